/** The percentage decrease of the height of a figure from the changes of its base and its area. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const changeOfHeight = formulaChoice({
  meta: {
    id: 'percentages/change-of-height',
    unit: 'JS5',
    objective: 'percentage change',
    method: 'percentage change of a factor from that of the product',
    foundation: true,
    level: 2,
    minutes: 1.3,
  },
  paper: { slots: [9, 10, 11] },
  given: {
    what: oneOf(word('triangle', '三角形'), word('parallelogram', '平行四邊形')),
    u: ints(4, 100),
    d: ints(2, 60),
  },
  let: { x: '100 - (100 - d) 100/(100 + u)' },
  where: 'exact(x, 1) & x >= 6 & x <= 48 & u != d',
  stem: {
    en: 'If the base of a @what is increased by $@u\\%$ and its height is decreased by $x\\%$, then its area is decreased by $@d\\%$. Find $x$.',
    zh: '若某@{what}的底增加 $@u\\%$，而它的高減少 $x\\%$，則其面積減少 $@d\\%$。求 $x$。',
  },
  key: 'x',
  show: '$@{it : decimal}$',
  plausible: 'it > 0 & it < 100 & exact(it, 2)',
  slips: {
    'adds the two percentages': 'u + d',
    'takes the difference of the two percentages': 'abs(u - d)',
    'takes the ratio for the decrease': '100 - x',
    'multiplies the two percentages': 'u d/100',
    'takes the increase off the new area': '100 - (100 - d) (100 - u)/100',
    'takes the area to be unchanged': '100 u/(100 + u)',
    'forgets the increase': 'd',
    'forgets the area': 'u',
    'divides by the increase alone': '100 d/(100 + u)',
    'multiplies by both percentages as increases': 'u + d + u d/100',
  },
  steps: [
    ['(1 + @u\\%)(1 - x\\%) = 1 - @d\\%', '1M'],
    ['x = @{x : decimal}', '1A'],
  ],
  claims: ['100 u - 100 key - u key = -100 d'],
})
