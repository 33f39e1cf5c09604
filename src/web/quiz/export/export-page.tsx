/** /quiz/{id}/export: which parts of a paper, in which format and look; the first page of each file is shown as it will be (decision D12). */
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Download } from 'lucide-react'
import { useState } from 'react'
import { templatesFor } from '#templates/templates.ts'
import { useReader } from '../../app/texts.ts'
import { FORMATS, type Format } from '../../paper-files/formats.ts'
import { useExport } from '../../paper-files/use-export.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadedQuiz, type Loaded } from '../loaded-quiz.tsx'
import { FilePreview } from './file-preview.tsx'
import { KeySwitch } from './key-switch.tsx'
import { PARTS, type Part } from './parts.ts'
import { RadioCards } from './radio-cards.tsx'

export function ExportPage() {
  return <LoadedQuiz show={(loaded) => <Export {...loaded} />} />
}

const FORMAT_NAMES = Object.keys(FORMATS) as Format[]

function Export({ id, answer, read: { hasAnswers, isOwn } }: Loaded) {
  const { exporting: words } = useReader().texts
  const [format, setFormat] = useState<Format>('pdf')
  const [chosen, setPart] = useState<Part>('paper')
  const [template, setTemplate] = useState<string>()
  const exporting = useExport(id, { format, template })
  const isOff = answer.configuration.includeAnswerKey === false
  // A link without answers gives the question paper alone.
  const offered = (Object.keys(PARTS) as Part[]).filter((one) => one === 'paper' || hasAnswers)
  const part = isOff ? 'paper' : chosen
  const parts = PARTS[part]
  return (
    <main id="main" className="mx-auto grid w-full max-w-[72rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6">
      <Link to={isOwn ? '/quiz/$id' : '/quiz/$id/preview'} params={{ id }} className="inline-flex min-h-10 items-center gap-2 justify-self-start text-sm font-medium text-accent hover:underline"><ArrowLeft size={16} aria-hidden />{words.back}</Link>
      <h1 className="text-xl font-semibold wrap-anywhere">{words.heading(answer.title)}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card border border-line bg-surface p-5 lg:sticky lg:top-20">
          <RadioCards legend={words.format} value={format} onChoose={setFormat} options={FORMAT_NAMES.map((one) => ({ value: one, ...words.formats[one] }))} />
          <RadioCards legend={words.part} value={part} onChoose={setPart} options={offered.map((one) => ({ value: one, ...words.parts[one], isOff: isOff && one !== 'paper' }))}>
            {isOff && isOwn ? <KeySwitch id={id} revision={answer.revision} onSwitched={() => setPart('key')} /> : null}
          </RadioCards>
          <PaperOptions answer={answer} template={template} onTemplate={setTemplate} />
          {exporting.fault === undefined ? null : <Notice kind="bad">{exporting.fault}</Notice>}
          <Button isBusy={exporting.busy !== undefined} onClick={() => exporting.download(...parts)}><Download size={18} aria-hidden />{exporting.busy === undefined ? words.download(parts.length) : words.busy}</Button>
        </div>
        <section aria-label={words.preview} className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
          {parts.map((one) => <FilePreview key={one} id={id} revision={answer.revision} format={format} part={one} template={template} isAlone={parts.length === 1} />)}
        </section>
      </div>
      <p className="sr-only" role="status">{exporting.busy === undefined ? '' : words.busy}</p>
    </main>
  )
}

/** Of this file alone: the paper keeps its own. A format of the examination has one template. */
function PaperOptions({ answer: { templateId, configuration }, template, onTemplate }: { readonly answer: Loaded['answer']; readonly template: string | undefined; readonly onTemplate: (template: string | undefined) => void }) {
  const { language, texts: { exporting: words } } = useReader()
  const templates = templatesFor(configuration.paperFormat)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{words.options}</legend>
      {templates.length < 2 ? null : (
        <NativeSelect
          label={words.template} hint={words.templateHint} value={template ?? templateId} onChange={(chosen) => onTemplate(chosen === templateId ? undefined : chosen)}
          options={templates.map(({ id, name }) => ({ value: id as string, label: id === templateId ? words.ownTemplate(name[language]) : name[language] }))}
        />
      )}
      <p className="flex flex-wrap gap-x-2 text-sm"><span className="text-muted">{words.page}</span>{words.pageSize}</p>
    </fieldset>
  )
}
