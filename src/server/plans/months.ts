/** The months by which plans count: where they begin in a time zone. */
import { DAY_MS } from '../foundation/day.ts'
import { mustBeThere } from '#domain/must-be-there.ts'

/** The month of a quota: '2026-11' in the operator's time zone (decision D27). */
export function monthOf(now: Date, timeZone: string): string {
  const parts = formatIn(timeZone).month.formatToParts(now)
  const part = (type: 'year' | 'month'): string =>
    mustBeThere(
      parts.find((one) => one.type === type),
      `the ${type} of a date`,
    ).value
  return `${part('year')}-${part('month')}`
}

/** The instant at which the next month begins in the time zone. */
export function monthEnd(now: Date, timeZone: string): Date {
  const [year, month] = monthOf(now, timeZone).split('-').map(Number) as [number, number]
  const midnight = Date.UTC(year, month, 1)
  // The zone's offset may change on that very day: of the instants at which its clocks may show midnight, the first
  // that lies in the next month.
  const instants = [-DAY_MS, 0, DAY_MS]
    .map((ms) => midnight - offsetMs(new Date(midnight + ms), timeZone))
    .toSorted((one, other) => one - other)
  return new Date(instants.find((at) => monthOf(new Date(at), timeZone) !== monthOf(now, timeZone)) ?? midnight)
}

function offsetMs(at: Date, timeZone: string): number {
  const parts = formatIn(timeZone).second.formatToParts(at)
  const [year, month, day, hour, minute, second] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map(
    (type) =>
      Number(
        mustBeThere(
          parts.find((part) => part.type === type),
          `the ${type} of a time`,
        ).value,
      ),
  ) as [number, number, number, number, number, number]
  return Date.UTC(year, month - 1, day, hour, minute, second) - at.getTime()
}

type Formats = { readonly month: Intl.DateTimeFormat; readonly second: Intl.DateTimeFormat }
const formats = new Map<string, Formats>()

/** Kept: making one takes longer than a request to the database. */
function formatIn(timeZone: string): Formats {
  const kept = formats.get(timeZone)
  if (kept !== undefined) return kept
  const month = { timeZone, year: 'numeric', month: '2-digit' } as const
  const made = {
    month: new Intl.DateTimeFormat('en-CA', month),
    second: new Intl.DateTimeFormat('en-CA', {
      ...month,
      hourCycle: 'h23',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
  }
  formats.set(timeZone, made)
  return made
}
