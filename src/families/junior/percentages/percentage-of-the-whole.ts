/** Finds a percentage of a whole from those of its two parts. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const percentageOfTheWhole = formulaChoice({
  meta: {
    id: 'percentages/percentage-of-the-whole',
    unit: 'JS5',
    objective: 'percentages',
    method: 'percentage of a whole from those of its parts',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [4, 5, 6] },
  given: {
    deed: oneOf(
      word('wear glasses', '戴眼鏡'),
      word('walk to school', '步行上學'),
      word('can swim', '懂得游泳'),
      word('own a bicycle', '擁有單車'),
    ),
    p: ints(20, 80, 5),
    q: ints(10, 80, 5),
    r: ints(10, 80, 5),
  },
  let: { rest: '100 - p', one: 'p q/100', other: 'rest r/100', answer: 'one + other' },
  where: 'q != r & p != 50 & int(answer) & p != q & q + r < 100 & answer != q & answer != r & abs(q - r) >= 15',
  stem: {
    en: 'In a school, $@p\\%$ of the students are boys. It is given that $@q\\%$ of the boys and $@r\\%$ of the girls @{deed}. What percentage of the students in the school @{deed}?',
    zh: '某學校有 $@p\\%$ 的學生為男生。已知 $@q\\%$ 的男生和 $@r\\%$ 的女生@{deed}。該校有百分之幾的學生@{deed}？',
  },
  key: 'answer',
  show: '$@{it : decimal}\\%$',
  plausible: 'it > 0 & it < 100 & exact(it, 1)',
  slips: {
    'adds the percentages': 'q + r',
    'takes the mean of the percentages': '(q + r)/2',
    'counts the boys only': 'one',
    'counts the girls only': 'other',
    'interchanges boys and girls': '(p r + rest q)/100',
    'takes both percentages of the boys': 'p (q + r)/100',
    'takes both percentages of the girls': 'rest (q + r)/100',
    'gives the percentage of those who do not': '100 - answer',
    'takes the percentage of the boys of the whole': 'q + other',
    'takes the percentage of the girls of the whole': 'one + r',
  },
  steps: [
    [
      {
        en: '$@p\\% \\times @q\\% + (1 - @p\\%) \\times @r\\%$',
        zh: '$@p\\% \\times @q\\% + (1 - @p\\%) \\times @r\\%$',
      },
      '1M',
    ],
    ['= @answer\\%', '1A'],
  ],
  // The share of each sex is to the other as the distances of its percentage from that of the whole.
  claims: ['p (key - q) = (100 - p) (r - key)'],
})
