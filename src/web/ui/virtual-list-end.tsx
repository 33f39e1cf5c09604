/** The end of a list that is loaded in pages: the next one, why it could not be had, or that there is no more. */
import { useEffect, useEffectEvent } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

export type ListMore = {
  readonly hasMore: boolean
  readonly isLoading: boolean
  /** Why the last attempt failed; it is not repeated by itself then. */
  readonly fault?: string | undefined
  readonly load: () => void
  readonly texts: { readonly more: string; readonly loading: string; readonly retry: string }
}

export function ListEnd({
  more: { hasMore, isLoading, fault, load, texts },
  isNear,
  count,
}: {
  readonly more: ListMore
  readonly isNear: boolean
  readonly count: number
}) {
  const loadNext = useEffectEvent(load)
  const isWanted = isNear && hasMore && !isLoading && fault === undefined
  useEffect(() => {
    if (isWanted) loadNext()
  }, [isWanted, count])
  if (!hasMore) return null
  return (
    <div className="mt-4 grid justify-items-center gap-3">
      {fault === undefined ? null : <Notice kind="bad">{fault}</Notice>}
      <p role="status" className="sr-only">
        {isLoading ? texts.loading : ''}
      </p>
      <Button kind="secondary" isBusy={isLoading} onClick={load}>
        {isLoading ? texts.loading : fault === undefined ? texts.more : texts.retry}
      </Button>
    </div>
  )
}
