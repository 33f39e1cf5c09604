/** A group of five chosen from boys and girls: how many groups, conditional probability, then the five in a queue. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const groupThenQueue = conventional({
  meta: {
    id: 'more-probability/group-then-queue',
    unit: 'SS16',
    objective: 'combinations, conditional probability and permutations',
    method: 'cases; complementary event; a block of neighbours',
    foundation: false,
    level: 4,
    minutes: 15,
  },
  paper: { mock: [19] },
  given: {
    club: oneOf(word('drama', '戲劇'), word('debating', '辯論'), word('hiking', '遠足'), word('cooking', '烹飪')),
    b: ints(6, 11),
    g: ints(5, 10),
    r: oneOf(2, 3),
  },
  let: {
    n: 'b + g',
    all: 'C(n, 5)',
    n5: 'C(b, 5)',
    n4: 'C(b, 4) g',
    n3: 'C(b, 3) C(g, 2)',
    more: 'n5 + n4 + n3',
    p: '1 - n5/all',
    some: 'all - n5',
    q: '(n4 + n3)/some',
    boys: '5 - r',
    units: '6 - r',
    s: 'factorial(r) factorial(units)/120',
  },
  where: 'b != g & all <= 12000',
  stem: {
    en: 'There are $@b$ boys and $@g$ girls in the @club club of a school. $5$ students are selected from the club to form a group.',
    zh: '某校的@{club}學會有男生 $@b$ 名及女生 $@g$ 名。從該學會選出 $5$ 名學生組成一小組。',
  },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'How many different groups with more boys than girls can be formed?',
        zh: '可組成多少個男生較女生多的不同小組？',
      },
      answer: '$@more$',
      steps: [
        [
          {
            en: 'Number of groups $= C^{@b}_{5} + C^{@b}_{4}C^{@g}_{1} + C^{@b}_{3}C^{@g}_{2}$',
            zh: '小組的數目 $= C^{@b}_{5} + C^{@b}_{4}C^{@g}_{1} + C^{@b}_{3}C^{@g}_{2}$',
          },
          '1M+1A',
          { en: '1M for considering the cases', zh: '1M 給考慮各情況' },
        ],
        ['= @more', '1A'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'If the $5$ students are randomly selected, find the probability that the group consists of at least one girl.',
        zh: '若隨機選出該 $5$ 名學生，求該小組有最少一名女生的概率。',
      },
      answer: '$@p$',
      steps: [
        [
          {
            en: 'The required probability $= 1 - \\frac{C^{@b}_{5}}{C^{@n}_{5}}$',
            zh: '所求概率 $= 1 - \\frac{C^{@b}_{5}}{C^{@n}_{5}}$',
          },
          '1M',
        ],
        ['= @p', '1A', { en: 'r.t. @{sf(p, 3) : sf3}', zh: 'r.t. @{sf(p, 3) : sf3}' }],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Given that the group consists of at least one girl, find the probability that there are more boys than girls in the group.',
        zh: '已知該小組有最少一名女生，求該小組男生較女生多的概率。',
      },
      answer: '$@q$',
      steps: [
        [
          {
            en: 'Number of groups with at least one girl and more boys than girls $= @n4 + @n3$',
            zh: '有最少一名女生且男生較女生多的小組的數目 $= @n4 + @n3$',
          },
          '1M',
        ],
        [
          {
            en: 'The required probability $= \\frac{@{n4 + n3}}{@all - @n5}$',
            zh: '所求概率 $= \\frac{@{n4 + n3}}{@all - @n5}$',
          },
          '1M',
          { en: 'for denominator', zh: '給分母' },
        ],
        ['= @q', '1A', { en: 'r.t. @{sf(q, 3) : sf3}', zh: 'r.t. @{sf(q, 3) : sf3}' }],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'It is given that the group consists of $@r$ girls. If the $5$ students randomly form a queue, find the probability that all the girls in the group are next to each other.',
        zh: '已知該小組有 $@r$ 名女生。若該 $5$ 名學生隨機排成一行，求小組內所有女生均相鄰的概率。',
      },
      answer: '$@s$',
      steps: [
        [
          {
            en: 'Number of queues with all the girls next to each other $= @r! \\times @units!$',
            zh: '所有女生均相鄰的排法的數目 $= @r! \\times @units!$',
          },
          '1M',
        ],
        [
          {
            en: 'The required probability $= \\frac{@r! \\times @units!}{5!}$',
            zh: '所求概率 $= \\frac{@r! \\times @units!}{5!}$',
          },
          '1M',
        ],
        ['= @s', '1A'],
      ],
    },
  ],
  claims: [
    // All groups less those with more girls than boys.
    'more = C(b + g, 5) - sum(C(g, _j) C(b, 5 - _j), _j, 3, 5)',
    // One student after another.
    '(1 - p) P(b + g, 5) = P(b, 5)',
    '(1 - q) sum(C(g, _j) C(b, 5 - _j), _j, 1, 5) = sum(C(g, _j) C(b, 5 - _j), _j, 3, 5)',
    // The places of the girls: so many neighbours among all choices of places.
    's C(5, r) = 5 - r + 1',
  ],
})
