/** From a sale at a loss to the price that gives a profit. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const lossToProfit = formulaChoice({
  meta: {
    id: 'percentages/loss-to-profit',
    unit: 'JS5',
    objective: 'profit and loss',
    method: 'from one selling price to another through the cost',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [10, 11] },
  given: {
    thing: oneOf(
      word('bicycle', '單車'),
      word('guitar', '結他'),
      word('lamp', '檯燈'),
      word('clock', '時鐘'),
      word('table', '書桌'),
      word('sofa', '沙發'),
    ),
    c: ints(200, 4000, 100),
    l: oneOf(10, 20, 25, 30, 40, 50),
    g: oneOf(10, 20, 25, 30, 40, 50, 60),
  },
  let: { low: 'c (1 - l/100)', high: 'c (1 + g/100)' },
  where: 'int(low) & int(high) & l != g & l + g >= 20',
  stem: {
    en: 'If @{thing : a} is sold for $@{low : money}$, there is a loss of $@l\\%$. In order to make a profit of $@g\\%$, the @thing should be sold for',
    zh: '若以 $@{low : money}$ 售出某@{thing}，則虧蝕百分率為 $@l\\%$。若要使盈利百分率為 $@g\\%$，則該@{thing}應以多少售出？',
  },
  key: 'high',
  show: '$@{it : money}$',
  plausible: 'it > 0 & int(it) & it <= 3 high',
  slips: {
    'gives the cost': 'c',
    'takes the profit of the selling price': 'low (1 + g/100)',
    'adds the two percentages of the selling price': 'low (1 + (l + g)/100)',
    'takes the percentages one after the other of the selling price': 'low (1 + l/100) (1 + g/100)',
    'adds the loss back as a percentage of the selling price': 'low (1 + l/100)',
    'divides by what is left after both percentages': 'low/(1 - (l + g)/100)',
    'divides for the profit too': 'c/(1 - g/100)',
    'takes the cost to be lower than the selling price': 'low (1 - l/100) (1 + g/100)',
    'adds the difference of the percentages': 'c (1 + (g - l)/100)',
    'adds both percentages to the cost': 'c (1 + (l + g)/100)',
    'makes up for the loss again': 'high (1 + l/100)',
    'divides for the loss twice': 'high/(1 - l/100)',
    'marks up the price by the loss again': 'c (1 + l/100)',
  },
  steps: [
    [
      {
        en: 'Cost $= @{low : money} \\div (1 - @l\\%) = @{c : money}$',
        zh: '成本 $= @{low : money} \\div (1 - @l\\%) = @{c : money}$',
      },
      '1M',
    ],
    [
      {
        en: 'Selling price $= @{c : money}(1 + @g\\%) = @{high : money}$',
        zh: '售價 $= @{c : money}(1 + @g\\%) = @{high : money}$',
      },
      '1A',
    ],
  ],
  claims: ['key (100 - l) = low (100 + g)'],
})
