/** The range of a coefficient for which a linear expression is greatest at one vertex of a region. */
import { formulaChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const greatestAtOneVertex = formulaChoice({
  meta: {
    id: 'linear-programming/greatest-at-one-vertex',
    unit: 'SS8',
    objective: 'linear programming',
    method: 'comparing the values at neighbouring vertices with an unknown coefficient',
    foundation: false,
    level: 4,
    minutes: 2,
  },
  paper: { slots: [36, 37] },
  symbols: ['x', 'y', 'k'],
  // The region OABC with A on the x-axis and C on the y-axis.
  given: { a: ints(5, 12), b: ints(2, 9), d: ints(2, 9), c: ints(5, 12) },
  let: { low: '(c - d)/b', high: 'd/(a - b)' },
  where: 'a - b >= 1 & c - d >= 1 & low < high & low != 1/high & high <= 6 & low >= 1/6 & low != 1 & high != 1',
  stem: {
    en: 'In the figure, $O$ is the origin and the shaded region $OABC$ (including the boundary) represents the solution of a system of inequalities, where $A$ and $C$ lie on the $x$-axis and the $y$-axis respectively. If $(x, y)$ is a point lying in the region and $kx + y$ attains its greatest value at $B$ only, find the range of values of $k$.',
    zh: '圖中，$O$ 為原點，而陰影區域 $OABC$（包括邊界）表示某不等式組的解，其中 $A$ 及 $C$ 分別位於 $x$ 軸及 $y$ 軸上。若 $(x, y)$ 為該區域內的一點，且 $kx + y$ 僅在 $B$ 點取得最大值，求 $k$ 值的範圍。',
  },
  figure: ({ a, b, c, d }) =>
    scene({ width: 150, height: 118 })
      .axes({ x: [-1, a! + 2.5], y: [-1, c! + 1.5], origin: true, equal: false })
      .region([
        [0, 0],
        [a!, 0],
        [b!, d!],
        [0, c!],
      ])
      .point('A', a!, 0, { label: 'A(@a,\\,0)' })
      .point('B', b!, d!, { label: 'B(@b,\\,@d)' })
      .point('C', 0, c!, { label: 'C(0,\\,@c)' })
      .segment('AB')
      .segment('BC')
      .alt({
        en: 'A shaded quadrilateral $OABC$ with $A(@a, 0)$, $B(@b, @d)$ and $C(0, @c)$.',
        zh: '陰影四邊形 $OABC$，其中 $A(@a, 0)$、$B(@b, @d)$ 及 $C(0, @c)$。',
      }),
  measure: { 'x A': 'a', 'x B': 'b', 'y B': 'd', 'y C': 'c' },
  key: 'low < k < high',
  slips: {
    'allows a whole side': 'low <= k <= high',
    'takes the reciprocals of the slopes': '1/high < k < 1/low',
    'takes the slopes with their signs': '-high < k < -low',
    'takes the values outside': 'k < low | k > high',
    'compares with one neighbour only': 'k > low',
    'compares with the other neighbour only': 'k < high',
  },
  steps: [
    [
      {
        en: 'The values of $kx + y$ at $A$, $B$ and $C$ are $@{a k}$, $@{b k + d}$ and $@c$.',
        zh: '$kx + y$ 在 $A$、$B$ 及 $C$ 的值分別為 $@{a k}$、$@{b k + d}$ 及 $@c$。',
      },
      '1M',
    ],
    [{ en: '$@{b k + d > a k}$ and $@{b k + d > c}$', zh: '$@{b k + d > a k}$ 及 $@{b k + d > c}$' }, '1M'],
    ['@{low < k < high}', '1A'],
  ],
  // At five values of k: whether the value at B is greater than at the three other vertices.
  claims: [
    'k b + d > k a & k b + d > c & k b + d > 0 <=> key for k in {(c - d)/b - 1/7, (c - d)/b, ((c - d)/b + d/(a - b))/2, d/(a - b), d/(a - b) + 1/7}',
  ],
})
