/** A quadratic equation from the sum of the squares of its roots, and a cubic polynomial that it divides. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero, word } from '../../kit/given.ts'

export const rootsOfAQuadraticFactor = conventional({
  meta: {
    id: 'more-polynomials/roots-of-a-quadratic-factor',
    unit: 'SS4',
    objective: 'relations between roots and coefficients; divisibility by a quadratic polynomial',
    method: 'sum of the squares of the roots; comparing coefficients; discriminant',
    foundation: false,
    level: 4,
    minutes: 15,
  },
  paper: { mock: [18] },
  symbols: ['x', 'k', 'a', 'b'],
  given: { s: ints(2, 9), c: nonzero(-12, 15), m: nonzero(-6, 6), lead: ints(1, 3) },
  let: {
    N: 's^2 - 2 c',
    A: 'm - lead s',
    B: 'lead c - m s',
    d: 'm c',
    f: 'lead x^3 + a x^2 + b x + d',
    quad: 'x^2 - s x + c',
    disc: 's^2 - 4 c',
    rest: 'lead x + m',
    root: '-m/lead',
    minus: '-s',
    k2: 's^2',
    given: 'x^2 - k x + c',
  },
  where:
    'N > 0 & disc != 0 & A != 0 & B != 0 & abs(d) <= 60 & abs(B) <= 60 & gcd(lead, m) = 1 & root^2 - s root + c != 0 & c != s^2/4',
  words: {
    verdict: ['disc > 0', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['disc > 0', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['disc > 0', word('>', '>'), word('<', '<')],
    number: ['disc > 0', word('two distinct real roots', '有兩個相異實根'), word('no real roots', '沒有實根')],
  },
  stem: {
    en: 'Let $\\alpha$ and $\\beta$ be the roots of the quadratic equation $@given = 0$, where $k$ is a positive constant. It is given that $\\alpha^2 + \\beta^2 = @N$.',
    zh: '設 $\\alpha$ 及 $\\beta$ 為二次方程 $@given = 0$ 的根，其中 $k$ 為正常數。已知 $\\alpha^2 + \\beta^2 = @N$。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $k$.', zh: '求 $k$。' },
      answer: '$@s$',
      steps: [
        [
          {
            en: '$\\alpha + \\beta = k$ and $\\alpha\\beta = @c$',
            zh: '$\\alpha + \\beta = k$ 及 $\\alpha\\beta = @c$',
          },
          '1M',
          'for both correct',
        ],
        [
          {
            en: '$(\\alpha + \\beta)^2 - 2\\alpha\\beta = @N$, so $k^2 - 2(@c) = @N$',
            zh: '$(\\alpha + \\beta)^2 - 2\\alpha\\beta = @N$，故 $k^2 - 2(@c) = @N$',
          },
          '1M',
        ],
        [{ en: '$k = @s$ or $k = @minus$ (rejected)', zh: '$k = @s$ 或 $k = @minus$（捨去）' }, '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Let $f(x) = @f$, where $a$ and $b$ are constants. It is given that $f(\\alpha) = f(\\beta) = 0$. Find $a$ and $b$.',
        zh: '設 $f(x) = @f$，其中 $a$ 及 $b$ 均為常數。已知 $f(\\alpha) = f(\\beta) = 0$。求 $a$ 及 $b$。',
      },
      answer: { en: '$a = @A$, $b = @B$', zh: '$a = @A$，$b = @B$' },
      steps: [
        [{ en: '$f(x)$ is divisible by $@quad$.', zh: '$f(x)$ 可被 $@quad$ 整除。' }, '1M'],
        [
          {
            en: 'Considering the coefficient of $x^3$ and the constant term, $f(x) = (@quad)(@rest)$.',
            zh: '考慮 $x^3$ 的係數及常數項，$f(x) = (@quad)(@rest)$。',
          },
          '1M',
        ],
        ['a = @A', '1A'],
        ['b = @B', '1A'],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'Someone claims that the equation $f(x) = 0$ has three distinct real roots. Do you agree? Explain your answer.',
        zh: '某人宣稱方程 $f(x) = 0$ 有三個相異實根。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (a real root is $@root$; discriminant of the quadratic factor $= @disc$)',
        zh: '@{verdict}（其中一個實根為 $@root$；二次因式的判別式 $= @disc$）',
      },
      steps: [
        [{ en: '$@quad = 0$ or $x = @root$', zh: '$@quad = 0$ 或 $x = @root$' }, '1M'],
        ['\\Delta = @[s^2 - 4(1)(c)] = @disc @sign 0', '1M+1A'],
        [
          {
            en: 'The equation $@quad = 0$ has @number and $@root$ is not a root of it. Thus, @{agreed}.',
            zh: '方程 $@quad = 0$ @{number}，而 $@root$ 並非其根。故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    's > 0',
    's^2 = N + 2 c',
    // The same as the product of the factors at four values.
    'at(at(f, a, A), b, B) = at(given, k, s) (lead x - lead root) for x in {0, 1, -1, 2, 3}',
    // (α - β)² is twice the sum of the squares less the square of the sum.
    'disc = 2 N - s^2',
  ],
})
