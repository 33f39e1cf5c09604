/** Which statements about two complex numbers are true. */
import { statementChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const statementsOnComplexNumbers = statementChoice({
  meta: { id: 'quadratic-equations/statements-on-complex-numbers', unit: 'SS1', objective: 'operations of complex numbers', method: 'product, quotient and square of two complex numbers', foundation: false, level: 4, minutes: 2 },
  paper: { slots: [35, 36, 37] },
  given: { a: nonzero(-6, 6), b: nonzero(-6, 6), m: ints(1, 3), e: ints(0, 1), f: ints(0, 1), g: ints(0, 1) },
  let: {
    // v is a multiple of the conjugate of u, or of u with its parts interchanged.
    c: 'if(e = 1, m a, m b)', d: 'if(e = 1, -m b, m a)', n: 'c^2 + d^2',
    quotient: '(a c + b d)/n', other: '(a c - b d)/n', shownQ: 'if(f = 1, quotient, other)', shownS: 'if(g = 1, a^2 - b^2, a^2 + b^2)',
  },
  where: 'abs(a) != abs(b) & gcd(a, b) = 1 & quotient != other & a != 0 & b > 0',
  stem: {
    en: 'Let $u = @{a + b i}$ and $v = @{c + d i}$. Which of the following are true?',
    zh: '設 $u = @{a + b i}$ 及 $v = @{c + d i}$。下列何者正確？',
  },
  statements: [
    { text: { en: '$uv$ is a real number.', zh: '$uv$ 為實數。' }, holds: 'a d + b c = 0', slip: 'the imaginary part of the product' },
    { text: { en: 'The real part of $\\dfrac{u}{v}$ is $@shownQ$.', zh: '$\\dfrac{u}{v}$ 的實部為 $@shownQ$。' }, holds: 'f = 1', slip: 'multiplies by the denominator in the place of its conjugate' },
    { text: { en: 'The real part of $u^2$ is $@shownS$.', zh: '$u^2$ 的實部為 $@shownS$。' }, holds: 'g = 1', slip: 'takes the square of i for 1' },
  ],
  steps: [
    ['uv = (@{a + b i})(@{c + d i}) = @{(a + b i) (c + d i)}', '1M'],
    ['\\frac{u}{v} = \\frac{(@{a + b i})(@{c - d i})}{@n} = @{(a + b i)/(c + d i)}', '1M'],
    ['u^2 = @{(a + b i)^2}', '1A'],
  ],
  // What is real has a square that is not negative, and a number less its real part one that is not positive.
  claims: [
    '(a + b i) (c + d i) = (a - b i) (c - d i) <=> a d + b c = 0',
    '(a + b i)/(c + d i) + (a - b i)/(c - d i) = 2 shownQ <=> (a c + b d)/(c^2 + d^2) = shownQ',
    '(a + b i)^2 + (a - b i)^2 = 2 shownS <=> a^2 - b^2 = shownS',
  ],
})
