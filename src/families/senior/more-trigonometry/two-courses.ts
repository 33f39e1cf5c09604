/** How far apart the ends of two courses are, from their compass bearings. */
import { scene } from '../../kit/figure/scene.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const twoCourses = formulaChoice({
  meta: {
    id: 'more-trigonometry/two-courses',
    unit: 'SS14',
    objective: 'bearings and the cosine formula',
    method: 'angle between two courses, then the cosine formula',
    foundation: false,
    level: 4,
    minutes: 1.8,
  },
  paper: { slots: [38, 39, 40] },
  given: { p: ints(12, 60, 4), q: ints(10, 60, 5), a: ints(20, 70, 5), b: ints(15, 70, 5) },
  let: { t: 'a + b', d: 'sqrt(p^2 + q^2 - 2 p q cos(deg(t)))', x: 'round(d)' },
  where: 't >= 46 & t <= 82 & p != q & a != b & p/q < 2.4 & q/p < 2.4',
  stem: {
    en: 'In the figure, a ship sails $@p\\text{ km}$ from $A$ in the direction N$@a^\\circ$E to $B$, and then sails $@q\\text{ km}$ in the direction S$@b^\\circ$E to $C$. Find the distance between $A$ and $C$ correct to the nearest km.',
    zh: '圖中，一船由 $A$ 沿 N$@a^\\circ$E 方向航行 $@p\\text{ km}$ 至 $B$，再沿 S$@b^\\circ$E 方向航行 $@q\\text{ km}$ 至 $C$。求 $A$ 與 $C$ 之間的距離，準確至最接近的 km。',
  },
  figure: ({ p, q, a, b }) =>
    scene()
      .point('A', 0, 0)
      .polar('B', 'A', p!, 90 - a!)
      .polar('C', 'B', q!, b! - 90)
      .north('A')
      .north('B')
      .segment('AB', { label: '@p\\text{ km}' })
      .segment('BC', { label: '@q\\text{ km}' })
      .segment('AC', { dashed: true })
      .alt({
        en: 'Triangle $ABC$ with the directions of north at $A$ and at $B$. $AB = @p$ km and $BC = @q$ km.',
        zh: '三角形 $ABC$，並標示 $A$ 和 $B$ 處的正北方向。$AB = @p$ km，$BC = @q$ km。',
      }),
  measure: { 'length AB': 'p', 'length BC': 'q', 'angle ABC': 't', 'bearing A B': 'a', 'bearing B C': '180 - b' },
  key: 'x',
  show: '$@it\\text{ km}$',
  plausible: 'it > 1 & (it = x | abs(it - x) >= 2)',
  slips: {
    'takes the difference of the angles': 'round(sqrt(p^2 + q^2 - 2 p q cos(deg(a - b))))',
    'takes the wrong sign in the cosine formula': 'round(sqrt(p^2 + q^2 + 2 p q cos(deg(t))))',
    'takes the angle at B as a right angle': 'round(sqrt(p^2 + q^2))',
    'takes the first angle alone': 'round(sqrt(p^2 + q^2 - 2 p q cos(deg(a))))',
    'takes the second angle alone': 'round(sqrt(p^2 + q^2 - 2 p q cos(deg(b))))',
    'takes the complement of the first angle': 'round(sqrt(p^2 + q^2 - 2 p q cos(deg(90 - a + b))))',
    'takes the complement of the second angle': 'round(sqrt(p^2 + q^2 - 2 p q cos(deg(90 - b + a))))',
    'adds the two lengths': 'p + q',
    'takes the sine for the cosine': 'round(sqrt(p^2 + q^2 - 2 p q sin(deg(t))))',
    'forgets the factor 2': 'round(sqrt(p^2 + q^2 - p q cos(deg(t))))',
    'takes the difference with the wrong sign in the cosine formula': 'round(sqrt(p^2 + q^2 + 2 p q cos(deg(a - b))))',
    'takes only the way to the east': 'round(p sin(deg(a)) + q sin(deg(b)))',
  },
  steps: [
    ['\\angle ABC = @a^\\circ + @b^\\circ = @t^\\circ', '1M', 'alt. angles'],
    ['AC^2 = @p^2 + @q^2 - 2(@p)(@q)\\cos @t^\\circ', '1M'],
    [{ en: '$AC = @x\\text{ km}$ (correct to the nearest km)', zh: '$AC = @x\\text{ km}$（準確至最接近的 km）' }, '1A'],
  ],
  // The way to the east and the way to the north.
  claims: [
    '(key - 0.5)^2 < (p sin(deg(a)) + q sin(deg(b)))^2 + (p cos(deg(a)) - q cos(deg(b)))^2',
    '(key + 0.5)^2 > (p sin(deg(a)) + q sin(deg(b)))^2 + (p cos(deg(a)) - q cos(deg(b)))^2',
    'key > 0',
  ],
})
