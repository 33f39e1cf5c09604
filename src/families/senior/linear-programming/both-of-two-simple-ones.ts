/** Two short linear inequalities joined by "and". */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const bothOfTwoSimpleOnes = conventional({
  meta: {
    id: 'linear-programming/both-of-two-simple-ones',
    unit: 'SS8',
    objective: 'compound linear inequalities',
    method: 'range that satisfies two short inequalities',
    foundation: true,
    level: 2,
    minutes: 2,
  },
  paper: { mock: [6] },
  symbols: ['x'],
  given: {
    a: ints(2, 5),
    low: nonzero(-7, 5),
    b: ints(-9, 9, 2),
    c: ints(2, 4),
    top: nonzero(-5, 8),
    d: ints(-9, 9, 2),
  },
  let: { e: 'a low + b', f: 'd - c top', first: 'a x + b', second: 'd - c x' },
  where:
    'low < top & top - low <= 8 & e != 0 & f != 0 & abs(e) <= 20 & abs(f) <= 20 & gcd(gcd(a, b), e) = 1 & gcd(gcd(c, d), f) = 1 & abs(low) != abs(top)',
  stem: {
    en: 'Find the range of values of $x$ which satisfy both $@first > @e$ and $@second \\geq @f$.',
    zh: '求同時滿足 $@first > @e$ 及 $@second \\geq @f$ 的 $x$ 值的範圍。',
  },
  parts: [
    {
      ask: '',
      answer: '$@low < x \\leq @top$',
      steps: [
        [{ en: '$@{x > low}$ and $@{x <= top}$', zh: '$@{x > low}$ 及 $@{x <= top}$' }, '1M', 'either one'],
        [{ en: 'The required range is $@low < x \\leq @top$.', zh: '所求的範圍為 $@low < x \\leq @top$。' }, '1A'],
      ],
    },
  ],
  claims: [
    'first > e <=> x > low for x in {low - 1, low, low + 1}',
    'second >= f <=> x <= top for x in {top - 1, top, top + 1}',
    'low < top',
  ],
})
