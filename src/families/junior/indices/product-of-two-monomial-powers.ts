/** Simplifying a product of two powers of monomials, with positive indices in the answer. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const productOfTwoMonomialPowers = conventional({
  meta: {
    id: 'indices/product-of-two-monomial-powers',
    unit: 'JS10',
    objective: 'simplify with laws of indices',
    method: 'powers of products, then product of powers',
    foundation: true,
    level: 1,
    minutes: 2.5,
  },
  paper: { authentic: [1] },
  symbols: ['m', 'n'],
  given: { a: ints(1, 6), b: ints(1, 6), c: ints(2, 5), d: ints(1, 6), e: ints(2, 5) },
  let: { ac: 'a c', bc: 'b c', de: 'd e', p: 'ac - de', left: '(m^a n^(-b))^c (m^(-d))^e', answer: 'm^p/n^bc' },
  where: 'p >= 2 & c != e',
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
          '= (@{m^ac n^(-bc)})(@{m^(-de)})',
          '1M',
          { en: 'for $(a^h)^k = a^{hk}$ or $(ab)^k = a^k b^k$', zh: '$(a^h)^k = a^{hk}$ 或 $(ab)^k = a^k b^k$' },
        ],
        [
          '= m^{@ac + (-@de)}n^{-@bc}',
          '1M',
          {
            en: 'for $a^h a^k = a^{h+k}$ or $a^{-k} = \\frac{1}{a^k}$',
            zh: '$a^h a^k = a^{h+k}$ 或 $a^{-k} = \\frac{1}{a^k}$',
          },
        ],
        ['= @answer', '1A'],
      ],
    },
  ],
  claims: ['left = answer for m in {2, 3} for n in {2, 3}', 'p > 0', 'bc > 0'],
})
