/** The tangent of an angle of a right-angled triangle in terms of a smaller angle in it. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const tangentInTermsOfTheta = formulaChoice({
  meta: {
    id: 'trigonometry/tangent-in-terms-of-theta',
    unit: 'JS27',
    objective: 'trigonometric ratios in right-angled triangles',
    method: 'a common side of two right-angled triangles, eliminated',
    foundation: true,
    level: 3,
    minutes: 1.4,
  },
  paper: { slots: [21, 22, 23] },
  symbols: ['theta'],
  given: { m: ints(1, 14), n: ints(1, 14) },
  let: { s: 'm + n', f: 's/gcd(m, s)', e: 'm/gcd(m, s)' },
  where: 'm != n & m/n <= 4 & n/m <= 4',
  stem: {
    en: 'In the figure, $\\angle ABC = 90^\\circ$ and $D$ is a point lying on $BC$. If $BD = @m\\text{ cm}$, $DC = @n\\text{ cm}$ and $\\angle BAD = \\theta$, then $\\tan\\angle ACB =$',
    zh: '圖中，$\\angle ABC = 90^\\circ$，$D$ 為 $BC$ 上的一點。若 $BD = @m\\text{ cm}$、$DC = @n\\text{ cm}$ 及 $\\angle BAD = \\theta$，則 $\\tan\\angle ACB =$',
  },
  figure: ({ m, n }) => {
    const across = m! + n!
    return scene()
      .point('B', 0, 0)
      .point('A', 0, across * 0.75)
      .point('C', across, 0)
      .point('D', m!, 0)
      .polygon('ABC')
      .segment('AD')
      .angle('ABC', { right: true })
      .angle('BAD', { label: '\\theta' })
      .alt({
        en: 'Triangle $ABC$ with a right angle at $B$. $D$ lies on $BC$ and is joined to $A$. $\\angle BAD = \\theta$.',
        zh: '三角形 $ABC$，其中 $B$ 為直角。$D$ 在 $BC$ 上，並連 $AD$。$\\angle BAD = \\theta$。',
      })
  },
  measure: { 'length BD': 'm', 'length DC': 'n', 'angle ABC': '90', 'angle BDC': '180' },
  key: 'e/(f tan(theta))',
  show: '$\\displaystyle @it$',
  slips: {
    'gives the tangent of angle BAC': 'f tan(theta)/e',
    'multiplies by the tangent': 'e tan(theta)/f',
    'takes DC for BC': 'm/(n tan(theta))',
    'takes DC for BC and multiplies by the tangent': 'm tan(theta)/n',
    'takes DC for BD': 'n/(s tan(theta))',
    'turns the ratio of the lengths over': 'f/(e tan(theta))',
  },
  steps: [
    [
      {
        en: '$\\tan\\theta = \\frac{@m}{AB}$, so $AB = @{m/tan(theta)}\\text{ cm}$',
        zh: '$\\tan\\theta = \\frac{@m}{AB}$，故 $AB = @{m/tan(theta)}\\text{ cm}$',
      },
      '1M',
    ],
    ['\\tan\\angle ACB = \\frac{AB}{@s} = @{e/(f tan(theta))}', '1M+1A'],
  ],
  // AB from the triangle ABC, and BD from AB.
  claims: ['(m + n) key tan(theta) = m for theta in {deg(30), deg(45), deg(60)}'],
})
