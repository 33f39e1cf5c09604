/**
 * Gives a question of an AI marks that add up: over parts, marking schemes and pairs, and within what a question of its
 * type may carry.
 */
import { apportion } from '#domain/apportion.ts'
import { DEFAULT_MARKS, naturalMarks, withMarks } from '#domain/marks.ts'
import { minutesForMarks } from '#domain/minutes.ts'
import type { MarkingRow, Question } from '#domain/question.ts'
import { marksBounds } from '#domain/type-marks.ts'

/**
 * What the rows sum to is the marks of the question, where it says anything; what is out of bounds is brought to the
 * default, or to the bound.
 */
export function settleMarks(question: Question): Question {
  const own = withRowsOf(question)
  const isSummed =
    own.type === 'short_answer'
      ? own.markingScheme.length > 0
      : own.type === 'essay' || own.type === 'matching' || own.type === 'long_question'
  const marks = isSummed ? naturalMarks(own) : own.marks
  const stated = { ...own, marks, minutes: minutesForMarks(marks) }
  const { most } = marksBounds(own)
  if (marks <= most) return stated
  return withMarks(
    stated,
    own.type === 'essay' || own.type === 'long_question' || own.type === 'matching' ? most : DEFAULT_MARKS,
  )
}

/** Rows that name no marks share those of their question or part; rows of a part add up to it. */
function withRowsOf(question: Question): Question {
  switch (question.type) {
    case 'short_answer':
      return { ...question, markingScheme: named(question.markingScheme, question.marks) }
    case 'essay': {
      const [first, ...others] = named(question.markingGuide, question.marks)
      return { ...question, markingGuide: [first!, ...others] }
    }
    case 'long_question': {
      const [first, ...others] = question.parts.map((part) => ({
        ...part,
        markingScheme: addingUp(part.markingScheme, part.marks),
      }))
      return { ...question, parts: [first!, ...others] }
    }
    case 'multiple_choice':
      return question
    case 'true_false':
      return question
    case 'fill_blank':
      return question
    case 'matching':
      return question
  }
}

const sum = (rows: readonly MarkingRow[]): number => rows.reduce((total, { marks }) => total + marks, 0)

/** Whole marks; of rows without any each gets its share. */
function named(rows: readonly MarkingRow[], marks: number): MarkingRow[] {
  const whole = rows.map((row) => ({ ...row, marks: Math.min(100, Math.round(row.marks)) }))
  return sum(whole) > 0 ? whole : addingUp(whole, marks)
}

function addingUp(rows: readonly MarkingRow[], marks: number): MarkingRow[] {
  if (rows.length === 0 || sum(rows) === marks) return [...rows]
  const shares = apportion(
    marks,
    rows.map((row) => (sum(rows) > 0 ? Math.min(row.marks, 100) : 1)),
  )
  return rows.map((row, index) => ({ ...row, marks: shares[index]! }))
}
