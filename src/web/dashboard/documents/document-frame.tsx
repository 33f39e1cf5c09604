/**
 * The file in a frame beside its facts: a PDF page by page, any other as the text that was read. The frame is our own
 * viewer, not
 * the browser's: in a sandboxed frame browsers show no PDF, and an upload never runs in our origin.
 */
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { documentPage, LAST_PAGE } from '#contract/documents.ts'
import { call, wordError } from '../../api/call.ts'
import { fetchFile, FileFault } from '../../api/document-file.ts'
import type { WholeDocument } from '../../api/document-lists.ts'
import { useReader } from '../../floor/texts.ts'
import { TextPage } from '../../pdf-viewer/text-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { wordFileFault } from './word-file-fault.ts'

const PdfFrame = lazy(() => import('../../pdf-viewer/pdf-frame.tsx').then((module) => ({ default: module.PdfFrame })))

/** Bytes are looked at now, and not kept. */
const ONCE = { gcTime: 0, staleTime: Infinity, retry: false } as const

export function DocumentFrame({ document }: { readonly document: WholeDocument }) {
  const { detail } = useReader().texts.dashboard.documents
  return (
    <section aria-label={detail.frame} className="min-w-0">
      {document.fileType === 'pdf' ? (
        <PdfFile document={document} />
      ) : document.status === 'ready' ? (
        <TextFile document={document} />
      ) : null}
    </section>
  )
}

function PdfFile({ document: { id } }: { readonly document: WholeDocument }) {
  const reader = useReader()
  const { viewer } = reader.texts
  const { data, error, refetch } = useQuery({
    queryKey: ['viewer', 'file', id],
    queryFn: ({ signal }) => fetchFile(id, signal),
    ...ONCE,
  })
  const damaged = <Failed sentence={viewer.notLoaded} />
  if (error !== null)
    return (
      <Failed
        {...(error instanceof FileFault ? wordFileFault(error, reader) : { sentence: viewer.failedDocument })}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Waiting />
  return (
    <Suspense fallback={<Waiting />}>
      <PdfFrame source={data} label={viewer.document} damaged={damaged} />
    </Suspense>
  )
}

function TextFile({ document: { id, language } }: { readonly document: WholeDocument }) {
  const {
    language: read,
    texts: { viewer, common },
  } = useReader()
  const { data, error, refetch } = useQuery({
    queryKey: ['viewer', 'text', id],
    queryFn: ({ signal }) => call(documentPage, { params: { id, page: 1 }, query: { to: LAST_PAGE }, signal }),
    ...ONCE,
  })
  if (error !== null)
    return (
      <Failed
        sentence={viewer.failedDocument}
        advice={wordError(error, read, common.unknownError, common.offline)}
        onRetry={() => void refetch()}
      />
    )
  return data === undefined ? <Waiting /> : <TextPage text={data.text} language={language} quote={undefined} />
}

function Waiting() {
  const { common } = useReader().texts
  return (
    <p role="status" className="grid h-80 place-content-center rounded-card border border-line bg-raised text-muted">
      {common.loading}
    </p>
  )
}

function Failed({
  sentence,
  advice,
  onRetry,
}: {
  readonly sentence: string
  readonly advice?: string
  readonly onRetry?: () => void
}) {
  const { common, viewer } = useReader().texts
  return (
    <Notice kind="bad">
      <h3 className="font-medium">{viewer.failedTitle}</h3>
      <p>{sentence}</p>
      {advice === undefined ? null : <p className="text-sm">{advice}</p>}
      {onRetry === undefined ? null : (
        <Button kind="secondary" className="mt-2" onClick={onRetry}>
          {common.retry}
        </Button>
      )}
    </Notice>
  )
}
