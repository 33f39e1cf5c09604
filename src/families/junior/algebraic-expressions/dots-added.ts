/** The number of dots in a later pattern of a figure, from how many are added each time. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, word } from '../../kit/given.ts'
import { scene } from '../../kit/figure/scene.ts'

export const dotsAdded = formulaChoice({
  meta: {
    id: 'algebraic-expressions/dots-added',
    unit: 'JS7',
    objective: 'patterns of figures',
    method: 'adding numbers of dots that grow',
    foundation: true,
    level: 2,
    minutes: 1.2,
  },
  paper: { slots: [12] },
  symbols: ['n'],
  given: { c: ints(1, 6), p: ints(1, 4), s: ints(0, 5), m: ints(6, 9) },
  let: { added: 'p n + s', K: 'c + p m (m - 1)/2 + s (m - 1)' },
  where: 'p + s >= 2 & 2 p + s <= 8 & c <= p + s',
  stem: {
    en: 'In the figure, the 1st pattern consists of $@c$ @{dots}. For any positive integer $n$, the $(n + 1)$th pattern is formed by adding $(@added)$ dots to the $n$th pattern. Find the number of dots in the @{m : th} pattern.',
    zh: '圖中，第 $1$ 個圖案包含 $@c$ 點。對任意正整數 $n$，第 $(n + 1)$ 個圖案是由第 $n$ 個圖案加上 $(@added)$ 點所組成。求第 $@m$ 個圖案中點的數目。',
  },
  words: { dots: ['c = 1', word('dot', '點'), word('dots', '點')] },
  figure: ({ c, p, s }) => patterns(c!, p!, s!),
  key: 'K',
  plausible: 'int(it) & it > 0',
  slips: {
    'counts one pattern too few': 'K - p (m - 1) - s',
    'counts one pattern too many': 'K + p m + s',
    'gives the dots that are added last': 'p (m - 1) + s',
    'puts the number of the pattern into the expression': 'p m + s',
    'adds that to the first pattern': 'c + p m + s',
    'takes the first addition each time': 'c + (p + s) (m - 1)',
    'multiplies the addition by the number of additions': 'c + (p (m - 1) + s) (m - 1)',
    'forgets the first pattern': 'K - c',
    'adds the constant part only once': 'c + p m (m - 1)/2 + s',
    'takes the addition by the next pattern': 'c + p ((m + 1) m/2 - 1) + s (m - 1)',
  },
  steps: [
    [
      {
        en: 'Numbers of dots: $@c, @{c + p + s}, @{c + 3 p + 2 s}, @{c + 6 p + 3 s}, @{c + 10 p + 4 s}, \\ldots$',
        zh: '點的數目：$@c, @{c + p + s}, @{c + 3 p + 2 s}, @{c + 6 p + 3 s}, @{c + 10 p + 4 s}, \\ldots$',
      },
      '1M',
    ],
    [{ en: 'The @{m : th} pattern has $@K$ dots.', zh: '第 $@m$ 個圖案有 $@K$ 點。' }, '1A'],
  ],
  // One pattern after the other.
  claims: ['key = c + sum(at(added, n, _j), _j, 1, m - 1)'],
})

/** The first three patterns: each row holds what is added. */
function patterns(c: number, p: number, s: number) {
  const rows = [c, p + s, 2 * p + s]
  const [gap, apart] = [11, 26]
  const widths = rows.map((_, k) => gap * (Math.max(...rows.slice(0, k + 1)) - 1))
  const figure = scene({ scale: 1 })
  let [left, dots] = [0, 0]
  widths.forEach((width, k) => {
    const middle = left + Math.max(width, 40) / 2
    rows.slice(0, k + 1).forEach((count, row) => {
      for (let i = 0; i < count; i += 1)
        figure.point(`P${(dots += 1)}`, middle + gap * (i - (count - 1) / 2), -gap * row, { label: false, dot: true })
    })
    figure.text(
      middle,
      -gap * 2 - 12,
      [
        { en: '1st pattern', zh: '第 1 個圖案' },
        { en: '2nd pattern', zh: '第 2 個圖案' },
        { en: '3rd pattern', zh: '第 3 個圖案' },
      ][k]!,
      { prose: true, anchor: 'below' },
    )
    left = middle + Math.max(width, 40) / 2 + apart
  })
  return figure.alt({
    en: `Three patterns of dots: the 1st has ${c === 1 ? '1 dot' : `${c} dots`}, the 2nd ${c + p + s}, the 3rd ${c + 3 * p + 2 * s}.`,
    zh: `三個由點組成的圖案：第 1 個有 ${c} 點，第 2 個有 ${c + p + s} 點，第 3 個有 ${c + 3 * p + 2 * s} 點。`,
  })
}
