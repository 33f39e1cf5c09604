/** The net chargeable income from the salaries tax. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const salariesTax = formulaChoice({
  meta: {
    id: 'percentages/salaries-tax',
    unit: 'JS5',
    objective: 'salaries tax',
    method: 'net chargeable income from the tax at progressive rates',
    foundation: true,
    level: 3,
    minutes: 1.7,
  },
  paper: { slots: [14] },
  given: {
    who: oneOf(word('Mr Lee', '李先生'), word('Miss Ho', '何小姐')),
    w: oneOf(40000, 45000, 50000, 60000),
    r1: oneOf(2, 3),
    r2: oneOf(6, 7, 8),
    r3: oneOf(12, 14, 15, 17),
    e: ints(10000, 100000, 5000),
  },
  let: { t1: 'w r1/100', t2: 'w r2/100', t3: 'e r3/100', T: 't1 + t2 + t3', K: '2 w + e' },
  where: 'int(T) & e != w & K <= 200000',
  stem: {
    en: 'The rates of salaries tax of a city are as follows: $@r1\\%$ on the first $@{w : money}$ of the net chargeable income, $@r2\\%$ on the next $@{w : money}$ and $@r3\\%$ on the remainder. If the salaries tax payable by @who is $@{T : money}$, then the net chargeable income of @who is',
    zh: '某城市的薪俸稅稅率如下：應課稅入息實額的首 $@{w : money}$ 為 $@r1\\%$，其後的 $@{w : money}$ 為 $@r2\\%$，餘額為 $@r3\\%$。若@{who}須繳納的薪俸稅為 $@{T : money}$，則@{who}的應課稅入息實額為',
  },
  key: 'K',
  show: '$@{it : money}$',
  plausible: 'int(it) & it >= 10000 & it <= 900000',
  slips: {
    'gives the remainder only': 'e',
    'adds one step only': 'w + e',
    'takes the highest rate of the whole': 'round(T 100/r3, 0)',
    'takes the second rate of the whole': 'round(T 100/r2, 0)',
    'takes the sum of the rates of the whole': 'round(T 100/(r1 + r2 + r3), 0)',
    'takes the second rate of the remainder': '2 w + round(t3 100/r2, 0)',
    'forgets the tax of the first step': '2 w + round((t2 + t3) 100/r3, 0)',
    'forgets the tax of the second step': '2 w + round((t1 + t3) 100/r3, 0)',
    'takes the whole tax for that of the remainder': '2 w + round(T 100/r3, 0)',
    'takes one step and the second rate': 'w + round((T - t1) 100/r2, 0)',
    'counts a step too many': '3 w + e',
  },
  steps: [
    [
      {
        en: 'Tax on the remainder $= @{T : money} - @{w : money}(@r1\\% + @r2\\%) = @{t3 : money}$',
        zh: '餘額的稅款 $= @{T : money} - @{w : money}(@r1\\% + @r2\\%) = @{t3 : money}$',
      },
      '1M',
    ],
    [
      {
        en: 'Net chargeable income $= @{2 w : money} + @{t3 : money} \\div @r3\\% = @{K : money}$',
        zh: '應課稅入息實額 $= @{2 w : money} + @{t3 : money} \\div @r3\\% = @{K : money}$',
      },
      '1A',
    ],
  ],
  // At the highest rate throughout, the tax would be higher by what the two steps save.
  claims: ['key r3 - w (r3 - r1) - w (r3 - r2) = 100 T'],
})
