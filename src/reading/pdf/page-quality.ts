/** Tells pages that are pictures of text, and pages whose text cannot be decoded. */
import { FREQUENT_SIMPLIFIED, FREQUENT_TRADITIONAL } from '../han-repertoires.ts'

/** Fewer characters than these beside a picture are a stamp or a page number, not the text of the page. */
const SCAN_CHARACTERS = 15
/** Over this share of characters without a meaning the font's codes are unknown. */
const GARBAGE_SHARE = 0.03

export function isScan(text: string, pictures: boolean): boolean {
  return pictures && text.replace(/\s/g, '').length < SCAN_CHARACTERS
}

/** Characters without a meaning, letters that no language puts together, or Chinese characters that hardly any text uses. */
export function isGarbage(text: string): boolean {
  const dense = text.replace(/\s/g, '')
  // The end of the private area holds the parts of large brackets, which every formula has.
  const meaningless = dense.match(/[\ufffd\ue000-\uf8e4\u0080-\u009f]/g)?.length ?? 0
  if (dense.length >= SCAN_CHARACTERS && meaningless / dense.length > GARBAGE_SHARE) return true
  return isScrambledLatin(text) || isScrambledChinese(text)
}

/** A font whose codes are shifted or shuffled gives letters, but no words: judged only where there are this many. */
const FEWEST_LETTERS = 300
const FEWEST_HAN = 60

/** Commonest words of English and of the languages of its neighbours: such a text is foreign, not garbage. */
const FUNCTION_WORDS = new Set(
  'the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which one you were all her she there would their we him been has when who will no more if de la le et les des en un une que der die und den von zu das ist mit el los por con una para il di che per non een het van'.split(' '),
)

/** Letters per thousand in English, a to z; texts of other European languages come near it, shuffled ones do not. */
const LETTERS = [82, 15, 28, 43, 127, 22, 20, 61, 70, 2, 8, 40, 24, 67, 75, 19, 1, 60, 63, 91, 28, 10, 24, 2, 20, 1]

function isScrambledLatin(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const letters = words.join('')
  // Names and commands in a text of another script are no sample of a language.
  if (letters.length < FEWEST_LETTERS || letters.length < 0.7 * text.replace(/\s/g, '').length) return false
  const known = words.filter((word) => FUNCTION_WORDS.has(word)).length / words.length
  if (known >= 0.04) return false
  const counts = LETTERS.map(() => 0)
  for (let index = 0; index < letters.length; index++) counts[letters.charCodeAt(index) - 97]! += 1
  return likeness(counts, LETTERS) < 0.7
}

/** The cosine of two histograms: 1 is the same shape. */
function likeness(a: readonly number[], b: readonly number[]): number {
  const product = (x: readonly number[], y: readonly number[]): number => x.reduce((sum, value, index) => sum + value * y[index]!, 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

function isScrambledChinese(text: string): boolean {
  const characters = text.match(/\p{Script=Han}/gu) ?? []
  if (characters.length < FEWEST_HAN) return false
  const frequent = characters.filter((character) => FREQUENT_TRADITIONAL.has(character) || FREQUENT_SIMPLIFIED.has(character)).length
  return frequent / characters.length < 0.7
}
