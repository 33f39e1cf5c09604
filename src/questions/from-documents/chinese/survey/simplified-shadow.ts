/**
 * A text in Simplified characters of the same length: patterns are written once, in Simplified, and their offsets hold
 * in the text.
 */
import { toSimplifiedInPlace } from '#reading/words/convert-chinese.ts'

/**
 * Character by character, which is enough for matching and ten times as fast as by phrases; each character is looked
 * up once.
 * Never shown: words on paper are converted by phrases.
 */
export function simplifiedShadow(text: string): string {
  let shadow = ''
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!
    // Latin letters, digits and surrogates have no other form.
    shadow += character < '\u4e00' || character > '\u9fff' ? character : simplified(character)
  }
  return shadow
}

const known = new Map<string, string>()

function simplified(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const converted = toSimplifiedInPlace(character)
  known.set(character, converted)
  return converted
}
