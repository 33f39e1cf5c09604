/** Finds which sentences of a document hold a word. */

/** A search over all sentences at once: one pass of the joined text a word, not one a sentence. */
export function sentenceIndex(sentences: readonly string[]): (word: string) => Set<number> {
  const starts: number[] = []
  let length = 0
  for (const sentence of sentences) {
    starts.push(length)
    length += sentence.length + 1
  }
  const joined = sentences.join('\n')
  return (word) => {
    const holding = new Set<number>()
    for (let at = joined.indexOf(word); at >= 0;) {
      const index = lastAtMost(starts, at)
      holding.add(index)
      const next = starts[index + 1]
      at = next === undefined ? -1 : joined.indexOf(word, next)
    }
    return holding
  }
}

/** The index of the last of the ascending numbers that is at most `limit`. */
function lastAtMost(ascending: readonly number[], limit: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (ascending[middle]! <= limit) low = middle
    else high = middle - 1
  }
  return low
}
