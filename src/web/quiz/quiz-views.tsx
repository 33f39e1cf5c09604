/**
 * A paper question by question, or as it is printed. The sheets are always there, so that whatever is looked at, print
 * gives the sheets.
 */
import { Link, useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { Eye, EyeOff, FileText, ListChecks, Printer, Workflow } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../floor/texts.ts'
import { PaperView } from '../paper/paper-view.tsx'
import { TrustSummary } from '../trust/trust-summary.tsx'
import { Button, buttonLook } from '../ui/button.tsx'
import { joined } from '../ui/joined.ts'
import type { Loaded } from './loaded-quiz.tsx'
import { QUESTION } from './question-card.tsx'
import { QuestionList } from './question-list.tsx'
import { usePrinting } from './use-printing.ts'

export const QUIZ_VIEWS = ['questions', 'printed'] as const
export type QuizView = (typeof QUIZ_VIEWS)[number]

const ICONS = { questions: ListChecks, printed: FileText } as const

/** `usual`: where the address names no view. */
function goTo(anchor: string): void {
  const card = document.getElementById(anchor)
  card?.scrollIntoView({ block: 'start' })
  card?.focus({ preventScroll: true })
}

export function QuizViews({
  id,
  answer,
  read: { isOwn, hasAnswers, paper, key, questions },
  usual,
}: Loaded & { readonly usual: QuizView }) {
  const { quiz } = useTexts()
  const { view: chosenView } = useSearch({ strict: false })
  // An address that names a question is for the list of them.
  const namesQuestion = useRouterState({ select: ({ location }) => location.hash.startsWith(QUESTION) })
  const view = chosenView ?? (namesQuestion ? 'questions' : usual)
  const navigate = useNavigate()
  const [showsAnswers, setShowsAnswers] = useState(false)
  const { print, isSetting } = usePrinting()
  const choose = (chosen: QuizView): void =>
    void navigate({ to: '.', search: chosen === usual ? {} : { view: chosen }, replace: true, hash: '' })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
        <div role="group" aria-label={quiz.views.label} className="flex flex-wrap gap-1">
          {QUIZ_VIEWS.map((one) => {
            const Icon = ICONS[one]
            return (
              <Button
                key={one}
                kind="quiet"
                aria-pressed={view === one}
                onClick={() => choose(one)}
                className={joined(view === one && 'bg-accent-soft text-accent')}
              >
                <Icon size={18} aria-hidden />
                {quiz.views[one]}
              </Button>
            )
          })}
          {isOwn ? (
            <Link to="/quiz/$id/flow" params={{ id }} className={buttonLook('quiet')}>
              <Workflow size={18} aria-hidden />
              {quiz.views.flow}
            </Link>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-3">
          {hasAnswers ? (
            <Button kind="secondary" aria-pressed={showsAnswers} onClick={() => setShowsAnswers(!showsAnswers)}>
              {showsAnswers ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
              {showsAnswers ? quiz.hideAnswers : quiz.showAnswers}
            </Button>
          ) : null}
          <Button kind="secondary" isBusy={isSetting} onClick={print}>
            <Printer size={18} aria-hidden />
            {isSetting ? quiz.printing : quiz.print}
          </Button>
        </div>
      </div>
      {view === 'questions' && isOwn ? (
        <TrustSummary
          questions={questions.flatMap(({ place, trust }) =>
            trust === undefined ? [] : [{ id: `${QUESTION}${place}`, label: trust }],
          )}
          onGo={goTo}
        />
      ) : null}
      {view === 'questions' ? (
        <QuestionList
          questions={questions}
          language={answer.language}
          documents={answer.metadata?.sourceDocuments}
          showsAnswers={showsAnswers}
        />
      ) : null}
      {/* Out of sight it still has the width of a page, by which it is set. */}
      <div
        inert={view !== 'printed'}
        aria-hidden={view !== 'printed' || undefined}
        className={joined(view !== 'printed' && 'pointer-events-none fixed top-0 left-[-200rem] w-[62rem]')}
      >
        <PaperView laidOut={showsAnswers && key !== undefined ? key : paper} />
      </div>
    </>
  )
}
