/** Months of quotas in the operator's time zone, at their ends and over the changes of daylight saving time. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthEnd, monthOf } from './months.ts'

const ZONES = [
  'Asia/Hong_Kong',
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Asuncion',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
] as const

describe('the month of a quota', () => {
  test.each([
    { zone: 'Asia/Hong_Kong', at: '2026-11-30T15:59:59.999Z', month: '2026-11' },
    { zone: 'Asia/Hong_Kong', at: '2026-11-30T16:00:00.000Z', month: '2026-12' },
    { zone: 'Asia/Hong_Kong', at: '2026-12-31T16:00:00.000Z', month: '2027-01' },
    { zone: 'UTC', at: '2026-11-30T16:00:00.000Z', month: '2026-11' },
    { zone: 'America/New_York', at: '2026-11-01T03:59:59.999Z', month: '2026-10' },
    { zone: 'America/New_York', at: '2026-11-01T04:00:00.000Z', month: '2026-11' },
    { zone: 'Pacific/Kiritimati', at: '2026-10-31T10:00:00.000Z', month: '2026-11' },
  ])('in $zone at $at is $month', ({ zone, at, month }) => {
    expect(monthOf(new Date(at), zone)).toBe(month)
  })

  test.each([
    { zone: 'Asia/Hong_Kong', at: '2026-11-22T00:00:00Z', end: '2026-11-30T16:00:00.000Z' },
    { zone: 'America/New_York', at: '2026-10-15T00:00:00Z', end: '2026-11-01T04:00:00.000Z' },
    // Summer time ends on the last Sunday of October, and the month after it begins in winter time.
    { zone: 'Europe/London', at: '2026-10-10T00:00:00Z', end: '2026-11-01T00:00:00.000Z' },
    { zone: 'Europe/London', at: '2026-03-10T00:00:00Z', end: '2026-03-31T23:00:00.000Z' },
    // Clocks change on the very night of the 1st.
    { zone: 'America/Havana', at: '2026-10-20T00:00:00Z', end: '2026-11-01T04:00:00.000Z' },
    { zone: 'America/New_York', at: '2020-10-20T00:00:00Z', end: '2020-11-01T04:00:00.000Z' },
  ])('in $zone ends for $at at $end', ({ zone, at, end }) => {
    expect(monthEnd(new Date(at), zone).toISOString()).toBe(end)
  })

  const instant = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  test('is the same up to its end, and another from there on, in every zone', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), (now, zone) => {
        const end = monthEnd(now, zone)
        expect(end.getTime()).toBeGreaterThan(now.getTime())
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(31 * 86_400_000 + 7_200_000)
        expect(monthOf(new Date(end.getTime() - 1), zone)).toBe(monthOf(now, zone))
        expect(monthOf(end, zone)).not.toBe(monthOf(now, zone))
      }),
      { numRuns: 2000 },
    )
  })
  test('never goes back as time goes on', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 0, max: 90 * 86_400_000 }),
        fc.constantFrom(...ZONES),
        (now, later, zone) => {
          expect(monthOf(new Date(now.getTime() + later), zone) >= monthOf(now, zone)).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
