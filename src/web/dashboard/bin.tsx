/** What was deleted in the last 30 days, and the way back. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { wordError } from '../api/call.ts'
import { documentsQuery, papersQuery } from '../api/queries.ts'
import { useReader } from '../app/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { formatDate } from './format-date.ts'
import { LIBRARY_PAGE } from './library.tsx'
import { Skeletons } from './list-states.tsx'
import { Pager } from './pager.tsx'
import { useRemoval, type Item } from './use-removal.ts'

export function Bin() {
  const { texts: { dashboard } } = useReader()
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-xl font-semibold" tabIndex={-1}>{dashboard.views.deleted}</h1>
        <p className="mt-1 text-muted">{dashboard.bin.text}</p>
      </div>
      <DeletedDocuments />
      <DeletedQuizzes />
    </div>
  )
}

function DeletedDocuments() {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({ ...documentsQuery({ page, limit: LIBRARY_PAGE, deleted: true }), placeholderData: keepPreviousData })
  return <Deleted kind="documents" list={data && { total: data.total, items: data.items }} error={error} retry={refetch} page={page} onPage={setPage} />
}

function DeletedQuizzes() {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({ ...papersQuery({ page, limit: LIBRARY_PAGE, deleted: true }), placeholderData: keepPreviousData })
  return <Deleted kind="quizzes" list={data && { total: data.total, items: data.items.map((quiz) => ({ ...quiz, name: quiz.title })) }} error={error} retry={refetch} page={page} onPage={setPage} />
}

type Props = {
  readonly kind: 'documents' | 'quizzes'
  readonly list: { readonly total: number; readonly items: readonly (Item & { readonly deletedAt?: string | undefined })[] } | undefined
  readonly error: unknown
  readonly retry: () => Promise<unknown>
  readonly page: number
  readonly onPage: (page: number) => void
}

function Deleted({ kind, list, error, retry, page, onPage }: Props) {
  const { language, texts: { dashboard: { bin, ...dashboard }, common } } = useReader()
  const { restore } = useRemoval(kind)
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{bin[kind]}</h2>
      {error === null ? null : (
        <Notice kind="bad">
          <p>{dashboard[kind].loadFailed} {wordError(error, language, '', common.offline)}</p>
          <Button kind="secondary" className="mt-2" onClick={() => void retry()}>{common.retry}</Button>
        </Notice>
      )}
      {list === undefined && error === null ? <Skeletons count={1} className="h-16" /> : null}
      {list?.total === 0 ? <p className="text-muted">{bin.none[kind]}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {list?.items.map(({ id, name, deletedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-medium break-words">{name}</p>
              {deletedAt === undefined ? null : <p className="text-sm text-muted">{bin.deletedOn(formatDate(deletedAt, language))}</p>}
            </div>
            <Button kind="secondary" aria-label={common.of(bin.restore, name)} onClick={() => restore({ id, name })}><RotateCcw size={16} aria-hidden />{bin.restore}</Button>
          </li>
        ))}
      </ul>
      {list === undefined ? null : <Pager page={page} limit={LIBRARY_PAGE} total={list.total} onPage={onPage} />}
    </section>
  )
}
