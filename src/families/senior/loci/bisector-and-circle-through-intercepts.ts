/** The locus of points equidistant from two points, and the circle through the origin and its intercepts. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero, word } from '../../kit/given.ts'

export const bisectorAndCircleThroughIntercepts = conventional({
  meta: {
    id: 'loci/bisector-and-circle-through-intercepts',
    unit: 'SS12',
    objective: 'locus of points equidistant from two points; circle',
    method: 'equal distances; a right angle at the origin makes a diameter',
    foundation: true,
    level: 4,
    minutes: 10,
  },
  paper: { authentic: [14] },
  symbols: ['x', 'y'],
  given: { mx: ints(-8, 8), my: ints(-8, 8), a: ints(1, 4), b: nonzero(-4, 4), t: ints(1, 3) },
  let: {
    ax: 'mx - a t',
    ay: 'my - b t',
    bx: 'mx + a t',
    by: 'my + b t',
    c: 'a mx + b my',
    P: 'c/a',
    Q: 'c/b',
    r2: '(P^2 + Q^2)/4',
    at2: '(ax - P/2)^2 + (ay - Q/2)^2',
    line: 'a x + b y - c = 0',
    circle: 'x^2 + y^2 - P x - Q y = 0',
    gx: 'P/2',
    gy: 'Q/2',
    n: 'r2',
    left: 'at2',
    sA: 'sqrt(at2)',
    sR: 'sqrt(r2)',
  },
  where:
    'gcd(a, b) = 1 & a != b & a + b != 0 & c != 0 & int(P) & int(Q) & abs(P) <= 24 & abs(Q) <= 24 & at2 != r2 & ax != 0 & ay != 0 & bx != 0 & by != 0 & abs(bx) <= 14 & abs(by) <= 14 & abs(ax) <= 14 & abs(ay) <= 14 & (t > 1 | b != 1)',
  words: {
    verdict: ['at2 < r2', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['at2 < r2', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['at2 < r2', word('<', '<'), word('>', '>')],
  },
  stem: {
    en: 'The coordinates of the points $A$ and $B$ are $(@ax, @ay)$ and $(@bx, @by)$ respectively. Let $P$ be a moving point in the rectangular coordinate plane such that $P$ is equidistant from $A$ and $B$. Denote the locus of $P$ by $\\Gamma$.',
    zh: '點 $A$ 和點 $B$ 的坐標分別為 $(@ax, @ay)$ 和 $(@bx, @by)$。設 $P$ 為直角坐標平面上的一動點使得 $P$ 與 $A$ 和 $B$ 等距。將 $P$ 的軌跡記為 $\\Gamma$。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find the equation of $\\Gamma$.', zh: '求 $\\Gamma$ 的方程。' },
      answer: '$@line$',
      steps: [
        ['\\sqrt{@{(x - ax)^2 + (y - ay)^2}} = \\sqrt{@{(x - bx)^2 + (y - by)^2}}', '1M+1A'],
        [{ en: 'The equation of $\\Gamma$ is $@line$.', zh: '$\\Gamma$ 的方程為 $@line$。' }, '1A', 'or equivalent'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: '$\\Gamma$ cuts the $x$-axis and the $y$-axis at $H$ and $K$ respectively. Let $O$ be the origin and $C$ be the circle which passes through $O$, $H$ and $K$. Find the equation of $C$.',
        zh: '$\\Gamma$ 分別與 $x$ 軸和 $y$ 軸相交於 $H$ 和 $K$。設 $O$ 為原點，而 $C$ 為通過 $O$、$H$ 及 $K$ 的圓。求 $C$ 的方程。',
      },
      answer: '$@circle$',
      steps: [
        [
          {
            en: 'The coordinates of $H$ and $K$ are $(@P, 0)$ and $(0, @Q)$.',
            zh: '$H$ 和 $K$ 的坐標分別為 $(@P, 0)$ 和 $(0, @Q)$。',
          },
          '1M',
          'either one',
        ],
        [
          {
            en: 'Since $\\angle HOK = 90^\\circ$, $HK$ is a diameter of $C$ and the centre of $C$ is $\\left(@gx, @gy\\right)$.',
            zh: '由於 $\\angle HOK = 90^\\circ$，故 $HK$ 為 $C$ 的直徑，而 $C$ 的圓心為 $\\left(@gx, @gy\\right)$。',
          },
          '1M',
          'converse of angle in semi-circle',
        ],
        [{ en: 'The equation of $C$ is $@circle$.', zh: '$C$ 的方程為 $@circle$。' }, '1A', 'or equivalent'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Someone claims that $A$ lies inside $C$. Do you agree? Explain your answer.',
        zh: '某人宣稱 $A$ 在 $C$ 內。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (distance of $A$ from the centre $= @sA$, radius $= @sR$)',
        zh: '@{verdict}（$A$ 與圓心的距離 $= @sA$，半徑 $= @sR$）',
      },
      steps: [
        [
          {
            en: 'Distance between $A$ and the centre of $C = @sA$ and radius of $C = @sR$',
            zh: '$A$ 與 $C$ 的圓心的距離 $= @sA$，而 $C$ 的半徑 $= @sR$',
          },
          '1M',
          'for both correct',
        ],
        [{ en: 'Since $@sA @sign @sR$, @{agreed}.', zh: '由於 $@sA @sign @sR$，故@{agreed}。' }, '1A', 'f.t.'],
      ],
    },
  ],
  claims: [
    // The line passes through the mid-point of AB and through the point a quarter turn of half AB away from it.
    'line for x in {(ax + bx)/2} for y in {(ay + by)/2}',
    'line for x in {(ax + bx)/2 + ay - by} for y in {(ay + by)/2 + bx - ax}',
    // The intercepts of the line; the circle passes through O, H and K.
    'line for x in {P} for y in {0}',
    'line for x in {0} for y in {Q}',
    'P Q != 0',
    'circle for x in {0, P} for y in {0, Q}',
    '4 sR^2 = P^2 + Q^2',
    'sA^2 - sR^2 = ax^2 + ay^2 - P ax - Q ay',
    'sA > 0',
    'sR > 0',
  ],
})
