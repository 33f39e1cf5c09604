/** Both parts as PDF: seen first, or kept. The key is for the owner of the paper: a visitor signs in first. */
import { Download, Eye } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { PaperPart } from '#domain/paper-part.ts'
import type { Paper } from '#domain/paper.ts'
import { useTexts } from '../../floor/texts.ts'
import { useFormatWords } from '../../paper-files/formats.ts'
import { useExport, type Export } from '../../paper-files/use-export.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { loadPart } from '../../ui/load-part.ts'
import type { Held } from '../draft.ts'
import type { Keeping } from './use-keeping.ts'

const PdfViewer = lazy(() =>
  loadPart(() => import('../../pdf-viewer/pdf-viewer.tsx')).then((module) => ({ default: module.PdfViewer })),
)

export function Downloads({
  paper,
  held,
  keeping,
  whyNot,
}: {
  readonly paper: Paper
  readonly held: Held | undefined
  readonly keeping: Keeping
  readonly whyNot: string | undefined
}) {
  const {
    preview: { downloads },
    exporting: { notAFile },
  } = useTexts()
  const exporting = useExport(paper.id, { lost: notAFile })
  const { fault, seen } = exporting
  const ofKey: Export = {
    ...exporting,
    download: (part) => {
      keeping.whenKept(() => exporting.download(part))
    },
    preview: (part) => {
      keeping.whenKept(() => exporting.preview(part))
    },
  }
  return (
    <section
      aria-labelledby="preview-downloads"
      className="grid content-start gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h3 id="preview-downloads" className="font-medium">
        {downloads.title}
      </h3>
      <Part part="paper" exporting={exporting} whyDisabled={whyNot} />
      <Part
        part="key"
        exporting={ofKey}
        whyDisabled={whyNot ?? (paper.configuration.includeAnswerKey ? undefined : downloads.noKey)}
      />
      {held?.kind === 'visitor' ? <p className="text-sm text-muted">{downloads.signInForKey}</p> : null}
      {fault === undefined ? null : <Notice kind="bad">{fault}</Notice>}
      {seen === undefined ? null : (
        <Suspense>
          <PdfViewer source={seen.link} title={seen.name} onClose={exporting.closePreview} />
        </Suspense>
      )}
    </section>
  )
}

function Part({
  part,
  exporting: { busy, download, preview },
  whyDisabled,
}: {
  readonly part: PaperPart
  readonly exporting: Export
  readonly whyDisabled: string | undefined
}) {
  const {
    preview: { downloads },
    exporting: { previewBusy },
  } = useTexts()
  const words = useFormatWords()
  const isSaving = busy?.part === part && busy.how === 'download'
  const isPreviewing = busy?.part === part && busy.how === 'preview'
  return (
    <div className="grid gap-1">
      <Button
        kind={part === 'paper' ? 'primary' : 'secondary'}
        whyDisabled={whyDisabled}
        isBusy={isSaving}
        onClick={() => download(part)}
      >
        <Download size={18} aria-hidden />
        {isSaving ? words.busy : downloads[part]}
      </Button>
      <Button
        kind="quiet"
        whyDisabled={whyDisabled}
        isBusy={isPreviewing}
        onClick={() => preview(part)}
        className="text-sm"
      >
        <Eye size={16} aria-hidden />
        {isPreviewing ? previewBusy : downloads.preview[part]}
      </Button>
      {whyDisabled === undefined ? null : <p className="text-sm text-muted">{whyDisabled}</p>}
    </div>
  )
}
