/** The ratio in which a side of a triangle is cut by a line through a point of a cevian. */
import { scene } from '../../kit/figure/scene.ts'
import { wordedChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const lineThroughCevian = wordedChoice({
  meta: {
    id: 'similarity/line-through-cevian',
    unit: 'JS22',
    objective: 'lengths in similar triangles',
    method: 'a parallel is drawn, which makes two pairs of similar triangles',
    foundation: true,
    level: 4,
    minutes: 2,
  },
  paper: { slots: [16, 17] },
  given: { m: ints(1, 8), n: ints(1, 8), p: ints(1, 8), q: ints(1, 8) },
  // AF : FC = p m : q (m + n), reduced to u : v.
  let: { u: 'p m/gcd(p m, q (m + n))', v: 'q (m + n)/gcd(p m, q (m + n))' },
  where:
    'gcd(m, n) = 1 & gcd(p, q) = 1 & u != v & p != q & u/(u + v) >= 0.2 & u/(u + v) <= 0.75 & m/(m + n) >= 0.25 & m/(m + n) <= 0.75 & p/(p + q) >= 0.25 & p/(p + q) <= 0.75 & u <= 30 & v <= 60',
  stem: {
    en: 'In the figure, $D$ is a point lying on $BC$ such that $BD : DC = @m : @n$. $E$ is a point lying on $AD$ such that $AE : ED = @p : @q$. $BE$ produced meets $AC$ at the point $F$. Then $AF : FC =$',
    zh: '圖中，$D$ 為 $BC$ 上的一點使得 $BD : DC = @m : @n$。$E$ 為 $AD$ 上的一點使得 $AE : ED = @p : @q$。$BE$ 的延線與 $AC$ 相交於點 $F$。則 $AF : FC =$',
  },
  figure: ({ m, n, p, q }) =>
    scene()
      .point('B', 0, 0)
      .point('C', 8, 0)
      .point('A', 3.6, 5.6)
      .between('D', 'BC', m! / (m! + n!))
      .between('E', 'AD', p! / (p! + q!))
      .meet('F', 'BE', 'AC')
      .polygon('ABC')
      .segment('AD')
      .segment('BF')
      .alt({
        en: 'Triangle $ABC$ with $D$ on $BC$ and $F$ on $AC$. $AD$ and $BF$ cut at $E$.',
        zh: '三角形 $ABC$，$D$ 在 $BC$ 上，$F$ 在 $AC$ 上，$AD$ 與 $BF$ 相交於 $E$。',
      }),
  measure: { 'ratio BD DC': 'm/n', 'ratio AE ED': 'p/q', 'ratio AF FC': 'u/v' },
  key: '$@u : @v$',
  slips: {
    'gives CF : FA': '$@v : @u$',
    'takes AF : FC to be AE : ED': '$@p : @q$',
    'takes AF : FC to be BD : DC': '$@m : @n$',
    'takes FG : GC to be DC : BD': '$@{p n/gcd(p n, q (m + n))} : @{q (m + n)/gcd(p n, q (m + n))}$',
    'takes AE : ED the other way round': '$@{q m/gcd(q m, p (m + n))} : @{p (m + n)/gcd(q m, p (m + n))}$',
    'takes CG for CF': '$@{p m/gcd(p m, q n)} : @{q n/gcd(p m, q n)}$',
    'takes AG for AF': '$@{(p + q) m/gcd((p + q) m, q n)} : @{q n/gcd((p + q) m, q n)}$',
  },
  steps: [
    [
      {
        en: 'Draw $DG // BF$, where $G$ lies on $AC$. $\\triangle CDG \\sim \\triangle CBF$, so $FG : GC = BD : DC = @m : @n$.',
        zh: '作 $DG // BF$，其中 $G$ 在 $AC$ 上。$\\triangle CDG \\sim \\triangle CBF$，故 $FG : GC = BD : DC = @m : @n$。',
      },
      '1M',
      'corr. sides, sim. triangles',
    ],
    [
      {
        en: '$\\triangle AEF \\sim \\triangle ADG$, so $AF : FG = AE : ED = @p : @q$.',
        zh: '$\\triangle AEF \\sim \\triangle ADG$，故 $AF : FG = AE : ED = @p : @q$。',
      },
      '1M',
      'corr. sides, sim. triangles',
    ],
    ['AF : FG : GC = @{p m} : @{q m} : @{q n}'],
    ['AF : FC = @u : @v', '1A'],
  ],
  // In units of triangle ABC: AF : FC is the ratio of the triangles ABE and BCE, p/(p + q) of ABD and q/(p + q) of ABC.
  claims: ['u (q/(p + q)) = v (p/(p + q)) (m/(m + n))'],
})
