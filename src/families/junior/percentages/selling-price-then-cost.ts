/** The selling price from a discount, and the cost from the percentage profit. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const sellingPriceThenCost = conventional({
  meta: {
    id: 'percentages/selling-price-then-cost',
    unit: 'JS5',
    objective: 'discount and profit',
    method: 'selling price by discount, then cost by percentage profit',
    foundation: true,
    level: 1,
    minutes: 4,
  },
  paper: { authentic: [5] },
  given: {
    thing: oneOf(word('handbag', '手袋'), word('lamp', '檯燈'), word('jacket', '外套'), word('camera', '相機')),
    M: ints(200, 2000, 20),
    d: ints(10, 50, 5),
    g: ints(5, 60, 5),
  },
  let: { S: 'M (1 - d/100)', cost: 'S/(1 + g/100)' },
  where: 'int(S) & int(cost) & cost < M & g != d',
  stem: {
    en: 'The marked price of @{thing : a} is $@{M : money}$. The @thing is sold at a discount of $@d\\%$ on its marked price.',
    zh: '某@{thing}的標價為 $@{M : money}$。該@{thing}以其標價的 $@d\\%$ 折扣售出。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find the selling price of the @{thing}.', zh: '求該@{thing}的售價。' },
      answer: '$@{S : money}$',
      steps: [
        [{ en: 'The selling price of the @thing $= @M(1 - @d\\%)$', zh: '該@{thing}的售價 $= @M(1 - @d\\%)$' }, '1M'],
        ['= @{S : money}', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'After selling the @{thing}, the percentage profit is $@g\\%$. Find the cost of the @{thing}.',
        zh: '售出該@{thing}後，盈利百分率為 $@g\\%$。求該@{thing}的成本。',
      },
      answer: '$@{cost : money}$',
      steps: [
        [
          { en: 'The cost of the @thing $= \\frac{@S}{1 + @g\\%}$', zh: '該@{thing}的成本 $= \\frac{@S}{1 + @g\\%}$' },
          '1M',
        ],
        ['= @{cost : money}', '1A'],
      ],
    },
  ],
  claims: ['100 S = M (100 - d)', '(S - cost)/cost = g/100'],
})
