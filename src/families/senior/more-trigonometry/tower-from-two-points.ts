/**
 * A tower seen from two points on the ground: its height from two elevations and a bearing, and the greatest elevation
 * along the way.
 */
import { conventional } from '../../kit/family.ts'
import { oneOf, word } from '../../kit/given.ts'
import { SolidBuilder } from '../../kit/figure/solids.ts'

export const towerFromTwoPoints = conventional({
  meta: {
    id: 'more-trigonometry/tower-from-two-points',
    unit: 'SS14',
    objective: 'angles of elevation and bearings in three dimensions',
    method: 'lengths in terms of the height, cosine formula, area by two ways, greatest angle of elevation',
    foundation: false,
    level: 5,
    minutes: 16,
  },
  paper: { mock: [17] },
  given: {
    a: oneOf(24, 26, 28, 30, 32, 34, 36, 38, 40, 42),
    b: oneOf(35, 37, 39, 41, 43, 45, 46, 48, 50, 52),
    s: oneOf(10, 20, 30, 40),
    turn: oneOf(60, 70, 75, 80, 85, 100, 105, 110),
    l: oneOf(60, 80, 100, 120, 150, 200, 240),
    e: oneOf(45, 50, 55, 60, 65),
  },
  let: {
    west: 'turn - s',
    m: 'tan(deg(90 - a))',
    n: 'tan(deg(90 - b))',
    q2: 'm^2 + n^2 - 2 m n cos(deg(turn))',
    h0: 'l/sqrt(q2)',
    h: 'sf(h0, 3)',
    ap: 'm h0',
    bp: 'n h0',
    cosB: '(l^2 + bp^2 - ap^2)/(2 l bp)',
    abp: 'sf(arccos(cosB), 3)',
    pc0: 'bp sin(deg(arccos(cosB)))',
    pc: 'sf(pc0, 3)',
    theta0: 'arctan(h0/pc0)',
    theta: 'sf(theta0, 3)',
    cosA: '(l^2 + ap^2 - bp^2)/(2 l ap)',
  },
  where:
    'a < b & b - a >= 6 & west >= 15 & west <= 80 & 0.15 < cosB & 0.15 < cosA & 20 <= h0 < 99 & 20 <= pc0 < 300 & abs(theta0 - e) > 1 & abs(theta0 - e) < 8 & theta0 - b > 1.5 & e - b > 2',
  words: {
    verdict: ['theta > e', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['theta > e', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['theta > e', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'In the figure, $PQ$ is a vertical tower and $P$, $A$ and $B$ are points on the horizontal ground, where $AB = @l\\text{ m}$. The bearing of $A$ from $P$ is $\\text{S}@s^\\circ\\text{W}$ and the bearing of $B$ from $P$ is $\\text{S}@west^\\circ\\text{E}$. The angles of elevation of $Q$ from $A$ and $B$ are $@a^\\circ$ and $@b^\\circ$ respectively. Let $PQ = h\\text{ m}$.',
    zh: '圖中，$PQ$ 為一座鉛垂的塔，而 $P$、$A$ 及 $B$ 為水平地面上的點，其中 $AB = @l\\text{ m}$。由 $P$ 測得 $A$ 的方位角為 $\\text{S}@s^\\circ\\text{W}$，而由 $P$ 測得 $B$ 的方位角為 $\\text{S}@west^\\circ\\text{E}$。由 $A$ 及 $B$ 測得 $Q$ 的仰角分別為 $@a^\\circ$ 及 $@b^\\circ$。設 $PQ = h\\text{ m}$。',
  },
  figure: ({ s = 0, west = 0, ap = 0, bp = 0, h0 = 0 }) => {
    const [u, v] = [(s * Math.PI) / 180, (west * Math.PI) / 180]
    // No solid: nothing is hidden.
    return new SolidBuilder({ view: { direction: 70, depth: 0.5 } })
      .point3('P', [0, 0, 0])
      .point3('A', [-ap * Math.sin(u), -ap * Math.cos(u), 0])
      .point3('B', [bp * Math.sin(v), -bp * Math.cos(v), 0])
      .point3('Q', [0, 0, h0])
      .segment('PQ', { thick: true })
      .segment('PA')
      .segment('PB')
      .segment('AB')
      .segment('QA')
      .segment('QB')
      .foot('C', 'P', 'AB', { label: false })
      .alt({
        en: 'A vertical tower PQ and the points A and B on the ground, all joined',
        zh: '鉛垂的塔 PQ 及地面上的點 A 和 B，各點互相連接',
      })
  },
  measure: {
    'length AB': 'l',
    'length PQ': 'h0',
    'angle APB': 'turn',
    'angle PAQ': 'a',
    'angle PBQ': 'b',
    'length PC': 'pc0',
  },
  parts: [
    {
      label: 'a(i)',
      ask: { en: 'Express $AP$ and $BP$ in terms of $h$.', zh: '以 $h$ 表示 $AP$ 及 $BP$。' },
      answer: {
        en: '$AP = \\frac{h}{\\tan @a^\\circ}\\text{ m}$, $BP = \\frac{h}{\\tan @b^\\circ}\\text{ m}$',
        zh: '$AP = \\frac{h}{\\tan @a^\\circ}\\text{ m}$，$BP = \\frac{h}{\\tan @b^\\circ}\\text{ m}$',
      },
      steps: [
        ['AP = \\frac{h}{\\tan @a^\\circ}\\text{ m}', '1A'],
        ['BP = \\frac{h}{\\tan @b^\\circ}\\text{ m}', '1A'],
      ],
    },
    {
      label: 'a(ii)',
      ask: { en: 'Find $h$.', zh: '求 $h$。' },
      answer: '$@{h : sf3}$',
      steps: [
        [
          {
            en: '$\\angle APB = @s^\\circ + @west^\\circ = @turn^\\circ$',
            zh: '$\\angle APB = @s^\\circ + @west^\\circ = @turn^\\circ$',
          },
          '1M',
        ],
        [
          '@l^2 = \\left(\\frac{h}{\\tan @a^\\circ}\\right)^2 + \\left(\\frac{h}{\\tan @b^\\circ}\\right)^2 - 2\\left(\\frac{h}{\\tan @a^\\circ}\\right)\\left(\\frac{h}{\\tan @b^\\circ}\\right)\\cos @turn^\\circ',
          '1M',
          { en: 'cosine formula', zh: '餘弦公式' },
        ],
        ['h = @{h : sf3}', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'b',
      ask: { en: 'Find $\\angle ABP$.', zh: '求 $\\angle ABP$。' },
      answer: '$@{abp : sf3}^\\circ$',
      steps: [
        [
          '\\frac{\\sin \\angle ABP}{AP} = \\frac{\\sin @turn^\\circ}{@l}',
          '1M',
          { en: 'sine formula', zh: '正弦公式' },
        ],
        ['\\angle ABP = @{abp : sf3}^\\circ', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'c',
      ask: {
        en: 'A man walks along the straight road from $A$ to $B$. Someone claims that the angle of elevation of $Q$ from the man can exceed $@e^\\circ$ during the walk. Do you agree? Explain your answer.',
        zh: '一人沿直路由 $A$ 步行至 $B$。某人宣稱在途中，該人測得 $Q$ 的仰角可超過 $@e^\\circ$。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (the greatest angle of elevation is $@{theta : sf3}^\\circ$)',
        zh: '@{verdict}（最大的仰角為 $@{theta : sf3}^\\circ$）',
      },
      steps: [
        [
          {
            en: 'Let $C$ be the foot of the perpendicular from $P$ to $AB$. The angle of elevation of $Q$ is the greatest at $C$.',
            zh: '設 $C$ 為由 $P$ 至 $AB$ 的垂足。在 $C$ 測得 $Q$ 的仰角最大。',
          },
          '1M',
        ],
        ['PC = BP \\sin \\angle ABP = @{pc : sf3}\\text{ m}', '1M', 'corr. to 3 s.f.'],
        [
          {
            en: '$\\tan \\angle PCQ = \\frac{h}{PC}$, so $\\angle PCQ = @{theta : sf3}^\\circ$',
            zh: '$\\tan \\angle PCQ = \\frac{h}{PC}$，故 $\\angle PCQ = @{theta : sf3}^\\circ$',
          },
          '1A',
          'corr. to 3 s.f.',
        ],
        [
          {
            en: 'Since $@{theta : sf3}^\\circ @sign @e^\\circ$, @{agreed}.',
            zh: '由於 $@{theta : sf3}^\\circ @sign @e^\\circ$，故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    // A tower a little lower or higher puts A and B nearer or farther: their coordinates, P being the origin and north
    // the direction of y.
    '(h - 1/20)^2 ((sin(deg(s))/tan(deg(a)) + sin(deg(west))/tan(deg(b)))^2 + (cos(deg(s))/tan(deg(a)) - cos(deg(west))/tan(deg(b)))^2) < l^2 < (h + 1/20)^2 ((sin(deg(s))/tan(deg(a)) + sin(deg(west))/tan(deg(b)))^2 + (cos(deg(s))/tan(deg(a)) - cos(deg(west))/tan(deg(b)))^2)',
    // The angles at A and B add up with that at P: the sine formula for AP and BP, of which the ratio is known.
    'tan(deg(a)) sin(deg(abp - 1/20)) < tan(deg(b)) sin(deg(180 - s - west - abp + 1/20))',
    'tan(deg(a)) sin(deg(abp + 1/20)) > tan(deg(b)) sin(deg(180 - s - west - abp - 1/20))',
    // The elevation at the foot C: tan b = h/BP and sin ABP = PC/BP.
    'abs(tan(deg(b)) - tan(deg(theta)) sin(deg(abp))) < 0.006',
  ],
})
