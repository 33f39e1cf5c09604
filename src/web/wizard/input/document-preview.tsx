/** A document as it is: a PDF in the viewer, any other as the text that was read. */
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { documentPage, documentUrl } from '#contract/documents.ts'
import { call, wordError } from '../../api/call.ts'
import { useReader } from '../../app/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LazyPdfViewer } from './lazy-pdf-viewer.tsx'
import type { DocumentRow } from './upload-row.ts'

/** `file`: its bytes, where they are still at hand. */
export type Previewed = { readonly document: Pick<DocumentRow, 'id' | 'name' | 'fileType' | 'language'>; readonly file?: File }
type Props = Previewed & { readonly onClose: () => void }

export function DocumentPreview(props: Props) {
  return props.document.fileType === 'pdf' ? <PdfPreview {...props} /> : <TextPreview {...props} />
}

function PdfPreview({ document, file, onClose }: Props) {
  // Not below the document's own key: a new address would begin the viewer anew.
  const { data, error } = useQuery({ queryKey: ['document-url', document.id], queryFn: ({ signal }) => call(documentUrl, { params: { id: document.id }, signal }), enabled: file === undefined, gcTime: 0, staleTime: Infinity })
  const source = file ?? (data && withinOrigin(data.url))
  if (source === undefined) return <Waiting document={document} error={error} onClose={onClose} />
  return <Suspense fallback={<Waiting document={document} error={null} onClose={onClose} />}><LazyPdfViewer source={source} title={document.name} onClose={onClose} /></Suspense>
}

/** A page may call its own origin only, which may have another name than the one that the service was told. */
function withinOrigin(url: string): string {
  const { pathname, search } = new URL(url, location.origin)
  return `${pathname}${search}`
}

function TextPreview({ document, onClose }: Props) {
  const { texts: { common } } = useReader()
  const { data, error } = useQuery({ queryKey: ['document-text', document.id], queryFn: ({ signal }) => call(documentPage, { params: { id: document.id, page: 1 }, signal }) })
  if (data === undefined) return <Waiting document={document} error={error} onClose={onClose} />
  return (
    <Dialog title={document.name} closeLabel={common.close} onClose={onClose} width="wide">
      <div lang={document.language ?? undefined} className="max-w-[70ch] whitespace-pre-wrap">{data.text}</div>
    </Dialog>
  )
}

function Waiting({ document, error, onClose }: { readonly document: Previewed['document']; readonly error: unknown; readonly onClose: () => void }) {
  const { language, texts: { input: { preview }, common } } = useReader()
  return (
    <Dialog title={document.name} closeLabel={common.close} onClose={onClose}>
      {error === null ? <p role="status" className="text-muted">{preview.loading}</p> : <Notice kind="bad">{wordError(error, language, preview.noPreview, common.offline)}</Notice>}
    </Dialog>
  )
}
