/** Quizzes of a page, with their states; where they cannot be loaded, none and a notice (specification 1, section 4). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { wordError } from '../api/call.ts'
import { papersQuery } from '../api/queries.ts'
import { useReader } from '../app/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyList, QuizPicture, Skeletons } from './list-states.tsx'
import { Pager } from './pager.tsx'
import { QuizCard } from './quiz-card.tsx'

type Props = { readonly query: { readonly page?: number; readonly limit: number }; readonly onPage?: (page: number) => void }

export function QuizList({ query, onPage }: Props) {
  const { language, texts: { dashboard: { quizzes }, common } } = useReader()
  const { data, error, refetch, isFetching } = useQuery({ ...papersQuery(query), placeholderData: keepPreviousData })
  if (data === undefined && error === null) return <Skeletons count={2} className="h-32" />
  return (
    <>
      {error === null ? null : (
        <Notice kind="warn">
          <p>{quizzes.loadFailed} {wordError(error, language, '', common.offline)}</p>
          <Button kind="secondary" className="mt-2" isBusy={isFetching} onClick={() => void refetch()}>{common.retry}</Button>
        </Notice>
      )}
      {data?.total === 0 ? <EmptyList picture={<QuizPicture />} texts={quizzes.empty} /> : null}
      {data !== undefined && data.items.length > 0 ? <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">{data.items.map((quiz) => <QuizCard key={quiz.id} quiz={quiz} />)}</ul> : null}
      {data !== undefined && onPage !== undefined ? <Pager page={query.page ?? 1} limit={query.limit} total={data.total} onPage={onPage} /> : null}
    </>
  )
}
