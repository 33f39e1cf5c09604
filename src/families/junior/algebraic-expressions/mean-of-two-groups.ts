/** Writes the mean of two groups together as an algebraic expression. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const meanOfTwoGroups = formulaChoice({
  meta: {
    id: 'algebraic-expressions/mean-of-two-groups',
    unit: 'JS7',
    objective: 'formulating algebraic expressions',
    method: 'weighted mean',
    foundation: true,
    level: 2,
    minutes: 1,
  },
  paper: { slots: [4, 5, 8] },
  symbols: ['x', 'y'],
  given: {
    group: oneOf(word('class', '班'), word('club', '學會')),
    m: ints(7, 25),
    n: ints(7, 25),
  },
  let: { total: 'm + n' },
  where: 'gcd(m, n) = 1 & abs(m - n) >= 3 & total <= 40 & total >= 20',
  stem: {
    en: 'There are $@m$ boys and $@n$ girls in a @{group}. The mean weight of the boys is $x$ kg and the mean weight of the girls is $y$ kg. The mean weight of all the boys and girls in the @group is',
    zh: '某@{group}有 $@m$ 名男生和 $@n$ 名女生。該@{group}男生的平均體重為 $x$ kg，女生的平均體重為 $y$ kg。該@{group}全體學生的平均體重為',
  },
  key: '(m x + n y)/total',
  show: '$@{it}$ kg',
  slips: {
    'takes the mean of the two means': '(x + y)/2',
    'interchanges the numbers': '(n x + m y)/total',
    'divides by the number of groups': '(m x + n y)/2',
    'divides the sum of the means by the number of students': '(x + y)/total',
    'divides by the product of the numbers': '(m x + n y)/(m n)',
  },
  steps: [
    [{ en: 'Total weight $= (@{m x + n y})$ kg', zh: '總體重 $= (@{m x + n y})$ kg' }, '1M'],
    [{ en: 'Mean weight $= @{(m x + n y)/total}$ kg', zh: '平均體重 $= @{(m x + n y)/total}$ kg' }, '1A'],
  ],
  // The excesses of the boys and the shortfalls of the girls balance.
  claims: ['m (x - key) = n (key - y) for x in {3, 50} for y in {4, 41}'],
})
