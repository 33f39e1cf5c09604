/**
 * A paper kite folded along a diagonal: a diagonal, an angle, the angle between the two halves, the volume of the
 * tetrahedron.
 */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'
import { SolidBuilder } from '../../kit/figure/solids.ts'

export const kiteFoldedAlongDiagonal = conventional({
  meta: {
    id: 'more-trigonometry/kite-folded-along-diagonal',
    unit: 'SS14',
    objective: 'angle between two planes of a folded figure',
    method: 'cosine formula in the plane and in space; height of a tetrahedron',
    foundation: false,
    level: 5,
    minutes: 16,
  },
  paper: { mock: [17] },
  given: {
    p: ints(12, 24, 2),
    q: ints(13, 27, 2),
    t: oneOf(50, 56, 60, 64, 70, 74, 80),
    c: ints(8, 32),
    off: oneOf(-30, -20, 20, 30),
  },
  let: {
    half: 'p sin(deg(t/2))',
    bd0: '2 half',
    bd: 'sf(bd0, 3)',
    am0: 'p cos(deg(t/2))',
    cm0: 'sqrt(q^2 - half^2)',
    am: 'sf(am0, 3)',
    cm: 'sf(cm0, 3)',
    cosC: '1 - 2 half^2/q^2',
    bcd: 'sf(arccos(cosC), 3)',
    cosM: '(am0^2 + cm0^2 - c^2)/(2 am0 cm0)',
    phi0: 'arccos(cosM)',
    phi: 'sf(phi0, 3)',
    height0: 'am0 sin(deg(phi0))',
    height: 'sf(height0, 3)',
    v0: 'half cm0 height0/3',
    v: 'sf(v0, 3)',
    claimed: 'round(v0, -1) + off',
    t2: 't/2',
  },
  where:
    'q > p & q > half + 2 & 50 < phi0 < 88 & 10.5 < am0 & 10 <= cm0 & 10.5 < bd0 & height0 >= 10 & 100 < v0 < 999 & arccos(cosC) > 20 & c > cm0 - am0 + 2',
  words: {
    verdict: ['v > claimed', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['v > claimed', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['v > claimed', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'Figure (a) shows a paper card $ABCD$ in the shape of a kite. It is given that $AB = AD = @p\\text{ cm}$, $CB = CD = @q\\text{ cm}$ and $\\angle BAD = @t^\\circ$. $M$ is the mid-point of $BD$. The paper card is folded along $BD$ such that $AC = @c\\text{ cm}$ as shown in Figure (b), where $\\triangle BCD$ lies on the horizontal table.',
    zh: '圖 (a) 所示為一鳶形紙卡 $ABCD$。已知 $AB = AD = @p\\text{ cm}$、$CB = CD = @q\\text{ cm}$ 及 $\\angle BAD = @t^\\circ$。$M$ 為 $BD$ 的中點。將該紙卡沿 $BD$ 摺起使得 $AC = @c\\text{ cm}$，如圖 (b) 所示，其中 $\\triangle BCD$ 在水平桌面上。',
  },
  figure: ({ half = 0, am0 = 0, cm0 = 0, phi0 = 0 }) => {
    const turn = (phi0 * Math.PI) / 180
    // Seen from the open side of the card, nothing of it is hidden; AC, AM and CM are no edges of the card.
    const solid = new SolidBuilder({ view: { direction: 62, depth: 0.65 }, frame: { width: 240, height: 120 } })
      .point3('B', [-half, 0, 0])
      .point3('D', [half, 0, 0])
      .point3('C', [0, -cm0, 0])
      .point3('A', [0, -am0 * Math.cos(turn), am0 * Math.sin(turn)])
    const x = -2.1 * half - cm0
    const low = -0.65 * cm0 - 2
    return solid
      .path('ABCDA')
      .segment('BD')
      .segment('AC', { dashed: true })
      .midpoint('M', 'BD')
      .segment('AM', { dashed: true })
      .segment('CM', { dashed: true })
      .point('A1', x - am0, 0, { label: 'A' })
      .point('C1', x + cm0, 0, { label: 'C' })
      .point('B1', x, -half, { label: 'B' })
      .point('D1', x, half, { label: 'D' })
      .polygon(['A1', 'B1', 'C1', 'D1'])
      .segment(['B1', 'D1'], { dashed: true })
      .text(x, low, { en: 'Figure (a)', zh: '圖 (a)' }, { prose: true, anchor: 'below' })
      .text(0, low, { en: 'Figure (b)', zh: '圖 (b)' }, { prose: true, anchor: 'below' })
      .alt({
        en: 'Figure (a): a kite ABCD with the diagonal BD. Figure (b): the card folded along BD, A above the triangle BCD',
        zh: '圖 (a)：鳶形 ABCD 及其對角線 BD。圖 (b)：沿 BD 摺起的紙卡，A 在三角形 BCD 之上',
      })
  },
  measure: {
    'length AB': 'p',
    'length AD': 'p',
    'length CB': 'q',
    'length CD': 'q',
    'angle BAD': 't',
    'length AC': 'c',
    'angle AMC': 'phi0',
  },
  parts: [
    {
      label: 'a(i)',
      ask: { en: 'Find $BD$.', zh: '求 $BD$。' },
      answer: '$@{bd : sf3}\\text{ cm}$',
      steps: [
        ['BD^2 = @[p^2 + p^2 - 2(p)(p)cos(deg(t))]', '1M'],
        ['BD = @{bd : sf3}\\text{ cm}', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'a(ii)',
      ask: { en: 'Find $\\angle BCD$.', zh: '求 $\\angle BCD$。' },
      answer: '$@{bcd : sf3}^\\circ$',
      steps: [
        ['\\sin \\frac{\\angle BCD}{2} = \\frac{BD/2}{@q}', '1M'],
        ['\\angle BCD = @{bcd : sf3}^\\circ', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'Find the angle between the plane $ABD$ and the plane $BCD$.',
        zh: '求平面 $ABD$ 與平面 $BCD$ 的交角。',
      },
      answer: '$@{phi : sf3}^\\circ$',
      steps: [
        [
          {
            en: '$AM = @p\\cos @t2^\\circ \\approx @{am : sf3}\\text{ cm}$ and $CM = \\sqrt{@q^2 - \\left(\\frac{BD}{2}\\right)^2} \\approx @{cm : sf3}\\text{ cm}$',
            zh: '$AM = @p\\cos @t2^\\circ \\approx @{am : sf3}\\text{ cm}$ 及 $CM = \\sqrt{@q^2 - \\left(\\frac{BD}{2}\\right)^2} \\approx @{cm : sf3}\\text{ cm}$',
          },
          '1M',
          'for either correct',
        ],
        [
          {
            en: 'Since $AM \\perp BD$ and $CM \\perp BD$, the required angle is $\\angle AMC$, and $\\cos \\angle AMC = \\frac{AM^2 + CM^2 - @c^2}{2(AM)(CM)}$.',
            zh: '由於 $AM \\perp BD$ 及 $CM \\perp BD$，所求角為 $\\angle AMC$，且 $\\cos \\angle AMC = \\frac{AM^2 + CM^2 - @c^2}{2(AM)(CM)}$。',
          },
          '1M',
          { en: 'for identifying the angle and using the cosine formula', zh: '指出該角並使用餘弦公式' },
        ],
        ['\\angle AMC = @{phi : sf3}^\\circ', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Someone claims that the volume of the tetrahedron $ABCD$ is greater than $@claimed\\text{ cm}^3$. Do you agree? Explain your answer.',
        zh: '某人宣稱四面體 $ABCD$ 的體積大於 $@claimed\\text{ cm}^3$。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (the volume is $@{v : sf3}\\text{ cm}^3$)',
        zh: '@{verdict}（體積為 $@{v : sf3}\\text{ cm}^3$）',
      },
      steps: [
        [
          {
            en: 'Height from $A$ to the plane $BCD = AM \\sin \\angle AMC \\approx @{height : sf3}\\text{ cm}$',
            zh: '由 $A$ 至平面 $BCD$ 的高 $= AM \\sin \\angle AMC \\approx @{height : sf3}\\text{ cm}$',
          },
          '1M',
        ],
        [
          {
            en: 'Volume $= \\frac{1}{3}\\left[\\frac{1}{2}(BD)(CM)\\right](AM \\sin \\angle AMC)$',
            zh: '體積 $= \\frac{1}{3}\\left[\\frac{1}{2}(BD)(CM)\\right](AM \\sin \\angle AMC)$',
          },
          '1M',
        ],
        ['\\approx @{v : sf3}\\text{ cm}^3', '1A', 'corr. to 3 s.f.'],
        [
          {
            en: 'Since $@{v : sf3} @sign @claimed$, @{agreed}.',
            zh: '由於 $@{v : sf3} @sign @claimed$，故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    '(bd - 1/20)^2 < 2 p^2 (1 - cos(deg(t))) < (bd + 1/20)^2',
    // The cosine of BCD, BD^2 being 2 p^2 (1 - cos t).
    'cos(deg(bcd + 1/20)) < 1 - p^2 (1 - cos(deg(t)))/q^2 < cos(deg(bcd - 1/20))',
    // In space, with M the origin and C on an axis: A is (AM cos, 0, AM sin), and its distance from C is told.
    '(p cos(deg(t/2)) cos(deg(phi - 1/20)) - sqrt(q^2 - (p sin(deg(t/2)))^2))^2 + (p cos(deg(t/2)) sin(deg(phi - 1/20)))^2 < c^2',
    '(p cos(deg(t/2)) cos(deg(phi + 1/20)) - sqrt(q^2 - (p sin(deg(t/2)))^2))^2 + (p cos(deg(t/2)) sin(deg(phi + 1/20)))^2 > c^2',
    // The plane AMC cuts the tetrahedron into two of the height BM; its area by Heron's formula, AM^2 and CM^2 being x
    // and y.
    'abs(v - 2 p sin(deg(t/2))/3 sqrt(4 (p cos(deg(t/2)))^2 (q^2 - (p sin(deg(t/2)))^2) - ((p cos(deg(t/2)))^2 + q^2 - (p sin(deg(t/2)))^2 - c^2)^2)/4) <= 1/2',
  ],
})
