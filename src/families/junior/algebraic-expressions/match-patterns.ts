/** The number of matches in a later pattern of squares. */
import { scene } from '../../kit/figure/scene.ts'
import type { XY } from '../../kit/figure/shapes.ts'
import { formulaChoice } from '../../kit/family.ts'
import { ints } from '../../kit/given.ts'

export const matchPatterns = formulaChoice({
  meta: {
    id: 'algebraic-expressions/match-patterns',
    unit: 'JS7',
    objective: 'patterns of figures',
    method: 'adding the same number each time',
    foundation: true,
    level: 1,
    minutes: 0.9,
  },
  paper: { slots: [13] },
  symbols: ['n'],
  given: { h: ints(1, 3), w: ints(1, 3), v: ints(0, 1), m: ints(7, 18) },
  let: {
    first: 'w + v',
    second: '2 w + v',
    third: '3 w + v',
    f: '(2 h + 1) (w + v) + h',
    d: '(2 h + 1) w',
    K: 'f + (m - 1) d',
  },
  where: 'w + v <= 3',
  stem: {
    en: 'In the figure, the 1st pattern is formed by $@f$ matches. For any positive integer $n$, the $(n + 1)$th pattern is formed by adding $@d$ matches to the $n$th pattern. Find the number of matches in the @{m : th} pattern.',
    zh: '圖中，第 $1$ 個圖案由 $@f$ 枝火柴砌成。對任意正整數 $n$，第 $(n + 1)$ 個圖案是由第 $n$ 個圖案加上 $@d$ 枝火柴所砌成。求第 $@m$ 個圖案中火柴的數目。',
  },
  figure: ({ h, w, v }) => patterns(h!, w!, v!),
  key: 'K',
  plausible: 'int(it) & it > 0',
  slips: {
    'adds once too often': 'f + m d',
    'adds once too seldom': 'f + (m - 2) d',
    'forgets the first pattern': '(m - 1) d',
    'takes the same number for every pattern': 'm d',
    'multiplies the first pattern': 'm f',
    'exchanges the two numbers': 'd + (m - 1) f',
    'adds both numbers for every pattern': '(m - 1) (f + d)',
    'adds one more for every pattern': 'f + (m - 1) (d + 1)',
    'adds one less for every pattern': 'f + (m - 1) (d - 1)',
  },
  steps: [
    [{ en: 'Number of matches $= @f + (@m - 1)(@d)$', zh: '火柴的數目 $= @f + (@m - 1)(@d)$' }, '1M'],
    ['= @K', '1A'],
  ],
  claims: [
    'key - f = d m - d',
    // Four matches a square, less those that two squares share, in the first and in the second pattern.
    'f = 4 h first - (h - 1) first - h (first - 1)',
    'f + d = 4 h second - (h - 1) second - h (second - 1)',
    'f + 2 d = 4 h third - (h - 1) third - h (third - 1)',
  ],
})

/** Rows of unit squares, `h` high; every pattern is `w` squares longer than the one before. */
function patterns(h: number, w: number, v: number) {
  const [cell, apart] = [9, 24]
  const figure = scene({ scale: 1 })
  let left = 0
  for (const k of [1, 2, 3]) {
    const columns = w * k + v
    const [width, room] = [cell * columns, Math.max(cell * columns, 44)]
    const start = left + (room - width) / 2
    const lines = [
      ...Array.from({ length: h + 1 }, (_, i): XY[] => [
        [start, cell * i],
        [start + width, cell * i],
      ]),
      ...Array.from({ length: columns + 1 }, (_, i): XY[] => [
        [start + cell * i, 0],
        [start + cell * i, cell * h],
      ]),
    ]
    figure.addLines(lines).text(
      left + room / 2,
      -3,
      [
        { en: '1st pattern', zh: '第 1 個圖案' },
        { en: '2nd pattern', zh: '第 2 個圖案' },
        { en: '3rd pattern', zh: '第 3 個圖案' },
      ][k - 1]!,
      { prose: true, anchor: 'below' },
    )
    left += room + apart
  }
  return figure.alt({
    en: 'Three patterns of small squares with matches as sides, @h high: the 1st is @first long, the 2nd @second, the 3rd @third.',
    zh: '三個由火柴砌成小正方形的圖案，均高 @h 格：第 1 個長 @first 格，第 2 個長 @second 格，第 3 個長 @third 格。',
  })
}
