/**
 * A circle by centre and a point, its tangent there, and the circumcircle of the triangle that the tangent cuts off.
 */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const tangentAndIntercepts = conventional({
  meta: {
    id: 'equations-of-circles/tangent-and-intercepts',
    unit: 'SS13',
    objective: 'equation of a circle and of its tangent',
    method: 'tangent perpendicular to the radius; right-angled triangle at the origin',
    foundation: true,
    level: 4,
    minutes: 9,
  },
  paper: { authentic: [14] },
  symbols: ['x', 'y'],
  given: { u: ints(3, 24), v: nonzero(-24, 24), h: nonzero(-8, 8), k: nonzero(-8, 8) },
  let: {
    p: 'h + u',
    q: 'k + v',
    r: 'sqrt(u^2 + v^2)',
    d: '-2 h',
    e: '-2 k',
    f: 'h^2 + k^2 - r^2',
    g: 'gcd(u, v)',
    a: 'u/g',
    b: 'v/g',
    c: 'a p + b q',
    s: '-a/b',
    P: 'c/a',
    Q: 'c/b',
    n: '(P^2 + Q^2)/4',
    circle: 'x^2 + y^2 + d x + e y + f = 0',
    tangent: 'a x + b y - c = 0',
  },
  where: 'int(r) & r <= 26 & c != 0 & int(P) & int(Q) & abs(P) <= 60 & abs(Q) <= 60 & int(n)',
  stem: {
    en: 'The coordinates of the points $G$ and $A$ are $(@h, @k)$ and $(@p, @q)$ respectively. $C$ is the circle which is centred at $G$ and passes through $A$.',
    zh: '點 $G$ 和點 $A$ 的坐標分別為 $(@h, @k)$ 和 $(@p, @q)$。$C$ 為以 $G$ 為圓心且通過 $A$ 的圓。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find the equation of $C$.', zh: '求 $C$ 的方程。' },
      answer: '$@circle$',
      steps: [
        ['GA = @[sqrt((p - h)^2 + (q - k)^2)] = @r', '1M'],
        [{ en: 'The equation of $C$ is $@circle$.', zh: '$C$ 的方程為 $@circle$。' }, '1A', 'or equivalent'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: '$L$ is the tangent to $C$ at $A$. Find the equation of $L$.',
        zh: '$L$ 為 $C$ 於 $A$ 的切線。求 $L$ 的方程。',
      },
      answer: '$@tangent$',
      steps: [
        [
          {
            en: 'Slope of $L = -1 \\div @[(q - k)/(p - h)] = @s$',
            zh: '$L$ 的斜率 $= -1 \\div @[(q - k)/(p - h)] = @s$',
          },
          '1M',
          'tangent perp. radius',
        ],
        ['@{y - q} = @s(@{x - p})', '1M'],
        ['@tangent', '1A', 'or equivalent'],
      ],
    },
    {
      label: 'c',
      ask: {
        en: '$L$ cuts the $x$-axis and the $y$-axis at $P$ and $Q$ respectively. Let $O$ be the origin. Find the area of the circumcircle of $\\triangle OPQ$ in terms of $\\pi$.',
        zh: '$L$ 分別與 $x$ 軸和 $y$ 軸相交於 $P$ 和 $Q$。設 $O$ 為原點。求 $\\triangle OPQ$ 的外接圓的面積，答案以 $\\pi$ 表示。',
      },
      answer: '$@{n pi}$, $P(@P, 0)$, $Q(0, @Q)$',
      steps: [
        [
          {
            en: 'The coordinates of $P$ and $Q$ are $(@P, 0)$ and $(0, @Q)$.',
            zh: '$P$ 和 $Q$ 的坐標為 $(@P, 0)$ 和 $(0, @Q)$。',
          },
          '1M',
          'either one',
        ],
        [
          {
            en: '$\\angle POQ = 90^\\circ$, so $PQ$ is a diameter of the circumcircle.',
            zh: '$\\angle POQ = 90^\\circ$，故 $PQ$ 為該外接圓的直徑。',
          },
          '1M',
          'converse of angle in semi-circle',
        ],
        [
          {
            en: 'Area $= \\pi\\left(\\frac{@{sqrt(P^2 + Q^2)}}{2}\\right)^2 = @{n pi}$',
            zh: '面積 $= \\pi\\left(\\frac{@{sqrt(P^2 + Q^2)}}{2}\\right)^2 = @{n pi}$',
          },
          '1A',
        ],
      ],
    },
  ],
  claims: [
    // The circle passes through A, through the point opposite to it, and through the one a quarter turn away.
    'circle for x in {p} for y in {q}',
    'circle for x in {2 h - p} for y in {2 k - q}',
    'circle for x in {h + k - q} for y in {k + p - h}',
    // The line passes through A and through another point of the perpendicular to GA there.
    'tangent for x in {p} for y in {q}',
    'tangent for x in {p + k - q} for y in {q + p - h}',
    // OP and OQ, which the tangent cuts off, are the sides about the right angle: (diameter)² = OP² + OQ².
    'tangent for x in {P} for y in {0}',
    'tangent for x in {0} for y in {Q}',
    '4 n = P^2 + Q^2',
  ],
})
