/** Changing the subject of a formula of two linear fractions. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const subjectInAFraction = conventional({
  meta: {
    id: 'formulae/subject-in-a-fraction',
    unit: 'JS13',
    objective: 'change the subject of a formula',
    method: 'clear the denominators of a formula in which the subject stands once',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [2] },
  symbols: ['a', 'b'],
  given: { p: nonzero(-7, 9), q: ints(2, 7), r: ints(2, 5), s: ints(2, 7), u: nonzero(-6, 6) },
  let: { n: 'q r', c: 'q u - s p', answer: '(n b + c)/s', left: '(a + p)/q', right: '(r b + u)/s' },
  where: 'gcd(q, s) = 1 & c != 0 & gcd(r, u) = 1 & gcd(gcd(n, c), s) = 1',
  stem: {
    en: 'Make $a$ the subject of the formula $@left = @right$.',
    zh: '令 $a$ 成為公式 $@left = @right$ 的主項。',
  },
  parts: [
    {
      ask: '',
      answer: '$a = @answer$',
      steps: [
        ['@left = @right'],
        ['@{s (a + p)} = @{q (r b + u)}', '1M'],
        ['@{s a} = @{n b + q u - s p}'],
        ['a = @answer', '1A', 'or equivalent'],
      ],
    },
  ],
  claims: ['at(left, a, answer) = right for b in {0, 1, 2}'],
})
