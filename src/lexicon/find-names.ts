/** Finds the names of terms in a text, the longest first, in either language. */
import type { LexiconTerm } from './lexicon-row.ts'

/** A name of a term in a text, in UTF-16 units. A name of several fields gives one each. */
export type FoundName = { readonly term: LexiconTerm; readonly start: number; readonly end: number }
export type FindNames = (text: string) => FoundName[]

/**
 * English names, in singular or plural; a name with capitals is found with its capitals alone, so that AIDS is no aids.
 */
export function englishNameFinder(terms: readonly LexiconTerm[]): FindNames {
  type Named = { readonly term: LexiconTerm; readonly words: readonly string[] }
  const byFirst = new Map<string, Named[]>()
  for (const term of terms)
    for (const name of [term.name.en, ...term.aliases.en]) {
      const words = wordsIn(name).map(({ word }) => word)
      const [first] = words
      if (first === undefined || name.length < SHORTEST_ENGLISH) continue
      const key = singular(first.toLowerCase())
      byFirst.set(key, [...(byFirst.get(key) ?? []), { term, words }])
    }
  for (const named of byFirst.values()) named.sort((a, b) => b.words.length - a.words.length)
  return (text) => {
    const words = wordsIn(text)
    const found: FoundName[] = []
    for (let at = 0; at < words.length;) {
      const here = (byFirst.get(singular(words[at]!.word.toLowerCase())) ?? []).filter(
        (named) =>
          named.words.every((word, index) => isSameWord(word, words[at + index]?.word)) &&
          isOneStretch(text, words, at, named.words.length),
      )
      const longest = here[0]?.words.length ?? 0
      for (const { term, words: own } of here)
        if (own.length === longest) found.push({ term, start: words[at]!.start, end: words[at + longest - 1]!.end })
      at += Math.max(1, longest)
    }
    return found
  }
}

/** Chinese names in a text of Traditional characters. Names of one character are looked for in no text. */
export function chineseNameFinder(terms: readonly LexiconTerm[]): FindNames {
  const byFirst = new Map<string, { readonly term: LexiconTerm; readonly name: string }[]>()
  for (const term of terms)
    for (const name of [term.name.zh, ...term.aliases.zh].map((one) => one.replaceAll(/[《》]/g, ''))) {
      if (name.length < SHORTEST_CHINESE) continue
      const key = name.slice(0, SHORTEST_CHINESE)
      byFirst.set(key, [...(byFirst.get(key) ?? []), { term, name }])
    }
  for (const named of byFirst.values()) named.sort((a, b) => b.name.length - a.name.length)
  return (text) => {
    const found: FoundName[] = []
    for (let at = 0; at < text.length;) {
      const here = (byFirst.get(text.slice(at, at + SHORTEST_CHINESE)) ?? []).filter(({ name }) =>
        text.startsWith(name, at),
      )
      const longest = here[0]?.name.length ?? 0
      for (const { term, name } of here) if (name.length === longest) found.push({ term, start: at, end: at + longest })
      at += Math.max(1, longest)
    }
    return found
  }
}

const SHORTEST_ENGLISH = 2
const SHORTEST_CHINESE = 2

type WordAt = { readonly word: string; readonly start: number; readonly end: number }

const wordsIn = (text: string): WordAt[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))

/** Words of one name have a space, a hyphen or an apostrophe between them, and no other sign. */
const isOneStretch = (text: string, words: readonly WordAt[], from: number, count: number): boolean =>
  words
    .slice(from + 1, from + count)
    .every((word, index) => /^(?: |[-–’'])?$/.test(text.slice(words[from + index]!.end, word.start)))

function isSameWord(named: string, printed: string | undefined): boolean {
  if (printed === undefined) return false
  if (named === printed) return true
  if (/\p{Lu}.*\p{Lu}|^\p{Lu}$/u.test(named)) return printed === `${named}s`
  if (/^\p{Lu}/u.test(named) && !/^\p{Lu}/u.test(printed)) return false
  return singular(named.toLowerCase()) === singular(printed.toLowerCase())
}

/** A word without the ending of the plural; what is no plural may lose it, too, so it is compared with its like alone. */
function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
