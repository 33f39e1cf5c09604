/** A logarithm in terms of log 2 and log 3, by a change of base. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const logInTermsOfTwo = formulaChoice({
  meta: {
    id: 'exponents-and-logarithms/log-in-terms-of-two',
    unit: 'SS3',
    objective: 'properties of logarithms',
    method: 'change of base, with log 5 from log 2',
    foundation: false,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [31, 32, 33] },
  symbols: ['a', 'b'],
  given: { p: ints(0, 4), q: ints(0, 3), r: ints(1, 2), u: ints(0, 4), v: ints(0, 3) },
  let: { n: '2^p 3^q 5^r', m: '2^u 3^v', d: 'p - r' },
  where: 'u + v >= 1 & gcd(u, v) = 1 & p + q >= 1 & p != r & n <= 1000 & m <= 200 & m != n & m != 2 & m != 3',
  stem: {
    en: 'If $\\log 2 = a$ and $\\log 3 = b$, then $\\log_{@m} @n =$',
    zh: '若 $\\log 2 = a$ 及 $\\log 3 = b$，則 $\\log_{@m} @n =$',
  },
  key: '(r + d a + q b)/(u a + v b)',
  slips: {
    'takes log 5 for log 2 plus log 3': '((p + r) a + (q + r) b)/(u a + v b)',
    'takes log 5 for 1 + log 2': '(r + (p + r) a + q b)/(u a + v b)',
    'turns the change of base upside down': '(u a + v b)/(r + d a + q b)',
    'subtracts the logarithm of the base': 'r + (d - u) a + (q - v) b',
    'multiplies by the logarithm of the base': '(r + d a + q b) (u a + v b)',
    'leaves out the powers of 5': '(p a + q b)/(u a + v b)',
  },
  steps: [
    ['\\log_{@m} @n = \\frac{\\log @n}{\\log @m}', '1M'],
    [
      { en: 'Note that $\\log 5 = \\log\\frac{10}{2} = 1 - a$.', zh: '留意 $\\log 5 = \\log\\frac{10}{2} = 1 - a$。' },
      '1M',
    ],
    ['\\log_{@m} @n = \\frac{@{p a + q b + r (1 - a)}}{@{u a + v b}} = @{(r + d a + q b)/(u a + v b)}', '1A'],
  ],
  // To three places, which no other option shares.
  claims: ['abs(key - log(m, n)) < 1/2000 for a in {0.30103} for b in {0.47712}'],
})
