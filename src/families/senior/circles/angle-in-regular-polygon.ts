/** An angle between two diagonals from a vertex of a regular polygon. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const angleInRegularPolygon = formulaChoice({
  meta: {
    id: 'circles/angle-in-regular-polygon',
    unit: 'SS11',
    objective: 'arcs and angles at the circumference',
    method: 'the vertices of a regular polygon cut the circumscribed circle into equal arcs',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [21, 22] },
  given: { n: oneOf(9, 10, 12, 15, 18, 20, 24, 30, 36), p: ints(1, 5), u: ints(2, 8), v: ints(2, 9) },
  let: { q: 'p + u', r: 'q + v', s: 'r - p', x: '180 (n - s)/n' },
  where: 'r <= n & u != v & n - s > max(u, v) + 1 & x <= 160 & x != 90',
  stem: {
    en: 'If $A_{1}A_{2}A_{3}\\ldots A_{@n}$ is a regular $@n$-sided polygon, then $\\angle A_{@p}A_{@q}A_{@r} =$',
    zh: '若 $A_{1}A_{2}A_{3}\\ldots A_{@n}$ 為一正 $@n$ 邊形，則 $\\angle A_{@p}A_{@q}A_{@r} =$',
  },
  key: 'x',
  show: '$@{it}^\\circ$',
  plausible: '0 < it < 180 & int(it) & (it = x | abs(it - x) >= 2)',
  slips: {
    'takes the angle on the other arc': '180 s/n',
    'takes the angle at the centre': '360 s/n',
    'takes the angle at the centre on the arc of the angle': '360 (n - s)/n',
    'counts vertices for arcs': '180 (n - s - 1)/n',
    'counts the vertices between for arcs': '180 (n - s + 1)/n',
    'leaves out the arc to the first vertex': '180 (n - v)/n',
    'leaves out the arc to the last vertex': '180 (n - u)/n',
    'gives an interior angle': '180 (n - 2)/n',
    'gives the angle at the first vertex': '180 v/n',
    'gives the angle at the last vertex': '180 u/n',
  },
  steps: [
    [
      {
        en: 'The vertices lie on a circle and divide it into $@n$ equal arcs, each with an angle of $\\frac{180^\\circ}{@n} = @{180/n : decimal}^\\circ$ at the circumference.',
        zh: '各頂點在同一圓上，並把該圓分為 $@n$ 段等弧，每段弧所對的圓周角為 $\\frac{180^\\circ}{@n} = @{180/n : decimal}^\\circ$。',
      },
      '1M',
      'arcs prop. to angles',
    ],
    [
      {
        en: 'The angle stands on $@n - (@r - @p) = @{n - s}$ of these arcs.',
        zh: '該角所對的弧由其中 $@n - (@r - @p) = @{n - s}$ 段組成。',
      },
      '1M',
    ],
    ['\\angle A_{@p}A_{@q}A_{@r} = @{n - s} \\times @{180/n : decimal}^\\circ = @x^\\circ', '1A'],
  ],
  // With the centre O, the triangles at the two sides of the angle are isosceles.
  claims: ['p < q < r <= n', 'key = (180 - 360 (q - p)/n)/2 + (180 - 360 (r - q)/n)/2'],
})
