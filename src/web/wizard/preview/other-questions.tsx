/** What the documents give for the place of a question, the best first; one press puts one there. */
import { useQuery } from '@tanstack/react-query'
import { asId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { normaliseQuestion } from '#domain/normalise-question.ts'
import { phrasing } from '#layout/phrase.ts'
import { wordError } from '../../api/call.ts'
import { candidatesQuery } from '../../api/queries.ts'
import { useReader } from '../../floor/texts.ts'
import { gistOf } from '../../paper/gist.ts'
import { Phrase } from '../../paper/words.tsx'
import { QuestionFacts } from './question-facts.tsx'

/** The paper, as it stands. */
export type PaperState = { readonly id: string; readonly revision: number; readonly language: PaperLanguage }

type Props = {
  readonly paper: PaperState
  readonly questionId: string
  /** The number that is printed, without its stop. */
  readonly number: string
  readonly isBusy: boolean
  readonly onPick: (candidate: string) => void
}

export function OtherQuestions({ paper, questionId, number, isBusy, onPick }: Props) {
  const {
    language,
    texts: {
      common,
      preview: {
        questions: { others },
      },
    },
  } = useReader()
  const { data, error } = useQuery(candidatesQuery(paper.id, questionId, paper.revision))
  if (data === undefined)
    return (
      <p role="status" className={error === null ? 'text-muted' : 'text-bad'}>
        {error === null ? others.searching : wordError(error, language, common.unknownError, common.offline)}
      </p>
    )
  if (data.items.length === 0) return <p role="status">{others.none}</p>
  const phrase = phrasing(paper.language, undefined)
  return (
    <>
      <p className="mb-2 text-muted">{others.hint(number)}</p>
      <ol aria-label={others.of(number)} className="grid gap-1">
        {data.items.map(({ id, question: written }) => {
          const read = normaliseQuestion(written, { from: { kind: 'own' }, id: asId<'Question'>(questionId) })
          if (!read.ok) return null
          const { question } = read.value
          const gist = gistOf(question.stem, question.type === 'long_question' ? question.parts : [])
          return (
            <li key={id}>
              <button
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => {
                  if (!isBusy) onPick(id)
                }}
                className="grid w-full gap-1 rounded-control border border-line p-2 text-start hover:bg-raised aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
              >
                <span className="min-w-0 wrap-anywhere">
                  <Phrase phrase={phrase(gist)} blank={6} />
                </span>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
                  <QuestionFacts question={question} />
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}
