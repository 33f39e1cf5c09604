/** The thresholds of the usage badge. */
import { expect, test } from 'vitest'
import { limitFace, usageLevel, usagePercent } from './usage.ts'

test.each([
  { used: 0, limit: 300, level: 'usual', percent: 0, face: '300' },
  { used: 239, limit: 300, level: 'usual', percent: 80, face: '300' },
  { used: 240, limit: 300, level: 'near', percent: 80, face: '300' },
  { used: 270, limit: 300, level: 'almost', percent: 90, face: '300' },
  { used: 299, limit: 300, level: 'almost', percent: 100, face: '300' },
  { used: 300, limit: 300, level: 'reached', percent: 100, face: '300' },
  { used: 420, limit: 300, level: 'reached', percent: 100, face: '300' },
  { used: 5000, limit: -1, level: 'usual', percent: 0, face: '∞' },
  { used: 0, limit: 0, level: 'reached', percent: 100, face: '0' },
] as const)('$used of $limit: $level, a bar of $percent %', ({ used, limit, level, percent, face }) => {
  expect([usageLevel(used, limit), usagePercent(used, limit), limitFace(limit)]).toEqual([level, percent, face])
})
