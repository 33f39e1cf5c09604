/** The third of three monomials, from their highest common factor and lowest common multiple. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const thirdExpression = formulaChoice({
  meta: {
    id: 'more-polynomials/third-expression',
    unit: 'SS4',
    objective: 'H.C.F. and L.C.M. of polynomials',
    method: 'comparing the indices of each factor of three monomials',
    foundation: false,
    level: 3,
    minutes: 1.3,
  },
  paper: { slots: [31, 32] },
  symbols: ['a', 'b', 'c'],
  given: {
    u: oneOf(2, 3),
    t1: ints(1, 2),
    t2: ints(1, 2),
    t3: oneOf(0, 3),
    p1: ints(2, 4),
    p2: ints(2, 4),
    q1: ints(1, 3),
    q2: ints(1, 3),
    d: ints(1, 2),
    r1: ints(1, 3),
    r2: ints(1, 3),
    r3: oneOf(0, 4),
  },
  let: {
    p3: 'min(p1, p2) - 1',
    q3: 'max(q1, q2) + d',
    tg: 'min(t1, t2, t3)',
    pg: 'p3',
    qg: 'min(q1, q2)',
    rg: 'min(r1, r2, r3)',
    tl: 'max(t1, t2, t3)',
    pl: 'max(p1, p2)',
    ql: 'q3',
    rl: 'max(r1, r2, r3)',
  },
  where: '(t1 != t2 | p1 != p2) & (p1 - p2) (q1 - q2) <= 0 & r1 != r2 & p1 + q1 + r1 != p2 + q2 + r2',
  stem: {
    en: 'The H.C.F. and the L.C.M. of three expressions are $@{u^tg a^pg b^qg c^rg}$ and $@{u^tl a^pl b^ql c^rl}$ respectively. If the first expression and the second expression are $@{u^t1 a^p1 b^q1 c^r1}$ and $@{u^t2 a^p2 b^q2 c^r2}$ respectively, then the third expression is',
    zh: '三個數式的最大公因式和最小公倍式分別為 $@{u^tg a^pg b^qg c^rg}$ 和 $@{u^tl a^pl b^ql c^rl}$。若第一個數式和第二個數式分別為 $@{u^t1 a^p1 b^q1 c^r1}$ 和 $@{u^t2 a^p2 b^q2 c^r2}$，則第三個數式為',
  },
  key: 'u^t3 a^p3 b^q3 c^r3',
  slips: {
    'takes the power of b in the H.C.F.': 'u^t3 a^p3 b^qg c^r3',
    'takes the power of a in the L.C.M.': 'u^t3 a^pl b^q3 c^r3',
    'takes the power of c in the other of the two': 'u^t3 a^p3 b^q3 c^(rg + rl - r3)',
    'takes the coefficient of the other of the two': 'u^(tg + tl - t3) a^p3 b^q3 c^r3',
    'mixes up the two for b and c': 'u^t3 a^p3 b^qg c^(rg + rl - r3)',
    'divides the L.C.M. by the H.C.F.': 'u^(tl - tg) a^(pl - pg) b^(ql - qg) c^(rl - rg)',
  },
  steps: [
    [
      {
        en: 'The index of $a$ in the H.C.F. is less than $@{min(p1, p2)}$, so it comes from the third expression: $@{a^p3}$.',
        zh: '最大公因式中 $a$ 的指數小於 $@{min(p1, p2)}$，故其來自第三個數式：$@{a^p3}$。',
      },
      '1M',
    ],
    [
      {
        en: 'The index of $b$ in the L.C.M. is greater than $@{max(q1, q2)}$, so it comes from the third expression: $@{b^q3}$.',
        zh: '最小公倍式中 $b$ 的指數大於 $@{max(q1, q2)}$，故其來自第三個數式：$@{b^q3}$。',
      },
    ],
    [
      {
        en: 'Treating $c$ and the coefficient likewise, the third expression is $@{u^t3 a^p3 b^q3 c^r3}$.',
        zh: '同樣考慮 $c$ 及係數，第三個數式為 $@{u^t3 a^p3 b^q3 c^r3}$。',
      },
      '1A',
    ],
  ],
  // The index of each factor in the key, read by a logarithm, makes the least and the greatest of three what the stem
  // says: 2 min(x, y) = x + y - |x - y|.
  claims: [
    'log(u, key) + (t1 + t2 - abs(t1 - t2))/2 - abs(log(u, key) - (t1 + t2 - abs(t1 - t2))/2) = 2 tg for a in {1} for b in {1} for c in {1}',
    'log(u, key) + (t1 + t2 + abs(t1 - t2))/2 + abs(log(u, key) - (t1 + t2 + abs(t1 - t2))/2) = 2 tl for a in {1} for b in {1} for c in {1}',
    'log(5, key/u^t3) + (p1 + p2 - abs(p1 - p2))/2 - abs(log(5, key/u^t3) - (p1 + p2 - abs(p1 - p2))/2) = 2 pg for a in {5} for b in {1} for c in {1}',
    'log(5, key/u^t3) + (p1 + p2 + abs(p1 - p2))/2 + abs(log(5, key/u^t3) - (p1 + p2 + abs(p1 - p2))/2) = 2 pl for a in {5} for b in {1} for c in {1}',
    'log(5, key/u^t3) + (q1 + q2 - abs(q1 - q2))/2 - abs(log(5, key/u^t3) - (q1 + q2 - abs(q1 - q2))/2) = 2 qg for a in {1} for b in {5} for c in {1}',
    'log(5, key/u^t3) + (q1 + q2 + abs(q1 - q2))/2 + abs(log(5, key/u^t3) - (q1 + q2 + abs(q1 - q2))/2) = 2 ql for a in {1} for b in {5} for c in {1}',
    'log(5, key/u^t3) + (r1 + r2 - abs(r1 - r2))/2 - abs(log(5, key/u^t3) - (r1 + r2 - abs(r1 - r2))/2) = 2 rg for a in {1} for b in {1} for c in {5}',
    'log(5, key/u^t3) + (r1 + r2 + abs(r1 - r2))/2 + abs(log(5, key/u^t3) - (r1 + r2 + abs(r1 - r2))/2) = 2 rl for a in {1} for b in {1} for c in {5}',
  ],
})
