/** A phrase that may be a term: what was counted about it over the document. */
import type { Token } from '../words/token.ts'
import type { TaggedBlock } from './tagged-block.ts'

export type CandidatePhrase = {
  readonly key: string
  /** The stems of its words, in order. */
  readonly words: readonly string[]
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
  readonly tags: readonly string[]
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
  /** A capital letter there tells something: not at the beginning of a sentence, and not in a script without capitals. */
  readonly showsCapitals: boolean
}

/** Counts the phrases that `placesIn` finds in each sentence. The first heading, or the first block, counts as the title. */
export function collectCandidates(blocks: readonly TaggedBlock[], placesIn: (tokens: readonly Token[]) => Iterable<PhrasePlace>): Candidates {
  const phrases = new Map<string, CandidatePhrase>()
  const title = blocks.find(({ block }) => block.kind === 'heading')?.index ?? blocks[0]?.index
  let position = 0
  for (const { index, block, sentences } of blocks) {
    const boldSpans = block.spans.filter((span) => span.kind === 'bold')
    for (const { tokens } of sentences) {
      for (const place of placesIn(tokens)) {
        const bold = boldSpans.some((span) => span.start <= tokens[place.start]!.start && span.end >= tokens[place.end - 1]!.end)
        countOccurrence(phrases, place, tokens.slice(place.start, place.end), { position: position + place.start, block: index, title: index === title, heading: block.kind === 'heading', bold, before: tokens[place.start - 1]?.stem ?? '', after: tokens[place.end]?.stem ?? '' })
      }
      position += tokens.length
    }
  }
  return { phrases, length: position }
}

const NEIGHBOURS_KEPT = 6

/** Where an occurrence stands. */
type Occurrence = { readonly position: number; readonly block: number; readonly title: boolean; readonly heading: boolean; readonly bold: boolean; readonly before: string; readonly after: string }

function countOccurrence(phrases: Map<string, CandidatePhrase>, { key, form, nested, showsCapitals }: PhrasePlace, tokens: readonly Token[], at: Occurrence): void {
  let phrase = phrases.get(key)
  if (!phrase) {
    phrase = {
      key, words: tokens.map((token) => token.stem), forms: new Map(), count: 0, nested: 0, first: at.position, last: at.position, blocks: [],
      inTitle: false, inHeading: false, inside: 0, capitals: 0, bold: false, tags: tokens.map((token) => token.tag), before: [], after: [], beginsTitle: false, endsTitle: false, quoted: false,
    }
    phrases.set(key, phrase)
  }
  phrase.forms.set(form, (phrase.forms.get(form) ?? 0) + 1)
  phrase.count += 1
  phrase.last = at.position
  if (nested) phrase.nested += 1
  if (phrase.blocks.at(-1) !== at.block) phrase.blocks.push(at.block)
  if (phrase.before.length < NEIGHBOURS_KEPT) {
    phrase.before.push(at.before)
    phrase.after.push(at.after)
  }
  if (/^[“"「『《〈]$/u.test(at.before) && /^[”"」』》〉]$/u.test(at.after)) phrase.quoted = true
  if (at.title) {
    phrase.inTitle = true
    if (at.before === '') phrase.beginsTitle = true
    if (at.after === '') phrase.endsTitle = true
  }
  if (at.heading) phrase.inHeading = true
  else if (at.bold) phrase.bold = true
  if (showsCapitals && !at.heading) {
    phrase.inside += 1
    if (tokens.every((token) => /^\p{Lu}/u.test(token.text))) phrase.capitals += 1
  }
}

/** The commonest printed form. What is no name is given in small letters where the text ever prints it so: headings and sentences begin with capitals. */
export function commonestForm({ forms }: CandidatePhrase, proper: boolean): string {
  const small = proper ? [] : [...forms].filter(([form]) => !/^\p{Lu}/u.test(form))
  const [first, ...others] = small.length > 0 ? small : [...forms]
  return others.reduce((best, next) => (next[1] > best[1] ? next : best), first!)[0]
}
