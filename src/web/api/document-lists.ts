/** The long list of documents, a page after the other, and what changes in lists that are already there. */
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { listDocuments, type DOCUMENT_SORTS, type getDocument } from '#contract/documents.ts'
import type { AnswerOf } from '#contract/route.ts'
import type { DOCUMENT_STATUSES } from '#contract/shapes.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { call } from './call.ts'
import { keys } from './queries.ts'

type Page = AnswerOf<typeof listDocuments>
export type ListedDocument = Page['items'][number]
/** With its topics. */
export type WholeDocument = AnswerOf<typeof getDocument>
/** `from`, `to`: moments, as the contract has them. */
export type DocumentWish = {
  readonly q?: string | undefined
  readonly sort?: (typeof DOCUMENT_SORTS)[number] | undefined
  readonly status?: (typeof DOCUMENT_STATUSES)[number] | undefined
  readonly type?: string | undefined
  readonly language?: PaperLanguage | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A window holds fewer; the next page is there before it is scrolled to. */
const PAGE = 40

export const documentPages = (wish: DocumentWish) =>
  infiniteQueryOptions({
    queryKey: [...keys.documents, 'list', { ...wish, isPaged: true }],
    queryFn: ({ pageParam, signal }) =>
      call(listDocuments, {
        query: { ...wish, limit: PAGE, topics: 'false', ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** Puts what is known anew of a document into every list that holds it, so that nothing is loaded again. */
export function changeListed(client: QueryClient, id: string, change: Partial<ListedDocument>): void {
  const changed = (page: Page): Page =>
    page.items.some((item) => item.id === id)
      ? { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
      : page
  client.setQueriesData<Page | InfiniteData<Page>>({ queryKey: [...keys.documents, 'list'] }, (list) =>
    list === undefined ? list : 'pages' in list ? { ...list, pages: list.pages.map(changed) } : changed(list),
  )
}
