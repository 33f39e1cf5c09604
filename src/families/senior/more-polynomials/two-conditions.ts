/** Two unknown coefficients from a factor and a remainder. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const twoConditions = formulaChoice({
  meta: {
    id: 'more-polynomials/two-conditions',
    unit: 'SS4',
    objective: 'factor theorem and remainder theorem',
    method: 'two unknown coefficients by simultaneous equations',
    foundation: true,
    level: 2,
    minutes: 1.8,
  },
  paper: { slots: [9] },
  symbols: ['x', 'm', 'n'],
  given: { a: ints(1, 3), r: nonzero(-3, 3), s: nonzero(-3, 3), c: nonzero(-9, 9), M: nonzero(-6, 3) },
  let: {
    N: '-(a r^3 + c r^2 + M r)',
    R: 'a s^3 + c s^2 + M s + N',
    left: 'a x^3 + c x^2 + m x + n',
    divisor: 'x - r',
    other: 'x - s',
    A: 'a (s^3 - r^3)',
    B: 'c (s^2 - r^2)',
    q: 's - r',
  },
  where: 'r != s & N != 0 & abs(N) <= 30 & R != 0 & abs(R) <= 30 & M != N',
  stem: {
    en: 'Let $m$ and $n$ be constants. If the polynomial $@left$ is divisible by $@divisor$ and the remainder is $@R$ when it is divided by $@other$, then $m =$',
    zh: '設 $m$ 及 $n$ 均為常數。若多項式 $@left$ 可被 $@divisor$ 整除，且當它除以 $@other$ 時，餘數為 $@R$，則 $m =$',
  },
  key: 'M',
  plausible: 'abs(it) <= 40 & int(it)',
  slips: {
    'gives n': 'N',
    'wrong sign': '-M',
    'gives n with the wrong sign': '-N',
    'wrong signs of both roots': '(R + A - B)/(-q)',
    'wrong sign of the first root': '(R - a (s^3 + r^3) - B)/(s + r)',
    'wrong sign of the second root': '(R + a (s^3 + r^3) - B)/(-s - r)',
    'takes the remainder as 0': '(0 - A - B)/q',
    'takes the remainder with the wrong sign': '(-R - A - B)/q',
    'subtracts the terms of degree 3 wrongly': '(R + A - B)/q',
    'subtracts the terms of degree 2 wrongly': '(R - A + B)/q',
    'adds all the known terms': '(R + A + B)/q',
    'gives the sum of the two values': 'M + N',
    'takes the square of a negative number as negative': '(R - A - c (s abs(s) - r abs(r)))/q',
  },
  steps: [
    [
      {
        en: '$@{a r^3 + c r^2 + r m + n} = 0$ and $@{a s^3 + c s^2 + s m + n} = @R$',
        zh: '$@{a r^3 + c r^2 + r m + n} = 0$ 及 $@{a s^3 + c s^2 + s m + n} = @R$',
      },
      '1M',
    ],
    [{ en: 'Solving, $m = @M$ and $n = @N$', zh: '解得 $m = @M$ 及 $n = @N$' }, '1A'],
  ],
  // f(x) - f(r) over x - r is a quotient with no n in it.
  claims: [
    'divisor = 0 & left = 0 for m in {key} for n in {-(a r^3 + c r^2 + key r)} for x in {r}',
    'other = 0 & left = R for m in {key} for n in {-(a r^3 + c r^2 + key r)} for x in {s}',
    '(s - r) (a (s^2 + s r + r^2) + c (s + r) + key) = R',
  ],
})
