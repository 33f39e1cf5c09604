import { expect, test } from 'vitest'
import { levelOf, longWordShare, pointsOf } from './level.ts'

test.each([
  ['a short statement on a common term is easy to recognise', { act: 'recognise', words: 9, termCount: 20, longWords: 0.2 }, 'easy'],
  ['recalling a rarer term is medium', { act: 'recall', words: 18, termCount: 4, longWords: 0.2 }, 'medium'],
  ['explaining a cause with a rare term is hard', { act: 'explain', words: 20, termCount: 2, longWords: 0.2 }, 'hard'],
  ['near options make it harder to recognise', { act: 'recognise', words: 25, termCount: 4, longWords: 0.2, closeness: 0.7 }, 'hard'],
] as const)('%s', (_, demands, level) => {
  expect(levelOf(demands)).toBe(level)
})

test('each demand adds, none takes away', () => {
  const base = { act: 'recognise', words: 9, termCount: 20, longWords: 0 } as const
  for (const harder of [{ act: 'state' as const }, { words: 30 }, { termCount: 1 }, { longWords: 0.6 }, { closeness: 0.8 }]) expect(pointsOf({ ...base, ...harder })).toBeGreaterThan(pointsOf(base))
})

test('words of three syllables count as long', () => {
  expect(longWordShare(['cell', 'wall', 'bacterium', 'membrane'])).toBe(0.25)
  expect(longWordShare([])).toBe(0)
})
