/** A linear inequality, and how many positive integers satisfy it. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const countOfPositiveIntegers = conventional({
  meta: {
    id: 'inequalities/count-of-positive-integers',
    unit: 'JS14',
    objective: 'solve a linear inequality in one unknown',
    method: 'clear the denominator and collect; count the positive integers',
    foundation: true,
    level: 2,
    minutes: 4,
  },
  paper: { authentic: [6] },
  symbols: ['x'],
  given: { a: ints(2, 6), b: nonzero(-9, 9), c: ints(2, 5), d: ints(1, 4), e: ints(2, 20) },
  let: { left: '(a x + b)/c', right: 'e - d x', u: 'a + c d', w: 'c e - b', s: 'w/u', n: 'ceil(s) - 1' },
  where: 's > 3 & s < 12 & gcd(gcd(a, b), c) = 1 & gcd(a, b) = 1 & u <= 12',
  stem: { en: 'Consider the inequality $@left < @right$ …… (*).', zh: '考慮不等式 $@left < @right$ …… (*)。' },
  parts: [
    {
      label: 'a',
      ask: { en: 'Solve (*).', zh: '解 (*)。' },
      answer: '$@{x < s}$',
      steps: [
        ['@{a x + b < c e - c d x}', '1M'],
        ['@{u x < w}', '1M'],
        ['@{x < s}', '1A'],
      ],
    },
    {
      label: 'b',
      ask: { en: 'How many positive integers satisfy (*)?', zh: '有多少個正整數滿足 (*)？' },
      answer: '$@n$',
      steps: [[{ en: '$@n$ positive integers satisfy (*).', zh: '有 $@n$ 個正整數滿足 (*)。' }, '1A']],
    },
  ],
  claims: [
    'left = right for x in {s}',
    'left < right for x in {s - 1, n}',
    'left >= right for x in {n + 1}',
    'cos(2 pi n) = 1',
  ],
})
