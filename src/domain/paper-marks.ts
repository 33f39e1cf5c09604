/** The marks and minutes of a paper: what it comes to while it is planned, and what it carries once it is made. */
import { countTypes } from './count-types.ts'
import { isTotal, shareMarks, TOTAL_MARKS, withMarks, type MarksFault } from './marks.ts'
import { minutesForMarks } from './minutes.ts'
import type { PaperConfiguration, PaperNotice } from './paper.ts'
import type { Question, QuestionType } from './question.ts'
import { err, ok, type Result } from './result.ts'
import { totalMarks, type DrawnStructure } from './structure.ts'
import { hasFixedMarks, marksBounds, PLANNED_BOUNDS, usualMarks, type MarksStyle } from './type-marks.ts'
import { itemAt } from './must-be-there.ts'

/** `totalMarks` undefined: the untouched default. */
type Wish = Pick<PaperConfiguration, 'totalQuestions' | 'totalMarks'> & {
  readonly questionTypes: readonly QuestionType[]
} & MarksStyle

export type PlannedMarks = {
  /** What the paper will carry. */
  readonly marks: number
  /** What it carries where no total is named. */
  readonly usual: number
  /** What the planned questions can carry (decision D48). */
  readonly least: number
  readonly most: number
  /** False where some questions carry the marks of their parts, which are known once they are made. */
  readonly isExact: boolean
  readonly minutes: number
}

/** The one calculation of a paper that is not made yet: the field, the meter, the sheet and the server go by it. */
export function planMarks({ questionTypes, totalQuestions, totalMarks: asked, ...style }: Wish): PlannedMarks {
  const [first = 'multiple_choice', ...others] = questionTypes
  const types = [first, ...others] as const
  const counts = countTypes(totalQuestions, types)
  const sum = (of: (type: QuestionType) => number): number =>
    types.reduce((total, type, index) => total + itemAt(counts, index) * of(type), 0)
  const least = sum((type) => PLANNED_BOUNDS[type].least)
  const most = sum((type) => PLANNED_BOUNDS[type].most)
  const usual = sum((type) => usualMarks(type, style))
  const marks = asked === undefined ? usual : Math.min(Math.max(asked, least), most)
  return {
    marks,
    usual,
    least,
    most,
    isExact: asked !== undefined || types.every((type, index) => counts[index] === 0 || hasFixedMarks(type, style)),
    minutes: minutesForMarks(marks),
  }
}

type Marked = { readonly questions: readonly Question[]; readonly notices: readonly PaperNotice[] }

/**
 * The questions of a paper with the marks that the plan promised: the total that was asked for, as far as they bear it,
 * or the usual marks of each. Those in `kept` have theirs already, and lose them only where a total was asked for.
 */
export function markQuestions(
  questions: readonly Question[],
  wish: Wish,
  kept: readonly Question[] = [],
): Result<Marked, MarksFault> {
  const { totalMarks: asked } = wish
  if (asked === undefined) {
    const isKept = new Set(kept.map(({ id }) => id))
    return ok({
      questions: questions.map((question) => (isKept.has(question.id) ? question : withUsualMarks(question, wish))),
      notices: [],
    })
  }
  if (!isTotal(asked)) return err({ code: 'total_marks_out_of_range', total: asked, ...TOTAL_MARKS })
  if (questions.length === 0) return ok({ questions, notices: [] })
  // Pairs and parts that came out more than were planned still get a mark each: the paper is made by now.
  const needed = questions.reduce((sum, question) => sum + marksBounds(question).least, 0)
  const told = Math.min(asked, planMarks(wish).most)
  const shared = shareMarks(questions, asked < questions.length ? asked : Math.max(needed, told))
  if (!shared.ok) return shared
  const given = totalMarks(shared.value)
  return ok({ questions: shared.value, notices: given === asked ? [] : [{ kind: 'marks', asked, given }] })
}

function withUsualMarks(question: Question, style: MarksStyle): Question {
  const { least, most } = marksBounds(question)
  const wanted = hasFixedMarks(question.type, style) ? usualMarks(question.type, style) : question.marks
  return withMarks(question, Math.min(Math.max(wanted, least), most))
}

/**
 * How long a paper takes: 1.5 minutes a mark, as it was planned, and what is known better of single questions. A paper
 * of the HKDSE takes what its questions take.
 */
export function paperMinutes(questions: readonly Question[], structure?: DrawnStructure): number {
  if (structure !== undefined) return Math.round(questions.reduce((sum, { minutes }) => sum + minutes, 0))
  const known = questions.reduce((sum, { minutes, marks }) => sum + minutes - minutesForMarks(marks), 0)
  return Math.max(0, Math.round(minutesForMarks(totalMarks(questions)) + known))
}
