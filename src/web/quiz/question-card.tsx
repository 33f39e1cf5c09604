/** One question: what it is, what it asks and, where they are shown, its answer and why. */
import { TriangleAlert } from 'lucide-react'
import { printedIn } from '#messages/printed/printed.ts'
import { useReader } from '../floor/texts.ts'
import { colon } from '../paper/key.tsx'
import { Phrase } from '../paper/words.tsx'
import { SourceChip } from '../pdf-viewer/source-chip.tsx'
import { TrustMark } from '../trust/trust-mark.tsx'
import { DifficultyMark } from '../ui/difficulty-mark.tsx'
import { AnswerWords, Matched, Parts } from './question-answer.tsx'
import { Choices } from './question-choices.tsx'
import { QuestionFigure } from './question-figure.tsx'
import { lettered } from './lettered.ts'
import type { ShownQuestion } from './shown-question.ts'

/** How an address names a question: by its place. */
export const QUESTION = 'question-'

type Props = {
  readonly question: ShownQuestion
  /** "True" and "False" in the language of the paper. */
  readonly truths: readonly [string, string]
  readonly tag: string
  readonly documentName: string | undefined
  readonly showsAnswers: boolean
}

export function QuestionCard({ question, truths, tag, documentName, showsAnswers }: Props) {
  const {
    language,
    texts: { quiz },
  } = useReader()
  const { place, number, stem, figure, explanation } = question
  const answer = showsAnswers ? question.answer : undefined
  const anchor = `${QUESTION}${place}`
  return (
    <article
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-number`}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <Facts question={question} documentName={documentName} />
      <div className="flex gap-2">
        <h3 id={`${anchor}-number`} className="font-semibold tabular-nums">
          <span className="sr-only">{quiz.question(number.replace(/\.$/, ''))}</span>
          <span aria-hidden>{number}</span>
        </h3>
        <p className="min-w-0 flex-1 wrap-anywhere">
          <Phrase phrase={stem} />
        </p>
      </div>
      <QuestionFigure figure={figure} />
      {answer?.kind === 'unknown' ? <NotHighlighted /> : null}
      <Asked question={question} answer={answer} truths={truths} tag={tag} />
      {answer === undefined || explanation === undefined ? null : (
        <p className="border-s-4 border-line ps-3 text-sm wrap-anywhere">
          <span className="font-medium">
            {printedIn(language).key.explanation}
            {colon(language)}
          </span>
          <Phrase phrase={explanation} />
        </p>
      )}
    </article>
  )
}

function Facts({
  question: { type, difficulty, marks, topic, trust, source },
  documentName,
}: Pick<Props, 'question' | 'documentName'>) {
  const {
    language,
    texts: { common, quiz },
  } = useReader()
  const messages = printedIn(language)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span className="inline-block first-letter:uppercase">{messages.questionTypes[type]}</span>
      <DifficultyMark difficulty={difficulty}>{common.difficulties[difficulty]}</DifficultyMark>
      <span>{quiz.marks(marks)}</span>
      {topic === '' ? null : <span className="min-w-0 wrap-anywhere">{topic}</span>}
      {trust === undefined ? null : <TrustMark label={trust} />}
      {source === undefined ? null : <SourceChip source={source} documentName={documentName} />}
    </div>
  )
}

function Asked({
  question: { asks },
  answer,
  truths,
  tag,
}: Pick<Props, 'question' | 'truths' | 'tag'> & { readonly answer: ShownQuestion['answer'] }) {
  switch (asks.kind) {
    case 'options':
      return (
        <Choices
          choices={asks.options.map((phrase, index) => ({ label: lettered(index), words: <Phrase phrase={phrase} /> }))}
          right={answer?.kind === 'option' ? answer.index : undefined}
        />
      )
    case 'truth':
      return (
        <Choices
          choices={truths.map((words) => ({ label: '', words: <span lang={tag}>{words}</span> }))}
          right={answer?.kind === 'truth' ? (answer.isTrue ? 0 : 1) : undefined}
        />
      )
    case 'matching':
      return <Matched asks={asks} answer={answer} />
    case 'parts':
      return <Parts parts={asks.parts} answer={answer} />
    case 'words':
      return answer === undefined ? null : <AnswerWords answer={answer} />
  }
}

function NotHighlighted() {
  const { quiz } = useReader().texts
  return (
    <p className="flex items-start gap-2 text-sm">
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warn" />
      <span>
        <span className="font-medium text-warn">{quiz.notHighlighted}</span> {quiz.notHighlightedWhy}
      </span>
    </p>
  )
}
