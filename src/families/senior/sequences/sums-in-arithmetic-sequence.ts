/** The sum of a group of terms of an arithmetic sequence from two sums of its first terms. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const sumsInArithmeticSequence = formulaChoice({
  meta: {
    id: 'sequences/sums-in-arithmetic-sequence',
    unit: 'SS7',
    objective: 'sum of an arithmetic sequence',
    method: 'first term and common difference from two sums',
    foundation: false,
    level: 4,
    minutes: 2,
  },
  paper: { slots: [35, 36, 37] },
  given: { a: nonzero(-20, 40), d: nonzero(-6, 7), n: ints(8, 12), m: ints(14, 20), k: ints(10, 30, 5) },
  let: { x: 'n (2 a + (n - 1) d)/2', y: 'm (2 a + (m - 1) d)/2', t: 'a + (k - 1) d' },
  where:
    'int(x) & int(y) & x != 0 & y != 0 & x != y & abs(t) >= 5 & k != n & k != m & abs(y) <= 900 & abs(x) <= 900 & abs(a) > 1 & abs(d) > 1',
  stem: {
    en: 'The sum of the first $@n$ terms and the sum of the first $@m$ terms of an arithmetic sequence are $@x$ and $@y$ respectively. Find the @{k : th} term of the sequence.',
    zh: '某等差數列首 $@n$ 項之和與首 $@m$ 項之和分別為 $@x$ 和 $@y$。求該數列的第 $@k$ 項。',
  },
  key: 't',
  plausible: 'int(it)',
  slips: {
    'takes one common difference too many': 'a + k d',
    'takes one common difference too few': 'a + (k - 2) d',
    'the sign of the common difference': 'a - (k - 1) d',
    'the sign of the first term': '-a + (k - 1) d',
    'leaves out the first term': '(k - 1) d',
    'the sign of the term': '-t',
    'takes the sum of the first and the last term for the last term': '2 a + (k - 1) d',
    'takes twice the common difference': 'a + 2 (k - 1) d',
    'takes half the common difference': 'a + (k - 1) d/2',
    'leaves out the first term and takes one common difference too many': 'k d',
  },
  steps: [
    [
      {
        en: 'Let $a$ and $d$ be the first term and the common difference. $\\dfrac{@n}{2}(2a + @{n - 1}d) = @x$ and $\\dfrac{@m}{2}(2a + @{m - 1}d) = @y$.',
        zh: '設 $a$ 及 $d$ 分別為首項及公差，則 $\\dfrac{@n}{2}(2a + @{n - 1}d) = @x$ 及 $\\dfrac{@m}{2}(2a + @{m - 1}d) = @y$。',
      },
      '1M',
    ],
    [{ en: 'Solving, $a = @a$ and $d = @d$.', zh: '解得 $a = @a$ 及 $d = @d$。' }, '1M'],
    [{ en: 'The @{k : th} term is $@[a + (k - 1) d] = @t$.', zh: '第 $@k$ 項為 $@[a + (k - 1) d] = @t$。' }, '1A'],
  ],
  // The mean of the first n terms lies (n - 1)/2 differences after the first; the means tell the difference and so the
  // term.
  claims: ['key = x/n + (y/m - x/n)/((m - n)/2) (k - (n + 1)/2)'],
})
