/** A ball is moved from one bag to another, then one is drawn there: total and conditional probability. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const ballMovedBetweenBags = conventional({
  meta: {
    id: 'more-probability/ball-moved-between-bags',
    unit: 'SS16',
    objective: 'conditional probability',
    method: 'multiplication law over two cases, then the part of one case',
    foundation: false,
    level: 4,
    minutes: 5,
  },
  paper: { authentic: [15] },
  given: {
    one: oneOf(word('red', '紅'), word('green', '綠'), word('blue', '藍')),
    a: ints(2, 8),
    b: ints(2, 8),
    c: ints(2, 8),
    d: ints(2, 8),
  },
  let: { m: 'a + b', n: 'c + d + 1', c1: 'c + 1', p: '(a/m) (c1/n) + (b/m) (c/n)', q: '(a/m) (c1/n)/p' },
  where: 'a != b & c != d & a != c & m <= 12 & n <= 15 & p < 1',
  stem: {
    en: 'Bag $A$ contains $@a$ @one balls and $@b$ white balls while bag $B$ contains $@c$ @one balls and $@d$ white balls. A ball is randomly drawn from bag $A$ and put into bag $B$. A ball is then randomly drawn from bag $B$.',
    zh: '袋 $A$ 載有 $@a$ 個@{one}球和 $@b$ 個白球，而袋 $B$ 載有 $@c$ 個@{one}球和 $@d$ 個白球。從袋 $A$ 中隨機抽出一球，並將之放入袋 $B$ 中。然後，從袋 $B$ 中隨機抽出一球。',
  },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Find the probability that the ball drawn from bag $B$ is @{one}.',
        zh: '求從袋 $B$ 抽出的球為@{one}球的概率。',
      },
      answer: '$@p$',
      steps: [
        [
          {
            en: 'The required probability $= \\left(\\frac{@a}{@m}\\right)\\left(\\frac{@c1}{@n}\\right) + \\left(\\frac{@b}{@m}\\right)\\left(\\frac{@c}{@n}\\right)$',
            zh: '所求概率 $= \\left(\\frac{@a}{@m}\\right)\\left(\\frac{@c1}{@n}\\right) + \\left(\\frac{@b}{@m}\\right)\\left(\\frac{@c}{@n}\\right)$',
          },
          '1M',
        ],
        ['= @p', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Given that the ball drawn from bag $B$ is @{one}, find the probability that the ball drawn from bag $A$ is also @{one}.',
        zh: '已知從袋 $B$ 抽出的球為@{one}球，求從袋 $A$ 抽出的球亦為@{one}球的概率。',
      },
      answer: '$@q$',
      steps: [
        [
          {
            en: 'The required probability $= \\left(\\frac{@a}{@m}\\right)\\left(\\frac{@c1}{@n}\\right) \\div @p$',
            zh: '所求概率 $= \\left(\\frac{@a}{@m}\\right)\\left(\\frac{@c1}{@n}\\right) \\div @p$',
          },
          '1M',
          { en: 'for denominator using (a)', zh: '給分母用 (a) 的結果' },
        ],
        ['= @q', '1A'],
      ],
    },
  ],
  claims: [
    // By counting the equally likely pairs of draws that do not end with the colour.
    '(1 - p) (a + b) (c + d + 1) = a d + b (d + 1)',
    '(1 - q) (a (c + 1) + b c) = b c',
  ],
})
