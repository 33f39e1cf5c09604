/** Makes a letter the subject that stands on both sides of a formula with two other letters. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const subjectOnBothSides = formulaChoice({
  meta: { id: 'formulae/subject-on-both-sides', unit: 'JS13', objective: 'change of subject', method: 'subject on both sides of a linear formula', foundation: true, level: 1, minutes: 0.9 },
  paper: { slots: [1, 2, 3, 4] },
  symbols: ['h', 'k', 'x'],
  given: { p: ints(1, 7), q: ints(1, 5), c: nonzero(-9, 9) },
  let: { answer: 'c q k/(q k - p h)' },
  where: 'gcd(p, q) = 1 & abs(c) > 1 & p + q > 2',
  stem: { en: 'If $@{p h x} = @{q k (x - c)}$, then $x =$', zh: '若 $@{p h x} = @{q k (x - c)}$，則 $x =$' },
  key: 'answer',
  slips: {
    'adds the coefficients of the subject': 'c q k/(q k + p h)',
    'loses the sign of the coefficient': 'c q k/(p h - q k)',
    'loses the factor of the bracket': 'c/(q k - p h)',
    'loses the factor of the bracket and a sign': 'c/(p h - q k)',
    'takes the other coefficient above the line': 'c p h/(q k - p h)',
  },
  steps: [['@{p h x} = @{q k x - c q k}'], ['@{(q k - p h) x} = @{c q k}', '1M'], ['x = @answer', '1A']],
  claims: ['p h key = q k (key - c) & q k != p h for h in {13} for k in {11, 17}'],
})
