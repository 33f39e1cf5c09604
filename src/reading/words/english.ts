/** Tags English: sentences, words with their exact places, parts of speech and stems. */
import { itemAt } from '#domain/must-be-there.ts'
import { englishModel, winkNLP } from '#platform/english.ts'
import { splitEnglishSentences } from './english-sentences.ts'
import type { Stretch } from './stretch.ts'
import type { TaggedSentence, Tagger, Token } from './token.ts'

/**
 * Sentences of an English text, in order. Compounds printed with hyphens ("real-time") and formulae with small digits
 * (H₂O) are one
 * token; a possessive ('s) and the halves of "don't" are tokens of their own. Linear in the length of the text,
 * whatever stands in it.
 */
export const tagEnglish: Tagger = (text) => splitEnglishSentences(text).map((stretch) => tagSentence(text, stretch))

/** The Porter stem of a word, in lower case: equal for forms of one word. */
export function stemEnglish(word: string): string {
  const lower = word.toLowerCase()
  if (lower.length > LONGEST_WORD) return lower
  const known = stems.get(lower)
  if (known !== undefined) return known
  const stem = stemmer(lower)
  if (stems.size >= MOST_REMEMBERED) stems.clear()
  stems.set(lower, stem)
  return stem
}

const LONGEST_WORD = 40
// wink's tokenizer needs time in the square of an unbroken run: 500,000 letters took over 4 minutes.
const LONGEST_RUN = 80
const MOST_REMEMBERED = 50_000
const stems = new Map<string, string>()
// The model's declared types hide its stemmer; it is the Porter 2 stemmer that `its.stem` calls.
const stemmer = (word: string): string => (englishModel.addons.stem as (word: string) => string)(word)

// Starting the tagger takes 200 ms of processor time, so it waits for the first English text.
let started: ReturnType<typeof winkNLP> | undefined
const wink = (): ReturnType<typeof winkNLP> => (started ??= winkNLP(englishModel, ['pos']))

type RawToken = { readonly start: number; readonly end: number; readonly tag: string }

function tagSentence(text: string, { start, end }: Stretch): TaggedSentence {
  const raw: RawToken[] = []
  let at = start
  for (const run of text.slice(start, end).matchAll(OVERLONG)) {
    addAll(raw, tagStretch(text, at, start + run.index))
    at = start + run.index + run[0].length
    raw.push({ start: start + run.index, end: at, tag: 'X' })
  }
  addAll(raw, tagStretch(text, at, end))
  const tokens = splitFinalStop(text, joinCompounds(text, raw)).map(({ start, end, tag }): Token => {
    const word = text.slice(start, end)
    return { text: word, start, end, stem: stemEnglish(word), tag }
  })
  return { text: text.slice(start, end), start, end, tokens }
}

/** A spread of 100,000 tokens and more overflows the stack. */
function addAll(tokens: RawToken[], more: readonly RawToken[]): void {
  for (const token of more) tokens.push(token)
}

const OVERLONG = new RegExp(`\\S{${LONGEST_RUN + 1},}`, 'g')

function tagStretch(text: string, start: number, end: number): RawToken[] {
  const stretch = text.slice(start, end)
  if (!/[\p{L}\p{N}]/u.test(stretch))
    return [...stretch.matchAll(/\S+/g)].map(({ index, 0: signs }) => ({
      start: start + index,
      end: start + index + signs.length,
      tag: 'PUNCT',
    }))
  const nlp = wink()
  const tokens = nlp.readDoc(stretch).tokens()
  const words = tokens.out()
  // oxlint-disable-next-line typescript/unbound-method -- wink's accessors are plain functions that it calls itself
  const tags = tokens.out(nlp.its.pos) as string[]
  const raw: RawToken[] = []
  let at = 0
  words.forEach((word, index) => {
    const found = stretch.indexOf(word, at)
    if (found < 0 || word === '') return
    at = found + word.length
    raw.push({ start: start + found, end: start + at, tag: itemAt(tags, index) })
  })
  return raw
}

/**
 * wink takes the stop of "vitamin C." and "H₂O." for an abbreviation's; at the end of a sentence it is a token of its
 * own.
 */
function splitFinalStop(text: string, tokens: readonly RawToken[]): RawToken[] {
  const index = tokens.findLastIndex(({ start }) => !/["'”’»)\]]/.test(text.charAt(start)))
  const last = tokens[index]
  if (!last || last.end - last.start < 2 || !/^[^.]+\.$/.test(text.slice(last.start, last.end))) return [...tokens]
  return [
    ...tokens.slice(0, index),
    { ...last, end: last.end - 1 },
    { start: last.end - 1, end: last.end, tag: 'PUNCT' },
    ...tokens.slice(index + 1),
  ]
}

/**
 * One token for "well-known", "H₂O", "Ca²⁺": pieces that touch and are held together by a hyphen or by small digits.
 */
function joinCompounds(text: string, tokens: readonly RawToken[]): RawToken[] {
  const joined: RawToken[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = itemAt(tokens, index)
    const previous = joined.at(-1)
    const here = text.slice(token.start, token.end)
    if (!previous || previous.end !== token.start) {
      joined.push(token)
      continue
    }
    const next = tokens[index + 1]
    const before = text.slice(previous.start, previous.end)
    const bridges =
      /^[-‐‑]$/.test(here) &&
      next?.start === token.end &&
      /^[\p{L}\p{N}].*$/u.test(before) &&
      before !== "n't" &&
      /^\p{L}/u.test(text.slice(next.start, next.end))
    if (bridges) {
      joined[joined.length - 1] = { start: previous.start, end: next.end, tag: compoundTag(next.tag) }
      index += 1
    } else if (/^[₀-₉⁰¹²³⁴-⁹⁺⁻]+$/.test(here) && /[\p{L}\p{N})]$/u.test(before)) {
      // wink tags the pieces of Ca²⁺ and Na⁺ as an auxiliary and a particle.
      const tag = /\d$/.test(before) || previous.tag === 'NOUN' ? previous.tag : 'PROPN'
      joined[joined.length - 1] = { ...previous, end: token.end, tag }
    } else if (/[₀-₉]$/.test(before) && /^[\p{L}\p{N}]/u.test(here)) {
      joined[joined.length - 1] = { ...previous, end: token.end, tag: 'PROPN' }
    } else joined.push(token)
  }
  return joined
}

/** A compound is what its last word is; with a verb last ("well-known", "life-giving") it describes. */
const compoundTag = (last: string): string => (last === 'NOUN' || last === 'PROPN' ? last : 'ADJ')
