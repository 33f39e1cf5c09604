/** A group chosen at random: so many of each kind, and at least one of each kind. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const groupOfBothKinds = conventional({
  meta: {
    id: 'more-probability/group-of-both-kinds',
    unit: 'SS16',
    objective: 'probability of a choice without order',
    method: 'combinations; complementary events',
    foundation: false,
    level: 4,
    minutes: 5,
  },
  paper: { authentic: [15] },
  symbols: ['j'],
  given: {
    club: oneOf(word('drama', '戲劇'), word('chess', '棋藝'), word('photography', '攝影'), word('swimming', '游泳')),
    b: ints(5, 12),
    g: ints(4, 12),
    k: ints(4, 6),
    r: ints(2, 3),
  },
  let: {
    n: 'b + g',
    s: 'k - r',
    all: 'C(n, k)',
    p: 'C(b, s) C(g, r)/all',
    q: '1 - C(b, k)/all - C(g, k)/all',
    u: 'C(b, s)',
    v: 'C(g, r)',
  },
  where: 'b != g & r < k - 1 & r < g & k <= g & k <= b & all < 20000',
  stem: {
    en: 'There are $@b$ boys and $@g$ girls in the @club club of a school. If $@k$ students are randomly selected from the club to form a group,',
    zh: '某校的@{club}學會有男生 $@b$ 名及女生 $@g$ 名。若從該學會隨機選出 $@k$ 名學生組成一小組，',
  },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'find the probability that the group consists of exactly $@r$ girls;',
        zh: '求該小組恰有 $@r$ 名女生的概率；',
      },
      answer: '$@p$',
      steps: [
        [
          {
            en: 'The required probability $= \\frac{C^{@b}_{@s} C^{@g}_{@r}}{C^{@n}_{@k}}$',
            zh: '所求概率 $= \\frac{C^{@b}_{@s} C^{@g}_{@r}}{C^{@n}_{@k}}$',
          },
          '1M',
        ],
        ['= @p', '1A', { en: 'r.t. @{sf(p, 3) : sf3}', zh: 'r.t. @{sf(p, 3) : sf3}' }],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'find the probability that the group consists of at least one boy and at least one girl.',
        zh: '求該小組有最少一名男生及最少一名女生的概率。',
      },
      answer: '$@q$',
      steps: [
        [
          {
            en: 'The required probability $= 1 - \\frac{C^{@b}_{@k}}{C^{@n}_{@k}} - \\frac{C^{@g}_{@k}}{C^{@n}_{@k}}$',
            zh: '所求概率 $= 1 - \\frac{C^{@b}_{@k}}{C^{@n}_{@k}} - \\frac{C^{@g}_{@k}}{C^{@n}_{@k}}$',
          },
          '1M',
        ],
        ['= @q', '1A', { en: 'r.t. @{sf(q, 3) : sf3}', zh: 'r.t. @{sf(q, 3) : sf3}' }],
      ],
    },
  ],
  claims: [
    // One student after another, the girls at any r of the k turns.
    'p P(b + g, k) = C(k, r) P(b, k - r) P(g, r)',
    'q C(b + g, k) = sum(C(b, _j) C(g, k - _j), _j, 1, k - 1)',
  ],
})
