/** Finds a constant of an identity of two quadratic expressions. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'

export const constantFromProduct = formulaChoice({
  meta: {
    id: 'identities/constant-from-product',
    unit: 'JS12',
    objective: 'identities',
    method: 'comparing coefficients of a product',
    foundation: true,
    level: 2,
    minutes: 1.1,
  },
  paper: { slots: [4, 5] },
  symbols: ['x', 'p', 'q'],
  given: { u: nonzero(-6, 6), q1: nonzero(-7, 7), v: nonzero(-20, 20) },
  let: { c: 'u + q1', left: '(x + u) (x + q) + v', right: 'x^2 + c x + p', answer: 'u q1 + v' },
  where: 'abs(u) > 1 & abs(q1) > 1 & answer != 0 & c != 0 & q1 != u & q1 != answer & (u q1 > 0 | v > -u q1)',
  stem: {
    en: 'If $p$ and $q$ are constants such that $@left \\equiv @right$, then $p =$',
    zh: '若 $p$ 及 $q$ 均為常數使得 $@left \\equiv @right$，則 $p =$',
  },
  key: 'answer',
  slips: {
    'gives q': 'q1',
    'loses the constant outside the brackets': 'u q1',
    'subtracts the constant outside the brackets': 'u q1 - v',
    'loses the sign of the product': 'v - u q1',
    'takes the coefficient of x for q': 'u c + v',
    'loses a sign in finding q': 'u (c + u) + v',
    'loses a sign in finding q and the constant outside the brackets': 'u (c + u)',
    'loses the product of the constants': 'v',
    'adds the constants in the brackets instead of multiplying': 'c + v',
    'gives q with the wrong sign': '-q1',
    'takes the coefficient of x for q with the wrong sign': 'v - u c',
    'loses both signs in finding q': 'v - u (c + u)',
    'finds q with the wrong sign and subtracts the constant': '-u q1 - v',
  },
  steps: [
    ['@left \\equiv @{x^2 + (q + u) x + u q + v}'],
    [{ en: 'Comparing the coefficients of $x$, $q = @q1$.', zh: '比較 $x$ 的係數，得 $q = @q1$。' }, '1M'],
    ['p = @[u (q1) + v] = @answer', '1A'],
  ],
  // The coefficients of x give q = c - u; then both sides agree everywhere.
  claims: ['at(left, q, c - u) = at(right, p, key) for x in {0, 1, 2}'],
})
