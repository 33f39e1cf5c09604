/** How long questions take (specification 2, section 9). */

export const MINUTES_PER_MARK = 1.5
export const MINUTES_PER_QUESTION = 2

/** Of a question whose time is not known: 1.5 minutes a mark, rounded up. */
export const minutesForMarks = (marks: number): number => Math.ceil(marks * MINUTES_PER_MARK)

/** Of a paper that is only planned: 2 minutes a question. */
export const estimateMinutes = (questions: number): number => questions * MINUTES_PER_QUESTION
