/** Two triangles at the ends of the base of an isosceles triangle are proved congruent, and an angle found. */
import { conventional } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const equalPartsOfTheBase = conventional({
  meta: {
    id: 'congruence/equal-parts-of-the-base',
    unit: 'JS21',
    objective: 'proof and use of congruent triangles',
    method: 'S.A.S. at the base angles of an isosceles triangle; angle of the inner isosceles triangle',
    foundation: true,
    level: 2,
    minutes: 5,
  },
  paper: { authentic: [8] },
  given: { u: ints(20, 70, 2), v: ints(14, 40) },
  let: { w: '(180 - u)/2', B: 'w - v' },
  where: 'B >= 26 & B != v & B != u & v != u',
  stem: {
    en: 'In the figure, $AB = AC$. $D$ and $E$ are points lying on $BC$ such that $BD = CE$.',
    zh: '圖中，$AB = AC$。$D$ 和 $E$ 為 $BC$ 上的點使得 $BD = CE$。',
  },
  figure: ({ B, w }) => {
    const half = (angle: number): number => 1 / Math.tan((angle * Math.PI) / 180)
    return scene({ width: 170, height: 100 })
      .point('A', 0, 1)
      .point('B', -half(B!), 0)
      .point('C', half(B!), 0)
      .point('D', -half(w!), 0)
      .point('E', half(w!), 0)
      .polygon('ABC')
      .segment('AD')
      .segment('AE')
      .mark('AB', { ticks: 1 })
      .mark('AC', { ticks: 1 })
      .mark('BD', { ticks: 2 })
      .mark('EC', { ticks: 2 })
      .alt({
        en: 'Isosceles triangle $ABC$ with $AB = AC$; $D$ and $E$ lie on $BC$ in this order from $B$ with $BD = CE$; $AD$ and $AE$ are joined.',
        zh: '等腰三角形 $ABC$，$AB = AC$；由 $B$ 起 $D$ 和 $E$ 依次在 $BC$ 上，$BD = CE$；連接 $AD$ 和 $AE$。',
      })
  },
  measure: { 'angle BAD': 'v', 'angle DAE': 'u', 'angle ABC': 'B', 'ratio AB AC': '1', 'ratio BD EC': '1' },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Prove that $\\triangle ABD \\cong \\triangle ACE$.',
        zh: '證明 $\\triangle ABD \\cong \\triangle ACE$。',
      },
      answer: '$\\triangle ABD \\cong \\triangle ACE$',
      steps: [
        ['AB = AC,\\; BD = CE', '', 'given'],
        ['\\angle ABD = \\angle ACE', '', 'base angles'],
        ['\\triangle ABD \\cong \\triangle ACE', '2', 'SAS'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Suppose that $\\angle BAD = @v^\\circ$ and $\\angle DAE = @u^\\circ$. Find $\\angle ABC$.',
        zh: '假設 $\\angle BAD = @v^\\circ$ 及 $\\angle DAE = @u^\\circ$。求 $\\angle ABC$。',
      },
      answer: '$@B^\\circ$',
      steps: [
        ['AD = AE', '1M', 'corr. sides, cong. triangles'],
        ['\\angle ADE = \\frac{180^\\circ - @u^\\circ}{2} = @w^\\circ', '1M', 'base angles'],
        ['\\angle ABC = @w^\\circ - @v^\\circ = @B^\\circ', '1A', 'ext. angle of triangle'],
      ],
    },
  ],
  claims: ['2 B + u + 2 v = 180'],
})
