/** Two of five numbered cards: whether their sum is a multiple of 3. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const twoCards = formulaChoice({
  meta: {
    id: 'probability/two-cards',
    unit: 'JS31',
    objective: 'theoretical probability',
    method: 'listing the pairs of cards that are drawn at the same time',
    foundation: true,
    level: 2,
    minutes: 1.4,
  },
  paper: { slots: [28, 30] },
  given: { a: ints(1, 5), b: ints(2, 7), c: ints(3, 8), d: ints(4, 9), e: ints(5, 10) },
  let: {
    z: 'if(mod(a, 3) = 0, 1, 0) + if(mod(b, 3) = 0, 1, 0) + if(mod(c, 3) = 0, 1, 0) + if(mod(d, 3) = 0, 1, 0) + if(mod(e, 3) = 0, 1, 0)',
    o: 'if(mod(a, 3) = 1, 1, 0) + if(mod(b, 3) = 1, 1, 0) + if(mod(c, 3) = 1, 1, 0) + if(mod(d, 3) = 1, 1, 0) + if(mod(e, 3) = 1, 1, 0)',
    t: '5 - z - o',
    n: 'z (z - 1)/2 + o t',
  },
  where: 'a < b < c < d < e & 2 <= n <= 4',
  stem: {
    en: 'Two cards are randomly drawn at the same time from five cards numbered $@a$, $@b$, $@c$, $@d$ and $@e$ respectively. Find the probability that the sum of the two numbers drawn is a multiple of $3$.',
    zh: '五張卡分別記有數字 $@a$、$@b$、$@c$、$@d$ 及 $@e$。若從這些卡中同時隨機抽出兩張，求抽出的兩數之和為 $3$ 的倍數的概率。',
  },
  key: 'n/10',
  plausible: 'it > 0 & it < 1',
  slips: {
    'counts a pair too few': '(n - 1)/10',
    'counts a pair too many': '(n + 1)/10',
    'counts two pairs too few': '(n - 2)/10',
    'takes pairs in order among the possible ones only': 'n/20',
    'puts the first card back': '(z^2 + 2 o t)/25',
    'takes pairs in order among the favourable ones only': '2 n/10',
    'gives the probability of the opposite': '1 - n/10',
    'counts ordered pairs out of 25': '2 n/25',
    'counts pairs out of 25': 'n/25',
  },
  steps: [
    [
      {
        en: 'Number of possible pairs $= 10$; number of pairs whose sum is a multiple of $3$ is $@n$',
        zh: '可能的組合數目 $= 10$，其中和為 $3$ 的倍數的有 $@n$ 個',
      },
      '1M',
    ],
    [{ en: 'Required probability $= @{n/10}$', zh: '所求概率 $= @{n/10}$' }, '1A'],
  ],
  // cos 120s° is 1 where s is a multiple of 3, and -1/2 elsewhere: summed over all pairs.
  claims: [
    '30 key = 10 + 2 (cos(deg(120 (a + b))) + cos(deg(120 (a + c))) + cos(deg(120 (a + d))) + cos(deg(120 (a + e))) + cos(deg(120 (b + c))) + cos(deg(120 (b + d))) + cos(deg(120 (b + e))) + cos(deg(120 (c + d))) + cos(deg(120 (c + e))) + cos(deg(120 (d + e))))',
  ],
})
