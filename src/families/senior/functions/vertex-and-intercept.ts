/** The equation of a parabola from the vertex and the y-intercept in a figure. */
import { formulaChoice } from '../../kit/family.ts'
import { nonzero } from '../../kit/given.ts'
import { scene } from '../../kit/figure/scene.ts'

export const vertexAndIntercept = formulaChoice({
  meta: { id: 'functions/vertex-and-intercept', unit: 'SS2', objective: 'graph of a quadratic function', method: 'vertex form from the vertex and the y-intercept', foundation: true, level: 2, minutes: 1.1 },
  paper: { slots: [9, 10] },
  symbols: ['x', 'y', 'A'],
  given: { a: nonzero(-3, 3), h: nonzero(-4, 4), k: nonzero(-9, 9) },
  let: { c: 'a h^2 + k' },
  where: 'c != 0 & abs(c) <= 24 & k != a & c != k & abs(a) h^2 >= 2 & abs(h k) > 1',
  stem: {
    en: 'The figure shows the graph of a quadratic function. The vertex of the graph is $V$, and the graph cuts the $y$-axis at $C$. The equation of the graph is',
    zh: '圖中所示為一二次函數的圖像。該圖像的頂點為 $V$，且該圖像與 $y$ 軸相交於 $C$。該圖像的方程為',
  },
  figure: ({ a, h, k, c }) => parabola(a!, h!, k!, c!),
  measure: { 'x V': 'h', 'y V': 'k', 'y C': 'c' },
  key: 'y = a (x - h)^2 + k',
  slips: {
    'takes the sign of the axis of symmetry wrongly': 'y = a (x + h)^2 + k',
    'opens the other way': 'y = -a (x - h)^2 + k',
    'both of these': 'y = -a (x + h)^2 + k',
    'takes the y-intercept for the vertex': 'y = a (x - h)^2 + c',
    'takes the first coefficient to be 1 or -1': 'y = a/abs(a) (x - h)^2 + k',
    'takes the sign of the vertex wrongly': 'y = a (x - h)^2 - k',
  },
  steps: [
    [{ en: 'Let the equation be $@{y = A (x - h)^2 + k}$. When $x = 0$, $y = @c$.', zh: '設方程為 $@{y = A (x - h)^2 + k}$。當 $x = 0$，$y = @c$。' }, '1M'],
    [{ en: '$@{h^2 A + k} = @c$, so $A = @a$ and the equation is $@{y = a (x - h)^2 + k}$', zh: '$@{h^2 A + k} = @c$，得 $A = @a$，故 $@{y = a (x - h)^2 + k}$' }, '1A'],
  ],
  // The vertex, the y-intercept, and the point that mirrors it in the axis of symmetry.
  claims: ['key for x in {h} for y in {k}', 'key for x in {0} for y in {c}', 'key for x in {2 h} for y in {c}'],
})

/** Axes that hold vertex, intercept and the mirror point, with the origin well inside. */
function parabola(a: number, h: number, k: number, c: number) {
  const f = (x: number) => a * (x - h) ** 2 + k
  const across: readonly [number, number] = h > 0 ? [-0.55 * h, 2.6 * h] : [2.6 * h, -0.55 * h]
  const [low, high] = [Math.min(0, k, c, f(2.4 * h)), Math.max(0, k, c, f(2.4 * h))]
  const room = 0.16 * (high - low)
  return scene({ width: 150, height: 125 })
    .axes({ x: across, y: [low - room, high + room], equal: false })
    .curve(f, { from: h - 1.42 * Math.abs(h), to: h + 1.42 * Math.abs(h) })
    .point('V', h, k, { label: 'V(@h, @k)', dot: true })
    .point('C', 0, c, { label: 'C(0, @c)', dot: true })
    .alt({ en: 'A parabola with vertex V(@h, @k) that cuts the y-axis at C(0, @c).', zh: '一拋物線，頂點為 V(@h, @k)，與 y 軸相交於 C(0, @c)。' })
}
