/** Changing the subject of a formula where the new subject stands above and below a fraction line. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const subjectAboveAndBelow = conventional({
  meta: {
    id: 'formulae/subject-above-and-below',
    unit: 'JS13',
    objective: 'change the subject of a formula',
    method: 'clear a fraction with the new subject on both sides of its line',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { authentic: [2] },
  symbols: ['x', 'y'],
  given: { a: ints(1, 9), b: nonzero(-9, 9), c: ints(1, 5), d: ints(1, 9) },
  let: { right: '(a x + b)/(c x - d)', answer: '(d y + b)/(c y - a)' },
  where: 'a d + b c != 0 & gcd(a, b) = 1 & gcd(c, d) = 1 & gcd(d, b) = 1 & gcd(c, a) = 1 & a != c',
  stem: { en: 'Make $x$ the subject of the formula $y = @right$.', zh: '令 $x$ 成為公式 $y = @right$ 的主項。' },
  parts: [
    {
      ask: '',
      answer: '$x = @answer$',
      steps: [
        ['y(@{c x - d}) = @{a x + b}', '1M', { en: 'for clearing the denominator', zh: '消去分母' }],
        [
          'x(@{c y - a}) = @{d y + b}',
          '1M',
          { en: 'for putting $x$ on one side and factorizing', zh: '將 $x$ 移到同一邊並因式分解' },
        ],
        ['x = @answer', '1A', 'or equivalent'],
      ],
    },
  ],
  claims: ['at(right, x, answer) = y for y in {11, 12, 13}'],
})
