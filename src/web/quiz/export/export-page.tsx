/**
 * /quiz/{id}/export: which parts of a paper, in which formats and look; the first page of each file is shown as it
 * will be (decision D12).
 */
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Download } from 'lucide-react'
import { useState } from 'react'
import type { LossChoice } from '#domain/loss.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import { filesOf } from '#formats/format.ts'
import { FORMATS, USUAL_FORMAT, type Format } from '#formats/formats.ts'
import { emptyFileAdvice } from '#formats/losses.ts'
import { filesOfAll, partsOfAll } from '#formats/several.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { toldIn } from '../../floor/told.ts'
import { useReader } from '../../floor/texts.ts'
import { useFormatWords, useZipWords } from '../../paper-files/formats.ts'
import { useExport } from '../../paper-files/use-export.ts'
import { formatChoices } from '../../paper-files/word-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadedQuiz, type Loaded } from '../loaded-quiz.tsx'
import { FilePreview } from './file-preview.tsx'
import { FormatCards } from './format-cards.tsx'
import { FormatLosses } from './format-losses.tsx'
import { KeySwitch } from './key-switch.tsx'
import { PaperOptions } from './paper-options.tsx'
import { RadioCards } from './radio-cards.tsx'
import { ZipContents } from './zip-contents.tsx'

export function ExportPage() {
  return <LoadedQuiz show={(loaded) => <Export {...loaded} />} />
}

function Export({ id, answer, read: { hasAnswers, isOwn, asked } }: Loaded) {
  const {
    language,
    texts: { exporting: words },
  } = useReader()
  const [formats, setFormats] = useState<readonly Format[]>([USUAL_FORMAT])
  const [isSeveral, setSeveral] = useState(false)
  const [chosen, setPart] = useState<ExportPart>('paper')
  const [template, setTemplate] = useState<string>()
  const [losses, setLosses] = useState<LossChoice>('convert')
  const [format = USUAL_FORMAT] = formats
  const exporting = useExport(id, { format, template, losses })
  const [ofFormat, ofZip] = [useFormatWords(format), useZipWords()]
  const isOff = answer.configuration.includeAnswerKey === false
  // A link without answers gives the question paper alone.
  const partsOf = (some: readonly Format[]): readonly ExportPart[] =>
    partsOfAll(some).filter((part) => part === 'paper' || hasAnswers)
  const offered = partsOf(formats)
  const had = offered.filter((one) => one === 'paper' || !isOff)
  const part = had.includes(chosen) ? chosen : had[0]
  const files = part === undefined ? [] : filesOfAll(formats, part)
  const look = findTemplate(template ?? answer.templateId) ?? templateFor(answer.configuration)
  const empty = new Map(
    formats.flatMap((one) => {
      const advice =
        part === undefined ? undefined : emptyFileAdvice(FORMATS[one], asked, { template: look, part, choice: losses })
      return advice === undefined ? [] : [[one, advice] as const]
    }),
  )
  const [firstEmpty] = empty
  const fault =
    formats.length === 0
      ? words.chooseFormat
      : files.length === 0
        ? words.noKey
        : firstEmpty !== undefined
          ? toldIn(language).losses.nothingLeft(FORMATS[firstEmpty[0]].name[language], firstEmpty[1])
          : undefined
  const said = isSeveral ? ofZip.download(1) : ofFormat.download(Math.max(1, files.length))
  const busy = exporting.busy === undefined ? undefined : isSeveral ? ofZip.busy : ofFormat.busy
  // Of several formats one is shown: the first that can be.
  const shown = formats.find((one) => !isSeveral || FORMATS[one].preview !== 'none')
  const shownFiles = files.filter((file) => file.format === shown)
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
            chosen={formats}
            onChoose={setFormats}
            formats={formatChoices(FORMATS, language).filter(({ value }) => partsOf([value]).length > 0)}
            isSeveral={isSeveral}
            onSeveral={(several) => {
              setSeveral(several)
              if (!several) setFormats([format])
            }}
          />
          <RadioCards
            legend={words.part}
            value={part ?? 'both'}
            onChoose={setPart}
            options={offered.map((one) => ({
              value: one,
              name: words.parts[one].name,
              hint: one === 'both' ? words.parts.both[bothIn(formats)] : words.parts[one].hint,
              isOff: isOff && one !== 'paper',
            }))}
          >
            {isOff && isOwn ? <KeySwitch id={id} revision={answer.revision} onSwitched={() => setPart('key')} /> : null}
          </RadioCards>
          {formats.some((one) => FORMATS[one].group === 'print' || FORMATS[one].group === 'edit') ? (
            <PaperOptions answer={answer} template={template} onTemplate={setTemplate} />
          ) : null}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          {isSeveral && files.length > 0 ? <ZipContents files={files} /> : null}
          {part === undefined ? null : (
            <FormatLosses
              formats={formats}
              asked={asked}
              template={look}
              part={part}
              choice={losses}
              onChoose={setLosses}
              empty={empty}
            />
          )}
          {exporting.fault === undefined ? null : <Notice kind="bad">{exporting.fault}</Notice>}
          <Button
            className="sm:justify-self-start"
            isBusy={exporting.busy !== undefined}
            whyDisabled={fault}
            onClick={() => {
              if (part === undefined) return
              if (isSeveral) exporting.downloadZip(formats, part)
              else exporting.download(...files.map((file) => file.part))
            }}
          >
            <Download size={18} aria-hidden />
            {busy ?? said}
          </Button>
          <section aria-label={words.preview} className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
            {shownFiles.map((one) => (
              <FilePreview
                key={one.part}
                id={id}
                revision={answer.revision}
                format={one.format}
                entry={FORMATS[one.format]}
                part={one.part}
                template={template}
                losses={losses}
                isAlone={shownFiles.length === 1}
              />
            ))}
          </section>
        </div>
      </div>
      <p className="sr-only" role="status">
        {busy}
      </p>
    </main>
  )
}

/** How question paper and key come together. */
function bothIn(formats: readonly Format[]): 'hint' | 'inOneFile' | 'inSome' {
  const counts = new Set(formats.map((format) => filesOf(FORMATS[format], 'both').length))
  if (counts.size > 1) return 'inSome'
  return counts.has(1) ? 'inOneFile' : 'hint'
}
