/** The values of a parameter for which a quadratic equation has equal roots. */
import { wordedChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const equalRoots = wordedChoice({
  meta: {
    id: 'quadratic-equations/equal-roots',
    unit: 'SS1',
    objective: 'nature of roots',
    method: 'discriminant 0 as a quadratic equation in the parameter',
    foundation: true,
    level: 2,
    minutes: 1.3,
  },
  paper: { slots: [6, 7] },
  symbols: ['x', 'k'],
  given: { a: ints(1, 4), lo: nonzero(-48, 46), hi: nonzero(-46, 48) },
  // The discriminant k² - 4a(mk + c) has the zeros lo and hi.
  let: { m: '(lo + hi)/(4 a)', c: '-lo hi/(4 a)', left: 'a x^2 + k x + m k + c' },
  where: 'lo < hi & lo != -hi & int(m) & int(c) & abs(m) <= 12 & abs(c) <= 99',
  stem: {
    en: 'Let $k$ be a constant. If the quadratic equation $@left = 0$ has equal roots, then $k =$',
    zh: '設 $k$ 為常數。若二次方程 $@left = 0$ 有等根，則 $k =$',
  },
  key: { en: '$@lo$ or $@{hi}$.', zh: '$@lo$ 或 $@{hi}$。' },
  slips: {
    'loses the signs': { en: '$@{-hi}$ or $@{-lo}$.', zh: '$@{-hi}$ 或 $@{-lo}$。' },
    'finds the smaller value only': { en: '$@lo$.', zh: '$@lo$。' },
    'finds the greater value only': { en: '$@hi$.', zh: '$@hi$。' },
    'the sign of the smaller value': {
      en: '$@{min(-lo, hi)}$ or $@{max(-lo, hi)}$.',
      zh: '$@{min(-lo, hi)}$ 或 $@{max(-lo, hi)}$。',
    },
    'the sign of the greater value': {
      en: '$@{min(lo, -hi)}$ or $@{max(lo, -hi)}$.',
      zh: '$@{min(lo, -hi)}$ 或 $@{max(lo, -hi)}$。',
    },
  },
  steps: [
    ['\\Delta = @{k^2 - 4 a (m k + c)} = 0', '1M'],
    ['@{k^2 - (lo + hi) k + lo hi} = 0'],
    [{ en: '$k = @lo$ or $k = @hi$', zh: '$k = @lo$ 或 $k = @hi$' }, '1A'],
  ],
  // The discriminant from the values at -1, 0 and 1.
  claims: [
    '((at(left, x, 1) - at(left, x, -1))/2)^2 = 4 ((at(left, x, 1) + at(left, x, -1))/2 - at(left, x, 0)) at(left, x, 0) for k in {lo, hi}',
    'lo != hi',
  ],
})
