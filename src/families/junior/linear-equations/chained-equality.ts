/** Two expressions in x and y that both equal a number. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const chainedEquality = conventional({
  meta: {
    id: 'linear-equations/chained-equality',
    unit: 'JS9',
    objective: 'solve simultaneous linear equations',
    method: 'two equations from a chain of equal expressions; elimination',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [4] },
  symbols: ['x', 'y'],
  given: { a: ints(1, 4), b: nonzero(-4, 4), c: ints(2, 6), d: nonzero(-5, 5), x0: nonzero(-5, 5), y0: nonzero(-5, 5) },
  let: { left: 'a x + b y', right: 'c x + d y', e: 'a x0 + b y0', f: 'c x0 + d y0', det: 'a d - b c' },
  where: 'e = f & abs(det) > 1 & e != 0 & gcd(a, b) = 1 & gcd(c, d) = 1 & x0 != y0 & a != c',
  stem: { en: 'Solve the simultaneous equations $@left = @right = @e$.', zh: '解聯立方程 $@left = @right = @e$。' },
  parts: [
    {
      ask: '',
      answer: { en: '$x = @x0$, $y = @y0$', zh: '$x = @x0$，$y = @y0$' },
      steps: [
        [{ en: '$@left = @e$ and $@right = @e$', zh: '$@left = @e$ 及 $@right = @e$' }],
        ['@{det y} = @{a e - c e}', '1M', { en: 'for eliminating one unknown', zh: '消去一個未知數' }],
        [{ en: '$x = @x0$ and $y = @y0$', zh: '$x = @x0$ 及 $y = @y0$' }, '1A', 'for both correct'],
      ],
    },
  ],
  claims: ['left = e for x in {x0} for y in {y0}', 'right = e for x in {x0} for y in {y0}'],
})
