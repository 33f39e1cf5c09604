/** Simplifying a quotient of powers whose bases are powers of one number and whose indices hold n. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const quotientFreeOfN = conventional({
  meta: {
    id: 'indices/quotient-free-of-n',
    unit: 'JS10',
    objective: 'evaluate powers with laws of indices',
    method: 'change of both bases to one number',
    foundation: true,
    level: 2,
    minutes: 2,
  },
  paper: { mock: [1] },
  symbols: ['n'],
  given: { base: oneOf(2, 3, 5, 7), u: ints(2, 4), v: ints(1, 4), k: ints(1, 3), c: ints(-4, 6) },
  let: { B: 'base^u', D: 'base^v', m: 'u k/v', top: 'u k', s: '-v c', answer: 'base^s', left: 'B^(k n)/D^(m n + c)' },
  where:
    'u != v & int(m) & m <= 6 & c != 0 & B <= 343 & D <= 343 & answer <= 3000 & s >= -8 & 2 top log(base) <= 15 & (2 top + v c) log(base) <= 15',
  stem: { en: 'Let $n$ be a positive integer. Find the value of $@left$.', zh: '設 $n$ 為正整數。求 $@left$ 的值。' },
  parts: [
    {
      ask: '',
      answer: '$@answer$',
      steps: [
        ['@left'],
        [
          '= \\frac{@base^{@{top n}}}{@base^{@{top n + v c}}}',
          '1M',
          { en: 'for $(a^h)^k = a^{hk}$', zh: '$(a^h)^k = a^{hk}$' },
        ],
        ['= @answer', '1A'],
      ],
    },
  ],
  claims: ['left = answer for n in {1, 2}'],
})
