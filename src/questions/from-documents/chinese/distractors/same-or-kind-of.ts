/** Tells from the document's own sentences that two names may mean one thing, or one a kind of the other. */
import { areKnownAliases } from '../word-lists/known-aliases.ts'

/** What stands between a name and another name of it, or what it is a kind of: 又稱, 是, 即, 成為, an opening bracket. */
const EQUATING = /称|即|叫|名|号|是|为|作|属于|等同|相当|（|\(|今/
/** Farther apart, the word between them joins other things. In UTF-16 units. */
const NEAR = 14

/** Whether `a` and `b` may be the same, or one of them a kind of the other. `sentences` are those that hold both. */
export function maySayTheSame(a: string, b: string, sentences: Iterable<string>): boolean {
  if (areKnownAliases(a, b)) return true
  for (const sentence of sentences) {
    if (equated(sentence, a, b) || equated(sentence, b, a)) return true
  }
  return false
}

function equated(sentence: string, first: string, second: string): boolean {
  for (let at = sentence.indexOf(first); at >= 0; at = sentence.indexOf(first, at + 1)) {
    const end = at + first.length
    const next = sentence.indexOf(second, end)
    if (next < 0) return false
    const between = sentence.slice(end, next)
    if (between.length <= NEAR && !between.includes('。') && EQUATING.test(between)) return true
  }
  return false
}
