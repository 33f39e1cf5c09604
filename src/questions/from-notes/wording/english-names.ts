/** How an English term that stands at the beginning of a line is written within a sentence. */
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Block } from '#reading/document.ts'

export type Names = {
  /** "fish" for "Fish", "Japan" as it is. */
  readonly within: (name: string) => string
  /** The same with an article where the notes or their heading show that it is one of several things. */
  readonly withArticle: (name: string, title: string | undefined) => string
}

/** `columns`: names that stand in one list; where most are no proper names, none is. */
export function openNames(blocks: readonly Block[], lexicon: Lexicon, columns: readonly (readonly string[])[]): Names {
  const text = blocks.map((block) => block.text).join('\n')
  const small = new Set(text.match(/(?<![\p{L}’'-])\p{Ll}[\p{L}’'-]*/gu))
  for (const { name } of lexicon.terms) {
    const [first] = name.en.split(' ')
    if (first !== undefined && /^\p{Ll}/u.test(first)) small.add(first)
  }
  const within = (name: string): string => {
    const first = /^\p{Lu}[\p{Ll}’'-]+/u.exec(name)?.[0]
    // A name of several words with capitals is a proper one.
    if (first === undefined || /\s\p{Lu}/u.test(name)) return name
    const word = first.toLowerCase()
    if (/[a-z] \p{Ll}/u.test(name) && !PROPER.test(first) && !/['’]s$/.test(first))
      return word + name.slice(first.length)
    if (/(?:tion|sion|sis|ment|ness)$/.test(word)) return word + name.slice(first.length)
    const isKnown = [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y'), `${word}s`].some((form) =>
      small.has(form),
    )
    return isKnown ? word + name.slice(first.length) : name
  }
  for (const column of columns) {
    const known = column.filter((name) => /^\p{Ll}/u.test(within(name))).length
    if (2 * known >= column.length) for (const name of column) small.add((name.split(' ')[0] ?? '').toLowerCase())
  }
  const lower = text.toLowerCase()
  const counted = new Map<string, boolean>()
  /** Whether the notes say "a root" or "the root". */
  const isCounted = (said: string): boolean => {
    let known = counted.get(said)
    if (known === undefined)
      counted.set(
        said,
        (known = ['a', 'an', 'the'].some((article) => holdsWord(lower, `${article} ${said.toLowerCase()}`))),
      )
    return known
  }
  return {
    within,
    withArticle: (name, title) => {
      const said = within(name)
      if (!/^\p{Ll}/u.test(said) || /[^su]s$/.test(said)) return said
      return (title !== undefined && COUNTED.test(title)) || isCounted(said) ? `the ${said}` : said
    },
  }
}

/** With no letter before or behind. */
function holdsWord(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + words.length))) return true
  return false
}

/** Of nations and creeds; other words before small ones are no names. */
const PROPER = /(?:ese|ian|ean|ish|can)$|^(?:French|Greek|Dutch|Swiss|Arab|Islamic|Buddhist|German|Roman|Norman)$/

/** What stands under such headings are things that are counted. */
const COUNTED = /\b(?:parts|structures|organs|organelles|components|instruments|apparatus|tools|bones|layers)\b/i
