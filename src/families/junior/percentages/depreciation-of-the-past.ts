/** What a machine has lost in the past years, from its value now. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const depreciationOfThePast = formulaChoice({
  meta: {
    id: 'percentages/depreciation-of-the-past',
    unit: 'JS5',
    objective: 'depreciation',
    method: 'value some years ago from the present value',
    foundation: true,
    level: 2,
    minutes: 1.3,
  },
  paper: { slots: [10, 11] },
  given: {
    thing: oneOf(word('machine', '機器'), word('car', '汽車'), word('photocopier', '影印機')),
    r: oneOf(10, 15, 20, 25, 30, 40),
    n: oneOf(2, 3),
    V: ints(8000, 360000, 4000),
  },
  let: { q: '1 - r/100', now: 'V q^n', lost: 'V - now', u: 'r/100' },
  where: 'int(now) & exact(now/100, 0) & now >= 3000 & V <= 300000',
  stem: {
    en: 'The value of a @thing depreciates by $@r\\%$ each year. If its present value is $@{now : money}$, by how much has its value decreased in the past $@n$ years?',
    zh: '某@{thing}的價值每年折舊 $@r\\%$。若它現時的價值為 $@{now : money}$，則它的價值在過去 $@n$ 年減少了多少？',
  },
  key: 'lost',
  show: '$@{it : money}$',
  plausible: 'it > 0 & int(it) & it <= 3 V',
  slips: {
    'gives the value in the past': 'V',
    'takes the percentages of the present value': 'now ((1 + u)^n - 1)',
    'adds the percentages of the present value': 'now u n',
    'reckons the decrease of the coming years': 'now (1 - q^n)',
    'goes back one year only': 'now/q - now',
    'adds the percentages of the past value': 'now/(1 - n u) - now',
    'takes every percentage of the first value': 'V n u',
    'goes back one year too many': 'now/q^(n + 1) - now',
    'gives the value after an increase': 'now (1 + u)^n',
    'adds the percentage once': 'now u',
    'gives the value that is left in the coming years': 'now q^n',
  },
  steps: [
    [
      {
        en: 'Let $\\$x$ be its value then. $x(1 - @r\\%)^{@n} = @now$, so $x = @V$.',
        zh: '設當時的價值為 $\\$x$。$x(1 - @r\\%)^{@n} = @now$，故 $x = @V$。',
      },
      '1M',
    ],
    [
      {
        en: 'Decrease $= @{V : money} - @{now : money} = @{lost : money}$',
        zh: '減少 $= @{V : money} - @{now : money} = @{lost : money}$',
      },
      '1A',
    ],
  ],
  claims: ['(now + key) (100 - r)^n = now 100^n'],
})
