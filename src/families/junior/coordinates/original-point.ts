/** A point before a rotation about the origin and a reflection in a line, from its last image. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const originalPoint = formulaChoice({
  meta: {
    id: 'coordinates/original-point',
    unit: 'JS26',
    objective: 'transformations of points',
    method: 'undoing a reflection in a line parallel to an axis and a rotation',
    foundation: true,
    level: 3,
    minutes: 1.2,
  },
  paper: { slots: [23, 24, 25] },
  given: { a: nonzero(-9, 9), b: nonzero(-9, 9), theta: oneOf(90, 270), k: nonzero(-6, 6) },
  // P(a, b) goes to Q(-t b, t a), then to R in the line x = k.
  let: { t: '2 - theta/90', q: '-t b', s: 't a', r: '2 k - q', z: 't (k - q)' },
  where: 'abs(a) != abs(b) & r != 0 & q != k & abs(r) <= 15 & abs(r) > abs(b) & abs(r) != abs(a)',
  stem: {
    en: 'The point $P$ is rotated anticlockwise about the origin through $@theta^\\circ$ to the point $Q$. $R$ is the reflection image of $Q$ with respect to the straight line $x = @k$. If the coordinates of $R$ are $(@r, @s)$, then the $y$-coordinate of $P$ is',
    zh: '點 $P$ 繞原點逆時針方向旋轉 $@theta^\\circ$ 至點 $Q$。$R$ 為 $Q$ 對直線 $x = @k$ 的反射影像。若 $R$ 的坐標為 $(@r, @s)$，則 $P$ 的 $y$ 坐標為',
  },
  key: 'b',
  slips: {
    'gives the x-coordinate': 'a',
    'turns the same way again': '-b',
    'turns the same way again and gives the x-coordinate': '-a',
    'gives the x-coordinate of R': 'r',
    'leaves the reflection out': '-t r',
    'leaves the reflection out and turns the wrong way': 't r',
    'takes the distance from the line only once': '-t (r - k)',
    'takes that distance the other way': 't (r - k)',
    'translates by k instead': 'k - t r',
    'adds twice k to the x-coordinate of R': '-t (r + 2 k)',
    'adds twice k and turns the wrong way': 't (r + 2 k)',
    'reflects in the line y = k': '-t r + 2 k',
    'reflects R in the line y = k and gives the other coordinate': '2 k - s',
  },
  steps: [
    [
      {
        en: 'The coordinates of $Q$ are $(@[2*k - r], @s) = (@q, @s)$.',
        zh: '$Q$ 的坐標為 $(@[2*k - r], @s) = (@q, @s)$。',
      },
      '1M',
    ],
    [
      {
        en: 'The coordinates of $P$ are $(@a, @b)$, so that the $y$-coordinate of $P$ is $@b$.',
        zh: '$P$ 的坐標為 $(@a, @b)$，故 $P$ 的 $y$ 坐標為 $@b$。',
      },
      '1M+1A',
    ],
  ],
  // The x-coordinate of Q from the rotation; k lies halfway between it and that of R.
  claims: ['(r - sin(deg(theta)) key)/2 = k'],
})
