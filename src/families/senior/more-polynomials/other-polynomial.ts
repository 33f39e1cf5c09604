/** One of two polynomials, from the other and their highest common factor and lowest common multiple. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const otherPolynomial = formulaChoice({
  meta: {
    id: 'more-polynomials/other-polynomial',
    unit: 'SS4',
    objective: 'H.C.F. and L.C.M. of polynomials',
    method: 'the product of two polynomials is that of their H.C.F. and L.C.M.',
    foundation: false,
    level: 3,
    minutes: 1.2,
  },
  paper: { slots: [31, 32] },
  symbols: ['x'],
  given: { p: nonzero(-5, 5), q: nonzero(-5, 5), e1: ints(1, 3), e2: ints(1, 3), f1: ints(1, 3), f2: ints(1, 3) },
  let: {
    eg: 'min(e1, e2)',
    el: 'max(e1, e2)',
    fg: 'min(f1, f2)',
    fl: 'max(f1, f2)',
    hcf: 'x^eg (x - p)^fg',
    lcm1: 'x^el (x - p)^fl (x - q)',
    first: 'x^e1 (x - p)^f1',
  },
  where: 'p != q & e1 != e2 & f1 != f2 & (e1 - e2) (f1 - f2) < 0',
  stem: {
    en: 'Let $P$ and $Q$ be two polynomials. The H.C.F. and the L.C.M. of $P$ and $Q$ are $@hcf$ and $@lcm1$ respectively. If $P = @first$, then $Q =$',
    zh: '設 $P$ 及 $Q$ 為兩個多項式。$P$ 與 $Q$ 的最大公因式和最小公倍式分別為 $@hcf$ 和 $@lcm1$。若 $P = @first$，則 $Q =$',
  },
  key: 'x^e2 (x - p)^f2 (x - q)',
  slips: {
    'takes the powers of the other polynomial': 'x^e1 (x - p)^f1 (x - q)',
    'leaves out the factor that is in the L.C.M. alone': 'x^e2 (x - p)^f2',
    'takes the lower powers': 'x^eg (x - p)^fg (x - q)',
    'takes the higher powers': 'x^el (x - p)^fl (x - q)',
    'divides the L.C.M. by P': 'x^(el - e1) (x - p)^(fl - f1) (x - q)',
  },
  steps: [
    ['PQ = @hcf \\times @lcm1 = @{x^(eg + el) (x - p)^(fg + fl) (x - q)}', '1M'],
    ['Q = \\frac{@{x^(eg + el) (x - p)^(fg + fl) (x - q)}}{@first} = @{x^e2 (x - p)^f2 (x - q)}', '1A'],
  ],
  claims: ['first key = hcf lcm1 for x in {7, 8, 9}'],
})
