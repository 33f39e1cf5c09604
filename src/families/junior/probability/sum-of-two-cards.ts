/** The probability that the sum of two numbers drawn from two boxes is even. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const sumOfTwoCards = conventional({
  meta: {
    id: 'probability/sum-of-two-cards',
    unit: 'JS31',
    objective: 'theoretical probability',
    method: 'listing the sums of two independent draws',
    foundation: true,
    level: 3,
    minutes: 3,
  },
  paper: { mock: [9, 14] },
  given: {
    a: ints(1, 3),
    b: ints(1, 3),
    c: ints(1, 4),
    d: ints(1, 4),
    e: ints(1, 3),
    f: ints(1, 3),
    g: ints(1, 3),
    even: oneOf(0, 1),
  },
  let: {
    x: 'a',
    y: 'a + b',
    z: 'a + b + c',
    p: 'd',
    q: 'd + e',
    r: 'd + e + f',
    s: 'd + e + f + g',
    odds: 'mod(x, 2) + mod(y, 2) + mod(z, 2)',
    oddt: 'mod(p, 2) + mod(q, 2) + mod(r, 2) + mod(s, 2)',
    mixed: 'odds (4 - oddt) + (3 - odds) oddt',
    good: 'if(even = 1, 12 - mixed, mixed)',
    prob: 'good/12',
  },
  where: 'odds > 0 & odds < 3 & oddt > 0 & oddt < 4 & good != 6 & s <= 9',
  // Even, where the even sums less the odd ones have the sign of the answer less one half.
  words: {
    kind: [
      '(2 prob - 1) ((-1)^x + (-1)^y + (-1)^z) ((-1)^p + (-1)^q + (-1)^r + (-1)^s) > 0',
      word('even', '偶'),
      word('odd', '奇'),
    ],
  },
  stem: {
    en: 'Box $A$ contains three cards numbered $@x$, $@y$ and $@z$ respectively while box $B$ contains four cards numbered $@p$, $@q$, $@r$ and $@s$ respectively. If one card is randomly drawn from each box, find the probability that the sum of the two numbers drawn is @kind.',
    zh: '盒子 $A$ 內有三張卡，分別寫上 $@x$、$@y$ 和 $@z$；盒子 $B$ 內有四張卡，分別寫上 $@p$、$@q$、$@r$ 和 $@s$。若從每個盒子隨機抽出一張卡，求抽出的兩個數之和為@{kind}數的概率。',
  },
  parts: [
    {
      ask: '',
      answer: '$@prob$',
      steps: [
        [
          { en: 'Total number of outcomes $= 3 \\times 4 = 12$', zh: '結果的總數 $= 3 \\times 4 = 12$' },
          '1M',
          { en: 'for the denominator or a list of the outcomes', zh: '分母或列出各結果' },
        ],
        [{ en: 'Number of outcomes with @kind sum $= @good$', zh: '和為@{kind}數的結果的數目 $= @good$' }, '1M'],
        [{ en: 'The required probability $= @prob$', zh: '所求的概率 $= @prob$' }, '1A'],
      ],
    },
  ],
  claims: [
    // (-1)^sum over all pairs: even sums less odd ones.
    'abs(2 prob - 1) = abs(((-1)^x + (-1)^y + (-1)^z) ((-1)^p + (-1)^q + (-1)^r + (-1)^s))/12',
    '0 < x & x < y & y < z & 0 < p & p < q & q < r & r < s',
  ],
})
