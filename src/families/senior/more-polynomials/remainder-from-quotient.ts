/** Finds a remainder of a polynomial of which a division by a quadratic is told. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const remainderFromQuotient = formulaChoice({
  meta: {
    id: 'more-polynomials/remainder-from-quotient',
    unit: 'SS4',
    objective: 'remainder theorem',
    method: 'dividend as divisor times quotient plus remainder',
    foundation: true,
    level: 2,
    minutes: 1.4,
  },
  paper: { slots: [8] },
  symbols: ['x'],
  given: {
    u: nonzero(-3, 3),
    v: nonzero(-4, 4),
    p: ints(1, 3),
    q: nonzero(-4, 4),
    r: ints(1, 4),
    s: oneOf(-5, -3, -1, 2, 4),
    z: nonzero(-2, 2),
  },
  let: {
    D: 'z^2 + u z + v',
    Q: 'p z + q',
    R: 'r z + s',
    value: 'D Q + R',
    D1: 'z^2 - u z + v',
    Q1: 'q - p z',
    R1: 's - r z',
    divisor: 'x^2 + u x + v',
    quotient: 'p x + q',
    rest: 'r x + s',
    other: 'x - z',
  },
  where:
    'D != 0 & Q != 0 & R != 0 & abs(value) <= 30 & value != 0 & D Q R < 0 & R R1 < 0 & abs(D) > 1 & abs(Q) > 1 & gcd(p, q) = 1 & gcd(r, s) = 1',
  stem: {
    en: 'When a polynomial $f(x)$ is divided by $@divisor$, the quotient and the remainder are $@quotient$ and $@rest$ respectively. Find the remainder when $f(x)$ is divided by $@other$.',
    zh: '當多項式 $f(x)$ 除以 $@divisor$ 時，商式和餘式分別為 $@quotient$ 及 $@rest$。求當 $f(x)$ 除以 $@other$ 時的餘數。',
  },
  key: 'value',
  slips: {
    'loses the remainder': 'D Q',
    'takes the value of the remainder only': 'R',
    'subtracts the remainder': 'D Q - R',
    'loses the sign of the zero of the divisor': 'D1 Q1 + R1',
    'loses the sign of the zero and the remainder': 'D1 Q1',
    'takes the value of the old remainder at the wrong zero': 'R1',
    'interchanges quotient and remainder': 'D R + Q',
    'multiplies quotient and remainder': 'Q R + D',
    'takes the remainder at the wrong zero': 'D Q + R1',
    'takes the product at the wrong zero': 'D1 Q1 + R',
    'adds the three values': 'D + Q + R',
    'loses the sign of the product': 'R - D Q',
  },
  steps: [
    ['f(x) = (@divisor)(@quotient) + (@rest)', '1M'],
    [{ en: 'Remainder $= f(@z) = @[(D)(Q) + R] = @value$', zh: '餘數 $= f(@z) = @[(D)(Q) + R] = @value$' }, '1A'],
  ],
  // The polynomial written out in powers of x, at the zero by Horner's rule.
  claims: [
    'other = 0 & divisor quotient + rest = key for x in {z}',
    '((p z + q + p u) z + p v + q u + r) z + q v + s = key',
  ],
})
