import { describe, expect, test } from 'vitest'
import { ACTS, familiarity, levelOf, longWordShare, pointsOf, type Demands } from './level.ts'

test.each([
  [
    'a short statement on a common term is easy to recognise',
    { act: 'recognise', words: 9, termCount: 20, longWords: 0.2 },
    'easy',
  ],
  ['recalling a rarer term is medium', { act: 'recall', words: 18, termCount: 4, longWords: 0.2 }, 'medium'],
  ['stating a rare term is hard', { act: 'state', words: 20, termCount: 2, longWords: 0.2 }, 'hard'],
  [
    'near options make it harder to recognise',
    { act: 'recognise', words: 25, termCount: 4, longWords: 0.2, closeness: 0.7 },
    'hard',
  ],
] as const)('%s', (_, demands, level) => {
  expect(levelOf(demands)).toBe(level)
})

test('words of three syllables count as long', () => {
  expect(longWordShare(['cell', 'wall', 'bacterium', 'membrane'])).toBe(0.25)
  expect(longWordShare([])).toBe(0)
})

describe('no demand more makes a question easier', () => {
  const words = [6, 12, 16, 17, 20, 24, 30]
  const counts = [40, 6, 5, 3, 2, 1]
  const shares = [0, 0.2, 1 / 3, 0.4, 0.5, 0.9]
  const nearness = [0, 0.3, 0.4, 0.5, 0.6, 1]
  const rising = (values: readonly number[]): boolean =>
    values.every((value, index) => index === 0 || value >= values[index - 1]!)
  const grid = ACTS.flatMap((act) =>
    words.flatMap((count) =>
      counts.flatMap((termCount) =>
        shares.flatMap((longWords) =>
          nearness.map((closeness): Demands => ({ act, words: count, termCount, longWords, closeness })),
        ),
      ),
    ),
  )

  test.each([
    { demand: 'a longer statement', vary: (one: Demands) => words.map((value) => ({ ...one, words: value })) },
    { demand: 'a rarer term', vary: (one: Demands) => counts.map((value) => ({ ...one, termCount: value })) },
    { demand: 'more long words', vary: (one: Demands) => shares.map((value) => ({ ...one, longWords: value })) },
    { demand: 'nearer options', vary: (one: Demands) => nearness.map((value) => ({ ...one, closeness: value })) },
    { demand: 'a higher act', vary: (one: Demands) => ACTS.map((act) => ({ ...one, act })) },
  ])('$demand', ({ vary }) => {
    for (const one of grid) expect(rising(vary(one).map(pointsOf))).toBe(true)
  })

  test('and each of them can make one harder', () => {
    const easiest: Demands = { act: 'recognise', words: 6, termCount: 40, longWords: 0, closeness: 0 }
    for (const harder of [
      { act: 'state' },
      { words: 24 },
      { termCount: 1 },
      { longWords: 0.6 },
      { closeness: 0.7 },
    ] as const)
      expect(pointsOf({ ...easiest, ...harder })).toBeGreaterThan(pointsOf(easiest))
  })
})

test.each([
  {
    name: 'a term named once in a page of notes is as familiar as one named five times in a chapter',
    count: 1,
    sentences: 30,
    like: 5,
  },
  { name: 'in a chapter the count is the count', count: 4, sentences: 150, like: 4 },
  { name: 'in a book too', count: 4, sentences: 2000, like: 4 },
])('$name', ({ count, sentences, like }) => {
  expect(familiarity(count, sentences)).toBe(like)
})
