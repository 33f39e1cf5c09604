/** Writes the total price of articles of two kinds as an algebraic expression. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const costInLetters = formulaChoice({
  meta: {
    id: 'algebraic-expressions/cost-in-letters',
    unit: 'JS7',
    objective: 'formulating algebraic expressions',
    method: 'total of two prices that differ',
    foundation: true,
    level: 1,
    minutes: 0.8,
  },
  paper: { slots: [1, 2, 3] },
  symbols: ['x', 'y'],
  given: {
    // In Chinese with their classifiers.
    dear: oneOf(
      word('notebook', '本筆記簿'),
      word('pencil case', '個筆袋'),
      word('file', '個文件夾'),
      word('calculator', '部計算機'),
    ),
    cheap: oneOf(
      word('ruler', '把間尺'),
      word('ball pen', '枝原子筆'),
      word('pencil', '枝鉛筆'),
      word('rubber', '塊擦膠'),
    ),
    m: ints(2, 9),
    n: ints(2, 9),
  },
  let: { total: '(m + n) x - n y' },
  where: 'm != n',
  stem: {
    en: 'The price of @{dear : a} is $\\$x$. The price of @{cheap : a} is $\\$y$ lower than that of @{dear : a}. The total price of $@m$ @{dear : plural} and $@n$ @{cheap : plural} is',
    zh: '每@{dear}的售價為 $\\$x$，而每@{cheap}的售價較每@{dear}的售價低 $\\$y$。$@m$ @{dear}和 $@n$ @{cheap}的總售價為',
  },
  key: 'total',
  show: '$\\$(@{it})$',
  slips: {
    'takes the difference once': '(m + n) x - y',
    'adds the difference': '(m + n) x + n y',
    'takes the difference of the prices for the price': 'm x + n y',
    'takes the difference for the other article': '(m + n) x - m y',
    'loses the price of the other article': 'm x - n y',
  },
  steps: [
    [{ en: 'Total price $= \\$[@{m x + n (x - y)}]$', zh: '總售價 $= \\$[@{m x + n (x - y)}]$' }, '1M'],
    [{ en: '$= \\$(@total)$', zh: '$= \\$(@total)$' }, '1A'],
  ],
  claims: ['key = m x + n (x - y) for x in {10, 20} for y in {1, 2}'],
})
