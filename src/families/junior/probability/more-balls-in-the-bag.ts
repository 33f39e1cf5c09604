/** How many balls are put into a bag, from a probability. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const moreBallsInTheBag = conventional({
  meta: {
    id: 'probability/more-balls-in-the-bag',
    unit: 'JS31',
    objective: 'theoretical probability with an unknown number',
    method: 'equation from a probability',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [9, 14] },
  symbols: ['n'],
  given: {
    colour: oneOf(word('red', '紅'), word('green', '綠'), word('yellow', '黃')),
    other: oneOf(word('white', '白'), word('black', '黑')),
    r: ints(3, 15),
    w: ints(4, 20),
    n0: ints(2, 15),
  },
  let: { prob: '(r + n0)/(r + w + n0)', all: 'r + w' },
  where: 'r != w & r + n0 != w & n0 != r & gcd(r + n0, w) > 1',
  stem: {
    en: 'There are $@r$ @colour balls and $@w$ @other balls in a bag. If $n$ more @colour balls are put into the bag and a ball is then randomly drawn from it, the probability of drawing a @colour ball is $@prob$. Find $n$.',
    zh: '袋中有 $@r$ 個@{colour}球和 $@w$ 個@{other}球。若再將 $n$ 個@{colour}球放入袋中，然後從袋中隨機抽出一個球，則抽出@{colour}球的概率為 $@prob$。求 $n$。',
  },
  parts: [
    {
      ask: '',
      answer: '$@n0$',
      steps: [
        ['@{(r + n)/(all + n)} = @prob', '1M+1A', { en: '1M for denominator', zh: '分母給 1M' }],
        ['n = @n0', '1A'],
      ],
    },
  ],
  claims: ['(1 - prob) (r + w + n0) = w'],
})
