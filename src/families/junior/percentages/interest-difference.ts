/** The sum from the difference of compound and simple interest. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const interestDifference = formulaChoice({
  meta: {
    id: 'percentages/interest-difference',
    unit: 'JS5',
    objective: 'simple and compound interest',
    method: 'the principal from the difference of the two interests',
    foundation: true,
    level: 3,
    minutes: 1.7,
  },
  paper: { slots: [14] },
  given: { q: ints(2000, 90000, 500), r: ints(2, 10) },
  let: { x: 'r/100', s: '2 x', c: '(1 + x)^2 - 1', D: 'q (c - s)' },
  where: 'int(D) & D >= 8',
  stem: {
    en: 'A sum of money is deposited at an interest rate of $@r\\%$ per annum for $2$ years. If the interest is compounded yearly, it is $@{D : money}$ more than the simple interest. The sum of money is',
    zh: '將某筆款項以年利率 $@r\\%$ 存入銀行 $2$ 年。若以複利計算，每年一結，則所得的利息較以單利計算的多 $@{D : money}$。該筆款項為',
  },
  key: 'q',
  show: '$@{it : money}$',
  plausible: 'it > 50 & int(it) & it < 2000000',
  slips: {
    'gives the amount of compound interest': 'q c',
    'gives the simple interest': 'q s',
    'gives the amount after one year': 'q (1 + x)',
    'gives the amount after simple interest': 'q (1 + s)',
    'gives the amount after compound interest': 'q (1 + c)',
    'divides by the yearly rate': 'D/x',
    'divides by the simple interest of one dollar': 'D/s',
    'takes twice the interest on the interest': 'D/(2 x^2)',
    'takes the interest of one year': 'q x',
    'takes half of the interest on the interest': '2 q',
  },
  steps: [
    [
      {
        en: 'Let $\\$P$ be the sum. $P(1 + @r\\%)^2 - P - P(@r\\%)(2) = @{D : decimal}$',
        zh: '設該筆款項為 $\\$P$。$P(1 + @r\\%)^2 - P - P(@r\\%)(2) = @{D : decimal}$',
      },
      '1M',
    ],
    ['P = @q', '1A'],
  ],
  // What the interest of the first year brings in the second.
  claims: ['key (r/100) (r/100) = D'],
})
