/** Capital letters at the start of a sentence, and their loss inside one. */
import { FIRST_NAMES } from '../word-lists/first-names.ts'
import { isPlural } from '../survey/noun-number.ts'
import { semanticClass, tellingEnding } from '../distractors/semantic-class.ts'
import { isCapitalised, isVerb, type Word } from '../survey/words.ts'

/** "ssRNA" and "pH" stay, units and signs of quantities ("m s⁻²", "v = u + at") too. */
export const upperFirst = (text: string): string =>
  IS_SIGN.test(text)
    ? text
    : text.replace(
        /^([“"‘'(]?)(\p{Ll})(?!\p{L}*\p{Lu})/u,
        (_, quote: string, letter: string) => quote + letter.toUpperCase(),
      )
const IS_SIGN =
  /^(?:m|s|kg|g|mg|cm|mm|km|mol|dm|rad|[b-hj-z](?= ?[=<>+−×÷/])|µ\p{L}?)(?: ?[⁻²³]|(?: (?:[a-z]{1,3}|[A-Z][a-z]?)(?:[⁻²³][⁰¹²³⁴-⁹]?)?)+$|[²³]|\/| ?[=<>+−×÷]|$)/u

/**
 * The start of a sentence as it reads inside another: "The cell" → "the cell", but "Freud" and "DNA" stay. `names`
 * holds words, in lower
 * case, that are written with a capital inside sentences too.
 */
export function lowerFirst(text: string, names: ReadonlySet<string>): string {
  const first = /^[“"‘'(]?([\p{L}\p{N}][\p{L}\p{N}'’-]*)/u.exec(text)?.[1]
  if (!first || keepsCapital(first, names)) return text
  return text.replace(first, first[0]!.toLowerCase() + first.slice(1))
}

/** Words that begin with a capital in the middle of sentences at least as often as not. */
export function namesIn(
  sentences: readonly { readonly words: readonly Word[]; readonly bold?: readonly string[] }[],
): Set<string> {
  const seen = new Map<string, { capital: number; all: number }>()
  for (const { words } of sentences) {
    words.forEach((word, index) => {
      if (index === 0 || !/\p{L}/u.test(word.text) || /^[“"‘'(:.–—]$/.test(words[index - 1]!.text)) return
      const count = seen.get(word.lower) ?? { capital: 0, all: 0 }
      seen.set(word.lower, { capital: count.capital + (isCapitalised(word) ? 1 : 0), all: count.all + 1 })
    })
  }
  const names = [...seen].filter(([, { capital, all }]) => capital * 2 >= all).map(([word]) => word)
  // "Hooke’s law": an owner that never stands in small letters.
  const owners = sentences.flatMap(({ words }) =>
    /^['’]s$/.test(words[1]?.text ?? '') && words[0]!.tag === 'PROPN' && !seen.has(words[0]!.lower)
      ? [words[0]!.lower]
      : [],
  )
  // "Banquo is …": a name that opens sentences only. A common noun is known by its class, its ending or its number.
  const openers = sentences.flatMap(({ words: [first, second], bold = [] }) =>
    first?.tag === 'PROPN' &&
    !bold.includes(first.lower) &&
    isVerb(second) &&
    !seen.has(first.lower) &&
    !isPlural(first.text) &&
    !first.lower.endsWith('ing') &&
    tellingEnding(first.text) === '' &&
    semanticClass(first.text) === undefined
      ? [first.lower]
      : [],
  )
  return new Set([...names, ...owners, ...openers])
}

function keepsCapital(word: string, names: ReadonlySet<string>): boolean {
  if (/^\p{Lu}.*\p{Lu}/u.test(word) || word === 'I') return true
  if (FUNCTION_WORDS.has(word.toLowerCase())) return false
  if (FIRST_NAMES.has(word)) return true
  return names.has(word.toLowerCase()) || names.has(word.toLowerCase().replace(/['’]s$/, ''))
}

const FUNCTION_WORDS = new Set(
  'the a an in on at of to for from by with when while if as since after before during because although though each every all both most many some few several one two three no not it its their his her this that these those there'.split(
    ' ',
  ),
)
