/** The equation of a circle that touches one axis at a given point and passes through a point of the other. */
import { formulaChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { nonzero } from '../../kit/given.ts'

export const touchingTheXAxis = formulaChoice({
  meta: {
    id: 'equations-of-circles/touching-the-x-axis',
    unit: 'SS13',
    objective: 'equation of a circle from a figure',
    method: 'centre above the point of contact, equal distances to a point of the other axis',
    foundation: true,
    level: 3,
    minutes: 1.6,
  },
  paper: { slots: [25, 26, 27] },
  symbols: ['x', 'y', 'k'],
  given: { h: nonzero(-40, 40), a: nonzero(-60, 60) },
  let: { b: 'h^2/a', q: '(a + b)/2', d: '2 h', e: '2 q', f: 'h^2' },
  where: 'int(q) & b != a & abs(b/a) <= 8 & abs(b/a) >= 1/8 & abs(b - a) >= 3 & abs(q) <= 50 & abs(q) != abs(h)',
  stem: {
    en: 'In the figure, the circle passes through the point $A(0, @a)$ and touches the $x$-axis at the point $T(@h, 0)$. Find the equation of the circle.',
    zh: '圖中，該圓通過點 $A(0, @a)$ 並與 $x$ 軸相切於點 $T(@h, 0)$。求該圓的方程。',
  },
  figure: ({ h, a, b, q }) => {
    const [r, s, t] = [Math.abs(q!), Math.sign(h!), Math.sign(a!)]
    const [right, far] = [Math.abs(h!) + r * 1.3, r * 2.3]
    const [left, low] = [Math.max(r - Math.abs(h!), 0) + 0.4 * r, 0.55 * r]
    return scene({ width: 150, height: 135 })
      .axes({ x: s > 0 ? [-left, right] : [-right, left], y: t > 0 ? [-low, far] : [-far, low] })
      .point('G', h!, q!, { label: false })
      .circle('G', r)
      .point('A', 0, a!, { dot: true })
      .point('B', 0, b!, { label: false })
      .point('T', h!, 0, { dot: true })
      .alt({
        en: 'A circle that passes through $A$ on the $y$-axis and touches the $x$-axis at $T$.',
        zh: '一圓通過 $y$ 軸上的 $A$，並與 $x$ 軸相切於 $T$。',
      })
  },
  measure: { 'y A': 'a', 'x T': 'h', 'length AT': 'sqrt(a^2 + h^2)', 'radius G': 'abs(q)', 'y B': 'b' },
  key: 'x^2 + y^2 - d x - e y + f = 0',
  slips: {
    'takes the wrong signs of the centre': 'x^2 + y^2 + d x + e y + f = 0',
    'takes the constant to be the square of the radius': 'x^2 + y^2 - d x - e y + q^2 = 0',
    'leaves the halves of the coefficients': 'x^2 + y^2 - h x - q y + f = 0',
    'takes A at the height of the centre': 'x^2 + y^2 - d x - 2 a y + f = 0',
    'takes AT as a diameter': 'x^2 + y^2 - h x - a y = 0',
    'takes A at the height of the centre and the square of the radius as the constant':
      'x^2 + y^2 - d x - 2 a y + a^2 = 0',
  },
  steps: [
    [
      {
        en: 'Let $(@h, k)$ be the centre. Then $@{(0 - h)^2} + @{(a - k)^2} = k^2$.',
        zh: '設圓心為 $(@h, k)$，則 $@{(0 - h)^2} + @{(a - k)^2} = k^2$。',
      },
      '1M',
    ],
    [
      {
        en: '$k = @q$, and the equation is $@{(x - h)^2} + @{(y - q)^2} = @{q^2}$.',
        zh: '$k = @q$，故方程為 $@{(x - h)^2} + @{(y - q)^2} = @{q^2}$。',
      },
      '1M',
    ],
    ['@{x^2 + y^2 - d x - e y + f = 0}', '1A'],
  ],
  // Through A and T, with no other point of the x-axis, and with the end of the diameter from T.
  claims: [
    'key for x in {0} for y in {a}',
    'key for x in {h} for y in {0}',
    'not key for x in {h + 1, h - 1} for y in {0}',
    'key for x in {h} for y in {a + h^2/a}',
    'key for x in {2 h} for y in {a}',
  ],
})
