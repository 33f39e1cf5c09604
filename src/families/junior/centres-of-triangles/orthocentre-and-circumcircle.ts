/** Orthocentre and circumcircle of a triangle in the coordinate plane, and whether three centres lie on a line. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const orthocentreAndCircumcircle = conventional({
  meta: {
    id: 'centres-of-triangles/orthocentre-and-circumcircle',
    unit: 'SS13',
    objective: 'orthocentre, circumcentre and centroid of a triangle',
    method: 'altitudes as lines; a circle through three points; slopes',
    foundation: false,
    level: 5,
    minutes: 16,
  },
  paper: { authentic: [19] },
  symbols: ['x', 'y', 'D', 'E', 'F'],
  given: {
    b1: ints(-8, 2, 2),
    wide: oneOf(8, 10, 12, 14, 16, 18, 20, 24),
    y0: ints(-4, 4, 2),
    part: ints(2, 14),
    high: ints(4, 24, 2),
    other: oneOf(0, 1),
  },
  let: {
    c1: 'b1 + wide',
    a1: 'b1 + part',
    a2: 'y0 + high',
    hy: 'y0 + part (wide - part)/high',
    gx: '(b1 + c1)/2',
    gy: '(a2 + y0 - part (wide - part)/high)/2',
    k2: 'y0 - part (wide - part)/high',
    d: '-2 gx',
    e: '-2 gy',
    f: '-(b1^2 + y0^2 + d b1 + e y0)',
    circle: 'x^2 + y^2 + d x + e y + f = 0',
    s: '(y0 - a2)/(c1 - a1)',
    t: '-1/s',
    tx: '(a1 + b1 + c1)/3',
    ty: 'if(other = 0, (a2 + 2 y0)/3, (k2 + 2 y0)/3)',
    m1: '(hy - gy)/(a1 - gx)',
    m2: '(ty - gy)/(tx - gx)',
  },
  where:
    'part < wide & a1 != 0 & a2 != 0 & b1 != 0 & c1 != 0 & y0 != 0 & int(hy) & int(gy) & a1 != gx & hy != a2 & hy != gy & int(3 tx) & k2 != y0 & abs(k2) <= 24 & f != 0 & d != 0 & e != 0 & hy != y0 & m2 != 0',
  words: {
    third: ['3 ty = a2 + 2 y0', word('A', 'A'), word('K', 'K')],
    verdict: ['m1 = m2', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['m1 = m2', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    equal: ['m1 = m2', word('equal', '相等'), word('not equal', '不相等')],
  },
  stem: {
    en: 'The coordinates of the points $A$, $B$ and $C$ are $(@a1, @a2)$, $(@b1, @y0)$ and $(@c1, @y0)$ respectively. Let $H$ and $G$ be the orthocentre and the circumcentre of $\\triangle ABC$ respectively.',
    zh: '點 $A$、點 $B$ 和點 $C$ 的坐標分別為 $(@a1, @a2)$、$(@b1, @y0)$ 和 $(@c1, @y0)$。設 $H$ 及 $G$ 分別為 $\\triangle ABC$ 的垂心及外心。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find the coordinates of $H$.', zh: '求 $H$ 的坐標。' },
      answer: '$(@a1, @hy)$',
      steps: [
        [
          {
            en: '$BC$ is horizontal, so the altitude from $A$ is $@{x = a1}$.',
            zh: '$BC$ 為水平線，故由 $A$ 所作的高為 $@{x = a1}$。',
          },
          '1M',
        ],
        [
          {
            en: 'Slope of the altitude from $B = -1 \\div @[(y0 - a2)/(c1 - a1)] = @t$. Its equation is $@{y - y0} = @{t (x - b1)}$.',
            zh: '由 $B$ 所作的高的斜率 $= -1 \\div @[(y0 - a2)/(c1 - a1)] = @t$，其方程為 $@{y - y0} = @{t (x - b1)}$。',
          },
          '1M',
        ],
        [{ en: 'The coordinates of $H$ are $(@a1, @hy)$.', zh: '$H$ 的坐標為 $(@a1, @hy)$。' }, '1A'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'Find the equation of the circle which passes through $A$, $B$ and $C$.',
        zh: '求通過 $A$、$B$ 及 $C$ 的圓的方程。',
      },
      answer: '$@circle$',
      steps: [
        [
          {
            en: 'Let $x^2 + y^2 + Dx + Ey + F = 0$ be the equation. Then $@{b1 D + y0 E + F} = @{-(b1^2 + y0^2)}$, $@{c1 D + y0 E + F} = @{-(c1^2 + y0^2)}$ and $@{a1 D + a2 E + F} = @{-(a1^2 + a2^2)}$.',
            zh: '設該方程為 $x^2 + y^2 + Dx + Ey + F = 0$，則 $@{b1 D + y0 E + F} = @{-(b1^2 + y0^2)}$、$@{c1 D + y0 E + F} = @{-(c1^2 + y0^2)}$ 及 $@{a1 D + a2 E + F} = @{-(a1^2 + a2^2)}$。',
          },
          '1M',
        ],
        [{ en: 'Solving, $D = @d$, $E = @e$ and $F = @f$.', zh: '解得 $D = @d$、$E = @e$ 及 $F = @f$。' }, '1M'],
        [{ en: 'The equation of the circle is $@circle$.', zh: '該圓的方程為 $@circle$。' }, '1A', 'or equivalent'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'The straight line passing through $A$ and $H$ cuts the circle again at $K$. Find the coordinates of $K$.',
        zh: '通過 $A$ 和 $H$ 的直線與該圓再相交於 $K$。求 $K$ 的坐標。',
      },
      answer: '$(@a1, @k2)$',
      steps: [
        [
          {
            en: 'Putting $@{x = a1}$, we have $@{y^2 + e y + (a1^2 + d a1 + f)} = 0$.',
            zh: '代入 $@{x = a1}$，得 $@{y^2 + e y + (a1^2 + d a1 + f)} = 0$。',
          },
          '1M',
        ],
        [{ en: 'The coordinates of $K$ are $(@a1, @k2)$.', zh: '$K$ 的坐標為 $(@a1, @k2)$。' }, '1A'],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'Let $T$ be the centroid of $\\triangle @{third}BC$. Someone claims that $G$, $T$ and $H$ are collinear. Do you agree? Explain your answer.',
        zh: '設 $T$ 為 $\\triangle @{third}BC$ 的形心。某人宣稱 $G$、$T$ 及 $H$ 三點共線。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict ($T = \\left(@tx, @ty\\right)$, slope of $GH = @m1$, slope of $GT = @m2$)',
        zh: '@{verdict}（$T = \\left(@tx, @ty\\right)$，$GH$ 的斜率 $= @m1$，$GT$ 的斜率 $= @m2$）',
      },
      steps: [
        [
          {
            en: 'The coordinates of $T$ are $\\left(@tx, @ty\\right)$.',
            zh: '$T$ 的坐標為 $\\left(@tx, @ty\\right)$。',
          },
          '1M',
          { en: 'mean of the coordinates of the vertices', zh: '頂點坐標的平均值' },
        ],
        [
          {
            en: 'The coordinates of $G$ are $(@gx, @gy)$. Slope of $GH = @m1$',
            zh: '$G$ 的坐標為 $(@gx, @gy)$。$GH$ 的斜率 $= @m1$',
          },
          '1M',
          { en: 'for either slope', zh: '給任何一個斜率' },
        ],
        [{ en: 'Slope of $GT = @m2$', zh: '$GT$ 的斜率 $= @m2$' }, '1A', 'for both correct'],
        [{ en: 'Since the two slopes are @equal, @{agreed}.', zh: '由於兩斜率@{equal}，故@{agreed}。' }, '1A', 'f.t.'],
      ],
    },
  ],
  claims: [
    // The altitude from C: HC is perpendicular to AB.
    '(c1 - a1) (b1 - a1) + (y0 - hy) (y0 - a2) = 0',
    'circle for x in {a1} for y in {a2, k2}',
    'circle for x in {b1, c1} for y in {y0}',
    // Power of the foot of the altitude with the chords AK and BC.
    '(a2 - y0) (y0 - k2) = (a1 - b1) (c1 - a1)',
    '3 tx = a1 + b1 + c1',
    '(3 ty - 2 y0 - a2) (3 ty - 2 y0 - k2) = 0',
    'm1 (a1 + d/2) = hy + e/2',
    'm2 (tx + d/2) = ty + e/2',
  ],
})
