/** The scale of a map from an area on it and the actual area. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const scaleFromAreas = formulaChoice({
  meta: {
    id: 'rates-and-ratios/scale-from-areas',
    unit: 'JS6',
    objective: 'scale of a map',
    method: 'scale from two areas in different units',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [11, 12] },
  given: {
    place: oneOf(word('park', '公園'), word('garden', '花園'), word('farm', '農場'), word('playground', '遊樂場')),
    n: oneOf(200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1600, 2000, 2500, 3000),
    a: ints(6, 95),
  },
  let: { A: 'a n^2/10000' },
  where: 'int(A) & A >= 200 & A != a',
  stem: {
    en: 'The actual area of a @place is $@{A : decimal}\\text{ m}^2$. If the area of the @place on a map is $@a\\text{ cm}^2$, then the scale of the map is',
    zh: '某@{place}的實際面積為 $@{A : decimal}\\text{ m}^2$。若該@{place}在一地圖上的面積為 $@a\\text{ cm}^2$，則該地圖的比例尺為',
  },
  key: 'n',
  show: '$1:@{it : decimal}$',
  plausible: 'int(it) & it >= 2 & it < 10000000',
  slips: {
    'forgets the square root': 'n^2',
    'takes 100 square centimetres for a square metre': 'n/10',
    'does not change the units': 'n/100',
    'changes no units and forgets the square root': 'n^2/10000',
    'takes 100 square centimetres for a square metre and forgets the square root': 'n^2/100',
    'takes 1 000 000 square centimetres for a square metre': '10 n',
    'halves instead of taking the square root': 'n^2/2',
  },
  steps: [
    [
      {
        en: '$@{A : decimal}\\text{ m}^2 = @{10000 A}\\text{ cm}^2$',
        zh: '$@{A : decimal}\\text{ m}^2 = @{10000 A}\\text{ cm}^2$',
      },
      '1M',
    ],
    [
      {
        en: 'Scale $= 1:\\sqrt{@{10000 A} \\div @a} = 1:@{n : decimal}$',
        zh: '比例尺 $= 1:\\sqrt{@{10000 A} \\div @a} = 1:@{n : decimal}$',
      },
      '1A',
    ],
  ],
  // A square metre is a square of 100/key by 100/key hundredths of a metre on the map.
  claims: ['A (100/key) (100/key) = a'],
})
