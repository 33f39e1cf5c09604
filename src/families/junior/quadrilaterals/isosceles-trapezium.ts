/** The area of a trapezium with equal legs. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const isoscelesTrapezium = formulaChoice({
  meta: {
    id: 'quadrilaterals/isosceles-trapezium',
    unit: 'JS23',
    objective: 'area of a trapezium',
    method: 'equal legs from the perimeter, then the height by Pythagoras',
    foundation: true,
    level: 3,
    minutes: 1.4,
  },
  paper: { slots: [18, 19, 20] },
  given: { u: ints(3, 28), h: ints(4, 60), a: ints(3, 40) },
  let: { s: 'sqrt(u^2 + h^2)', b: 'a + 2 u', p: 'a + b + 2 s', x: '(a + b) h/2' },
  where: 'int(s) & h/b >= 0.3 & h/b <= 1 & a/b >= 0.25 & a/b <= 0.75 & a != s & b != s & b <= 80',
  stem: {
    en: 'In the figure, $ABCD$ is a trapezium with $AD // BC$ and $AB = DC$. If $AD = @a\\text{ cm}$, $BC = @b\\text{ cm}$ and the perimeter of $ABCD$ is $@p\\text{ cm}$, then the area of $ABCD$ is',
    zh: '圖中，$ABCD$ 為一梯形，其中 $AD // BC$ 及 $AB = DC$。若 $AD = @a\\text{ cm}$、$BC = @b\\text{ cm}$ 且 $ABCD$ 的周界為 $@p\\text{ cm}$，則 $ABCD$ 的面積為',
  },
  figure: ({ u, h, a }) =>
    scene()
      .point('B', 0, 0)
      .point('C', a! + 2 * u!, 0)
      .point('D', a! + u!, h!)
      .point('A', u!, h!)
      .polygon('ABCD')
      .mark('AD', { arrows: 1 })
      .mark('BC', { arrows: 1 })
      .mark('AB', { ticks: 1 })
      .mark('DC', { ticks: 1 })
      .alt({
        en: 'Trapezium $ABCD$ with $AD$ parallel to $BC$ and $AB = DC$.',
        zh: '梯形 $ABCD$，其中 $AD$ 平行於 $BC$，且 $AB = DC$。',
      }),
  measure: { 'length AD': 'a', 'length BC': 'b', 'length AB': 's', 'length DC': 's', 'distance A BC': 'h' },
  key: 'x',
  show: '$@{it}\\text{ cm}^2$',
  plausible: 'it > 0 & int(it)',
  slips: {
    'takes a leg for the height': '(a + b) s/2',
    'does not halve': '(a + b) h',
    'takes a leg for the height and does not halve': '(a + b) s',
    'takes the rectangle on AD': 'a h',
    'takes triangle ABC alone': 'b h/2',
    'takes the rectangle on BC': 'b h',
    'takes one of the two triangles off that': 'b h - u h/2',
    'adds one of the two triangles to the rectangle on AD': 'a h + u h/2',
    'takes the whole difference of the bases as a leg of the triangle': '(a + b) sqrt(s^2 - 4 u^2)/2',
    'takes the perimeter less the bases as one leg': '(a + b) sqrt(4 s^2 - u^2)/2',
    'takes the product of base and leg': 'b s',
    'takes the product of the bases': 'a b',
  },
  steps: [
    ['AB = \\frac{@p - @a - @b}{2} = @s\\text{ cm}', '1M'],
    [
      {
        en: 'Height $= @[sqrt(s^2 - u^2)] = @h\\text{ cm}$, since the feet of the perpendiculars cut off $\\frac{@b - @a}{2} = @u\\text{ cm}$ at each end',
        zh: '由 $A$ 和 $D$ 作 $BC$ 的垂線，在兩端各截得 $\\frac{@b - @a}{2} = @u\\text{ cm}$，故高 $= @[sqrt(s^2 - u^2)] = @h\\text{ cm}$',
      },
      '1M',
      'Pyth. theorem',
    ],
    [
      {
        en: 'Area $= \\frac{(@a + @b)(@h)}{2} = @x\\text{ cm}^2$',
        zh: '面積 $= \\frac{(@a + @b)(@h)}{2} = @x\\text{ cm}^2$',
      },
      '1A',
    ],
  ],
  // The height that the key leaves, with half the difference of the bases, makes the leg that the perimeter leaves.
  claims: ['key > 0', 'p > a + b', '(2 key/(a + b))^2 + ((b - a)/2)^2 = ((p - a - b)/2)^2'],
})
