/** A list with its states: loading, failed, none, some; and the way to its other pages. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordError } from '../api/call.ts'
import { useReader } from '../app/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyList, Skeletons, type EmptyProps } from './list-states.tsx'
import { Pager } from './pager.tsx'

/** What a list is asked for, and how another page of it is. */
export type PageProps = { readonly query: { readonly page?: number; readonly limit: number }; readonly onPage?: (page: number) => void }

type Props<Item> = PageProps & {
  readonly list: UseQueryResult<{ readonly items: readonly Item[]; readonly total: number }>
  readonly skeletons: { readonly count: number; readonly className: string }
  readonly fault: { readonly kind: 'warn' | 'bad'; readonly text: string }
  readonly empty: EmptyProps
  readonly className: string
  readonly children: (item: Item) => ReactNode
}

export function PagedList<Item>({ list: { data, error, refetch, isFetching }, query, onPage, skeletons, fault, empty, className, children }: Props<Item>) {
  const { language, texts: { common } } = useReader()
  if (data === undefined && error === null) return <Skeletons {...skeletons} />
  return (
    <>
      {error === null ? null : (
        <Notice kind={fault.kind}>
          <p>{fault.text} {wordError(error, language, '', common.offline)}</p>
          <Button kind="secondary" className="mt-2" isBusy={isFetching} onClick={() => void refetch()}>{common.retry}</Button>
        </Notice>
      )}
      {data?.total === 0 ? <EmptyList {...empty} /> : null}
      {data !== undefined && data.items.length > 0 ? <ul className={className}>{data.items.map(children)}</ul> : null}
      {data !== undefined && onPage !== undefined ? <Pager page={query.page ?? 1} limit={query.limit} total={data.total} onPage={onPage} /> : null}
    </>
  )
}
