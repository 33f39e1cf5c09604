/** How much more water an inverted cone holds. */
import { cone } from '../../kit/figure/round-solids.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const waterInInvertedCone = formulaChoice({
  meta: {
    id: 'mensuration/water-in-inverted-cone',
    unit: 'JS18',
    objective: 'volume of a cone and similar solids',
    method: 'volume of the vessel less that of the water, by the ratio of the depths',
    foundation: true,
    level: 4,
    minutes: 1.7,
  },
  paper: { slots: [16, 17] },
  given: { r: ints(3, 42), h: ints(6, 60), w: ints(3, 48) },
  let: { full: 'r^2 h/3', water: 'full w^3/h^3', x: 'full - water' },
  where: 'w < h & int(full) & int(water) & w/h >= 0.3 & w/h <= 0.8 & h/r >= 0.9 & h/r <= 2.2 & x <= 9000',
  stem: {
    en: 'The figure shows an inverted right circular conical vessel which is held vertically. The base radius and the height of the vessel are $@r\\text{ cm}$ and $@h\\text{ cm}$ respectively. The depth of water in the vessel is $@w\\text{ cm}$. If the vessel is then completely filled, the volume of water added is',
    zh: '圖中所示為一個豎直放置的倒置直立圓錐形容器。該容器的底半徑和高分別為 $@r\\text{ cm}$ 和 $@h\\text{ cm}$，容器內的水深為 $@w\\text{ cm}$。若其後將該容器注滿水，則加入的水的體積為',
  },
  figure: ({ r, h, w }) =>
    cone({ radius: r!, height: h!, inverted: true, water: w! })
      .segment('OB', { dashed: true, label: '@r\\text{ cm}' })
      .point('K', -1.25 * r!, -h!, { label: false })
      .point('L', -1.25 * r!, 0, { label: false })
      .dimension('LK', '@h\\text{ cm}', { distance: 2, side: 'right' })
      .point('M', 1.2 * r!, -h!, { label: false })
      .point('N', 1.2 * r!, w! - h!, { label: false })
      .dimension('MN', '@w\\text{ cm}', { distance: 2, side: 'right' })
      .alt({
        en: 'An inverted cone of base radius $@r$ cm and height $@h$ cm, with water $@w$ cm deep.',
        zh: '倒置的圓錐，底半徑為 $@r$ cm，高為 $@h$ cm，水深 $@w$ cm。',
      }),
  measure: { 'length OB': 'r', 'length OV': 'h', 'length VW': 'w', 'length MN': 'w' },
  key: 'x pi',
  show: '$@{it}\\text{ cm}^3$',
  plausible: 'it > 0 & int(it/pi)',
  slips: {
    'gives the volume of the water at first': 'water pi',
    'gives the volume of the vessel': 'full pi',
    'takes the ratio of the depths as that of the volumes': '(full - full w/h) pi',
    'takes the square of the ratio of the depths': '(full - full w^2/h^2) pi',
    'takes the cone of the empty height': 'full (h - w)^3/h^3 pi',
    'forgets the third': '3 x pi',
    'takes the third of a cylinder for the vessel only': '(full - 3 water) pi',
    'takes the radius of the surface to be that of the vessel, without the third': '(r^2 (h - w)) pi',
    'gives the water at first by the squares': 'full w^2/h^2 pi',
    'adds the water that was there': '(full + water) pi',
  },
  steps: [
    [
      {
        en: 'Capacity of the vessel $= \\frac{1}{3}\\pi(@r)^2(@h) = @{full pi}\\text{ cm}^3$',
        zh: '容器的容量 $= \\frac{1}{3}\\pi(@r)^2(@h) = @{full pi}\\text{ cm}^3$',
      },
      '1M',
    ],
    [
      {
        en: 'Volume of water at first $= @{full pi} \\times \\left(\\frac{@w}{@h}\\right)^3 = @{water pi}\\text{ cm}^3$',
        zh: '原來水的體積 $= @{full pi} \\times \\left(\\frac{@w}{@h}\\right)^3 = @{water pi}\\text{ cm}^3$',
      },
      '1M',
    ],
    [{ en: 'Volume of water added $= @{x pi}\\text{ cm}^3$', zh: '加入的水的體積 $= @{x pi}\\text{ cm}^3$' }, '1A'],
  ],
  // A frustum with the radii r and r w/h and the height h - w.
  claims: ['3 key = pi (h - w) (r^2 + r (r w/h) + (r w/h)^2)'],
})
