import { expect, test } from 'vitest'
import { calendarDay, dayAfter, DEFAULT_TIME_ZONE, startOfDay } from './calendar-day.ts'

test.each([
  ['2026-11-22T15:59:59Z', DEFAULT_TIME_ZONE, '2026-11-22'],
  ['2026-11-22T16:00:00Z', DEFAULT_TIME_ZONE, '2026-11-23'],
  ['2026-11-22T16:00:00Z', 'UTC', '2026-11-22'],
  ['2026-12-31T16:30:00Z', DEFAULT_TIME_ZONE, '2027-01-01'],
])('%s in %s is %s', (at, timeZone, day) => {
  expect(calendarDay(new Date(at), timeZone)).toBe(day)
})

test.each([
  ['2026-11-23', DEFAULT_TIME_ZONE, '2026-11-22T16:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
  // Its clocks go from 23:59 to 1:00.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, at) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(at)
})

test('days are counted on', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2026-03-01', -1), dayAfter('2026-02-03', 0)]).toEqual([
    '2027-01-01',
    '2026-02-28',
    '2026-02-03',
  ])
  expect(['2026-02-31', 'yesterday', '2026-1-1', ''].map((day) => dayAfter(day, 1))).toEqual(Array(4).fill(undefined))
})
