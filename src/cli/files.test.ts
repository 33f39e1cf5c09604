import { afterEach, expect, test, vi } from 'vitest'
import { today } from './files.ts'

afterEach(() => vi.unstubAllEnvs())

const MIDNIGHT_IN_HONG_KONG = new Date('2026-11-22T16:00:00Z')

test('a file made after midnight in Hong Kong bears the new day', () => {
  vi.stubEnv('TIME_ZONE', undefined)
  expect(today(MIDNIGHT_IN_HONG_KONG)).toBe('2026-11-23')
})
test('the operator’s own time zone counts, as in the service', () => {
  vi.stubEnv('TIME_ZONE', 'Europe/London')
  expect(today(MIDNIGHT_IN_HONG_KONG)).toBe('2026-11-22')
})
test('one that is none is told', () => {
  vi.stubEnv('TIME_ZONE', 'Mars/Phobos')
  expect(() => today(MIDNIGHT_IN_HONG_KONG)).toThrow('TIME_ZONE must be a time zone such as Asia/Hong_Kong')
})
