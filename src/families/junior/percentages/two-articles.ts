/** Two articles sold at one price, one at a gain and one at a loss: the price from the total loss. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const twoArticles = formulaChoice({
  meta: {
    id: 'percentages/two-articles',
    unit: 'JS5',
    objective: 'profit and loss',
    method: 'two sales at one price, with the total profit or loss known',
    foundation: true,
    level: 3,
    minutes: 1.8,
  },
  paper: { slots: [14] },
  given: {
    thing: oneOf(word('jacket', '外套'), word('toy', '玩具'), word('sweater', '毛衣'), word('sculpture', '雕塑品')),
    g: oneOf(10, 20, 25, 30, 40, 50, 60),
    l: oneOf(10, 20, 25, 30, 40, 50),
    S: ints(60, 3000, 60),
  },
  let: { c1: 'S/(1 + g/100)', c2: 'S/(1 - l/100)', D: 'c1 + c2 - 2 S', e: 'abs(g - l)/100' },
  where: 'int(c1) & int(c2) & D >= 10',
  stem: {
    en: 'Kelvin sells two @{thing : plural} at the same price. He gains $@g\\%$ on one and loses $@l\\%$ on the other. After the two transactions, he loses $@{D : money}$. The selling price of each @thing is',
    zh: '家明以相同的價錢售出兩件@{thing}，其中一件盈利 $@g\\%$，而另一件則虧蝕 $@l\\%$。完成該兩宗交易後，他虧蝕 $@{D : money}$。每件@{thing}的售價為',
  },
  key: 'S',
  show: '$@{it : money}$',
  plausible: 'it > 0 & int(it) & it < 20000',
  slips: {
    'gives the cost of the first': 'c1',
    'gives the cost of the second': 'c2',
    'gives the sum of the two prices': '2 S',
    'gives the sum of the two costs': 'c1 + c2',
    'takes the loss as the difference of the percentages': 'D/e',
    'halves that': 'D/(2 e)',
    'takes the product of the two percentages': 'D 10000/(g l)',
    'leaves out the gain': 'D/(100/(100 - l) - 1)',
    'takes the loss as the percentage of the price': 'D 100/l',
    'takes the mean of the costs': '(c1 + c2)/2',
    'subtracts the loss from the price': 'S - D',
    'takes the loss of the selling price off': 'S (1 - l/100)',
    'takes the percentages of the selling price': 'D 100/(l + g)',
  },
  steps: [
    [
      {
        en: 'Let $\\$x$ be the selling price. $\\frac{x}{1 + @g\\%} + \\frac{x}{1 - @l\\%} - 2x = @D$',
        zh: '設售價為 $\\$x$。$\\frac{x}{1 + @g\\%} + \\frac{x}{1 - @l\\%} - 2x = @D$',
      },
      '1M',
    ],
    ['x = @S', '1A'],
  ],
  // The loss on one less the gain on the other.
  claims: ['key l/(100 - l) - key g/(100 + g) = D'],
})
