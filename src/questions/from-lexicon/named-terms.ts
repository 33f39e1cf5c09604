/** Where a document names the terms of the lexicon. */
import type { TopicId } from '#domain/ids.ts'
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { chineseNameFinder, englishNameFinder, type FindNames } from '#lexicon/find-names.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { LexiconTerm } from '#lexicon/lexicon-row.ts'
import { ownness } from '#lexicon/ownness.ts'
import type { Material } from '../material.ts'
import { definitionWords, type DefinitionWords } from './definition-words.ts'
import { openSenses, type Certainty } from './senses.ts'
import { sentencesOf, type PlainSentence } from './plain-sentences.ts'

export type NamedTerms = {
  readonly find: FindNames
  readonly sentences: readonly PlainSentence[]
  readonly placeOf: (sentence: PlainSentence) => number
  readonly uses: Uses
  /** How much of their definitions a text says. */
  readonly words: DefinitionWords
  /** Whether the document means by a name what the lexicon means. */
  readonly certainty: Certainty
  /** How much of the document is about a chapter of the lexicon: 1 for the one that it names most terms of. */
  readonly shareOfChapter: (of: Pick<LexiconTerm, 'field' | 'chapter'>) => number
  /** The topic of a block. */
  readonly topicOf: ReadonlyMap<number, TopicId>
  /** A sentence with so many before and behind it, those under the same heading. */
  readonly beside: (sentence: PlainSentence, reach: number) => PlainSentence[]
}

export function namedTermsIn({ document, found }: Pick<Material, 'document' | 'found'>, lexicon: Lexicon): NamedTerms {
  const find = finderOf(lexicon, document.language)
  const sentences = sentencesOf(document)
  const places = new Map(sentences.map((sentence, index) => [sentence, index]))
  const placeOf = (sentence: PlainSentence): number => places.get(sentence) ?? 0
  const uses = usesIn(sentences, find, document.language)
  const words = definitionWords(lexicon.terms, document.language)
  const certainty = openSenses(lexicon, uses, words, document.language)
  return {
    find,
    sentences,
    placeOf,
    uses,
    words,
    certainty,
    shareOfChapter: chapterShares(uses, certainty),
    topicOf: new Map(found.topics.flatMap(({ topic, blocks }) => blocks.map((block) => [block, topic.id]))),
    beside: (sentence, reach) => {
      const place = placeOf(sentence)
      return sentences
        .slice(Math.max(0, place - reach), place + reach + 1)
        .filter(({ heading }) => heading === sentence.heading)
    },
  }
}

/** Where a text names a term. */
export type Use = {
  readonly sentences: readonly PlainSentence[]
  /** The greatest of the names by which it is called there: an abbreviation or another name may mean many things. */
  readonly ownness: number
  readonly isInHeading: boolean
  /** How often it is called what, in small letters. */
  readonly called: ReadonlyMap<string, number>
}
export type Uses = ReadonlyMap<LexiconTerm, Use>

function usesIn(sentences: readonly PlainSentence[], find: FindNames, language: PaperLanguage): Uses {
  type Growing = { sentences: PlainSentence[]; ownness: number; isInHeading: boolean; called: Map<string, number> }
  const uses = new Map<LexiconTerm, Growing>()
  for (const sentence of sentences)
    for (const { term, start, end } of find(sentence.text)) {
      const name = sentence.text.slice(start, end)
      const own = ownness(name, isChinese(language))
      const known: Growing = uses.get(term) ?? { sentences: [], ownness: 0, isInHeading: false, called: new Map() }
      uses.set(term, known)
      if (known.sentences.at(-1) !== sentence) known.sentences.push(sentence)
      known.ownness = Math.max(known.ownness, own)
      known.isInHeading ||= sentence.isHeading
      known.called.set(name.toLowerCase(), (known.called.get(name.toLowerCase()) ?? 0) + 1)
    }
  return uses
}

const finders = new WeakMap<readonly LexiconTerm[], Partial<Record<'en' | 'zh', FindNames>>>()

/** Made once for the terms and a language, whichever document asks. */
function finderOf({ terms }: Lexicon, language: PaperLanguage): FindNames {
  const known = finders.get(terms) ?? {}
  finders.set(terms, known)
  return isChinese(language) ? (known.zh ??= chineseNameFinder(terms)) : (known.en ??= englishNameFinder(terms))
}

function chapterShares(uses: Uses, certainty: Certainty): NamedTerms['shareOfChapter'] {
  const nameOf = ({ field, chapter }: Pick<LexiconTerm, 'field' | 'chapter'>): string => `${field}: ${chapter.en}`
  const counts = new Map<string, number>()
  for (const term of uses.keys())
    if (certainty(term) !== undefined) counts.set(nameOf(term), (counts.get(nameOf(term)) ?? 0) + 1)
  const most = Math.max(TERMS_OF_A_CHAPTER, ...counts.values())
  return (of) => (counts.get(nameOf(of)) ?? 0) / most
}
/** A text that names fewer is about nothing yet. */
const TERMS_OF_A_CHAPTER = 5
