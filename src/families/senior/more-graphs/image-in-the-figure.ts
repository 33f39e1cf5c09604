/** Which transformation takes one graph of the figure to the other. */
import { formulaChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { nonzero, oneOf } from '../../kit/given.ts'

export const imageInTheFigure = formulaChoice({
  meta: {
    id: 'more-graphs/image-in-the-figure',
    unit: 'SS9',
    objective: 'transformations of graphs',
    method: 'comparing the vertices of two graphs',
    foundation: false,
    level: 3,
    minutes: 1.2,
  },
  paper: { slots: [31, 34] },
  symbols: ['x', 'f'],
  given: { p: nonzero(-5, 5), q: nonzero(-5, 5), r: nonzero(-6, 6), s: nonzero(-5, 5), e: oneOf(-1, 1) },
  // The vertex (p, q) goes to (r, s); e = -1 reflects in the x-axis first.
  // o: whether the first opens upwards, so that both have room.
  let: { h: 'r - p', k: 's - e q', o: 'if(e = 1, if(q + s > 0, -1, 1), if(q > s, 1, -1))' },
  words: {
    before: ['e = 1', { en: 'f(x)', zh: 'f(x)' }, { en: '-f(x)', zh: '-f(x)' }],
    same: [
      'e = 1',
      { en: ' Both open the same way.', zh: '兩者的開口方向相同。' },
      { en: ' They open opposite ways.', zh: '兩者的開口方向相反。' },
    ],
  },
  where:
    'h != 0 & k != 0 & abs(h) <= 7 & abs(k) <= 7 & (abs(h) >= 4 | (e = -1 & abs(h) >= 3)) & (abs(s - q) >= 2 | abs(h) >= 5) & (e = 1 | s != -q) & q != s & abs(q) >= 2 & abs(s) >= 2 & e q (r - k)/p + h != s & e q (r + h)/p - k != s',
  stem: {
    en: 'The figure shows the graph of $y = f(x)$ and the graph of $y = g(x)$ on the same rectangular coordinate system. If the two graphs are congruent parabolas with the vertices as marked, which of the following is true?',
    zh: '圖中顯示 $y = f(x)$ 的圖像和 $y = g(x)$ 的圖像於同一直角坐標系上。若兩圖像為全等的拋物線，而其頂點如圖所示，則下列何者正確？',
  },
  figure: ({ p, q, r, s, e, o }) => {
    const [f, g] = [
      (x: number): number => 1.1 * o! * (x - p!) ** 2 + q!,
      (x: number): number => 1.1 * e! * o! * (x - r!) ** 2 + s!,
    ]
    return scene({ width: 165, height: 130 })
      .axes({
        x: [Math.min(p!, r!, 0) - 3, Math.max(p!, r!, 0) + 3],
        y: [Math.min(q!, s!, 0) - 3.5, Math.max(q!, s!, 0) + 3.5],
        equal: false,
      })
      .curve(f, { label: 'y=f(x)' })
      .curve(g, { label: 'y=g(x)', thick: true })
      .point('P', p!, f(p!), { label: '(@p,\\,@q)', dot: true })
      .point('F', p! + 1, f(p! + 1), { label: false })
      .point('R', r!, g(r!), { label: '(@r,\\,@s)', dot: true })
      .point('G', r! + 1, g(r! + 1), { label: false })
      .alt({
        en: 'Two parabolas. The vertex of $y = f(x)$ is $(@p, @q)$ and that of $y = g(x)$ is $(@r, @s)$.@same',
        zh: '兩條拋物線。$y = f(x)$ 的頂點為 $(@p, @q)$，$y = g(x)$ 的頂點為 $(@r, @s)$。@same',
      })
  },
  measure: { 'x P': 'p', 'y P': 'q', 'x R': 'r', 'y R': 's', 'slope PF': '1.1 o', 'slope RG': '1.1 e o' },
  key: 'e f(x - h) + k',
  show: '$g(x) = @{it}$',
  slips: {
    'translates the wrong way along the x-axis': 'e f(x + h) + k',
    'translates the wrong way along the y-axis': 'e f(x - h) - k',
    'translates both ways wrongly': 'e f(x + h) - k',
    'interchanges the translations': 'e f(x - k) + h',
    'takes a reflection for a translation or the other way round': '-e f(x - h) + k',
  },
  steps: [
    [
      {
        en: 'The vertex of the graph of $y = @before$ is $(@p, @{e q})$, and it is translated to $(@r, @s)$.',
        zh: '$y = @before$ 的圖像的頂點為 $(@p, @{e q})$，其平移至 $(@r, @s)$。',
      },
      '1M',
    ],
    ['g(x) = @{e f(x - h) + k}', '1A'],
  ],
  // Where f(p) = q, the key must give s at x = r.
  claims: ['key = s for x in {r} for f in {q/p}'],
})
