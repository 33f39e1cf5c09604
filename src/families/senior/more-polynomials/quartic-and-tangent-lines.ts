/**
 * A quartic polynomial divisible by a quadratic one: a coefficient, the number of real roots, and lines that cut the
 * graph of the quotient.
 */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const quarticAndTangentLines = conventional({
  meta: {
    id: 'more-polynomials/quartic-and-tangent-lines',
    unit: 'SS4',
    objective: 'division of polynomials; number of real roots; intersection of a line and a parabola',
    method: 'comparing coefficients; discriminants; quadratic inequality in the slope',
    foundation: false,
    level: 4,
    minutes: 15,
  },
  paper: { mock: [18] },
  symbols: ['x', 'k', 'm', 'y'],
  given: {
    h: nonzero(-3, 3),
    t: nonzero(-4, 5),
    a: ints(1, 3),
    b: nonzero(-5, 5),
    c: nonzero(-6, 6),
    w: ints(2, 12, 2),
  },
  let: {
    c4: 'a',
    c3: 'b + a h',
    c2: 'c + b h + a t',
    c1: 'c h + b t',
    c0: 'c t',
    f: 'c4 x^4 + c3 x^3 + k x^2 + c1 x + c0',
    divisor: 'x^2 + h x + t',
    g: 'a x^2 + b x + c',
    d: 'c - w^2/(4 a)',
    lo: 'b - w',
    hi: 'b + w',
    d1: 'h^2 - 4 t',
    d2: 'b^2 - 4 a c',
    N: 'if(d1 > 0, 2, 0) + if(d2 > 0, 2, 0)',
    line: 'y = m x + d',
    rest: 'a x^2 + (b - m) x + (c - d)',
    fourac: 'w^2',
    bm: 'b - m',
    cd: 'c - d',
    res: '(c - a t)^2 - (b - a h) (h c - b t)',
  },
  where:
    'd1 != 0 & d2 != 0 & res != 0 & int(d) & d != 0 & c3 != 0 & c2 != 0 & c1 != 0 & lo != 0 & hi != 0 & abs(d) <= 30 & gcd(a, b, c) = 1 & abs(c1) <= 40',
  stem: {
    en: 'Let $f(x) = @f$, where $k$ is a constant. It is given that $f(x)$ is divisible by $@divisor$. Let $g(x)$ be the quotient when $f(x)$ is divided by $@divisor$.',
    zh: '設 $f(x) = @f$，其中 $k$ 為常數。已知 $f(x)$ 可被 $@divisor$ 整除。設 $g(x)$ 為 $f(x)$ 除以 $@divisor$ 的商式。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $g(x)$ and $k$.', zh: '求 $g(x)$ 及 $k$。' },
      answer: { en: '$g(x) = @g$, $k = @c2$', zh: '$g(x) = @g$，$k = @c2$' },
      steps: [
        [
          {
            en: 'Let $f(x) \\equiv (@divisor)(lx^2 + px + q)$, where $l$, $p$ and $q$ are constants.',
            zh: '設 $f(x) \\equiv (@divisor)(lx^2 + px + q)$，其中 $l$、$p$ 及 $q$ 均為常數。',
          },
          '1M',
        ],
        [
          {
            en: 'Comparing the coefficients of $x^4$, $x^3$ and the constant terms, $l = @a$, $p = @b$ and $q = @c$.',
            zh: '比較 $x^4$ 及 $x^3$ 的係數和常數項，得 $l = @a$、$p = @b$ 及 $q = @c$。',
          },
          '1M',
        ],
        ['g(x) = @g', '1A'],
        ['k = @c2', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Find the number of distinct real roots of the equation $f(x) = 0$. Explain your answer.',
        zh: '求方程 $f(x) = 0$ 的相異實根的數目。試解釋你的答案。',
      },
      answer: '$@N$',
      steps: [
        [
          {
            en: 'The discriminant of $@divisor = 0$ is $@[h^2 - 4(1)(t)] = @d1$.',
            zh: '$@divisor = 0$ 的判別式為 $@[h^2 - 4(1)(t)] = @d1$。',
          },
          '1M',
          { en: 'for either discriminant', zh: '給任何一個判別式' },
        ],
        [
          {
            en: 'The discriminant of $@g = 0$ is $@[b^2 - 4(a)(c)] = @d2$.',
            zh: '$@g = 0$ 的判別式為 $@[b^2 - 4(a)(c)] = @d2$。',
          },
          '1A',
          'for both correct',
        ],
        [
          {
            en: 'The two equations have no common roots. Thus, the number of distinct real roots is $@N$.',
            zh: '該兩方程沒有公共根，故相異實根的數目為 $@N$。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'The straight line $@line$ cuts the graph of $y = g(x)$ at two distinct points, where $m$ is a constant. Find the range of values of $m$.',
        zh: '直線 $@line$ 與 $y = g(x)$ 的圖像相交於兩個相異的點，其中 $m$ 為常數。求 $m$ 值的範圍。',
      },
      answer: { en: '$m < @lo$ or $m > @hi$', zh: '$m < @lo$ 或 $m > @hi$' },
      steps: [
        ['@g = @{m x + d}', '1M'],
        ['(@bm)^2 - 4(@a)(@cd) > 0', '1M', { en: 'discriminant $> 0$', zh: '判別式 $> 0$' }],
        ['(@{m - lo})(@{m - hi}) > 0', '1M'],
        [{ en: '$m < @lo$ or $m > @hi$', zh: '$m < @lo$ 或 $m > @hi$' }, '1A'],
      ],
    },
  ],
  claims: [
    'f = divisor g for k in {c2} for x in {0, 1, -1, 2, -2, 3}',
    'N = 4 <=> h^2 > 4 t & b^2 > 4 a c',
    'N = 0 <=> h^2 < 4 t & b^2 < 4 a c',
    'N in {0, 2, 4}',
    // At the two values the line touches the graph, at one point: the quadratic is a perfect square.
    'lo < hi',
    '(b - lo)^2 = 4 a (c - d)',
    '(b - hi)^2 = 4 a (c - d)',
    'line for m in {lo, hi} for x in {(m - b)/(2 a)} for y in {g}',
  ],
})
