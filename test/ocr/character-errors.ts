/** How much of a true text was recognised wrongly. Pure. */

/**
 * Insertions, deletions and replacements, over the characters of the true text; spaces and the width of signs do not
 * count.
 */
export function characterErrorRate(truth: string, read: string): number {
  const wanted = squeeze(truth)
  return wanted.length === 0 ? Number.NaN : distance(wanted, squeeze(read)) / wanted.length
}

const squeeze = (text: string): string[] => Array.from(text.normalize('NFKC').replace(/\s+/g, ''))

function distance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [index, character] of a.entries()) {
    const next = [index + 1]
    for (let at = 1; at <= b.length; at++)
      next.push(Math.min(row[at]! + 1, next[at - 1]! + 1, row[at - 1]! + (character === b[at - 1] ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
