/** A geometric sequence from two of its terms, and how many terms add up to more than a large number. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const sumBeyondAPowerOfTen = conventional({
  meta: {
    id: 'sequences/sum-beyond-a-power-of-ten',
    unit: 'SS7',
    objective: 'general term and sum of a geometric sequence',
    method: 'ratio of two terms; an inequality of powers solved by logarithms',
    foundation: false,
    level: 4,
    minutes: 6,
  },
  paper: { authentic: [16] },
  symbols: ['k'],
  given: {
    a: oneOf(3, 4, 5, 6, 7, 8, 12, 15, 18, 24),
    r: oneOf(2, 3, 4, 5, 6),
    f: ints(2, 4),
    gap: ints(2, 3),
    m: ints(2, 9),
    e: ints(8, 13),
  },
  let: {
    l: 'f + gap',
    u: 'a r^(f - 1)',
    v: 'a r^(l - 1)',
    ratio: 'v/u',
    bound: 'm 10^e',
    power: 'bound (r - 1)/a + 1',
    n: 'floor(log(r, power)) + 1',
    shown: 'sf(log(r, power), 4)',
  },
  where: 'v < 100000 & int(bound) & r^n < 10^15 & gap = 3 | v < 100000 & r^n < 10^15 & gap = 2 & r > 2',
  stem: {
    en: 'The @{f : th} term and the @{l : th} term of a geometric sequence are $@u$ and $@v$ respectively. All the terms of the sequence are positive.',
    zh: '一等比數列的第 @f 項和第 @l 項分別為 $@u$ 和 $@v$。該數列的所有項均為正數。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find the common ratio and the 1st term of the sequence.', zh: '求該數列的公比及第 1 項。' },
      answer: { en: 'Common ratio $= @r$, 1st term $= @a$', zh: '公比 $= @r$，第 1 項 $= @a$' },
      steps: [
        [
          {
            en: 'Let $a$ and $r$ be the 1st term and the common ratio. Then $r^{@gap} = @[v/u] = @ratio$.',
            zh: '設首項及公比分別為 $a$ 及 $r$，則 $r^{@gap} = @[v/u] = @ratio$。',
          },
          '1M',
        ],
        [{ en: '$r = @r$ and $a = @a$', zh: '$r = @r$ 及 $a = @a$' }, '1A', 'for both correct'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Find the least value of $n$ such that the sum of the first $n$ terms of the sequence is greater than $@m \\times 10^{@e}$.',
        zh: '求 $n$ 的最小值使得該數列首 $n$ 項之和大於 $@m \\times 10^{@e}$。',
      },
      answer: '$@n$',
      steps: [
        ['\\frac{@a(@r^{n} - 1)}{@r - 1} > @m \\times 10^{@e}', '1M'],
        [
          {
            en: '$n \\log @r > \\log\\left(\\frac{@{r - 1} \\times @m \\times 10^{@e}}{@a} + 1\\right)$',
            zh: '$n \\log @r > \\log\\left(\\frac{@{r - 1} \\times @m \\times 10^{@e}}{@a} + 1\\right)$',
          },
          '1M',
        ],
        ['n > @{shown : sf4}'],
        [{ en: 'The least value of $n$ is $@n$.', zh: '$n$ 的最小值為 $@n$。' }, '1A'],
      ],
    },
  ],
  claims: [
    'a r^(f - 1) = u',
    'a r^(l - 1) = v',
    'r > 0',
    // The terms one by one.
    'sum(a r^_k, _k, 0, n - 1) > m 10^e',
    'sum(a r^_k, _k, 0, n - 2) <= m 10^e',
  ],
})
