/** The inscribed circle of a triangle in the coordinate plane, and whether the circumcentre lies within it. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const incentreAndCircumcentre = conventional({
  meta: {
    id: 'centres-of-triangles/incentre-and-circumcentre',
    unit: 'SS13',
    objective: 'inscribed circle and circumcentre of a triangle',
    method: 'radius from area and perimeter, tangent properties, equal distances',
    foundation: false,
    level: 5,
    minutes: 16,
  },
  paper: { authentic: [19] },
  symbols: ['x', 'y'],
  // OPQ is made of two right-angled triangles whose sides are whole numbers, a leg of both being v.
  given: {
    p: ints(14, 119),
    u: oneOf(5, 7, 9, 10, 12, 14, 15, 18, 20, 21, 24, 25, 27, 30, 32, 36, 42, 45, 48, 54, 60, 63, 70),
    v: oneOf(8, 12, 15, 16, 20, 21, 24, 28, 36, 40, 48, 60, 72),
    side: oneOf(1, -1),
    up: oneOf(1, -1),
  },
  let: {
    m: 'sqrt(u^2 + v^2)',
    n: 'sqrt((p - u)^2 + v^2)',
    P: 'side p',
    U: 'side u',
    w: 'up v',
    area: 'p v/2',
    r: '2 area/(p + m + n)',
    ot: '(p + m - n)/2',
    h: 'side ot',
    k: 'up r',
    sx: 'P/2',
    sy: 'up (u^2 + v^2 - p u)/(2 v)',
    d: '-2 h',
    e: '-2 k',
    f: 'h^2',
    gap2: '(h - sx)^2 + (k - sy)^2',
    gap: 'sqrt(gap2)',
    circle: 'x^2 + y^2 + d x + e y + f = 0',
  },
  where:
    'p != 2 u & u < p & int(m) & int(n) & int(r) & int(h) & int(8 sy) & sx != h & abs(gap2 - r^2) > 1/2 & abs(sy) <= 80 & sy != 0',
  words: {
    verdict: ['gap2 < r^2', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['gap2 < r^2', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['gap2 < r^2', word('<', '<'), word('>', '>')],
  },
  stem: {
    en: 'Let $O$ be the origin. The coordinates of the points $P$ and $Q$ are $(@P, 0)$ and $(@U, @w)$ respectively. The inscribed circle of $\\triangle OPQ$ is denoted by $C$ and the in-centre of $\\triangle OPQ$ is denoted by $I$.',
    zh: '設 $O$ 為原點。點 $P$ 和點 $Q$ 的坐標分別為 $(@P, 0)$ 和 $(@U, @w)$。將 $\\triangle OPQ$ 的內切圓記為 $C$，並將 $\\triangle OPQ$ 的內心記為 $I$。',
  },
  parts: [
    {
      label: 'a(i)',
      ask: { en: 'Find the radius of $C$.', zh: '求 $C$ 的半徑。' },
      answer: '$@r$',
      steps: [
        ['OQ = @[sqrt(U^2 + w^2)] = @m', '1M', 'either one'],
        ['PQ = @[sqrt((P - U)^2 + w^2)] = @n'],
        [
          {
            en: 'Let $r$ be the radius of $C$. Considering the area of $\\triangle OPQ$, $\\frac{1}{2}(@p + @m + @n)r = @[1/2 (p)(v)]$.',
            zh: '設 $C$ 的半徑為 $r$。考慮 $\\triangle OPQ$ 的面積，$\\frac{1}{2}(@p + @m + @n)r = @[1/2 (p)(v)]$。',
          },
          '1M',
        ],
        ['r = @r', '1A'],
      ],
    },
    {
      label: 'a(ii)',
      ask: { en: 'Find the equation of $C$.', zh: '求 $C$ 的方程。' },
      answer: '$@circle$, $I\\left(@h, @k\\right)$',
      steps: [
        [
          {
            en: 'Let $T$ be the point of contact of $C$ and $OP$. Then $OT = \\frac{OP + OQ - PQ}{2} = @ot$.',
            zh: '設 $T$ 為 $C$ 與 $OP$ 的切點，則 $OT = \\frac{OP + OQ - PQ}{2} = @ot$。',
          },
          '1M',
          'tangent properties',
        ],
        [
          { en: 'The coordinates of $I$ are $\\left(@h, @k\\right)$.', zh: '$I$ 的坐標為 $\\left(@h, @k\\right)$。' },
          '1A',
        ],
        [
          {
            en: 'The equation of $C$ is $@{(x - h)^2 + (y - k)^2} = @{r^2}$, i.e. $@circle$.',
            zh: '$C$ 的方程為 $@{(x - h)^2 + (y - k)^2} = @{r^2}$，即 $@circle$。',
          },
          '1A',
          'or equivalent',
        ],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Let $S$ be the circumcentre of $\\triangle OPQ$. Find the coordinates of $S$.',
        zh: '設 $S$ 為 $\\triangle OPQ$ 的外心。求 $S$ 的坐標。',
      },
      answer: '$\\left(@sx, @sy\\right)$',
      steps: [
        [
          { en: 'The $x$-coordinate of $S$ is $@sx$.', zh: '$S$ 的 $x$ 坐標為 $@sx$。' },
          '1M',
          { en: '$S$ lies on the perpendicular bisector of $OP$', zh: '$S$ 在 $OP$ 的垂直平分線上' },
        ],
        [
          {
            en: 'Let $\\left(@sx, y\\right)$ be the coordinates of $S$. Since $SO = SQ$, $@{(sx)^2 + y^2} = @{(sx - U)^2 + (y - w)^2}$.',
            zh: '設 $S$ 的坐標為 $\\left(@sx, y\\right)$。由於 $SO = SQ$，$@{(sx)^2 + y^2} = @{(sx - U)^2 + (y - w)^2}$。',
          },
          '1M',
        ],
        [
          {
            en: 'The coordinates of $S$ are $\\left(@sx, @sy\\right)$.',
            zh: '$S$ 的坐標為 $\\left(@sx, @sy\\right)$。',
          },
          '1A',
        ],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'Someone claims that the circumcentre of $\\triangle OPQ$ lies inside $C$. Do you agree? Explain your answer.',
        zh: '某人宣稱 $\\triangle OPQ$ 的外心在 $C$ 內。你是否同意？試解釋你的答案。',
      },
      answer: { en: '@verdict ($IS = @gap$)', zh: '@{verdict}（$IS = @gap$）' },
      steps: [
        ['IS = @[sqrt((h - sx)^2 + (k - sy)^2)]', '1M'],
        ['= @gap', '1A'],
        [{ en: 'Since $IS @sign @r$, @{agreed}.', zh: '由於 $IS @sign @r$，故@{agreed}。' }, '1A', 'f.t.'],
      ],
    },
  ],
  claims: [
    // The circle as printed has its centre at I and the radius r.
    'circle for x in {h - r, h + r} for y in {k}',
    'circle for x in {h} for y in {k - r, k + r}',
    // It touches the x-axis, and the centre is as far from the two other sides.
    'r > 0',
    'd^2 = 4 f',
    'e^2 = 4 r^2',
    'e w < 0',
    '(w d/2 - U e/2)^2 = r^2 (U^2 + w^2)',
    '(w (-d/2 - P) - (U - P) (-e/2))^2 = r^2 ((P - U)^2 + w^2)',
    // Inside the triangle.
    '0 < -d/(2 P) < 1',
    '(w d - U e) w P < 0',
    'sx^2 + sy^2 = (sx - P)^2 + sy^2',
    'sx^2 + sy^2 = (sx - U)^2 + (sy - w)^2',
    'gap > 0',
    'gap^2 = (sx + d/2)^2 + (sy + e/2)^2',
  ],
})
