/** The remainder of a cubic polynomial by a linear divisor with a fractional zero. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const remainderByLinearDivisor = formulaChoice({
  meta: {
    id: 'more-polynomials/remainder-by-linear-divisor',
    unit: 'SS4',
    objective: 'remainder theorem',
    method: 'value at the zero of the divisor',
    foundation: true,
    level: 2,
    minutes: 1,
  },
  paper: { slots: [4, 7, 8] },
  symbols: ['x'],
  // The polynomial is m³a x³ + m² b x² + m c x + d, so that its value at s/m is whole.
  given: { m: oneOf(2, 3), s: oneOf(-1, 1), a: ints(1, 3), b: nonzero(-5, 5), c: nonzero(-6, 6), d: nonzero(-9, 9) },
  let: {
    A: 'm^3 a',
    B: 'm^2 b',
    C: 'm c',
    z: 's/m',
    remainder: 'a s^3 + b s^2 + c s + d',
    f: 'A x^3 + B x^2 + C x + d',
    divisor: 'm x - s',
  },
  where:
    'remainder != 0 & remainder != d & A <= 27 & gcd(m, d) = 1 & abs(remainder) <= 15 & c != -a & (d s < 0 | abs(d) > abs(remainder))',
  stem: {
    en: 'When $@f$ is divided by $@divisor$, the remainder is',
    zh: '當 $@f$ 除以 $@divisor$ 時，餘數為',
  },
  key: 'remainder',
  plausible: 'int(it)',
  slips: {
    'loses the sign of the zero of the divisor': '-a s^3 + b s^2 - c s + d',
    'loses the coefficient of x in the divisor': 'A s^3 + B s^2 + C s + d',
    'loses both': '-A s^3 + B s^2 - C s + d',
    'loses the sign of the cube': '-a s^3 + b s^2 + c s + d',
    'loses the sign of the linear term': 'a s^3 + b s^2 - c s + d',
    'loses the sign of the square': 'a s^3 - b s^2 + c s + d',
    'gives the constant term': 'd',
    'loses the constant term': 'a s^3 + b s^2 + c s',
    'subtracts the constant term': 'a s^3 + b s^2 + c s - d',
    'loses the signs of the cube and the square': '-a s^3 - b s^2 + c s + d',
    'subtracts the linear term and the constant term': 'a s^3 + b s^2 - c s - d',
    'loses the sign of the zero and subtracts the constant term': '-a s^3 + b s^2 - c s - d',
    'loses the signs of all three powers': '-a s^3 - b s^2 - c s + d',
    'loses the sign of the remainder': '-remainder',
  },
  steps: [
    [{ en: 'Remainder $= @[A z^3 + B z^2 + C z + d]$', zh: '餘數 $= @[A z^3 + B z^2 + C z + d]$' }, '1M'],
    ['= @remainder', '1A'],
  ],
  // Long division: the quotient has whole coefficients, and divisor times quotient plus remainder is the polynomial.
  claims: ['f = divisor (A/m x^2 + (B/m + A s/m^2) x + C/m + B s/m^2 + A s^2/m^3) + key for x in {-1, 0, 1, 2, 3}'],
})
