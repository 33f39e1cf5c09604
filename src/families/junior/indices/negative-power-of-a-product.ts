/** Simplifying a negative power of a product over a power, with positive indices in the answer. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const negativePowerOfAProduct = conventional({
  meta: {
    id: 'indices/negative-power-of-a-product',
    unit: 'JS10',
    objective: 'simplify with laws of indices',
    method: 'negative power of a product, then quotient',
    foundation: true,
    level: 1,
    minutes: 2.5,
  },
  paper: { authentic: [1] },
  symbols: ['a', 'b'],
  given: { p: ints(1, 6), q: ints(1, 6), r: ints(2, 5), s: ints(2, 9) },
  let: { pr: 'p r', qr: 'q r', t: 'qr + s', left: '(a^(-p) b^q)^(-r)/b^s', answer: 'a^pr/b^t' },
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
          '= @{a^pr b^(-qr)/b^s}',
          '1M',
          { en: 'for $(x^h)^k = x^{hk}$ or $(xy)^k = x^k y^k$', zh: '$(x^h)^k = x^{hk}$ 或 $(xy)^k = x^k y^k$' },
        ],
        [
          '= \\frac{a^{@pr}}{b^{@s + @qr}}',
          '1M',
          {
            en: 'for $x^{-k} = \\frac{1}{x^k}$ or $\\frac{x^h}{x^k} = x^{h-k}$',
            zh: '$x^{-k} = \\frac{1}{x^k}$ 或 $\\frac{x^h}{x^k} = x^{h-k}$',
          },
        ],
        ['= @answer', '1A'],
      ],
    },
  ],
  claims: ['left = answer for a in {2, 3} for b in {2, 3}', 'pr > 0', 't > 0'],
})
