/** The volume of a cone folded from a sector. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const sectorToCone = formulaChoice({
  meta: {
    id: 'arcs-and-sectors/sector-to-cone',
    unit: 'JS16',
    objective: 'arc length of a sector',
    method: 'the arc becomes the circumference of the base of a cone',
    foundation: true,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [16, 17] },
  given: { r: ints(2, 40), l: ints(4, 45) },
  let: { t: '360 r/l', h: 'sqrt(l^2 - r^2)', x: 'r^2 h/3' },
  where: 'int(t) & t >= 60 & t <= 300 & t != 180 & (l <= 30 | int(h)) & x^2 <= 10000000',
  stem: {
    en: 'In the figure, $OAB$ is a thin paper sector with centre $O$. $OA = @l\\text{ cm}$ and $\\angle AOB = @t^\\circ$. The sector is folded to form an inverted right circular conical cup by joining $OA$ and $OB$ together. The capacity of the cup is',
    zh: '圖中，$OAB$ 是以 $O$ 為圓心的扇形薄紙，其中 $OA = @l\\text{ cm}$ 及 $\\angle AOB = @t^\\circ$。將 $OA$ 和 $OB$ 接合，把該扇形摺成一個倒置的直立圓錐形紙杯。該紙杯的容量為',
  },
  figure: ({ t }) =>
    scene()
      .point('O', 0, 0)
      .polar('A', 'O', 5, 90 + t! / 2)
      .polar('B', 'O', 5, 90 - t! / 2)
      .arcBetween('O', 'BA', { sector: true })
      .angle('AOB', { label: '@t^\\circ', ...(t! > 180 ? { reflex: true } : {}) })
      .mark('OB', { label: '@l\\text{ cm}' })
      .alt({
        en: 'Sector $OAB$ with centre $O$, radius $@l$ cm and an angle of $@t^\\circ$.',
        zh: '以 $O$ 為圓心的扇形 $OAB$，半徑為 $@l$ cm，圓心角為 $@t^\\circ$。',
      }),
  measure: { 'turn O': 't', 'length OA': 'l', 'length OB': 'l' },
  key: 'x pi',
  show: '$@{it}\\text{ cm}^3$',
  plausible: 'it > 0',
  slips: {
    'takes the slant height for the height': 'r^2 l/3 pi',
    'forgets the third': 'r^2 h pi',
    'takes the slant height for the height and forgets the third': 'r^2 l pi',
    'takes the radius of the sector for that of the base': 'l^2 r/3 pi',
    'adds the squares for the height': 'r^2 sqrt(l^2 + r^2)/3 pi',
    'takes the arc as half of the circumference': '(2 r)^2 sqrt(l^2 - (2 r)^2)/3 pi',
    'takes the difference of the radii for the height': 'r^2 (l - r)/3 pi',
    'takes half of the radius': '(r/2)^2 sqrt(l^2 - (r/2)^2)/3 pi',
    'gives the curved surface area': 'r l pi',
    'takes a half for a third': 'r^2 h/2 pi',
    'forgets to square the radius': 'r h/3 pi',
  },
  steps: [
    [
      {
        en: 'Let $r\\text{ cm}$ be the base radius. $2\\pi r = 2\\pi(@l) \\times \\frac{@t}{360}$, so $r = @r$.',
        zh: '設底半徑為 $r\\text{ cm}$。$2\\pi r = 2\\pi(@l) \\times \\frac{@t}{360}$，故 $r = @r$。',
      },
      '1M',
    ],
    [
      { en: 'Height $= @[sqrt(l^2 - r^2)] = @h\\text{ cm}$', zh: '高 $= @[sqrt(l^2 - r^2)] = @h\\text{ cm}$' },
      '1M',
      'Pyth. theorem',
    ],
    [
      {
        en: 'Capacity $= \\frac{1}{3}\\pi(@r)^2(@h) = @{x pi}\\text{ cm}^3$',
        zh: '容量 $= \\frac{1}{3}\\pi(@r)^2(@h) = @{x pi}\\text{ cm}^3$',
      },
      '1A',
    ],
  ],
  // The base has an area of pi (l t/360)²; with its radius, the height that the key leaves makes the slant height l.
  claims: ['key > 0', '(3 key/(pi (l t/360)^2))^2 + (l t/360)^2 = l^2'],
})
