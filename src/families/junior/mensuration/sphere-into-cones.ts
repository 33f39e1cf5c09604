/** A sphere recast into cones. */
import { conventional } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const sphereIntoCones = conventional({
  meta: {
    id: 'mensuration/sphere-into-cones',
    unit: 'JS18',
    objective: 'volumes of spheres and cones',
    method: 'equal volumes before and after melting',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [9] },
  given: { R: ints(3, 30), a: ints(2, 20), n: ints(2, 60) },
  let: { h0: '4 R^3/(n a^2)' },
  where: 'int(h0) & h0 >= 3 & h0 <= 60 & a < R & 2 h0 >= a & h0 <= 6 a & h0 != R & n != a',
  stem: {
    en: 'A solid metal sphere of radius $@R\\text{ cm}$ is melted and recast into $@n$ identical solid right circular cones of base radius $@a\\text{ cm}$. Find the height of each circular cone.',
    zh: '將一個半徑為 $@R\\text{ cm}$ 的實心金屬球熔化並重鑄成 $@n$ 個相同的實心直立圓錐，每個圓錐的底半徑為 $@a\\text{ cm}$。求每個圓錐的高。',
  },
  parts: [
    {
      ask: '',
      answer: '$@h0\\text{ cm}$',
      steps: [
        [{ en: 'Let $h\\text{ cm}$ be the height of each cone.', zh: '設每個圓錐的高為 $h\\text{ cm}$。' }],
        [
          {
            en: 'Volume of the sphere $= \\frac{4}{3}\\pi(@R)^3 = @{4/3*pi R^3}\\text{ cm}^3$',
            zh: '球的體積 $= \\frac{4}{3}\\pi(@R)^3 = @{4/3*pi R^3}\\text{ cm}^3$',
          },
          '1M',
          { en: 'or volume of a cone', zh: '或圓錐的體積' },
        ],
        [
          '@n\\left(\\frac{1}{3}\\pi(@a)^2 h\\right) = @{4/3*pi R^3}',
          '1M',
          { en: 'for equating volumes', zh: '體積相等' },
        ],
        [
          {
            en: '$h = @h0$. The height of each cone is $@h0\\text{ cm}$.',
            zh: '$h = @h0$。每個圓錐的高為 $@h0\\text{ cm}$。',
          },
          '1A',
        ],
      ],
    },
  ],
  claims: ['4/3*pi R^3 = n pi a^2 h0/3'],
})
