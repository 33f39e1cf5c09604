/** A frustum: its volume as a difference of two cones, and its total surface area. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'
import { frustum } from '../../kit/figure/round-solids.ts'

export const frustumOfACone = conventional({
  meta: {
    id: 'mensuration/frustum-of-a-cone',
    unit: 'JS18',
    objective: 'volume and total surface area of a frustum',
    method: 'height of the cone by similar triangles; difference of two cones',
    foundation: true,
    level: 4,
    minutes: 9,
  },
  paper: { authentic: [13] },
  given: {
    r0: oneOf(3, 4, 5, 7, 8, 20),
    h0: oneOf(3, 4, 12, 15, 21, 24),
    t: ints(1, 4),
    m: ints(1, 4),
    n: ints(2, 7),
    off: oneOf(-80, -50, -20, 20, 50, 80),
  },
  let: {
    l0: 'sqrt(r0^2 + h0^2)',
    r: 'r0 m t',
    R: 'r0 n t',
    h: 'h0 (n - m) t',
    H: 'h0 n t',
    top: 'h0 m t',
    L: 'l0 n t',
    l: 'l0 m t',
    v: '(R^2 H - r^2 top)/3',
    curved: 'R L - r l',
    total: 'curved + R^2 + r^2',
    claimed: 'round(total pi, -1) + off',
    shown: 'round(total pi)',
  },
  where:
    'int(l0) & gcd(r0, h0) = 1 & h >= 0.8 R & m < n & gcd(m, n) = 1 & R <= 45 & H <= 96 & h >= 4 & int(v) & v <= 60000 & total pi > 200 & total pi < 9990 & 3 m >= n',
  words: {
    verdict: ['total pi > claimed', word('Yes', '同意'), word('No', '不同意')],
    agreed: [
      'total pi > claimed',
      word('the claim is agreed', '同意該宣稱'),
      word('the claim is disagreed', '不同意該宣稱'),
    ],
    sign: ['total pi > claimed', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'The figure shows a solid frustum of a right circular cone. The upper base radius, the lower base radius and the height of the frustum are $@r\\text{ cm}$, $@R\\text{ cm}$ and $@h\\text{ cm}$ respectively.',
    zh: '圖中所示為一直立圓錐的實心平截頭體。該平截頭體的上底半徑、下底半徑及高分別為 $@r\\text{ cm}$、$@R\\text{ cm}$ 及 $@h\\text{ cm}$。',
  },
  figure: ({ r = 0, R = 0, h = 0 }) =>
    frustum({ base: R, top: r, height: h, frame: { width: 130, height: 110 } }).alt({
      en: 'A frustum of a cone with its smaller base on top',
      zh: '圓錐的平截頭體，較小的底在上',
    }),
  measure: { 'length OB': 'R', 'length PD': 'r', 'length OP': 'h' },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Find, in terms of $\\pi$, the volume of the frustum.',
        zh: '求該平截頭體的體積，答案以 $\\pi$ 表示。',
      },
      answer: '$@{v pi}\\text{ cm}^3$',
      steps: [
        [
          {
            en: 'Let $x\\text{ cm}$ be the height of the original cone. Then $\\frac{x - @h}{x} = \\frac{@r}{@R}$, so $x = @H$.',
            zh: '設原來圓錐的高為 $x\\text{ cm}$，則 $\\frac{x - @h}{x} = \\frac{@r}{@R}$，故 $x = @H$。',
          },
          '1M',
          'corr. sides, sim. triangles',
        ],
        [
          {
            en: 'Volume $= \\frac{1}{3}\\pi(@R)^2(@H) - \\frac{1}{3}\\pi(@r)^2(@top)$',
            zh: '體積 $= \\frac{1}{3}\\pi(@R)^2(@H) - \\frac{1}{3}\\pi(@r)^2(@top)$',
          },
          '1M',
        ],
        ['= @{v pi}\\text{ cm}^3', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Someone claims that the total surface area of the frustum is greater than $@claimed\\text{ cm}^2$. Do you agree? Explain your answer.',
        zh: '某人宣稱該平截頭體的總表面面積大於 $@claimed\\text{ cm}^2$。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (the total surface area is $@{total pi}\\text{ cm}^2$)',
        zh: '@{verdict}（總表面面積為 $@{total pi}\\text{ cm}^2$）',
      },
      steps: [
        [
          {
            en: 'The slant heights of the two cones are $\\sqrt{@R^2 + @H^2} = @L\\text{ cm}$ and $\\sqrt{@r^2 + @top^2} = @l\\text{ cm}$.',
            zh: '兩個圓錐的斜高為 $\\sqrt{@R^2 + @H^2} = @L\\text{ cm}$ 及 $\\sqrt{@r^2 + @top^2} = @l\\text{ cm}$。',
          },
          '1M',
          'for either correct',
        ],
        [
          {
            en: 'Total surface area $= \\pi(@R)(@L) - \\pi(@r)(@l) + \\pi(@R)^2 + \\pi(@r)^2$',
            zh: '總表面面積 $= \\pi(@R)(@L) - \\pi(@r)(@l) + \\pi(@R)^2 + \\pi(@r)^2$',
          },
          '1M',
        ],
        ['= @{total pi}\\text{ cm}^2 \\approx @shown\\text{ cm}^2', '1A'],
        [
          { en: 'Since $@shown @sign @claimed$, @{agreed}.', zh: '由於 $@shown @sign @claimed$，故@{agreed}。' },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    // The formulas of the frustum itself: h (R² + R r + r²)/3, and (R + r) times its own slant height.
    '3 v = h (R^2 + R r + r^2)',
    'total = (R + r) sqrt(h^2 + (R - r)^2) + R^2 + r^2',
  ],
})
