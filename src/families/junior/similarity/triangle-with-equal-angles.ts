/** A length in a triangle that is cut into two, one of them similar to the whole. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const triangleWithEqualAngles = formulaChoice({
  meta: {
    id: 'similarity/triangle-with-equal-angles',
    unit: 'JS22',
    objective: 'lengths in similar triangles',
    method: 'overlapping triangles with a common angle, used twice',
    foundation: true,
    level: 3,
    minutes: 1.6,
  },
  paper: { slots: [18, 19, 20] },
  given: { p: ints(3, 9), q: ints(2, 8), k: ints(1, 12), e: ints(5, 60) },
  // AD = d, CD = x, BD = e, AC = c; AB² = AD AC and BC : BD = AB : AD = p : q.
  let: { d: 'k q^2', c: 'k p^2', x: 'c - d', b: 'k p q', y: 'e p/q' },
  where:
    'gcd(p, q) = 1 & exact(y, 1) & d < e & e < b & e > b - d + 1 & x != e & p/q <= 2.4 & p/q >= 1.15 & x != d & y != c & c <= 120',
  stem: {
    en: 'In the figure, $D$ is a point lying on $AC$ such that $\\angle ABD = \\angle ACB$. If $AD = @d\\text{ cm}$, $BD = @e\\text{ cm}$ and $CD = @x\\text{ cm}$, then $BC =$',
    zh: '圖中，$D$ 為 $AC$ 上的一點使得 $\\angle ABD = \\angle ACB$。若 $AD = @d\\text{ cm}$、$BD = @e\\text{ cm}$ 及 $CD = @x\\text{ cm}$，則 $BC =$',
  },
  figure: ({ b, c, d, e }) => {
    const cosine = (b! * b! + d! * d! - e! * e!) / (2 * b! * d!)
    return scene()
      .point('A', 0, 0)
      .point('C', c!, 0)
      .point('D', d!, 0)
      .point('B', b! * cosine, b! * Math.sqrt(1 - cosine * cosine))
      .polygon('ABC')
      .segment('BD')
      .angle('ABD')
      .angle('ACB')
      .alt({
        en: 'Triangle $ABC$ with $D$ on $AC$, joined to $B$. The angles $ABD$ and $ACB$ are equal.',
        zh: '三角形 $ABC$，$D$ 在 $AC$ 上，並連接 $BD$。$\\angle ABD$ 與 $\\angle ACB$ 相等。',
      })
  },
  measure: { 'length AB': 'b', 'length AD': 'd', 'length BD': 'e', 'length BC': 'y', 'length CD': 'x' },
  key: 'y',
  show: '$@{it : decimal}\\text{ cm}$',
  plausible: 'it > 0 & exact(it, 1)',
  slips: {
    'gives AB': 'b',
    'gives AC': 'c',
    'takes AC : AD as the ratio of the sides': 'e c/d',
    'takes AD : CD as BD : BC': 'e x/d',
    'turns the ratio over': 'e d/b',
    'takes equal differences for equal ratios': 'e + b - d',
    'takes AC less AB as the difference of BC and BD': 'e + c - b',
    'takes AC less AD as the difference of BC and BD': 'e + x',
    'takes BC to be equal to CD': 'x',
    'takes BC to be equal to BD': 'e',
    'takes angle BDC to be a right angle': 'sqrt(e^2 + x^2)',
    'takes angle ABC to be a right angle': 'sqrt(c^2 - b^2)',
  },
  steps: [
    ['\\triangle ABD \\sim \\triangle ACB', '1M', 'AAA'],
    ['\\frac{AB}{@d} = \\frac{@c}{AB},\\quad AB = @b', '1M', 'corr. sides, sim. triangles'],
    ['\\frac{BC}{@e} = \\frac{@b}{@d},\\quad BC = @{y : decimal}\\text{ cm}', '1A', 'corr. sides, sim. triangles'],
  ],
  // The cosine rule at D in triangles ABD and BCD (Stewart's theorem), with AB² = AD AC.
  claims: ['key > 0', 'd (d + x) x + key^2 d = (d + x) (e^2 + d x)'],
})
