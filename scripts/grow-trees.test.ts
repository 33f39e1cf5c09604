import { describe, expect, test } from 'vitest'
import { openTrees, treeScore } from '#reading/topics/boosted-trees.ts'
import { growTrees, type Examples } from './grow-trees.ts'

/** A grid of two values; a term where exactly one of them is above 5, which no sum of the two can tell. */
const grid = Array.from({ length: 400 }, (_, index) => [index % 20, Math.floor(index / 20)] as const)
const examples: Examples = {
  names: ['one', 'other'],
  rows: grid.map((values) => Float32Array.from(values)),
  isTerm: grid.map(([one, other]) => one > 5 !== other > 5),
}
const growth = { trees: 30, depth: 2, rate: 0.3, ridge: 1 }

describe('growTrees', () => {
  test('learns what depends on two values together', () => {
    const trees = openTrees(growTrees(examples, growth))
    for (const [index, values] of grid.entries()) expect(treeScore(trees, values) > 0).toBe(examples.isTerm[index])
  })

  test('grows the same trees from the same examples', () => {
    expect(growTrees(examples, growth)).toEqual(growTrees(examples, growth))
  })

  test('a feature that never differs is never asked about', () => {
    const constant = {
      ...examples,
      names: ['same', 'one', 'other'],
      rows: grid.map(([one, other]) => Float32Array.from([7, one, other])),
    }
    expect(growTrees(constant, growth).trees.flatMap(({ splits }) => splits.map(([feature]) => feature))).not.toContain(
      0,
    )
  })
})
