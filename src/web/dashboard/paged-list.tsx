/** A short list with its states: loading, failed, none, some. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordError } from '../api/call.ts'
import { useReader } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyList, Skeletons, type EmptyProps } from './list-states.tsx'

type Props<Item> = {
  readonly list: UseQueryResult<{ readonly items: readonly Item[]; readonly total: number }>
  readonly skeletons: { readonly count: number; readonly className: string }
  readonly fault: { readonly kind: 'warn' | 'bad'; readonly text: string }
  readonly empty: EmptyProps
  readonly className: string
  readonly children: (item: Item) => ReactNode
}

export function PagedList<Item>({
  list: { data, error, refetch, isFetching },
  skeletons,
  fault,
  empty,
  className,
  children,
}: Props<Item>) {
  const {
    language,
    texts: { common },
  } = useReader()
  if (data === undefined && error === null) return <Skeletons {...skeletons} />
  return (
    <>
      {error === null ? null : (
        <Notice kind={fault.kind}>
          <p>
            {fault.text} {wordError(error, language, '', common.offline)}
          </p>
          <Button kind="secondary" className="mt-2" isBusy={isFetching} onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {data?.total === 0 ? <EmptyList {...empty} /> : null}
      {data !== undefined && data.items.length > 0 ? <ul className={className}>{data.items.map(children)}</ul> : null}
    </>
  )
}
