/** Which statements follow from a formula of the sum of the first n terms. */
import { statementChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const statementsOnSumFormula = statementChoice({
  meta: { id: 'sequences/statements-on-sum-formula', unit: 'SS7', objective: 'relation of a term to sums of terms', method: 'difference of two sums', foundation: false, level: 4, minutes: 1.8 },
  paper: { slots: [35, 36, 37] },
  symbols: ['n'],
  given: { p: ints(2, 9), q: nonzero(-75, 10), k: ints(4, 9), f: ints(0, 1), g: ints(0, 1), h: ints(0, 1) },
  let: {
    // Term n is 2 p n + q - p.
    a: 'p + q', d: '2 p', term: 'p (2 k - 1) + q', sum: 'p n^2 + q n',
    shownD: 'if(f = 1, d, p)', shownT: 'if(g = 1, term, p k^2 + q k)', count: 'ceil((p - q)/d) - 1', shownC: 'if(h = 1, count, count + 1)',
  },
  where: 'not int((p - q)/d) & count >= 2 & a != 0',
  stem: {
    en: 'The sum of the first $n$ terms of a sequence is $@sum$. Which of the following are true?',
    zh: '某數列首 $n$ 項之和為 $@sum$。下列何者正確？',
  },
  statements: [
    { text: { en: 'The @{k : th} term of the sequence is $@shownT$.', zh: '該數列的第 $@k$ 項為 $@shownT$。' }, holds: 'g = 1', slip: 'takes the sum for the term' },
    { text: { en: 'The sequence is an arithmetic sequence with common difference $@shownD$.', zh: '該數列為公差是 $@shownD$ 的等差數列。' }, holds: 'f = 1', slip: 'takes the coefficient of the square for the common difference' },
    { text: { en: 'There are exactly $@shownC$ negative terms in the sequence.', zh: '該數列恰有 $@shownC$ 個負數項。' }, holds: 'h = 1', slip: 'counts one negative term too many' },
  ],
  steps: [
    [{ en: 'The $n$th term is $S_n - S_{n - 1} = @{d n + q - p}$.', zh: '第 $n$ 項為 $S_n - S_{n - 1} = @{d n + q - p}$。' }, '1M'],
    [{ en: 'I: The @{k : th} term is $@term$.', zh: 'I：第 $@k$ 項為 $@term$。' }],
    [{ en: 'II: The common difference is $@d$.', zh: 'II：公差為 $@d$。' }],
    [{ en: 'III: $@{d n + q - p < 0}$ when $n < @{(p - q)/d}$, so there are $@count$ negative terms.', zh: 'III：當 $n < @{(p - q)/d}$，$@{d n + q - p < 0}$，故有 $@count$ 個負數項。' }, '1A'],
  ],
  claims: [
    'p k^2 + q k - p (k - 1)^2 - q (k - 1) = shownT <=> p (2 k - 1) + q = shownT',
    '(4 p + 2 q - (p + q)) - (p + q) = shownD <=> 2 p = shownD',
    // The last of so many terms is negative and the next is not: as differences of sums.
    'p shownC^2 + q shownC - p (shownC - 1)^2 - q (shownC - 1) < 0 & p (shownC + 1)^2 + q (shownC + 1) - p shownC^2 - q shownC >= 0 <=> 2 p shownC < p - q & p - q <= 2 p (shownC + 1)',
  ],
})
