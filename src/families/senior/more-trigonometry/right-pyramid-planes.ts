/** A right pyramid on a square: a base angle of a face, the perpendicular to an edge, the angle between two faces. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'
import { pyramid } from '../../kit/figure/solids.ts'

export const rightPyramidPlanes = conventional({
  meta: {
    id: 'more-trigonometry/right-pyramid-planes',
    unit: 'SS14',
    objective: 'angle between two faces of a pyramid',
    method: 'perpendiculars to the common edge, cosine formula',
    foundation: false,
    level: 5,
    minutes: 11,
  },
  paper: { authentic: [18] },
  given: { a: ints(12, 40, 2), s: ints(11, 50), e: oneOf(45, 50, 55, 60, 65, 70) },
  let: {
    h2: 's^2 - a^2/2',
    cosine: 'a/(2 s)',
    beta: 'arccos(cosine)',
    angleB: 'sf(beta, 3)',
    an: 'a sin(deg(beta))',
    n: 'sf(an, 3)',
    nb: 'a cosine',
    cosN: '-a^2/(4 s^2 - a^2)',
    phi: 'sf(arccos(cosN), 3)',
    psi0: 'arctan(sqrt(h2)/(a/2))',
    psi: 'sf(psi0, 3)',
    half: 'a/2',
  },
  where: 'h2 >= 100 & 11 <= an < 99 & -0.36 < cosN < -0.18 & abs(psi0 - e) > 1.5 & abs(psi0 - e) < 12 & not int(beta)',
  words: {
    verdict: ['psi > e', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['psi > e', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['psi > e', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'In the figure, $VABCD$ is a right pyramid with a square base. It is given that $AB = @a\\text{ cm}$ and $VA = @s\\text{ cm}$. $N$ is a point lying on $VB$ such that $AN$ is perpendicular to $VB$.',
    zh: '圖中，$VABCD$ 為一正方形底的直立角錐體。已知 $AB = @a\\text{ cm}$ 及 $VA = @s\\text{ cm}$。$N$ 為 $VB$ 上的一點使得 $AN$ 垂直於 $VB$。',
  },
  figure: ({ a = 0, h2 = 0 }) =>
    pyramid(
      'ABCDV',
      [
        [0, 0],
        [a, 0],
        [a, a],
        [0, a],
      ],
      [a / 2, a / 2, Math.sqrt(h2)],
      { view: { direction: 35, depth: 0.55 } },
    )
      .foot('N', 'A', 'VB')
      .segment('AN')
      .segment('CN')
      .angle('ANB', { right: true })
      .alt({
        en: 'A pyramid VABCD on a square base, with N on VB joined to A and C',
        zh: '正方形底的角錐體 VABCD，VB 上的點 N 連至 A 和 C',
      }),
  measure: {
    'length AB': 'a',
    'length VA': 's',
    'length VC': 's',
    'length AC': 'a sqrt(2)',
    'angle ANB': '90',
    'angle VBA': 'beta',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $\\angle VBA$.', zh: '求 $\\angle VBA$。' },
      answer: '$@{angleB : sf3}^\\circ$',
      steps: [
        ['\\cos \\angle VBA = \\frac{@half}{@s}', '1M'],
        ['\\angle VBA = @{angleB : sf3}^\\circ', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'b(i)',
      ask: { en: 'Find $AN$.', zh: '求 $AN$。' },
      answer: '$@{n : sf3}\\text{ cm}$',
      steps: [
        ['AN = AB \\sin \\angle VBA = @a\\sqrt{1 - \\left(\\frac{@half}{@s}\\right)^2}', '1M'],
        ['AN = @{n : sf3}\\text{ cm}', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Find the angle between the plane $VAB$ and the plane $VBC$.',
        zh: '求平面 $VAB$ 與平面 $VBC$ 的交角。',
      },
      answer: '$@{phi : sf3}^\\circ$',
      steps: [
        [
          {
            en: '$CN \\perp VB$ and $CN = AN$, so the required angle is $\\angle ANC$, and $\\cos \\angle ANC = \\frac{AN^2 + CN^2 - (AB^2 + BC^2)}{2(AN)(CN)}$.',
            zh: '$CN \\perp VB$ 且 $CN = AN$，故所求角為 $\\angle ANC$，且 $\\cos \\angle ANC = \\frac{AN^2 + CN^2 - (AB^2 + BC^2)}{2(AN)(CN)}$。',
          },
          '1M',
          { en: 'for identifying the angle and using the cosine formula', zh: '指出該角並使用餘弦公式' },
        ],
        ['\\angle ANC = @{phi : sf3}^\\circ', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'Someone claims that the angle between the plane $VAB$ and the base $ABCD$ is greater than $@e^\\circ$. Do you agree? Explain your answer.',
        zh: '某人宣稱平面 $VAB$ 與底 $ABCD$ 的交角大於 $@e^\\circ$。你是否同意？試解釋你的答案。',
      },
      answer: { en: '@verdict (the angle is $@{psi : sf3}^\\circ$)', zh: '@{verdict}（該角為 $@{psi : sf3}^\\circ$）' },
      steps: [
        [
          {
            en: 'Height of the pyramid $= @[sqrt(s^2 - (a^2 + a^2)/4)]\\text{ cm}$; the tangent of the angle is $\\frac{@{sqrt(h2)}}{@half}$.',
            zh: '角錐體的高 $= @[sqrt(s^2 - (a^2 + a^2)/4)]\\text{ cm}$；該角的正切值為 $\\frac{@{sqrt(h2)}}{@half}$。',
          },
          '1M',
        ],
        [
          {
            en: 'The angle is $@{psi : sf3}^\\circ @sign @e^\\circ$. Thus, @{agreed}.',
            zh: '該角為 $@{psi : sf3}^\\circ @sign @e^\\circ$，故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    'cos(deg(angleB + 1/20)) < a/(2 s) < cos(deg(angleB - 1/20))',
    // The area of VAB by two ways.
    '(n - 1/20)^2 s^2 < a^2 (s^2 - (a/2)^2) < (n + 1/20)^2 s^2',
    // The product of the normals of the two faces.
    'cos(deg(phi + 1/2)) (4 s^2 - a^2) < -a^2 < cos(deg(phi - 1/2)) (4 s^2 - a^2)',
    // A quarter of the base is the face seen from above.
    'cos(deg(psi + 1/20))^2 (s^2 - (a/2)^2) < (a/2)^2 < cos(deg(psi - 1/20))^2 (s^2 - (a/2)^2)',
  ],
})
