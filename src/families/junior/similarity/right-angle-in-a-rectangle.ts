/** A right angle in a rectangle makes similar triangles: a proof, a length, and a perimeter. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'
import { scene } from '../../kit/figure/scene.ts'

export const rightAngleInARectangle = conventional({
  meta: {
    id: 'similarity/right-angle-in-a-rectangle',
    unit: 'JS22',
    objective: 'proof of similar triangles and its use',
    method: 'equal angles from a right angle; ratio of corresponding sides; Pythagoras',
    foundation: true,
    level: 4,
    minutes: 9,
  },
  paper: { authentic: [13] },
  given: { p: ints(3, 40), h: ints(6, 40), off: oneOf(-4, -3, -2, -1, 1, 2, 3, 4) },
  let: {
    q: 'h^2/p',
    ae: 'sqrt(h^2 + p^2)',
    de: 'sqrt(h^2 + q^2)',
    ad: 'p + q',
    whole: 'ae + de + ad',
    perimeter: 'sf(whole, 3)',
    claimed: 'round(whole) + off',
    a3: 'sf(ae, 3)',
    d3: 'sf(de, 3)',
  },
  where: 'int(q) & p != q & p + q < 2.9 h & 30 < whole < 200 & abs(whole - claimed) > 1/2',
  words: {
    verdict: ['whole > claimed', word('Yes', '同意'), word('No', '不同意')],
    agreed: [
      'whole > claimed',
      word('the claim is agreed', '同意該宣稱'),
      word('the claim is disagreed', '不同意該宣稱'),
    ],
    sign: ['whole > claimed', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'In the figure, $ABCD$ is a rectangle. $E$ is a point lying on $BC$ such that $\\angle AED = 90^\\circ$.',
    zh: '圖中，$ABCD$ 為一長方形。$E$ 為 $BC$ 上的一點使得 $\\angle AED = 90^\\circ$。',
  },
  figure: ({ p = 0, q = 0, h = 0 }) =>
    scene({ width: 160, height: 100 })
      .point('A', 0, h)
      .point('B', 0, 0)
      .point('C', p + q, 0)
      .point('D', p + q, h)
      .point('E', p, 0)
      .polygon('ABCD')
      .segment('AE')
      .segment('ED')
      .angle('AED', { right: true })
      .alt({
        en: 'A rectangle ABCD with E on BC joined to A and D, the angle AED being a right angle',
        zh: '長方形 ABCD，BC 上的點 E 連至 A 和 D，角 AED 為直角',
      }),
  measure: {
    'angle AED': '90',
    'angle ABC': '90',
    'length AB': 'h',
    'length BE': 'p',
    'length EC': 'q',
    'length AE': 'ae',
    'length DE': 'de',
  },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Prove that $\\triangle ABE \\sim \\triangle ECD$.',
        zh: '證明 $\\triangle ABE \\sim \\triangle ECD$。',
      },
      answer: {
        en: '$\\angle ABE = \\angle ECD$ and $\\angle BAE = \\angle CED$',
        zh: '$\\angle ABE = \\angle ECD$ 及 $\\angle BAE = \\angle CED$',
      },
      steps: [
        ['\\angle ABE = \\angle ECD = 90^\\circ', '1', 'prop. of rectangle'],
        [
          {
            en: '$\\angle BAE = 90^\\circ - \\angle AEB$ and $\\angle CED = 180^\\circ - 90^\\circ - \\angle AEB$, so $\\angle BAE = \\angle CED$',
            zh: '$\\angle BAE = 90^\\circ - \\angle AEB$ 及 $\\angle CED = 180^\\circ - 90^\\circ - \\angle AEB$，故 $\\angle BAE = \\angle CED$',
          },
          '1',
          { en: '∠ sum of △; adj. ∠s on st. line', zh: '三角形內角和；直線上的鄰角' },
        ],
        ['\\triangle ABE \\sim \\triangle ECD', '1', 'AA'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'It is given that $AB = @h\\text{ cm}$ and $BE = @p\\text{ cm}$. Find $CE$.',
        zh: '已知 $AB = @h\\text{ cm}$ 及 $BE = @p\\text{ cm}$。求 $CE$。',
      },
      answer: '$@q\\text{ cm}$',
      steps: [
        [
          '\\frac{CE}{BA} = \\frac{CD}{BE}, \\quad \\frac{CE}{@h} = \\frac{@h}{@p}',
          '1M',
          'corr. sides, sim. triangles',
        ],
        ['CE = @q\\text{ cm}', '1A'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Someone claims that the perimeter of $\\triangle AED$ is greater than $@claimed\\text{ cm}$. Do you agree? Explain your answer.',
        zh: '某人宣稱 $\\triangle AED$ 的周界大於 $@claimed\\text{ cm}$。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (the perimeter is $@{perimeter : sf3}\\text{ cm}$)',
        zh: '@{verdict}（周界為 $@{perimeter : sf3}\\text{ cm}$）',
      },
      steps: [
        [
          {
            en: 'Perimeter $= \\sqrt{@h^2 + @p^2} + \\sqrt{@h^2 + @q^2} + (@p + @q) \\approx @{perimeter : sf3}\\text{ cm}$',
            zh: '周界 $= \\sqrt{@h^2 + @p^2} + \\sqrt{@h^2 + @q^2} + (@p + @q) \\approx @{perimeter : sf3}\\text{ cm}$',
          },
          '1M',
          'Pyth. theorem',
        ],
        [
          {
            en: 'Since $@{perimeter : sf3} @sign @claimed$, @{agreed}.',
            zh: '由於 $@{perimeter : sf3} @sign @claimed$，故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    // Pythagoras in AED, whose legs are AE and DE.
    '(h^2 + p^2) + (h^2 + q^2) = (p + q)^2',
    // The perimeter is AD (1 + sin + cos) of the angle at A.
    'abs((p + q) (1 + (h + p)/sqrt(h^2 + p^2)) - perimeter) <= 1/2',
  ],
})
