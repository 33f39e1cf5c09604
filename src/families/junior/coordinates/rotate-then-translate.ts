/** The image of a point by a rotation, and the image of that by a translation. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero, oneOf } from '../../kit/given.ts'

export const rotateThenTranslate = conventional({
  meta: {
    id: 'coordinates/rotate-then-translate',
    unit: 'JS26',
    objective: 'transformations of points',
    method: 'rotation about the origin, then translation',
    foundation: true,
    level: 1,
    minutes: 2,
  },
  paper: { mock: [7] },
  given: { a: nonzero(-9, 9), b: nonzero(-9, 9), theta: oneOf(90, 180, 270), far: ints(2, 8) },
  let: { p: 'a cos(deg(theta)) + b sin(deg(theta))', q: 'b cos(deg(theta)) - a sin(deg(theta))', r: 'p - far' },
  where: 'a != b & a != -b & r != 0 & abs(r) <= 12',
  stem: {
    en: 'The coordinates of the point $A$ are $(@a, @b)$. $A$ is rotated clockwise about the origin through $@theta^\\circ$ to the point $B$. $B$ is then translated leftwards by $@far$ units to the point $C$. Write down the coordinates of $B$ and $C$.',
    zh: '點 $A$ 的坐標為 $(@a, @b)$。將 $A$ 繞原點順時針方向旋轉 $@theta^\\circ$ 至點 $B$，然後將 $B$ 向左平移 $@far$ 單位至點 $C$。寫出 $B$ 及 $C$ 的坐標。',
  },
  parts: [
    {
      ask: '',
      answer: { en: '$B(@p, @q)$, $C(@r, @q)$', zh: '$B(@p, @q)$，$C(@r, @q)$' },
      steps: [
        [{ en: 'The coordinates of $B$ are $(@p, @q)$.', zh: '$B$ 的坐標為 $(@p, @q)$。' }, '1A'],
        [{ en: 'The coordinates of $C$ are $(@r, @q)$.', zh: '$C$ 的坐標為 $(@r, @q)$。' }, '1A', 'f.t.'],
      ],
    },
  ],
  claims: [
    'p^2 + q^2 = a^2 + b^2',
    'a p + b q = (a^2 + b^2) cos(deg(theta))',
    'b p - a q = (a^2 + b^2) sin(deg(theta))',
    'r + far = p',
  ],
})
