/** The volume of a solid from that of a similar one and their surface areas. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const similarSolidsByAreas = formulaChoice({
  meta: {
    id: 'mensuration/similar-solids-by-areas',
    unit: 'JS18',
    objective: 'surface areas and volumes of similar solids',
    method: 'the ratio of lengths from that of areas, then that of volumes',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [15] },
  given: {
    solid: oneOf(
      word('solid right circular cone', '實心直立圓錐'),
      word('solid right pyramid', '實心直立角錐'),
      word('solid right circular cylinder', '實心直立圓柱'),
    ),
    m: ints(1, 4),
    n: ints(2, 5),
    u: oneOf(20, 24, 28, 30, 32, 40, 44, 45, 48, 50, 54, 56, 60, 72, 80),
    k: ints(1, 40),
  },
  // No pyramid, cone or cylinder of surface p holds more than the root of p^3/288, which is that of the best square
  // pyramid; very flat ones are left out too.
  let: { p: 'u m^2', q: 'u n^2', v: 'k m^3', x: 'k n^3' },
  where: 'm < n & gcd(m, n) = 1 & q <= 1200 & v >= 24 & x <= 5000 & p^3 >= 320 v^2 & p^3 <= 12000 v^2 & int(v n/m)',
  stem: {
    en: 'The total surface areas of two similar @{solid : plural} are $@p\\text{ cm}^2$ and $@q\\text{ cm}^2$ respectively. If the volume of the smaller one is $@v\\text{ cm}^3$, then the volume of the larger one is',
    zh: '兩個相似的@{solid}的總表面面積分別為 $@p\\text{ cm}^2$ 和 $@q\\text{ cm}^2$。若較小的一個的體積為 $@v\\text{ cm}^3$，則較大的一個的體積為',
  },
  key: 'x',
  show: '$@{it}\\text{ cm}^3$',
  plausible: 'it > v & int(it)',
  slips: {
    'takes volumes in the ratio of the areas': 'v n^2/m^2',
    'takes volumes in the ratio of the lengths': 'v n/m',
    'squares the ratio of the areas': 'v n^4/m^4',
    'cubes the ratio of the areas': 'v n^6/m^6',
    'takes the difference of the areas as that of the volumes': 'v + q - p',
    'gives the difference of the volumes': 'x - v',
    'gives the sum of the volumes': 'x + v',
    'multiplies the ratio of the areas by 3/2': '1.5 v n^2/m^2',
    'multiplies the ratio of the lengths by 3': '3 v n/m',
    'multiplies the ratio of the areas by 3': '3 v n^2/m^2',
  },
  steps: [
    [
      {
        en: 'Ratio of the lengths $= \\sqrt{@p} : \\sqrt{@q} = @m : @n$',
        zh: '長度之比 $= \\sqrt{@p} : \\sqrt{@q} = @m : @n$',
      },
      '1M',
    ],
    [
      {
        en: 'Volume of the larger one $= @v \\times \\left(@{n/m}\\right)^3 = @x\\text{ cm}^3$',
        zh: '較大的一個的體積 $= @v \\times \\left(@{n/m}\\right)^3 = @x\\text{ cm}^3$',
      },
      '1A',
    ],
  ],
  // The squares of the volumes are as the cubes of the areas.
  claims: ['key > 0', 'v^2 q^3 = key^2 p^3'],
})
