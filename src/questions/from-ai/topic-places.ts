/**
 * Finds where the topics that an AI names stand in a document, by the reading folder's own words and stems. A topic
 * that stands nowhere is none.
 */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { ReadDocument } from '#reading/document.ts'
import { CHINESE_RULES, ENGLISH_RULES } from '#reading/topics/description-rules.ts'
import type { TaggedBlock } from '#reading/topics/tagged-block.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { tagEnglish } from '#reading/words/english.ts'
import { squeezed } from '../likeness.ts'

/**
 * The words of a block: its stems in their order, and of a Chinese one its letters in one string, in Simplified
 * characters.
 */
type BlockWords = {
  readonly index: number
  readonly isHeading: boolean
  readonly stems: readonly string[]
  readonly counts: ReadonlyMap<string, number>
  readonly letters: string
}

export type DocumentWords = {
  readonly language: PaperLanguage
  readonly blocks: readonly BlockWords[]
  readonly holders: ReadonlyMap<string, number>
}

/** `tagged`: the document's blocks, or those of them that topics may stand on. */
export function wordsOf(document: Pick<ReadDocument, 'language'>, tagged: readonly TaggedBlock[]): DocumentWords {
  const holders = new Map<string, number>()
  const blocks = tagged.map(({ index, block, sentences }): BlockWords => {
    const stems = sentences.flatMap(({ tokens }) => tokens.map(({ stem }) => stem))
    const counts = new Map<string, number>()
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    for (const stem of counts.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1)
    return {
      index,
      isHeading: block.kind === 'heading',
      stems,
      counts,
      letters: isChinese(document.language) ? squeezed(stems.join('')) : '',
    }
  })
  return { language: document.language, blocks, holders }
}

/** The words of a name that tell what it is about. */
export const tellingWords = (name: string, language: PaperLanguage): string[] =>
  (isChinese(language) ? CHINESE_RULES : ENGLISH_RULES).nameWords(name)

/** Whether the text says the name, in any form of its words, or all its telling words in one block. */
export function occurs(name: string, { language, blocks }: DocumentWords): boolean {
  if (saysName(name, language, blocks)) return true
  const words = tellingWords(name, language)
  return words.length > 0 && blocks.some(({ counts }) => words.every((word) => counts.has(word)))
}

function saysName(name: string, language: PaperLanguage, blocks: readonly BlockWords[]): boolean {
  if (isChinese(language)) {
    const letters = squeezed(toSimplified(name))
    return letters.length >= 2 && blocks.some((block) => block.letters.includes(letters))
  }
  const wanted = tagEnglish(name.toLowerCase())
    .flatMap(({ tokens }) => tokens.map(({ stem }) => stem))
    .filter((stem) => /[\p{L}\p{N}]/u.test(stem))
  return (
    wanted.length > 0 &&
    blocks.some(({ stems }) => stems.some((_, at) => wanted.every((stem, offset) => stems[at + offset] === stem)))
  )
}

/** What is known of a topic: its name, and further terms of it that the text says. */
export type NamedTopic = { readonly name: string; readonly terms: readonly string[] }

/**
 * For each topic the indices of its blocks, ascending. Each stretch of the text goes to the topic whose words it says
 * most, or stays with the topic before it.
 */
export function placeTopics(topics: readonly NamedTopic[], words: DocumentWords): number[][] {
  const weights = topics.map((topic) => weightsOf(topic, words))
  const places: number[][] = topics.map(() => [])
  let current: number | undefined
  for (const stretch of stretchesOf(words.blocks)) {
    const scores = weights.map((own) => stretch.reduce((sum, block) => sum + scoreOf(block, own), 0))
    const most = Math.max(0, ...scores)
    if (most > 0 && (current === undefined || scores[current]! < most)) current = scores.indexOf(most)
    if (current !== undefined) places[current]!.push(...stretch.map(({ index }) => index))
  }
  return places
}

const WEIGHTS = { name: 3, term: 1, inHeading: 4, mostTimes: 3 } as const

/** A word weighs more the fewer blocks say it. */
function weightsOf(
  { name, terms }: NamedTopic,
  { language, blocks, holders }: DocumentWords,
): ReadonlyMap<string, number> {
  const rarity = (word: string): number => Math.log(1 + blocks.length / (holders.get(word) ?? blocks.length))
  const weights = new Map<string, number>()
  for (const word of terms.flatMap((term) => tellingWords(term, language)))
    weights.set(word, WEIGHTS.term * rarity(word))
  for (const word of tellingWords(name, language)) weights.set(word, WEIGHTS.name * rarity(word))
  return weights
}

function scoreOf({ counts, isHeading }: BlockWords, weights: ReadonlyMap<string, number>): number {
  let score = 0
  for (const [word, weight] of weights) score += weight * Math.min(WEIGHTS.mostTimes, counts.get(word) ?? 0)
  return isHeading ? WEIGHTS.inHeading * score : score
}

/** Blocks in one stretch where no heading parts them. */
const LONGEST_STRETCH = 6

/** A heading with what stands under it; longer texts in pieces. */
function stretchesOf(blocks: readonly BlockWords[]): BlockWords[][] {
  const stretches: BlockWords[][] = []
  for (const block of blocks) {
    const last = stretches.at(-1)
    if (last === undefined || block.isHeading || last.length >= LONGEST_STRETCH) stretches.push([block])
    else last.push(block)
  }
  return stretches
}
