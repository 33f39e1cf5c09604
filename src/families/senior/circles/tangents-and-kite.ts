/**
 * Two tangents from a point: congruent triangles and concyclic points, and then the circle through them in coordinates.
 */
import { conventional } from '../../kit/family.ts'
import { nonzero, oneOf, word } from '../../kit/given.ts'
import { scene } from '../../kit/figure/scene.ts'

export const tangentsAndKite = conventional({
  meta: {
    id: 'circles/tangents-and-kite',
    unit: 'SS11',
    objective: 'tangents from a point and concyclic points; equation of a circle',
    method: 'tangent perpendicular to radius; a diameter from its end-points; area by two ways',
    foundation: false,
    level: 4,
    minutes: 16,
  },
  paper: { mock: [16] },
  symbols: ['x', 'y'],
  // The right-angled triangles GAT are 3 : 4 : 5 or 5 : 12 : 13; GT has whole differences of coordinates.
  given: {
    h: nonzero(-5, 5),
    k: nonzero(-5, 5),
    gt: oneOf(10, 13, 15, 20, 25, 26),
    r: oneOf(5, 6, 9, 10, 12, 15),
    u: oneOf(5, 6, 7, 8, 9, 10, 12, 15, 16, 20, 24),
    up: oneOf(1, -1),
    off: oneOf(-2, -1, 1, 2),
  },
  let: {
    v: 'up sqrt(gt^2 - u^2)',
    tx: 'h + u',
    ty: 'k + v',
    l: 'sqrt(gt^2 - r^2)',
    d0: '-2 h',
    e0: '-2 k',
    f0: 'h^2 + k^2 - r^2',
    given: 'x^2 + y^2 + d0 x + e0 y + f0 = 0',
    d: '-(h + tx)',
    e: '-(k + ty)',
    f: 'h tx + k ty',
    circle: 'x^2 + y^2 + d x + e y + f = 0',
    ab: '2 r l/gt',
    area: 'r l',
    claimed: 'floor(ab) + off',
    cx: '(h + tx)/2',
    cy: '(k + ty)/2',
  },
  where:
    '(13 r = 5 gt | 5 r = 3 gt) & gt > u & int(v) & tx != 0 & ty != 0 & f0 != 0 & f != 0 & d != 0 & e != 0 & ab != claimed & not int(ab)',
  words: {
    verdict: ['ab > claimed', word('Yes', '是'), word('No', '否')],
    greater: ['ab > claimed', word('is greater', '大於'), word('is not greater', '不大於')],
    sign: ['ab > claimed', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'In the figure, $TA$ and $TB$ are tangents to the circle with centre $G$ at $A$ and $B$ respectively.',
    zh: '圖中，$TA$ 及 $TB$ 分別為以 $G$ 為圓心的圓於 $A$ 及 $B$ 的切線。',
  },
  figure: ({ r = 0, gt = 0 }) =>
    scene({ width: 180, height: 110 })
      .point('G', 0, 0, { dot: true })
      .point('T', gt, 0)
      .circle('G', r)
      .touch('A', 'T', 'G', 'right')
      .touch('B', 'T', 'G', 'left')
      .segment('GA')
      .segment('GB')
      .segment('GT')
      .ray('TA', { beyond: 20 })
      .ray('TB', { beyond: 20 })
      .alt({
        en: 'A circle with centre G and the tangents TA and TB; GA, GB and GT are joined',
        zh: '以 G 為圓心的圓及切線 TA 和 TB，並連 GA、GB 和 GT',
      }),
  measure: {
    'length GA': 'r',
    'length GB': 'r',
    'length TA': 'l',
    'length TB': 'l',
    'length GT': 'gt',
    'angle GAT': '90',
    'angle GBT': '90',
    'length AB': 'ab',
  },
  parts: [
    {
      label: 'a(i)',
      ask: {
        en: 'Prove that $\\triangle GAT \\cong \\triangle GBT$.',
        zh: '證明 $\\triangle GAT \\cong \\triangle GBT$。',
      },
      answer: {
        en: '$GA = GB$, $GT = GT$ and $\\angle GAT = \\angle GBT = 90^\\circ$',
        zh: '$GA = GB$、$GT = GT$ 及 $\\angle GAT = \\angle GBT = 90^\\circ$',
      },
      steps: [
        ['GA = GB', '1', 'radii'],
        [
          { en: '$\\angle GAT = \\angle GBT = 90^\\circ$', zh: '$\\angle GAT = \\angle GBT = 90^\\circ$' },
          '1',
          'tangent perp. radius',
        ],
        [
          {
            en: '$GT = GT$ (common side). Thus, $\\triangle GAT \\cong \\triangle GBT$.',
            zh: '$GT = GT$（公共邊），故 $\\triangle GAT \\cong \\triangle GBT$。',
          },
          '1',
          'RHS',
        ],
      ],
    },
    {
      label: 'a(ii)',
      ask: { en: 'Prove that $G$, $A$, $T$ and $B$ are concyclic.', zh: '證明 $G$、$A$、$T$ 及 $B$ 四點共圓。' },
      answer: { en: '$\\angle GAT + \\angle GBT = 180^\\circ$', zh: '$\\angle GAT + \\angle GBT = 180^\\circ$' },
      steps: [
        ['\\angle GAT + \\angle GBT = 180^\\circ', '1'],
        [
          { en: '$G$, $A$, $T$ and $B$ are concyclic.', zh: '$G$、$A$、$T$ 及 $B$ 四點共圓。' },
          '1',
          'opp. angles supp.',
        ],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'A rectangular coordinate system is introduced so that the equation of the circle with centre $G$ is $@given$ and the coordinates of $T$ are $(@tx, @ty)$. Find the equation of the circle which passes through $G$, $A$, $T$ and $B$.',
        zh: '引入一直角坐標系使得以 $G$ 為圓心的圓的方程為 $@given$，且 $T$ 的坐標為 $(@tx, @ty)$。求通過 $G$、$A$、$T$ 及 $B$ 的圓的方程。',
      },
      answer: '$@circle$, $G(@h, @k)$',
      steps: [
        [{ en: 'The coordinates of $G$ are $(@h, @k)$.', zh: '$G$ 的坐標為 $(@h, @k)$。' }, '1A'],
        [
          {
            en: '$GT$ is a diameter of the required circle, so its centre is $\\left(@cx, @cy\\right)$.',
            zh: '$GT$ 為所求圓的直徑，故其圓心為 $\\left(@cx, @cy\\right)$。',
          },
          '1M',
          'converse of angle in semi-circle',
        ],
        [{ en: 'The equation of the circle is $@circle$.', zh: '該圓的方程為 $@circle$。' }, '1A', 'or equivalent'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Find the area of the quadrilateral $GATB$. Hence, determine whether the length of $AB$ is greater than $@claimed$. Explain your answer.',
        zh: '求四邊形 $GATB$ 的面積。由此，判斷 $AB$ 的長度是否大於 $@claimed$。試解釋你的答案。',
      },
      answer: {
        en: '$GA = @r$, $TA = @l$, area $= @area$, $AB = @ab$; @verdict',
        zh: '$GA = @r$，$TA = @l$，面積 $= @area$，$AB = @ab$；@verdict',
      },
      steps: [
        [
          {
            en: '$GA = @[sqrt(h^2 + k^2 - f0)] = @r$ and $TA = \\sqrt{GT^2 - GA^2} = @[sqrt(gt^2 - r^2)] = @l$',
            zh: '$GA = @[sqrt(h^2 + k^2 - f0)] = @r$ 及 $TA = \\sqrt{GT^2 - GA^2} = @[sqrt(gt^2 - r^2)] = @l$',
          },
          '1M',
          'for either correct',
        ],
        [
          {
            en: 'Area of $GATB = 2 \\times \\frac{1}{2}(@r)(@l) = @area$',
            zh: '$GATB$ 的面積 $= 2 \\times \\frac{1}{2}(@r)(@l) = @area$',
          },
          '1A',
        ],
        [
          {
            en: 'Since $AB \\perp GT$, $\\frac{1}{2}(AB)(@gt) = @area$, so $AB = @ab$.',
            zh: '由於 $AB \\perp GT$，$\\frac{1}{2}(AB)(@gt) = @area$，故 $AB = @ab$。',
          },
          '1M',
        ],
        [
          {
            en: 'Since $@ab @sign @claimed$, the length of $AB$ @greater than $@claimed$.',
            zh: '由於 $@ab @sign @claimed$，故 $AB$ 的長度@{greater} $@claimed$。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    // The equation that is given is that of the circle with centre G and radius GA.
    'r > 0',
    'given for x in {h - r, h + r} for y in {k}',
    'given for x in {h} for y in {k - r, k + r}',
    // G and T lie on the other circle, and so do the corners of the rectangle on the diagonal GT: it is a diameter.
    'circle for x in {h, tx} for y in {k, ty}',
    // Pythagoras in GAT; the kite is made of two such triangles, and its diagonals are perpendicular.
    'l > 0',
    'r^2 + l^2 = (tx - h)^2 + (ty - k)^2',
    'area = r l',
    'ab > 0',
    'ab^2 ((tx - h)^2 + (ty - k)^2) = 4 area^2',
  ],
})
