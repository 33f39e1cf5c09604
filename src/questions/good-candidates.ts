/** Which candidates readers would likely take as they are, and how many of a type there are. */
import type { QuestionType } from '#domain/question.ts'
import type { Candidate } from './candidate.ts'
import { distinctQuestions } from './draw-blueprint.ts'

/** What comes last in the choice, and what readers would rather change, a paper has only where nothing better fills it. */
export const isGood = ({ reserve, score, draft }: Candidate): boolean =>
  draft.provenance.proof === 'proved' || (reserve !== true && score >= GOOD)
/** Of the chance that readers take it as it is. */
const GOOD = 0.65

/** How many good ones of each type can stand on one paper. */
export function goodOfTypes(candidates: readonly Candidate[]): (type: QuestionType) => number {
  const byType = Map.groupBy(candidates.filter(isGood), ({ draft }) => draft.type)
  return (type) => distinctQuestions(byType.get(type) ?? [])
}
