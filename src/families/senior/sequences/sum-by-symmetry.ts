/** The sum of an arithmetic sequence from the sum of two terms that stand as far from its ends. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const sumBySymmetry = formulaChoice({
  meta: {
    id: 'sequences/sum-by-symmetry',
    unit: 'SS7',
    objective: 'sum of an arithmetic sequence',
    method: 'terms as far from both ends have one sum',
    foundation: false,
    level: 4,
    minutes: 1.4,
  },
  paper: { slots: [35, 36, 37] },
  given: { p: ints(3, 9), q: ints(11, 24), x: ints(18, 96, 2) },
  let: { n: 'p + q - 1', t: 'n x/2' },
  where: 'p + q != 20',
  stem: {
    en: 'Let $a_n$ be the $n$th term of an arithmetic sequence. If $a_{@p} + a_{@q} = @x$, then $a_1 + a_2 + a_3 + \\cdots + a_{@n} =$',
    zh: '設 $a_n$ 為某等差數列的第 $n$ 項。若 $a_{@p} + a_{@q} = @x$，則 $a_1 + a_2 + a_3 + \\cdots + a_{@n} =$',
  },
  key: 't',
  slips: {
    'takes the sum of the terms for their mean': 'n x',
    'takes one term too many': '(n + 1) x/2',
    'takes one term too few': '(n - 1) x/2',
    'takes the terms between the two for all': '(q - p + 1) x/2',
    'takes the later position for the number of terms': 'q x/2',
    'takes one term too many and the sum for the mean': '(n + 1) x',
    'takes the later position for the number of terms and the sum for the mean': 'q x',
    'takes two terms too many': '(n + 2) x/2',
    'takes the difference of the positions for the number of terms': '(q - p) x/2',
  },
  steps: [
    [
      {
        en: '$a_1 + a_{@n} = a_{@p} + a_{@q} = @x$, since $1 + @n = @p + @q$.',
        zh: '因 $1 + @n = @p + @q$，故 $a_1 + a_{@n} = a_{@p} + a_{@q} = @x$。',
      },
      '1M',
    ],
    [
      {
        en: 'Sum $= \\dfrac{@n(a_1 + a_{@n})}{2} = \\dfrac{@n(@x)}{2} = @t$',
        zh: '和 $= \\dfrac{@n(a_1 + a_{@n})}{2} = \\dfrac{@n(@x)}{2} = @t$',
      },
      '1M+1A',
    ],
  ],
  // Two sequences with such terms, one that starts at 0 and another that starts at 5: d = (x - 2 a)/(p + q - 2).
  claims: ['key = n a + n (n - 1)/2 (x - 2 a)/(p + q - 2) for a in {0, 5}'],
  symbols: ['a'],
})
