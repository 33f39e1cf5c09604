/** A linear equation with two fractions. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const twoFractionsOfX = conventional({
  meta: {
    id: 'linear-equations/two-fractions-of-x',
    unit: 'JS8',
    objective: 'solve a linear equation in one unknown',
    method: 'clearing two denominators',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [4] },
  symbols: ['x'],
  given: { a: ints(1, 5), b: nonzero(-7, 7), p: ints(2, 7), c: ints(1, 5), q: ints(2, 7), x0: nonzero(-7, 7) },
  let: { left: '(a x + b)/p', d: 'q (a x0 + b)/p - c x0', u: 'a q - c p', w: 'p d - q b', right: '(c x + d)/q' },
  where:
    'int(d) & d != 0 & abs(d) <= 15 & gcd(p, q) = 1 & gcd(a, b) = 1 & gcd(c, d) = 1 & u != 0 & w != 0 & abs(u) != 1',
  stem: { en: 'Solve the equation $@left = @right$.', zh: '解方程 $@left = @right$。' },
  parts: [
    {
      ask: '',
      answer: '$x = @x0$',
      steps: [['@{q (a x + b)} = @{p (c x + d)}', '1M'], ['@{u x} = @w'], ['x = @x0', '1A']],
    },
  ],
  claims: ['left = right for x in {x0}'],
})
