/** The altitude on the diameter of a semicircle: similar triangles, and then circle and tangent in coordinates. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'
import { scene } from '../../kit/figure/scene.ts'

export const altitudeOnADiameter = conventional({
  meta: {
    id: 'circles/altitude-on-a-diameter',
    unit: 'SS11',
    objective: 'angle in a semicircle and similar triangles; circle and tangent in coordinates',
    method: 'equal angles; ratio of sides; tangent perpendicular to the radius',
    foundation: false,
    level: 4,
    minutes: 16,
  },
  paper: { mock: [16] },
  symbols: ['x', 'y'],
  given: { p: ints(2, 32), q: ints(2, 36), u: oneOf(-6, -4, -3, -1, 1, 2, 5, 7), v: oneOf(-5, -3, -2, -1, 1, 2, 4, 6) },
  let: {
    h: 'sqrt(p q)',
    left: 'u - p',
    right: 'u + q',
    top: 'v + h',
    d: '-(left + right)',
    e: '-2 v',
    f: 'left right + v^2',
    circle: 'x^2 + y^2 + d x + e y + f = 0',
    m: '(left + right)/2',
    g: 'gcd(q - p, 2 h)',
    s: 'if(q > p, 1, -1)',
    a: 's (q - p)/g',
    b: '-s 2 h/g',
    k: 'a u + b top',
    tangent: 'a x + b y - k = 0',
    slope: '(q - p)/(2 h)',
    radial: '-2 h/(q - p)',
  },
  where: 'p != q & int(h) & p < 5 q & q < 5 p & h >= 4 & left != 0 & right != 0 & top != 0 & d != 0 & f != 0 & k != 0',
  stem: {
    en: 'In the figure, $AB$ is a diameter of the circle $ABC$. $D$ is a point lying on $AB$ such that $CD$ is perpendicular to $AB$.',
    zh: '圖中，$AB$ 為圓 $ABC$ 的直徑。$D$ 為 $AB$ 上的一點使得 $CD$ 垂直於 $AB$。',
  },
  figure: ({ p = 0, q = 0, h = 0 }) =>
    scene({ width: 130, height: 130 })
      .point('A', -p, 0)
      .point('B', q, 0)
      .point('C', 0, h)
      .point('D', 0, 0)
      .circleThrough('ABC')
      .polygon('ABC')
      .segment('CD')
      .angle('CDB', { right: true })
      .alt({
        en: 'A circle with diameter AB and the point C on it; CD is perpendicular to AB',
        zh: '以 AB 為直徑的圓，C 在圓上；CD 垂直於 AB',
      }),
  measure: { 'angle ACB': '90', 'angle CDA': '90', 'length AD': 'p', 'length DB': 'q', 'length CD': 'h' },
  parts: [
    {
      label: 'a(i)',
      ask: {
        en: 'Prove that $\\triangle ACD \\sim \\triangle CBD$.',
        zh: '證明 $\\triangle ACD \\sim \\triangle CBD$。',
      },
      answer: {
        en: '$\\angle ADC = \\angle CDB$ and $\\angle CAD = \\angle BCD$',
        zh: '$\\angle ADC = \\angle CDB$ 及 $\\angle CAD = \\angle BCD$',
      },
      steps: [
        [{ en: '$\\angle ACB = 90^\\circ$', zh: '$\\angle ACB = 90^\\circ$' }, '1', 'angle in semi-circle'],
        [
          {
            en: '$\\angle CAD = 90^\\circ - \\angle CBD = \\angle BCD$',
            zh: '$\\angle CAD = 90^\\circ - \\angle CBD = \\angle BCD$',
          },
          '1',
          'angle sum of triangle',
        ],
        [
          {
            en: '$\\angle ADC = \\angle CDB = 90^\\circ$. Thus, $\\triangle ACD \\sim \\triangle CBD$.',
            zh: '$\\angle ADC = \\angle CDB = 90^\\circ$，故 $\\triangle ACD \\sim \\triangle CBD$。',
          },
          '1',
          'AA',
        ],
      ],
    },
    {
      label: 'a(ii)',
      ask: { en: 'Prove that $CD^2 = AD \\times BD$.', zh: '證明 $CD^2 = AD \\times BD$。' },
      answer: '$\\frac{CD}{BD} = \\frac{AD}{CD}$',
      steps: [
        ['\\frac{CD}{BD} = \\frac{AD}{CD}', '1', 'corr. sides, sim. triangles'],
        ['CD^2 = AD \\times BD', '1'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'A rectangular coordinate system is introduced in the figure so that the coordinates of $A$, $B$ and $D$ are $(@left, @v)$, $(@right, @v)$ and $(@u, @v)$ respectively and the $y$-coordinate of $C$ is greater than $@v$. Find the coordinates of $C$.',
        zh: '在圖中引入一直角坐標系使得 $A$、$B$ 及 $D$ 的坐標分別為 $(@left, @v)$、$(@right, @v)$ 及 $(@u, @v)$，且 $C$ 的 $y$ 坐標大於 $@v$。求 $C$ 的坐標。',
      },
      answer: '$(@u, @top)$',
      steps: [
        [{ en: '$CD^2 = @p \\times @q$, so $CD = @h$', zh: '$CD^2 = @p \\times @q$，故 $CD = @h$' }, '1M'],
        [{ en: 'The coordinates of $C$ are $(@u, @top)$.', zh: '$C$ 的坐標為 $(@u, @top)$。' }, '1A'],
      ],
    },
    {
      label: 'b(ii)',
      ask: { en: 'Find the equation of the circle $ABC$.', zh: '求圓 $ABC$ 的方程。' },
      answer: '$@circle$',
      steps: [
        [
          {
            en: 'The coordinates of the centre are $\\left(@m, @v\\right)$.',
            zh: '圓心的坐標為 $\\left(@m, @v\\right)$。',
          },
          '1M',
        ],
        [{ en: 'The equation of the circle is $@circle$.', zh: '該圓的方程為 $@circle$。' }, '1A', 'or equivalent'],
      ],
    },
    {
      label: 'b(iii)',
      ask: {
        en: 'Find the equation of the tangent to the circle $ABC$ at $C$.',
        zh: '求圓 $ABC$ 於 $C$ 的切線的方程。',
      },
      answer: '$@tangent$',
      steps: [
        [
          {
            en: 'Slope of the line joining $C$ and the centre $= @radial$',
            zh: '連接 $C$ 與圓心的直線的斜率 $= @radial$',
          },
          '1M',
        ],
        [{ en: 'Slope of the tangent $= @slope$', zh: '切線的斜率 $= @slope$' }, '1M', 'tangent perp. radius'],
        [{ en: 'The equation of the tangent is $@tangent$.', zh: '切線的方程為 $@tangent$。' }, '1A', 'or equivalent'],
      ],
    },
  ],
  claims: [
    // CA and CB are perpendicular.
    'top > v',
    '(left - u) (right - u) + (top - v)^2 = 0',
    'circle for x in {left, right} for y in {v}',
    'circle for x in {u, left + right - u} for y in {top, 2 v - top}',
    // The tangent passes through C and through the point a quarter turn from the centre about C.
    'tangent for x in {u} for y in {top}',
    'tangent for x in {u + top - v} for y in {top + (left + right)/2 - u}',
    'a > 0',
  ],
})
