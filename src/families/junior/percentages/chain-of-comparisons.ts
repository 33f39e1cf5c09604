/** Back through two percentages, each of another person's amount. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const chainOfComparisons = formulaChoice({
  meta: {
    id: 'percentages/chain-of-comparisons',
    unit: 'JS5',
    objective: 'percentage increase and decrease',
    method: 'base of two successive percentages',
    foundation: true,
    level: 2,
    minutes: 1.3,
  },
  paper: { slots: [9, 10, 11] },
  given: {
    what: oneOf(word('monthly salary', '月薪'), word('monthly income', '每月收入')),
    u: oneOf(10, 20, 25, 30, 40, 50, 60),
    d: oneOf(10, 20, 25, 30, 40),
    z: ints(9000, 45000, 1000),
  },
  let: { y: 'z (1 - d/100)', x: 'y (1 + u/100)' },
  where: 'int(x) & int(y) & x <= 60000 & u != d & x != z & exact(x/10, 0)',
  stem: {
    en: 'The @what of Alan is $@u\\%$ higher than that of Ben, while the @what of Ben is $@d\\%$ lower than that of Carmen. If the @what of Alan is $@{x : money}$, then the @what of Carmen is',
    zh: '甲的@{what}較乙的高 $@u\\%$，而乙的@{what}較丙的低 $@d\\%$。若甲的@{what}為 $@{x : money}$，則丙的@{what}為',
  },
  key: 'z',
  show: '$@{it : money}$',
  plausible: 'it > 0 & int(it) & it < 120000',
  slips: {
    'stops at the second amount': 'y',
    'takes the percentages of the known amount': 'x (1 - u/100) (1 + d/100)',
    'takes the percentages as they stand': 'x (1 + u/100) (1 - d/100)',
    'goes back by the first percentage of the known amount': 'x (1 - u/100)/(1 - d/100)',
    'goes back by the second percentage of the middle amount': 'y (1 + d/100)',
    'goes up by the first percentage and back by the second': 'x (1 + u/100)/(1 - d/100)',
    'divides by both factors upside down': 'x/((1 - u/100) (1 + d/100))',
    'adds the two percentages': 'x (1 + (u - d)/100)',
    'takes the difference of the two percentages back': 'x/(1 + (u - d)/100)',
    'takes the difference of the two percentages off': 'x (1 - (u - d)/100)',
    'goes forwards twice': 'x (1 + u/100) (1 + d/100)',
    'adds both percentages of the known amount': 'x (1 + (u + d)/100)',
    'goes up by the second percentage of the known amount': 'x (1 + d/100)',
    'goes back by the second percentage alone': 'x/(1 - d/100)',
  },
  steps: [
    [
      {
        en: 'Let $\\$x$ be the @what of Carmen. Then $x(1 - @d\\%)(1 + @u\\%) = @x$.',
        zh: '設丙的@{what}為 $\\$x$，則 $x(1 - @d\\%)(1 + @u\\%) = @x$。',
      },
      '1M',
    ],
    ['x = @z', '1A'],
  ],
  claims: ['100 (100 key - d key) + u (100 key - d key) = 10000 x'],
})
