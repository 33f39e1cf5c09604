/** The radius of a circle from a chord and the part of a radius that stands beyond it. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const chordAndSagitta = formulaChoice({
  meta: {
    id: 'circles/chord-and-sagitta',
    unit: 'SS11',
    objective: 'perpendicular from the centre to a chord',
    method: 'an equation in the radius by Pythagoras',
    foundation: true,
    level: 3,
    minutes: 1.4,
  },
  paper: { slots: [20, 21] },
  given: { c: ints(6, 150, 2), h: ints(2, 60) },
  let: { p: 'c/2', r: '(p^2 + h^2)/(2 h)', d: 'r - h' },
  where: 'exact(r, 1) & d >= 0.12 r & d <= 0.82 r & r <= 90 & p != 2 h & p != d & r != p & r != c & r != h',
  stem: {
    en: 'In the figure, $O$ is the centre of the circle $ABC$. $OC$ and $AB$ intersect at the point $D$ such that $OC \\perp AB$. If $AB = @c\\text{ cm}$ and $CD = @h\\text{ cm}$, then the radius of the circle is',
    zh: '圖中，$O$ 為圓 $ABC$ 的圓心。$OC$ 與 $AB$ 相交於點 $D$ 使得 $OC \\perp AB$。若 $AB = @c\\text{ cm}$ 及 $CD = @h\\text{ cm}$，則該圓的半徑為',
  },
  figure: ({ p, r, d }) =>
    scene()
      .point('O', 0, 0, { dot: true })
      .circle('O', r!)
      .point('A', -p!, -d!)
      .point('B', p!, -d!)
      .point('C', 0, -r!)
      .point('D', 0, -d!)
      .segment('AB')
      .segment('OC')
      .angle('ODB', { right: true })
      .alt({
        en: 'Circle with centre $O$. The radius $OC$ cuts the chord $AB$ at right angles at $D$.',
        zh: '以 $O$ 為圓心的圓，半徑 $OC$ 與弦 $AB$ 互相垂直，並相交於 $D$。',
      }),
  measure: { 'length AB': 'c', 'length CD': 'h', 'length OA': 'r', 'radius O': 'r', 'angle ODA': '90' },
  key: 'r',
  show: '$@{it : decimal}\\text{ cm}$',
  plausible: 'it > 0 & exact(it, 1)',
  slips: {
    'takes half the chord for the radius': 'p',
    'gives OD': 'd',
    'gives the diameter': '2 r',
    'takes the whole chord': '(c^2 + h^2)/(2 h)',
    'adds half the chord and CD': 'p + h',
    'adds the chord and CD': 'c + h',
    'forgets the square of CD': 'p^2/(2 h)',
    'forgets to halve': 'p^2/h',
    'adds half the chord and half of CD': '(c + h)/2',
    'takes D to be the mid-point of OC': '2 h',
    'takes AC for the radius': 'sqrt(p^2 + h^2)',
  },
  steps: [
    ['AD = \\frac{@c}{2} = @p\\text{ cm}', '1M', 'line from centre perp. chord'],
    [
      {
        en: 'Let $r\\text{ cm}$ be the radius. Then $@p^2 + (r - @h)^2 = r^2$.',
        zh: '設半徑為 $r\\text{ cm}$，則 $@p^2 + (r - @h)^2 = r^2$。',
      },
      '1M',
      'Pyth. theorem',
    ],
    ['r = @{r : decimal}', '1A'],
  ],
  // With the diameter through C, the products of the parts of the two chords are equal.
  claims: ['h (2 key - h) = (c/2)^2'],
})
