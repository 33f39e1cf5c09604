/** How many balls a bag holds, from the probability before and after more are put into it. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const ballsAdded = formulaChoice({
  meta: {
    id: 'probability/balls-added',
    unit: 'JS31',
    objective: 'theoretical probability',
    method: 'an unknown number from two probabilities',
    foundation: true,
    level: 2,
    minutes: 1.4,
  },
  paper: { slots: [28, 30] },
  given: {
    colour: oneOf(word('red', '紅'), word('green', '綠'), word('yellow', '黃')),
    p: ints(2, 7),
    q: ints(3, 10),
    t: ints(2, 12),
    k: ints(2, 20),
  },
  let: { R: 'p t', N: 'q t', p1: 'p/q', p2: '(R + k)/(N + k)' },
  where:
    'p < q & p != t & gcd(p, q) = 1 & gcd(R + k, N + k) >= 4 & N <= 80 & k != R & k != N - R & (N + k)/gcd(R + k, N + k) <= 12 & R != N - R & N - R != k',
  stem: {
    en: 'A bag contains some black balls and some @colour balls. If a ball is randomly drawn from the bag, the probability of drawing a @colour ball is $@p1$. When $@k$ more @colour balls are put into the bag, the probability becomes $@p2$. The original number of @colour balls in the bag is',
    zh: '某袋子內有若干個黑球和若干個@{colour}球。若從該袋子隨機抽出一個球，則抽得@{colour}球的概率為 $@p1$。若將 $@k$ 個@{colour}球加入該袋子內，則抽得@{colour}球的概率變為 $@p2$。袋子內原有@{colour}球的數目為',
  },
  key: 'R',
  plausible: 'int(it) & it > 0 & it <= 200',
  slips: {
    'gives the number of black balls': 'N - R',
    'gives the number of all balls': 'N',
    'gives the new number': 'R + k',
    'gives the new number of all balls': 'N + k',
    'gives the common factor': 't',
    'adds the balls above only': 'k p1/(p2 - p1)',
    'leaves the original whole': 'k/(p2 - p1)',
    'takes the numerator for the number': 'p',
    'takes the number of balls that are added': 'k',
    'gives the difference of the colours': 'abs(N - 2 R)',
    'takes the numerator of the new probability for the number': '(R + k)/gcd(R + k, N + k)',
  },
  steps: [
    [
      {
        en: 'Let there be $@{p}n$ @colour balls among $@{q}n$ balls. $\\frac{@{p}n + @k}{@{q}n + @k} = @p2$',
        zh: '設原有 $@{q}n$ 個球，其中 $@{p}n$ 個為@{colour}球。$\\frac{@{p}n + @k}{@{q}n + @k} = @p2$',
      },
      '1M',
    ],
    [{ en: '$n = @t$, so the number is $@R$', zh: '$n = @t$，故數目為 $@R$' }, '1A'],
  ],
  // As many black balls before as after.
  claims: ['key (1 - p1)/p1 = (key + k) (1 - p2)/p2'],
})
