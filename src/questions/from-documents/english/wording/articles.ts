/** "a" or "an" before a word, by its sound. */

/** The indefinite article for what follows. */
export function indefiniteArticle(following: string): 'a' | 'an' {
  const word = /[\p{L}\p{N}-]+/u.exec(following)?.[0] ?? ''
  if (/^[A-Z]{2,5}$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  if (/^\d/.test(word)) return /^(8|11$|11,|18$|18,)/.test(word) ? 'an' : 'a'
  if (SILENT_H.test(word)) return 'an'
  if (VOWEL_READ_AS_CONSONANT.test(word)) return 'a'
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}

/** `text` with the article that stands directly before `at` made to fit what now follows it. */
export function fitArticle(text: string, at: number): string {
  const before = /\b(an?)( +[“"‘']?)$/i.exec(text.slice(0, at))
  if (!before) return text
  const fitting = indefiniteArticle(text.slice(at))
  const article = before[1]!.startsWith('A') ? fitting[0]!.toUpperCase() + fitting.slice(1) : fitting
  return text.slice(0, before.index) + article + before[2]! + text.slice(at)
}

const SILENT_H = /^(hour|honest|honou?r|heir)/i
const VOWEL_READ_AS_CONSONANT = /^(eu|ew|uni(?!n|m)|use|usu|uti|ure|ubi|uter|ura|one\b|once\b|one-|u\b)/i
