/** Marks of questions: the default, and a target total shared out exactly (decision D2). */
import { apportion, apportionAtLeast, apportionWithin } from './apportion.ts'
import type { Level } from './difficulty.ts'
import { minutesForMarks } from './minutes.ts'
import type { MarkingRow, Question, QuestionPart, QuestionType } from './question.ts'
import { err, ok, type Result } from './result.ts'
import { marksBounds } from './type-marks.ts'
import { itemAt, lastOf, nonEmpty, type NonEmpty } from './must-be-there.ts'

/** Of a question that names none (specification 2, section 9). */
export const DEFAULT_MARKS = 2
/** Bounds of a total that the teacher sets (decision D2). */
export const TOTAL_MARKS = { least: 50, most: 300 } as const

export type MarksFault =
  | { readonly code: 'total_marks_out_of_range'; readonly total: number; readonly least: number; readonly most: number }
  | {
      readonly code: 'below_one_mark_a_question'
      readonly total: number
      readonly needed: number
      readonly questions: number
    }

/** A total for questions that are there already (decision D48). */
export type TotalFault =
  | MarksFault
  | { readonly code: 'above_what_questions_bear'; readonly total: number; readonly most: number }

/** `shareMarks` of a total that a teacher sets. */
export const distributeMarks = (questions: readonly Question[], total: number): Result<Question[], MarksFault> =>
  isTotal(total) ? shareMarks(questions, total) : err({ code: 'total_marks_out_of_range', total, ...TOTAL_MARKS })

export const isTotal = (total: number): boolean =>
  Number.isInteger(total) && total >= TOTAL_MARKS.least && total <= TOTAL_MARKS.most

/**
 * The questions with marks that sum to `total`, shared out by type and difficulty, whole and within what each can bear
 * (decision D48): the sum is smaller where all together bear less. Parts and marking schemes are shared out within
 * their question; minutes follow the new marks.
 */
export function shareMarks(questions: readonly Question[], total: number): Result<Question[], MarksFault> {
  const bounds = questions.map(marksBounds)
  const sum = (of: 'least' | 'most'): number => bounds.reduce((all, one) => all + one[of], 0)
  const needed = sum('least')
  if (total < needed) return err({ code: 'below_one_mark_a_question', total, needed, questions: questions.length })
  const marks = apportionWithin(Math.min(total, sum('most')), questions.map(weightOf), bounds)
  return ok(questions.map((question, index) => withMarks(question, itemAt(marks, index))))
}

type SchemeKeys = 'type' | 'pairs' | 'markingScheme' | 'markingGuide' | 'parts'
/** What of a question says how many marks it is worth. */
export type Schemed<One = Question> = One extends Question ? Pick<One, Extract<keyof One, SchemeKeys>> : never

/**
 * What a question is worth as it was made: one mark a pair, or the sum of its parts, guide or scheme; the default where
 * it has none.
 */
export function naturalMarks(question: Schemed): number {
  switch (question.type) {
    case 'multiple_choice':
      return DEFAULT_MARKS
    case 'true_false':
      return DEFAULT_MARKS
    case 'fill_blank':
      return DEFAULT_MARKS
    case 'matching':
      return question.pairs.length
    case 'short_answer':
      return sumOfMarks(question.markingScheme) || DEFAULT_MARKS
    case 'essay':
      return sumOfMarks(question.markingGuide)
    case 'long_question':
      return sumOfMarks(question.parts)
  }
}

const sumOfMarks = (rows: readonly { readonly marks: number }[]): number =>
  rows.reduce((sum, { marks }) => sum + marks, 0)

/**
 * The question with other marks: parts and marking schemes keep adding up. Throws a RangeError below one mark a pair or
 * part.
 */
export function withMarks(question: Question, marks: number): Question {
  if (marks === question.marks) return question
  if (!Number.isInteger(marks) || marks < marksBounds(question).least)
    throw new RangeError(
      `Cannot give a question ${marks} marks: expected a whole number of at least ${marksBounds(question).least}`,
    )
  const minutes = minutesForMarks(marks)
  switch (question.type) {
    case 'multiple_choice':
      return { ...question, marks, minutes }
    case 'true_false':
      return { ...question, marks, minutes }
    case 'fill_blank':
      return { ...question, marks, minutes }
    case 'matching':
      return { ...question, marks, minutes }
    case 'short_answer':
      return { ...question, marks, minutes, markingScheme: rescaleRows(question.markingScheme, marks) }
    case 'essay':
      return { ...question, marks, minutes, markingGuide: rescaleGuide(question.markingGuide, marks) }
    case 'long_question':
      return { ...question, marks, minutes, parts: rescaleParts(question.parts, marks) }
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

const weightOf = ({ type, difficulty }: Question): number => TYPE_WEIGHTS[type] * LEVEL_WEIGHTS[difficulty]

/** A part that asks nothing goes on carrying nothing. */
function rescaleParts(parts: NonEmpty<QuestionPart>, marks: number): NonEmpty<QuestionPart> {
  const asking = parts.filter((part) => part.marks > 0)
  const shares = apportionAtLeast(
    marks,
    asking.map((part) => part.marks),
    1,
  )
  const rescaled = parts.map((part) => {
    const share = shares[asking.indexOf(part)]
    return share === undefined ? part : { ...part, marks: share, markingScheme: rescaleRows(part.markingScheme, share) }
  })
  return nonEmpty(rescaled, 'a part')
}

/**
 * The last row of a guide, as for organisation, takes a small difference: rows of points say how many earn their marks,
 * and would contradict themselves with others.
 */
function rescaleGuide(rows: NonEmpty<MarkingRow>, marks: number): NonEmpty<MarkingRow> {
  const last = lastOf(rows)
  const left = rows.slice(0, -1).reduce((rest, row) => rest - row.marks, marks)
  const rescaled =
    rows.length > 1 && left >= 1 && left <= 2 * last.marks
      ? [...rows.slice(0, -1), withRowMarks(last, left)]
      : rescaleRows(rows, marks)
  return nonEmpty(rescaled, 'a row of the guide')
}

/**
 * Rows in proportion; a row may come to 0 marks, as a step that earns none by itself. What a remark says of marks ("1M",
 * "1 mark each") goes with them, or the remark goes where it cannot.
 */
function rescaleRows(rows: readonly MarkingRow[], marks: number): MarkingRow[] {
  if (rows.every((row) => row.marks === 0)) return [...rows]
  const shares = apportion(
    marks,
    rows.map((row) => row.marks),
  )
  return rows.map((row, index) => withRowMarks(row, itemAt(shares, index)))
}

function withRowMarks({ remark, ...row }: MarkingRow, marks: number): MarkingRow {
  const scaled = remark === undefined || marks === row.marks ? remark : rescaleRemark(remark, marks / row.marks)
  return { ...row, marks, ...(scaled === undefined ? {} : { remark: scaled }) }
}

/** Undefined where an amount would be no whole one, or none. */
function rescaleRemark(remark: string, factor: number): string | undefined {
  const scaled = [...remark.matchAll(AMOUNT)].map(([amount]) => Number(amount) * factor)
  return scaled.every((amount) => Number.isInteger(amount) && amount > 0)
    ? remark.replace(AMOUNT, (amount) => `${Number(amount) * factor}`)
    : undefined
}

/** In "1M", "1A+1A", "2 marks", 「每項1分」. */
const AMOUNT = /\d+(?=[MA](?![A-Za-z])|\s?分|\smarks?\b)/g
