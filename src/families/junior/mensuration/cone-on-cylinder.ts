/** The total surface area of a cone on a cylinder. */
import { cone } from '../../kit/figure/round-solids.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const coneOnCylinder = formulaChoice({
  meta: {
    id: 'mensuration/cone-on-cylinder',
    unit: 'JS18',
    objective: 'surface area of a cone and a cylinder',
    method: 'slant height from the total height of a composite solid; faces inside are not counted',
    foundation: true,
    level: 3,
    minutes: 1.6,
  },
  paper: { slots: [15, 16, 18] },
  given: { r: ints(3, 24), h: ints(4, 45), c: ints(4, 40) },
  let: { l: 'sqrt(r^2 + h^2)', H: 'c + h', x: 'r l + 2 r c + r^2' },
  where: 'int(l) & H <= 60 & h/r >= 0.7 & h/r <= 2.5 & c/r >= 0.6 & c/r <= 2 & H/r <= 3.6 & c != h',
  stem: {
    en: 'In the figure, the solid consists of a right circular cone and a right circular cylinder with a common base. The base radius and the height of the cylinder are $@r\\text{ cm}$ and $@c\\text{ cm}$ respectively. If the height of the solid is $@H\\text{ cm}$, then the total surface area of the solid is',
    zh: '圖中的立體由一直立圓錐和一直立圓柱組成，該圓錐和該圓柱有公共底。該圓柱的底半徑和高分別為 $@r\\text{ cm}$ 和 $@c\\text{ cm}$。若該立體的高為 $@H\\text{ cm}$，則該立體的總表面面積為',
  },
  figure: ({ r, h, c }) =>
    cone({ radius: r!, height: h! })
      .point('D', -r!, -c!, { label: false })
      .point('E', r!, -c!, { label: false })
      .point('F', 0, -c!, { label: false })
      .segment('AD')
      .segment('BE')
      .ellipse(0, -c!, r!, r! * 0.26, { hidden: true })
      .segment('FE', { dashed: true })
      .point('G', 0, -c! - 0.3 * r!, { label: false })
      .point('K', r!, -c! - 0.3 * r!, { label: false })
      .dimension('GK', '@r\\text{ cm}', { distance: 9, side: 'right' })
      .point('P', r!, -c!, { label: false })
      .point('Q', r!, h!, { label: false })
      .dimension('PQ', '@H\\text{ cm}', { distance: 25, side: 'right' })
      .dimension('AD', '@c\\text{ cm}', { distance: 23, side: 'right' })
      .alt({
        en: 'A cone stands on a cylinder of the same base radius, $@r$ cm. The cylinder is $@c$ cm high, the whole $@H$ cm.',
        zh: '一圓錐疊於一底半徑相同的圓柱上，底半徑為 $@r$ cm。圓柱高 $@c$ cm，整個立體高 $@H$ cm。',
      }),
  measure: { 'length FE': 'r', 'length PQ': 'H', 'length AD': 'c', 'length VB': 'l' },
  key: 'x pi',
  show: '$@{it}\\text{ cm}^2$',
  plausible: 'it > 0 & int(it/pi)',
  slips: {
    'counts the common base once': '(x + r^2) pi',
    'counts the common base twice': '(x + 2 r^2) pi',
    'forgets the base of the cylinder': '(x - r^2) pi',
    'forgets the factor 2 of the cylinder': '(r l + r c + r^2) pi',
    'takes the height of the cone for its slant height': '(r h + 2 r c + r^2) pi',
    'takes the height of the solid for the slant height': '(r H + 2 r c + r^2) pi',
    'takes a factor 2 for the cone': '(x + r l) pi',
    'takes half the curved surface of the cone': '(x - r l/2) pi',
    'forgets the cone': '(2 r c + r^2) pi',
    'takes the cylinder as high as the solid': '(r l + 2 r H + r^2) pi',
  },
  steps: [
    [{ en: 'Height of the cone $= @H - @c = @h\\text{ cm}$', zh: '圓錐的高 $= @H - @c = @h\\text{ cm}$' }],
    [
      { en: 'Slant height $= @[sqrt(r^2 + h^2)] = @l\\text{ cm}$', zh: '斜高 $= @[sqrt(r^2 + h^2)] = @l\\text{ cm}$' },
      '1M',
      'Pyth. theorem',
    ],
    [
      {
        en: 'Total surface area $= \\pi(@r)(@l) + 2\\pi(@r)(@c) + \\pi(@r)^2 = @{x pi}\\text{ cm}^2$',
        zh: '總表面面積 $= \\pi(@r)(@l) + 2\\pi(@r)(@c) + \\pi(@r)^2 = @{x pi}\\text{ cm}^2$',
      },
      '1A',
    ],
  ],
  // The slant height that the key leaves closes the right-angled triangle.
  claims: ['key > pi r (2 c + r)', '(key/(pi r) - 2 c - r)^2 = (H - c)^2 + r^2'],
})
