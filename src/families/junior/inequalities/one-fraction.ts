/** A linear inequality with a fraction on one side. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const oneFraction = conventional({
  meta: { id: 'inequalities/one-fraction', unit: 'JS14', objective: 'solve a linear inequality in one unknown', method: 'clear the denominator; divide by a negative number', foundation: true, level: 2, minutes: 2 },
  paper: { mock: [6] },
  symbols: ['x'],
  given: { a: ints(1, 5), b: nonzero(-12, 12), c: ints(2, 6), d: ints(1, 5), e: nonzero(-9, 9) },
  let: { u: 'a - c d', w: 'c e - b', s: 'w/u' },
  where: 'u < -1 & int(s) & w != 0 & abs(s) <= 12 & gcd(gcd(a, b), c) = 1',
  stem: { en: 'Solve the inequality $@{(a x + b)/c >= d x + e}$.', zh: '解不等式 $@{(a x + b)/c >= d x + e}$。' },
  parts: [{
    ask: '',
    answer: '$@{x <= s}$',
    steps: [['@{a x + b >= c d x + c e}', '1M', { en: 'for $@{u x >= w}$ or equivalent', zh: '$@{u x >= w}$ 或等價' }], ['@{x <= s}', '1A', 'withhold if equality']],
  }],
  claims: ['(a s + b)/c = d s + e', '(a (s - 1) + b)/c > d (s - 1) + e', '(a (s + 1) + b)/c < d (s + 1) + e'],
})
