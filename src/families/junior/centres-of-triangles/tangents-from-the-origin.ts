/**
 * The tangents to a circle from the origin by a discriminant, and the circumcentre of the triangle with the points of
 * contact.
 */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero, word } from '../../kit/given.ts'

export const tangentsFromTheOrigin = conventional({
  meta: {
    id: 'centres-of-triangles/tangents-from-the-origin',
    unit: 'SS13',
    objective: 'tangents to a circle and the circumcentre of a triangle',
    method: 'discriminant of the equation of intersection; a diameter of the circumcircle',
    foundation: false,
    level: 5,
    minutes: 16,
  },
  paper: { authentic: [19] },
  symbols: ['x', 'y', 'm'],
  given: { h: nonzero(-16, 16), k: nonzero(-16, 16), r: ints(2, 14) },
  let: {
    f: 'h^2 + k^2 - r^2',
    d: '-2 h',
    e: '-2 k',
    circle: 'x^2 + y^2 + d x + e y + f = 0',
    l: 'sqrt(f)',
    q: 'r^2 - h^2',
    s: '2 h k',
    t: 'r^2 - k^2',
    g: 'if(q > 0, 1, -1) gcd(q, s, t)',
    A: 'q/g',
    B: 's/g',
    C: 't/g',
    slopes: 'A m^2 + B m + C = 0',
    m1: '(-h k - r l)/(r^2 - h^2)',
    m2: '(-h k + r l)/(r^2 - h^2)',
    low: 'min(m1, m2)',
    high: 'max(m1, m2)',
    cx: 'h/2',
    cy: 'k/2',
    n: '(h^2 + k^2)/4',
    r2: 'r^2',
    hm: 'd + e m',
  },
  where:
    'f > 0 & int(l) & q != 0 & t != 0 & h^2 != k^2 & m1 != 0 & m2 != 0 & n != r2 & abs(q/g) <= 99 & abs(t/g) <= 99 & abs(s/g) <= 150 & l > 1',
  words: {
    verdict: ['n > r2', word('Yes', '同意'), word('No', '不同意')],
    agreed: ['n > r2', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
    sign: ['n > r2', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'The equation of the circle $C$ is $@circle$. Let $G$ be the centre of $C$ and $O$ be the origin. The straight lines $L_1$ and $L_2$ are the tangents to $C$ from $O$.',
    zh: '圓 $C$ 的方程為 $@circle$。設 $G$ 為 $C$ 的圓心，而 $O$ 為原點。直線 $L_1$ 及 $L_2$ 為由 $O$ 至 $C$ 的切線。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find the coordinates of $G$ and the radius of $C$.', zh: '求 $G$ 的坐標及 $C$ 的半徑。' },
      answer: { en: '$G = (@h, @k)$, radius $= @r$', zh: '$G = (@h, @k)$，半徑 $= @r$' },
      steps: [
        [{ en: 'The coordinates of $G$ are $(@h, @k)$.', zh: '$G$ 的坐標為 $(@h, @k)$。' }, '1A'],
        [{ en: 'Radius of $C = @[sqrt(h^2 + k^2 - f)] = @r$', zh: '$C$ 的半徑 $= @[sqrt(h^2 + k^2 - f)] = @r$' }, '1A'],
      ],
    },
    {
      label: 'b',
      ask: { en: 'Find the slopes of $L_1$ and $L_2$.', zh: '求 $L_1$ 及 $L_2$ 的斜率。' },
      answer: { en: '$@low$ and $@high$ (from $@slopes$)', zh: '$@low$ 及 $@high$（由 $@slopes$）' },
      steps: [
        [
          {
            en: 'Putting $y = mx$ in the equation of $C$, we have $(1 + m^2)x^2 + (@hm)x + @f = 0$.',
            zh: '將 $y = mx$ 代入 $C$ 的方程，得 $(1 + m^2)x^2 + (@hm)x + @f = 0$。',
          },
          '1M',
        ],
        ['(@hm)^2 - 4(1 + m^2)(@f) = 0', '1M', { en: 'discriminant $= 0$', zh: '判別式 $= 0$' }],
        ['@slopes', '1A', 'or equivalent'],
        [{ en: '$m = @low$ or $m = @high$', zh: '$m = @low$ 或 $m = @high$' }, '1A', 'for both correct'],
      ],
    },
    {
      label: 'c(i)',
      ask: {
        en: '$L_1$ and $L_2$ touch $C$ at $P$ and $Q$ respectively. Prove that $O$, $P$, $G$ and $Q$ are concyclic.',
        zh: '$L_1$ 及 $L_2$ 分別與 $C$ 相切於 $P$ 及 $Q$。證明 $O$、$P$、$G$ 及 $Q$ 四點共圓。',
      },
      answer: { en: '$\\angle OPG + \\angle OQG = 180^\\circ$', zh: '$\\angle OPG + \\angle OQG = 180^\\circ$' },
      steps: [
        [
          { en: '$\\angle OPG = \\angle OQG = 90^\\circ$', zh: '$\\angle OPG = \\angle OQG = 90^\\circ$' },
          '1',
          'tangent perp. radius',
        ],
        [
          {
            en: '$\\angle OPG + \\angle OQG = 180^\\circ$, so $O$, $P$, $G$ and $Q$ are concyclic.',
            zh: '$\\angle OPG + \\angle OQG = 180^\\circ$，故 $O$、$P$、$G$ 及 $Q$ 四點共圓。',
          },
          '1',
          'opp. angles supp.',
        ],
      ],
    },
    {
      label: 'c(ii)',
      ask: {
        en: 'Find the coordinates of the circumcentre of $\\triangle OPQ$.',
        zh: '求 $\\triangle OPQ$ 的外心的坐標。',
      },
      answer: '$\\left(@cx, @cy\\right)$',
      steps: [
        [
          {
            en: 'Since $\\angle OPG = 90^\\circ$, $OG$ is a diameter of the circumcircle of $\\triangle OPQ$.',
            zh: '由於 $\\angle OPG = 90^\\circ$，$OG$ 為 $\\triangle OPQ$ 的外接圓的直徑。',
          },
          '1M',
          'converse of angle in semi-circle',
        ],
        [
          {
            en: 'The coordinates of the circumcentre are $\\left(@cx, @cy\\right)$.',
            zh: '外心的坐標為 $\\left(@cx, @cy\\right)$。',
          },
          '1A',
        ],
      ],
    },
    {
      label: 'c(iii)',
      ask: {
        en: 'Someone claims that the area of the circumcircle of $\\triangle OPQ$ is greater than the area of $C$. Do you agree? Explain your answer.',
        zh: '某人宣稱 $\\triangle OPQ$ 的外接圓的面積大於 $C$ 的面積。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict (the areas are $@{n pi}$ and $@{r2 pi}$)',
        zh: '@{verdict}（面積分別為 $@{n pi}$ 及 $@{r2 pi}$）',
      },
      steps: [
        [
          {
            en: 'Area of the circumcircle $= \\pi\\left[\\left(@cx\\right)^2 + \\left(@cy\\right)^2\\right] = @{n pi}$ and area of $C = @{r2 pi}$',
            zh: '外接圓的面積 $= \\pi\\left[\\left(@cx\\right)^2 + \\left(@cy\\right)^2\\right] = @{n pi}$，而 $C$ 的面積 $= @{r2 pi}$',
          },
          '1M',
          'for either correct',
        ],
        [
          { en: 'Since $@{n pi} @sign @{r2 pi}$, @{agreed}.', zh: '由於 $@{n pi} @sign @{r2 pi}$，故@{agreed}。' },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    '2 h = -d',
    '2 k = -e',
    'r > 0',
    'circle for x in {h - r, h + r} for y in {k}',
    'circle for x in {h} for y in {k - r, k + r}',
    'h^2 + k^2 - f = r^2',
    'r2 = r^2',
    // The distance of the centre from each line is the radius.
    'low < high',
    'slopes for m in {low, high}',
    'A > 0',
    '(low h - k)^2 = r^2 (1 + low^2)',
    '(high h - k)^2 = r^2 (1 + high^2)',
    // The circumcentre is as far from O as from the foot P of the perpendicular from G to each tangent.
    'cx^2 + cy^2 = (cx - (h + low k)/(1 + low^2))^2 + (cy - low (h + low k)/(1 + low^2))^2',
    'cx^2 + cy^2 = (cx - (h + high k)/(1 + high^2))^2 + (cy - high (h + high k)/(1 + high^2))^2',
    'n = cx^2 + cy^2',
  ],
})
