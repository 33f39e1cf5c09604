/** The interest on a deposit that is compounded yearly. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const depositWithCompoundInterest = conventional({
  meta: {
    id: 'percentages/deposit-with-compound-interest',
    unit: 'JS5',
    objective: 'compound interest',
    method: 'amount after two years, compounded yearly, less the principal',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [5] },
  given: { principal: ints(10000, 200000, 5000), r: ints(2, 9) },
  let: { amount: 'principal (1 + r/100)^2', interest: 'amount - principal' },
  where: 'int(interest)',
  stem: {
    en: 'A sum of $@{principal : money}$ is deposited at an interest rate of $@r\\%$ per annum for $2$ years, compounded yearly. Find the interest.',
    zh: '將 $@{principal : money}$ 存入銀行，年利率為 $@r\\%$，為期 $2$ 年，複利計算，每年一結。求所得的利息。',
  },
  parts: [
    {
      ask: '',
      answer: '$@{interest : money}$',
      steps: [
        [
          {
            en: 'Interest $= @principal(1 + @r\\%)^2 - @principal$',
            zh: '利息 $= @principal(1 + @r\\%)^2 - @principal$',
          },
          '1M',
        ],
        ['= @{interest : money}', '1A'],
      ],
    },
  ],
  claims: ['interest = principal*(r/100) + (principal + principal*(r/100))*(r/100)'],
})
