/** The shingles of a text: every five words in a row, or five Chinese characters, as numbers. */

/** Words or characters in one shingle: fewer meet by chance, more break at every misprint. */
const LENGTH = 5

/**
 * The distinct shingles of the paragraphs, each as a hash of 32 bits. Case, marks, spaces and the width of characters
 * do not count, so that formats of one text agree.
 * Shingles run on over paragraphs, since formats part these differently. Stored signatures rest on this: a change needs
 * a new version of signatures.
 */
export function shinglesOf(paragraphs: Iterable<string>): Set<number> {
  const shingles = new Set<number>()
  const window: string[] = []
  for (const paragraph of paragraphs) {
    for (const token of tokensOf(paragraph)) {
      window.push(token)
      if (window.length > LENGTH) window.shift()
      if (window.length === LENGTH) shingles.add(hash(window.join(' ')))
    }
  }
  return shingles
}

/** A word of letters and digits, or one Chinese or Japanese character. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+/gu

const tokensOf = (text: string): readonly string[] => text.normalize('NFKC').toLowerCase().match(TOKEN) ?? []

/** FNV-1a over UTF-16 units, mixed at the end as MurmurHash3 does. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return mix(value)
}

/** The finalizer of MurmurHash3 for 32 bits: every bit of the result depends on every bit given. */
export function mix(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
