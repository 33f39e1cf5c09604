/** Which statements follow from a formula of the sum of the first n terms. */
import { statementChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const statementsOnSumFormula = statementChoice({
  meta: {
    id: 'sequences/statements-on-sum-formula',
    unit: 'SS7',
    objective: 'relation of a term to sums of terms',
    method: 'difference of two sums',
    foundation: false,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [35, 36, 37] },
  symbols: ['n'],
  given: { p: ints(2, 9), q: nonzero(-75, 10), k: ints(4, 9), f: ints(0, 1), g: ints(0, 1), h: ints(0, 1) },
  // Term n is 2 p n + q - p. Each of f, g and h says whether its statement is true.
  let: {
    sum: 'p n^2 + q n',
    shownD: '(1 + f) p',
    shownT: 'p k^2 + q k - g (p (k - 1)^2 + q (k - 1))',
    shownC: 'ceil((p - q)/(2 p)) - h',
  },
  where: 'not int((p - q)/(2 p)) & (p - q)/(2 p) > 2 & p + q != 0',
  stem: {
    en: 'The sum of the first $n$ terms of a sequence is $@sum$. Which of the following are true?',
    zh: '某數列首 $n$ 項之和為 $@sum$。下列何者正確？',
  },
  statements: [
    {
      text: { en: 'The @{k : th} term of the sequence is $@shownT$.', zh: '該數列的第 $@k$ 項為 $@shownT$。' },
      holds: 'p (2 k - 1) + q = shownT',
      slip: 'takes the sum for the term',
    },
    {
      text: {
        en: 'The sequence is an arithmetic sequence with common difference $@shownD$.',
        zh: '該數列為公差是 $@shownD$ 的等差數列。',
      },
      holds: '2 p = shownD',
      slip: 'takes the coefficient of the square for the common difference',
    },
    {
      text: {
        en: 'There are exactly $@shownC$ negative terms in the sequence.',
        zh: '該數列中恰有 $@shownC$ 項為負數。',
      },
      holds: '2 p shownC < p - q & p - q <= 2 p (shownC + 1)',
      slip: 'counts one negative term too many',
    },
  ],
  steps: [
    [
      {
        en: 'The $n$th term is $S_n - S_{n - 1} = @{2 p n + q - p}$.',
        zh: '第 $n$ 項為 $S_n - S_{n - 1} = @{2 p n + q - p}$。',
      },
      '1M',
    ],
    [{ en: 'I: The @{k : th} term is $@{2 p k + q - p}$.', zh: 'I：第 $@k$ 項為 $@{2 p k + q - p}$。' }],
    [{ en: 'II: The common difference is $@{2 p}$.', zh: 'II：公差為 $@{2 p}$。' }],
    [
      {
        en: 'III: $@{2 p n + q - p < 0}$ when $n < @{(p - q)/(2 p)}$, so there are $@{ceil((p - q)/(2 p)) - 1}$ negative terms.',
        zh: 'III：當 $n < @{(p - q)/(2 p)}$，$@{2 p n + q - p < 0}$，故有 $@{ceil((p - q)/(2 p)) - 1}$ 項為負數。',
      },
      '1A',
    ],
  ],
  claims: [
    'at(sum, n, k) - at(sum, n, k - 1) = shownT <=> I',
    'at(sum, n, 2) - 2 at(sum, n, 1) = shownD & at(sum, n, 3) - 3 at(sum, n, 2) + 3 at(sum, n, 1) = 0 <=> II',
    // The last of so many terms is negative and the next is not: as differences of sums.
    'at(sum, n, shownC) - at(sum, n, shownC - 1) < 0 & at(sum, n, shownC + 1) - at(sum, n, shownC) >= 0 <=> III',
  ],
})
