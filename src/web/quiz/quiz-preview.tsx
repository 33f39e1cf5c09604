/** /quiz/{id}/preview: its owner sees a paper as the holders of its link do (decision D13). */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shareQuery } from '../api/queries.ts'
import { useReader } from '../floor/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { LoadedQuiz, type Loaded } from './loaded-quiz.tsx'
import { SharedQuiz } from './shared-quiz.tsx'

export function QuizPreview() {
  return (
    <LoadedQuiz
      show={(loaded) => (loaded.read.isOwn ? <AsShared {...loaded} /> : <SharedQuiz {...loaded} usual="printed" />)}
    />
  )
}

/** The owner is told who else sees this, and sees no more than they do. */
function AsShared(loaded: Loaded) {
  const { quiz, sharing } = useReader().texts
  const state = useQuery(shareQuery(loaded.id)).data?.shared
  const told = (
    <Notice kind="note">
      <p>
        {quiz.asShared.title} {state === undefined ? null : sharing.states[state]}
      </p>
      <Link
        to="/quiz/$id"
        params={{ id: loaded.id }}
        className="inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4"
      >
        {quiz.asShared.back}
      </Link>
    </Notice>
  )
  return <SharedQuiz {...loaded} usual="printed" hidesAnswers={state !== 'answers'} told={told} />
}
