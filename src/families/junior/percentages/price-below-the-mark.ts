/** Marked price above the cost and selling price below the marked price. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const priceBelowTheMark = conventional({
  meta: {
    id: 'percentages/price-below-the-mark',
    unit: 'JS5',
    objective: 'discount and profit',
    method: 'two successive percentage changes of the cost',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [5] },
  given: {
    thing: oneOf(word('watch', '手錶'), word('handbag', '手袋'), word('toy', '玩具'), word('printer', '打印機')),
    cost: ints(80, 1600, 40),
    m: ints(20, 80, 10),
    d: ints(5, 40, 5),
  },
  let: { marked: 'cost (1 + m/100)', S: 'marked (1 - d/100)' },
  where: 'int(marked) & int(S) & S != cost & m != d',
  stem: {
    en: 'The cost of @{thing : a} is $@{cost : money}$. The marked price of the @thing is $@m\\%$ above its cost. If the @thing is sold at a discount of $@d\\%$ on its marked price, find its selling price.',
    zh: '某@{thing}的成本為 $@{cost : money}$，而其標價較成本高 $@m\\%$。若該@{thing}以其標價的 $@d\\%$ 折扣售出，求其售價。',
  },
  parts: [
    {
      ask: '',
      answer: '$@{S : money}$',
      steps: [
        [{ en: 'Selling price $= @cost(1 + @m\\%)(1 - @d\\%)$', zh: '售價 $= @cost(1 + @m\\%)(1 - @d\\%)$' }, '1M'],
        ['= @{S : money}', '1A'],
      ],
    },
  ],
  claims: ['10000 S = cost (100 + m) (100 - d)'],
})
