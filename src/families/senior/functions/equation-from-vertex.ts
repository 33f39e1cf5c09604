/** Finds the equation of a parabola whose vertex and y-intercept are shown. */
import { formulaChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { nonzero, numbers } from '../../kit/given.ts'

export const equationFromVertex = formulaChoice({
  meta: {
    id: 'functions/equation-from-vertex',
    unit: 'SS2',
    objective: 'features of the graph of a quadratic function',
    method: 'equation from vertex and y-intercept',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [7, 8] },
  symbols: ['x', 'b'],
  given: { a: numbers('-3', '-2', '-1', '-1/2', '1/2', '1', '2', '3'), h: nonzero(-6, 6), k: nonzero(-9, 9) },
  let: { c: 'a h^2 + k' },
  where: 'int(c) & c != 0 & abs(c) <= 20 & abs(c) >= 2 & abs(k) >= 2 & abs(c - k) >= 4 & abs(h) >= 2 & h != k',
  stem: {
    en: 'The figure shows the graph of $y = f(x)$, where $f(x)$ is a quadratic function. The vertex of the graph is $(@h, @k)$ and the $y$-intercept of the graph is $@c$. Then $f(x) =$',
    zh: '圖中所示為 $y = f(x)$ 的圖像，其中 $f(x)$ 為二次函數。圖像的頂點為 $(@h, @k)$，且圖像的 $y$ 截距為 $@c$。則 $f(x) =$',
  },
  figure: ({ a, h, k, c }) => {
    const [left, right] = [Math.min(0, 2 * h!) - 1, Math.max(0, 2 * h!) + 1]
    const rise = Math.abs(c! - k!)
    const [low, high] = [Math.min(0, k!, c!) - 0.25 * rise, Math.max(0, k!, c!) + 0.25 * rise]
    return scene()
      .axes({ x: [left, right], y: [low, high], equal: false })
      .curve((x) => a! * (x - h!) ** 2 + k!)
      .point('V', h!, k!, { dot: true, label: '(@h,\\,@k)' })
      .point('C', 0, a! * h! ** 2 + k!, { dot: true, label: '@c' })
      .alt({
        en: 'A parabola with its vertex at $(@h, @k)$, which cuts the $y$-axis at $@c$.',
        zh: '一拋物線，頂點為 $(@h, @k)$，與 $y$ 軸相交於 $@c$。',
      })
  },
  measure: { 'x V': 'h', 'y V': 'k', 'y C': 'c' },
  key: 'a (x - h)^2 + k',
  slips: {
    'loses the sign of the coordinate of the vertex': 'a (x + h)^2 + k',
    'loses the sign of the coefficient': '-a (x - h)^2 + k',
    'loses both signs': '-a (x + h)^2 + k',
    'takes the y-intercept for the constant term': 'a (x - h)^2 + c',
    'loses the sign of the coordinate of the vertex and takes the y-intercept for the constant term': 'a (x + h)^2 + c',
  },
  steps: [
    [{ en: 'Let $f(x) = @{b (x - h)^2 + k}$.', zh: '設 $f(x) = @{b (x - h)^2 + k}$。' }, '1M'],
    ['@{b h^2 + k} = @c'],
    ['f(x) = @{a (x - h)^2 + k}', '1A'],
  ],
  claims: ['key = k for x in {h}', 'key = c for x in {0, 2 h}'],
})
