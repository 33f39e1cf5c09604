/** A length from two similar triangles between parallel lines. */
import { conventional } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints } from '../../kit/given.ts'

export const linesCrossingBetweenParallels = conventional({
  meta: {
    id: 'similarity/lines-crossing-between-parallels',
    unit: 'JS22',
    objective: 'use of similar triangles',
    method: 'equal angles of parallel lines; ratio of corresponding sides',
    foundation: true,
    level: 2,
    minutes: 3,
  },
  paper: { mock: [8] },
  given: { p: ints(4, 30), q: ints(6, 42), r: ints(3, 28) },
  let: { s: 'r q/p', x: 'r + s' },
  where: 'p != q & int(s) & s != r & s <= 42 & q <= 2.2 p & p <= 1.6 q & r != p & r < 1.3 p & p < 2.6 r',
  stem: {
    en: 'In the figure, $AB//CD$. $AD$ and $BC$ intersect at the point $E$. If $AB = @p\\text{ cm}$, $CD = @q\\text{ cm}$ and $AE = @r\\text{ cm}$, find $AD$.',
    zh: '圖中，$AB//CD$。$AD$ 與 $BC$ 相交於點 $E$。若 $AB = @p\\text{ cm}$、$CD = @q\\text{ cm}$ 及 $AE = @r\\text{ cm}$，求 $AD$。',
  },
  figure: ({ p, q, r, s }) =>
    scene({ width: 150, height: 110 })
      .point('E', 0, 0)
      .polar('A', 'E', r!, 130)
      .point('B', r! * Math.cos((130 * Math.PI) / 180) + p!, r! * Math.sin((130 * Math.PI) / 180))
      .polar('D', 'E', s!, -50)
      .point('C', s! * Math.cos((-50 * Math.PI) / 180) - q!, s! * Math.sin((-50 * Math.PI) / 180))
      .segment('AB', { arrows: 1 })
      .segment('CD', { arrows: 1 })
      .segment('AD')
      .segment('BC')
      .alt({
        en: 'Two parallel lines $AB$ and $CD$; $AD$ and $BC$ intersect at $E$ between them.',
        zh: '平行線 $AB$ 與 $CD$；$AD$ 與 $BC$ 在兩線之間相交於 $E$。',
      }),
  measure: { 'length AB': 'p', 'length CD': 'q', 'length AE': 'r', 'length AD': 'x' },
  parts: [
    {
      ask: '',
      answer: '$@x\\text{ cm}$',
      steps: [
        ['\\triangle ABE \\sim \\triangle DCE', '1M', 'AAA'],
        ['\\frac{DE}{@r} = \\frac{@q}{@p}', '1M', 'corr. sides, sim. triangles'],
        ['AD = @r + @s = @x\\text{ cm}', '1A'],
      ],
    },
  ],
  claims: ['p (x - r) = q r'],
})
