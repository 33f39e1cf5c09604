/** Which of three expressions have a given linear factor. */
import { statementChoice } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const commonLinearFactor = statementChoice({
  meta: { id: 'polynomials/common-linear-factor', unit: 'JS11', objective: 'factorization', method: 'three ways of factorizing compared', foundation: true, level: 2, minutes: 1.4 },
  paper: { slots: [4, 5, 8] },
  symbols: ['a', 'b'],
  given: { m: ints(1, 3), n: ints(1, 4), t: oneOf(-1, 1), r: ints(1, 3), s: nonzero(-3, 3), w: oneOf(2, 3, 5), e1: oneOf(-1, 1), e2: oneOf(-1, 1), e3: oneOf(-1, 1) },
  let: { u: 'm r', v: 'm s + t e2 n r', z: 't e2 n s', g: 'e3 w t n' },
  where: 'gcd(m, n) = 1 & m n > 1 & gcd(r, s) = 1 & v != 0 & abs(r n) != abs(s m)',
  stem: {
    en: 'Which of the following have $@{m a + t n b}$ as a factor?',
    zh: '下列何者有因式 $@{m a + t n b}$？',
  },
  statements: [
    { text: '$@{m^2 a^2 - e1 n^2 b^2}$', holds: 'e1 = 1', slip: 'takes a sum of two squares for a difference, or the reverse' },
    { text: '$@{u a^2 + v a b + z b^2}$', holds: 'e2 = 1', slip: 'the sign in the cross-method' },
    { text: '$@{m a^2 + t n a b + w m a + g b}$', holds: 'e3 = 1', slip: 'the sign in grouping terms' },
  ],
  steps: [
    [{ en: 'Put $@{a = -t n}$ and $@{b = m}$, so that $@{m a + t n b} = 0$.', zh: '代入 $@{a = -t n}$ 及 $@{b = m}$，此時 $@{m a + t n b} = 0$。' }],
    [{ en: 'I: $@{m^2 (t n)^2 - e1 n^2 m^2}$, II: $@{u n^2 - v t n m + z m^2}$, III: $@{m n^2 - n^2 m - w m t n + g m}$', zh: 'I：$@{m^2 (t n)^2 - e1 n^2 m^2}$，II：$@{u n^2 - v t n m + z m^2}$，III：$@{m n^2 - n^2 m - w m t n + g m}$' }],
    [{ en: 'It is a factor where the value is $0$.', zh: '值為 $0$ 者有該因式。' }],
  ],
  claims: [
    'm^2 a^2 - e1 n^2 b^2 = 0 <=> e1 = 1 for a in {-t n} for b in {m}',
    // The second expression, of which the coefficients are told, has the factor where it vanishes on the line.
    'u a^2 + v a b + z b^2 = 0 <=> v = (z m^2 + u n^2)/(t m n) for a in {-t n} for b in {m}',
    'm a^2 + t n a b + w m a + g b = 0 <=> g = w t n for a in {-t n} for b in {m}',
  ],
})
