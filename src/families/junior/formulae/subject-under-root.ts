/** Makes a letter under a square root the subject. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const subjectUnderRoot = formulaChoice({
  meta: {
    id: 'formulae/subject-under-root',
    unit: 'JS13',
    objective: 'change of subject',
    method: 'squaring both sides',
    foundation: true,
    level: 2,
    minutes: 1,
  },
  paper: { slots: [4, 5, 8] },
  symbols: ['x', 'y'],
  given: { a: ints(2, 7), b: nonzero(-9, 9), c: ints(2, 9) },
  let: { inside: '(a x + b)/c', answer: '(c y^2 - b)/a' },
  where: 'gcd(gcd(a, b), c) = 1 & gcd(a, c) = 1 & abs(b) > 1 & abs(b) != a & abs(b) != c',
  stem: { en: 'If $y = \\sqrt{@inside}$, then $x =$', zh: '若 $y = \\sqrt{@inside}$，則 $x =$' },
  key: 'answer',
  slips: {
    'loses the sign of the moved term': '(c y^2 + b)/a',
    'squares the denominator too': '(c^2 y^2 - b)/a',
    'does not square the left-hand side': '(c y - b)/a',
    'interchanges the coefficients': '(a y^2 - b)/c',
    'squares the denominator and loses the sign': '(c^2 y^2 + b)/a',
  },
  steps: [['y^2 = @{(a x + b)/c}', '1M'], ['@{a x} = @{c y^2 - b}'], ['x = @answer', '1A']],
  claims: ['sqrt(at(inside, x, key)) = y for y in {1, 2, 3}'],
})
