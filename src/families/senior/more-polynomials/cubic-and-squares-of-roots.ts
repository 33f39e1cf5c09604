/**
 * A cubic polynomial by factor and remainder theorem, the nature of its roots, and the equation whose roots are squares
 * of two of them.
 */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero, word } from '../../kit/given.ts'

export const cubicAndSquaresOfRoots = conventional({
  meta: {
    id: 'more-polynomials/cubic-and-squares-of-roots',
    unit: 'SS4',
    objective: 'factor theorem; nature of roots; relations between roots and coefficients',
    method: 'two equations for two coefficients; discriminant of the quadratic factor; sum and product of the squares',
    foundation: false,
    level: 4,
    minutes: 15,
  },
  paper: { mock: [18] },
  symbols: ['x', 't', 'h', 'k'],
  given: { lead: ints(1, 3), p: nonzero(-4, 4), u: nonzero(-7, 7), v: nonzero(-9, 9), s: nonzero(-3, 3) },
  let: {
    a: 'u - lead p',
    b: 'v - u p',
    c: '-v p',
    f: 'lead x^3 + h x^2 + k x + c',
    rem: '-lead s^3 + a s^2 - b s + c',
    disc: 'u^2 - 4 lead v',
    A: 'lead^2',
    B: '2 lead v - u^2',
    C: 'v^2',
    first: 'x - p',
    second: 'x + s',
    quad: 'lead x^2 + u x + v',
    goal: 'A x^2 + B x + C = 0',
    sum: '-u/lead',
    prod: 'v/lead',
    sum2: '-B/A',
    prod2: 'C/A',
    s2: '-s',
  },
  where:
    'gcd(lead, u, v) = 1 & a != 0 & b != 0 & disc != 0 & not int(sqrt(abs(disc))) & rem != 0 & s != -p & abs(rem) <= 90 & abs(c) <= 30 & B != 0 & s != p',
  words: {
    verdict: ['disc > 0', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['disc > 0', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['disc > 0', word('>', '>'), word('<', '<')],
    number: [
      'disc > 0',
      word('two other distinct real roots', '另有兩個相異實根'),
      word('no other real roots', '沒有其他實根'),
    ],
  },
  stem: {
    en: 'Let $f(x) = @f$, where $h$ and $k$ are constants. It is given that $f(x)$ is divisible by $@first$. When $f(x)$ is divided by $@second$, the remainder is $@rem$.',
    zh: '設 $f(x) = @f$，其中 $h$ 及 $k$ 均為常數。已知 $f(x)$ 可被 $@first$ 整除。當 $f(x)$ 除以 $@second$ 時，餘數為 $@rem$。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $h$ and $k$.', zh: '求 $h$ 及 $k$。' },
      answer: { en: '$h = @a$, $k = @b$', zh: '$h = @a$，$k = @b$' },
      steps: [
        [
          {
            en: '$f(@p) = 0$, so $@{lead p^3 + p^2 h + p k + c} = 0$',
            zh: '$f(@p) = 0$，故 $@{lead p^3 + p^2 h + p k + c} = 0$',
          },
          '1M',
        ],
        [
          {
            en: '$f(@s2) = @rem$, so $@{-lead s^3 + s^2 h - s k + c} = @rem$',
            zh: '$f(@s2) = @rem$，故 $@{-lead s^3 + s^2 h - s k + c} = @rem$',
          },
          '1M',
        ],
        ['h = @a', '1A'],
        ['k = @b', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Let $g(x)$ be the quotient when $f(x)$ is divided by $@first$. Someone claims that the equation $f(x) = 0$ has three distinct real roots. Do you agree? Explain your answer.',
        zh: '設 $g(x)$ 為 $f(x)$ 除以 $@first$ 的商式。某人宣稱方程 $f(x) = 0$ 有三個相異實根。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict ($g(x) = @quad$, discriminant $= @disc$)',
        zh: '@{verdict}（$g(x) = @quad$，判別式 $= @disc$）',
      },
      steps: [
        ['g(x) = @quad', '1M', { en: 'for division', zh: '給長除法' }],
        [
          {
            en: 'The discriminant of $@quad = 0$ is $@[u^2 - 4(lead)(v)] = @disc @sign 0$.',
            zh: '$@quad = 0$ 的判別式為 $@[u^2 - 4(lead)(v)] = @disc @sign 0$。',
          },
          '1M',
        ],
        [
          {
            en: 'Besides $@{x = p}$, the equation $f(x) = 0$ has @{number}. Thus, @{agreed}.',
            zh: '除 $@{x = p}$ 外，方程 $f(x) = 0$ @{number}。故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'Let $\\alpha$ and $\\beta$ be the roots of the equation $g(x) = 0$. Find a quadratic equation in $x$ with integral coefficients whose roots are $\\alpha^2$ and $\\beta^2$.',
        zh: '設 $\\alpha$ 及 $\\beta$ 為方程 $g(x) = 0$ 的根。求一個以 $\\alpha^2$ 及 $\\beta^2$ 為根且係數均為整數的 $x$ 的二次方程。',
      },
      answer: '$@goal$',
      steps: [
        [
          {
            en: '$\\alpha + \\beta = @sum$ and $\\alpha\\beta = @prod$',
            zh: '$\\alpha + \\beta = @sum$ 及 $\\alpha\\beta = @prod$',
          },
          '1M',
          'for both correct',
        ],
        ['\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta = @sum2', '1M'],
        ['\\alpha^2\\beta^2 = @prod2', '1M'],
        [{ en: 'The required equation is $@goal$.', zh: '所求方程為 $@goal$。' }, '1A', 'or equivalent'],
      ],
    },
  ],
  claims: [
    'first = 0 & f = 0 for x in {p} for h in {a} for k in {b}',
    'second = 0 & f = rem for x in {-s} for h in {a} for k in {b}',
    'f = first quad for h in {a} for k in {b} for x in {2, 5, 7, 11}',
    // The roots of the quotient by the formula, squared.
    '0 = 0 <=> goal for x in {((-u + sqrt(u^2 - 4 lead v))/(2 lead))^2, ((-u - sqrt(u^2 - 4 lead v))/(2 lead))^2}',
    // f(t) f(-t) has the factors p^2 - t^2 and, with t^2 for x, the left side of the equation.
    'at(f, x, t) at(f, x, -t) = (p^2 - t^2) (A t^4 + B t^2 + C) for h in {a} for k in {b} for t in {1, 2, 3, 5}',
    // The discriminant of the cubic is that of the quadratic factor times the square of its value at p.
    'a^2 b^2 - 4 lead b^3 - 4 a^3 c + 18 lead a b c - 27 lead^2 c^2 = disc (3 lead p^2 + 2 a p + b)^2',
  ],
})
