/** Every question that the built-in makers find in an English document. */
import type { Candidate } from '../../candidate.ts'
import type { CandidateMaker } from '../../material.ts'
import { isPrintable } from './wording/printable.ts'
import { prepareLesson, type Maker } from './survey/lesson.ts'
import { cloze } from './makers/cloze.ts'
import { exchangedTerms } from './makers/exchanged-terms.ts'
import { introducedTerm } from './makers/introduced-term.ts'
import { list } from './makers/list.ts'
import { longQuestions } from './makers/long-question.ts'
import { matching } from './makers/matching.ts'
import { nameTerm } from './makers/name-term.ts'
import { stateMeaning } from './makers/state-meaning.ts'
import { swappedTerm } from './makers/swapped-term.ts'
import { termOfMeaning } from './makers/term-of-meaning.ts'
import { trueStatement } from './makers/true-statement.ts'

/**
 * Candidates of every type, the best first; equals in the order of the document.
 * The key of each stands in the text. A doubtful one is left out: a short list is better than a wrong key.
 */
export const makeEnglishCandidates: CandidateMaker = (material, topics) => {
  const lesson = prepareLesson(material, topics)
  const candidates = withoutRepeats(MAKERS.flatMap((maker) => maker(lesson)).filter(isPrintable))
  const sure = candidates.filter(({ reserve }) => !reserve)
  return [...candidates, ...longQuestions(lesson, sure)].toSorted((a, b) => b.score - a.score)
}

const MAKERS: readonly Maker[] = [
  termOfMeaning,
  introducedTerm,
  stateMeaning,
  nameTerm,
  cloze,
  trueStatement,
  swappedTerm,
  exchangedTerms,
  list,
  matching,
]

/** The same stem asks the same question, whoever made it: the first stays. */
function withoutRepeats(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.filter(({ draft }) => {
    const key = `${draft.type}:${JSON.stringify(draft.type === 'matching' ? draft.left : draft.stem)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
