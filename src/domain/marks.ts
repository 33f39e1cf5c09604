/** Marks of questions: the default, and a target total shared out exactly (decision D2). */
import { apportion, apportionAtLeast } from './apportion.ts'
import type { Level } from './difficulty.ts'
import { minutesForMarks } from './minutes.ts'
import type { MarkingRow, Question, QuestionPart, QuestionType } from './question.ts'
import { err, ok, type Result } from './result.ts'

/** Of a question that names none (specification 2, section 9). */
export const DEFAULT_MARKS = 2
/** Bounds of a total that the teacher sets (decision D2). */
export const TOTAL_MARKS = { least: 50, most: 300 } as const

export type MarksFault =
  | { readonly code: 'total_marks_out_of_range'; readonly total: number; readonly least: number; readonly most: number }
  | { readonly code: 'below_one_mark_a_question'; readonly total: number; readonly needed: number; readonly questions: number }

/**
 * The questions with marks that sum exactly to `total`, shared out by type and difficulty, whole and at least 1 each, 1 a pair
 * of a matching question and 1 a part of a long one; parts and marking schemes are shared out within their question. Minutes follow the new marks.
 * `undefined` is the untouched default: the questions keep the marks they have.
 */
export function distributeMarks(questions: readonly Question[], total: number | undefined): Result<Question[], MarksFault> {
  if (total === undefined) return ok([...questions])
  if (!Number.isInteger(total) || total < TOTAL_MARKS.least || total > TOTAL_MARKS.most) {
    return err({ code: 'total_marks_out_of_range', total, ...TOTAL_MARKS })
  }
  const least = questions.map(leastMarks)
  const needed = least.reduce((sum, marks) => sum + marks, 0)
  if (total < needed) return err({ code: 'below_one_mark_a_question', total, needed, questions: questions.length })
  if (questions.length === 0) return ok([])
  const marks = shareMarks(questions, least, total)
  return ok(questions.map((question, index) => withMarks(question, marks[index]!)))
}

type SchemeKeys = 'type' | 'pairs' | 'markingScheme' | 'markingGuide' | 'parts'
/** What of a question says how many marks it is worth. */
export type Schemed<One = Question> = One extends Question ? Pick<One, Extract<keyof One, SchemeKeys>> : never

/** What a question is worth as it was made: one mark a pair, or the sum of its parts, guide or scheme; the default where it has none. */
export function naturalMarks(question: Schemed): number {
  switch (question.type) {
    case 'multiple_choice': return DEFAULT_MARKS
    case 'true_false': return DEFAULT_MARKS
    case 'fill_blank': return DEFAULT_MARKS
    case 'matching': return question.pairs.length
    case 'short_answer': return sumOfMarks(question.markingScheme) || DEFAULT_MARKS
    case 'essay': return sumOfMarks(question.markingGuide)
    case 'long_question': return sumOfMarks(question.parts)
  }
}

const sumOfMarks = (rows: readonly { readonly marks: number }[]): number => rows.reduce((sum, { marks }) => sum + marks, 0)

/** The question with other marks: parts and marking schemes keep adding up. Throws a RangeError below one mark a pair or part. */
export function withMarks(question: Question, marks: number): Question {
  if (marks === question.marks) return question
  if (!Number.isInteger(marks) || marks < leastMarks(question)) throw new RangeError(`Cannot give a question ${marks} marks: expected a whole number of at least ${leastMarks(question)}`)
  const minutes = minutesForMarks(marks)
  switch (question.type) {
    case 'multiple_choice': return { ...question, marks, minutes }
    case 'true_false': return { ...question, marks, minutes }
    case 'fill_blank': return { ...question, marks, minutes }
    case 'matching': return { ...question, marks, minutes }
    case 'short_answer': return { ...question, marks, minutes, markingScheme: rescaleRows(question.markingScheme, marks) }
    case 'essay': {
      const [first, ...others] = rescaleRows(question.markingGuide, marks)
      return { ...question, marks, minutes, markingGuide: [first!, ...others] }
    }
    case 'long_question': {
      const [first, ...others] = rescaleParts(question.parts, marks)
      return { ...question, marks, minutes, parts: [first!, ...others] }
    }
  }
}

/** What a question of each type carries beside one of another type on an ordinary school paper. */
const TYPE_WEIGHTS: Readonly<Record<QuestionType, number>> = {
  multiple_choice: 2,
  true_false: 1,
  fill_blank: 2,
  matching: 4,
  short_answer: 3,
  essay: 10,
  long_question: 12,
}
const LEVEL_WEIGHTS: Readonly<Record<Level, number>> = { easy: 4, medium: 5, hard: 6 }

/** Whole marks are earned pair by pair and part by part. */
function leastMarks(question: Question): number {
  switch (question.type) {
    case 'multiple_choice': return 1
    case 'true_false': return 1
    case 'fill_blank': return 1
    case 'matching': return question.pairs.length
    case 'short_answer': return 1
    case 'essay': return 1
    case 'long_question': return question.parts.length
  }
}

const weightOf = ({ type, difficulty }: Question): number => TYPE_WEIGHTS[type] * LEVEL_WEIGHTS[difficulty]

/** Shares in proportion to the weights; a share below what its question needs is raised to that, and the others share the rest. */
function shareMarks(questions: readonly Question[], least: readonly number[], total: number): number[] {
  const fixed = new Map<number, number>()
  for (;;) {
    const free = questions.map((_, index) => index).filter((index) => !fixed.has(index))
    const rest = total - [...fixed.values()].reduce((sum, marks) => sum + marks, 0)
    const shares = apportion(rest, free.map((index) => weightOf(questions[index]!)))
    const short = free.filter((index, place) => shares[place]! < least[index]!)
    if (short.length === 0) {
      free.forEach((index, place) => fixed.set(index, shares[place]!))
      return questions.map((_, index) => fixed.get(index)!)
    }
    for (const index of short) fixed.set(index, least[index]!)
  }
}

function rescaleParts(parts: readonly QuestionPart[], marks: number): QuestionPart[] {
  const shares = apportionAtLeast(marks, parts.map((part) => part.marks), 1)
  return parts.map((part, index) => ({ ...part, marks: shares[index]!, markingScheme: rescaleRows(part.markingScheme, shares[index]!) }))
}

/** Rows in proportion; a row may come to 0 marks, as a step that earns none by itself. */
function rescaleRows(rows: readonly MarkingRow[], marks: number): MarkingRow[] {
  if (rows.every((row) => row.marks === 0)) return [...rows]
  const shares = apportion(marks, rows.map((row) => row.marks))
  return rows.map((row, index) => ({ ...row, marks: shares[index]! }))
}
