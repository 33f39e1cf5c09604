/** Powers of one base: a geometric sequence, the logarithm of a product of its terms, the sum of the reciprocals. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const productOfPowers = conventional({
  meta: {
    id: 'sequences/product-of-powers',
    unit: 'SS7',
    objective: 'arithmetic sequence of logarithms; sum to infinity',
    method: 'laws of logarithms turn a product into a sum; quadratic inequality; comparison with the sum to infinity',
    foundation: false,
    level: 4,
    minutes: 16,
  },
  paper: { mock: [15] },
  symbols: ['n', 'm'],
  given: { b: oneOf(2, 3, 4, 5), p: ints(2, 5), q: ints(-4, 6), K: ints(60, 600, 30), off: oneOf(-2, -1, 1, 2) },
  let: {
    index: 'p n + q',
    ratio: 'b^p',
    expr: 'p n (n + 1)/2 + q n',
    first: 'p + q',
    lin: 'p + 2 q',
    poly: 'p n^2 + lin n',
    bound: '2 K/log(b)',
    shownBound: 'sf(bound, 5)',
    root: '(-lin + sqrt(lin^2 + 4 p bound))/(2 p)',
    shown: 'sf(root, 4)',
    low: 'sf((-lin - sqrt(lin^2 + 4 p bound))/(2 p), 4)',
    g: 'ceil(root) - 1',
    den: 'b^q (b^p - 1)',
    w: 'den + off',
    rec: '1/b^(p + q)',
    total: '1/den',
    claimed: '1/w',
  },
  // The first term alone is below the bound claimed.
  where:
    'w < b^(p + q) & q != 0 & p + q > 0 & lin != 0 & p != 2 q & 8 <= root <= 60 & abs(root - round(root)) > 0.02 & w > 1 & den < 3000 & int(den) & den >= 4 & ratio <= 256 & gcd(p, q) = 1 & mod(lin, 2) = 1',
  words: {
    verdict: ['total < claimed', word('Yes', '同意'), word('No', '不同意')],
    agreed: [
      'total < claimed',
      word('the claim is agreed', '同意該宣稱'),
      word('the claim is disagreed', '不同意該宣稱'),
    ],
    sign: ['total < claimed', word('<', '<'), word('>', '>')],
  },
  stem: {
    en: 'For any positive integer $n$, let $T(n) = @b^{@index}$.',
    zh: '對任意正整數 $n$，設 $T(n) = @b^{@index}$。',
  },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Prove that $T(1)$, $T(2)$, $T(3)$, $\\ldots$ is a geometric sequence and write down its common ratio.',
        zh: '證明 $T(1)$、$T(2)$、$T(3)$、$\\ldots$ 為一等比數列，並寫出其公比。',
      },
      answer: { en: 'Common ratio $= @ratio$', zh: '公比 $= @ratio$' },
      steps: [
        [
          {
            en: '$\\frac{T(n + 1)}{T(n)} = \\frac{@b^{@{p n + first}}}{@b^{@{p n + q}}} = @b^{@p}$, which is a constant. Thus, it is a geometric sequence.',
            zh: '$\\frac{T(n + 1)}{T(n)} = \\frac{@b^{@{p n + first}}}{@b^{@{p n + q}}} = @b^{@p}$ 為一常數，故該數列為等比數列。',
          },
          '1',
        ],
        [{ en: 'Common ratio $= @ratio$', zh: '公比 $= @ratio$' }, '1A'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'Express $\\log_{@b}\\left[T(1)\\,T(2)\\,T(3) \\cdots T(n)\\right]$ in terms of $n$.',
        zh: '以 $n$ 表示 $\\log_{@b}\\left[T(1)\\,T(2)\\,T(3) \\cdots T(n)\\right]$。',
      },
      answer: '$\\frac{@poly}{2}$',
      steps: [
        [
          '\\log_{@b} T(1) + \\log_{@b} T(2) + \\cdots + \\log_{@b} T(n) = @first + @{p 2 + q} + \\cdots + (@{p n + q})',
          '1M',
        ],
        ['= \\frac{n}{2}\\left[@first + (@{p n + q})\\right]', '1M'],
        ['= \\frac{@poly}{2}', '1A', 'or equivalent'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Find the greatest value of $n$ such that $T(1)\\,T(2)\\,T(3) \\cdots T(n) < 10^{@K}$.',
        zh: '求 $n$ 的最大值使得 $T(1)\\,T(2)\\,T(3) \\cdots T(n) < 10^{@K}$。',
      },
      answer: '$@g$',
      steps: [
        [
          '\\left(\\frac{@poly}{2}\\right)\\log @b < @K',
          '1M',
          { en: 'taking logarithm on both sides', zh: '兩邊取對數' },
        ],
        [
          {
            en: '$@poly < @{shownBound : decimal}$ (correct to 5 significant figures)',
            zh: '$@poly < @{shownBound : decimal}$（準確至五位有效數字）',
          },
          '1M',
          { en: 'quadratic inequality in $n$', zh: '$n$ 的二次不等式' },
        ],
        [
          '@{low : sf4} < n < @{shown : sf4}',
          '1A',
          { en: 'accept $n < @{shown : sf4}$', zh: '接受 $n < @{shown : sf4}$' },
        ],
        [{ en: 'The greatest value of $n$ is $@g$.', zh: '$n$ 的最大值為 $@g$。' }, '1A'],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'Someone claims that $\\frac{1}{T(1)} + \\frac{1}{T(2)} + \\frac{1}{T(3)} + \\cdots + \\frac{1}{T(n)} < @claimed$ for any positive integer $n$. Do you agree? Explain your answer.',
        zh: '某人宣稱對任意正整數 $n$，$\\frac{1}{T(1)} + \\frac{1}{T(2)} + \\frac{1}{T(3)} + \\cdots + \\frac{1}{T(n)} < @claimed$。你是否同意？試解釋你的答案。',
      },
      answer: { en: '@verdict (the sum to infinity is $@total$)', zh: '@{verdict}（無限項之和為 $@total$）' },
      steps: [
        [
          {
            en: 'The terms form a geometric sequence with first term $@rec$ and common ratio $@{1/ratio}$. Sum to infinity $= \\frac{@rec}{1 - @{1/ratio}}$',
            zh: '各項組成一等比數列，首項為 $@rec$，公比為 $@{1/ratio}$。無限項之和 $= \\frac{@rec}{1 - @{1/ratio}}$',
          },
          '1M',
        ],
        ['= @total', '1A'],
        [
          {
            en: 'The sum of the first $n$ terms is less than, and for large $n$ as close as desired to, $@total$, and $@total @sign @claimed$. Thus, @{agreed}.',
            zh: '首 $n$ 項之和小於 $@total$，且當 $n$ 足夠大時可任意接近 $@total$，而 $@total @sign @claimed$。故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    'ratio b^at(index, n, m) = b^at(index, n, m + 1) for m in {1, 2}',
    'poly/2 = sum(at(index, n, _m), _m, 1, n) for n in {1, 2, 3}',
    'sum(p _m + q, _m, 1, g) log(b) < K',
    'sum(p _m + q, _m, 1, g + 1) log(b) >= K',
    // The sum less its first term is the sum with every term divided by the ratio.
    'total - 1/b^(p + q) = total/b^p',
    '1 <= abs(1/claimed - 1/total) <= 2',
  ],
})
