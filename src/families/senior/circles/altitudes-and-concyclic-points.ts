/** Two altitudes of a triangle: concyclic points, similar triangles, and then the circle in coordinates. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'
import { scene } from '../../kit/figure/scene.ts'

export const altitudesAndConcyclicPoints = conventional({
  meta: {
    id: 'circles/altitudes-and-concyclic-points',
    unit: 'SS11',
    objective: 'concyclic points and similar triangles; equation of a circle',
    method: 'opposite angles supplementary; ratio of sides; end-points of a diameter',
    foundation: false,
    level: 4,
    minutes: 16,
  },
  paper: { mock: [16] },
  symbols: ['x', 'y'],
  given: { p: ints(3, 18), q: ints(3, 20), h: ints(6, 30), off: oneOf(-3, -2, -1, 1, 2, 3) },
  let: {
    b: '-p',
    hy: 'p q/h',
    d: '-q',
    e: '-hy',
    circle: 'x^2 + y^2 + d x + e y = 0',
    r2: '(q^2 + hy^2)/4',
    claimed: 'round(r2) + off',
    ry: 'hy/2',
    rx: 'q/2',
    n: 'r2',
  },
  where:
    'int(hy) & hy < h & hy >= 2 & p != q & h > p & h > q & claimed > 0 & h - hy >= 2 & hy < 0.75 h & hy > 0.22 h & p > 0.35 q & q > 0.35 p & p + q > 0.6 h & q != hy',
  words: {
    verdict: ['r2 < claimed', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['r2 < claimed', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['r2 < claimed', word('<', '<'), word('>', '>')],
  },
  stem: {
    en: 'In the figure, $ABC$ is an acute-angled triangle. $D$ and $E$ are points lying on $BC$ and $AC$ respectively such that $AD \\perp BC$ and $BE \\perp AC$. $AD$ and $BE$ intersect at the point $H$.',
    zh: '圖中，$ABC$ 為一銳角三角形。$D$ 及 $E$ 分別為 $BC$ 及 $AC$ 上的點使得 $AD \\perp BC$ 及 $BE \\perp AC$。$AD$ 與 $BE$ 相交於點 $H$。',
  },
  figure: ({ p = 0, q = 0, h = 0 }) =>
    scene({ width: 150, height: 130 })
      .point('A', 0, h)
      .point('B', -p, 0)
      .point('C', q, 0)
      .point('D', 0, 0)
      .foot('E', 'B', 'AC')
      .meet('H', 'AD', 'BE')
      .polygon('ABC')
      .segment('AD')
      .segment('BE')
      .angle('ADC', { right: true })
      .angle('BEA', { right: true })
      .alt({
        en: 'Triangle ABC with D on BC, E on AC, and AD and BE meeting at H',
        zh: '三角形 ABC，D 在 BC 上，E 在 AC 上，AD 與 BE 相交於 H',
      }),
  measure: {
    'angle ADB': '90',
    'angle BEC': '90',
    'length BD': 'p',
    'length CD': 'q',
    'length AD': 'h',
    'length HD': 'hy',
  },
  parts: [
    {
      label: 'a(i)',
      ask: { en: 'Prove that $C$, $D$, $H$ and $E$ are concyclic.', zh: '證明 $C$、$D$、$H$ 及 $E$ 四點共圓。' },
      answer: { en: '$\\angle HDC + \\angle HEC = 180^\\circ$', zh: '$\\angle HDC + \\angle HEC = 180^\\circ$' },
      steps: [
        [
          {
            en: '$\\angle HDC = 90^\\circ$ and $\\angle HEC = 90^\\circ$',
            zh: '$\\angle HDC = 90^\\circ$ 及 $\\angle HEC = 90^\\circ$',
          },
          '1',
          'given',
        ],
        ['\\angle HDC + \\angle HEC = 180^\\circ', '1'],
        [
          { en: '$C$, $D$, $H$ and $E$ are concyclic.', zh: '$C$、$D$、$H$ 及 $E$ 四點共圓。' },
          '1',
          'opp. angles supp.',
        ],
      ],
    },
    {
      label: 'a(ii)',
      ask: {
        en: 'Prove that $\\triangle BDH \\sim \\triangle ADC$.',
        zh: '證明 $\\triangle BDH \\sim \\triangle ADC$。',
      },
      answer: {
        en: '$\\angle BDH = \\angle ADC$ and $\\angle BHD = \\angle ACD$',
        zh: '$\\angle BDH = \\angle ADC$ 及 $\\angle BHD = \\angle ACD$',
      },
      steps: [
        [
          { en: '$\\angle BDH = \\angle ADC = 90^\\circ$', zh: '$\\angle BDH = \\angle ADC = 90^\\circ$' },
          '1',
          'given',
        ],
        [{ en: '$\\angle BHD = \\angle ACD$', zh: '$\\angle BHD = \\angle ACD$' }, '1', 'ext. angle, cyclic quad.'],
        [{ en: '$\\triangle BDH \\sim \\triangle ADC$', zh: '$\\triangle BDH \\sim \\triangle ADC$' }, '1', 'AA'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'A rectangular coordinate system is introduced in the figure so that the coordinates of $A$, $B$, $C$ and $D$ are $(0, @h)$, $(@b, 0)$, $(@q, 0)$ and $(0, 0)$ respectively. Find the coordinates of $H$.',
        zh: '在圖中引入一直角坐標系使得 $A$、$B$、$C$ 及 $D$ 的坐標分別為 $(0, @h)$、$(@b, 0)$、$(@q, 0)$ 及 $(0, 0)$。求 $H$ 的坐標。',
      },
      answer: '$(0, @hy)$',
      steps: [
        [
          {
            en: '$\\frac{DH}{DC} = \\frac{BD}{AD}$, so $\\frac{DH}{@q} = \\frac{@p}{@h}$',
            zh: '$\\frac{DH}{DC} = \\frac{BD}{AD}$，故 $\\frac{DH}{@q} = \\frac{@p}{@h}$',
          },
          '1M',
          'corr. sides, sim. triangles',
        ],
        [{ en: 'The coordinates of $H$ are $(0, @hy)$.', zh: '$H$ 的坐標為 $(0, @hy)$。' }, '1A'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Find the equation of the circle which passes through $C$, $D$, $H$ and $E$.',
        zh: '求通過 $C$、$D$、$H$ 及 $E$ 的圓的方程。',
      },
      answer: '$@circle$',
      steps: [
        [
          {
            en: '$CH$ is a diameter of the circle, so its centre is $\\left(@rx, @ry\\right)$.',
            zh: '$CH$ 為該圓的直徑，故其圓心為 $\\left(@rx, @ry\\right)$。',
          },
          '1M',
          'converse of angle in semi-circle',
        ],
        [{ en: 'The equation of the circle is $@circle$.', zh: '該圓的方程為 $@circle$。' }, '1A', 'or equivalent'],
      ],
    },
    {
      label: 'b(iii)',
      ask: {
        en: 'Someone claims that the area of the circle in (b)(ii) is less than $@{claimed pi}$. Do you agree? Explain your answer.',
        zh: '某人宣稱 (b)(ii) 中的圓的面積小於 $@{claimed pi}$。你是否同意？試解釋你的答案。',
      },
      answer: { en: '@verdict (the area is $@{n pi}$)', zh: '@{verdict}（面積為 $@{n pi}$）' },
      steps: [
        [
          {
            en: 'Area of the circle $= \\pi\\left[\\left(@rx\\right)^2 + \\left(@ry\\right)^2\\right] = @{n pi}$',
            zh: '圓面積 $= \\pi\\left[\\left(@rx\\right)^2 + \\left(@ry\\right)^2\\right] = @{n pi}$',
          },
          '1M',
        ],
        [
          {
            en: 'Since $@{n pi} @sign @{claimed pi}$, @{agreed}.',
            zh: '由於 $@{n pi} @sign @{claimed pi}$，故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    // HB is perpendicular to AC.
    '(0 - b) q + hy (0 - h) = 0',
    // The circle passes through D, C and H, and the point opposite to D, and through the foot E of the altitude from B.
    'circle for x in {0, q} for y in {0, hy}',
    'circle for x in {q - q (q^2 - b q)/(q^2 + h^2)} for y in {h (q^2 - b q)/(q^2 + h^2)}',
    '4 n = d^2 + e^2',
  ],
})
