/** Which statements about lengths and area of a rhombus are true. */
import { scene } from '../../kit/figure/scene.ts'
import { statementChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const statementsOnRhombus = statementChoice({
  meta: {
    id: 'quadrilaterals/statements-on-rhombus',
    unit: 'JS23',
    objective: 'lengths in a rhombus',
    method: 'half diagonals and Pythagoras, area in two ways',
    foundation: true,
    level: 3,
    minutes: 1.6,
  },
  paper: { slots: [19, 20, 21] },
  given: { p: ints(3, 48), q: ints(3, 48), u: oneOf(1, 2), v: oneOf(1, 2), w: oneOf(1, 2) },
  // Half diagonals p and q. Told: u times the side, v times the area, the distance of opposite sides with w for the 2
  // of it.
  let: { s: 'sqrt(p^2 + q^2)', a: '2 p', b: '2 q' },
  where: 'int(s) & exact(2 p q/s, 2) & p/q >= 0.4 & p/q <= 2.5 & p != q & (u = 1 | v = 1 | w = 2)',
  stem: {
    en: 'In the figure, $ABCD$ is a rhombus. If $AC = @a\\text{ cm}$ and $BD = @b\\text{ cm}$, which of the following are true?',
    zh: '圖中，$ABCD$ 為一菱形。若 $AC = @a\\text{ cm}$ 及 $BD = @b\\text{ cm}$，則下列何者正確？',
  },
  figure: ({ p, q }) =>
    scene()
      .point('A', -p!, 0)
      .point('C', p!, 0)
      .point('B', 0, -q!)
      .point('D', 0, q!)
      .polygon('ABCD')
      .segment('AC')
      .segment('BD')
      .alt({ en: 'Rhombus $ABCD$ with its diagonals $AC$ and $BD$.', zh: '菱形 $ABCD$ 及其對角線 $AC$ 和 $BD$。' }),
  measure: { 'length AC': 'a', 'length BD': 'b', 'length AB': 's', 'length BC': 's' },
  statements: [
    {
      text: { en: 'The perimeter of $ABCD$ is $@{4 s u}\\text{ cm}$.', zh: '$ABCD$ 的周界為 $@{4 s u}\\text{ cm}$。' },
      holds: 'u = 1',
      slip: 'takes the whole diagonals for their halves',
    },
    {
      text: {
        en: 'The area of $ABCD$ is $@{2 p q v}\\text{ cm}^2$.',
        zh: '$ABCD$ 的面積為 $@{2 p q v}\\text{ cm}^2$。',
      },
      holds: 'v = 1',
      slip: 'forgets the half in the area',
    },
    {
      text: {
        en: 'The distance between $AB$ and $CD$ is $@{4 p q/(s w) : decimal}\\text{ cm}$.',
        zh: '$AB$ 與 $CD$ 之間的距離為 $@{4 p q/(s w) : decimal}\\text{ cm}$。',
      },
      holds: 'w = 2',
      slip: 'forgets the half in the area when it is divided by the side',
    },
  ],
  steps: [
    [
      {
        en: 'I: The diagonals bisect each other at right angles, so $AB = @[sqrt(p^2 + q^2)] = @s\\text{ cm}$ and the perimeter is $@{4 s}\\text{ cm}$.',
        zh: 'I：對角線互相垂直平分，故 $AB = @[sqrt(p^2 + q^2)] = @s\\text{ cm}$，周界為 $@{4 s}\\text{ cm}$。',
      },
      '',
      'prop. of rhombus',
    ],
    [
      {
        en: 'II: Area $= \\frac{1}{2}(@a)(@b) = @{2 p q}\\text{ cm}^2$',
        zh: 'II：面積 $= \\frac{1}{2}(@a)(@b) = @{2 p q}\\text{ cm}^2$',
      },
    ],
    [
      {
        en: 'III: Distance $= @{2 p q} \\div @s = @{2 p q/s : decimal}\\text{ cm}$',
        zh: 'III：距離 $= @{2 p q} \\div @s = @{2 p q/s : decimal}\\text{ cm}$',
      },
    ],
  ],
  claims: [
    // A side of the rhombus of the told perimeter, against half the diagonals; four right-angled triangles; a
    // parallelogram on a side.
    '(4 s u/4)^2 = (a/2)^2 + (b/2)^2 <=> u = 1',
    '2 p q v = 4 ((a/2) (b/2)/2) <=> v = 1',
    '(4 p q/(s w))^2 ((a/2)^2 + (b/2)^2) = (a b/2)^2 <=> w = 2',
  ],
})
