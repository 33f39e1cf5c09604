/** Offers a changed statement as false, with the right one in the explanation. */
import type { Candidate } from '../../../candidate.ts'
import { theTextStates } from './explanation.ts'
import { upperFirst } from './letter-case.ts'
import type { Lesson, TopicSentence } from '../survey/lesson.ts'
import { offerTrueFalse } from '../offer.ts'

/** What was changed: the statement as asked, and which words of the text stand against which of the statement. */
export type Change = {
  readonly maker: string
  readonly statement: string
  readonly right: string
  readonly wrong: string
  readonly score: number
  readonly termCount: number
  readonly terms: readonly string[]
  readonly closeness?: number
  /** What the wrong words are true of. */ readonly also?: string
  /** See `Candidate`. */ readonly reserve?: boolean
}

export function offerFalse(lesson: Lesson, sentence: TopicSentence, change: Change): Candidate {
  const asking = {
    maker: change.maker,
    sentence,
    stem: upperFirst(change.statement),
    explanation: `The statement is false: “${change.wrong}” should be “${change.right}”. ${theTextStates(sentence)}${change.also === undefined ? '' : ` ${change.also}`}`,
    score: change.score,
    act: 'judge' as const,
    termCount: change.termCount,
    terms: change.terms,
    reserve: change.reserve ?? false,
    ...(change.closeness === undefined ? {} : { closeness: change.closeness }),
  }
  return offerTrueFalse(lesson, asking, false)
}

/** A statement that allows for exceptions ("may", "some", "often") does not become false when one word changes. */
export const allowsExceptions = (text: string): boolean => HEDGES.test(text)

const HEDGES =
  /\b(may|might|could|can|sometimes|often|usually|generally|typically|some|many|most|several|certain|perhaps|possibly|probably|likely|tends?|approximately similar|either|or|such as|including|include|includes|for example|varies|vary|depend(s|ing)? on|whether|believed?|suggests?|think|argue[sd]?|claim(s|ed)?)\b/i
