/** A product of two numbers in scientific notation, whose mantissas make up more than 10. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const productInScientificNotation = conventional({
  meta: {
    id: 'indices/product-in-scientific-notation',
    unit: 'JS10',
    objective: 'scientific notation',
    method: 'product of mantissas and of powers of 10',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [1] },
  given: { u: ints(21, 95), v: ints(12, 96, 4), m: ints(3, 9), n: ints(3, 11) },
  let: { a: 'u/10', b: 'v/10', w: 'u v/1000', down: '-m', k: 'n - m + 1', rough: 'u v/100' },
  where: 'w >= 1 & w < 10 & exact(w, 2) & not int(a) & not int(b) & k != 0 & k != 1 & k != 2 & u != v',
  stem: {
    en: 'Evaluate $(@{a : decimal} \\times 10^{@down})(@{b : decimal} \\times 10^{@n})$ and express your answer in scientific notation.',
    zh: '計算 $(@{a : decimal} \\times 10^{@down})(@{b : decimal} \\times 10^{@n})$ 的值，並以科學記數法表示答案。',
  },
  parts: [
    {
      ask: '',
      answer: '$@{w : decimal} \\times 10^{@k}$',
      steps: [
        ['(@{a : decimal} \\times 10^{@down})(@{b : decimal} \\times 10^{@n})'],
        ['= (@{a : decimal} \\times @{b : decimal}) \\times 10^{@down + @n}', '1M'],
        ['= @{rough : decimal} \\times 10^{@{n - m}}'],
        ['= @{w : decimal} \\times 10^{@k}', '1A'],
      ],
    },
  ],
  claims: ['w 10^k = (a 10^down) (b 10^n)', '1 <= w', 'w < 10', 'down < 0', 'cos(2 pi k) = 1'],
})
