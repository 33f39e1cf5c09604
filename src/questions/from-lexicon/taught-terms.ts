/** Which terms of the school lexicon a document teaches, and the sentence that shows it. */
import type { TopicId } from '#domain/ids.ts'
import { isChinese } from '#domain/language.ts'
import type { Citation } from '#domain/question.ts'
import { chineseNameFinder, englishNameFinder, type FindNames } from '#lexicon/find-names.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { LexiconTerm } from '#lexicon/lexicon-row.ts'
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
  /** 0 to 1: how sure it is that the document means this term, and teaches it. */
  readonly weight: number
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
  const sentences = sentencesOf(document, found)
  const uses = usesIn(sentences, find)
  const senses = openSenses(lexicon, uses, document.language)
  const cited = new Set<PlainSentence>()
  return [...uses.entries()]
    .flatMap(([term, places]) => {
      const weight = senses.certainty(term)
      if (weight === undefined) return []
      const asked = places.filter(({ block, isStudied }) => {
        const topic = topicOf.get(block)
        return isStudied && topic !== undefined && (topics === undefined || topics.has(topic))
      })
      const source = mostTelling(term, asked, senses, cited)
      if (source === undefined) return []
      cited.add(source)
      const { quote, page, heading, block } = source
      return [
        {
          at: sentences.indexOf(source),
          taught: {
            term,
            topicId: topicOf.get(block)!,
            mentions: places.length,
            source: { quote, ...(page === undefined ? {} : { page }), ...(heading === undefined ? {} : { heading }) },
            weight,
          },
        },
      ]
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ taught }) => taught)
}

export type Uses = ReadonlyMap<LexiconTerm, readonly PlainSentence[]>

function usesIn(sentences: readonly PlainSentence[], find: FindNames): Uses {
  const uses = new Map<LexiconTerm, PlainSentence[]>()
  for (const sentence of sentences)
    for (const term of new Set(find(sentence.text).map((name) => name.term))) {
      const known = uses.get(term)
      if (known === undefined) uses.set(term, [sentence])
      else known.push(sentence)
    }
  return uses
}

/** One that no other term is shown by is taken first, where it says nearly as much. */
function mostTelling(
  term: LexiconTerm,
  sentences: readonly PlainSentence[],
  senses: Senses,
  cited: ReadonlySet<PlainSentence>,
): PlainSentence | undefined {
  let best: { readonly sentence: PlainSentence; readonly telling: number } | undefined
  for (const sentence of sentences) {
    const telling = senses.told(term, sentence) + (cited.has(sentence) ? 0 : FRESH)
    if (best === undefined || telling > best.telling) best = { sentence, telling }
  }
  return best?.sentence
}

/** How many words of a definition a sentence is worth that shows no other term. */
const FRESH = 1.5

const finders = new WeakMap<Lexicon, Partial<Record<'en' | 'zh', FindNames>>>()

/** Made once for a lexicon and a language. */
function finderOf(lexicon: Lexicon, language: Material['document']['language']): FindNames {
  const known = finders.get(lexicon) ?? {}
  finders.set(lexicon, known)
  return isChinese(language)
    ? (known.zh ??= chineseNameFinder(lexicon.terms))
    : (known.en ??= englishNameFinder(lexicon.terms))
}
