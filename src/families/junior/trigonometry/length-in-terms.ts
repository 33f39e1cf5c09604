/** A length in terms of two angles: the horizontal way along two slanted lengths. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const lengthInTerms = formulaChoice({
  meta: {
    id: 'trigonometry/length-in-terms',
    unit: 'JS27',
    objective: 'trigonometric ratios of an angle in right-angled triangles',
    method: 'two right-angled triangles whose angles are complementary',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [20, 21, 22] },
  symbols: ['theta'],
  given: { a: ints(2, 36), b: ints(2, 36) },
  where: 'a != b & a/b >= 0.45 & a/b <= 2.2',
  stem: {
    en: 'In the figure, $BCD$ is a straight line and $\\angle ABC = \\angle ACE = \\angle CDE = 90^\\circ$. If $AC = @a\\text{ cm}$, $CE = @b\\text{ cm}$ and $\\angle ACB = \\theta$, then $BD =$',
    zh: '圖中，$BCD$ 為一直線，且 $\\angle ABC = \\angle ACE = \\angle CDE = 90^\\circ$。若 $AC = @a\\text{ cm}$、$CE = @b\\text{ cm}$ 及 $\\angle ACB = \\theta$，則 $BD =$',
  },
  figure: ({ a, b }) => {
    const [cosine, sine] = [Math.cos(0.9), Math.sin(0.9)]
    return scene()
      .point('C', 0, 0)
      .point('B', -a! * cosine, 0)
      .point('A', -a! * cosine, a! * sine)
      .point('D', b! * sine, 0)
      .point('E', b! * sine, b! * cosine)
      .segment('BD')
      .path('BACED')
      .angle('ABC', { right: true })
      .angle('ACE', { right: true })
      .angle('CDE', { right: true })
      .angle('ACB', { label: '\\theta' })
      .alt({
        en: '$BCD$ is a straight line. The triangles $ABC$ and $CDE$ are right-angled at $B$ and at $D$, and $AC$ is perpendicular to $CE$. $\\angle ACB = \\theta$.',
        zh: '$BCD$ 為一直線。三角形 $ABC$ 和 $CDE$ 分別以 $B$ 和 $D$ 為直角，$AC$ 垂直於 $CE$。$\\angle ACB = \\theta$。',
      })
  },
  measure: { 'length AC': 'a', 'length CE': 'b', 'angle ABC': '90', 'angle ACE': '90', 'angle CDE': '90' },
  key: 'a cos(theta) + b sin(theta)',
  show: '$(@it)\\text{ cm}$',
  slips: {
    'takes sine and cosine for each other': 'a sin(theta) + b cos(theta)',
    'takes angle ECD to be equal to the angle at C': '(a + b) cos(theta)',
    'takes the sine in both triangles': '(a + b) sin(theta)',
    'divides by the ratios': 'a/cos(theta) + b/sin(theta)',
    'divides in the second triangle': 'a cos(theta) + b/sin(theta)',
    'takes the tangent in the second triangle': 'a cos(theta) + b tan(theta)',
    'takes off one length': 'b sin(theta) - a cos(theta)',
  },
  steps: [
    ['BC = @{a cos(theta)}\\text{ cm}', '1M'],
    [
      {
        en: '$\\angle CED = 90^\\circ - \\angle ECD = \\theta$, so $CD = @{b sin(theta)}\\text{ cm}$',
        zh: '$\\angle CED = 90^\\circ - \\angle ECD = \\theta$，故 $CD = @{b sin(theta)}\\text{ cm}$',
      },
      '1M',
      'adj. angles on st. line',
    ],
    ['BD = (@{a cos(theta) + b sin(theta)})\\text{ cm}', '1A'],
  ],
  // AE, the hypotenuse of ACE, has BD and the difference of the heights as legs.
  claims: [
    'key^2 + (a sin(theta) - b cos(theta))^2 = a^2 + b^2 for theta in {deg(30), deg(45), deg(60)}',
    'key > 0 for theta in {deg(30), deg(45), deg(60)}',
  ],
})
