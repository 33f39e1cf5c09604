/** Two triangles that share an angle are proved similar, and sides found. */
import { conventional } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const sharedAngleInATriangle = conventional({
  meta: {
    id: 'similarity/shared-angle-in-a-triangle',
    unit: 'JS22',
    objective: 'proof and use of similar triangles',
    method: 'common angle and an equal angle; ratios of corresponding sides',
    foundation: true,
    level: 2,
    minutes: 5,
  },
  paper: { authentic: [8] },
  given: { c: ints(6, 56), d: ints(3, 44), e: ints(5, 64) },
  let: { all: 'c^2/d', x: 'all - d', y: 'e d/c' },
  where:
    'd < c & int(all) & int(y) & x >= 3 & all <= 80 & e + c > 1.1 all & c + all > 1.1 e & e + all > 1.1 c & 4 d > all & 4 x > all & y != d & y != x & e != c & y != c & e != d',
  stem: {
    en: 'In the figure, $D$ is a point lying on $AC$ such that $\\angle ABD = \\angle ACB$.',
    zh: '圖中，$D$ 為 $AC$ 上的一點使得 $\\angle ABD = \\angle ACB$。',
  },
  figure: ({ c, all, e, d }) => {
    const along = (c! ** 2 + all! ** 2 - e! ** 2) / (2 * all!)
    return scene({ width: 165, height: 110 })
      .point('A', 0, 0)
      .point('C', all!, 0)
      .point('B', along, Math.sqrt(c! ** 2 - along ** 2))
      .point('D', d!, 0)
      .polygon('ABC')
      .segment('BD')
      .angle('ABD')
      .angle('DCB')
      .alt({
        en: 'Triangle $ABC$ with a point $D$ on $AC$; $BD$ is joined; the angles $ABD$ and $ACB$ are marked as equal.',
        zh: '三角形 $ABC$，$D$ 為 $AC$ 上的一點，連接 $BD$；$\\angle ABD$ 與 $\\angle ACB$ 標示為相等。',
      })
  },
  measure: { 'length AB': 'c', 'length AD': 'd', 'length BC': 'e', 'length CD': 'x', 'length BD': 'y' },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Prove that $\\triangle ABD \\sim \\triangle ACB$.',
        zh: '證明 $\\triangle ABD \\sim \\triangle ACB$。',
      },
      answer: '$\\triangle ABD \\sim \\triangle ACB$',
      steps: [
        ['\\angle BAD = \\angle CAB', '', 'common angle'],
        ['\\angle ABD = \\angle ACB', '', 'given'],
        ['\\triangle ABD \\sim \\triangle ACB', '2', 'AAA'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Suppose that $AB = @c\\text{ cm}$, $AD = @d\\text{ cm}$ and $BC = @e\\text{ cm}$. Find $CD$ and $BD$.',
        zh: '假設 $AB = @c\\text{ cm}$、$AD = @d\\text{ cm}$ 及 $BC = @e\\text{ cm}$。求 $CD$ 及 $BD$。',
      },
      answer: { en: '$CD = @x\\text{ cm}$, $BD = @y\\text{ cm}$', zh: '$CD = @x\\text{ cm}$，$BD = @y\\text{ cm}$' },
      steps: [
        [
          {
            en: '$\\frac{AB}{AC} = \\frac{AD}{AB}$ and $\\frac{BD}{CB} = \\frac{AD}{AB}$',
            zh: '$\\frac{AB}{AC} = \\frac{AD}{AB}$ 及 $\\frac{BD}{CB} = \\frac{AD}{AB}$',
          },
          '1M',
          { en: 'either one; corr. sides, ~ △s', zh: '任何一項；相似三角形的對應邊' },
        ],
        ['\\frac{@c}{@d + CD} = \\frac{@d}{@c}'],
        ['CD = @x\\text{ cm}', '1A'],
        ['BD = @{e d/c}\\text{ cm}', '1A'],
      ],
    },
  ],
  claims: ['c^2 = d (d + x)', 'x > 0', 'c^2 x + e^2 d = (d + x) (y^2 + d x)', 'y > 0'],
})
