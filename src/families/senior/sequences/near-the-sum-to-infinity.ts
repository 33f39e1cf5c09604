/** How many terms bring the sum of a geometric sequence within a given distance of its sum to infinity. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, numbers } from '../../kit/given.ts'

export const nearTheSumToInfinity = formulaChoice({
  meta: {
    id: 'sequences/near-the-sum-to-infinity',
    unit: 'SS7',
    objective: 'sum to infinity of a geometric sequence',
    method: 'exponential inequality in the number of terms',
    foundation: false,
    level: 4,
    minutes: 2,
  },
  paper: { slots: [36, 37] },
  given: {
    a: ints(4, 120, 4),
    m: ints(1, 7),
    n: ints(2, 10),
    e: numbers('2', '1', '0.5', '0.4', '0.3', '0.2', '0.1', '0.05', '0.02', '0.01'),
  },
  let: {
    r: 'm/n',
    s: 'a/(1 - r)',
    second: 'a r',
    third: 'a r^2',
    z: 'log(r, e/s)',
    t: 'floor(z) + 1',
    w: 'log(r, e/a)',
  },
  where:
    'gcd(m, n) = 1 & m < n & m + m >= n - 1 & int(second) & int(third) & s > e & z >= 5 & z <= 19 & n^(t + 1) <= 10^13',
  stem: {
    en: 'Let $S$ and $S_n$ be the sum to infinity and the sum of the first $n$ terms of the geometric sequence $@a$, $@second$, $@third$, … respectively. Find the least value of $n$ such that $S - S_n < @{e : decimal}$.',
    zh: '設 $S$ 及 $S_n$ 分別為等比數列 $@a$，$@second$，$@third$，…的無限項之和及首 $n$ 項之和。求使得 $S - S_n < @{e : decimal}$ 的 $n$ 的最小值。',
  },
  key: 't',
  plausible: 'int(it) & it > 0',
  slips: {
    'rounds down': 't - 1',
    'takes one power too many': 't + 1',
    'compares a term with the distance': 'floor(w) + 2',
    'leaves out the denominator of the sum': 'floor(w) + 1',
    'takes the power n - 1': 't + 2',
    'rounds down, with the power n + 1': 't - 2',
    'leaves out the first term': 'floor(log(r, e (1 - r))) + 1',
    'leaves out first term and denominator': 'floor(log(r, e)) + 1',
    'divides by the denominator twice': 'floor(log(r, e (1 - r)/s)) + 1',
    'uses the first term twice': 'floor(log(r, e/(a s))) + 1',
    'multiplies by the denominator': 'floor(log(r, e/(a (1 - r)))) + 1',
  },
  steps: [
    [
      'S - S_n = \\frac{@a}{1 - @r} - \\frac{@a\\left[1 - \\left(@r\\right)^n\\right]}{1 - @r} = @s\\left(@r\\right)^n',
      '1M',
    ],
    [
      {
        en: '$\\left(@r\\right)^n < \\dfrac{@{e : decimal}}{@s}$, i.e. $n > \\dfrac{\\log @{e/s}}{\\log @r} \\approx @{round(z, 2) : dp2}$',
        zh: '$\\left(@r\\right)^n < \\dfrac{@{e : decimal}}{@s}$，即 $n > \\dfrac{\\log @{e/s}}{\\log @r} \\approx @{round(z, 2) : dp2}$',
      },
      '1M',
    ],
    [{ en: 'The least value of $n$ is $@t$.', zh: '$n$ 的最小值為 $@t$。' }, '1A'],
  ],
  // The terms after the first n are a geometric sequence too, with its first term a r^n.
  claims: [
    'a third = second^2',
    'a (second/a)^key/(1 - second/a) < e',
    'a (second/a)^(key - 1)/(1 - second/a) >= e',
    'key in {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20}',
  ],
})
