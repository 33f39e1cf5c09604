/** /quiz/{id}: a paper with all that its owner may see and do; to anyone else it is what its link shows. */
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useReader } from '../floor/texts.ts'
import { PaperNotices } from '../paper/paper-notices.tsx'
import { LoadedQuiz, type Loaded } from './loaded-quiz.tsx'
import { OwnActions } from './own-actions.tsx'
import { QuizHead } from './quiz-head.tsx'
import { QuizViews } from './quiz-views.tsx'
import { SharedQuiz } from './shared-quiz.tsx'

export function QuizPage() {
  return (
    <LoadedQuiz
      show={(loaded) => (loaded.read.isOwn ? <OwnQuiz {...loaded} /> : <SharedQuiz {...loaded} usual="questions" />)}
    />
  )
}

function OwnQuiz({ id, answer, read }: Loaded) {
  const {
    texts: { quiz },
  } = useReader()
  return (
    <main id="main" className="mx-auto grid w-full max-w-[62rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6">
      <Link
        to="/dashboard"
        className="inline-flex min-h-10 items-center gap-2 justify-self-start text-sm font-medium text-accent hover:underline"
      >
        <ArrowLeft size={16} aria-hidden />
        {quiz.back}
      </Link>
      <QuizHead answer={answer} />
      <OwnActions id={id} title={answer.title} hasKey={answer.configuration.includeAnswerKey !== false} />
      {answer.metadata === undefined ? null : <PaperNotices paper={answer.metadata} heading="h2" />}
      <QuizViews id={id} answer={answer} read={read} usual="questions" />
    </main>
  )
}
