/** From one standard score to the marks of another candidate. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, numbers, oneOf, word } from '../../kit/given.ts'

export const standardScore = formulaChoice({
  meta: {
    id: 'dispersion/standard-score',
    unit: 'SS17',
    objective: 'standard scores',
    method: 'standard deviation from one score, marks from another',
    foundation: false,
    level: 3,
    minutes: 1.3,
  },
  paper: { slots: [44, 45] },
  given: {
    first: oneOf(word('Peter', '小明'), word('Susan', '小蘭'), word('Henry', '小輝')),
    second: oneOf(word('Mary', '小芬'), word('David', '小偉'), word('Grace', '小慧')),
    mean: ints(44, 60, 2),
    s: ints(4, 14, 2),
    z: numbers('1.5', '2', '2.5', '0.5'),
    w: numbers('-1.5', '-0.5', '-2', '-1', '1', '0.5'),
  },
  let: { x: 'mean + z s', y: 'mean + w s' },
  where: 'int(x) & int(y) & x <= 98 & y >= 20 & z + w != 0 & z != w',
  stem: {
    en: 'In an examination, the mean of the scores is $@mean$ marks. @first gets $@x$ marks and the standard score of @first is $@{z : decimal}$. If the standard score of @second is $@{w : decimal}$, then @second gets',
    zh: '在某次考試中，得分的平均值為 $@mean$ 分。@{first}得 $@x$ 分，其標準分為 $@{z : decimal}$。若@{second}的標準分為 $@{w : decimal}$，則@{second}得',
  },
  key: 'y',
  show: { en: '$@it$ marks.', zh: '$@it$ 分。' },
  plausible: 'it > 0 & int(it) & it < 100',
  slips: {
    'gives the standard deviation': 's',
    'loses the sign of the standard score': 'mean - w s',
    'goes from the marks of the first': 'x + w s',
    'takes the standard deviation away once': 'mean - s',
    'takes the difference of the standard scores from the mean': 'mean + (w - z) s',
    'takes the sum of the standard scores': 'mean + (w + z) s',
    'takes the whole difference for the standard deviation': 'mean + w (x - mean)',
    'gives the mean': 'mean',
    'takes the standard deviation away from the marks of the first': 'x - s',
    'adds the difference': 'x - w s',
    'counts from the marks of the first with the other sign': 'x - w s + s',
    'gives the marks of the first': 'x',
    'adds the standard deviation': 'mean + s',
    'adds the whole difference of the marks': 'mean + (x - mean) + s',
    'adds twice the standard deviation to the marks': 'x + s',
  },
  letters: 'a score far from the mean has few believable whole marks beyond it',
  steps: [
    [
      {
        en: 'Let $s$ marks be the standard deviation. $\\frac{@x - @mean}{s} = @{z : decimal}$, so $s = @s$.',
        zh: '設標準差為 $s$ 分。$\\frac{@x - @mean}{s} = @{z : decimal}$，故 $s = @s$。',
      },
      '1M',
    ],
    ['@mean + (@{w : decimal})(@s) = @y', '1A'],
  ],
  // Both deviations stand to each other as the standard scores.
  claims: ['z (key - mean) = w (x - mean)'],
})
