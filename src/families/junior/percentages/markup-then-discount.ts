/** The marked price from the profit of a sale at a discount. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const markupThenDiscount = formulaChoice({
  meta: {
    id: 'percentages/markup-then-discount',
    unit: 'JS5',
    objective: 'discount and profit',
    method: 'profit as a fraction of the cost',
    foundation: true,
    level: 2,
    minutes: 1.5,
  },
  paper: { slots: [9, 10, 11] },
  given: {
    thing: oneOf(
      word('vase', '花瓶'),
      word('watch', '手錶', { plural: 'watches' }),
      word('camera', '相機'),
      word('jacket', '外套'),
      word('fan', '風扇'),
    ),
    c: ints(400, 4000, 400),
    m: ints(20, 80, 5),
    d: ints(5, 40, 5),
  },
  let: { marked: 'c (1 + m/100)', sold: 'marked (1 - d/100)', p: 'sold - c', net: '100 p/(m - d)' },
  where: 'm - d >= 10 & int(marked) & int(sold) & p >= 20 & int(net) & p != c',
  stem: {
    en: 'The marked price of @{thing : a} is $@m\\%$ above its cost. A profit of $@{p : money}$ is made by selling the @thing at a discount of $@d\\%$ on its marked price. The marked price of the @thing is',
    zh: '某@thing的標價較其成本高 $@m\\%$。若將該@{thing}以其標價的 $@d\\%$ 折扣售出，則可盈利 $@{p : money}$。該@{thing}的標價為',
  },
  key: 'marked',
  show: '$@{it : money}$',
  plausible: 'it > 0 & int(it)',
  slips: {
    'gives the cost': 'c',
    'gives the selling price': 'sold',
    'takes the profit as the difference of the two percentages of the cost': 'net (1 + m/100)',
    'stops at that cost': 'net',
    'reckons the discount on the cost': 'c + p + c d/100',
    'adds the discount back as a percentage of the selling price': 'sold (1 + d/100)',
    'adds the discount to the marked price': 'marked (1 + d/100)',
    'adds the two percentages': 'c (1 + (m + d)/100)',
    'adds the profit to the marked price': 'marked + p',
    'marks up the selling price': 'sold (1 + m/100)',
  },
  steps: [
    [
      {
        en: 'Let $\\$x$ be the cost. Then $x(1 + @m\\%)(1 - @d\\%) - x = @p$.',
        zh: '設成本為 $\\$x$，則 $x(1 + @m\\%)(1 - @d\\%) - x = @p$。',
      },
      '1M',
    ],
    ['x = @c'],
    [
      {
        en: 'Marked price $= @{c : money}(1 + @m\\%) = @{marked : money}$',
        zh: '標價 $= @{c : money}(1 + @m\\%) = @{marked : money}$',
      },
      '1A',
    ],
  ],
  claims: ['key (1 - d/100) - key/(1 + m/100) = p'],
})
