/** A quadratic inequality whose coefficients are those of another in the opposite order. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const solutionWithReversedCoefficients = formulaChoice({
  meta: {
    id: 'linear-programming/solution-with-reversed-coefficients',
    unit: 'SS8',
    objective: 'quadratic inequalities in one unknown',
    method: 'coefficients from the solution of another inequality',
    foundation: false,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [35, 36, 37] },
  symbols: ['x', 'b', 'c'],
  given: { p: nonzero(-9, 8), q: nonzero(-8, 9), m: ints(1, 3) },
  // b = -m (p + q) and c = m p q, so that c x² + b x + m has the roots 1/p and 1/q.
  let: { u: '1/q', v: '1/p', d: '-m (p + q)', e: 'm p q', first: 'm x^2 + b x + c', second: 'c x^2 + b x + m' },
  where: 'p < q & p q > 0 & abs(p) != 1 & abs(q) != 1 & p + q != 0',
  stem: {
    en: 'Let $b$ and $c$ be constants. If the solution of the inequality $@first < 0$ is $@{p < x < q}$, then the solution of the inequality $@second < 0$ is',
    zh: '設 $b$ 及 $c$ 均為常數。若不等式 $@first < 0$ 的解為 $@{p < x < q}$，則不等式 $@second < 0$ 的解為',
  },
  key: 'u < x < v',
  slips: {
    'signs of the roots': '-v < x < -u',
    'takes the solution outside the roots': 'x < u | x > v',
    'takes the same roots, outside': 'x < p | x > q',
    'takes the same roots with opposite signs': '-q < x < -p',
    'signs of the roots, outside': 'x < -v | x > -u',
  },
  steps: [
    [
      {
        en: '$@first = @{m (x - p) (x - q)}$, so $b = @d$ and $c = @e$.',
        zh: '$@first = @{m (x - p) (x - q)}$，故 $b = @d$ 及 $c = @e$。',
      },
      '1M',
    ],
    ['@{e x^2 + d x + m} < 0', '1M'],
    ['@{u < x < v}', '1A'],
  ],
  // For b and c that make the first expression 0 at p and at q, the second has this sign at five points.
  claims: [
    'first = 0 for x in {p, q} for b in {-m (p + q)} for c in {m p q}',
    'second < 0 <=> key for x in {1/q - 1, 1/q, (1/p + 1/q)/2, 1/p, 1/p + 1} for b in {-m (p + q)} for c in {m p q}',
  ],
})
