/** The perimeter of a sector from its area. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const perimeterFromArea = formulaChoice({
  meta: {
    id: 'arcs-and-sectors/perimeter-from-area',
    unit: 'JS16',
    objective: 'arc lengths and areas of sectors',
    method: 'the arc from area and radius, and two radii',
    foundation: true,
    level: 2,
    minutes: 1.1,
  },
  paper: { slots: [15] },
  given: { r: ints(4, 40), s: ints(4, 90) },
  let: { A: 'r s/2', x: 's + 2 r', angle: '180 s/(pi r)' },
  where: 'angle > 25 & angle < 320 & int(s/2) & s != r & s != 2 r & s != 4 r & A <= 900 & A > x & A - 2 s > 4',
  stem: {
    en: 'The radius and the area of a sector are $@r\\text{ cm}$ and $@A\\text{ cm}^2$ respectively. The perimeter of the sector is',
    zh: '一個扇形的半徑和面積分別為 $@r\\text{ cm}$ 和 $@A\\text{ cm}^2$。該扇形的周界為',
  },
  key: 'x',
  show: '$@{it}\\text{ cm}$',
  plausible: 'it > r & it <= 8 x & int(it)',
  slips: {
    'gives the arc': 's',
    'adds three radii': 's + 3 r',
    'doubles the arc and adds one radius': '2 s + r',
    'doubles the arc alone': '2 s',
    'gives two radii and half of the arc': 's/2 + 2 r',
    'adds one radius only': 's + r',
    'forgets the half in the area of a sector': 's/2 + 2 r',
    'forgets the half and gives the arc': 's/2',
    'doubles the arc': '2 s + 2 r',
    'adds two diameters': 's + 4 r',
    'takes the area for the arc': 'A + 2 r',
    'forgets the half and adds one radius': 's/2 + r',
    'multiplies the arc by the radius': 'r s + 2 r',
  },
  steps: [
    [
      {
        en: 'Let $\\theta$ be the angle of the sector. Arc length $= 2\\pi(@r) \\times \\frac{\\theta}{360^\\circ} = \\frac{2}{@r} \\times \\pi(@r)^2 \\times \\frac{\\theta}{360^\\circ} = \\frac{2(@A)}{@r} = @s\\text{ cm}$',
        zh: '設扇形的圓心角為 $\\theta$。弧長 $= 2\\pi(@r) \\times \\frac{\\theta}{360^\\circ} = \\frac{2}{@r} \\times \\pi(@r)^2 \\times \\frac{\\theta}{360^\\circ} = \\frac{2(@A)}{@r} = @s\\text{ cm}$',
      },
      '1M',
    ],
    [{ en: 'Perimeter $= @s + 2(@r) = @x\\text{ cm}$', zh: '周界 $= @s + 2(@r) = @x\\text{ cm}$' }, '1A'],
  ],
  // The part of the circle by its area is the part by its circumference.
  claims: ['A/(pi r^2) = (key - 2 r)/(2 pi r)'],
})
