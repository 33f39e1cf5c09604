/** Which of three expressions have a given linear factor. */
import { statementChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const commonLinearFactor = statementChoice({
  meta: {
    id: 'polynomials/common-linear-factor',
    unit: 'JS11',
    objective: 'factorization',
    method: 'three ways of factorizing compared',
    foundation: true,
    level: 2,
    minutes: 1.4,
  },
  paper: { slots: [4, 5, 8] },
  symbols: ['a', 'b', 'k'],
  given: {
    m: ints(1, 3),
    n: ints(1, 4),
    t: oneOf(-1, 1),
    r: ints(1, 3),
    s: nonzero(-3, 3),
    w: oneOf(2, 3, 5),
    e1: oneOf(-1, 1),
    e2: oneOf(-1, 1),
    e3: oneOf(-1, 1),
  },
  let: {
    u: 'm r',
    v: 'm s + t e2 n r',
    z: 't e2 n s',
    g: 'e3 w t n',
    factor: 'm a + t n b',
    squares: 'm^2 a^2 - e1 n^2 b^2',
    quadratic: 'u a^2 + v a b + z b^2',
    fourTerms: 'm a^2 + t n a b + w m a + g b',
  },
  where: 'gcd(m, n) = 1 & m n > 1 & gcd(r, s) = 1 & v != 0 & abs(r n) != abs(s m)',
  stem: {
    en: 'Which of the following have $@factor$ as a factor?',
    zh: '下列何者有因式 $@factor$？',
  },
  statements: [
    { text: '$@squares$', holds: 'e1 = 1', slip: 'takes a sum of two squares for a difference, or the reverse' },
    { text: '$@quadratic$', holds: 'e2 = 1', slip: 'the sign in the cross-method' },
    { text: '$@fourTerms$', holds: 'e3 = 1', slip: 'the sign in grouping terms' },
  ],
  steps: [
    [
      {
        en: 'Put $@{a = -t n k}$ and $@{b = m k}$, so that $@factor = 0$.',
        zh: '代入 $@{a = -t n k}$ 及 $@{b = m k}$，此時 $@factor = 0$。',
      },
    ],
    [
      {
        en: 'I: $@{(1 - e1) m^2 n^2 k^2}$, II: $@{(u n^2 - v t n m + z m^2) k^2}$, III: $@{(g - w t n) m k}$',
        zh: 'I：$@{(1 - e1) m^2 n^2 k^2}$，II：$@{(u n^2 - v t n m + z m^2) k^2}$，III：$@{(g - w t n) m k}$',
      },
    ],
    [
      {
        en: 'It is a factor where the value is $0$ for all values of $k$.',
        zh: '對所有 $k$ 值，值均為 $0$ 者有該因式。',
      },
    ],
  ],
  // On the line where the factor is 0, an expression of which it is a factor is 0 everywhere.
  claims: [
    'factor = 0 for a in {-t n} for b in {m}',
    'squares = 0 <=> I for a in {-t n} for b in {m}',
    'quadratic = 0 <=> II for a in {-t n} for b in {m}',
    'fourTerms = 0 <=> III for a in {-t n} for b in {m}',
    'fourTerms = 0 <=> III for a in {2 t n} for b in {-2 m}',
  ],
})
