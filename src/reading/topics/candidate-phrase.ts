/** A phrase that may be a term: what was counted about it over the document. */
import { nonEmpty, type NonEmpty, itemAt } from '#domain/must-be-there.ts'
import type { Span } from '../document.ts'
import type { Token } from '../words/token.ts'
import type { TaggedBlock } from './tagged-block.ts'

export type CandidatePhrase = {
  readonly key: string
  /** The stems of its words, in order. */
  readonly words: NonEmpty<string>
  /** Printed forms with their counts. */
  readonly forms: Map<string, number>
  count: number
  /** How many of the occurrences lie inside a longer phrase. */
  nested: number
  /** Token positions of the first and last occurrence, counted over the document. */
  readonly first: number
  last: number
  readonly blocks: number[]
  inTitle: boolean
  inHeading: boolean
  /** Occurrences inside sentences, and how many of them begin with a capital letter throughout. */
  inside: number
  capitals: number
  bold: boolean
  /** The tags of its words at the first occurrence. */
  readonly tags: NonEmpty<string>
  /** The stems before and after its first occurrences, at most `NEIGHBOURS_KEPT`; '' at the edge of a sentence. */
  readonly before: string[]
  readonly after: string[]
  /** It begins or ends the title. */
  beginsTitle: boolean
  endsTitle: boolean
  /** It stands between quotation marks somewhere. */
  quoted: boolean
}

export type Candidates = {
  readonly phrases: ReadonlyMap<string, CandidatePhrase>
  /** Tokens of the document. */
  readonly length: number
}

/** A place in a sentence where a phrase that may be a term stands: tokens `start` to before `end`. */
export type PhrasePlace = {
  readonly start: number
  readonly end: number
  /** Equal for all forms of the phrase. */
  readonly key: string
  readonly form: string
  /** Inside a longer phrase. */
  readonly nested: boolean
  /**
   * A capital letter there tells something: not at the beginning of a sentence, and not in a script without capitals.
   */
  readonly showsCapitals: boolean
}

/**
 * Counts the phrases that `placesIn` finds in each sentence. The first heading, or the first block, counts as the
 * title.
 */
export function collectCandidates(
  blocks: readonly TaggedBlock[],
  placesIn: (tokens: readonly Token[]) => Iterable<PhrasePlace>,
): Candidates {
  const phrases = new Map<string, CandidatePhrase>()
  const title = blocks.find(({ block }) => block.kind === 'heading')?.index ?? blocks[0]?.index
  let position = 0
  for (const { index, block, sentences } of blocks) {
    const surroundings = {
      block: index,
      title: index === title,
      heading: block.kind === 'heading',
      boldSpans: block.spans.filter((span) => span.kind === 'bold'),
    }
    for (const { tokens } of sentences) {
      for (const place of placesIn(tokens)) countOccurrence(phrases, place, tokens, position, surroundings)
      position += tokens.length
    }
  }
  return { phrases, length: position }
}

/** The block that an occurrence stands in. */
type Surroundings = {
  readonly block: number
  readonly title: boolean
  readonly heading: boolean
  readonly boldSpans: readonly Span[]
}

const NEIGHBOURS_KEPT = 6

/** `position`: tokens of the document before this sentence. */
function countOccurrence(
  phrases: Map<string, CandidatePhrase>,
  place: PhrasePlace,
  tokens: readonly Token[],
  position: number,
  { block, title, heading, boldSpans }: Surroundings,
): void {
  const phrase = phrases.get(place.key) ?? newPhrase(place, tokens, position)
  phrases.set(place.key, phrase)
  const before = tokens[place.start - 1]?.stem ?? ''
  const after = tokens[place.end]?.stem ?? ''
  phrase.forms.set(place.form, (phrase.forms.get(place.form) ?? 0) + 1)
  phrase.count += 1
  phrase.last = position + place.start
  if (place.nested) phrase.nested += 1
  if (phrase.blocks.at(-1) !== block) phrase.blocks.push(block)
  if (phrase.before.length < NEIGHBOURS_KEPT) {
    phrase.before.push(before)
    phrase.after.push(after)
  }
  if (OPENING_QUOTE.test(before) && CLOSING_QUOTE.test(after)) phrase.quoted = true
  if (title) {
    phrase.inTitle = true
    if (before === '') phrase.beginsTitle = true
    if (after === '') phrase.endsTitle = true
  }
  if (heading) phrase.inHeading = true
  else if (boldSpans.some((span) => holds(span, place, tokens))) phrase.bold = true
  if (place.showsCapitals && !heading) {
    phrase.inside += 1
    if (tokens.slice(place.start, place.end).every((token) => /^\p{Lu}/u.test(token.text))) phrase.capitals += 1
  }
}

const OPENING_QUOTE = /^[“"「『《〈]$/u
const CLOSING_QUOTE = /^[”"」』》〉]$/u

/** From the first token of the place to the last. */
const holds = (span: Span, place: PhrasePlace, tokens: readonly Token[]): boolean =>
  span.start <= itemAt(tokens, place.start).start && span.end >= itemAt(tokens, place.end - 1).end

function newPhrase({ key, start, end }: PhrasePlace, tokens: readonly Token[], position: number): CandidatePhrase {
  const [first, ...others] = nonEmpty(tokens.slice(start, end), 'a word of a phrase')
  return {
    key,
    words: [first.stem, ...others.map(({ stem }) => stem)],
    tags: [first.tag, ...others.map(({ tag }) => tag)],
    forms: new Map(),
    count: 0,
    nested: 0,
    first: position + start,
    last: position + start,
    blocks: [],
    inTitle: false,
    inHeading: false,
    inside: 0,
    capitals: 0,
    bold: false,
    before: [],
    after: [],
    beginsTitle: false,
    endsTitle: false,
    quoted: false,
  }
}

/**
 * The commonest printed form. What is no name is given in small letters where the text ever prints it so: headings and
 * sentences begin with capitals.
 */
export function commonestForm({ forms }: CandidatePhrase, proper: boolean): string {
  const small = proper ? [] : [...forms].filter(([form]) => !/^\p{Lu}/u.test(form))
  const [first, ...others] = nonEmpty(small.length > 0 ? small : [...forms], 'a form of a phrase')
  return others.reduce((best, next) => (next[1] > best[1] ? next : best), first)[0]
}
