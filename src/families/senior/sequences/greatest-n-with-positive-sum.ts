/** The greatest number of terms of an arithmetic sequence whose sum is positive. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const greatestNWithPositiveSum = formulaChoice({
  meta: {
    id: 'sequences/greatest-n-with-positive-sum',
    unit: 'SS7',
    objective: 'sum of an arithmetic sequence',
    method: 'inequality in the number of terms',
    foundation: false,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [35, 36, 37] },
  given: { a: ints(41, 250, 3), d: ints(3, 13), p: ints(3, 6), g: ints(4, 9) },
  // Term n is a - (n - 1) d.
  let: { q: 'p + g', x: 'a - (p - 1) d', y: 'a - (q - 1) d', z: '2 a/d + 1', t: 'ceil(z) - 1', pos: 'ceil(a/d)' },
  where: 'x > 0 & not int(z) & t > q & t <= 70 & not int(a/d)',
  stem: {
    en: 'The @{p : th} term and the @{q : th} term of an arithmetic sequence are $@x$ and $@y$ respectively. If the sum of the first $n$ terms of the sequence is positive, then the greatest value of $n$ is',
    zh: '某等差數列的第 $@p$ 項和第 $@q$ 項分別為 $@x$ 和 $@y$。若該數列首 $n$ 項之和為正數，則 $n$ 的最大值為',
  },
  key: 't',
  plausible: 'int(it) & it > 0',
  slips: {
    'counts the positive terms': 'pos',
    'takes the least number with a negative sum': 't + 1',
    'takes n for n - 1 in the general term': 't - 1',
    'counts the positive terms and one more': 'pos + 1',
    'takes the given term for the first': 'ceil(2 x/d + 1) - 1',
    'doubles the number of positive terms and one more': '2 pos + 1',
    'goes back as many terms as the position says': 'ceil(2 (x + p d)/d + 1) - 1',
    'takes the general term with n + 1': 't + 2',
    'goes back from the wrong term': 'ceil(2 (x + (q - 1) d)/d + 1) - 1',
    'stops at the least number with a negative sum, with the given term for the first': 'ceil(2 x/d + 1)',
  },
  steps: [
    [
      {
        en: 'Common difference $= @[(y - x)/(q - p)] = @{-d}$, first term $= @a$',
        zh: '公差 $= @[(y - x)/(q - p)] = @{-d}$，首項 $= @a$',
      },
      '1M',
    ],
    [{ en: '$\\dfrac{n}{2}[2(@a) + (n - 1)(@{-d})] > 0$', zh: '$\\dfrac{n}{2}[2(@a) + (n - 1)(@{-d})] > 0$' }, '1M'],
    [{ en: '$n < @z$, so the greatest value of $n$ is $@t$.', zh: '$n < @z$，故 $n$ 的最大值為 $@t$。' }, '1A'],
  ],
  // The sum of n terms has the sign of the sum of the first and the last: terms p and q tell both.
  claims: [
    '2 x + (1 - p) (y - x)/(q - p) + (key - p) (y - x)/(q - p) > 0',
    '2 x + (1 - p) (y - x)/(q - p) + (key + 1 - p) (y - x)/(q - p) <= 0',
    'y < x',
    'key in {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70}',
  ],
})
