/** An angle at the centre from two isosceles triangles of radii. */
import { conventional } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const twoIsoscelesAtTheCentre = conventional({
  meta: {
    id: 'circles/two-isosceles-at-the-centre',
    unit: 'SS11',
    objective: 'angles in a circle',
    method: 'base angles of radii, then angle at the centre',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [8] },
  given: { u: ints(22, 46), v: ints(22, 46) },
  let: { w: 'u + v', x: '2 w' },
  where: 'abs(u - v) >= 3 & w >= 40 & w <= 82 & w != 60 & w != 45',
  stem: {
    en: 'In the figure, $O$ is the centre of the circle. $A$, $B$ and $C$ are points lying on the circle. If $\\angle OAC = @u^\\circ$ and $\\angle OBC = @v^\\circ$, find $\\angle AOB$.',
    zh: '圖中，$O$ 為圓心，$A$、$B$ 和 $C$ 為圓上的點。若 $\\angle OAC = @u^\\circ$ 及 $\\angle OBC = @v^\\circ$，求 $\\angle AOB$。',
  },
  // C at the top; the radii to A and B lie 180° - 2u and 180° - 2v from that to C.
  figure: ({ u, v }) =>
    scene({ width: 125, height: 125 })
      .point('O', 0, 0, { dot: true })
      .circle('O', 1)
      .onCircle('C', 'O', 90)
      .onCircle('A', 'O', 90 + 180 - 2 * u!)
      .onCircle('B', 'O', 90 - (180 - 2 * v!))
      .path('ACB')
      .path('AOB')
      .angle('OAC', { label: '@u^\\circ' })
      .angle('CBO', { label: '@v^\\circ' })
      .alt({
        en: 'A circle with centre $O$; $A$, $B$ and $C$ lie on the circle, $C$ on the major arc $AB$; $AC$, $BC$, $OA$ and $OB$ are joined.',
        zh: '以 $O$ 為圓心的圓；$A$、$B$ 和 $C$ 在圓上，$C$ 在優弧 $AB$ 上；連接 $AC$、$BC$、$OA$ 和 $OB$。',
      }),
  measure: { 'angle OAC': 'u', 'angle OBC': 'v', 'angle AOB': 'x' },
  parts: [
    {
      ask: '',
      answer: '$@x^\\circ$',
      steps: [
        [
          {
            en: 'Join $OC$. $\\angle OCA = @u^\\circ$ and $\\angle OCB = @v^\\circ$',
            zh: '連接 $OC$。$\\angle OCA = @u^\\circ$ 及 $\\angle OCB = @v^\\circ$',
          },
          '1M',
          'base angles',
        ],
        ['\\angle AOB = 2 \\times (@u^\\circ + @v^\\circ)', '1M', 'angle at centre'],
        ['= @x^\\circ', '1A'],
      ],
    },
  ],
  // The three angles at the centre make up 360°.
  claims: ['x + (180 - 2 u) + (180 - 2 v) = 360'],
})
