/** The total surface area of a frustum of a cone. */
import { frustum } from '../../kit/figure/round-solids.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const surfaceOfFrustum = formulaChoice({
  meta: {
    id: 'mensuration/surface-of-frustum',
    unit: 'JS18',
    objective: 'surface area of a frustum',
    method: 'difference of two similar cones',
    foundation: true,
    level: 4,
    minutes: 2,
  },
  paper: { slots: [16, 17] },
  given: { r: ints(3, 48), w: ints(3, 24), h: ints(4, 56) },
  let: { R: 'r + w', s: 'sqrt(w^2 + h^2)', big: 's R/w', curved: '(R + r) s', x: 'curved + R^2 + r^2' },
  where: 'int(s) & r/R >= 0.42 & r/R <= 0.8 & h/R >= 0.45 & h/R <= 1.4 & R <= 64',
  stem: {
    en: 'The figure shows a solid frustum of a right circular cone. The radii of its upper face and its base are $@r\\text{ cm}$ and $@R\\text{ cm}$ respectively. If the height of the frustum is $@h\\text{ cm}$, then its total surface area is',
    zh: '圖中所示為一實心直立圓錐平截頭體，其頂面和底的半徑分別為 $@r\\text{ cm}$ 和 $@R\\text{ cm}$。若該平截頭體的高為 $@h\\text{ cm}$，則其總表面面積為',
  },
  figure: ({ r, R, h }) =>
    frustum({ base: R!, top: r!, height: h! })
      .segment('PD')
      .segment('OB', { dashed: true })
      .point('G', 0, h! + 0.32 * r!, { label: false })
      .point('K', r!, h! + 0.32 * r!, { label: false })
      .dimension('GK', '@r\\text{ cm}', { distance: 9, side: 'left' })
      .point('E', 0, -0.3 * R!, { label: false })
      .point('F', R!, -0.3 * R!, { label: false })
      .dimension('EF', '@R\\text{ cm}', { distance: 9, side: 'right' })
      .point('M', R!, 0, { label: false })
      .point('N', R!, h!, { label: false })
      .dimension('MN', '@h\\text{ cm}', { distance: 22, side: 'right' })
      .alt({
        en: 'Frustum of a cone, with radii $@r$ cm at the top and $@R$ cm at the base, $@h$ cm high.',
        zh: '圓錐平截頭體，頂面半徑為 $@r$ cm，底半徑為 $@R$ cm，高為 $@h$ cm。',
      }),
  measure: { 'length OB': 'R', 'length PD': 'r', 'length OP': 'h', 'length DB': 's' },
  key: 'x pi',
  show: '$@{it}\\text{ cm}^2$',
  plausible: 'it > 0 & int(it/pi)',
  slips: {
    'gives the curved surface area': 'curved pi',
    'forgets the upper face': '(curved + R^2) pi',
    'forgets the base': '(curved + r^2) pi',
    'takes the height for the slant height': '((R + r) h + R^2 + r^2) pi',
    'takes a cone of the slant height of the frustum on the base': '(R s + R^2 + r^2) pi',
    'takes the difference of the radii for their sum': '(w s + R^2 + r^2) pi',
    'takes off the upper face': '(curved + R^2 - r^2) pi',
    'takes both faces as large as the base': '(curved + 2 R^2) pi',
    'takes the whole cone': '(R big + R^2) pi',
    'takes the sum of the circumferences times the slant height': '(2 curved + R^2 + r^2) pi',
    'takes the whole curved surface and both faces': '(R big + R^2 + r^2) pi',
    'takes a cylinder of the larger radius': '(2 R h + 2 R^2) pi',
  },
  steps: [
    [
      {
        en: 'Slant height of the frustum $= @[sqrt((R - r)^2 + h^2)] = @s\\text{ cm}$',
        zh: '平截頭體的斜高 $= @[sqrt((R - r)^2 + h^2)] = @s\\text{ cm}$',
      },
      '1M',
      'Pyth. theorem',
    ],
    [
      {
        en: 'By similar triangles, the slant height of the whole cone is $@s \\times \\frac{@R}{@w} = @big\\text{ cm}$.',
        zh: '由相似三角形，整個圓錐的斜高為 $@s \\times \\frac{@R}{@w} = @big\\text{ cm}$。',
      },
      '1M',
    ],
    [
      {
        en: 'Total surface area $= \\pi(@R)(@big) - \\pi(@r)(@{big - s}) + \\pi(@R)^2 + \\pi(@r)^2 = @{x pi}\\text{ cm}^2$',
        zh: '總表面面積 $= \\pi(@R)(@big) - \\pi(@r)(@{big - s}) + \\pi(@R)^2 + \\pi(@r)^2 = @{x pi}\\text{ cm}^2$',
      },
      '1A',
    ],
  ],
  // The curved surface is that of a cylinder with the mean radius and the slant height.
  claims: ['key > pi (R^2 + r^2)', '((key - pi R^2 - pi r^2)/(2 pi (R + r)/2))^2 = (R - r)^2 + h^2'],
})
