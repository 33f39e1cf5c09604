/** An area in a parallelogram from that of the small triangle which a diagonal cuts off with another line. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const areasInParallelogram = formulaChoice({
  meta: {
    id: 'similarity/areas-in-parallelogram',
    unit: 'JS22',
    objective: 'areas of similar triangles',
    method: 'ratio of areas of similar triangles and of triangles of one height in a parallelogram',
    foundation: true,
    level: 4,
    minutes: 2,
  },
  paper: { slots: [16, 17] },
  given: { m: ints(1, 7), n: ints(1, 7), k: ints(2, 120) },
  let: { s: 'm + n', big: 'k s^2/m^2', side: 'k s/m', x: 'big + side - k' },
  where: 'gcd(m, n) = 1 & m != n & int(big) & int(side) & big <= 900 & m/s >= 0.24 & m/s <= 0.76',
  stem: {
    en: 'In the figure, $ABCD$ is a parallelogram. $E$ is a point lying on $BC$ such that $BE : EC = @m : @n$. $AE$ and $BD$ intersect at the point $F$. If the area of $\\triangle BEF$ is $@k\\text{ cm}^2$, then the area of the quadrilateral $CDFE$ is',
    zh: '圖中，$ABCD$ 為一平行四邊形。$E$ 為 $BC$ 上的一點使得 $BE : EC = @m : @n$。$AE$ 與 $BD$ 相交於點 $F$。若 $\\triangle BEF$ 的面積為 $@k\\text{ cm}^2$，則四邊形 $CDFE$ 的面積為',
  },
  figure: ({ m, s }) =>
    scene()
      .point('B', 0, 0)
      .point('C', 7, 0)
      .point('D', 8.8, 4.2)
      .point('A', 1.8, 4.2)
      .between('E', 'BC', m! / s!)
      .meet('F', 'AE', 'BD')
      .polygon('ABCD')
      .segment('BD')
      .segment('AE')
      .alt({
        en: 'Parallelogram $ABCD$ with its diagonal $BD$. $E$ on $BC$ is joined to $A$, and $AE$ cuts $BD$ at $F$.',
        zh: '平行四邊形 $ABCD$ 及其對角線 $BD$。$E$ 在 $BC$ 上，$AE$ 與 $BD$ 相交於 $F$。',
      }),
  measure: { 'ratio BE EC': 'm/n', 'ratio AF FE': 's/m' },
  key: 'x',
  show: '$@{it}\\text{ cm}^2$',
  plausible: 'it > 0 & int(it)',
  slips: {
    'gives the area of triangle ADF': 'big',
    'gives the area of triangle ABF': 'side',
    'gives the area of triangle ABD': 'big + side',
    'forgets triangle BEF': 'big + side + k',
    'takes the ratio of the sides as that of the areas': 'side + side - k',
    'forgets triangle ABF': 'big - k',
    'takes the square of BE : EC': 'k n^2/m^2',
    'gives the area of the parallelogram': '2 (big + side)',
    'gives the area of triangle ABE': 'side + k',
    'takes ECDF as a part of the parallelogram in the ratio BE : EC': 'big + k',
  },
  steps: [
    [
      {
        en: '$\\triangle ADF \\sim \\triangle EBF$, so area of $\\triangle ADF = @k \\times \\left(@{s/m}\\right)^2 = @big$',
        zh: '$\\triangle ADF \\sim \\triangle EBF$，故 $\\triangle ADF$ 的面積 $= @k \\times \\left(@{s/m}\\right)^2 = @big$',
      },
      '1M',
      'AAA',
    ],
    [
      {
        en: 'Area of $\\triangle ABF = @k \\times \\frac{AF}{FE} = @k \\times @{s/m} = @side$',
        zh: '$\\triangle ABF$ 的面積 $= @k \\times \\frac{AF}{FE} = @k \\times @{s/m} = @side$',
      },
      '1M',
    ],
    [
      {
        en: '$\\triangle BCD$ and $\\triangle ABD$ have equal areas.',
        zh: '$\\triangle BCD$ 與 $\\triangle ABD$ 的面積相等。',
      },
    ],
    [
      {
        en: 'Area of $CDFE = @big + @side - @k = @x\\text{ cm}^2$',
        zh: '$CDFE$ 的面積 $= @big + @side - @k = @x\\text{ cm}^2$',
      },
      '1A',
    ],
  ],
  // With BC = m + n and height 1, F is m/(2m + n) above BC: triangles BCD and BEF have the areas (m + n)/2 and m²/(2(2m
  // + n)).
  claims: ['key m^2/(2 m + n) = k (m + n - m^2/(2 m + n))'],
})
