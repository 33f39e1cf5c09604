/** Writes the area of an L-shaped figure as an algebraic expression. */
import { formulaChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const areaOfLShape = formulaChoice({
  meta: {
    id: 'algebraic-expressions/area-of-l-shape',
    unit: 'JS7',
    objective: 'formulating algebraic expressions',
    method: 'area of a figure in two rectangles',
    foundation: true,
    level: 1,
    minutes: 1,
  },
  paper: { slots: [2, 3, 4] },
  symbols: ['x', 'y'],
  given: { a: ints(3, 9), b: ints(3, 8), c: ints(1, 6), d: ints(1, 6) },
  // A rectangle of ax by by with a corner of cx by dy cut off.
  let: { base: 'a x', right: '(b - d) y', rise: 'd y', top: '(a - c) x', area: '(a b - c d) x y' },
  where: 'c < a & d < b & a - c >= 2 & b - d >= 2 & a != b & c != d & a b <= 60 & 2 a >= b & 2 b >= a',
  stem: {
    en: 'In the figure, $ABCDEF$ is a hexagon, where $\\angle AFE = \\angle FAB = \\angle ABC = \\angle BCD = \\angle DEF = 90^\\circ$. If $AB = @base$, $BC = @right$, $DE = @rise$ and $EF = @top$, then the area of the hexagon is',
    zh: '圖中，$ABCDEF$ 為一個六邊形，其中 $\\angle AFE = \\angle FAB = \\angle ABC = \\angle BCD = \\angle DEF = 90^\\circ$。若 $AB = @base$、$BC = @right$、$DE = @rise$ 及 $EF = @top$，則該六邊形的面積為',
  },
  figure: ({ a, b, c, d }) =>
    scene()
      .point('A', 0, 0)
      .point('B', a!, 0)
      .point('C', a!, b! - d!)
      .point('D', a! - c!, b! - d!)
      .point('E', a! - c!, b!)
      .point('F', 0, b!)
      .polygon('ABCDEF')
      .mark('AB', { label: '@{a x}' })
      .mark('BC', { label: '@{(b - d) y}' })
      .mark('DE', { label: '@{d y}' })
      .mark('EF', { label: '@{(a - c) x}' })
      .alt({ en: 'An L-shaped hexagon $ABCDEF$.', zh: '一個 L 形的六邊形 $ABCDEF$。' }),
  measure: { 'length AB': 'a', 'length BC': 'b - d', 'length DE': 'd', 'length EF': 'a - c' },
  key: 'area',
  slips: {
    'takes the rectangle that surrounds the figure': 'a b x y',
    'adds the corner that is cut off': '(a b + c d) x y',
    'takes the two rectangles as overlapping': '(a (b - d) + (a - c) b) x y',
    'takes the lower rectangle only': 'a (b - d) x y',
    'multiplies the labelled sides in pairs': '(a (b - d) + d c) x y',
    'takes the corner for the second rectangle': '(a b - (a - c) d) x y',
  },
  steps: [
    ['@{a x ((b - d) y)} + @{(a - c) x (d y)}', '1M'],
    ['= @area', '1A'],
  ],
  // Two rectangles one above the other, and side by side.
  claims: [
    'key = base right + top rise for x in {1, 2} for y in {1, 3}',
    'key = top (right + rise) + (base - top) right for x in {5} for y in {7}',
  ],
})
