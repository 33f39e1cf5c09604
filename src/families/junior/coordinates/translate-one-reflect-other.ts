/** Images of two points by translation and reflection, and a proof that two lines are parallel. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const translateOneReflectOther = conventional({
  meta: {
    id: 'coordinates/translate-one-reflect-other',
    unit: 'JS26',
    objective: 'transformations of points and parallel lines',
    method: 'images by translation and reflection; equal slopes',
    foundation: true,
    level: 2,
    minutes: 4,
  },
  paper: { authentic: [7] },
  given: { a: nonzero(-6, 6), b: nonzero(-6, 6), c: nonzero(-6, 6), d: nonzero(-6, 6), h: ints(3, 10) },
  let: { p: 'a', q: 'b - h', e: '-c', f: 'd', m: '(d - b)/(c - a)', n: '(f - q)/(e - p)' },
  where: 'a != c & b != d & e != p & q != 0 & q != d & m = n & abs(m) != 1 & abs(a) != abs(c)',
  stem: {
    en: "The coordinates of the points $A$ and $B$ are $(@a, @b)$ and $(@c, @d)$ respectively. $A$ is translated downwards by $@h$ units to the point $A'$. $B'$ is the reflection image of $B$ with respect to the $y$-axis.",
    zh: "點 $A$ 及點 $B$ 的坐標分別為 $(@a, @b)$ 及 $(@c, @d)$。將 $A$ 向下平移 $@h$ 單位至點 $A'$。$B'$ 為 $B$ 對 $y$ 軸的反射影像。",
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
      ask: { en: "Prove that $AB$ is parallel to $A'B'$.", zh: "證明 $AB$ 平行於 $A'B'$。" },
      answer: { en: "Slope of $AB =$ slope of $A'B' = @n$", zh: "$AB$ 的斜率 $=$ $A'B'$ 的斜率 $= @n$" },
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
            en: "The two slopes are equal. Hence, $AB$ is parallel to $A'B'$.",
            zh: "兩斜率相等。因此，$AB$ 平行於 $A'B'$。",
          },
          '1',
        ],
      ],
    },
  ],
  claims: [
    'p = a',
    'q + h = b',
    'e + c = 0',
    'f = d',
    '(c - a)(f - q) = (d - b)(e - p)',
    'n (e - p) = f - q',
    'n (c - a) = d - b',
  ],
})
