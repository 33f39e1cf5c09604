/** A stored document over the page: a PDF as it looks, any other as the text that was read from it. */
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { documentPage, documentUrl, getDocument } from '#contract/documents.ts'
import { call, wordError } from '../api/call.ts'
import { useReader } from '../app/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { loadPart } from '../ui/load-part.ts'
import { LoadFault } from './load-fault.tsx'
import { TextPage } from './text-page.tsx'

const PdfViewer = lazy(() => loadPart(() => import('./pdf-viewer.tsx')).then((module) => ({ default: module.PdfViewer })))

export type StoredDocument = {
  readonly id: string
  readonly name?: string | undefined
  /** Asked for where it is not known. */
  readonly fileType?: string | undefined
  readonly page?: number | undefined
  readonly quote?: string | undefined
}

type Props = StoredDocument & { readonly onClose: () => void }

/** An address lives for minutes, and a text is only looked at now: neither is kept. */
const ONCE = { gcTime: 0, staleTime: Infinity } as const

export function StoredDocumentViewer({ id, name, fileType, page, quote, onClose }: Props) {
  const { texts: { common, viewer } } = useReader()
  const isKnown = name !== undefined && fileType !== undefined
  const about = useQuery({ queryKey: ['viewer', 'about', id], queryFn: ({ signal }) => call(getDocument, { params: { id }, signal }), enabled: !isKnown, ...ONCE })
  const type = fileType ?? about.data?.fileType
  const title = name ?? about.data?.name ?? viewer.document
  const isPdf = type === 'pdf'
  const address = useQuery({ queryKey: ['viewer', 'url', id], queryFn: ({ signal }) => call(documentUrl, { params: { id }, signal }), enabled: isPdf, ...ONCE })
  const text = useQuery({ queryKey: ['viewer', 'text', id, page ?? 1], queryFn: ({ signal }) => call(documentPage, { params: { id, page: page ?? 1 }, signal }), enabled: type !== undefined && !isPdf, ...ONCE })
  const failed = [about, address, text].find(({ isError }) => isError)
  if (failed !== undefined) return <Failed title={viewer.failedTitle} sentence={failed === address ? viewer.failedUrl : viewer.notLoaded} error={failed.error} quote={quote} onRetry={() => void failed.refetch()} onClose={onClose} />
  if (address.data?.url === '') return <Failed title={viewer.failedTitle} sentence={viewer.noUrl} quote={quote} onRetry={() => void address.refetch()} onClose={onClose} />
  const waiting = <Dialog title={title} closeLabel={common.close} onClose={onClose}><p role="status" className="text-muted">{common.loading}</p></Dialog>
  if (address.data !== undefined) return <Suspense fallback={waiting}><PdfViewer source={withinOrigin(address.data.url)} title={title} onClose={onClose} {...(page === undefined ? {} : { page })} {...(quote === undefined ? {} : { quote })} /></Suspense>
  if (text.data === undefined) return waiting
  return <Dialog title={title} closeLabel={common.close} width="wide" onClose={onClose}><TextPage text={text.data.text} quote={quote} /></Dialog>
}

/** A page may call its own origin only, which may have another name than the one that the service was told (PUBLIC_URL). */
function withinOrigin(url: string): string {
  const { pathname, search } = new URL(url, location.origin)
  return `${pathname}${search}`
}

type FailedProps = { readonly title: string; readonly sentence: string; readonly error?: unknown; readonly quote: string | undefined; readonly onRetry: () => void; readonly onClose: () => void }

function Failed({ title, sentence, error, quote, onRetry, onClose }: FailedProps) {
  const { language, texts: { common, viewer } } = useReader()
  const status = error !== null && typeof error === 'object' && 'status' in error ? error.status : undefined
  const advice = status === 404 ? viewer.documentGone : error === undefined ? undefined : wordError(error, language, common.unknownError, common.offline)
  return (
    <Dialog title={title} closeLabel={common.close} onClose={onClose}>
      <LoadFault sentence={sentence} advice={advice} quote={quote} {...(status === 404 ? {} : { onRetry })} />
    </Dialog>
  )
}
