/**
 * Water in an inverted cone: its volume by similar triangles, and the increase of the wet surface when water is added.
 */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'
import { cone } from '../../kit/figure/round-solids.ts'

export const waterPouredIntoCone = conventional({
  meta: {
    id: 'mensuration/water-poured-into-cone',
    unit: 'JS18',
    objective: 'volumes and surface areas of similar cones',
    method: 'similar triangles; depth from the ratio of the volumes; wet curved surface',
    foundation: true,
    level: 4,
    minutes: 9,
  },
  paper: { authentic: [13] },
  given: {
    r0: oneOf(3, 4, 5, 7, 8, 20),
    h0: oneOf(3, 4, 12, 15, 21, 24),
    t: ints(1, 6),
    n: ints(3, 8),
    p: ints(1, 4),
    q: ints(2, 7),
  },
  let: {
    l0: 'sqrt(r0^2 + h0^2)',
    R: 'r0 n t',
    H: 'h0 n t',
    d: 'h0 p t',
    r: 'r0 p t',
    v: 'r^2 d/3',
    d2: 'h0 q t',
    r2: 'r0 q t',
    v2: 'r2^2 d2/3',
    added: 'v2 - v',
    wet: 'r l0 p t',
    wet2: 'r2 l0 q t',
    increase: 'wet2 - wet',
    l: 'l0 p t',
    l2: 'l0 q t',
    ratio: 'v2/v',
  },
  where:
    'int(l0) & gcd(r0, h0) = 1 & p < q & q < n & H <= 96 & R <= 72 & gcd(p, q) = 1 & int(v) & int(v2) & v2 < 99999 & 3 p >= n',
  stem: {
    en: 'In the figure, a vessel is in the form of an inverted right circular cone. The base radius and the height of the vessel are $@R\\text{ cm}$ and $@H\\text{ cm}$ respectively. The vessel is held vertically and contains some water. The depth of the water is $@d\\text{ cm}$.',
    zh: '圖中，一容器的形狀為一倒置的直立圓錐。該容器的底半徑及高分別為 $@R\\text{ cm}$ 及 $@H\\text{ cm}$。該容器垂直放置並載有一些水，水深為 $@d\\text{ cm}$。',
  },
  figure: ({ R = 0, H = 0, d = 0 }) =>
    cone({ radius: R, height: H, inverted: true, water: d, frame: { width: 120, height: 120 } }).alt({
      en: 'An inverted cone with some water in it',
      zh: '一個載有一些水的倒置圓錐',
    }),
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Find, in terms of $\\pi$, the volume of water in the vessel.',
        zh: '求容器內水的體積，答案以 $\\pi$ 表示。',
      },
      answer: '$@{v pi}\\text{ cm}^3$',
      steps: [
        [
          {
            en: 'Let $r\\text{ cm}$ be the radius of the water surface. Then $\\frac{r}{@R} = \\frac{@d}{@H}$, so $r = @r$.',
            zh: '設水面的半徑為 $r\\text{ cm}$，則 $\\frac{r}{@R} = \\frac{@d}{@H}$，故 $r = @r$。',
          },
          '1M',
          'corr. sides, sim. triangles',
        ],
        [{ en: 'Volume of water $= \\frac{1}{3}\\pi(@r)^2(@d)$', zh: '水的體積 $= \\frac{1}{3}\\pi(@r)^2(@d)$' }, '1M'],
        ['= @{v pi}\\text{ cm}^3', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'If $@{added pi}\\text{ cm}^3$ of water is now added into the vessel, find, in terms of $\\pi$, the increase in the area of the wet curved surface of the vessel.',
        zh: '若現將 $@{added pi}\\text{ cm}^3$ 的水加入該容器內，求該容器的沾濕曲面面積的增加，答案以 $\\pi$ 表示。',
      },
      answer: '$@{increase pi}\\text{ cm}^2$',
      steps: [
        [
          {
            en: 'Let $h\\text{ cm}$ be the new depth of water. Then $\\left(\\frac{h}{@d}\\right)^3 = \\frac{@{v pi} + @{added pi}}{@{v pi}} = @ratio$.',
            zh: '設新的水深為 $h\\text{ cm}$，則 $\\left(\\frac{h}{@d}\\right)^3 = \\frac{@{v pi} + @{added pi}}{@{v pi}} = @ratio$。',
          },
          '1M',
          { en: 'volumes of similar solids', zh: '相似立體的體積' },
        ],
        ['h = @d2', '1A'],
        [
          {
            en: 'Original wet curved surface area $= \\pi(@r)\\sqrt{@r^2 + @d^2} = @{wet pi}\\text{ cm}^2$; the new area is $\\left(\\frac{@d2}{@d}\\right)^2$ times of it.',
            zh: '原本的沾濕曲面面積 $= \\pi(@r)\\sqrt{@r^2 + @d^2} = @{wet pi}\\text{ cm}^2$；新的面積為其 $\\left(\\frac{@d2}{@d}\\right)^2$ 倍。',
          },
          '1M',
        ],
        [
          {
            en: 'The increase $= @{wet2 pi} - @{wet pi} = @{increase pi}\\text{ cm}^2$',
            zh: '增加 $= @{wet2 pi} - @{wet pi} = @{increase pi}\\text{ cm}^2$',
          },
          '1A',
        ],
      ],
    },
  ],
  claims: [
    // The water and the vessel are similar: their volumes are as the cubes of the depths.
    '3 v H^3 = R^2 H d^3',
    // The wet area is w d²: from the increase and the old area the new one, whose cube is to that of the old one as the
    // squares of the volumes.
    'increase > 0',
    '(increase/(R sqrt(R^2 + H^2) d^2/H^2) + 1)^3 = ((v + added)/v)^2',
  ],
})
