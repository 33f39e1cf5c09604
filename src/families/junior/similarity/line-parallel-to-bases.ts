/** A side of a trapezium from a line that is parallel to it. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const lineParallelToBases = formulaChoice({
  meta: {
    id: 'similarity/line-parallel-to-bases',
    unit: 'JS22',
    objective: 'lengths in similar triangles',
    method: 'a line parallel to a leg cuts a trapezium into a parallelogram and similar triangles',
    foundation: true,
    level: 3,
    minutes: 1.5,
  },
  paper: { slots: [18, 19, 20] },
  given: { m: ints(1, 5), n: ints(1, 5), a: ints(3, 24), g: ints(1, 5) },
  // EF is longer than AD by g m, BC by g (m + n).
  let: { s: 'm + n', f: 'a + g m', x: 'a + g s' },
  where:
    'm != n & gcd(m, n) = 1 & a/x >= 0.3 & a/x <= 0.75 & m/s >= 0.25 & m/s <= 0.75 & a != f - a & x <= 40 & (a > g n | m > n) & exact(f s/m, 1) & f s/m <= 80',
  stem: {
    en: 'In the figure, $ABCD$ is a trapezium. $E$ and $F$ are points lying on $AB$ and $CD$ respectively such that $AD // EF // BC$. If $AD = @a\\text{ cm}$, $EF = @f\\text{ cm}$ and $AE : EB = @m : @n$, then $BC =$',
    zh: '圖中，$ABCD$ 為一梯形。$E$ 和 $F$ 分別為 $AB$ 和 $CD$ 上的點使得 $AD // EF // BC$。若 $AD = @a\\text{ cm}$、$EF = @f\\text{ cm}$ 及 $AE : EB = @m : @n$，則 $BC =$',
  },
  figure: ({ a, x, m, s }) =>
    scene()
      .point('B', 0, 0)
      .point('C', x!, 0)
      .point('A', (x! - a!) * 0.35, 0.62 * x!)
      .point('D', (x! - a!) * 0.35 + a!, 0.62 * x!)
      .between('E', 'AB', m! / s!)
      .between('F', 'DC', m! / s!)
      .polygon('ABCD')
      .segment('EF')
      .mark('AD', { arrows: 1 })
      .mark('EF', { arrows: 1 })
      .mark('BC', { arrows: 1 })
      .alt({
        en: 'Trapezium $ABCD$ with $AD$ parallel to $BC$. $EF$ is parallel to both, $E$ on $AB$ and $F$ on $CD$.',
        zh: '梯形 $ABCD$，其中 $AD$ 平行於 $BC$。$EF$ 與兩者平行，$E$ 在 $AB$ 上，$F$ 在 $CD$ 上。',
      }),
  measure: { 'length AD': 'a', 'length EF': 'f', 'length BC': 'x', 'ratio AE EB': 'm/n' },
  key: 'x',
  show: '$@{it}\\text{ cm}$',
  plausible: 'it > 0 & exact(it, 1)',
  slips: {
    'takes EF as the mean of AD and BC': '2 f - a',
    'multiplies EF by the ratio of AB to AE': 'f s/m',
    'multiplies EF by the ratio of EB to AE': 'f n/m',
    'turns the ratio over': 'f + g m m/n',
    'takes the difference for the whole length': 'a + g m s/n',
    'adds the whole difference to EF': 'f + g s',
    'adds EF and AD': 'a + f',
    'stops at the difference of BC and AD': 'x - a',
    'gives the difference of BC and EF': 'g n',
    'takes AD : BC as AE : AB': 'a s/m',
    'takes AD : EF as EF : BC': 'f^2/a',
  },
  steps: [
    [
      {
        en: 'Draw $AHG // DC$, where $H$ lies on $EF$ and $G$ lies on $BC$. $EH = @f - @a = @{f - a}\\text{ cm}$',
        zh: '作 $AHG // DC$，其中 $H$ 在 $EF$ 上而 $G$ 在 $BC$ 上。$EH = @f - @a = @{f - a}\\text{ cm}$',
      },
      '1M',
      'opp. sides of //gram',
    ],
    [
      '\\triangle AEH \\sim \\triangle ABG,\\quad BG = @{f - a} \\times @{s/m} = @{x - a}\\text{ cm}',
      '1M',
      'corr. sides, sim. triangles',
    ],
    ['BC = @{x - a} + @a = @x\\text{ cm}', '1A'],
  ],
  // EF by the diagonal AC: parts of BC and of AD.
  claims: ['f = key m/(m + n) + a n/(m + n)'],
})
