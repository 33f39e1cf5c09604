/** A day as clocks count it. */
export const DAY_MS = 24 * 3_600_000
