/**
 * Checks a question and its key independently of who made them: mathematics by exact calculation, the rest by the words
 * it quotes.
 */
import type { ProveAnswer } from '../prove-port.ts'
import { checkMaths } from './maths/check-maths.ts'
import { checkQuotation } from './quotations/check-quotation.ts'

/**
 * Refuted by either is refuted; confirmed by either is confirmed; undecided whenever not certain. Never throws: a fault
 * of our own must not lose a paper.
 */
export const proveAnswer: ProveAnswer = (question, sources) => {
  try {
    return judge(question, sources)
  } catch {
    return { kind: 'undecided' }
  }
}

/** As `proveAnswer`, for tests, which must see a fault. */
export const judge: ProveAnswer = (question, sources) => {
  const quotation = checkQuotation(question, sources)
  if (quotation.kind === 'refuted') return quotation
  const maths = checkMaths(question)
  return maths.kind === 'undecided' ? quotation : maths
}
