import { expect, test } from 'vitest'
import { wordDate } from './dates.ts'

test('a date is the operator’s, wherever the reader is', () => {
  const late = '2026-11-22T17:30:00Z'
  expect(wordDate(late, 'en', 'day', 'Asia/Hong_Kong')).toBe('23 Nov 2026')
  expect(wordDate(late, 'en', 'day', 'Europe/London')).toBe('22 Nov 2026')
  expect(wordDate(late, 'zh-TW', 'longDay', 'Asia/Hong_Kong')).toBe('2026年11月23日')
  expect(wordDate(late, 'en', 'moment', 'Asia/Hong_Kong')).toBe('23 Nov 2026, 01:30')
})
