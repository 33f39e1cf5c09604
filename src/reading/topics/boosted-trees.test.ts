import { describe, expect, test } from 'vitest'
import { openTrees, treeScore } from './boosted-trees.ts'

// First tree: is the first value above 1, then: is the second above 0? Second tree: the second above 5, the first above
// -1.
const trees = openTrees({
  features: ['one', 'two'],
  intercept: 0.5,
  trees: [
    {
      splits: [
        [0, 1],
        [1, 0],
      ],
      leaves: [1, 2, 3, 4],
    },
    {
      splits: [
        [1, 5],
        [0, -1],
      ],
      leaves: [10, 20, 30, 40],
    },
  ],
})

describe('treeScore', () => {
  test.each([
    { name: 'no question answered with yes', values: [-2, -1], score: 0.5 + 1 + 10 },
    { name: 'a value on the threshold, which is not above it', values: [1, 0], score: 0.5 + 1 + 20 },
    { name: 'the first question as the highest bit', values: [2, 0], score: 0.5 + 3 + 20 },
    { name: 'both questions of both trees', values: [2, 6], score: 0.5 + 4 + 40 },
  ])('adds the leaves of all trees: $name', ({ values, score }) => {
    expect(treeScore(trees, values)).toBeCloseTo(score)
  })

  test('is the intercept where there are no trees', () => {
    expect(treeScore(openTrees({ features: [], intercept: -1, trees: [] }), [])).toBe(-1)
  })
})
