/** Solves a quadratic equation with the same factor on both sides. */
import { wordedChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const commonFactorOnBothSides = wordedChoice({
  meta: {
    id: 'quadratic-equations/common-factor-on-both-sides',
    unit: 'SS1',
    objective: 'solving quadratic equations',
    method: 'taking out a common factor of both sides',
    foundation: true,
    level: 2,
    minutes: 1,
  },
  paper: { slots: [4, 6, 7] },
  symbols: ['x', 'a'],
  given: { s: nonzero(-15, 15), m: nonzero(-9, 9) },
  // (x - a)(x - a - s) = m(x - a)
  let: { R: 's + m', left: '(x - a) (x - a - s)', right: 'm (x - a)' },
  where: 'R != 0 & abs(m) > 1 & s != m & s != R & R != -s',
  stem: {
    en: 'If $a$ is a constant, then the roots of the equation $@left = @right$ are',
    zh: '若 $a$ 為常數，則方程 $@left = @right$ 的根為',
  },
  key: { en: '$a$ and $@{a + R}$.', zh: '$a$ 及 $@{a + R}$。' },
  slips: {
    'takes the right-hand side for 0': { en: '$a$ and $@{a + s}$.', zh: '$a$ 及 $@{a + s}$。' },
    'loses the sign of the factor on the right': { en: '$a$ and $@{a + s - m}$.', zh: '$a$ 及 $@{a + s - m}$。' },
    'loses the signs of the roots': { en: '$-a$ and $@{-a - R}$.', zh: '$-a$ 及 $@{-a - R}$。' },
    'puts each factor equal to the factor on the right': {
      en: '$@{a + m}$ and $@{a + R}$.',
      zh: '$@{a + m}$ 及 $@{a + R}$。',
    },
    'loses the sign of the number in the bracket': { en: '$a$ and $@{a + m - s}$.', zh: '$a$ 及 $@{a + m - s}$。' },
  },
  steps: [
    ['@{(x - a) (x - a - R)} = 0', '1M'],
    [{ en: '$x = a$ or $x = @{a + R}$', zh: '$x = a$ 或 $x = @{a + R}$' }, '1A'],
  ],
  claims: ['left = right for a in {5, 23} for x in {a, a + R}', 'R != 0'],
})
