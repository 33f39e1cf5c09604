/** The day of a moment by one clock on the wall, the operator's, wherever server, browser and teacher are. */

/** Where the operator says nothing else. */
export const DEFAULT_TIME_ZONE = 'Asia/Hong_Kong'

/** `YYYY-MM-DD`. Throws a RangeError for a time zone that is not known. */
export const calendarDay = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

/** `days` later than a day `YYYY-MM-DD`, or before it; undefined for what is no day. */
export function dayAfter(day: string, days: number): string | undefined {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return undefined
  const moved = new Date(at + days * DAY_MS)
  return Number.isNaN(moved.getTime()) ? undefined : moved.toISOString().slice(0, 10)
}

/** The first moment of a day `YYYY-MM-DD`. */
export function startOfDay(day: string, timeZone: string): Date {
  // No clock on the wall is further from Greenwich; between the two the day begins once.
  let [before, from] = [Date.parse(`${day}T00:00:00Z`) - DAY_MS, Date.parse(`${day}T00:00:00Z`) + DAY_MS]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (calendarDay(new Date(middle), timeZone) >= day) from = middle
    else before = middle
  }
  return new Date(from)
}

const DAY_MS = 24 * 60 * 60 * 1000
