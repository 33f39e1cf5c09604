/** A geometric sequence from the sum of two terms and the sum to infinity, and how many terms make most of it. */
import { conventional } from '../../kit/family.ts'
import { ints, numbers } from '../../kit/given.ts'

export const sumToInfinityShare = conventional({
  meta: {
    id: 'sequences/sum-to-infinity-share',
    unit: 'SS7',
    objective: 'sum to infinity of a geometric sequence',
    method: 'ratio of two sums gives the common ratio; an inequality of powers solved by logarithms',
    foundation: false,
    level: 5,
    minutes: 6,
  },
  paper: { authentic: [16] },
  symbols: ['n'],
  given: {
    a: ints(6, 240, 6),
    r: numbers('1/2', '1/3', '2/3', '3/4', '1/4', '2/5', '3/5', '4/5', '5/6'),
    w: numbers('95', '98', '99', '99.5', '99.9'),
  },
  let: {
    two: 'a (1 + r)',
    whole: 'a/(1 - r)',
    square: '1 - two/whole',
    left: '1 - w/100',
    least: 'log(left)/log(r)',
    g: 'floor(least) + 1',
    shown: 'sf(least, 4)',
    q: 'two/whole',
  },
  where: 'int(two) & int(whole) & whole <= 900 & least > 4 & abs(least - round(least)) > 0.02',
  stem: {
    en: 'All the terms of a geometric sequence are positive. The sum of the first two terms and the sum to infinity of the sequence are $@two$ and $@whole$ respectively.',
    zh: '一等比數列的所有項均為正數。該數列的首兩項之和及無限項之和分別為 $@two$ 及 $@whole$。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find the common ratio of the sequence.', zh: '求該數列的公比。' },
      answer: '$@r$',
      steps: [
        [
          {
            en: 'Let $a$ and $r$ be the 1st term and the common ratio. Then $a(1 + r) = @two$ and $\\frac{a}{1 - r} = @whole$.',
            zh: '設首項及公比分別為 $a$ 及 $r$，則 $a(1 + r) = @two$ 及 $\\frac{a}{1 - r} = @whole$。',
          },
          '1M',
          'for both correct',
        ],
        ['(1 + r)(1 - r) = \\frac{@two}{@whole}', '1M'],
        [{ en: '$r = @r$ or $r = @{-r}$ (rejected)', zh: '$r = @r$ 或 $r = @{-r}$（捨去）' }, '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Find the least value of $n$ such that the sum of the first $n$ terms of the sequence is greater than $@{w : decimal}\\%$ of the sum to infinity.',
        zh: '求 $n$ 的最小值使得該數列首 $n$ 項之和大於無限項之和的 $@{w : decimal}\\%$。',
      },
      answer: '$@g$',
      steps: [
        [
          {
            en: '$1 - \\left(@r\\right)^n > @{w : decimal}\\%$, so $n > \\frac{\\log @{left : decimal}}{\\log @r} \\approx @{shown : sf4}$',
            zh: '$1 - \\left(@r\\right)^n > @{w : decimal}\\%$，故 $n > \\frac{\\log @{left : decimal}}{\\log @r} \\approx @{shown : sf4}$',
          },
          '1M',
        ],
        [{ en: 'The least value of $n$ is $@g$.', zh: '$n$ 的最小值為 $@g$。' }, '1A'],
      ],
    },
  ],
  claims: [
    // What the first two terms leave of the sum to infinity is the whole made smaller twice.
    '0 < r < 1',
    'whole - two = whole r^2',
    'g log(r) < log(1 - w/100)',
    '(g - 1) log(r) >= log(1 - w/100)',
  ],
})
