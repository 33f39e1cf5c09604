/** Three balls of three colours: probabilities by combinations, then a game of turns without end. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const firstToDrawThreeColours = conventional({
  meta: {
    id: 'more-probability/first-to-draw-three-colours',
    unit: 'SS16',
    objective: 'probability by combinations; a game of turns',
    method: 'combinations; independent events; sum to infinity of a geometric sequence',
    foundation: false,
    level: 4,
    minutes: 15,
  },
  paper: { mock: [19] },
  given: {
    r: ints(3, 7),
    g: ints(3, 7),
    w: ints(3, 7),
    per: ints(52, 70, 2),
    one: oneOf(word('red', '紅'), word('black', '黑')),
    two: oneOf(word('green', '綠'), word('yellow', '黃')),
  },
  let: {
    n: 'r + g + w',
    all: 'C(n, 3)',
    same: 'C(r, 3) + C(g, 3) + C(w, 3)',
    ps: 'same/all',
    p: 'r g w/all',
    q: '1 - p',
    p2: 'q^2 p',
    pa: 'p/(1 - q^2)',
    pc: '100 pa',
    shown: 'sf(pc, 3)',
    q2: 'q^2',
  },
  where:
    'r != g & g != w & r != w & all <= 700 & abs(pc - per) > 0.5 & abs(pc - per) < 6 & p != 1/2 & all/gcd(all, r g w) <= 60',
  words: {
    verdict: ['pc > per', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['pc > per', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['pc > per', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'A box contains $@r$ @one balls, $@g$ @two balls and $@w$ white balls. In a trial, $3$ balls are randomly drawn from the box at the same time.',
    zh: '盒內有 $@r$ 個@{one}球、$@g$ 個@{two}球及 $@w$ 個白球。在一次試驗中，從盒中同時隨機抽出 $3$ 個球。',
  },
  parts: [
    {
      label: 'a(i)',
      ask: {
        en: 'Find the probability that the $3$ balls drawn are of the same colour.',
        zh: '求抽出的 $3$ 個球顏色相同的概率。',
      },
      answer: '$@ps$',
      steps: [
        [
          {
            en: 'The required probability $= \\frac{C^{@r}_{3} + C^{@g}_{3} + C^{@w}_{3}}{C^{@n}_{3}}$',
            zh: '所求概率 $= \\frac{C^{@r}_{3} + C^{@g}_{3} + C^{@w}_{3}}{C^{@n}_{3}}$',
          },
          '1M',
        ],
        ['= @ps', '1A'],
      ],
    },
    {
      label: 'a(ii)',
      ask: {
        en: 'Find the probability that the $3$ balls drawn are of different colours.',
        zh: '求抽出的 $3$ 個球顏色各不相同的概率。',
      },
      answer: '$@p$',
      steps: [
        [
          {
            en: 'The required probability $= \\frac{C^{@r}_{1} C^{@g}_{1} C^{@w}_{1}}{C^{@n}_{3}}$',
            zh: '所求概率 $= \\frac{C^{@r}_{1} C^{@g}_{1} C^{@w}_{1}}{C^{@n}_{3}}$',
          },
          '1M',
        ],
        ['= @p', '1A'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'Amy and Ben take turns to perform the trial, and the balls drawn are put back into the box after each trial. Amy performs the first trial. The one who first draws $3$ balls of different colours wins the game. Find the probability that Amy wins the game in her second trial.',
        zh: '雅美和志斌輪流進行該試驗，每次試驗後均將抽出的球放回盒中。雅美進行首次試驗。首先抽得 $3$ 個顏色各不相同的球者勝出遊戲。求雅美在她的第二次試驗中勝出遊戲的概率。',
      },
      answer: '$@p2$',
      steps: [
        [
          {
            en: 'The required probability $= \\left(1 - @p\\right)^2\\left(@p\\right)$',
            zh: '所求概率 $= \\left(1 - @p\\right)^2\\left(@p\\right)$',
          },
          '1M',
        ],
        ['= @p2', '1A', { en: 'r.t. @{sf(p2, 3) : sf3}', zh: 'r.t. @{sf(p2, 3) : sf3}' }],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Someone claims that the probability that Amy wins the game is greater than $@per\\%$. Do you agree? Explain your answer.',
        zh: '某人宣稱雅美勝出遊戲的概率大於 $@per\\%$。你是否同意？試解釋你的答案。',
      },
      answer: { en: '@verdict (the probability is $@pa$)', zh: '@{verdict}（該概率為 $@pa$）' },
      steps: [
        [
          {
            en: '$\\text{P(Amy wins)} = @p + \\left(@q\\right)^2\\left(@p\\right) + \\left(@q\\right)^4\\left(@p\\right) + \\cdots$',
            zh: '$\\text{P(雅美勝出)} = @p + \\left(@q\\right)^2\\left(@p\\right) + \\left(@q\\right)^4\\left(@p\\right) + \\cdots$',
          },
          '1M+1A',
        ],
        ['= \\frac{@p}{1 - \\left(@q\\right)^2}', '1M', { en: 'sum to infinity', zh: '無限項之和' }],
        ['= @pa', '1A'],
        [
          {
            en: 'Since $@{shown : decimal}\\% @sign @per\\%$, @{agreed}.',
            zh: '由於 $@{shown : decimal}\\% @sign @per\\%$，故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    // One ball after another: the second and third like the first; all orders of the three colours.
    'ps (r + g + w) (r + g + w - 1) (r + g + w - 2) = r (r - 1) (r - 2) + g (g - 1) (g - 2) + w (w - 1) (w - 2)',
    'p (r + g + w) (r + g + w - 1) (r + g + w - 2) = 6 r g w',
    'p2 = p - (2 p - p^2) p',
    // After two failures the game begins anew, and Ben has what is left.
    'pa = p + (1 - p)^2 pa',
    '1 - pa = (1 - p) pa',
  ],
})
