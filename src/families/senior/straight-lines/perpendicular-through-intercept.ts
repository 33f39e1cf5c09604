/**
 * A line, the perpendicular through its x-intercept, and the locus of points that see the two y-intercepts at a right
 * angle.
 */
import { conventional } from '../../kit/family.ts'
import { nonzero, oneOf, word } from '../../kit/given.ts'

export const perpendicularThroughIntercept = conventional({
  meta: {
    id: 'straight-lines/perpendicular-through-intercept',
    unit: 'SS10',
    objective: 'equations of perpendicular lines; locus that is a circle',
    method: 'product of slopes; product of slopes of two moving lines',
    foundation: true,
    level: 4,
    minutes: 10,
  },
  paper: { authentic: [14] },
  symbols: ['x', 'y'],
  given: {
    p: nonzero(-16, 16),
    q: nonzero(-18, 18),
    u: oneOf(-9, -7, -4, -2, 3, 5, 6, 8),
    v: oneOf(-11, -7, -3, -1, 2, 4, 6, 9, 12, 15),
  },
  let: {
    g: 'gcd(p, q)',
    s: 'if(q > 0, 1, -1)',
    a: 's q/g',
    b: 's p/g',
    e: 's p q/g',
    line: 'a x + b y - e = 0',
    slope: '-q/p',
    perp: 'p/q',
    c: '-p^2/q',
    s2: 'if(p > 0, 1, -1)',
    a2: 's2 p/g',
    b2: '-s2 q/g',
    e2: 's2 p^2/g',
    second: 'a2 x + b2 y - e2 = 0',
    E: '-(q + c)',
    F: 'q c',
    circle: 'x^2 + y^2 + E y + F = 0',
    mid: '(q + c)/2',
    r2: '((q - c)/2)^2',
    r: 'sqrt(r2)',
    at2: 'u^2 + (v - mid)^2',
    dist: 'sqrt(at2)',
  },
  where: 'int(c) & abs(c) <= 32 & p != q & p != -q & E != 0 & at2 != r2 & at2 < 4 r2 & 4 at2 > r2 & v != mid & u != p',
  words: {
    verdict: ['at2 > r2', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['at2 > r2', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    more: ['at2 > r2', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'The equation of the straight line $L_1$ is $@line$. $L_1$ cuts the $x$-axis and the $y$-axis at the points $A$ and $B$ respectively. The straight line $L_2$ passes through $A$ and is perpendicular to $L_1$.',
    zh: '直線 $L_1$ 的方程為 $@line$。$L_1$ 分別與 $x$ 軸和 $y$ 軸相交於點 $A$ 和點 $B$。直線 $L_2$ 通過 $A$ 且垂直於 $L_1$。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find the equation of $L_2$.', zh: '求 $L_2$ 的方程。' },
      answer: '$@second$',
      steps: [
        [{ en: 'The coordinates of $A$ are $(@p, 0)$.', zh: '$A$ 的坐標為 $(@p, 0)$。' }, '1A'],
        [
          {
            en: 'Slope of $L_2 = -1 \\div \\left(@slope\\right) = @perp$',
            zh: '$L_2$ 的斜率 $= -1 \\div \\left(@slope\\right) = @perp$',
          },
          '1M',
        ],
        [{ en: 'The equation of $L_2$ is $@second$.', zh: '$L_2$ 的方程為 $@second$。' }, '1A', 'or equivalent'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: '$L_2$ cuts the $y$-axis at the point $C$. Let $P$ be a moving point in the rectangular coordinate plane such that $BP$ is perpendicular to $CP$. Find the equation of the locus of $P$.',
        zh: '$L_2$ 與 $y$ 軸相交於點 $C$。設 $P$ 為直角坐標平面上的一動點使得 $BP$ 垂直於 $CP$。求 $P$ 的軌跡的方程。',
      },
      answer: '$@circle$',
      steps: [
        [
          {
            en: 'The coordinates of $B$ and $C$ are $(0, @q)$ and $(0, @c)$.',
            zh: '$B$ 和 $C$ 的坐標分別為 $(0, @q)$ 和 $(0, @c)$。',
          },
          '1M',
          'either one',
        ],
        [
          {
            en: 'Let $(x, y)$ be the coordinates of $P$. Then $\\left(\\frac{@{y - q}}{x}\\right)\\left(\\frac{@{y - c}}{x}\\right) = -1$.',
            zh: '設 $P$ 的坐標為 $(x, y)$，則 $\\left(\\frac{@{y - q}}{x}\\right)\\left(\\frac{@{y - c}}{x}\\right) = -1$。',
          },
          '1M',
        ],
        [
          { en: 'The equation of the locus of $P$ is $@circle$.', zh: '$P$ 的軌跡的方程為 $@circle$。' },
          '1A',
          'or equivalent',
        ],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Someone claims that the point $(@u, @v)$ lies outside the circle which passes through $A$, $B$ and $C$. Do you agree? Explain your answer.',
        zh: '某人宣稱點 $(@u, @v)$ 在通過 $A$、$B$ 及 $C$ 的圓之外。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (distance from the centre $= @dist$, radius $= @r$)',
        zh: '@{verdict}（與圓心的距離 $= @dist$，半徑 $= @r$）',
      },
      steps: [
        [
          {
            en: 'Since $\\angle BAC = 90^\\circ$, the circle is the one in (b)(i), with centre $\\left(0, @mid\\right)$ and radius $@r$. The distance between the point and the centre is $@dist$.',
            zh: '由於 $\\angle BAC = 90^\\circ$，該圓即 (b)(i) 中的圓，其圓心為 $\\left(0, @mid\\right)$，半徑為 $@r$。該點與圓心的距離為 $@dist$。',
          },
          '1M',
        ],
        [{ en: 'Since $@dist @more @r$, @{agreed}.', zh: '由於 $@dist @more @r$，故@{agreed}。' }, '1A', 'f.t.'],
      ],
    },
  ],
  claims: [
    // The intercepts of L1; L2 passes through the x-intercept A and, a quarter turn from B about A, through another
    // point.
    'line for x in {e/a} for y in {0}',
    'line for x in {0} for y in {e/b}',
    'second for x in {e/a} for y in {0}',
    'second for x in {e/a + e/b} for y in {e/a}',
    'a2 > 0',
    // The circle passes through A, B and C, and through the point opposite to A.
    'circle for x in {e/a, -e/a} for y in {0, e/b + e2/b2}',
    'circle for x in {0} for y in {e/b, e2/b2}',
    'second for x in {0} for y in {e2/b2}',
    'e/b != e2/b2',
    'r > 0',
    '4 r^2 = E^2 - 4 F',
    'dist > 0',
    'dist^2 - r^2 = u^2 + v^2 + E v + F',
  ],
})
