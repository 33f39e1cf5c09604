/** Whether a line reads like a heading: short, not a sentence, not cut out of one. */

/** Latin letters count 1, Han 2: how long a line looks. */
export function displayWidth(text: string): number {
  let width = 0
  for (const character of text) width += character > '\u2e7f' ? 2 : 1
  return width
}

/** What a line without any number must look like to be a heading. Its place decides the rest. */
export function hasHeadingShape(text: string): boolean {
  const titled = isTitleCase(text)
  if (displayWidth(text) > (titled ? LONGEST_TITLED : LONGEST_PLAIN)) return false
  // A capital, a character without case, a figure or an opening quotation mark.
  if (!/^[\p{Lu}\p{Lt}\p{Lo}\p{N}“"‘「『《〈【]/u.test(text) || /[=<>{}|\\]/.test(text)) return false
  if (endsSentence(text)) return false
  if (/[?!？！]["”」』]?$/u.test(text)) return titled || /\p{Script=Han}/u.test(text)
  if (/[)）"”]$/u.test(text)) return titled || /\p{Script=Han}/u.test(text)
  return !UNFINISHED.test(text)
}

/** A mark at the end that closes or continues a sentence. */
export const endsSentence = (text: string): boolean => /[。，；：、,;:…]$|[^.]\.$/u.test(text)

const LONGEST_PLAIN = 60
const LONGEST_TITLED = 90

/** Words after which an English line is cut out of a sentence, as before a displayed formula. */
const UNFINISHED =
  /\b(?:is|are|was|were|be|gives?|as|that|by|of|the|an?|to|and|or|we|with|for|from|in|on|at|then|so|which|have|has|get|obtain|yields?|becomes?|where|when|if|but|than|into|following)$/i

/** Most of the longer words begin with a capital. */
function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu)?.filter((word) => word.length >= 4) ?? []
  return words.length > 0 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.6
}
