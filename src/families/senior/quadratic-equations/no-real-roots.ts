/** For which k a quadratic equation has no real roots. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const noRealRoots = formulaChoice({
  meta: { id: 'quadratic-equations/no-real-roots', unit: 'SS1', objective: 'nature of roots', method: 'discriminant of an equation with a parameter', foundation: true, level: 2, minutes: 1.2 },
  paper: { slots: [6, 7, 8] },
  symbols: ['x', 'k'],
  given: { a: ints(1, 5), h: ints(-9, 9), c: ints(-12, 12) },
  // The least value of ax² + bx - c lies at x = h.
  let: { b: '-2 a h', t: 'c + a h^2', u: 'c - a h^2', s: '2 c + a h^2', left: 'a x^2 + b x' },
  where: 'h != 0 & c != 0 & u != 0 & t != 0 & t <= 60 & abs(b) <= 30',
  stem: {
    en: 'Find the range of values of $k$ such that the quadratic equation $@left = @{c - k}$ has no real roots.',
    zh: '求 $k$ 值的範圍使得二次方程 $@left = @{c - k}$ 沒有實根。',
  },
  key: 'k > t',
  slips: { 'takes the discriminant positive': 'k < t', 'loses the sign of the constant term': 'k > u', 'both of these': 'k < u', 'takes the discriminant zero or negative': 'k >= t' },
  steps: [['@{left + (k - c)} = 0'], ['\\Delta = @[b^2 - 4(a)(k - c)] < 0'], ['@{k > t}']],
  claims: ['b^2 - 4 a (k - c) < 0 <=> key for k in {t - 1, t, t + 1}'],
})
