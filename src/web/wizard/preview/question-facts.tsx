/** What a question is, on a line: type, marks, level, and how far its answer can be trusted. */
import { trustOf } from '#domain/trust.ts'
import type { Question } from '#domain/question.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { useReader } from '../../floor/texts.ts'
import { TrustMark } from '../../trust/trust-mark.tsx'
import { DifficultyMark } from '../../ui/difficulty-mark.tsx'

export function QuestionFacts({ question: { type, marks, difficulty, provenance } }: { readonly question: Question }) {
  const {
    language,
    texts: { common, preview },
  } = useReader()
  return (
    <>
      <span className="inline-block first-letter:uppercase">{printedIn(language).questionTypes[type]}</span>
      <span>{preview.questions.marks(marks)}</span>
      <DifficultyMark difficulty={difficulty}>{common.difficulties[difficulty]}</DifficultyMark>
      <TrustMark label={trustOf(provenance)} />
    </>
  )
}
