/** Which statements about two complex numbers are true. */
import { statementChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const statementsOnComplexNumbers = statementChoice({
  meta: {
    id: 'quadratic-equations/statements-on-complex-numbers',
    unit: 'SS1',
    objective: 'operations of complex numbers',
    method: 'product, quotient and square of two complex numbers',
    foundation: false,
    level: 4,
    minutes: 2,
  },
  paper: { slots: [35, 36, 37] },
  given: { a: nonzero(-6, 6), b: nonzero(-6, 6), m: ints(1, 3), e: ints(0, 1), f: ints(0, 1), g: ints(0, 1) },
  // v is a multiple of the conjugate of u where e = 1, and of u with its parts interchanged otherwise. f and g: whether
  // the second and third statements are true.
  let: {
    c: 'm (e a + (1 - e) b)',
    d: 'm ((1 - e) a - e b)',
    z: 'a + b i',
    w: 'c + d i',
    shownQ: '(a c + (2 f - 1) b d)/(c^2 + d^2)',
    shownS: 'a^2 - (2 g - 1) b^2',
  },
  where: 'abs(a) != abs(b) & gcd(a, b) = 1 & b > 0',
  stem: {
    en: 'Let $u = @z$ and $v = @w$. Which of the following are true?',
    zh: '設 $u = @z$ 及 $v = @w$。下列何者正確？',
  },
  statements: [
    {
      text: { en: '$uv$ is a real number.', zh: '$uv$ 為實數。' },
      holds: 'im(z w) = 0',
      slip: 'the imaginary part of the product',
    },
    {
      text: { en: 'The real part of $\\dfrac{u}{v}$ is $@shownQ$.', zh: '$\\dfrac{u}{v}$ 的實部為 $@shownQ$。' },
      holds: 're(z/w) = shownQ',
      slip: 'multiplies by the denominator in the place of its conjugate',
    },
    {
      text: { en: 'The real part of $u^2$ is $@shownS$.', zh: '$u^2$ 的實部為 $@shownS$。' },
      holds: 're(z^2) = shownS',
      slip: 'takes the square of i for 1',
    },
  ],
  steps: [
    ['uv = (@z)(@w) = @{z w}', '1M'],
    ['\\frac{u}{v} = \\frac{(@z)(@{conj(w)})}{@{abs(w)^2}} = @{z/w}', '1M'],
    ['u^2 = (@z)^2 = @{z^2}', '1A'],
  ],
  // A real number has the square of its modulus for its square, and a multiple of i the opposite.
  claims: [
    'abs(z w)^2 = (z w)^2 <=> I',
    'abs(z/w - shownQ)^2 = -(z/w - shownQ)^2 <=> II',
    'abs(z^2 - shownS)^2 = -(z^2 - shownS)^2 <=> III',
  ],
})
