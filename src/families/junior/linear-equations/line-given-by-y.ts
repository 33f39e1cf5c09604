/** Simultaneous equations, one of which gives y in terms of x. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const lineGivenByY = conventional({
  meta: {
    id: 'linear-equations/line-given-by-y',
    unit: 'JS9',
    objective: 'solve simultaneous linear equations',
    method: 'substitution',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [4] },
  symbols: ['x', 'y'],
  given: { a: nonzero(-5, 5), x0: nonzero(-7, 7), y0: nonzero(-9, 9), c: ints(1, 7), d: nonzero(-5, 5) },
  let: { b: 'y0 - a x0', e: 'c x0 + d y0', t: 'c + a d', one: 'y = a x + b', other: 'c x + d y = e' },
  where: 'b != 0 & abs(b) <= 15 & t != 0 & e != 0 & gcd(c, d) = 1 & x0 != y0 & abs(a) > 1',
  stem: { en: 'Solve the simultaneous equations $@one$ and $@other$.', zh: '解聯立方程 $@one$ 及 $@other$。' },
  parts: [
    {
      ask: '',
      answer: { en: '$x = @x0$, $y = @y0$', zh: '$x = @x0$，$y = @y0$' },
      steps: [
        ['@{c x + d (a x + b)} = @e', '1M', { en: 'for eliminating one unknown', zh: '消去一個未知數' }],
        [{ en: '$x = @x0$ and $y = @y0$', zh: '$x = @x0$ 及 $y = @y0$' }, '1A', 'for both correct'],
      ],
    },
  ],
  claims: ['one for x in {x0} for y in {y0}', 'other for x in {x0} for y in {y0}'],
})
