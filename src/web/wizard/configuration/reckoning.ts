/** What a paper that is being configured comes to: marks and minutes against what is aimed at. */
import { DEFAULT_MARKS } from '#domain/marks.ts'
import { estimateMinutes, minutesForMarks } from '#domain/minutes.ts'

export type Reckoning = {
  /** At the default marks a question. */
  readonly usualMarks: number
  readonly targetMarks: number
  /** To one decimal. */
  readonly marksEach: number
  readonly isBelowOneEach: boolean
  readonly neededMinutes: number
  /** What the minutes are reckoned from: the marks as soon as the teacher sets them. */
  readonly minutesFrom: 'questions' | 'marks'
  /** Below 0 where the time is short. */
  readonly spareMinutes: number
}

/** `totalMarks` undefined: the untouched default. All numbers are whole and above 0. */
export function reckon(questions: number, totalMarks: number | undefined, timeLimit: number): Reckoning {
  const usualMarks = questions * DEFAULT_MARKS
  const targetMarks = totalMarks ?? usualMarks
  const neededMinutes = totalMarks === undefined ? estimateMinutes(questions) : minutesForMarks(totalMarks)
  return {
    usualMarks,
    targetMarks,
    marksEach: Math.round((10 * targetMarks) / questions) / 10,
    isBelowOneEach: targetMarks < questions,
    neededMinutes,
    minutesFrom: totalMarks === undefined ? 'questions' : 'marks',
    spareMinutes: timeLimit - neededMinutes,
  }
}
