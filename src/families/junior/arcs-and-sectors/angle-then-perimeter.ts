/** The angle of a sector from its area, and its perimeter. */
import { conventional } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const angleThenPerimeter = conventional({
  meta: {
    id: 'arcs-and-sectors/angle-then-perimeter',
    unit: 'JS16',
    objective: 'area and perimeter of a sector',
    method: 'angle from the area, then arc length and two radii',
    foundation: true,
    level: 2,
    minutes: 5,
  },
  paper: { authentic: [9] },
  given: { r: ints(3, 48), t: ints(30, 170) },
  let: { k: 't r^2/360', arc: 't r pi/180', area: 'k pi', perimeter: '2 r + arc' },
  where: 'int(k) & int(t r/90) & t != 90',
  stem: {
    en: 'In the figure, the radius and the area of the sector $OAB$ are $@r\\text{ cm}$ and $@area\\text{ cm}^2$ respectively.',
    zh: '圖中，扇形 $OAB$ 的半徑和面積分別為 $@r\\text{ cm}$ 和 $@area\\text{ cm}^2$。',
  },
  figure: ({ t, r }) =>
    scene({ width: 130, height: 105 })
      .point('O', 0, 0)
      .polar('A', 'O', r!, 90 + t! / 2)
      .polar('B', 'O', r!, 90 - t! / 2)
      .sector('O', r!, 90 - t! / 2, 90 + t! / 2)
      .alt({ en: 'A sector $OAB$ with centre $O$.', zh: '以 $O$ 為圓心的扇形 $OAB$。' }),
  measure: { 'radius O': 'r', 'arc O': 'arc', 'angle AOB': 't' },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $\\angle AOB$.', zh: '求 $\\angle AOB$。' },
      answer: '$@t^\\circ$',
      steps: [
        ['\\pi(@r)^2\\left(\\frac{\\angle AOB}{360^\\circ}\\right) = @area', '1M'],
        ['\\angle AOB = @t^\\circ', '1A'],
      ],
    },
    {
      label: 'b',
      ask: { en: 'Find the perimeter of the sector in terms of $\\pi$.', zh: '求該扇形的周界，答案以 $\\pi$ 表示。' },
      answer: '$(@perimeter)\\text{ cm}$',
      steps: [
        [
          {
            en: 'Length of arc $AB = 2\\pi(@r)\\left(\\frac{@t^\\circ}{360^\\circ}\\right) = @arc\\text{ cm}$',
            zh: '弧 $AB$ 的長度 $= 2\\pi(@r)\\left(\\frac{@t^\\circ}{360^\\circ}\\right) = @arc\\text{ cm}$',
          },
          '1M',
        ],
        [{ en: 'Perimeter $= @arc + 2(@r)$', zh: '周界 $= @arc + 2(@r)$' }, '1M'],
        ['= (@perimeter)\\text{ cm}', '1A'],
      ],
    },
  ],
  claims: ['360 area = t pi r^2', '(perimeter - 2 r) r = 2 area'],
})
