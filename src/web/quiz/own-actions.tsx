/** What the owner of a paper does with it: both parts as files, the link, the page of exports. */
import { Link } from '@tanstack/react-router'
import { Download, Eye, FileCheck, FileOutput } from 'lucide-react'
import { useTexts } from '../floor/texts.ts'
import { useFormatWords } from '../paper-files/formats.ts'
import { useExport } from '../paper-files/use-export.ts'
import { ShareButton } from '../sharing/share-button.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { ExportOutcome } from './export-outcome.tsx'

export function OwnActions({
  id,
  title,
  hasKey,
}: {
  readonly id: string
  readonly title: string
  readonly hasKey: boolean
}) {
  const { quiz, sharing, exporting: words } = useTexts()
  const exporting = useExport(id)
  const { busy: making } = useFormatWords()
  const { busy } = exporting
  const isSaving = (part: 'paper' | 'key'): boolean => busy?.how === 'download' && busy.part === part
  const isPreviewing = busy?.how === 'preview'
  return (
    <>
      <div role="group" aria-label={quiz.actions} className="flex flex-wrap gap-3">
        <Button isBusy={isSaving('paper')} onClick={() => exporting.download('paper')}>
          <Download size={18} aria-hidden />
          {isSaving('paper') ? making : quiz.download}
        </Button>
        <Button
          kind="secondary"
          isBusy={isSaving('key')}
          whyDisabled={hasKey ? undefined : words.noKey}
          onClick={() => exporting.download('key')}
        >
          <FileCheck size={18} aria-hidden />
          {isSaving('key') ? making : quiz.key}
        </Button>
        <Button kind="secondary" isBusy={isPreviewing} onClick={() => exporting.preview('paper')}>
          <Eye size={18} aria-hidden />
          {isPreviewing ? words.previewBusy : quiz.preview}
        </Button>
        <ShareButton paper={{ id, title }} copied={sharing.copied.quiz} />
        <Link to="/quiz/$id/export" params={{ id }} className={buttonLook('secondary')}>
          <FileOutput size={18} aria-hidden />
          {quiz.export}
        </Link>
      </div>
      <ExportOutcome exporting={exporting} />
    </>
  )
}
