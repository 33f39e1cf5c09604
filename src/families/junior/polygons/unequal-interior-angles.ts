/** The size of the other interior angles of a polygon, some of which are given. */
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const unequalInteriorAngles = formulaChoice({
  meta: {
    id: 'polygons/unequal-interior-angles',
    unit: 'JS20',
    objective: 'angle sum of a polygon',
    method: 'the sum of the interior angles less those that are given',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [18, 19] },
  given: { n: ints(6, 24), m: ints(2, 9), a: ints(90, 176) },
  let: { o: 'n - m', total: '180 (n - 2)', b: '(total - m a)/o' },
  where:
    'o > 3 & o != m & int(180/o) & int(b) & b >= 110 & b <= 170 & abs(a - b) >= 4 & ((int(total/n) & a < b) | int((total - m a)/n))',
  stem: {
    en: 'In a polygon of $@n$ sides, $@m$ of the interior angles are $@a^\\circ$ each and the other interior angles are equal to each other. Each of the other interior angles is',
    zh: '一個 $@n$ 邊形有 $@m$ 個內角均為 $@a^\\circ$，而其餘各內角均相等。其餘每一個內角為',
  },
  key: 'b',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 360 & int(it) & (it = b | abs(it - b) >= 2)',
  slips: {
    'gives an exterior angle': '180 - b',
    'takes the polygon as n - 1 triangles': '(180 (n - 1) - m a)/o',
    'takes the polygon as n triangles': '(180 n - m a)/o',
    'takes the polygon as n - 3 triangles': '(180 (n - 3) - m a)/o',
    'takes the polygon as regular': 'total/n',
    'takes off one of the given angles only': '(total - a)/(n - 1)',
    'divides by the number of sides': '(total - m a)/n',
    'takes the given angles as the others': '(total - o a)/m',
    'takes off one angle, but divides by the number of the others': '(total - a)/o',
    'takes the exterior angles of the given ones off': '(total - m (180 - a))/o',
  },
  steps: [
    [
      {
        en: 'Sum of the interior angles $= 180^\\circ(@n - 2) = @total^\\circ$',
        zh: '內角和 $= 180^\\circ(@n - 2) = @total^\\circ$',
      },
      '1M',
      'angle sum of polygon',
    ],
    [
      {
        en: 'Each of the other angles $= \\frac{@total^\\circ - @m(@a^\\circ)}{@o} = @b^\\circ$',
        zh: '其餘每個內角 $= \\frac{@total^\\circ - @m(@a^\\circ)}{@o} = @b^\\circ$',
      },
      '1A',
    ],
  ],
  // The exterior angles add up to 360 degrees.
  claims: ['m (180 - a) + (n - m) (180 - key) = 360'],
})
