/** An area in a square that is cut by two equal lines. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const linesAcrossASquare = formulaChoice({
  meta: {
    id: 'congruence/lines-across-a-square',
    unit: 'JS21',
    objective: 'congruent triangles in a square',
    method: 'two congruent triangles overlap, so what is left of them is equal; their lines are perpendicular',
    foundation: true,
    level: 3,
    minutes: 2,
  },
  paper: { slots: [19, 20] },
  given: { a: ints(4, 100), b: ints(2, 80) },
  let: { l: 'sqrt(a^2 + b^2)', whole: 'a b/2', small: 'whole b^2/(a^2 + b^2)', x: 'whole - small' },
  where: 'b < a & b/a >= 0.25 & b/a <= 0.8 & exact(x, 2) & a <= 100 & x <= 3000',
  stem: {
    en: 'In the figure, $ABCD$ is a square of side $@a\\text{ cm}$. $E$ and $F$ are points lying on $BC$ and $CD$ respectively such that $BE = CF = @b\\text{ cm}$. $AE$ and $BF$ intersect at the point $G$. The area of the quadrilateral $CEGF$ is',
    zh: '圖中，$ABCD$ 為一邊長 $@a\\text{ cm}$ 的正方形。$E$ 和 $F$ 分別為 $BC$ 和 $CD$ 上的點使得 $BE = CF = @b\\text{ cm}$。$AE$ 與 $BF$ 相交於點 $G$。四邊形 $CEGF$ 的面積為',
  },
  figure: ({ a, b }) =>
    scene()
      .point('B', 0, 0)
      .point('C', a!, 0)
      .point('D', a!, a!)
      .point('A', 0, a!)
      .point('E', b!, 0)
      .point('F', a!, b!)
      .meet('G', 'AE', 'BF')
      .polygon('ABCD')
      .segment('AE')
      .segment('BF')
      .alt({
        en: 'Square $ABCD$ with $E$ on $BC$ and $F$ on $CD$. $AE$ and $BF$ cut at $G$.',
        zh: '正方形 $ABCD$，$E$ 在 $BC$ 上，$F$ 在 $CD$ 上，$AE$ 與 $BF$ 相交於 $G$。',
      }),
  measure: { 'length AB': 'a', 'length BC': 'a', 'length BE': 'b', 'length CF': 'b', 'angle AGB': '90' },
  key: 'x',
  show: '$@{it : decimal}\\text{ cm}^2$',
  plausible: 'it > 0 & exact(it, 2)',
  slips: {
    'gives the area of triangle BCF': 'whole',
    'gives the area of triangle BEG': 'small',
    'takes off triangle BEG twice': 'whole - 2 small',
    'takes the ratio of the sides for that of the areas': 'whole - whole b/l',
    'takes G as the mid-point of AE': 'whole/2',
    'adds triangle BEG': 'whole + small',
    'doubles the area': '2 x',
    'takes the ratio BE : BC of triangle BCF': 'whole - whole b/a',
    'takes the square of that ratio': 'whole - whole b^2/a^2',
    'takes the ratio BE : BC as that of the areas': 'whole b/a',
    'takes CEGF as a trapezium': '(a - b) (a + b)/2',
    'takes the whole square less the two triangles': 'a^2 - 2 whole + small',
  },
  steps: [
    [
      {
        en: '$\\triangle ABE \\cong \\triangle BCF$, so $\\angle BAE = \\angle CBF$ and $\\angle BGE = 90^\\circ$.',
        zh: '$\\triangle ABE \\cong \\triangle BCF$，故 $\\angle BAE = \\angle CBF$ 及 $\\angle BGE = 90^\\circ$。',
      },
      '1M',
      'SAS',
    ],
    [
      {
        en: '$\\triangle BGE \\sim \\triangle BCF$ with $BF^2 = @a^2 + @b^2 = @{a^2 + b^2}$, so area of $\\triangle BGE = @{whole : decimal} \\times \\frac{@b^2}{@{a^2 + b^2}} = @{small : decimal}\\text{ cm}^2$',
        zh: '$\\triangle BGE \\sim \\triangle BCF$，其中 $BF^2 = @a^2 + @b^2 = @{a^2 + b^2}$，故 $\\triangle BGE$ 的面積 $= @{whole : decimal} \\times \\frac{@b^2}{@{a^2 + b^2}} = @{small : decimal}\\text{ cm}^2$',
      },
      '1M',
    ],
    [
      {
        en: 'Area of $CEGF = @{whole : decimal} - @{small : decimal} = @{x : decimal}\\text{ cm}^2$',
        zh: '$CEGF$ 的面積 $= @{whole : decimal} - @{small : decimal} = @{x : decimal}\\text{ cm}^2$',
      },
      '1A',
    ],
  ],
  // CEGF and triangle ABG are equal; G is a² b/(a² + b²) away from AB by coordinates.
  claims: ['2 key = a (a^2 b/(a^2 + b^2))'],
})
