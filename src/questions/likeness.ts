/** Whether two questions are worded so alike that one paper should not hold both. */
import { detectScript } from '#domain/language.ts'

/** Runs of four letters or digits of a text, of two where it is Chinese; signs and spaces are left out. */
export function shingles(text: string): ReadonlySet<string> {
  const letters = [...squeezed(text)]
  const length = detectScript(text) === 'zh' ? SHINGLE.zh : SHINGLE.en
  const found = new Set<string>()
  for (let at = 0; at + length <= letters.length; at += 1) found.add(letters.slice(at, at + length).join(''))
  return found
}

/** More than half of all their shingles are shared (Jaccard). */
export function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  if (small.size === 0 || small.size <= large.size * ALIKE) return false
  const shared = countShared(small, large)
  return shared > ALIKE * (a.size + b.size - shared)
}

/** How many of the first's shingles the second has. */
export function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const shingle of one) if (other.has(shingle)) shared += 1
  return shared
}

const SHINGLE = { en: 4, zh: 2 }
const ALIKE = 0.5

/** Letters and digits alone, in small letters. */
export const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a stem is one of `earlier`, however it is spaced and pointed. */
export function askedIn(earlier: readonly string[]): (stem: string) => boolean {
  const stems = new Set(earlier.map(squeezed))
  return (stem) => stems.has(squeezed(stem))
}

/**
 * What a candidate reads of a question, and what he has to find: the answers with the words that ask for them, as
 * squeezed text.
 */
export type Clues = {
  readonly visible: string
  readonly visibleShingles: ReadonlySet<string>
  readonly asks: readonly Asked[]
}
export type Asked = { readonly shingles: ReadonlySet<string>; readonly answers: readonly string[] }

/**
 * One question tells another's answer: it prints the answer, and enough of what asks for it for a candidate to see that
 * it belongs there.
 */
export function tellsAnswer(teller: Clues, { asks }: Clues): boolean {
  return asks.some((asked) => {
    if (!asked.answers.some((answer) => teller.visible.includes(answer)) || asked.shingles.size === 0) return false
    return countShared(asked.shingles, teller.visibleShingles) > TELLING * asked.shingles.size
  })
}

const TELLING = 0.4
