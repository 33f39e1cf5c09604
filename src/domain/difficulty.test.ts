import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DIFFICULTIES, levelCounts, parseLevel } from './difficulty.ts'

test.each([
  { difficulty: 'mixed', total: 10, counts: { easy: 3, medium: 5, hard: 2 } },
  { difficulty: 'mixed', total: 20, counts: { easy: 6, medium: 10, hard: 4 } },
  { difficulty: 'mixed', total: 7, counts: { easy: 2, medium: 4, hard: 1 } },
  { difficulty: 'hard', total: 4, counts: { easy: 0, medium: 0, hard: 4 } },
  { difficulty: 'easy', total: 0, counts: { easy: 0, medium: 0, hard: 0 } },
] as const)('$total $difficulty questions', ({ difficulty, total, counts }) => {
  expect(levelCounts(difficulty, total)).toEqual(counts)
})

test('the levels sum to the total', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DIFFICULTIES), fc.nat(300), (difficulty, total) => {
      const { easy, medium, hard } = levelCounts(difficulty, total)
      expect(easy + medium + hard).toBe(total)
    }),
  )
})

test.each([
  { word: 'easy', level: 'easy' },
  { word: ' Hard ', level: 'hard' },
  { word: 'beginner', level: 'easy' },
  { word: 'Intermediate', level: 'medium' },
  { word: 'ADVANCED', level: 'hard' },
  { word: 'mixed', level: undefined },
  { word: 'constructor', level: undefined },
  { word: 3, level: undefined },
])('$word is the level $level', ({ word, level }) => {
  expect(parseLevel(word)).toBe(level)
})
