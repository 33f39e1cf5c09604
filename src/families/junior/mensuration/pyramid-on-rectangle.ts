/** The volume of a right pyramid on a rectangle from the length of its slant edges. */
import { pyramid } from '../../kit/figure/solids.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const pyramidOnRectangle = formulaChoice({
  meta: {
    id: 'mensuration/pyramid-on-rectangle',
    unit: 'JS18',
    objective: 'volume of a right pyramid',
    method: 'the height from a slant edge and half of a diagonal of the base',
    foundation: true,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [16, 17] },
  given: { p: ints(2, 26), q: ints(2, 24), e: ints(6, 54) },
  let: { a: '2 p', b: '2 q', g: 'e^2 - p^2 - q^2', h: 'sqrt(g)', x: 'a b h/3' },
  where:
    'p > q & g > 0 & int(a b/12) & q/p >= 0.6 & e > a + 1 & g != p^2 + q^2 & g >= 0.8 p^2 & g <= 9 p^2 & e != a & e != b & x <= 24000 & (int(h) | int(h/sqrt(2)) | int(h/sqrt(3)) | int(h/sqrt(5)) | int(h/sqrt(6)) | int(h/sqrt(7)) | int(h/sqrt(10)) | int(h/sqrt(11)) | int(h/sqrt(14)) | int(h/sqrt(13)) | int(h/sqrt(15)) | int(h/sqrt(17)) | int(h/sqrt(19)) | int(h/sqrt(21)) | int(h/sqrt(22)) | int(h/sqrt(23)) | int(h/sqrt(26)))',
  stem: {
    en: 'In the figure, the base of the right pyramid $VABCD$ is the rectangle $ABCD$. If $AB = @a\\text{ cm}$, $BC = @b\\text{ cm}$ and $VA = @e\\text{ cm}$, then the volume of the pyramid is',
    zh: '圖中，直立角錐 $VABCD$ 的底為長方形 $ABCD$。若 $AB = @a\\text{ cm}$、$BC = @b\\text{ cm}$ 及 $VA = @e\\text{ cm}$，則該角錐的體積為',
  },
  figure: ({ a, b, h }) =>
    pyramid(
      'ABCDV',
      [
        [0, 0],
        [a!, 0],
        [a!, b!],
        [0, b!],
      ],
      [a! / 2, b! / 2, h!],
      { view: { depth: 0.65 } },
    ).alt({ en: 'Right pyramid $VABCD$ on the rectangle $ABCD$.', zh: '直立角錐 $VABCD$，底為長方形 $ABCD$。' }),
  measure: { 'length AB': 'a', 'length BC': 'b', 'length VA': 'e', 'length VC': 'e' },
  key: 'x',
  show: '$@{it}\\text{ cm}^3$',
  plausible: 'it > 0',
  slips: {
    'forgets the third': '3 x',
    'takes a half for a third': '1.5 x',
    'takes the slant edge for the height': 'a b e/3',
    'takes the height of the face VAB for the height': 'a b sqrt(e^2 - p^2)/3',
    'takes the height of the face VBC for the height': 'a b sqrt(e^2 - q^2)/3',
    'takes the whole diagonal': 'a b sqrt(e^2 - a^2 - b^2)/3',
    'takes AB for half of the diagonal': 'a b sqrt(e^2 - a^2)/3',
    'takes BC for half of the diagonal': 'a b sqrt(e^2 - b^2)/3',
    'takes a sixth for a third': 'x/2',
    'adds the squares': 'a b sqrt(e^2 + p^2 + q^2)/3',
  },
  steps: [
    [
      {
        en: 'Half of the diagonal $AC = \\frac{1}{2}@[sqrt(a^2 + b^2)] = @{sqrt(p^2 + q^2)}\\text{ cm}$',
        zh: '對角線 $AC$ 的一半 $= \\frac{1}{2}@[sqrt(a^2 + b^2)] = @{sqrt(p^2 + q^2)}\\text{ cm}$',
      },
      '1M',
      'Pyth. theorem',
    ],
    [
      {
        en: 'Height of the pyramid $= \\sqrt{@e^2 - @{p^2 + q^2}} = @h\\text{ cm}$',
        zh: '角錐的高 $= \\sqrt{@e^2 - @{p^2 + q^2}} = @h\\text{ cm}$',
      },
      '1M',
      'Pyth. theorem',
    ],
    [
      {
        en: 'Volume $= \\frac{1}{3}(@a)(@b)(@h) = @x\\text{ cm}^3$',
        zh: '體積 $= \\frac{1}{3}(@a)(@b)(@h) = @x\\text{ cm}^3$',
      },
      '1A',
    ],
  ],
  // The apex stands over the centre of the base at the height that the key leaves, e away from A.
  claims: ['key > 0', '(a/2)^2 + (b/2)^2 + (3 key/(a b))^2 = e^2'],
})
