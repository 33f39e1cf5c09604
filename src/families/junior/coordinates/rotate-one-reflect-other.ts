/** Images of two points by rotation and reflection, and a proof that two lines are perpendicular. */
import { conventional } from '../../kit/family.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const rotateOneReflectOther = conventional({
  meta: {
    id: 'coordinates/rotate-one-reflect-other',
    unit: 'JS26',
    objective: 'transformations of points and perpendicular lines',
    method: 'images by rotation and reflection; product of slopes',
    foundation: true,
    level: 2,
    minutes: 4,
  },
  paper: { authentic: [7] },
  given: { a: nonzero(-8, 8), b: nonzero(-8, 8), c: nonzero(-8, 8), d: nonzero(-8, 8), theta: oneOf(90, 270) },
  let: {
    t: '2 - theta/90',
    p: '-t b',
    q: 't a',
    e: 'c',
    f: '-d',
    rise: 'd - b',
    run: 'c - a',
    up: 'f - q',
    across: 'e - p',
    m: 'rise/run',
    n: 'up/across',
  },
  where:
    'abs(a) != abs(b) & run != 0 & rise != 0 & across != 0 & up != 0 & run across + rise up = 0 & abs(m) != 1 & a d != b c & abs(a) != abs(c)',
  stem: {
    en: "The coordinates of the points $A$ and $B$ are $(@a, @b)$ and $(@c, @d)$ respectively. $A$ is rotated anticlockwise about the origin through $@theta^\\circ$ to the point $A'$. $B'$ is the reflection image of $B$ with respect to the $x$-axis.",
    zh: "點 $A$ 及點 $B$ 的坐標分別為 $(@a, @b)$ 及 $(@c, @d)$。將 $A$ 繞原點逆時針方向旋轉 $@theta^\\circ$ 至點 $A'$。$B'$ 為 $B$ 對 $x$ 軸的反射影像。",
  },
  parts: [
    {
      label: 'a',
      ask: { en: "Write down the coordinates of $A'$ and $B'$.", zh: "寫出 $A'$ 及 $B'$ 的坐標。" },
      answer: { en: "$A'(@p, @q)$, $B'(@e, @f)$", zh: "$A'(@p, @q)$，$B'(@e, @f)$" },
      steps: [
        [{ en: "The coordinates of $A'$ are $(@p, @q)$.", zh: "$A'$ 的坐標為 $(@p, @q)$。" }, '1A'],
        [{ en: "The coordinates of $B'$ are $(@e, @f)$.", zh: "$B'$ 的坐標為 $(@e, @f)$。" }, '1A'],
      ],
    },
    {
      label: 'b',
      ask: { en: "Prove that $AB$ is perpendicular to $A'B'$.", zh: "證明 $AB$ 垂直於 $A'B'$。" },
      answer: {
        en: "Slope of $AB \\times$ slope of $A'B' = @[m*n] = @{m n}$",
        zh: "$AB$ 的斜率 $\\times$ $A'B'$ 的斜率 $= @[m*n] = @{m n}$",
      },
      steps: [
        [
          {
            en: "Slope of $AB = @[(d - b)/(c - a)] = @m$ and slope of $A'B' = @[(f - q)/(e - p)] = @n$",
            zh: "$AB$ 的斜率 $= @[(d - b)/(c - a)] = @m$ 及 $A'B'$ 的斜率 $= @[(f - q)/(e - p)] = @n$",
          },
          '1M',
          'either one',
        ],
        [
          {
            en: "Slope of $AB \\times$ slope of $A'B' = @[m*n] = -1$. Hence, $AB$ is perpendicular to $A'B'$.",
            zh: "$AB$ 的斜率 $\\times$ $A'B'$ 的斜率 $= @[m*n] = -1$。因此，$AB$ 垂直於 $A'B'$。",
          },
          '1',
        ],
      ],
    },
  ],
  claims: [
    'p = a cos(deg(theta)) - b sin(deg(theta))',
    'q = a sin(deg(theta)) + b cos(deg(theta))',
    'e = c',
    'f + d = 0',
    'm (c - a) = d - b',
    'n (e - p) = f - q',
    '(c - a)(e - p) + (d - b)(f - q) = 0',
  ],
})
