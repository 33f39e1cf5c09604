/**
 * Paths on an inclined plane: height, inclination of a diagonal, a point for a given inclination, angles and their
 * projections.
 */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'
import { polyhedron } from '../../kit/figure/solids.ts'

export const pathsOnAnInclinedPlane = conventional({
  meta: {
    id: 'more-trigonometry/paths-on-an-inclined-plane',
    unit: 'SS14',
    objective: 'angle between a line and a plane',
    method: 'right-angled triangles in space; projection on the horizontal plane',
    foundation: false,
    level: 5,
    minutes: 16,
  },
  paper: { mock: [17] },
  given: {
    w: ints(40, 90, 5),
    s: ints(24, 60, 4),
    t: oneOf(22, 25, 28, 30, 32, 35, 38, 40),
    e: oneOf(14, 15, 16, 18, 20, 22, 24, 25),
    by: ints(1, 9),
  },
  let: {
    h0: 's sin(deg(t))',
    h: 'sf(h0, 3)',
    ac0: 'sqrt(w^2 + s^2)',
    ac: 'sf(ac0, 3)',
    phi0: 'arcsin(h0/ac0)',
    phi: 'sf(phi0, 3)',
    ak0: 'h0/sin(deg(e))',
    k0: 'sqrt(ak0^2 - s^2)',
    k: 'sf(k0, 3)',
    bf0: 's cos(deg(t))',
    bf: 'sf(bf0, 3)',
    ak: 'sf(ak0, 3)',
    up0: 'arctan(w/s)',
    flat0: 'arctan(w/bf0)',
    up: 'sf(up0, 3)',
    flat: 'sf(flat0, 3)',
    diff: 'flat - up',
  },
  where:
    '10 <= h0 < 99 & 10 <= phi0 & ak0 > s + 1 & 10 <= k0 < w - 4 & k0 < 99 & abs(k0 - w/2) > 1 & abs(diff - by) > 0.3 & abs(diff - by) < 3 & bf0 >= 10 & e != t & ac0 < 100 & abs(phi0 - e) > 1',
  words: {
    verdict: ['diff > by', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['diff > by', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['diff > by', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'In the figure, $ABCD$ is a rectangular inclined plane and $ABFE$ is a rectangle on the horizontal ground, where $C$ and $D$ are vertically above $F$ and $E$ respectively. It is given that $AB = @w\\text{ m}$, $BC = @s\\text{ m}$ and $\\angle CBF = @t^\\circ$.',
    zh: '圖中，$ABCD$ 為一長方形斜面，而 $ABFE$ 為水平地面上的長方形，其中 $C$ 和 $D$ 分別在 $F$ 和 $E$ 的正上方。已知 $AB = @w\\text{ m}$、$BC = @s\\text{ m}$ 及 $\\angle CBF = @t^\\circ$。',
  },
  figure: ({ w = 0, h0 = 0, bf0 = 0 }) =>
    polyhedron(
      { A: [0, 0, 0], B: [w, 0, 0], C: [w, bf0, h0], D: [0, bf0, h0], E: [0, bf0, 0], F: [w, bf0, 0] },
      [
        ['A', 'B', 'C', 'D'],
        ['A', 'B', 'F', 'E'],
        ['E', 'F', 'C', 'D'],
        ['A', 'E', 'D'],
        ['B', 'F', 'C'],
      ],
      { view: { direction: 32, depth: 0.7 }, frame: { width: 180, height: 120 } },
    )
      .segment('AC')
      .alt({
        en: 'A wedge: the inclined plane ABCD above the horizontal rectangle ABFE; A and C are joined',
        zh: '楔形體：斜面 ABCD 在水平長方形 ABFE 之上；連 A 和 C',
      }),
  measure: { 'length AB': 'w', 'length BC': 's', 'angle CBF': 't', 'length CF': 'h0', 'angle CAF': 'phi0' },
  parts: [
    {
      label: 'a(i)',
      ask: { en: 'Find $CF$.', zh: '求 $CF$。' },
      answer: '$@{h : sf3}\\text{ m}$',
      steps: [
        ['CF = @[s sin(deg(t))]', '1M'],
        ['= @{h : sf3}\\text{ m}', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'a(ii)',
      ask: { en: 'Find the angle between $AC$ and the horizontal ground.', zh: '求 $AC$ 與水平地面的交角。' },
      answer: '$@{phi : sf3}^\\circ$',
      steps: [
        ['AC = \\sqrt{@w^2 + @s^2} \\approx @{ac : sf3}\\text{ m}', '1M', 'Pyth. theorem'],
        [
          {
            en: 'The required angle is $\\angle CAF$, and $\\sin \\angle CAF = \\frac{CF}{AC}$.',
            zh: '所求角為 $\\angle CAF$，且 $\\sin \\angle CAF = \\frac{CF}{AC}$。',
          },
          '1M',
        ],
        ['\\angle CAF = @{phi : sf3}^\\circ', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: '$K$ is a point lying on $CD$ such that the angle between $AK$ and the horizontal ground is $@e^\\circ$. Find $DK$.',
        zh: '$K$ 為 $CD$ 上的一點使得 $AK$ 與水平地面的交角為 $@e^\\circ$。求 $DK$。',
      },
      answer: '$@{k : sf3}\\text{ m}$',
      steps: [
        ['AK = \\frac{CF}{\\sin @e^\\circ} \\approx @{ak : sf3}\\text{ m}', '1M'],
        ['DK = \\sqrt{AK^2 - AD^2} = \\sqrt{AK^2 - @s^2}', '1M', 'Pyth. theorem'],
        ['= @{k : sf3}\\text{ m}', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'Someone claims that $\\angle AFB$ exceeds $\\angle ACB$ by more than $@by^\\circ$. Do you agree? Explain your answer.',
        zh: '某人宣稱 $\\angle AFB$ 與 $\\angle ACB$ 之差大於 $@by^\\circ$。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict ($\\angle ACB = @{up : sf3}^\\circ$, $\\angle AFB = @{flat : sf3}^\\circ$)',
        zh: '@{verdict}（$\\angle ACB = @{up : sf3}^\\circ$，$\\angle AFB = @{flat : sf3}^\\circ$）',
      },
      steps: [
        [
          {
            en: '$\\tan \\angle ACB = \\frac{@w}{@s}$ and $\\tan \\angle AFB = \\frac{@w}{@s\\cos @t^\\circ}$',
            zh: '$\\tan \\angle ACB = \\frac{@w}{@s}$ 及 $\\tan \\angle AFB = \\frac{@w}{@s\\cos @t^\\circ}$',
          },
          '1M',
          { en: 'for either one', zh: '給任何一項' },
        ],
        [
          {
            en: '$\\angle ACB = @{up : sf3}^\\circ$ and $\\angle AFB = @{flat : sf3}^\\circ$',
            zh: '$\\angle ACB = @{up : sf3}^\\circ$ 及 $\\angle AFB = @{flat : sf3}^\\circ$',
          },
          '1A',
          'for both correct',
        ],
        [
          {
            en: '$\\angle AFB - \\angle ACB \\approx @{diff : dp1}^\\circ @sign @by^\\circ$. Thus, @{agreed}.',
            zh: '$\\angle AFB - \\angle ACB \\approx @{diff : dp1}^\\circ @sign @by^\\circ$，故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    '(h - 1/20)^2 < s^2 - (s cos(deg(t)))^2 < (h + 1/20)^2',
    // The projection of AC is AF.
    'cos(deg(phi + 1/20))^2 (w^2 + s^2) < w^2 + (s cos(deg(t)))^2 < cos(deg(phi - 1/20))^2 (w^2 + s^2)',
    // The projection of AK and its inclination make the height.
    '((k - 1/20)^2 + (s cos(deg(t)))^2) tan(deg(e))^2 < (s sin(deg(t)))^2 < ((k + 1/20)^2 + (s cos(deg(t)))^2) tan(deg(e))^2',
    's tan(deg(up - 1/20)) < w < s tan(deg(up + 1/20))',
    's cos(deg(t)) tan(deg(flat - 1/20)) < w < s cos(deg(t)) tan(deg(flat + 1/20))',
  ],
})
