/** Makes a letter inside a bracket the subject of a linear formula. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const subjectAcrossBrackets = formulaChoice({
  meta: {
    id: 'formulae/subject-across-brackets',
    unit: 'JS13',
    objective: 'change of subject',
    method: 'linear formula with a bracket',
    foundation: true,
    level: 1,
    minutes: 0.8,
  },
  paper: { slots: [1, 2, 3, 4] },
  symbols: ['a', 'b'],
  given: { r: ints(2, 6), p: ints(1, 6), q: nonzero(-5, 5), s: nonzero(-7, 7) },
  let: { m: 'r p', c: 'r q', left: 'm a + c', right: 'r (b - s)', answer: 'p a + q + s' },
  where: 'q != -s & q != s & r q != -s & r q != s & r q + r s != 0',
  stem: { en: 'If $@left = @right$, then $b =$', zh: '若 $@left = @right$，則 $b =$' },
  key: 'answer',
  slips: {
    'loses the sign of the number in the bracket': 'p a + q - s',
    'does not divide the constant term': 'p a + r q + s',
    'does not divide the constant term and loses a sign': 'p a + r q - s',
    'does not divide the first term': 'r p a + q + s',
  },
  steps: [['@{m a + c} = @{r b - r s}', '1M'], ['@{r b} = @{m a + r q + r s}'], ['b = @answer', '1A']],
  claims: ['left = at(right, b, key) for a in {0, 1}'],
})
