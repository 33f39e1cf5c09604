/** Makes a denominator the subject of a formula with two fractions. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const subjectAmongReciprocals = formulaChoice({
  meta: {
    id: 'formulae/subject-among-reciprocals',
    unit: 'JS13',
    objective: 'change of subject',
    method: 'formula with reciprocals',
    foundation: true,
    level: 2,
    minutes: 1,
  },
  paper: { slots: [2, 3, 4, 5] },
  symbols: ['m', 'n'],
  given: { p: ints(1, 9), q: nonzero(-9, 9), r: ints(1, 9) },
  let: { left: 'p/m + q/n', answer: 'p n/(r n - q)' },
  where: 'abs(p) != abs(q) & p != r & abs(q) != r & gcd(gcd(p, q), r) = 1 & r > q & r - q > 1 & r - q != p',
  stem: { en: 'If $@left = @r$, then $m =$', zh: '若 $@left = @r$，則 $m =$' },
  key: 'answer',
  slips: {
    'loses the sign of the moved fraction': 'p n/(r n + q)',
    'loses the sign of the whole': 'p n/(abs(q) - r n)',
    'turns the fraction over': '(r n - q)/(p n)',
    'loses the sign of the moved fraction and turns the result over': '(r n + q)/(p n)',
    'does not bring the number to the common denominator': 'p n/(r - q)',
  },
  steps: [['@{p/m} = @{r - q/n}', '1M'], ['@{p/m} = @{(r n - q)/n}'], ['m = @answer', '1A']],
  claims: ['at(left, m, key) = r for n in {11, 12, 13}'],
})
