/** Which terms of the school lexicon a document teaches, and the sentence that shows it. */
import type { TopicId } from '#domain/ids.ts'
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { Citation } from '#domain/question.ts'
import { chineseNameFinder, englishNameFinder, type FindNames } from '#lexicon/find-names.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { LexiconTerm } from '#lexicon/lexicon-row.ts'
import { ownness } from '#lexicon/ownness.ts'
import type { Material } from '../material.ts'
import { sentencesOf, type PlainSentence } from './plain-sentences.ts'
import { openSenses, type Senses } from './senses.ts'

export type TaughtTerm = {
  readonly term: LexiconTerm
  readonly topicId: TopicId
  /** Of the whole document; headings count. */
  readonly mentions: number
  /** The sentence that says most of what the term means. */
  readonly source: Citation
  /** 0 to 1: how sure it is that the document means this term. */
  readonly weight: number
  /** Whether it says something of the term; else it names it in passing. */
  readonly isTreated: boolean
  /** How many words (in Chinese: pairs of characters) of the definition the source says. */
  readonly told: number
  readonly isInHeading: boolean
}

/**
 * The terms that the document uses in the lexicon's sense, in the order of their sources; those of the wanted topics.
 * A name that has another meaning elsewhere ("base", 「水平」) counts where the text says words of its definition, or
 * names its sisters.
 */
export function taughtTerms(
  { document, found }: Pick<Material, 'document' | 'found'>,
  lexicon: Lexicon,
  topics?: ReadonlySet<TopicId>,
): TaughtTerm[] {
  const find = finderOf(lexicon, document.language)
  const topicOf = new Map(found.topics.flatMap(({ topic, blocks }) => blocks.map((block) => [block, topic.id])))
  const sentences = sentencesOf(document)
  const uses = usesIn(sentences, find, document.language)
  const senses = openSenses(lexicon, uses, document.language)
  const placeOf = new Map(sentences.map((sentence, index) => [sentence, index]))
  const cited = new Set<PlainSentence>()
  return [...uses.entries()]
    .flatMap(([term, use]) => {
      const weight = senses.certainty(term)
      if (weight === undefined) return []
      const asked = use.sentences.filter(({ block, isStudied }) => {
        const topic = topicOf.get(block)
        return isStudied && topic !== undefined && (topics === undefined || topics.has(topic))
      })
      const shown = mostTelling(term, asked, senses, cited)
      if (shown === undefined) return []
      const { sentence, told } = shown
      cited.add(sentence)
      const { quote, page, heading, block } = sentence
      return [
        {
          at: placeOf.get(sentence)!,
          taught: {
            term,
            topicId: topicOf.get(block)!,
            mentions: use.sentences.length,
            source: { quote, ...(page === undefined ? {} : { page }), ...(heading === undefined ? {} : { heading }) },
            weight,
            isTreated: isTreated(use, told, document.language),
            told,
            isInHeading: use.isInHeading,
          },
        },
      ]
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ taught }) => taught)
}

/**
 * Whether the text teaches the term, and does not only use it: a heading names it, or one sentence says so much of what
 * it means. A strict reader of a round refused what a chapter only named, however often.
 */
const isTreated = ({ isInHeading }: Use, told: number, language: PaperLanguage): boolean =>
  isInHeading || told >= (isChinese(language) ? SAID.pairs : SAID.words)

/** Words of a definition, in Chinese pairs of characters, that no sentence says that names the term in passing. */
const SAID = { words: 3, pairs: 4 } as const

/** Where a text names a term. */
export type Use = {
  readonly sentences: readonly PlainSentence[]
  /** The greatest of the names by which it is called there: an abbreviation or another name may mean many things. */
  readonly ownness: number
  readonly isInHeading: boolean
}
export type Uses = ReadonlyMap<LexiconTerm, Use>

function usesIn(sentences: readonly PlainSentence[], find: FindNames, language: PaperLanguage): Uses {
  const uses = new Map<LexiconTerm, { sentences: PlainSentence[]; ownness: number; isInHeading: boolean }>()
  for (const sentence of sentences)
    for (const { term, start, end } of find(sentence.text)) {
      const own = ownness(sentence.text.slice(start, end), isChinese(language))
      const known = uses.get(term)
      if (known === undefined) uses.set(term, { sentences: [sentence], ownness: own, isInHeading: sentence.isHeading })
      else {
        if (known.sentences.at(-1) !== sentence) known.sentences.push(sentence)
        known.ownness = Math.max(known.ownness, own)
        known.isInHeading ||= sentence.isHeading
      }
    }
  return uses
}

/** One that no other term is shown by is taken first, where it says nearly as much. `told`: see `Senses`. */
function mostTelling(
  term: LexiconTerm,
  sentences: readonly PlainSentence[],
  senses: Senses,
  cited: ReadonlySet<PlainSentence>,
): { readonly sentence: PlainSentence; readonly told: number } | undefined {
  let best: { readonly sentence: PlainSentence; readonly told: number; readonly worth: number } | undefined
  for (const sentence of sentences) {
    const told = senses.told(term, sentence)
    const worth = told + (cited.has(sentence) ? 0 : FRESH)
    if (best === undefined || worth > best.worth) best = { sentence, told, worth }
  }
  return best
}

/** How many words of a definition a sentence is worth that shows no other term. */
const FRESH = 1.5

const finders = new WeakMap<readonly LexiconTerm[], Partial<Record<'en' | 'zh', FindNames>>>()

/** Made once for the terms and a language, whichever document asks. */
function finderOf({ terms }: Lexicon, language: PaperLanguage): FindNames {
  const known = finders.get(terms) ?? {}
  finders.set(terms, known)
  return isChinese(language) ? (known.zh ??= chineseNameFinder(terms)) : (known.en ??= englishNameFinder(terms))
}
