/**
 * A polynomial written with a squared factor: its two constants by remainder and factor theorem, and whether all roots
 * are real.
 */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero, word } from '../../kit/given.ts'

export const squareFactorAndConstant = conventional({
  meta: {
    id: 'more-polynomials/square-factor-and-constant',
    unit: 'SS4',
    objective: 'remainder theorem and factor theorem',
    method: 'putting in two values; division; discriminant',
    foundation: true,
    level: 3,
    minutes: 9,
  },
  paper: { authentic: [12] },
  symbols: ['x', 'h', 'k'],
  given: { a: ints(1, 4), n: nonzero(-4, 5), b: nonzero(-12, 12), m: nonzero(-4, 5) },
  let: {
    c: '-(m - n)^2 (a m + b)',
    c2: 'b - 2 a n',
    c1: 'a n^2 - 2 b n',
    c0: 'b n^2 + c',
    e: 'c2 + a m',
    g: 'c1 + m e',
    disc: 'e^2 - 4 a g',
    f: '(x - n)^2 (a x + h) + k',
    full: 'a x^3 + c2 x^2 + c1 x + c0',
    quad: 'a x^2 + e x + g',
    first: 'x - n',
    second: 'x - m',
    gap2: '(m - n)^2',
    am: 'a m',
  },
  where:
    'm != n & c != 0 & abs(c) <= 120 & a m + b != 0 & disc != 0 & e != 0 & g != 0 & c2 != 0 & c1 != 0 & c0 != 0 & a m^2 + e m + g != 0 & abs(g) <= 99 & abs(c0) <= 199 & gcd(a, e, g) = 1',
  words: {
    verdict: ['disc > 0', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['disc > 0', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['disc > 0', word('>', '>'), word('<', '<')],
    number: ['disc > 0', word('two real roots', '有兩個實根'), word('no real roots', '沒有實根')],
  },
  stem: {
    en: 'Let $f(x) = @f$, where $h$ and $k$ are constants. When $f(x)$ is divided by $@first$, the remainder is $@c$. It is given that $f(x)$ is divisible by $@second$.',
    zh: '設 $f(x) = @f$，其中 $h$ 及 $k$ 均為常數。當 $f(x)$ 除以 $@first$ 時，餘數為 $@c$。已知 $f(x)$ 可被 $@second$ 整除。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $h$ and $k$.', zh: '求 $h$ 及 $k$。' },
      answer: { en: '$h = @b$, $k = @c$', zh: '$h = @b$，$k = @c$' },
      steps: [
        [{ en: '$f(@n) = @c$, so $k = @c$', zh: '$f(@n) = @c$，故 $k = @c$' }, '1A'],
        [{ en: '$f(@m) = 0$, so $@{gap2 (h + am) + c} = 0$', zh: '$f(@m) = 0$，故 $@{gap2 (h + am) + c} = 0$' }, '1M'],
        ['h = @b', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Someone claims that all the roots of the equation $f(x) = 0$ are real numbers. Do you agree? Explain your answer.',
        zh: '某人宣稱方程 $f(x) = 0$ 的所有根均為實數。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict ($f(x) = (@second)(@quad)$, discriminant of the quadratic factor $= @disc$)',
        zh: '@{verdict}（$f(x) = (@second)(@quad)$，二次因式的判別式 $= @disc$）',
      },
      steps: [
        [
          { en: '$f(x) = @full = (@second)(@quad)$', zh: '$f(x) = @full = (@second)(@quad)$' },
          '1M+1A',
          { en: '1M for using $@second$ as a factor', zh: '1M 給以 $@second$ 為因式' },
        ],
        [
          { en: '$\\Delta = @[e^2 - 4(a)(g)] = @disc @sign 0$', zh: '$\\Delta = @[e^2 - 4(a)(g)] = @disc @sign 0$' },
          '1M',
        ],
        [
          {
            en: 'The equation $@quad = 0$ has @{number}. Thus, @{agreed}.',
            zh: '方程 $@quad = 0$ @{number}。故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    'first = 0 & f = c for h in {b} for k in {c} for x in {n}',
    'f = second quad for h in {b} for k in {c} for x in {0, 1, -1, 2, 7}',
    'second = 0 for x in {m}',
    // The discriminant from the values of the quadratic factor: f(x)/(x - m) at 0, 1 and -1 where these are told by e
    // and g.
    'disc + 4 a g = e^2',
  ],
})
