/** A stored document over the page: a PDF as it looks, any other as the text that was read from it. */
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { documentPage, documentUrl, getDocument, LAST_PAGE } from '#contract/documents.ts'
import { call, wordError } from '../api/call.ts'
import { withinOrigin } from '../api/document-file.ts'
import { useReader } from '../floor/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LoadFault } from './load-fault.tsx'
import { LazyPdfViewer } from './lazy-pdf-viewer.tsx'
import { TextPage } from './text-page.tsx'

export type StoredDocument = {
  readonly id: string
  readonly name?: string | undefined
  /** Asked for where it is not known. */
  readonly fileType?: string | undefined
  /** Of its text. */
  readonly language?: string | null | undefined
  /** Where to open it, and the words to mark there. */
  readonly page?: number | undefined
  readonly quote?: string | undefined
}

export type StoredDocumentProps = StoredDocument & { readonly onClose: () => void }

/** An address lives for minutes, and a text is only looked at now: neither is kept. */
const ONCE = { gcTime: 0, staleTime: Infinity } as const

export function StoredDocumentViewer({ id, name, fileType, language, page, quote, onClose }: StoredDocumentProps) {
  const {
    texts: { common, viewer },
  } = useReader()
  const isKnown = name !== undefined && fileType !== undefined
  const about = useQuery({
    queryKey: ['viewer', 'about', id],
    queryFn: ({ signal }) => call(getDocument, { params: { id }, signal }),
    enabled: !isKnown,
    ...ONCE,
  })
  const type = fileType ?? about.data?.fileType
  const title = name ?? about.data?.name ?? viewer.document
  const isPdf = type === 'pdf'
  const address = useQuery({
    queryKey: ['viewer', 'url', id],
    queryFn: ({ signal }) => call(documentUrl, { params: { id }, signal }),
    enabled: isPdf,
    ...ONCE,
  })
  const text = useQuery({
    queryKey: ['viewer', 'text', id],
    queryFn: ({ signal }) => call(documentPage, { params: { id, page: 1 }, query: { to: LAST_PAGE }, signal }),
    enabled: type !== undefined && !isPdf,
    ...ONCE,
  })
  const failed = [about, address, text].find(({ isError }) => isError)
  if (failed !== undefined)
    return (
      <Failed
        title={viewer.failedTitle}
        sentence={failed === address ? viewer.failedUrl : viewer.notLoaded}
        error={failed.error}
        quote={quote}
        onRetry={() => void failed.refetch()}
        onClose={onClose}
      />
    )
  if (address.data?.url === '')
    return (
      <Failed
        title={viewer.failedTitle}
        sentence={viewer.noUrl}
        quote={quote}
        onRetry={() => void address.refetch()}
        onClose={onClose}
      />
    )
  const waiting = (
    <Dialog title={title} closeLabel={common.close} onClose={onClose}>
      <p role="status" className="text-muted">
        {common.loading}
      </p>
    </Dialog>
  )
  if (address.data !== undefined)
    return (
      <Suspense fallback={waiting}>
        <LazyPdfViewer
          source={withinOrigin(address.data.url)}
          title={title}
          onClose={onClose}
          {...(page === undefined ? {} : { page })}
          {...(quote === undefined ? {} : { quote })}
        />
      </Suspense>
    )
  if (text.data === undefined) return waiting
  return (
    <Dialog title={title} closeLabel={common.close} width="wide" onClose={onClose}>
      <TextPage text={text.data.text} language={language ?? about.data?.language} quote={quote} />
    </Dialog>
  )
}

type FailedProps = {
  readonly title: string
  readonly sentence: string
  readonly error?: unknown
  readonly quote: string | undefined
  readonly onRetry: () => void
  readonly onClose: () => void
}

function Failed({ title, sentence, error, quote, onRetry, onClose }: FailedProps) {
  const {
    language,
    texts: { common, viewer },
  } = useReader()
  const status = error !== null && typeof error === 'object' && 'status' in error ? error.status : undefined
  const advice =
    status === 404
      ? viewer.documentGone
      : error === undefined
        ? undefined
        : wordError(error, language, common.unknownError, common.offline)
  return (
    <Dialog title={title} closeLabel={common.close} onClose={onClose}>
      <LoadFault sentence={sentence} advice={advice} quote={quote} {...(status === 404 ? {} : { onRetry })} />
    </Dialog>
  )
}
