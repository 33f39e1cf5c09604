/**
 * A polynomial given by quotient and remainder of a division: an unknown constant by the factor theorem, and all roots.
 */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero, word } from '../../kit/given.ts'

export const quotientWithAConstant = conventional({
  meta: {
    id: 'more-polynomials/quotient-with-a-constant',
    unit: 'SS4',
    objective: 'division algorithm and factor theorem',
    method: 'polynomial from divisor, quotient and remainder; factorization',
    foundation: true,
    level: 3,
    minutes: 9,
  },
  paper: { authentic: [12] },
  symbols: ['x', 'k'],
  given: {
    a: ints(1, 3),
    w: nonzero(-6, 6),
    m: nonzero(-3, 4),
    n: nonzero(-5, 5),
    u: nonzero(-3, 3),
    v: nonzero(-4, 4),
  },
  let: {
    c2: 'w - a (m + n)',
    c1: 'a m n - w (m + n)',
    c0: 'w m n',
    q: 'c2 - a u',
    d: 'c1 - a v - q u',
    e: 'c0 - q v',
    root: '-w/a',
    linear: 'x - m',
    divisor: 'x^2 + u x + v',
    quot: 'a x + k',
    rem: 'd x + e',
    full: 'a x^3 + c2 x^2 + c1 x + c0',
    b: 'w - a n',
    quad: 'a x^2 + b x - w n',
    dm: 'm^2 + u m + v',
    am: 'a m',
    rm: 'd m + e',
  },
  where:
    'm != n & gcd(a, w) = 1 & root != m & root != n & q != 0 & d != 0 & e != 0 & abs(d) <= 30 & abs(e) <= 40 & abs(q) <= 15 & c2 != 0 & c1 != 0 & dm != 0 & rm != 0 & b != 0 & abs(c0) <= 60',
  words: {
    verdict: ['int(root)', word('Yes', '同意'), word('No', '不同意')],
    agreed: [
      'int(root)',
      word('all of which are integers. Thus, the claim is agreed', '均為整數，故同意該宣稱'),
      word('not all of which are integers. Thus, the claim is disagreed', '並非全部均為整數，故不同意該宣稱'),
    ],
  },
  stem: {
    en: 'When the polynomial $p(x)$ is divided by $@divisor$, the quotient and the remainder are $@quot$ and $@rem$ respectively, where $k$ is a constant. It is given that $p(x)$ is divisible by $@linear$.',
    zh: '當多項式 $p(x)$ 除以 $@divisor$ 時，商式及餘式分別為 $@quot$ 及 $@rem$，其中 $k$ 為常數。已知 $p(x)$ 可被 $@linear$ 整除。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $k$.', zh: '求 $k$。' },
      answer: '$@q$',
      steps: [
        ['p(x) = (@divisor)(@quot) + (@rem)', '1M'],
        [{ en: '$p(@m) = 0$, so $@{dm (k + am) + rm} = 0$', zh: '$p(@m) = 0$，故 $@{dm (k + am) + rm} = 0$' }, '1M'],
        ['k = @q', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Someone claims that the equation $p(x) = 0$ has integral roots only. Do you agree? Explain your answer.',
        zh: '某人宣稱方程 $p(x) = 0$ 的所有根均為整數。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (the roots are $@m$, $@n$ and $@root$)',
        zh: '@{verdict}（各根為 $@m$、$@n$ 及 $@root$）',
      },
      steps: [
        ['p(x) = @full', '1A'],
        ['= (@{x - m})(@quad)', '1M', { en: 'using $@{x - m}$ as a factor', zh: '以 $@{x - m}$ 為因式' }],
        ['= (@{x - m})(@{x - n})(@{a x + w})', '1A'],
        [
          { en: 'The roots are $@m$, $@n$ and $@root$, @{agreed}.', zh: '各根為 $@m$、$@n$ 及 $@root$，@{agreed}。' },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    'linear = 0 for x in {m}',
    'divisor quot + rem = 0 for k in {q} for x in {m, n, root}',
    'm != n',
    'm != root',
    'n != root',
  ],
})
