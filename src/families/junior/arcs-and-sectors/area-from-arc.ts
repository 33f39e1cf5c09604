/** The area of a sector from its angle and arc length. */
import { conventional } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const areaFromArc = conventional({
  meta: {
    id: 'arcs-and-sectors/area-from-arc',
    unit: 'JS16',
    objective: 'area of a sector',
    method: 'radius from the arc length, then area',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [9] },
  given: { r: ints(3, 45), t: ints(30, 170) },
  let: { arc: 't r pi/180', k: 't r^2/360', area: 'k pi' },
  where: 'int(t r/180) & int(2 k) & t != 90',
  stem: {
    en: 'In the figure, $OAB$ is a sector. It is given that $\\angle AOB = @t^\\circ$ and the length of the arc $AB$ is $@arc\\text{ cm}$. Find the area of the sector in terms of $\\pi$.',
    zh: '圖中，$OAB$ 為一扇形。已知 $\\angle AOB = @t^\\circ$及弧 $AB$ 的長度為 $@arc\\text{ cm}$。求該扇形的面積，答案以 $\\pi$ 表示。',
  },
  figure: ({ t, r }) =>
    scene({ width: 130, height: 105 })
      .point('O', 0, 0)
      .polar('A', 'O', r!, 90 + t! / 2)
      .polar('B', 'O', r!, 90 - t! / 2)
      .sector('O', r!, 90 - t! / 2, 90 + t! / 2)
      .angle('AOB', { label: '@t^\\circ' })
      .alt({
        en: 'A sector $OAB$ with centre $O$; the angle $AOB$ is $@t^\\circ$.',
        zh: '以 $O$ 為圓心的扇形 $OAB$，$\\angle AOB$ 為 $@t^\\circ$。',
      }),
  measure: { 'radius O': 'r', 'arc O': 'arc', 'angle AOB': 't' },
  parts: [
    {
      ask: '',
      answer: '$@area\\text{ cm}^2$',
      steps: [
        [{ en: 'Let $r\\text{ cm}$ be the radius of the sector.', zh: '設該扇形的半徑為 $r\\text{ cm}$。' }],
        ['2\\pi r\\left(\\frac{@t^\\circ}{360^\\circ}\\right) = @arc', '1M'],
        ['r = @r'],
        [
          {
            en: 'Area of the sector $= \\pi(@r)^2\\left(\\frac{@t^\\circ}{360^\\circ}\\right)$',
            zh: '該扇形的面積 $= \\pi(@r)^2\\left(\\frac{@t^\\circ}{360^\\circ}\\right)$',
          },
          '1M',
        ],
        ['= @area\\text{ cm}^2', '1A'],
      ],
    },
  ],
  // A sector is half the product of its radius and its arc, and the radius is 180 arc/(t π).
  claims: ['area t pi = 90 arc^2'],
})
