/** A part of a side of a triangle by the sine formula in two triangles. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const twoSineFormulas = formulaChoice({
  meta: {
    id: 'more-trigonometry/two-sine-formulas',
    unit: 'SS14',
    objective: 'the sine formula',
    method: 'the sine formula in two triangles with a common side',
    foundation: false,
    level: 4,
    minutes: 2,
  },
  paper: { slots: [38, 39, 40] },
  given: { c: ints(12, 40, 2), b: ints(40, 75, 5), a: ints(30, 55, 5), g: ints(25, 60, 5) },
  let: {
    s: 'a + b',
    w: '180 - s - g',
    l: 'c sin(deg(b))/sin(deg(s))',
    t: 'l sin(deg(w))/sin(deg(g))',
    x: 'round(t)',
    u: 'c sin(deg(a))/sin(deg(s))',
  },
  where:
    'w >= 22 & w <= 85 & s != 90 & g != b & a != w & abs(a - w) >= 5 & g != a & t >= 14 & s <= 118 & mod(c, 4) = mod(a + b + g, 2)*2 & c/t < 1.3 & t/c < 2.2',
  stem: {
    en: 'In the figure, $D$ is a point lying on $BC$. If $AB = @c\\text{ cm}$, $\\angle ABC = @b^\\circ$, $\\angle BAD = @a^\\circ$ and $\\angle ACB = @g^\\circ$, find $CD$ correct to the nearest cm.',
    zh: '圖中，$D$ 為 $BC$ 上的一點。若 $AB = @c\\text{ cm}$、$\\angle ABC = @b^\\circ$、$\\angle BAD = @a^\\circ$ 及 $\\angle ACB = @g^\\circ$，求 $CD$，準確至最接近的 cm。',
  },
  figure: ({ c, b, u, t }) =>
    scene()
      .point('B', 0, 0)
      .polar('A', 'B', c!, b!)
      .point('D', u!, 0)
      .point('C', u! + t!, 0)
      .polygon('ABC')
      .segment('AD')
      .mark('AB', { label: '@c\\text{ cm}' })
      .angle('ABC', { label: '@b^\\circ' })
      .angle('BAD', { label: '@a^\\circ' })
      .angle('ACB', { label: '@g^\\circ' })
      .alt({
        en: 'Triangle $ABC$ with $D$ on $BC$, joined to $A$. $AB = @c$ cm, $\\angle ABC = @b^\\circ$, $\\angle BAD = @a^\\circ$ and $\\angle ACB = @g^\\circ$.',
        zh: '三角形 $ABC$，$D$ 在 $BC$ 上，並連 $AD$。$AB = @c$ cm，$\\angle ABC = @b^\\circ$，$\\angle BAD = @a^\\circ$，$\\angle ACB = @g^\\circ$。',
      }),
  measure: { 'length AB': 'c', 'angle ABC': 'b', 'angle BAD': 'a', 'angle ACB': 'g', 'angle BDC': '180' },
  key: 'x',
  show: '$@it\\text{ cm}$',
  plausible: 'it > 2 & (it = x | abs(it - x) >= 2)',
  slips: {
    'gives AD': 'round(l)',
    'gives BD': 'round(u)',
    'gives AC': 'round(c sin(deg(b))/sin(deg(g)))',
    'gives BC': 'round(u + t)',
    'turns the second ratio over': 'round(l sin(deg(g))/sin(deg(w)))',
    'turns the first ratio over': 'round(c sin(deg(s))/sin(deg(b)) sin(deg(w))/sin(deg(g)))',
    'takes angle CAD equal to angle BAD': 'round(l sin(deg(a))/sin(deg(g)))',
    'takes the lengths proportional to the angles': 'round(c b/s w/g)',
    'takes AB for AD': 'round(c sin(deg(w))/sin(deg(g)))',
    'takes AB for AD and angle BAD for angle CAD': 'round(c sin(deg(a))/sin(deg(g)))',
    'turns both ratios over': 'round(c sin(deg(s))/sin(deg(b)) sin(deg(g))/sin(deg(w)))',
    'takes cosines in the second triangle': 'round(l cos(deg(w))/cos(deg(g)))',
    'takes CD equal to AB': 'c',
    'takes BD for AD': 'round(u sin(deg(w))/sin(deg(g)))',
    'takes angle ADC for angle CAD': 'round(l sin(deg(s))/sin(deg(g)))',
    'takes angle ABC for angle CAD': 'round(l sin(deg(b))/sin(deg(g)))',
    'takes angle ADB as a right angle': 'round(c sin(deg(b))/tan(deg(g)))',
  },
  steps: [
    [
      '\\angle ADB = 180^\\circ - @a^\\circ - @b^\\circ = @{180 - s}^\\circ,\\quad AD = \\frac{@c\\sin @b^\\circ}{\\sin @{180 - s}^\\circ}\\text{ cm}',
      '1M',
    ],
    [
      '\\angle CAD = 180^\\circ - (180^\\circ - @{180 - s}^\\circ) - @g^\\circ = @w^\\circ,\\quad CD = \\frac{AD\\sin @w^\\circ}{\\sin @g^\\circ}',
      '1M',
    ],
    [{ en: '$CD = @x\\text{ cm}$ (correct to the nearest cm)', zh: '$CD = @x\\text{ cm}$（準確至最接近的 cm）' }, '1A'],
  ],
  // From the height of the triangle on BC: the way from its foot to C, less or more that to D.
  claims: [
    'key - 0.5 < c sin(deg(b)) (cos(deg(g))/sin(deg(g)) + cos(deg(a + b))/sin(deg(a + b)))',
    'key + 0.5 > c sin(deg(b)) (cos(deg(g))/sin(deg(g)) + cos(deg(a + b))/sin(deg(a + b)))',
  ],
})
