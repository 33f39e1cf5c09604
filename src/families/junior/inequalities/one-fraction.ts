/** A linear inequality with a fraction on one side. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const oneFraction = conventional({
  meta: {
    id: 'inequalities/one-fraction',
    unit: 'JS14',
    objective: 'solve a linear inequality in one unknown',
    method: 'clear the denominator; divide by a negative number',
    foundation: true,
    level: 2,
    minutes: 2,
  },
  paper: { mock: [6] },
  symbols: ['x'],
  given: { a: ints(1, 5), b: nonzero(-12, 12), c: ints(2, 6), d: ints(1, 5), e: nonzero(-9, 9) },
  let: { left: '(a x + b)/c', right: 'd x + e', u: 'a - c d', w: 'c e - b', s: 'w/u' },
  where: 'u < -1 & int(s) & w != 0 & abs(s) <= 12 & gcd(a, b) = 1 & (a != d | b != e)',
  stem: { en: 'Solve the inequality $@left \\geq @right$.', zh: '解不等式 $@left \\geq @right$。' },
  parts: [
    {
      ask: '',
      answer: '$@{x <= s}$',
      steps: [
        ['@{a x + b >= c d x + c e}', '1M', { en: 'for $@{u x >= w}$ or equivalent', zh: '$@{u x >= w}$ 或等價' }],
        ['@{x <= s}', '1A', 'withhold if equality'],
      ],
    },
  ],
  claims: ['left = right for x in {s}', 'left > right for x in {s - 1}', 'left < right for x in {s + 1}'],
})
