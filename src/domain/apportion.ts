/** Shares a whole number out in proportion, exactly, by largest remainder (decisions D6, D40). */
import { itemAt, mustBeThere } from './must-be-there.ts'

/**
 * Whole shares of `total` in proportion to `weights`, in their order; they sum to `total`.
 * Ties of remainders go to the earlier weight. Throws a RangeError when `total` is not a whole number of at least 0,
 * when a weight is negative or not finite, or when all weights are 0 while `total` is not.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  if (!Number.isInteger(total) || total < 0)
    throw new RangeError(`Cannot share out ${total}: expected a whole number of at least 0`)
  if (weights.some((weight) => !Number.isFinite(weight) || weight < 0))
    throw new RangeError(`Cannot share by the weights ${weights.join(', ')}: expected numbers of at least 0`)
  const sum = weights.reduce((a, b) => a + b, 0)
  if (total === 0) return weights.map(() => 0)
  if (sum === 0) throw new RangeError(`Cannot share ${total} over weights that are all 0`)
  const exact = weights.map((weight) => (total * weight) / sum)
  const shares = exact.map(Math.floor)
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const missing = total - shares.reduce((a, b) => a + b, 0)
  const raised = new Set(order.slice(0, missing).map(({ index }) => index))
  return shares.map((share, index) => (raised.has(index) ? share + 1 : share))
}

/**
 * As `apportion`, and every share is at least `least`: shares that would be smaller are raised to it, and the others
 * share the rest in proportion. Throws a RangeError also when `total` is below `least` a share.
 */
export function apportionAtLeast(total: number, weights: readonly number[], least: number): number[] {
  if (total < least * weights.length)
    throw new RangeError(`Cannot spread ${total} over ${weights.length}: each needs at least ${least}`)
  const shares = apportion(total, weights)
  const raised = shares.map((share) => share < least)
  if (!raised.includes(true)) return shares
  const free = weights.filter((_, index) => !raised[index])
  const rest = apportionAtLeast(total - least * (weights.length - free.length), free, least).values()
  return raised.map((isRaised) => (isRaised ? least : mustBeThere(rest.next().value, 'a share for each free weight')))
}

type Bounds = { readonly least: number; readonly most: number }

/**
 * As `apportion`, and every share lies within its bounds: one that would leave them stands at the bound, and the others
 * share the rest in proportion. Throws a RangeError also when the bounds cannot sum to `total`.
 */
export function apportionWithin(total: number, weights: readonly number[], bounds: readonly Bounds[]): number[] {
  const sum = (of: keyof Bounds): number => bounds.reduce((all, one) => all + one[of], 0)
  if (total < sum('least') || total > sum('most'))
    throw new RangeError(`Cannot spread ${total} within ${sum('least')} to ${sum('most')}`)
  const fixed = new Map<number, number>()
  for (;;) {
    const free = weights.map((_, index) => index).filter((index) => !fixed.has(index))
    const rest = [...fixed.values()].reduce((left, share) => left - share, total)
    const shares = apportion(
      rest,
      free.map((index) => itemAt(weights, index)),
    )
    const placed = free.map((index, place) => {
      const { least, most } = itemAt(bounds, index)
      const share = itemAt(shares, place)
      return { index, share, within: Math.min(Math.max(share, least), most) }
    })
    // What all bounds together add is taken from those that stand too high, and the other way round.
    const added = placed.reduce((all, { share, within }) => all + within - share, 0)
    const settled = placed.filter(({ share, within }) =>
      added === 0 ? true : added > 0 ? within > share : within < share,
    )
    for (const { index, within } of settled) fixed.set(index, within)
    if (fixed.size === weights.length)
      return weights.map((_, index) => mustBeThere(fixed.get(index), 'the share of a weight'))
  }
}
