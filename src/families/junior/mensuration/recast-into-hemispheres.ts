/** How many hemispheres are cast from a cone. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const recastIntoHemispheres = formulaChoice({
  meta: {
    id: 'mensuration/recast-into-hemispheres',
    unit: 'JS18',
    objective: 'volumes of cones and spheres',
    method: 'equal volumes',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [15] },
  given: {
    metal: oneOf(word('metal', '金屬'), word('steel', '鋼'), word('copper', '銅')),
    s: ints(2, 9),
    r: ints(6, 30, 2),
    h: ints(10, 60, 2),
  },
  let: { n: 'r^2 h/(2 s^3)' },
  where: '(int(n/12) | int(n/8)) & n >= 12 & n <= 240 & r > s & n != r & n != h',
  stem: {
    en: 'The base radius and the height of a solid @metal right circular cone are $@r\\text{ cm}$ and $@h\\text{ cm}$ respectively. If the cone is melted and recast into $n$ identical solid hemispheres of radius $@s\\text{ cm}$, then $n =$',
    zh: '一個實心@{metal}直立圓錐的底半徑和高分別為 $@r\\text{ cm}$ 和 $@h\\text{ cm}$。若將該圓錐熔化並重鑄成 $n$ 個相同的實心半球，每個半球的半徑為 $@s\\text{ cm}$，則 $n =$',
  },
  key: 'n',
  plausible: 'it > 1 & int(it)',
  slips: {
    'takes spheres for hemispheres': 'n/2',
    'halves the wrong volume': '2 n',
    'takes a cylinder for the cone': '3 n',
    'takes a cylinder for the cone and spheres for hemispheres': '1.5 n',
    'takes the diameter for the radius of a hemisphere': 'n/8',
    'takes the radius of the base as its diameter': 'n/4',
    'takes pi r cubed for the volume of a hemisphere': '2 n/3',
    'takes 4 pi r cubed for the volume of a sphere': 'n/3',
  },
  steps: [
    ['\\frac{1}{3}\\pi(@r)^2(@h) = n \\times \\frac{2}{3}\\pi(@s)^3', '1M'],
    ['n = @n', '1A'],
  ],
  claims: ['key (2/3 pi s^3) - 1/3 pi r^2 h = 0'],
})
