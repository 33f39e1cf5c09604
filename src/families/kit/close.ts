/** Whether what was measured in a drawing is what was meant, but for the rounding of doubles. */
export const isClose = (found: number, wanted: number): boolean =>
  Math.abs(found - wanted) <= 1e-6 * Math.max(1, Math.abs(wanted))
