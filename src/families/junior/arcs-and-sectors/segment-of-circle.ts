/** The area between a chord and its arc. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const segmentOfCircle = formulaChoice({
  meta: {
    id: 'arcs-and-sectors/segment-of-circle',
    unit: 'JS16',
    objective: 'areas of sectors',
    method: 'sector less isosceles triangle, by half of the angle at the centre',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [15, 16] },
  given: { t: ints(64, 136, 2), r: ints(12, 36) },
  let: {
    sector: 'r^2 t/360 pi',
    triangle: 'r^2 sin(deg(t/2)) cos(deg(t/2))',
    x: 'round(sector - triangle)',
    arc: 'pi r t/180',
    chord: '2 r sin(deg(t/2))',
    half: 't/2',
  },
  where: 't != 90 & t != 120',
  stem: {
    en: 'In the figure, $OAB$ is a sector with centre $O$. If $OA = @r\\text{ cm}$ and $\\angle AOB = @t^\\circ$, find the area of the shaded region correct to the nearest $\\text{cm}^2$.',
    zh: '圖中，$OAB$ 是以 $O$ 為圓心的扇形。若 $OA = @r\\text{ cm}$ 及 $\\angle AOB = @t^\\circ$，求陰影區域的面積，準確至最接近的 $\\text{cm}^2$。',
  },
  figure: ({ t }) =>
    scene()
      .point('O', 0, 0)
      .polar('A', 'O', 5, 90 + t! / 2)
      .polar('B', 'O', 5, 90 - t! / 2)
      .shade(['B', { about: 'O', to: 'A' }])
      .arcBetween('O', 'BA', { sector: true })
      .segment('AB')
      .angle('AOB', { label: '@t^\\circ' })
      .alt({
        en: 'Sector $OAB$ with centre $O$ and an angle of $@t^\\circ$. The region between the chord $AB$ and the arc $AB$ is shaded.',
        zh: '以 $O$ 為圓心的扇形 $OAB$，圓心角為 $@t^\\circ$。弦 $AB$ 與弧 $AB$ 之間的區域為陰影。',
      }),
  measure: { 'angle AOB': 't', 'length OA': 'r', 'length OB': 'r' },
  key: 'x',
  show: '$@it\\text{ cm}^2$',
  plausible: 'it >= x/5 & (it = x | abs(it - x) >= 3)',
  slips: {
    'gives the area of the sector': 'round(sector)',
    'gives the area of the triangle': 'round(triangle)',
    'takes the triangle as right-angled': 'round(sector - r^2/2)',
    'takes the triangle as equilateral': 'round(sector - r^2 sqrt(3)/4)',
    'takes the sine of half the angle': 'round(sector - r^2 sin(deg(t/2))/2)',
    'takes the cosine of half the angle': 'round(sector - r^2 cos(deg(t/2))/2)',
    'takes half of the triangle': 'round(sector - triangle/2)',
    'doubles the triangle': 'round(sector - 2 triangle)',
    'takes the arc for the area': 'round(arc)',
    'gives the perimeter of the shaded region': 'round(arc + chord)',
    'gives the arc less the chord': 'round(arc - chord)',
    'takes the segment for a triangle': 'round(chord (r - r cos(deg(t/2)))/2)',
    'gives half of the segment': 'round(x/2)',
    'halves the sector': 'round(sector/2)',
    'takes the diameter for the radius in the sector': 'round(4 sector - triangle)',
  },
  steps: [
    [
      {
        en: 'Area of the sector $= \\pi(@r)^2 \\times \\frac{@t}{360}$',
        zh: '扇形面積 $= \\pi(@r)^2 \\times \\frac{@t}{360}$',
      },
      '1M',
    ],
    [
      {
        en: 'Area of $\\triangle OAB = \\frac{1}{2} \\times 2(@r\\sin @half^\\circ) \\times @r\\cos @half^\\circ$',
        zh: '$\\triangle OAB$ 的面積 $= \\frac{1}{2} \\times 2(@r\\sin @half^\\circ) \\times @r\\cos @half^\\circ$',
      },
      '1M',
    ],
    [{ en: 'Area of the shaded region $= @x\\text{ cm}^2$', zh: '陰影區域的面積 $= @x\\text{ cm}^2$' }, '1A'],
  ],
  // The triangle by two sides and the sine of the angle between them.
  claims: ['abs(key + r^2 sin(deg(t))/2 - pi r^2 t/360) <= 0.5'],
})
