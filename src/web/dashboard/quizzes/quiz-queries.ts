/** The lists of quizzes that are loaded, and what is changed in them before the server is asked again. */
import { infiniteQueryOptions, keepPreviousData, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { listPapers } from '#contract/papers.ts'
import type { AnswerOf } from '#contract/route.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/queries.ts'
import { quizQuery, type QuizSearch } from './quiz-search.ts'

type Page = AnswerOf<typeof listPapers>
export type Quiz = Page['items'][number]

/** A multiple of the columns that cards stand in. */
const AT_ONCE = 60

export const quizzesQuery = (search: QuizSearch) => {
  const query = quizQuery(search)
  return infiniteQueryOptions({
    queryKey: [...keys.papers, 'grouped', query],
    queryFn: ({ pageParam, signal }) =>
      call(listPapers, {
        query: { ...query, grouped: 'true', limit: AT_ONCE, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })
}

/** Each once: one whose place changed while pages were read may stand on two of them. */
export function quizzesOf({ pages }: InfiniteData<Page>): readonly Quiz[] {
  const seen = new Set<string>()
  return pages.flatMap(({ items }) => items.filter(({ id }) => !seen.has(id) && seen.add(id)))
}

/** Changes a quiz in every list out of the bin, or takes it out (`undefined`), at once. */
export async function changeListed(
  client: QueryClient,
  id: string,
  change: (quiz: Quiz) => Quiz | undefined,
): Promise<void> {
  const isList = (kind: unknown): boolean => kind === 'list' || kind === 'grouped'
  const filters = {
    queryKey: keys.papers,
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => isList(queryKey[1]),
  }
  await client.cancelQueries(filters)
  client.setQueriesData<Page | InfiniteData<Page>>(filters, (list) =>
    list === undefined
      ? undefined
      : 'pages' in list
        ? { ...list, pages: changedPages(list.pages, id, change) }
        : changedPages([list], id, change)[0],
  )
}

function changedPages(pages: readonly Page[], id: string, change: (quiz: Quiz) => Quiz | undefined): Page[] {
  const there = pages.flatMap(({ items }) => items).find((quiz) => quiz.id === id)
  if (there === undefined) return [...pages]
  const after = change(there)
  if (after !== undefined)
    return pages.map((page) =>
      page.items.includes(there) ? { ...page, items: page.items.map((quiz) => (quiz === there ? after : quiz)) } : page,
    )
  return pages.map((page) => ({
    ...page,
    total: page.total - 1,
    items: page.items.flatMap((quiz) => (quiz.id === id ? [] : [withSmallerGroup(quiz, there)])),
  }))
}

function withSmallerGroup(quiz: Quiz, { group: left }: Quiz): Quiz {
  const { group } = quiz
  const isSame = group !== undefined && group.kind === left?.kind && group.documentId === left.documentId
  return isSame ? { ...quiz, group: { ...group, size: group.size - 1 } } : quiz
}
