/** The equation of a graph after a translation and an enlargement along the x-axis, in this order. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const translateThenStretch = formulaChoice({
  meta: {
    id: 'more-graphs/translate-then-stretch',
    unit: 'SS9',
    objective: 'transformations of graphs',
    method: 'order of a translation and an enlargement along the x-axis',
    foundation: false,
    level: 4,
    minutes: 1.5,
  },
  paper: { slots: [34, 37] },
  symbols: ['x', 'f'],
  given: { h: nonzero(-9, 9), v: nonzero(-8, 8), m: ints(2, 4) },
  let: { n: 'abs(h)', u: 'abs(v)' },
  where: 'n >= 2 & u >= 2 & n != u',
  words: {
    way: ['h > 0', { en: 'rightwards', zh: '右' }, { en: 'leftwards', zh: '左' }],
    up: ['v > 0', { en: 'upwards', zh: '上' }, { en: 'downwards', zh: '下' }],
  },
  stem: {
    en: 'The graph of $y = f(x)$ is translated @way by $@{abs(h)}$ units and @up by $@{abs(v)}$ units, and is then enlarged along the $x$-axis to $@m$ times the original. The equation of the resulting graph is',
    zh: '將 $y = f(x)$ 的圖像向@{way}平移 $@{abs(h)}$ 單位及向@{up}平移 $@{abs(v)}$ 單位，然後沿 $x$ 軸方向放大至原來的 $@m$ 倍。所得圖像的方程為',
  },
  key: 'f(x/m - h) + v',
  show: '$y = @{it}$',
  slips: {
    'translates the wrong way': 'f(x/m + h) + v',
    'reduces in the place of enlarging': 'f(m x - h) + v',
    'enlarges before translating': 'f(x/m - h/m) + v',
    'enlarges before translating, the wrong way': 'f(x/m + h/m) + v',
    'both the wrong way': 'f(m x + h) + v',
    'enlarges along the y-axis': 'm f(x - h) + m v',
  },
  steps: [
    [{ en: 'After the translations: $y = @{f(x - h) + v}$', zh: '平移後：$y = @{f(x - h) + v}$' }, '1M'],
    [
      { en: 'Replace $x$ by $@{x/m}$: $y = @{f(x/m - h) + v}$', zh: '以 $@{x/m}$ 代 $x$：$y = @{f(x/m - h) + v}$' },
      '1M+1A',
    ],
  ],
  // The points of y = f(x) at x = 1 and at x = 2, where f stands for a proportion, and where they come to lie.
  claims: ['key = f + v for x in {m (1 + h)} for f in {3, 5}', 'key = 2 f + v for x in {m (2 + h)} for f in {3}'],
})
