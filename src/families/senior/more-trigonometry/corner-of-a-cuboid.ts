/** A corner cut off a cuboid: an angle by the cosine formula, an area, and the distance of the vertex from the cut. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'
import { cuboid } from '../../kit/figure/solids.ts'

export const cornerOfACuboid = conventional({
  meta: {
    id: 'more-trigonometry/corner-of-a-cuboid',
    unit: 'SS14',
    objective: 'distance between a point and a plane',
    method: 'cosine formula; area by the sine of an angle; volume by two ways',
    foundation: false,
    level: 5,
    minutes: 11,
  },
  paper: { authentic: [18] },
  given: { a: ints(15, 36), b: ints(12, 32, 2), c: ints(12, 30) },
  let: {
    be2: 'a^2 + c^2',
    de2: 'b^2 + c^2',
    bd2: 'a^2 + b^2',
    be: 'sqrt(be2)',
    de: 'sqrt(de2)',
    bd: 'sqrt(bd2)',
    cosine: 'c^2/(be de)',
    theta0: 'arccos(cosine)',
    theta: 'sf(theta0, 3)',
    area0: 'be de sin(deg(theta0))/2',
    area: 'sf(area0, 3)',
    d0: 'a b c/(2 area0)',
    d: 'sf(d0, 3)',
    vol: 'a b c/6',
    base: 'a b/2',
  },
  where: 'a != b & b != c & a != c & 10 <= d0 < 30 & 100 <= area0 < 999 & theta0 > 30 & 2 b < 3 a & int(vol)',
  stem: {
    en: 'The figure shows a rectangular block $ABCDEFGH$. It is given that $AB = @a\\text{ cm}$, $AD = @b\\text{ cm}$ and $AE = @c\\text{ cm}$.',
    zh: '圖中所示為一長方體 $ABCDEFGH$。已知 $AB = @a\\text{ cm}$、$AD = @b\\text{ cm}$ 及 $AE = @c\\text{ cm}$。',
  },
  figure: ({ a = 0, b = 0, c = 0 }) =>
    cuboid('ABCDEFGH', { length: a, width: b, height: c }, { view: { direction: 35, depth: 0.5 } })
      .segment('BE')
      .segment('BD', { dashed: true })
      .segment('DE', { dashed: true })
      .alt({
        en: 'A rectangular block ABCDEFGH with E above A; B, D and E are joined',
        zh: '長方體 ABCDEFGH，E 在 A 之上；連 B、D 和 E',
      }),
  measure: { 'length AB': 'a', 'length AD': 'b', 'length AE': 'c', 'angle BED': 'theta0', 'length BD': 'bd' },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $\\angle BED$.', zh: '求 $\\angle BED$。' },
      answer: '$@{theta : sf3}^\\circ$',
      steps: [
        [
          {
            en: '$BE = \\sqrt{@a^2 + @c^2}\\text{ cm}$, $DE = \\sqrt{@b^2 + @c^2}\\text{ cm}$ and $BD = \\sqrt{@a^2 + @b^2}\\text{ cm}$',
            zh: '$BE = \\sqrt{@a^2 + @c^2}\\text{ cm}$、$DE = \\sqrt{@b^2 + @c^2}\\text{ cm}$ 及 $BD = \\sqrt{@a^2 + @b^2}\\text{ cm}$',
          },
          '1M',
          { en: 'for any one', zh: '給任何一項' },
        ],
        [
          '\\cos \\angle BED = \\frac{BE^2 + DE^2 - BD^2}{2(BE)(DE)} = \\frac{@be2 + @de2 - @bd2}{2\\sqrt{@be2}\\sqrt{@de2}}',
          '1M',
        ],
        ['\\angle BED = @{theta : sf3}^\\circ', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'b(i)',
      ask: { en: 'Find the area of $\\triangle BDE$.', zh: '求 $\\triangle BDE$ 的面積。' },
      answer: '$@{area : sf3}\\text{ cm}^2$',
      steps: [
        [
          {
            en: 'Area of $\\triangle BDE = \\frac{1}{2}(BE)(DE)\\sin \\angle BED$',
            zh: '$\\triangle BDE$ 的面積 $= \\frac{1}{2}(BE)(DE)\\sin \\angle BED$',
          },
          '1M',
        ],
        ['= @{area : sf3}\\text{ cm}^2', '1A', 'corr. to 3 s.f.'],
      ],
    },
    {
      label: 'b(ii)',
      ask: {
        en: 'Hence, find the shortest distance between $A$ and the plane $BDE$.',
        zh: '由此，求 $A$ 與平面 $BDE$ 的最短距離。',
      },
      answer: '$@{d : sf3}\\text{ cm}$',
      steps: [
        [
          {
            en: 'Volume of the tetrahedron $ABDE = \\frac{1}{3}\\left[\\frac{1}{2}(@a)(@b)\\right](@c) = @vol\\text{ cm}^3$',
            zh: '四面體 $ABDE$ 的體積 $= \\frac{1}{3}\\left[\\frac{1}{2}(@a)(@b)\\right](@c) = @vol\\text{ cm}^3$',
          },
          '1M',
        ],
        [
          {
            en: 'Let $S\\text{ cm}^2$ be the area of $\\triangle BDE$ and $d\\text{ cm}$ the required distance. Then $\\frac{1}{3}Sd = @vol$.',
            zh: '設 $\\triangle BDE$ 的面積為 $S\\text{ cm}^2$，所求距離為 $d\\text{ cm}$，則 $\\frac{1}{3}Sd = @vol$。',
          },
          '1M',
        ],
        [
          {
            en: 'With the exact value of $S$, the shortest distance is $@{d : sf3}\\text{ cm}$.',
            zh: '以 $S$ 的準確值計算，最短距離為 $@{d : sf3}\\text{ cm}$。',
          },
          '1A',
          'corr. to 3 s.f.',
        ],
      ],
    },
  ],
  claims: [
    // The product of the vectors EB and ED is c².
    'cos(deg(theta + 1/20)) sqrt(a^2 + c^2) sqrt(b^2 + c^2) < c^2 < cos(deg(theta - 1/20)) sqrt(a^2 + c^2) sqrt(b^2 + c^2)',
    // The square of the area is the sum of those of its three shadows on the faces at A.
    '(2 area - 1)^2 <= a^2 b^2 + b^2 c^2 + c^2 a^2 <= (2 area + 1)^2',
    // The plane cuts the axes at a, b and c.
    '1/(d + 1/20)^2 < 1/a^2 + 1/b^2 + 1/c^2 < 1/(d - 1/20)^2',
  ],
})
