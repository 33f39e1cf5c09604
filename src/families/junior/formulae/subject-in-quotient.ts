/** Makes a letter that stands above and below the line the subject. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const subjectInQuotient = formulaChoice({
  meta: {
    id: 'formulae/subject-in-quotient',
    unit: 'JS13',
    objective: 'change of subject',
    method: 'collecting the terms of a subject that occurs twice',
    foundation: true,
    level: 2,
    minutes: 1.1,
  },
  paper: { slots: [4, 5, 8] },
  symbols: ['x', 'y'],
  given: { p: ints(1, 6), q: nonzero(-7, 7), r: ints(1, 5), s: ints(1, 9) },
  let: { above: 'p x + q', below: 'r x - s', answer: '(s y + q)/(r y - p)' },
  where: 'p s + q r != 0 & p s != q r & gcd(p, q) = 1 & gcd(r, s) = 1 & abs(q) != abs(s)',
  stem: { en: 'If $y = \\frac{@above}{@below}$, then $x =$', zh: '若 $y = \\frac{@above}{@below}$，則 $x =$' },
  key: 'answer',
  slips: {
    'loses the sign of a moved term above the line': '(s y - q)/(r y - p)',
    'loses the sign of a moved term below the line': '(s y + q)/(r y + p)',
    'loses the signs of both moved terms': '(s y - q)/(r y + p)',
    'interchanges the coefficients': '(p y + q)/(r y - s)',
    'turns the fraction over': '(r y - s)/(p y + q)',
  },
  steps: [['@{r x y - s y} = @{p x + q}', '1M'], ['@{r x y - p x} = @{s y + q}'], ['x = @answer', '1A']],
  // Four points of the graph decide it.
  claims: ['y at(below, x, key) = at(above, x, key) & at(below, x, key) != 0 for y in {11, 12, 13, 14}'],
})
