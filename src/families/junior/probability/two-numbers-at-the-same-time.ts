/** Two of five numbers drawn at the same time: the probability that their sum exceeds a number. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const twoNumbersAtTheSameTime = conventional({
  meta: {
    id: 'probability/two-numbers-at-the-same-time',
    unit: 'JS31',
    objective: 'theoretical probability',
    method: 'listing the pairs drawn without replacement',
    foundation: true,
    level: 3,
    minutes: 3,
  },
  paper: { mock: [14] },
  given: { a: ints(1, 4), e: ints(1, 3), f: ints(1, 4), g: ints(1, 3), h: ints(1, 4), k: ints(7, 20) },
  let: {
    b: 'a + e',
    c: 'b + f',
    d: 'c + g',
    m: 'd + h',
    count:
      'if(a + b > k, 1, 0) + if(a + c > k, 1, 0) + if(a + d > k, 1, 0) + if(a + m > k, 1, 0) + if(b + c > k, 1, 0) + if(b + d > k, 1, 0) + if(b + m > k, 1, 0) + if(c + d > k, 1, 0) + if(c + m > k, 1, 0) + if(d + m > k, 1, 0)',
    prob: 'count/10',
  },
  where: 'count >= 3 & count <= 7 & count != 5 & m <= 13 & m > 5',
  stem: {
    en: 'Two numbers are randomly drawn at the same time from five cards numbered $@a$, $@b$, $@c$, $@d$ and $@m$ respectively. Find the probability that the sum of the two numbers drawn exceeds $@k$.',
    zh: '五張卡分別寫上 $@a$、$@b$、$@c$、$@d$ 和 $@m$。從該五張卡中同時隨機抽出兩張，求抽出的兩個數之和大於 $@k$ 的概率。',
  },
  parts: [
    {
      ask: '',
      answer: '$@prob$',
      steps: [
        [
          { en: 'Total number of outcomes $= 10$', zh: '結果的總數 $= 10$' },
          '1M',
          { en: 'for the denominator or a list of the outcomes', zh: '分母或列出各結果' },
        ],
        [
          { en: 'Number of outcomes with sum exceeding $@k$: $@count$', zh: '和大於 $@k$ 的結果的數目：$@count$' },
          '1M',
        ],
        [{ en: 'The required probability $= @prob$', zh: '所求的概率 $= @prob$' }, '1A'],
      ],
    },
  ],
  // A sum less k + 1/2 is never 0: its sign says on which side it lies.
  claims: [
    '0 < a & a < b & b < c & c < d & d < m',
    '10 (2 prob - 1) = (2 a + 2 b - 2 k - 1)/abs(2 a + 2 b - 2 k - 1) + (2 a + 2 c - 2 k - 1)/abs(2 a + 2 c - 2 k - 1) + (2 a + 2 d - 2 k - 1)/abs(2 a + 2 d - 2 k - 1) + (2 a + 2 m - 2 k - 1)/abs(2 a + 2 m - 2 k - 1) + (2 b + 2 c - 2 k - 1)/abs(2 b + 2 c - 2 k - 1) + (2 b + 2 d - 2 k - 1)/abs(2 b + 2 d - 2 k - 1) + (2 b + 2 m - 2 k - 1)/abs(2 b + 2 m - 2 k - 1) + (2 c + 2 d - 2 k - 1)/abs(2 c + 2 d - 2 k - 1) + (2 c + 2 m - 2 k - 1)/abs(2 c + 2 m - 2 k - 1) + (2 d + 2 m - 2 k - 1)/abs(2 d + 2 m - 2 k - 1)',
  ],
})
