/** The total surface area of a right prism on a right-angled trapezium. */
import { prism } from '../../kit/figure/solids.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const trapezoidalPrism = formulaChoice({
  meta: {
    id: 'mensuration/trapezoidal-prism',
    unit: 'JS18',
    objective: 'surface area of a right prism',
    method: 'the fourth side of the base by Pythagoras, then base and lateral faces',
    foundation: true,
    level: 2,
    minutes: 1.5,
  },
  paper: { slots: [15] },
  given: { b: ints(5, 26), k: ints(3, 16), a: ints(2, 14), L: ints(6, 24) },
  // Parallel sides a and b, the height k between them; the prism is L long.
  let: { u: 'b - a', s: 'sqrt(u^2 + k^2)', x: '(a + b) k + (a + b + k + s) L' },
  where:
    'u >= 3 & int(s) & L >= k/2 & L <= 1.6 k & L <= 2 b & abs(0.383 L - a) + abs(0.321 L - k) >= b/8 & a/b >= 0.25 & k/b <= 1.1 & k/b >= 0.4 & L != a & L != b & L/b >= 0.5',
  stem: {
    en: 'The figure shows a right prism with the trapezium $ABCD$ as its base, where $AB // DC$ and $\\angle BAD = 90^\\circ$. If $AB = @b\\text{ cm}$, $CD = @a\\text{ cm}$, $AD = @k\\text{ cm}$ and $BF = @L\\text{ cm}$, then the total surface area of the prism is',
    zh: '圖中所示為一直立角柱，其底為梯形 $ABCD$，其中 $AB // DC$ 及 $\\angle BAD = 90^\\circ$。若 $AB = @b\\text{ cm}$、$CD = @a\\text{ cm}$、$AD = @k\\text{ cm}$ 及 $BF = @L\\text{ cm}$，則該角柱的總表面面積為',
  },
  figure: ({ a, b, k, L }) =>
    prism(
      'ABCDEFGH',
      [
        [0, 0],
        [b!, 0],
        [a!, k!],
        [0, k!],
      ],
      L!,
      { lying: true },
    )
      .angle('BAD', { right: true })
      .alt({
        en: 'Right prism with the trapezia $ABCD$ and $EFGH$ as its bases, right-angled at $A$; $AB$ and $DC$ are parallel.',
        zh: '直立角柱，兩底為梯形 $ABCD$ 和 $EFGH$，$\\angle BAD$ 為直角，$AB$ 平行於 $DC$。',
      }),
  measure: {
    'length AB': 'b',
    'length CD': 'a',
    'length AD': 'k',
    'length BF': 'L',
    'length BC': 's',
    'angle BAD': '90',
  },
  key: 'x',
  show: '$@{it}\\text{ cm}^2$',
  plausible: 'it > 0 & int(it)',
  slips: {
    'counts one base only': 'x - (a + b) k/2',
    'forgets the bases': 'x - (a + b) k',
    'does not halve the area of a base': 'x + (a + b) k',
    'forgets the sloping face': 'x - s L',
    'takes the sloping face as wide as the height': 'x - s L + k L',
    'takes the sloping face as wide as the difference of the parallel sides': 'x - s L + u L',
    'takes the base for a rectangle of the longer side': 'x + (b - a) k',
    'takes the sides of that rectangle': '2 b k + 2 (b + k) L',
    'forgets the face on which it stands': 'x - b L',
    'adds the two legs for the sloping side': 'x - s L + (u + k) L',
    'counts the sloping face twice': 'x + s L',
    'gives the volume': '(a + b) k L/2',
  },
  steps: [
    ['BC = @[sqrt((b - a)^2 + k^2)] = @s\\text{ cm}', '1M', 'Pyth. theorem'],
    [
      {
        en: 'Area of a base $= \\frac{(@a + @b)(@k)}{2} = @{(a + b) k/2}\\text{ cm}^2$',
        zh: '底面積 $= \\frac{(@a + @b)(@k)}{2} = @{(a + b) k/2}\\text{ cm}^2$',
      },
    ],
    [
      {
        en: 'Total surface area $= 2(@{(a + b) k/2}) + (@b + @s + @a + @k)(@L) = @x\\text{ cm}^2$',
        zh: '總表面面積 $= 2(@{(a + b) k/2}) + (@b + @s + @a + @k)(@L) = @x\\text{ cm}^2$',
      },
      '1A',
    ],
  ],
  // What is left for the sloping face has the width of the hypotenuse.
  claims: ['key > (a + b) k + (a + b + k) L', '((key - (a + b) k)/L - a - b - k)^2 = (b - a)^2 + k^2'],
})
