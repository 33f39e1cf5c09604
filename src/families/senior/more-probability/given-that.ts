/** A conditional probability from a table of two ways. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const givenThat = formulaChoice({
  meta: {
    id: 'more-probability/given-that',
    unit: 'SS16',
    objective: 'conditional probability',
    method: 'total probability in the condition',
    foundation: false,
    level: 4,
    minutes: 1.7,
  },
  paper: { slots: [42, 43, 44] },
  given: {
    thing: oneOf(
      word('light bulb', '燈泡'),
      word('toy', '玩具'),
      word('battery', '電池', { plural: 'batteries' }),
      word('phone case', '手機殼'),
    ),
    a: ints(20, 80, 10),
    d: ints(1, 8),
    e: ints(1, 8),
  },
  let: { both: 'a d', other: '(100 - a) e', key0: 'both/(both + other)' },
  where: 'd != e & a != 50 & both != other & key0 < 0.85',
  stem: {
    en: '$@a\\%$ of the @{thing : plural} in a shop are made in factory $A$ and the rest are made in factory $B$. It is known that $@d\\%$ of the @{thing : plural} made in $A$ and $@e\\%$ of those made in $B$ are defective. If @{thing : a} is randomly selected from the shop and it is defective, find the probability that it is made in $A$.',
    zh: '某店的@{thing}中有 $@a\\%$ 由甲廠製造，其餘由乙廠製造。已知甲廠和乙廠製造的@{thing}中分別有 $@d\\%$ 和 $@e\\%$ 為次品。若從該店隨機選出一個@{thing}且該@{thing}為次品，求該@{thing}由甲廠製造的概率。',
  },
  key: 'both/(both + other)',
  plausible: 'it > 0 & it <= 1',
  slips: {
    'gives the probability of the other factory': 'other/(both + other)',
    'gives the share of the factory': 'a/100',
    'compares the rates of defects alone': 'd/(d + e)',
    'gives the probability of a defect made there': 'both/10000',
    'gives the probability of a defect': '(both + other)/10000',
    'gives the rate of defects of the factory': 'd/100',
    'takes the other condition': '(100 - d) a/((100 - d) a + (100 - e) (100 - a))',
    'interchanges the rates': 'a e/(a e + (100 - a) d)',
    'divides by the other factory only': 'both/other',
    'gives the chance of a sound article of the other factory': '(100 - e)/100',
    'gives the rate of sound articles': '(100 - d)/100',
    'gives the probability of a sound article': '1 - (both + other)/10000',
    'gives the share of the other factory': '(100 - a)/100',
    'compares the rates the other way round': 'e/(d + e)',
  },
  steps: [
    [
      {
        en: '$P(\\text{defective}) = @a\\%(@d\\%) + @{100 - a}\\%(@e\\%)$',
        zh: '$P(\\text{次品}) = @a\\%(@d\\%) + @{100 - a}\\%(@e\\%)$',
      },
      '1M',
    ],
    [
      {
        en: 'The required probability $= \\frac{@a\\%(@d\\%)}{@a\\%(@d\\%) + @{100 - a}\\%(@e\\%)} = @{both/(both + other)}$',
        zh: '所求概率 $= \\frac{@a\\%(@d\\%)}{@a\\%(@d\\%) + @{100 - a}\\%(@e\\%)} = @{both/(both + other)}$',
      },
      '1A',
    ],
  ],
  // Among 10 000 articles: the defective ones of A out of all defective ones.
  claims: ['key (a/100 * d/100 + (1 - a/100) e/100) = a/100 * d/100'],
})
