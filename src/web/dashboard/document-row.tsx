/** One document: what it is, its state, and what can be done with it. */
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download, Eye, FileText, Sparkles, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { toast } from '../ui/toast.ts'
import { documentUrl, type listDocuments } from '#contract/documents.ts'
import type { AnswerOf } from '#contract/route.ts'
import { call, wordError } from '../api/call.ts'
import { useReader } from '../app/texts.ts'
import { Button } from '../ui/button.tsx'
import { loadPart } from '../ui/load-part.ts'
import { Badge } from './badge.tsx'
import { formatDate } from './format-date.ts'
import { useRemoval } from './use-removal.ts'

const PdfViewer = lazy(() => loadPart(() => import('../pdf-viewer/pdf-viewer.tsx')).then((module) => ({ default: module.PdfViewer })))

type Document = AnswerOf<typeof listDocuments>['items'][number]

const KINDS = { uploading: 'note', processing: 'note', ready: 'ok', error: 'bad' } as const

export function DocumentRow({ document }: { readonly document: Document }) {
  const { language, texts: { dashboard: { documents: words } } } = useReader()
  const navigate = useNavigate()
  const { remove } = useRemoval('documents')
  const { id, name, status, page_count: pages, createdAt, extractedTopics, error } = document
  const isPdf = document.fileType === 'pdf'
  const { source, open, close, isOpening } = useOpening(id, isPdf)
  const generate = (): void => void navigate({ to: '/generator', search: { step: 2 }, state: { document: { id, name } } })
  const facts = [...(isPdf && status === 'ready' ? [words.pages(pages)] : []), ...(status === 'ready' ? [words.topics(extractedTopics.length)] : []), formatDate(createdAt, language)]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4">
      <FileText size={22} className="shrink-0 text-muted max-sm:hidden" aria-hidden />
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="font-medium break-words">{name}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted"><Badge kind={KINDS[status]}>{words.statuses[status]}</Badge>{facts.map((fact) => <span key={fact}>{fact}</span>)}</p>
        {error === undefined ? null : <p className="text-sm text-bad">{error.message}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-1 sm:gap-2">
        <Button kind="secondary" className="px-3!" onClick={generate} whyDisabled={status === 'ready' ? undefined : status === 'error' ? words.notRead : words.notReady}><Sparkles size={16} aria-hidden />{words.generate}</Button>
        <Button kind="quiet" className="px-3!" isBusy={isOpening} onClick={open}>{isPdf ? <Eye size={16} aria-hidden /> : <Download size={16} aria-hidden />}{isPdf ? words.view : words.download}</Button>
        <Button kind="quiet" className="px-2.5!" aria-label={`${words.delete}: ${name}`} title={words.delete} onClick={() => remove({ id, name })}><Trash2 size={18} aria-hidden /></Button>
      </div>
      {source === undefined ? null : <Suspense><PdfViewer source={source} title={name} onClose={close} /></Suspense>}
    </li>
  )
}

/** A PDF opens over the page; any other file is one that the browser saves. */
function useOpening(id: string, isPdf: boolean) {
  const { language, texts: { dashboard: { documents }, common } } = useReader()
  const [source, setSource] = useState<string>()
  const opening = useMutation({
    mutationFn: () => call(documentUrl, { params: { id } }),
    onSuccess: ({ url }) => {
      // The page may call its own origin only, which the service may know under another name (PUBLIC_URL).
      const { pathname, search } = new URL(url, location.origin)
      if (isPdf) setSource(`${pathname}${search}`)
      else location.assign(`${pathname}${search}`)
    },
    onError: (error) => toast.error(documents.viewFailed, { description: wordError(error, language, common.unknownError, common.offline) }),
  })
  return { source, open: () => opening.mutate(), close: () => setSource(undefined), isOpening: opening.isPending }
}
