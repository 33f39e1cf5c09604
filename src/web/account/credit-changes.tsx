/** Where the credits went and came from, the newest change first. */
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listCredits } from '#contract/account.ts'
import { call, wordError } from '../api/call.ts'
import { keys } from '../api/queries.ts'
import { wordDate } from '../floor/dates.ts'
import { DATE_TAGS } from '../floor/language.ts'
import { useReader } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { joined } from '../ui/joined.ts'
import { Notice } from '../ui/notice.tsx'

const AT_ONCE = '10'

/** Under the key of usage, so that whatever changes that wakes it. */
const changesQuery = infiniteQueryOptions({
  queryKey: [...keys.usage, 'credits'],
  queryFn: ({ pageParam, signal }) =>
    call(listCredits, { query: { limit: AT_ONCE, ...(pageParam === undefined ? {} : { cursor: pageParam }) }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor,
})

export function CreditChanges() {
  const {
    language,
    texts: { credits: words, common },
  } = useReader()
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(changesQuery)
  const amount = new Intl.NumberFormat(DATE_TAGS[language], { signDisplay: 'always' })
  return (
    <>
      <p className="text-sm text-muted">{words.text}</p>
      {data === undefined && error === null ? (
        <p role="status" className="text-muted">
          {common.loading}
        </p>
      ) : null}
      {data === undefined ? null : (
        <ul aria-label={words.changes} className="divide-y divide-line">
          {data.pages
            .flatMap(({ items }) => items)
            .map(({ id, reason, about, change, createdAt }) => (
              <li key={id} className="flex items-baseline justify-between gap-4 py-2">
                <div className="min-w-0">
                  <p className="wrap-anywhere">
                    {words.reasons[reason]}
                    {about === undefined ? null : <span className="text-muted"> · {about}</span>}
                  </p>
                  <p className="text-sm text-muted">
                    <time dateTime={createdAt}>{wordDate(createdAt, language, 'moment')}</time>
                  </p>
                </div>
                <p className={joined('shrink-0 font-medium tabular-nums', change > 0 && 'text-ok')}>
                  {amount.format(change).replace('-', '\u2212')}
                </p>
              </li>
            ))}
        </ul>
      )}
      {error === null ? null : (
        <Notice kind="bad">
          <p>{wordError(error, language, words.failed, common.offline)}</p>
          {data === undefined ? (
            <Button kind="secondary" className="mt-2" isBusy={isFetching} onClick={() => void refetch()}>
              {common.retry}
            </Button>
          ) : null}
        </Notice>
      )}
      {hasNextPage ? (
        <div>
          <Button kind="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}
