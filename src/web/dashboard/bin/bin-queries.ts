/** What lies in the bin, as far as it is loaded. */
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { listBin } from '#contract/bin.ts'
import type { AnswerOf } from '#contract/route.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/queries.ts'

type Page = AnswerOf<typeof listBin>
export type Binned = Page['items'][number]

const AT_ONCE = 100

export const binQuery = infiniteQueryOptions({
  queryKey: keys.bin,
  queryFn: ({ pageParam, signal }) =>
    call(listBin, { query: { limit: AT_ONCE, ...(pageParam === undefined ? {} : { cursor: pageParam }) }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last) => last.nextCursor,
  // Something may have been deleted a moment ago.
  staleTime: 0,
})

/** Takes a row out at once. */
export async function hideBinned(client: QueryClient, { kind, id }: Binned): Promise<void> {
  await client.cancelQueries({ queryKey: keys.bin })
  client.setQueryData<InfiniteData<Page>>(
    keys.bin,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          total: page.total - 1,
          items: page.items.filter((item) => item.kind !== kind || item.id !== id),
        })),
      },
  )
}
