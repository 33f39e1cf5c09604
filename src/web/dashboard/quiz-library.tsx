/** All quizzes, a page at a time. */
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../app/texts.ts'
import { Library, LIBRARY_PAGE } from './library.tsx'
import { QuizList } from './quiz-list.tsx'

export function QuizLibrary({ page }: { readonly page: number }) {
  const { dashboard } = useTexts()
  const navigate = useNavigate()
  return (
    <Library title={dashboard.quizzes.all} add={dashboard.create}>
      <QuizList query={{ page, limit: LIBRARY_PAGE }} onPage={(to) => void navigate({ to: '/dashboard', search: { view: 'quizzes', page: to } })} />
    </Library>
  )
}
