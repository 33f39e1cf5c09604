/** Two take turns until one succeeds. */
import { formulaChoice } from '../../kit/family.ts'
import { numbers, oneOf, word } from '../../kit/given.ts'

export const turnsUntilSuccess = formulaChoice({
  meta: {
    id: 'more-probability/turns-until-success',
    unit: 'SS16',
    objective: 'probability of repeated trials',
    method: 'sum to infinity',
    foundation: false,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [43] },
  given: {
    first: oneOf(word('Ada', '嘉欣'), word('Ken', '志健'), word('May', '美儀'), word('Lily', '莉莉')),
    second: oneOf(word('Ben', '志斌'), word('Ivy', '愛儀'), word('Tom', '偉東'), word('Jack', '國傑')),
    p: numbers('1/6', '1/5', '2/5', '1/4', '1/3', '2/3', '3/5', '3/10', '3/7', '2/7', '4/9', '2/9', '3/4', '3/8'),
  },
  stem: {
    en: '@first and @second play a game. They take turns to draw a ball from a bag with replacement and @first draws first. In each draw, the probability of getting a red ball is $@p$. The player who first gets a red ball wins the game. Find the probability that @second wins the game.',
    zh: '@{first}和@{second}玩一遊戲。二人輪流從一袋中抽出一球並放回，由@{first}先抽。每次抽得紅球的概率為 $@p$。首先抽得紅球者勝出該遊戲。求@{second}勝出該遊戲的概率。',
  },
  key: '(1 - p)/(2 - p)',
  plausible: 'it > 0 & it < 1',
  slips: {
    'gives the probability of the first player': '1/(2 - p)',
    'takes the first two draws only': 'p (1 - p)',
    'takes both players to be alike': '1/2',
    'gives the probability of a red ball': 'p',
    'gives the probability of no red ball': '1 - p',
    'takes 1 - p for the common ratio': '(1 - p)^2',
    'takes two rounds only': 'p (1 - p) + p (1 - p)^3',
    'forgets that the first must fail': 'p/(2 - p)',
    'squares the chance of a red ball for the ratio': 'p (1 - p)/(1 - p^2)',
    'adds the chances of two draws': '1 - (1 - p)^2',
  },
  steps: [
    [
      {
        en: 'The required probability $= @{1 - p}(@p) + \\left(@{1 - p}\\right)^3\\left(@p\\right) + \\cdots$',
        zh: '所求概率 $= @{1 - p}(@p) + \\left(@{1 - p}\\right)^3\\left(@p\\right) + \\cdots$',
      },
      '1M',
    ],
    ['= \\frac{@{p (1 - p)}}{1 - @{(1 - p)^2}} = @{(1 - p)/(2 - p)}', '1A'],
  ],
  // After two draws without a red ball the game is as it was.
  claims: ['key = (1 - p) p + (1 - p)^2 key'],
})
