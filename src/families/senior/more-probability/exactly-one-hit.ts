/** That exactly one of two succeeds. */
import { formulaChoice } from '../../kit/family.ts'
import { numbers, oneOf, word } from '../../kit/given.ts'

export const exactlyOneHit = formulaChoice({
  meta: {
    id: 'more-probability/exactly-one-hit',
    unit: 'SS16',
    objective: 'probability of independent events',
    method: 'adding exclusive cases',
    foundation: false,
    level: 3,
    minutes: 1.3,
  },
  paper: { slots: [42, 43] },
  given: {
    first: oneOf(word('Ada', '嘉欣'), word('Ken', '志健'), word('May', '美儀')),
    second: oneOf(word('Ben', '志斌'), word('Ivy', '愛儀'), word('Tom', '偉東')),
    p: numbers('1/3', '2/3', '1/4', '3/4', '1/5', '2/5', '3/5', '4/5', '1/6', '5/6', '3/8', '5/8'),
    q: numbers('1/3', '2/3', '1/4', '3/4', '1/5', '2/5', '3/5', '4/5', '1/6', '5/6', '3/8', '5/8'),
  },
  where: 'p != q & p + q != 1',
  stem: {
    en: '@first and @second each take a shot at a target. The probabilities that @first and @second hit the target are $@p$ and $@q$ respectively. Find the probability that exactly one of them hits the target.',
    zh: '@{first}和@{second}各向目標射擊一次。@{first}和@{second}射中目標的概率分別為 $@p$ 和 $@q$。求他們當中恰有一人射中目標的概率。',
  },
  key: 'p (1 - q) + q (1 - p)',
  plausible: 'it > 0 & it < 1',
  slips: {
    'takes at least one hit': 'p + q - p q',
    'takes both hits': 'p q',
    'takes no hit': '(1 - p) (1 - q)',
    'takes the first alone': 'p (1 - q)',
    'takes the second alone': 'q (1 - p)',
    'adds the probabilities': 'p + q',
    'takes both or none': 'p q + (1 - p) (1 - q)',
    'takes not both': '1 - p q',
    'halves the sum': '(p + q)/2',
    'gives the chance of the likelier one': 'max(p, q)',
  },
  steps: [
    [
      { en: 'The required probability $= @[p (1 - q) + q (1 - p)]$', zh: '所求概率 $= @[p (1 - q) + q (1 - p)]$' },
      '1M',
    ],
    ['= @{p (1 - q) + q (1 - p)}', '1A'],
  ],
  // All but both and none.
  claims: ['key + p q + (1 - p) (1 - q) = 1'],
})
