/** Statements that say in which year something happened. */
import { plainFormOf } from './past-verbs.ts'
import { isContent, isVerb, type Word } from './words.ts'

export type DatedEvent = {
  /** The statement without its year and full stop, as it stands in the text. */
  readonly event: string
  /** "1911" */
  readonly year: string
}

/**
 * The event and its year in "In 1911, …" and "… in 1911."; undefined where the statement holds another number, or more
 * than one event.
 */
export function datedEventIn({
  text,
  words,
}: {
  readonly text: string
  readonly words: readonly Word[]
}): DatedEvent | undefined {
  const numbers = text.match(/\d[\d,.]*/g) ?? []
  const [, openingYear, rest] = /^In (\d{3,4}),? (.+)\.$/u.exec(text) ?? []
  const [, before, closingYear] = /^(.+?),? in (\d{3,4})\.$/u.exec(text) ?? []
  const year = openingYear ?? closingYear
  const event = rest ?? before
  if (
    numbers.length !== 1 ||
    year === undefined ||
    event === undefined ||
    Number(year) < EARLIEST ||
    Number(year) > LATEST
  )
    return undefined
  if (
    HOLDS_MORE.test(event) ||
    words.length > MOST_WORDS ||
    words.filter(isContent).length < LEAST_CONTENT ||
    !words.some((word, at) => isVerb(word) && happened(words, at))
  )
    return undefined
  return { event, year }
}

/**
 * Whether years are a matter of the document: in one of nature or of the mind they only say when somebody wrote, or
 * when a law was passed of which the purpose is the matter.
 */
export const areWorthDating = (sentences: readonly { readonly text: string }[]): boolean =>
  sentences.filter((sentence) => YEAR.test(sentence.text)).length >= sentences.length * LEAST_DATED
const YEAR = /\b(?:1[0-9]|20)\d\d\b(?!\))/
const LEAST_DATED = 0.08

/** A year of fewer figures reads as a number, a later one is a plan or no year. */
const EARLIEST = 100
const LATEST = 2030
const LEAST_CONTENT = 4
const MOST_WORDS = 24
/** What goes on for years, or was so at that time, is no event; a second clause may be of another year. */
const HOLDS_MORE =
  /\b(since|until|by then|still|already|later|before|after|when|while|and then|ago|about|around|approximately|population|percent|per cent|rate|estimated?|which|who|whose|said|wrote that|reported|coined|study|studies|researchers?|scientists|psychologists|sociologists|found that|article|term|experiment|survey|version|released|mice|rats)\b|%|;/i
/** "was signed" tells an event, "was the chair" what lasted. */
function happened(words: readonly Word[], at: number): boolean {
  const after = /^(also|first|finally|officially|formally|again|then)$/.test(words[at + 1]?.lower ?? '')
    ? words[at + 2]
    : words[at + 1]
  return /^(was|were)$/.test(words[at]!.lower)
    ? after?.tag === 'VERB' && !after.lower.endsWith('ing')
    : words[at]!.lower.endsWith('ed') || plainFormOf(words[at]!.lower) !== undefined
}
