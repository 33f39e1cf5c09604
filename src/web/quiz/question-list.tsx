/**
 * The questions one after the other, under the headings of their sections. An address may name one of them:
 * /quiz/{id}#question-7.
 */
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { PaperLanguage } from '#domain/language.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { PAGE_TAGS } from '../floor/language.ts'
import { useTexts } from '../floor/texts.ts'
import { useKatex } from '../paper/formula.tsx'
import { PassageCard } from './passage-card.tsx'
import { QUESTION, QuestionCard } from './question-card.tsx'
import type { ShownQuestion } from './shown-question.ts'

type Props = {
  readonly questions: readonly ShownQuestion[]
  /** Of the paper. */
  readonly language: PaperLanguage
  /** Names of the documents that questions come from, where they are known. */
  readonly documents: readonly { readonly id: string; readonly name: string }[] | undefined
  readonly showsAnswers: boolean
}

export function QuestionList({ questions, language, documents, showsAnswers }: Props) {
  const { quiz } = useTexts()
  const {
    paper: { true: yes, false: no },
  } = printedIn(language)
  useNamedQuestion()
  if (questions.length === 0) return <p className="text-muted">{quiz.noQuestions}</p>
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {questions.map((question) => (
        <li key={question.id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {question.heading === undefined ? null : (
            <h2 lang={PAGE_TAGS[language]} className="mt-2 flex flex-wrap items-baseline gap-x-3 text-lg font-semibold">
              {question.heading.title}{' '}
              <span className="text-sm font-normal text-muted">{question.heading.summary}</span>
            </h2>
          )}
          {question.passage === undefined ? null : (
            <PassageCard passage={question.passage} language={language} id={`passage-${question.place}`} />
          )}
          <QuestionCard
            question={question}
            truths={[yes, no]}
            tag={PAGE_TAGS[language]}
            documentName={documents?.find(({ id }) => id === question.source?.documentId)?.name}
            showsAnswers={showsAnswers}
          />
        </li>
      ))}
    </ol>
  )
}

/** The question that the address names is scrolled to and gets the focus; and again when formulas took their room. */
function useNamedQuestion(): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const hasFormulas = useKatex() !== undefined
  useEffect(() => {
    const named = hash.startsWith(QUESTION) ? document.getElementById(hash) : null
    named?.scrollIntoView({ block: 'start' })
    named?.focus({ preventScroll: true })
  }, [hash, hasFormulas])
}
