/** Cuts an answer into the points that earn its marks. */
import type { MarkingRow } from '#domain/question.ts'
import { SHORT_ANSWER_MARKS } from './maker.ts'
import { clausesOf } from './statement.ts'
import type { Survey } from './survey.ts'
import type { Say } from './wording.ts'

/** A shorter clause is an adverbial or a tail, no point of its own. In characters. */
const POINT = 5

/** Two clauses are a mark each; one carries both. Punctuation at the end is left out. */
export function pointRows(survey: Survey, say: Say, key: string): MarkingRow[] {
  const text = key.trim().replace(/[。，；]$/, '')
  const clauses = clausesOf(text)
  const points = clauses.length === SHORT_ANSWER_MARKS && clauses.every(({ start, end }) => end - start >= POINT) ? clauses.map(({ start, end }) => text.slice(start, end)) : []
  if (points.length === SHORT_ANSWER_MARKS) return points.map((point) => ({ text: survey.open(point), marks: 1, remark: say`1分` }))
  return [{ text: survey.open(text), marks: SHORT_ANSWER_MARKS }]
}
