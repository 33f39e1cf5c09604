/**
 * Grows boosted trees that tell how likely a phrase with given features is a term. Exact: no chance is drawn, the same
 * examples give the same trees.
 */
import type { BoostedTrees } from '#reading/topics/boosted-trees.ts'

export type Examples = {
  readonly names: readonly string[]
  /** One row an example, in the order of `names`. */
  readonly rows: readonly Float32Array[]
  readonly isTerm: readonly boolean[]
}

export type Growth = { readonly trees: number; readonly depth: number; readonly rate: number; readonly ridge: number }

const BINS = 32

/**
 * Newton boosting of the logistic loss (Friedman 2001) with oblivious trees: all leaves of a level ask the same
 * question (as in CatBoost),
 * so that a tree is a list of questions and a table of `2 ^ depth` values.
 */
export function growTrees({ names, rows, isTerm }: Examples, { trees, depth, rate, ridge }: Growth): BoostedTrees {
  const size = rows.length
  const cuts = names.map((_, feature) => binCuts(rows, feature))
  const binned = names.map((_, feature) => Uint8Array.from(rows, (row) => binOf(cuts[feature]!, row[feature]!)))
  const share = isTerm.filter(Boolean).length / size
  const intercept = Math.log(share / (1 - share))
  const scores = new Float64Array(size).fill(intercept)
  const gradient = new Float64Array(size)
  const curvature = new Float64Array(size)
  const grown: { splits: [number, number][]; leaves: number[] }[] = []
  for (let round = 0; round < trees; round += 1) {
    for (let at = 0; at < size; at += 1) {
      const chance = 1 / (1 + Math.exp(-scores[at]!))
      gradient[at] = Number(isTerm[at]) - chance
      curvature[at] = chance * (1 - chance)
    }
    const leafOf = new Uint16Array(size)
    const splits: [number, number][] = []
    for (let level = 0; level < depth; level += 1) {
      const { feature, bin } = bestSplit(binned, leafOf, 2 ** level, gradient, curvature, ridge)
      splits.push([feature, cuts[feature]![bin]!])
      const column = binned[feature]!
      for (let at = 0; at < size; at += 1) leafOf[at] = leafOf[at]! * 2 + Number(column[at]! > bin)
    }
    const leaves = leafValues(leafOf, 2 ** depth, gradient, curvature, ridge).map((value) => rounded(rate * value))
    for (let at = 0; at < size; at += 1) scores[at] = scores[at]! + leaves[leafOf[at]!]!
    grown.push({ splits, leaves })
  }
  return { features: names, intercept: rounded(intercept), trees: grown }
}

/**
 * At most `BINS` - 1 thresholds: values that part the examples into stretches of like size. A value above the threshold
 * goes on.
 */
function binCuts(rows: readonly Float32Array[], feature: number): number[] {
  const values = Float32Array.from(rows, (row) => row[feature]!).toSorted()
  const cuts = new Set<number>()
  for (let bin = 1; bin < BINS; bin += 1) cuts.add(rounded(values[Math.floor((bin * values.length) / BINS)]!))
  return [...cuts].filter((cut) => cut < values.at(-1)!).toSorted((a, b) => a - b)
}

function binOf(cuts: readonly number[], value: number): number {
  let bin = 0
  while (bin < cuts.length && value > cuts[bin]!) bin += 1
  return bin
}

/** The question that, asked of every leaf, lessens the loss most. */
function bestSplit(
  binned: readonly Uint8Array[],
  leafOf: Uint16Array,
  leaves: number,
  gradient: Float64Array,
  curvature: Float64Array,
  ridge: number,
): { feature: number; bin: number } {
  let best = { feature: 0, bin: 0, gain: -Infinity }
  const sums = new Float64Array(leaves * BINS)
  const weights = new Float64Array(leaves * BINS)
  binned.forEach((column, feature) => {
    sums.fill(0)
    weights.fill(0)
    for (let at = 0; at < column.length; at += 1) {
      const cell = leafOf[at]! * BINS + column[at]!
      sums[cell] = sums[cell]! + gradient[at]!
      weights[cell] = weights[cell]! + curvature[at]!
    }
    const gains = new Float64Array(BINS)
    let most = 0
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const from = leaf * BINS
      let allSum = 0
      let allWeight = 0
      for (let bin = 0; bin < BINS; bin += 1) {
        allSum += sums[from + bin]!
        allWeight += weights[from + bin]!
        if (weights[from + bin]! > 0) most = Math.max(most, bin)
      }
      let sum = 0
      let weight = 0
      for (let bin = 0; bin < BINS; bin += 1) {
        sum += sums[from + bin]!
        weight += weights[from + bin]!
        gains[bin] = gains[bin]! + sum ** 2 / (weight + ridge) + (allSum - sum) ** 2 / (allWeight - weight + ridge)
      }
    }
    for (let bin = 0; bin < most; bin += 1) if (gains[bin]! > best.gain) best = { feature, bin, gain: gains[bin]! }
  })
  return best
}

function leafValues(
  leafOf: Uint16Array,
  leaves: number,
  gradient: Float64Array,
  curvature: Float64Array,
  ridge: number,
): number[] {
  const sums = new Float64Array(leaves)
  const weights = new Float64Array(leaves)
  for (let at = 0; at < leafOf.length; at += 1) {
    const leaf = leafOf[at]!
    sums[leaf] = sums[leaf]! + gradient[at]!
    weights[leaf] = weights[leaf]! + curvature[at]!
  }
  return Array.from(sums, (sum, leaf) => sum / (weights[leaf]! + ridge))
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4
