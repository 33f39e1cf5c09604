/**
 * Boosted trees: a sum of small tables, each read off by a few yes-or-no questions about the features. Grown by
 * scripts/grow-trees.ts.
 */

export type BoostedTrees = {
  /** The names of the features, in the order in which `splits` count them. */
  readonly features: readonly string[]
  readonly intercept: number
  readonly trees: readonly {
    /** Questions "is feature `[0]` above `[1]`?", asked of every example. */
    readonly splits: readonly (readonly number[])[]
    /** One value for each row of answers; the first question is the highest bit. */
    readonly leaves: readonly number[]
  }[]
}

/**
 * The trees as flat lists, which are read many times faster: trees after trees, each with `depth` questions and `2 ^
 * depth` leaves.
 */
export type OpenTrees = {
  readonly intercept: number
  readonly depth: number
  readonly features: Uint8Array
  readonly thresholds: Float64Array
  readonly leaves: Float64Array
}

export function openTrees({ intercept, trees }: BoostedTrees): OpenTrees {
  const splits = trees.flatMap((tree) => tree.splits)
  return {
    intercept,
    depth: trees[0]?.splits.length ?? 0,
    features: Uint8Array.from(splits, ([feature = NaN]) => feature),
    thresholds: Float64Array.from(splits, ([, threshold = NaN]) => threshold),
    leaves: Float64Array.from(trees.flatMap((tree) => tree.leaves)),
  }
}

/**
 * The log-odds that an example with these values, in the order of the trees' `features`, is what the trees were grown
 * to know.
 */
export function treeScore(
  { intercept, depth, features, thresholds, leaves }: OpenTrees,
  values: readonly number[] | Float32Array,
): number {
  let score = intercept
  for (let split = 0, from = 0; split < features.length; from += 2 ** depth) {
    let leaf = 0
    for (const end = split + depth; split < end; split += 1)
      leaf = leaf * 2 + Number((values[features[split] ?? NaN] ?? NaN) > (thresholds[split] ?? NaN))
    score += leaves[from + leaf] ?? NaN
  }
  return score
}
