/**
 * A tetrahedron with an edge perpendicular to its base: a side of the base, the angle between two planes, the greatest
 * angle of elevation.
 */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'
import { tetrahedron } from '../../kit/figure/solids.ts'

export const tetrahedronOnGround = conventional({
  meta: {
    id: 'more-trigonometry/tetrahedron-on-ground',
    unit: 'SS14',
    objective: 'angle between two planes',
    method: 'cosine formula, area by two ways, theorem of three perpendiculars',
    foundation: false,
    level: 5,
    minutes: 11,
  },
  paper: { authentic: [18] },
  given: {
    c: ints(10, 24, 2),
    b: ints(11, 25, 2),
    t: oneOf(50, 55, 65, 70, 75, 80, 100, 105),
    h: ints(8, 20, 2),
    e: oneOf(30, 40, 45, 50, 55, 60),
  },
  let: {
    bx: 'b cos(deg(t))',
    by: 'b sin(deg(t))',
    a2: 'b^2 + c^2 - 2 b c cos(deg(t))',
    a: 'sf(sqrt(a2), 3)',
    d: 'b c sin(deg(t))/sqrt(a2)',
    dist: 'sf(d, 3)',
    angle: 'arctan(h/d)',
    theta: 'sf(angle, 3)',
    footPart: '(c - bx) c/a2',
  },
  // Both angles at the ends of BC are acute, so that the foot lies on BC.
  where:
    'c - b cos(deg(t)) > 2 & b - c cos(deg(t)) > 2 & 10 <= sqrt(a2) < 40 & 10 <= d < 40 & 20 < angle < 70 & abs(angle - e) > 2 & abs(angle - e) < 12 & abs(b - c) <= 8',
  words: {
    verdict: ['theta > e', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['theta > e', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['theta > e', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'In the figure, $VABC$ is a tetrahedron. The base $ABC$ lies on the horizontal ground and $VA$ is perpendicular to the base. It is given that $AB = @c\\text{ cm}$, $AC = @b\\text{ cm}$, $VA = @h\\text{ cm}$ and $\\angle BAC = @t^\\circ$.',
    zh: '圖中，$VABC$ 為一四面體。底 $ABC$ 在水平地面上，而 $VA$ 垂直於該底。已知 $AB = @c\\text{ cm}$、$AC = @b\\text{ cm}$、$VA = @h\\text{ cm}$ 及 $\\angle BAC = @t^\\circ$。',
  },
  figure: ({ b = 0, c = 0, t = 0, h = 0 }) => {
    const turn = (t * Math.PI) / 180
    // A at the back: B to the left, C to the right in front of it.
    const [beta, gamma] = [-Math.PI / 2 - turn * 0.55, -Math.PI / 2 + turn * 0.45]
    return tetrahedron(
      {
        A: [0, 0, 0],
        B: [c * Math.cos(beta), c * Math.sin(beta), 0],
        C: [b * Math.cos(gamma), b * Math.sin(gamma), 0],
        V: [0, 0, h],
      },
      { view: { direction: 62, depth: 0.55 } },
    ).alt({ en: 'A tetrahedron VABC with VA vertical above A', zh: '四面體 VABC，其中 VA 垂直豎立於 A 之上' })
  },
  measure: {
    'length AB': 'c',
    'length AC': 'b',
    'length VA': 'h',
    'angle BAC': 't',
    'angle VAB': '90',
    'angle VAC': '90',
    'distance A BC': 'd',
  },
  parts: [
    {
      label: 'a(i)',
      ask: { en: 'Find $BC$.', zh: '求 $BC$。' },
      answer: '$@{a : sf3}\\text{ cm}$',
      steps: [
        ['BC^2 = @[b^2 + c^2 - 2(b)(c)cos(deg(t))]', '1M'],
        ['BC = @{a : sf3}\\text{ cm}', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'a(ii)',
      ask: { en: 'Find the shortest distance from $A$ to $BC$.', zh: '求由 $A$ 至 $BC$ 的最短距離。' },
      answer: '$@{dist : sf3}\\text{ cm}$',
      steps: [
        [
          {
            en: 'Let $D$ be the foot of the perpendicular from $A$ to $BC$. Then $\\frac{1}{2}(BC)(AD) = @[1/2 (b)(c)sin(deg(t))]$.',
            zh: '設 $D$ 為由 $A$ 至 $BC$ 的垂足，則 $\\frac{1}{2}(BC)(AD) = @[1/2 (b)(c)sin(deg(t))]$。',
          },
          '1M',
        ],
        ['AD = @{dist : sf3}\\text{ cm}', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'Find the angle between the plane $VBC$ and the horizontal ground.',
        zh: '求平面 $VBC$ 與水平地面的交角。',
      },
      answer: '$@{theta : sf3}^\\circ$',
      steps: [
        [
          {
            en: '$VD \\perp BC$, so the required angle is $\\angle VDA$, and $\\tan \\angle VDA = \\frac{VA}{AD}$.',
            zh: '$VD \\perp BC$，故所求角為 $\\angle VDA$，且 $\\tan \\angle VDA = \\frac{VA}{AD}$。',
          },
          '1M',
          'theorem of three perpendiculars',
        ],
        ['\\angle VDA = @{theta : sf3}^\\circ', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: '$P$ is a movable point on $BC$. Someone claims that the angle between $VP$ and the horizontal ground can exceed $@e^\\circ$. Do you agree? Explain your answer.',
        zh: '$P$ 為 $BC$ 上的一動點。某人宣稱 $VP$ 與水平地面的交角可超過 $@e^\\circ$。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (the greatest angle is $@{theta : sf3}^\\circ$)',
        zh: '@{verdict}（該角的最大值為 $@{theta : sf3}^\\circ$）',
      },
      steps: [
        [
          {
            en: '$\\angle VPA$ is the greatest when $AP$ is the shortest, i.e. when $P$ is at $D$.',
            zh: '當 $AP$ 最短，即 $P$ 位於 $D$ 時，$\\angle VPA$ 最大。',
          },
          '1M',
        ],
        [
          {
            en: 'The greatest angle is $@{theta : sf3}^\\circ @sign @e^\\circ$. Thus, @{agreed}.',
            zh: '該角的最大值為 $@{theta : sf3}^\\circ @sign @e^\\circ$，故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    // With B on an axis, C has the coordinates b cos t and b sin t.
    '(a - 1/20)^2 <= (b cos(deg(t)) - c)^2 + (b sin(deg(t)))^2 < (a + 1/20)^2',
    // Pythagoras on both sides of the foot: the two parts make BC, of which the square is compared.
    'abs(sqrt(b^2 - dist^2) + sqrt(c^2 - dist^2) - a) < 1/2',
    '(dist - 1/20)^2 (b^2 + c^2 - 2 b c cos(deg(t))) <= (b c sin(deg(t)))^2 < (dist + 1/20)^2 (b^2 + c^2 - 2 b c cos(deg(t)))',
    // The areas of ABC and VBC are as the cosine of the angle: 16 times the square of an area is 4 u v - (u + v - w)^2.
    'cos(deg(theta + 1/20))^2 (4 (h^2 + b^2) (h^2 + c^2) - (2 h^2 + 2 b c cos(deg(t)))^2) < (2 b c sin(deg(t)))^2',
    'cos(deg(theta - 1/20))^2 (4 (h^2 + b^2) (h^2 + c^2) - (2 h^2 + 2 b c cos(deg(t)))^2) > (2 b c sin(deg(t)))^2',
  ],
})
