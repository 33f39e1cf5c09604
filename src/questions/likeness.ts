/** Whether two questions are worded so alike that one paper should not hold both. */

/** Runs of four letters or digits of a text, signs and spaces left out: works for English and Chinese. */
export function shingles(text: string): ReadonlySet<string> {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')]
  const found = new Set<string>()
  for (let at = 0; at + SHINGLE <= letters.length; at += 1) found.add(letters.slice(at, at + SHINGLE).join(''))
  return found
}

/** More than half of all their shingles are shared (Jaccard). */
export function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  if (small.size === 0 || small.size <= large.size * ALIKE) return false
  let shared = 0
  for (const shingle of small) if (large.has(shingle)) shared += 1
  return shared > ALIKE * (a.size + b.size - shared)
}

const SHINGLE = 4
const ALIKE = 0.5
