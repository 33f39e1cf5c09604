/** Numbers formed from cards with digits: how many, how many of a kind, and a conditional probability. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const numbersFromCards = conventional({
  meta: {
    id: 'permutations-and-combinations/numbers-from-cards',
    unit: 'SS15',
    objective: 'permutations with restrictions and conditional probability',
    method: 'filling places one by one; cases by the first digit',
    foundation: false,
    level: 4,
    minutes: 15,
  },
  paper: { mock: [19] },
  symbols: ['j'],
  given: {
    N: ints(6, 9),
    k: ints(3, 5),
    d: ints(2, 8),
    thing: oneOf(word('ball', '球'), word('counter', '籌碼'), word('block', '積木')),
  },
  let: {
    less: 'k - 1',
    n1: 'N - 1',
    n2: 'N - 2',
    k2: 'k - 2',
    E: 'floor(N/2)',
    total: 'P(N, k)',
    ends: 'E P(n1, less)',
    big: '(N - d + 1) P(n1, less)',
    first: 'N - d + 1',
    same: 'floor(N/2) - floor((d - 1)/2)',
    other: 'first - same',
    E1: 'E - 1',
    both: '(other E + same E1) P(n2, k2)',
    bound: 'd 10^less',
    pBig: 'big/total',
    pBoth: 'both/ends',
    c1: 'other E P(n2, k2)',
    c2: 'same E1 P(n2, k2)',
  },
  where: 'd < N & same >= 1 & other >= 1 & pBoth != pBig',
  stem: {
    en: 'There are $@N$ @{thing : plural} numbered $1$, $2$, $3$, $\\ldots$, $@N$ respectively in a box. $@k$ @{thing : plural} are randomly drawn from the box one by one without replacement. The numbers drawn are written from left to right in the order of drawing to form a $@k$-digit number.',
    zh: '盒內有 $@N$ 個分別寫上數字 $1$、$2$、$3$、$\\ldots$、$@N$ 的@{thing}。從盒中逐一隨機抽出 $@k$ 個@{thing}，抽出的@{thing}不放回。將抽出的數字按抽出的次序由左至右寫成一個 $@k$ 位數。',
  },
  parts: [
    {
      label: 'a(i)',
      ask: { en: 'How many different $@k$-digit numbers can be formed?', zh: '可組成多少個不同的 $@k$ 位數？' },
      answer: '$@total$',
      steps: [
        [{ en: 'Number of different numbers $= P^{@N}_{@k}$', zh: '不同的數的數目 $= P^{@N}_{@k}$' }, '1M'],
        ['= @total', '1A'],
      ],
    },
    {
      label: 'a(ii)',
      ask: { en: 'How many of these numbers are even?', zh: '其中有多少個為偶數？' },
      answer: '$@ends$',
      steps: [
        [
          {
            en: 'Number of even numbers $= @E \\times P^{@n1}_{@less}$',
            zh: '偶數的數目 $= @E \\times P^{@n1}_{@less}$',
          },
          '1M',
          { en: 'for the last digit', zh: '考慮最後一個數字' },
        ],
        ['= @ends', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Find the probability that the number formed is greater than $@bound$.',
        zh: '求組成的數大於 $@bound$ 的概率。',
      },
      answer: '$@pBig$',
      steps: [
        [
          {
            en: 'The first digit is at least $@d$, so there are $@first$ choices for it.',
            zh: '首個數字最少為 $@d$，故有 $@first$ 個選擇。',
          },
          '1M',
        ],
        [
          {
            en: 'The required probability $= \\frac{@first \\times P^{@n1}_{@less}}{@total}$',
            zh: '所求概率 $= \\frac{@first \\times P^{@n1}_{@less}}{@total}$',
          },
          '1M',
        ],
        ['= @pBig', '1A'],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'Given that the number formed is even, find the probability that it is greater than $@bound$.',
        zh: '已知組成的數為偶數，求該數大於 $@bound$ 的概率。',
      },
      answer: '$@pBoth$',
      steps: [
        [
          {
            en: 'If the first digit is odd, the number of such numbers is $@other \\times @E \\times P^{@n2}_{@k2} = @c1$.',
            zh: '若首個數字為奇數，這樣的數有 $@other \\times @E \\times P^{@n2}_{@k2} = @c1$ 個。',
          },
          '1M',
          { en: 'for either case', zh: '給任何一個情況' },
        ],
        [
          {
            en: 'If the first digit is even, the number of such numbers is $@same \\times @E1 \\times P^{@n2}_{@k2} = @c2$.',
            zh: '若首個數字為偶數，這樣的數有 $@same \\times @E1 \\times P^{@n2}_{@k2} = @c2$ 個。',
          },
          '1A',
          'for both correct',
        ],
        [
          { en: 'The required probability $= \\frac{@c1 + @c2}{@ends}$', zh: '所求概率 $= \\frac{@c1 + @c2}{@ends}$' },
          '1M',
          { en: 'for denominator using (a)(ii)', zh: '給分母用 (a)(ii) 的結果' },
        ],
        ['= @pBoth', '1A'],
      ],
    },
  ],
  claims: [
    'total = C(N, k) P(k, k)',
    // Every digit is as often the last one, and the first one.
    '2 N ends = total sum(1 + (-1)^_j, _j, 1, N)',
    'N pBig = sum(1, _j, bound/10^(k - 1), N)',
    // Last digit j, if it is even; the first digit is another one from d upwards.
    'pBoth (N - 1) sum(1 + (-1)^_j, _j, 1, N) = sum((1 + (-1)^_j) (N - bound/10^(k - 1) + 1), _j, 1, bound/10^(k - 1) - 1) + sum((1 + (-1)^_j) (N - bound/10^(k - 1)), _j, bound/10^(k - 1), N)',
  ],
})
