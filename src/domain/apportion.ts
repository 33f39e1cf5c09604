/** Shares a whole number out in proportion, exactly, by largest remainder (decisions D6, D40). */

/**
 * Whole shares of `total` in proportion to `weights`, in their order; they sum to `total`.
 * Ties of remainders go to the earlier weight. Throws a RangeError when `total` is not a whole number of at least 0,
 * when a weight is negative or not finite, or when all weights are 0 while `total` is not.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  if (!Number.isInteger(total) || total < 0) throw new RangeError(`Cannot share out ${total}: expected a whole number of at least 0`)
  if (weights.some((weight) => !Number.isFinite(weight) || weight < 0)) throw new RangeError(`Cannot share by the weights ${weights.join(', ')}: expected numbers of at least 0`)
  const sum = weights.reduce((a, b) => a + b, 0)
  if (total === 0) return weights.map(() => 0)
  if (sum === 0) throw new RangeError(`Cannot share ${total} over weights that are all 0`)
  const exact = weights.map((weight) => (total * weight) / sum)
  const shares = exact.map(Math.floor)
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const missing = total - shares.reduce((a, b) => a + b, 0)
  for (const { index } of order.slice(0, missing)) shares[index] = shares[index]! + 1
  return shares
}

/**
 * As `apportion`, and every share is at least `least`: shares that would be smaller are raised to it, and the others share the rest
 * in proportion. Throws a RangeError also when `total` is below `least` a share.
 */
export function apportionAtLeast(total: number, weights: readonly number[], least: number): number[] {
  if (total < least * weights.length) throw new RangeError(`Cannot spread ${total} over ${weights.length}: each needs at least ${least}`)
  const shares = apportion(total, weights)
  const raised = shares.map((share) => share < least)
  if (!raised.includes(true)) return shares
  const free = weights.filter((_, index) => !raised[index])
  const rest = apportionAtLeast(total - least * (weights.length - free.length), free, least)
  return raised.map((isRaised) => (isRaised ? least : rest.shift()!))
}
