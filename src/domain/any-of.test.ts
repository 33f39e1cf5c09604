import { expect, test } from 'vitest'
import { anyOf } from './any-of.ts'

test('the forms of all lines are alternatives of one group', () => {
  const source = anyOf`
    key (?:terms|words)|summary
    \d+ marks?
  `
  expect(source).toBe('(?:key (?:terms|words)|summary|\\d+ marks?)')
  const pattern = new RegExp(`^${source}$`)
  expect(['key words', 'summary', '2 marks'].every((text) => pattern.test(text))).toBe(true)
  expect(pattern.test('key')).toBe(false)
})
