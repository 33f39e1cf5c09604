/**
 * /quiz/{id}/export: which parts of a paper, in which format and look; the first page of each file is shown as it will
 * be (decision D12).
 */
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Download } from 'lucide-react'
import { useState } from 'react'
import type { LossChoice } from '#domain/loss.ts'
import { EXPORT_PARTS, type ExportPart } from '#domain/paper-part.ts'
import { filesOf, type FormatEntry } from '#formats/format.ts'
import { FORMATS, USUAL_FORMAT, type Format } from '#formats/formats.ts'
import { carriedQuestions } from '#formats/losses.ts'
import { findTemplate, templateFor, templatesFor } from '#templates/templates.ts'
import { toldIn } from '../../floor/told.ts'
import { useReader } from '../../floor/texts.ts'
import { useFormatWords } from '../../paper-files/formats.ts'
import { useExport } from '../../paper-files/use-export.ts'
import { formatChoices } from '../../paper-files/word-format.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadedQuiz, type Loaded } from '../loaded-quiz.tsx'
import { FilePreview } from './file-preview.tsx'
import { FormatCards } from './format-cards.tsx'
import { FormatLosses } from './format-losses.tsx'
import { KeySwitch } from './key-switch.tsx'
import { RadioCards } from './radio-cards.tsx'

export function ExportPage() {
  return <LoadedQuiz show={(loaded) => <Export {...loaded} />} />
}

function Export({ id, answer, read: { hasAnswers, isOwn, asked } }: Loaded) {
  const {
    language,
    texts: { exporting: words },
  } = useReader()
  const [format, setFormat] = useState<Format>(USUAL_FORMAT)
  const [chosen, setPart] = useState<ExportPart>('paper')
  const entry = FORMATS[format]
  const ofFormat = useFormatWords(format)
  const [template, setTemplate] = useState<string>()
  const [losses, setLosses] = useState<LossChoice>('convert')
  const exporting = useExport(id, { format, template, losses })
  const isOff = answer.configuration.includeAnswerKey === false
  // A link without answers gives the question paper alone.
  const partsOf = (one: FormatEntry): readonly ExportPart[] =>
    EXPORT_PARTS.filter((part) => (part === 'paper' || hasAnswers) && filesOf(one, part).length > 0)
  const offered = partsOf(entry)
  const had = offered.filter((one) => one === 'paper' || !isOff)
  const part = had.includes(chosen) ? chosen : had[0]
  const files = part === undefined ? [] : filesOf(entry, part)
  const look = findTemplate(template ?? answer.templateId) ?? templateFor(answer.configuration)
  const hintOf = (one: ExportPart): string =>
    one === 'both' && filesOf(entry, one).length === 1 ? words.parts.both.inOneFile : words.parts[one].hint
  const isEmpty =
    part !== undefined &&
    asked.questions.length > 0 &&
    carriedQuestions(entry, asked, { template: look, part, choice: losses }).length === 0
  return (
    <main id="main" className="mx-auto grid w-full max-w-[72rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6">
      <Link
        to={isOwn ? '/quiz/$id' : '/quiz/$id/preview'}
        params={{ id }}
        className="inline-flex min-h-10 items-center gap-2 justify-self-start text-sm font-medium text-accent hover:underline"
      >
        <ArrowLeft size={16} aria-hidden />
        {words.back}
      </Link>
      <h1 className="text-xl font-semibold wrap-anywhere">{words.heading(answer.title)}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card border border-line bg-surface p-5 lg:sticky lg:top-20">
          <FormatCards
            value={format}
            onChoose={setFormat}
            formats={formatChoices(FORMATS, language).filter(({ value }) => partsOf(FORMATS[value]).length > 0)}
          />
          <RadioCards
            legend={words.part}
            value={part ?? 'both'}
            onChoose={setPart}
            options={offered.map((one) => ({
              value: one,
              name: words.parts[one].name,
              hint: hintOf(one),
              isOff: isOff && one !== 'paper',
            }))}
          >
            {isOff && isOwn ? <KeySwitch id={id} revision={answer.revision} onSwitched={() => setPart('key')} /> : null}
          </RadioCards>
          {entry.group === 'print' || entry.group === 'edit' ? (
            <PaperOptions answer={answer} template={template} onTemplate={setTemplate} />
          ) : null}
          {part === undefined ? null : (
            <FormatLosses
              entry={entry}
              asked={asked}
              template={look}
              part={part}
              choice={losses}
              onChoose={setLosses}
              isEmpty={isEmpty}
            />
          )}
          {exporting.fault === undefined ? null : <Notice kind="bad">{exporting.fault}</Notice>}
          <Button
            isBusy={exporting.busy !== undefined}
            whyDisabled={files.length === 0 ? words.noKey : isEmpty ? toldIn(language).losses.nothingLeft : undefined}
            onClick={() => exporting.download(...files)}
          >
            <Download size={18} aria-hidden />
            {exporting.busy === undefined ? ofFormat.download(Math.max(1, files.length)) : ofFormat.busy}
          </Button>
        </div>
        <section aria-label={words.preview} className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
          {files.map((one) => (
            <FilePreview
              key={one}
              id={id}
              revision={answer.revision}
              format={format}
              entry={entry}
              part={one}
              template={template}
              losses={losses}
              isAlone={files.length === 1}
            />
          ))}
        </section>
      </div>
      <p className="sr-only" role="status">
        {exporting.busy === undefined ? '' : ofFormat.busy}
      </p>
    </main>
  )
}

/** Of this file alone: the paper keeps its own. A format of the examination has one template. */
function PaperOptions({
  answer: { templateId, configuration },
  template,
  onTemplate,
}: {
  readonly answer: Loaded['answer']
  readonly template: string | undefined
  readonly onTemplate: (template: string | undefined) => void
}) {
  const {
    language,
    texts: { exporting: words },
  } = useReader()
  const templates = templatesFor(configuration.paperFormat)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{words.options}</legend>
      {templates.length < 2 ? null : (
        <NativeSelect
          label={words.template}
          hint={words.templateHint}
          value={template ?? templateId}
          onChange={(chosen) => onTemplate(chosen === templateId ? undefined : chosen)}
          options={templates.map(({ id, name }) => ({
            value: id as string,
            label: id === templateId ? words.ownTemplate(name[language]) : name[language],
          }))}
        />
      )}
      <p className="flex flex-wrap gap-x-2 text-sm">
        <span className="text-muted">{words.page}</span>
        {words.pageSize}
      </p>
    </fieldset>
  )
}
