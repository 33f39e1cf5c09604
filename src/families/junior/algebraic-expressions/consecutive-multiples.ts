/** Writes the sum of consecutive multiples as an algebraic expression. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const consecutiveMultiples = formulaChoice({
  meta: {
    id: 'algebraic-expressions/consecutive-multiples',
    unit: 'JS7',
    objective: 'formulating algebraic expressions',
    method: 'sum of consecutive multiples of a number',
    foundation: true,
    level: 1,
    minutes: 0.9,
  },
  paper: { slots: [1, 2, 3] },
  symbols: ['n'],
  given: { m: ints(2, 40), k: ints(3, 9) },
  let: { more: 'm k (k - 1)/2', total: 'k n + more' },
  where: 'm != k & more <= 600',
  stem: {
    en: 'If $n$ is the smallest of $@k$ consecutive multiples of $@m$, then the sum of these $@k$ numbers is',
    zh: '若 $n$ 為 $@m$ 的 $@k$ 個連續倍數中最小的數，則該 $@k$ 個數之和為',
  },
  key: 'total',
  slips: {
    'goes from number to number in the wrong direction': 'k n - more',
    'adds the last step only': 'k n + m (k - 1)',
    'goes one step too far': 'k n + m k (k + 1)/2',
    'takes consecutive integers': 'k n + k (k - 1)/2',
    'adds one step to each number': 'k n + m k',
  },
  steps: [
    [
      {
        en: 'The numbers are $n$, $@{n + m}$, …, $@{n + m (k - 1)}$.',
        zh: '該等數為 $n$、$@{n + m}$、……、$@{n + m (k - 1)}$。',
      },
      '1M',
    ],
    [{ en: 'Sum $= @total$', zh: '和 $= @total$' }, '1A'],
  ],
  claims: ['key = sum(n + m _j, _j, 0, k - 1) for n in {60, 120}'],
})
