/** When few credits are left (specification 1, section 8). */
import { expect, test } from 'vitest'
import { lowCredits } from './credits.ts'

test.each([
  { credits: 100, low: undefined },
  { credits: 11, low: undefined },
  { credits: 10, low: 'warning' },
  { credits: 6, low: 'warning' },
  { credits: 5, low: 'critical' },
  { credits: 0, low: 'critical' },
])('$credits credits: $low', ({ credits, low }) => {
  expect(lowCredits(credits)).toBe(low)
})
