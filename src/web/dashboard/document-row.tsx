/** One document: what it is, its state, and what can be done with it. */
import { useNavigate } from '@tanstack/react-router'
import { Eye, FileText, Sparkles, Trash2 } from 'lucide-react'
import type { listDocuments } from '#contract/documents.ts'
import type { AnswerOf } from '#contract/route.ts'
import { wordDocumentFault } from '../api/word-document-fault.ts'
import { scriptTag } from '../app/language.ts'
import { useReader } from '../app/texts.ts'
import { useDocumentViewer } from '../pdf-viewer/use-document-viewer.tsx'
import { Button } from '../ui/button.tsx'
import { Badge } from './badge.tsx'
import { formatDate } from './format-date.ts'
import { useRemoval } from './use-removal.ts'

type Document = AnswerOf<typeof listDocuments>['items'][number]

const KINDS = { uploading: 'note', processing: 'note', ready: 'ok', error: 'bad' } as const

export function DocumentRow({ document }: { readonly document: Document }) {
  const { language, texts: { common, dashboard: { documents: words } } } = useReader()
  const navigate = useNavigate()
  const { remove } = useRemoval('documents')
  const { id, name, status, page_count: pages, createdAt, extractedTopics, error } = document
  const isPdf = document.fileType === 'pdf'
  const { openDocument, documentViewer } = useDocumentViewer()
  const generate = (): void => void navigate({ to: '/generator', search: { step: 2 }, state: { document: { id, name } } })
  const facts = [...(isPdf && status === 'ready' ? [words.pages(pages)] : []), ...(status === 'ready' ? [words.topics(extractedTopics.length)] : []), formatDate(createdAt, language)]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4">
      <FileText size={22} className="shrink-0 text-muted max-sm:hidden" aria-hidden />
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p lang={scriptTag(name, language)} className="font-medium break-words">{name}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted"><Badge kind={KINDS[status]}>{words.statuses[status]}</Badge>{facts.map((fact) => <span key={fact}>{fact}</span>)}</p>
        {error === undefined ? null : <p className="text-sm text-bad">{wordDocumentFault(error, language)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-1 sm:gap-2">
        <Button kind="secondary" className="px-3!" onClick={generate} whyDisabled={status === 'ready' ? undefined : status === 'error' ? words.notRead : words.notReady}><Sparkles size={16} aria-hidden />{words.generate}</Button>
        {isPdf || status === 'ready' ? <Button kind="quiet" className="px-3!" onClick={() => openDocument(document)}><Eye size={16} aria-hidden />{isPdf ? words.view : words.viewText}</Button> : null}
        <Button kind="quiet" className="px-2.5!" aria-label={common.of(words.delete, name)} title={words.delete} onClick={() => remove({ id, name })}><Trash2 size={18} aria-hidden /></Button>
      </div>
      {documentViewer}
    </li>
  )
}
