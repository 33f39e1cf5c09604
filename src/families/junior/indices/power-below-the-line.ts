/** Simplifying a quotient whose denominator is a power of a product, with positive indices in the answer. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const powerBelowTheLine = conventional({
  meta: {
    id: 'indices/power-below-the-line',
    unit: 'JS10',
    objective: 'simplify with laws of indices',
    method: 'power of a product in the denominator, then quotient of powers',
    foundation: true,
    level: 1,
    minutes: 2.5,
  },
  paper: { authentic: [1] },
  symbols: ['x', 'y'],
  given: { a: ints(2, 9), b: ints(1, 9), c: ints(1, 6), d: ints(2, 6), e: ints(2, 5) },
  let: { ce: 'c e', de: 'd e', p: 'a + ce', q: 'de - b', left: 'x^a y^b/(x^(-c) y^d)^e', answer: 'x^p/y^q' },
  where: 'q >= 2 & c != d & p <= 30',
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
          '= @{x^a y^b/(x^(-ce) y^de)}',
          '1M',
          { en: 'for $(a^h)^k = a^{hk}$ or $(ab)^k = a^k b^k$', zh: '$(a^h)^k = a^{hk}$ 或 $(ab)^k = a^k b^k$' },
        ],
        [
          '= \\frac{x^{@a - (-@ce)}}{y^{@de - @b}}',
          '1M',
          {
            en: 'for $\\frac{a^h}{a^k} = a^{h-k}$ or $\\frac{1}{a^{k-h}}$',
            zh: '$\\frac{a^h}{a^k} = a^{h-k}$ 或 $\\frac{1}{a^{k-h}}$',
          },
        ],
        ['= @answer', '1A'],
      ],
    },
  ],
  claims: ['left = answer for x in {2, 3} for y in {2, 3}', 'p > 0', 'q > 0'],
})
