/** An amount of one currency for one of another, through a third. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, numbers } from '../../kit/given.ts'

export const exchangeOfCurrencies = formulaChoice({
  meta: {
    id: 'rates-and-ratios/exchange-of-currencies',
    unit: 'JS6',
    objective: 'rate',
    method: 'two exchange rates one after the other',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [13] },
  given: {
    p: numbers('8.4', '8.5', '8.8', '9', '9.1', '9.2', '9.6'),
    q: numbers('4.8', '5', '5.2', '5.5', '5.6', '6', '6.4'),
    e: ints(120, 900, 20),
  },
  let: { H: 'e p', Y: '100 H/q' },
  where: 'int(Y) & int(H)',
  stem: {
    en: 'Suppose that $1$ euro can be exchanged for $\\text{HK}\\$@{p : dp2}$ and $100$ Japanese yen can be exchanged for $\\text{HK}\\$@{q : dp2}$. How many Japanese yen can be obtained by exchanging $@e$ euros?',
    zh: '假設 $1$ 歐元可兌換港幣 $\\$@{p : dp2}$，而 $100$ 日圓可兌換港幣 $\\$@{q : dp2}$。以 $@e$ 歐元可兌換多少日圓？',
  },
  key: 'Y',
  show: { en: '$@{it : decimal}$ yen', zh: '$@{it : decimal}$ 日圓' },
  plausible: 'int(it) & it > 0',
  slips: {
    'forgets that the rate is for 100 yen': 'round(H/q, 0)',
    'stops at Hong Kong dollars': 'H',
    'multiplies by the second rate': 'round(H q, 0)',
    'multiplies by the second rate for 100 yen': 'round(H q/100, 0)',
    'exchanges the two rates': 'round(100 e q/p, 0)',
    'multiplies by the second rate and by 100': 'round(100 H q, 0)',
    'takes the rate for 10 yen': '10 H/q',
    'forgets the first rate': 'round(100 e/q, 0)',
    'forgets the second rate': '100 H',
    'takes 1000 yen': '1000 H/q',
  },
  steps: [
    [
      {
        en: '$@e$ euros $= \\text{HK}\\$(@e \\times @{p : dp2}) = \\text{HK}@{H : money}$',
        zh: '$@e$ 歐元 $= \\$(@e \\times @{p : dp2}) = @{H : money}$（港幣）',
      },
      '1M',
    ],
    [
      {
        en: '$@{H : decimal} \\div @{q : dp2} \\times 100 = @{Y : decimal}$ yen',
        zh: '$@{H : decimal} \\div @{q : dp2} \\times 100 = @{Y : decimal}$ 日圓',
      },
      '1A',
    ],
  ],
  // What the yen are worth is what the euros are worth.
  claims: ['key/100 q = e p'],
})
