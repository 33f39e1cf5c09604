/** A point outside a circle: the nearest point of the circle, and how far the farthest is. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero, oneOf, word } from '../../kit/given.ts'

export const nearestAndFarthestPoint = conventional({
  meta: {
    id: 'equations-of-circles/nearest-and-farthest-point',
    unit: 'SS13',
    objective: 'position of a point and a circle; nearest and farthest points',
    method: 'distance from the centre; a point on a line in a given ratio',
    foundation: true,
    level: 4,
    minutes: 10,
  },
  paper: { authentic: [14] },
  symbols: ['x', 'y'],
  given: {
    h: nonzero(-7, 7),
    k: nonzero(-7, 7),
    dx: oneOf(-4, -3, 3, 4),
    dy: oneOf(-4, -3, 3, 4),
    m: ints(1, 3),
    far: ints(2, 5),
    w: oneOf(-2, -1, 1, 2, 3),
  },
  let: {
    r: '5 m',
    gap: '5 far',
    ex: 'h + far dx',
    ey: 'k + far dy',
    fx: 'h + m dx',
    fy: 'k + m dy',
    d: '-2 h',
    e: '-2 k',
    f: 'h^2 + k^2 - r^2',
    circle: 'x^2 + y^2 + d x + e y + f = 0',
    greatest: 'gap + r',
    claimed: 'greatest + w',
    more: 'far - m',
  },
  where: 'abs(dx) + abs(dy) = 7 & far > m & abs(f) <= 250 & f != 0 & (far > 2 | m = 1) & gcd(far, m) = 1',
  words: {
    verdict: ['greatest <= claimed', word('Yes', '同意'), word('No', '不同意')],
    agreed: [
      'greatest <= claimed',
      word('the claim is agreed', '同意該宣稱'),
      word('the claim is disagreed', '不同意該宣稱'),
    ],
    sign: ['greatest <= claimed', word('<', '<'), word('>', '>')],
  },
  stem: {
    en: 'The equation of the circle $C$ is $@circle$. Denote the centre of $C$ by $G$. The coordinates of the point $E$ are $(@ex, @ey)$.',
    zh: '圓 $C$ 的方程為 $@circle$。將 $C$ 的圓心記為 $G$。點 $E$ 的坐標為 $(@ex, @ey)$。',
  },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Find the coordinates of $G$ and the radius of $C$. Hence, show that $E$ lies outside $C$.',
        zh: '求 $G$ 的坐標及 $C$ 的半徑。由此，證明 $E$ 在 $C$ 外。',
      },
      answer: { en: '$G = (@h, @k)$, radius $= @r$, $GE = @gap$', zh: '$G = (@h, @k)$，半徑 $= @r$，$GE = @gap$' },
      steps: [
        [{ en: 'The coordinates of $G$ are $(@h, @k)$.', zh: '$G$ 的坐標為 $(@h, @k)$。' }, '1A'],
        [{ en: 'Radius of $C = @[sqrt(h^2 + k^2 - f)] = @r$', zh: '$C$ 的半徑 $= @[sqrt(h^2 + k^2 - f)] = @r$' }, '1A'],
        [
          {
            en: '$GE = @[sqrt((ex - h)^2 + (ey - k)^2)] = @gap > @r$. Thus, $E$ lies outside $C$.',
            zh: '$GE = @[sqrt((ex - h)^2 + (ey - k)^2)] = @gap > @r$，故 $E$ 在 $C$ 外。',
          },
          '1',
        ],
      ],
    },
    {
      label: 'b(i)',
      ask: {
        en: 'Let $F$ be the point on $C$ which is nearest to $E$. Find the coordinates of $F$.',
        zh: '設 $F$ 為 $C$ 上最接近 $E$ 的一點。求 $F$ 的坐標。',
      },
      answer: '$(@fx, @fy)$',
      steps: [
        [
          {
            en: '$F$ lies on $GE$ and $GF : FE = @r : @{gap - r} = @m : @more$.',
            zh: '$F$ 在 $GE$ 上，且 $GF : FE = @r : @{gap - r} = @m : @more$。',
          },
          '1M',
        ],
        [
          {
            en: 'The coordinates of $F$ are $\\left(\\frac{@more(@h) + @m(@ex)}{@far}, \\frac{@more(@k) + @m(@ey)}{@far}\\right)$.',
            zh: '$F$ 的坐標為 $\\left(\\frac{@more(@h) + @m(@ex)}{@far}, \\frac{@more(@k) + @m(@ey)}{@far}\\right)$。',
          },
          '1M',
        ],
        [{ en: 'i.e. $(@fx, @fy)$', zh: '即 $(@fx, @fy)$' }, '1A'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Someone claims that the distance between $E$ and any point on $C$ does not exceed $@claimed$. Do you agree? Explain your answer.',
        zh: '某人宣稱 $E$ 與 $C$ 上任何一點的距離均不超過 $@claimed$。你是否同意？試解釋你的答案。',
      },
      answer: { en: '@verdict (the greatest distance is $@greatest$)', zh: '@{verdict}（最大距離為 $@greatest$）' },
      steps: [
        [
          {
            en: 'The greatest distance between $E$ and a point on $C = GE + @r = @greatest$',
            zh: '$E$ 與 $C$ 上一點的最大距離 $= GE + @r = @greatest$',
          },
          '1M',
        ],
        [
          { en: 'Since $@greatest @sign @claimed$, @{agreed}.', zh: '由於 $@greatest @sign @claimed$，故@{agreed}。' },
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
    'gap > r',
    'gap^2 = (ex - h)^2 + (ey - k)^2',
    // F is a point of the circle on the line GE, and as near as can be.
    'fx^2 + fy^2 + d fx + e fy + f = 0',
    '(fx - ex)^2 + (fy - ey)^2 = (gap - r)^2',
    // The farthest point is opposite to F.
    'greatest > 0',
    'greatest^2 = (2 h - fx - ex)^2 + (2 k - fy - ey)^2',
  ],
})
