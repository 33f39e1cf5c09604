/** Solves a chain of three expressions whose two inequalities point the same way. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const bothConditionsOneSide = formulaChoice({
  meta: {
    id: 'linear-programming/both-conditions-one-side',
    unit: 'SS8',
    objective: 'compound linear inequalities',
    method: 'a chain whose conditions point the same way',
    foundation: true,
    level: 2,
    minutes: 1,
  },
  paper: { slots: [5, 6, 7] },
  symbols: ['x'],
  given: { q: ints(1, 6), r: ints(1, 6), b: nonzero(-24, 24), p: ints(-9, 9, 3), s: ints(-9, 9, 3) },
  // p - q x < b < r x + s  <=>  x > (p - b)/q and x > (b - s)/r
  let: { u: '(p - b)/q', v: '(b - s)/r', least: 'max(u, v)', other: 'min(u, v)', left: 'p - q x', right: 'r x + s' },
  where:
    'int(u) & int(v) & u != v & u != -v & u != 0 & v != 0 & abs(u) <= 15 & abs(v) <= 15 & (p = 0 | s = 0) & q + r >= 3 & u < v',
  stem: {
    en: 'The solution of $@left < @b < @right$ is',
    zh: '$@left < @b < @right$ 的解為',
  },
  key: 'x > least',
  slips: {
    'takes either of the conditions': 'x > other',
    'does not turn the sign on dividing by a negative number': 'x < other',
    'turns the sign of the wrong condition': 'other < x < least',
    'turns both signs': 'x < least',
    'loses a sign': 'x > -other',
  },
  steps: [
    [{ en: '$@{x > u}$ and $@{x > v}$', zh: '$@{x > u}$ 及 $@{x > v}$' }, '1M'],
    ['@{x > least}', '1A'],
  ],
  claims: [
    '(left < b & b < right) <=> key for x in {(p - b)/q - 1, (p - b)/q, (p - b)/q + 1, (b - s)/r - 1, (b - s)/r, (b - s)/r + 1, (b - p)/q, (b - p)/q + 1}',
  ],
})
