/** For which k a quadratic equation has no real roots. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const noRealRoots = formulaChoice({
  meta: {
    id: 'quadratic-equations/no-real-roots',
    unit: 'SS1',
    objective: 'nature of roots',
    method: 'discriminant of an equation with a parameter',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [6, 7] },
  symbols: ['x', 'k'],
  given: { a: ints(1, 5), h: ints(-9, 9), c: ints(-12, 12) },
  // The least value of ax² + bx - c lies at x = h.
  let: { b: '-2 a h', t: 'c + a h^2', u: 'c - a h^2', s: '2 c + a h^2', left: 'a x^2 + b x', right: 'c - k' },
  where: 'h != 0 & c != 0 & u != 0 & t != 0 & t <= 60 & abs(b) <= 30',
  stem: {
    en: 'Find the range of values of $k$ such that the quadratic equation $@left = @right$ has no real roots.',
    zh: '求 $k$ 值的範圍使得二次方程 $@left = @right$ 沒有實根。',
  },
  key: 'k > t',
  slips: {
    'takes the discriminant positive': 'k < t',
    'loses the sign of the constant term': 'k > u',
    'both of these': 'k < u',
    'takes the discriminant zero or negative': 'k >= t',
  },
  steps: [['@{left - right} = 0'], ['\\Delta = @[b^2 - 4(a)(k - c)] < 0'], ['@{k > t}']],
  // The discriminant from the values of both sides at -1, 0 and 1, just below the least k, there and above it.
  claims: [
    '((at(left, x, 1) - at(left, x, -1))/2)^2 - 4 ((at(left, x, 1) + at(left, x, -1))/2) (at(left, x, 0) - right) < 0 <=> key for k in {t - 1, t, t + 1}',
  ],
})
