/** Changing the subject of a formula with one bracket, as that of an area. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const subjectInABracket = conventional({
  meta: {
    id: 'formulae/subject-in-a-bracket',
    unit: 'JS13',
    objective: 'change the subject of a formula',
    method: 'undo a product and a sum in which the subject stands once',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [2] },
  symbols: ['A', 'h', 'k', 'r'],
  given: { p: ints(1, 9), q: nonzero(-9, 9), n: ints(2, 9) },
  let: { right: 'r (p h + q k)/n', answer: '(n A - q k r)/(p r)' },
  where: 'gcd(p, q) = 1 & gcd(n, q) = 1 & gcd(p, n) = 1',
  stem: { en: 'Make $h$ the subject of the formula $A = @right$.', zh: '令 $h$ 成為公式 $A = @right$ 的主項。' },
  parts: [
    {
      ask: '',
      answer: '$h = @answer$',
      steps: [
        ['@{n A} = @{r (p h + q k)}'],
        ['@{n A} = @{p h r + q k r}', '1M'],
        ['h = @answer', '1A', 'or equivalent'],
      ],
    },
  ],
  claims: ['A = at(right, h, answer) for A in {10, 11} for k in {1, 2} for r in {1, 2}'],
})
