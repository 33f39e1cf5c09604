/** Images of a point by reflection and rotation, and the area of the triangle of the three points. */
import { conventional } from '../../kit/family.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const triangleOfImages = conventional({
  meta: {
    id: 'coordinates/triangle-of-images',
    unit: 'JS26',
    objective: 'transformations of points and area in the coordinate plane',
    method: 'images by reflection and rotation; vertical base and horizontal height',
    foundation: true,
    level: 2,
    minutes: 4,
  },
  paper: { authentic: [7] },
  given: { a: nonzero(-12, 12), b: nonzero(-9, 9), theta: oneOf(90, 270) },
  let: { t: '2 - theta/90', d: '-b', p: '-t b', q: 't a', base: '2 abs(b)', height: 'abs(p - a)', S: 'base height/2' },
  where: 'height > 0 & abs(a) != abs(b) & abs(b) > 1 & S >= 6',
  stem: {
    en: 'The coordinates of the point $A$ are $(@a, @b)$. $B$ is the reflection image of $A$ with respect to the $x$-axis. $A$ is rotated anticlockwise about the origin through $@theta^\\circ$ to the point $C$.',
    zh: '點 $A$ 的坐標為 $(@a, @b)$。$B$ 為 $A$ 對 $x$ 軸的反射影像。將 $A$ 繞原點逆時針方向旋轉 $@theta^\\circ$ 至點 $C$。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Write down the coordinates of $B$ and $C$.', zh: '寫出 $B$ 及 $C$ 的坐標。' },
      answer: { en: '$B(@a, @d)$, $C(@p, @q)$', zh: '$B(@a, @d)$，$C(@p, @q)$' },
      steps: [
        [{ en: 'The coordinates of $B$ are $(@a, @d)$.', zh: '$B$ 的坐標為 $(@a, @d)$。' }, '1A'],
        [{ en: 'The coordinates of $C$ are $(@p, @q)$.', zh: '$C$ 的坐標為 $(@p, @q)$。' }, '1A'],
      ],
    },
    {
      label: 'b',
      ask: { en: 'Find the area of $\\triangle ABC$.', zh: '求 $\\triangle ABC$ 的面積。' },
      answer: '$@S$',
      steps: [
        [
          {
            en: '$AB = @base$ and the distance from $C$ to $AB$ is $@height$.',
            zh: '$AB = @base$，而 $C$ 至 $AB$ 的距離為 $@height$。',
          },
        ],
        [
          {
            en: 'Area of $\\triangle ABC = \\frac{1}{2}(@base)(@height)$',
            zh: '$\\triangle ABC$ 的面積 $= \\frac{1}{2}(@base)(@height)$',
          },
          '1M',
        ],
        ['= @S', '1A'],
      ],
    },
  ],
  claims: [
    'd + b = 0',
    'p = a cos(deg(theta)) - b sin(deg(theta))',
    'q = a sin(deg(theta)) + b cos(deg(theta))',
    '2 S = abs(a (d - q) + a (q - b) + p (b - d))',
  ],
})
