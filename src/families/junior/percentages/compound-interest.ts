/** Interest on a deposit compounded several times a year. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const compoundInterest = formulaChoice({
  meta: {
    id: 'percentages/compound-interest',
    unit: 'JS5',
    objective: 'compound interest',
    method: 'interest with several periods a year',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [9, 10, 11] },
  given: { s: ints(4000, 90000, 2000), r: ints(2, 8), n: oneOf(18, 24) },
  let: { x: 'r/200', t: 'n/6', A: 's (1 + x)^t', I: 'round(A - s, 0)' },
  where: 'I >= 100',
  stem: {
    en: 'A sum of $@{s : money}$ is deposited at an interest rate of $@r\\%$ per annum for $@n$ months, compounded half-yearly. Find the interest correct to the nearest dollar.',
    zh: '將 $@{s : money}$ 存入銀行 $@n$ 個月，年利率為 $@r\\%$，複利計算，每半年一結。求所得的利息，準確至最接近的元。',
  },
  key: 'I',
  show: '$@{it : money}$',
  plausible: 'it > 0 & it < 90000',
  slips: {
    'reckons simple interest': 's r n/1200',
    'compounds yearly': 'round(s ((1 + r/100)^floor(n/12) - 1), 0)',
    'takes the yearly rate for each period': 'round(s ((1 + r/100)^t - 1), 0)',
    'gives the amount': 'round(A, 0)',
    'takes one period too few': 'round(s ((1 + x)^(t - 1) - 1), 0)',
    'takes one period too many': 'round(s ((1 + x)^(t + 1) - 1), 0)',
    'compounds quarterly at the half-yearly rate': 'round(s ((1 + x)^(2 t) - 1), 0)',
    'compounds half-yearly at the quarterly rate': 'round(s ((1 + x/2)^t - 1), 0)',
    'reckons simple interest at the yearly rate for each period': 's r t/100',
  },
  steps: [
    [
      {
        en: 'Interest $= \\$\\left[@s\\left(1 + \\frac{@r\\%}{2}\\right)^{@t} - @s\\right]$',
        zh: '利息 $= \\$\\left[@s\\left(1 + \\frac{@r\\%}{2}\\right)^{@t} - @s\\right]$',
      },
      '1M',
    ],
    ['\\approx @{I : money}', '1A'],
  ],
  // The binomial expansion, without the term that is the deposit itself.
  claims: [
    '-1/2 <= s (n/6 (r/200) + (n/6) (n/6 - 1)/2 (r/200)^2 + (n/6) (n/6 - 1) (n/6 - 2)/6 (r/200)^3 + (n/6 - 3) (r/200)^4) - key < 1/2',
  ],
})
