/** A few quizzes; where they cannot be loaded, none and a notice (specification 1, section 4). */
import { useQuery } from '@tanstack/react-query'
import { papersQuery } from '../../api/queries.ts'
import { useTexts } from '../../app/texts.ts'
import { QuizPicture } from '../list-states.tsx'
import { PagedList, type PageProps } from '../paged-list.tsx'
import { QuizActions } from './quiz-actions.tsx'
import { QuizCard } from './quiz-card.tsx'

export function QuizList(page: PageProps) {
  const { quizzes } = useTexts().dashboard
  const list = useQuery(papersQuery(page.query))
  return (
    <QuizActions><PagedList {...page} list={list} skeletons={{ count: 2, className: 'h-32' }} fault={{ kind: 'warn', text: quizzes.loadFailed }} empty={{ picture: <QuizPicture />, texts: quizzes.empty }} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {(quiz) => <li key={quiz.id} className="grid min-w-0"><QuizCard quiz={quiz} /></li>}
    </PagedList></QuizActions>
  )
}
