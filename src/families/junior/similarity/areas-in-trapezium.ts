/** The area of a trapezium from those of two of the triangles that its diagonals make. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const areasInTrapezium = formulaChoice({
  meta: {
    id: 'similarity/areas-in-trapezium',
    unit: 'JS22',
    objective: 'areas of similar triangles',
    method: 'the ratio of lengths from that of areas, then triangles of one height',
    foundation: true,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [16, 17, 18] },
  given: { m: ints(1, 9), n: ints(2, 11), k: ints(1, 48) },
  let: { p: 'k m^2', q: 'k n^2', side: 'k m n', x: 'k (m + n)^2' },
  where: 'm < n & gcd(m, n) = 1 & p >= 3 & q <= 1200 & m/n >= 0.3 & m/n <= 0.8',
  stem: {
    en: 'In the figure, $ABCD$ is a trapezium with $AD // BC$. $AC$ and $BD$ intersect at the point $E$. If the areas of $\\triangle ADE$ and $\\triangle BCE$ are $@p\\text{ cm}^2$ and $@q\\text{ cm}^2$ respectively, then the area of the trapezium $ABCD$ is',
    zh: '圖中，$ABCD$ 為一梯形，其中 $AD // BC$。$AC$ 與 $BD$ 相交於點 $E$。若 $\\triangle ADE$ 和 $\\triangle BCE$ 的面積分別為 $@p\\text{ cm}^2$ 和 $@q\\text{ cm}^2$，則梯形 $ABCD$ 的面積為',
  },
  figure: ({ m, n }) =>
    scene()
      .point('B', 0, 0)
      .point('C', 8, 0)
      .point('A', 2.8 * (1 - m! / n!), 5)
      .point('D', 2.8 + (5.2 * m!) / n!, 5)
      .meet('E', 'AC', 'BD')
      .polygon('ABCD')
      .segment('AC')
      .segment('BD')
      .mark('AD', { arrows: 1 })
      .mark('BC', { arrows: 1 })
      .alt({
        en: 'Trapezium $ABCD$ with $AD$ parallel to $BC$. Its diagonals cut at $E$.',
        zh: '梯形 $ABCD$，其中 $AD$ 平行於 $BC$，對角線相交於 $E$。',
      }),
  measure: { 'ratio AD BC': 'm/n', 'ratio AE EC': 'm/n' },
  key: 'x',
  show: '$@{it}\\text{ cm}^2$',
  plausible: 'it > q & int(it)',
  slips: {
    'gives the area of triangle BCD': 'q + side',
    'counts only one of the triangles at the sides': 'p + q + side',
    'takes the triangles at the sides to have the sum of the other areas': '2 (p + q)',
    'takes the difference of the two areas as both triangles at the sides': '2 q',
    'takes the difference of the two areas as each triangle at the sides': '3 q - p',
    'takes the ratio of areas for that of the bases': 'p + 3 q',
    'takes both triangles at the sides as equal to triangle ADE': '3 p + q',
    'takes one triangle at the sides to be the mean of the other areas': '1.5 (p + q)',
    'doubles the triangles at the sides': 'p + q + 4 side',
    'takes the trapezium to be twice triangle BCD': '2 q + 2 side',
  },
  steps: [
    [
      {
        en: '$\\triangle ADE \\sim \\triangle CBE$, so $\\left(\\frac{AE}{CE}\\right)^2 = \\frac{@p}{@q}$ and $\\frac{AE}{CE} = \\frac{@m}{@n}$',
        zh: '$\\triangle ADE \\sim \\triangle CBE$，故 $\\left(\\frac{AE}{CE}\\right)^2 = \\frac{@p}{@q}$，即 $\\frac{AE}{CE} = \\frac{@m}{@n}$',
      },
      '1M',
      'AAA',
    ],
    [
      {
        en: 'Area of $\\triangle CDE =$ area of $\\triangle ABE = @p \\times @{n/m} = @side$',
        zh: '$\\triangle CDE$ 的面積 $= \\triangle ABE$ 的面積 $= @p \\times @{n/m} = @side$',
      },
      '1M',
    ],
    [
      {
        en: 'Area of $ABCD = @p + @q + 2(@side) = @x\\text{ cm}^2$',
        zh: '$ABCD$ 的面積 $= @p + @q + 2(@side) = @x\\text{ cm}^2$',
      },
      '1A',
    ],
  ],
  // The two triangles at the sides are equal, and the products of opposite areas are equal.
  claims: ['key > p + q', '((key - p - q)/2)^2 = p q'],
})
