/** How long questions take (specification 2, section 9). */

export const MINUTES_PER_MARK = 1.5

/** Of a question whose time is not known, or of a whole paper: 1.5 minutes a mark, rounded up. */
export const minutesForMarks = (marks: number): number => Math.ceil(marks * MINUTES_PER_MARK)
