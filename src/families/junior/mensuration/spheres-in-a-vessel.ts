/** Spheres put into the water of a cylindrical vessel: how far the water rises. */
import { conventional } from '../../kit/family.ts'
import { cylinder } from '../../kit/figure/round-solids.ts'
import { ints } from '../../kit/given.ts'

export const spheresInAVessel = conventional({
  meta: {
    id: 'mensuration/spheres-in-a-vessel',
    unit: 'JS18',
    objective: 'volumes of spheres and cylinders',
    method: 'volume of spheres as a rise of water in a cylinder',
    foundation: true,
    level: 2,
    minutes: 5,
  },
  paper: { authentic: [9] },
  given: { r: ints(6, 20), d: ints(8, 24), a: ints(2, 6), n: ints(2, 12) },
  let: { ball: '4/3*pi a^3', V: 'n ball', rise: '4 n a^3/(3 r^2)', h0: 'd + rise' },
  where: 'exact(rise, 1) & rise >= 1 & rise < d & 2 a < d & 2 a < r & d != r & int(4 a^3/3)',
  stem: {
    en: 'The figure shows a right circular cylindrical vessel of base radius $@r\\text{ cm}$ placed on a horizontal table. The depth of water in the vessel is $@d\\text{ cm}$.',
    zh: '圖中所示為一個放在水平桌面上的直立圓柱形容器，其底半徑為 $@r\\text{ cm}$。容器內水的深度為 $@d\\text{ cm}$。',
  },
  figure: ({ r, d }) =>
    cylinder({ radius: r!, height: 2.1 * d!, water: d!, inverted: true, frame: { width: 110, height: 120 } }).alt({
      en: 'An upright cylindrical vessel, partly filled with water.',
      zh: '一個直立圓柱形容器，內有一些水。',
    }),
  measure: { 'ratio WP OB': 'd/r' },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Find the volume of a solid metal sphere of radius $@a\\text{ cm}$ in terms of $\\pi$.',
        zh: '求一個半徑為 $@a\\text{ cm}$ 的實心金屬球的體積，答案以 $\\pi$ 表示。',
      },
      answer: '$@ball\\text{ cm}^3$',
      steps: [
        [{ en: 'Volume $= \\frac{4}{3}\\pi(@a)^3$', zh: '體積 $= \\frac{4}{3}\\pi(@a)^3$' }, '1M'],
        ['= @ball\\text{ cm}^3', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: '$@n$ such spheres are put into the vessel. It is found that all the spheres are totally immersed in the water and there is no overflow of water. Find the new depth of water in the vessel.',
        zh: '將 $@n$ 個這樣的金屬球放入容器內，發現所有金屬球均完全浸沒於水中，且沒有水溢出。求容器內水的新深度。',
      },
      answer: '$@{h0 : decimal}\\text{ cm}$',
      steps: [
        [{ en: 'Let $h\\text{ cm}$ be the increase in the depth of water.', zh: '設水的深度增加 $h\\text{ cm}$。' }],
        [
          {
            en: 'Total volume of the spheres $= @n(@ball) = @V\\text{ cm}^3$',
            zh: '各球的總體積 $= @n(@ball) = @V\\text{ cm}^3$',
          },
          '1M',
        ],
        ['\\pi(@r)^2 h = @V', '1M'],
        [
          {
            en: '$h = @{rise : decimal}$. The new depth of water is $@{h0 : decimal}\\text{ cm}$.',
            zh: '$h = @{rise : decimal}$。水的新深度為 $@{h0 : decimal}\\text{ cm}$。',
          },
          '1A',
        ],
      ],
    },
  ],
  // Water and spheres together fill the cylinder up to the new depth.
  claims: ['3 ball = 4 pi a^3', 'pi r^2 h0 = pi r^2 d + n*(4/3)*pi a^3'],
})
