/** Tells from two signatures whether their texts are the same, overlap, or have nothing to do with one another. */
import { HASHES, type Signature } from './signature.ts'

/**
 * `jaccard` is shared shingles over all, `containment` those shared over those of the smaller text; both 0 to 1 and
 * estimated.
 */
export type Likeness = {
  readonly kind: 'same' | 'overlapping' | 'different'
  readonly jaccard: number
  readonly containment: number
}

/** Two texts have as many shingles as this only by being texts. */
const FEWEST_SHINGLES = 20
/**
 * Formats of one chapter agree to 0.91 and more, differing by headers, tables and formulas; below this a tenth of the
 * text is another. Measured by `test/bench/near-duplicates.bench.ts`.
 */
const SAME = 0.88
/**
 * Of the 128 minima so many are alike in no pair of strangers. A text that is less than a thirtieth of another is not
 * found in it.
 */
const OVERLAPPING_MINIMA = 4

export function compareSignatures(a: Signature, b: Signature): Likeness {
  if (Math.min(a.shingles, b.shingles) < FEWEST_SHINGLES) return { kind: 'different', jaccard: 0, containment: 0 }
  let alike = 0
  for (let index = 0; index < HASHES; index++) if (a.minima[index] === b.minima[index]) alike += 1
  const jaccard = alike / HASHES
  const shared = (jaccard / (1 + jaccard)) * (a.shingles + b.shingles)
  const containment = Math.min(1, shared / Math.min(a.shingles, b.shingles))
  const kind = jaccard >= SAME ? 'same' : alike >= OVERLAPPING_MINIMA ? 'overlapping' : 'different'
  return { kind, jaccard, containment }
}
