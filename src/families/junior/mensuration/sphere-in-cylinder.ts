/** How far the water in a cylinder rises. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const sphereInCylinder = formulaChoice({
  meta: {
    id: 'mensuration/sphere-in-cylinder',
    unit: 'JS18',
    objective: 'volumes of spheres and cylinders',
    method: 'the volume displaced equals the volume immersed',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [15] },
  given: { r: ints(2, 15), R: ints(4, 40), n: oneOf(3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20) },
  let: { x: '4 n r^3/(3 R^2)' },
  where: 'r < R & exact(x, 1) & x >= 1 & x <= 30 & R <= 6 r & (exact(x/4, 2) | exact(x/n, 2))',
  stem: {
    en: 'A right circular cylindrical vessel of base radius $@R\\text{ cm}$ contains some water. When $@n$ solid metal spheres of radius $@r\\text{ cm}$ each are put into the vessel, all of them are totally immersed in the water and no water overflows. The rise in the water level is',
    zh: '一個底半徑為 $@R\\text{ cm}$ 的直立圓柱形容器內有一些水。將 $@n$ 個半徑均為 $@r\\text{ cm}$ 的實心金屬球放入該容器後，所有球均完全浸沒於水中，且沒有水溢出，則水位上升',
  },
  key: 'x',
  show: '$@{it : decimal}\\text{ cm}$',
  plausible: 'it > 0 & exact(it, 2)',
  slips: {
    'counts one sphere only': 'x/n',
    'takes hemispheres for spheres': 'x/2',
    'takes a third for 4/3': 'x/4',
    'takes 4 for 4/3': '3 x',
    'takes the diameter of the spheres': '8 x',
    'takes the circumference of the base for its area': '4 n r^3/(3 R 2)',
    'takes the diameter of the cylinder as its radius': '4 x',
    'takes the volume of a sphere as pi r cubed': '3 x/4',
    'takes 2 for 4/3': '1.5 x',
  },
  steps: [
    [
      {
        en: 'Let the rise be $h\\text{ cm}$. $\\pi(@R)^2 h = @n \\times \\frac{4}{3}\\pi(@r)^3$',
        zh: '設水位上升 $h\\text{ cm}$。$\\pi(@R)^2 h = @n \\times \\frac{4}{3}\\pi(@r)^3$',
      },
      '1M',
    ],
    ['h = @{x : decimal}', '1A'],
  ],
  claims: ['pi R^2 key/(4/3 pi r^3) = n'],
})
