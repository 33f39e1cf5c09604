/** Simplifying a power of a product over a negative power, in two steps. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const quotientOfOnePower = conventional({
  meta: {
    id: 'indices/quotient-of-one-power',
    unit: 'JS10',
    objective: 'simplify with laws of indices',
    method: 'power of a product in the numerator, then quotient by a negative power',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [1] },
  symbols: ['a', 'b'],
  given: { p: ints(1, 6), q: ints(1, 6), r: ints(2, 5), s: ints(1, 9) },
  let: { pr: 'p r', qr: 'q r', t: 'pr + s', left: '(a^p b^(-q))^r/a^(-s)', answer: 'a^t/b^qr' },
  where: 'p != q & t <= 30',
  stem: {
    en: 'Simplify $@left$ and express your answer with positive indices.',
    zh: '化簡 $@left$，並以正指數表示答案。',
  },
  parts: [
    {
      ask: '',
      answer: '$@answer$',
      steps: [
        ['@left'],
        [
          '= @{a^pr b^(-qr)/a^(-s)}',
          '1M',
          { en: 'for $(x^h)^k = x^{hk}$ or $(xy)^k = x^k y^k$', zh: '$(x^h)^k = x^{hk}$ 或 $(xy)^k = x^k y^k$' },
        ],
        ['= @answer', '1A'],
      ],
    },
  ],
  claims: ['left = answer for a in {2, 3} for b in {2, 3}', 't > 0', 'qr > 0'],
})
