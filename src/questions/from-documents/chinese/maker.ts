/** What a maker of Chinese questions gets and gives, and the values of marks and prose that all of them share. */
import type { MarkingRow } from '#domain/question.ts'
import type { Candidate } from '../../candidate.ts'
import type { Mention } from './survey/names.ts'
import { type Statement } from './survey/statement.ts'
import type { Survey } from './survey/survey.ts'
import type { Say } from './wording/wording.ts'

export type Maker = (survey: Survey, statement: Statement, mentions: readonly Mention[], say: Say) => Candidate[]

/** A short answer carries 2 marks unless the paper gives it others. */
export const SHORT_ANSWER_MARKS = 2

/** All marks for one answer. */
export const oneAnswer = (survey: Survey, key: string): MarkingRow[] => [
  { text: survey.open(key.trim()), marks: SHORT_ANSWER_MARKS },
]

/** How well a statement reads as a question: whole, neither long nor cut into many clauses. */
export function readability(statement: Statement): number {
  const clauses = statement.text.split(/[，；]/).length
  const long = Math.max(0, statement.text.length - 36) / 100
  return Math.max(0, 1 - long - Math.max(0, clauses - 3) * 0.06)
}

/** How often the document names the commonest thing of a statement: what a number is asked of. */
export const familiarity = (mentions: readonly Mention[]): number =>
  Math.max(0, ...mentions.map(({ name }) => name.count))
