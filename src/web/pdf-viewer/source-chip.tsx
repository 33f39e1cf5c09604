/** Where a question stands in its document; opens the page with the quotation marked. */
import { FileText } from 'lucide-react'
import type { Source } from '#domain/question.ts'
import { useTexts } from '../floor/texts.ts'
import { useDocumentViewer } from './use-document-viewer.tsx'

type Props = {
  readonly source: Source
  /** Where it is known: else it is asked for when the document is opened. */
  readonly documentName?: string | undefined
}

export function SourceChip({ source: { documentId, page, heading, quote }, documentName }: Props) {
  const { viewer } = useTexts()
  const { openDocument, documentViewer } = useDocumentViewer()
  return (
    <>
      <button
        type="button"
        title={heading}
        onClick={() => openDocument({ id: documentId, name: documentName, page, quote })}
        className="inline-flex min-h-6 max-w-56 items-center gap-1 rounded-full border border-line bg-surface px-2 py-0.5 text-xs text-muted hover:bg-raised hover:text-ink"
      >
        <FileText size={12} className="shrink-0" aria-hidden />
        <span className="sr-only">{viewer.sourceLabel}</span>
        <span className="truncate">{page === undefined ? (heading ?? viewer.source) : viewer.pageShort(page)}</span>
      </button>
      {documentViewer}
    </>
  )
}
