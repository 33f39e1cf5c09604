/**
 * The vertex of a parabola with a constant in it, its image after two transformations, and whether the two can be seen
 * at a right angle.
 */
import { conventional } from '../../kit/family.ts'
import { ints, word } from '../../kit/given.ts'

export const reflectedVertexRightAngle = conventional({
  meta: {
    id: 'functions/reflected-vertex-right-angle',
    unit: 'SS2',
    objective: 'vertex of a quadratic graph and transformations of graphs',
    method: 'completing the square; slopes of perpendicular lines',
    foundation: false,
    level: 5,
    minutes: 7,
  },
  paper: { authentic: [17] },
  symbols: ['x', 'k'],
  given: { a: ints(1, 4), h: ints(1, 6), c: ints(1, 7), d: ints(2, 24) },
  let: {
    root: 'c d/(c^2 - h^2)',
    f: 'a x^2 - 2 a h k x + a h^2 k^2 + c k',
    b: '2 a h',
    vx: 'h k',
    vy: 'c k',
    wy: 'd - c k',
  },
  where: 'c != h & rational(root) & abs(root) <= 12 & int(6 root)',
  words: {
    verdict: ['root > 0', word('Yes', '同意'), word('No', '不同意')],
    sign: ['root > 0', word('>', '>'), word('<', '<')],
    agreed: ['root > 0', word('the claim is agreed', '同意該宣稱'), word('the claim is disagreed', '不同意該宣稱')],
  },
  stem: { en: 'Let $f(x) = @f$, where $k$ is a positive constant.', zh: '設 $f(x) = @f$，其中 $k$ 為正常數。' },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Using the method of completing the square, express, in terms of $k$, the coordinates of the vertex of the graph of $y = f(x)$.',
        zh: '利用配方法，以 $k$ 表示 $y = f(x)$ 的圖像的頂點的坐標。',
      },
      answer: '$(@vx, @vy)$',
      steps: [
        ['f(x) = @{a (x^2 - 2 h k x + h^2 k^2) + c k} = @{a (x - h k)^2 + c k}', '1M'],
        [{ en: 'The coordinates of the vertex are $(@vx, @vy)$.', zh: '頂點的坐標為 $(@vx, @vy)$。' }, '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'The graph of $y = f(x)$ is reflected with respect to the $x$-axis and then translated upwards by $@d$ units to become the graph of $y = g(x)$. Denote the vertices of the graphs of $y = f(x)$ and $y = g(x)$ by $V$ and $W$ respectively. Let $O$ be the origin. Someone claims that there is a value of $k$ such that $\\angle VOW$ is a right angle. Do you agree? Explain your answer.',
        zh: '將 $y = f(x)$ 的圖像對 $x$ 軸作反射，然後向上平移 $@d$ 單位後成為 $y = g(x)$ 的圖像。將 $y = f(x)$ 及 $y = g(x)$ 的圖像的頂點分別記為 $V$ 及 $W$。設 $O$ 為原點。某人宣稱存在一個 $k$ 值使得 $\\angle VOW$ 為一直角。你是否同意？試解釋你的答案。',
      },
      answer: { en: '@verdict ($k = @root$)', zh: '@{verdict}（$k = @root$）' },
      steps: [
        [{ en: 'The coordinates of $W$ are $(@vx, @wy)$.', zh: '$W$ 的坐標為 $(@vx, @wy)$。' }, '1M'],
        [
          {
            en: 'If $\\angle VOW = 90^\\circ$, then $\\left(\\frac{@vy}{@vx}\\right)\\left(\\frac{@wy}{@vx}\\right) = -1$.',
            zh: '若 $\\angle VOW = 90^\\circ$，則 $\\left(\\frac{@vy}{@vx}\\right)\\left(\\frac{@wy}{@vx}\\right) = -1$。',
          },
          '1M',
          { en: 'product of slopes $= -1$', zh: '斜率之積 $= -1$' },
        ],
        [
          { en: '$@{c (d - c k)} = @{-h^2 k}$, so $k = @root$', zh: '$@{c (d - c k)} = @{-h^2 k}$，故 $k = @root$' },
          '1A',
        ],
        [{ en: 'Since $@root @sign 0$, @{agreed}.', zh: '由於 $@root @sign 0$，故@{agreed}。' }, '1A', 'f.t.'],
      ],
    },
  ],
  claims: [
    // The least value, and the same value at equal distances on both sides.
    'at(f, x, vx) = vy for k in {1, 2, 3}',
    'at(f, x, vx - 1) = at(f, x, vx + 1) for k in {1, 2, 3}',
    // The vectors from the origin to the two vertices have the product 0.
    'vx^2 + vy (d - vy) = 0 for k in {root}',
    'root != 0',
  ],
})
