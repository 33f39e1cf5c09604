/** Scores a reading against the true text by the longest common subsequence of tokens. */

/** F1 of order: 1 when every token stands where it should and nothing else does. */
export function orderF1(truth: string, reading: string): number {
  const wanted = tokens(truth)
  const got = tokens(reading)
  if (wanted.length + got.length === 0) return 1
  return (2 * commonSubsequence(wanted, got)) / (wanted.length + got.length)
}

/** Chinese characters singly, other words whole; forms of one character count as one. */
export function tokens(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Bits in a word of the row; one of 32 is left for the carry. */
const WORD_BITS = 31
const WORD_MASK = 0x7fffffff

/**
 * The length of the longest common subsequence: Hyyrö's bit-parallel row (2004), where a 0 bit is a token of `a` that
 * is matched.
 */
export function commonSubsequence(a: readonly string[], b: readonly string[]): number {
  const words = Math.ceil(a.length / WORD_BITS)
  const places = placesOf(a, words)
  const row = new Int32Array(words).fill(WORD_MASK)
  for (const token of b) {
    const matches = places.get(token)
    if (!matches) continue
    let carry = 0
    for (let word = 0; word < words; word++) {
      const bits = row[word]!
      const sum = bits + (bits & matches[word]!) + carry
      carry = sum > WORD_MASK ? 1 : 0
      row[word] = ((sum & WORD_MASK) | (bits & ~matches[word]!)) & WORD_MASK
    }
  }
  return a.filter((_, index) => (row[Math.floor(index / WORD_BITS)]! & (1 << (index % WORD_BITS))) === 0).length
}

/** For each token, the bits of its places. */
function placesOf(tokenList: readonly string[], words: number): Map<string, Int32Array> {
  const places = new Map<string, Int32Array>()
  tokenList.forEach((token, index) => {
    const bits = places.get(token) ?? new Int32Array(words)
    bits[Math.floor(index / WORD_BITS)]! |= 1 << (index % WORD_BITS)
    places.set(token, bits)
  })
  return places
}
