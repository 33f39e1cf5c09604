/** Which terms of the school lexicon a document teaches, and the sentence that shows it. */
import type { TopicId } from '#domain/ids.ts'
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { Citation } from '#domain/question.ts'
import type { LexiconTerm } from '#lexicon/lexicon-row.ts'
import { toTraditional } from '#reading/words/convert-chinese.ts'
import { citationOf } from '../from-documents/citing.ts'
import type { Material } from '../material.ts'
import { inWordsOfDocument } from './document-names.ts'
import { withNamesBeside } from './names-beside.ts'
import type { NamedTerms } from './named-terms.ts'
import type { PlainSentence } from './plain-sentences.ts'

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
  /** How much of the definition the source says with the sentences beside it, 0 to 1. */
  readonly told: number
  readonly isInHeading: boolean
  /** How much of the document is about the term's chapter of the lexicon, 0 to 1. */
  readonly chapterShare: number
}

/** Those of the wanted topics, or of all, in the order of their sources. */
type TaughtTermsOf = (topics?: ReadonlySet<TopicId>) => TaughtTerm[]

/**
 * Finds the terms that the document uses in the lexicon's sense, once for whatever topics are wanted.
 * A name that has another meaning elsewhere ("base", 「水平」) counts where the text says words of its definition, or
 * names its sisters.
 */
export function taughtTermsIn(
  { document }: Pick<Material, 'document'>,
  { sentences, placeOf, uses, topicOf, beside, find, words, certainty, shareOfChapter }: NamedTerms,
): TaughtTermsOf {
  const title = titleOf(document)
  const titled = new Set(
    find(title).flatMap(({ term, start, end }) => (end - start > TITLED * title.length ? [term] : [])),
  )
  const whole = sentences.map(({ lower }) => lower).join('\n')
  const around = (sentence: PlainSentence): string =>
    beside(sentence, 1)
      .map(({ lower }) => lower)
      .join(' ')
  return (topics) => {
    const cited = new Set<PlainSentence>()
    return [...uses.entries()]
      .flatMap(([term, use]) => {
        const weight = certainty(term)
        // Nobody asks for the word that stands above the chapter.
        if (weight === undefined || titled.has(term)) return []
        const asked = use.sentences.filter(({ block, isStudied }) => {
          const topic = topicOf.get(block)
          return isStudied && topic !== undefined && (topics === undefined || topics.has(topic))
        })
        const shown = mostTelling(asked, cited, (sentence) => words.share(term, around(sentence)))
        if (shown === undefined) return []
        const { sentence, told } = shown
        cited.add(sentence)
        return [
          {
            at: placeOf(sentence),
            taught: {
              term: withNamesBeside(
                inWordsOfDocument(term, use.called, document.language),
                use,
                document.language,
                find,
              ),
              topicId: topicOf.get(sentence.block)!,
              mentions: use.sentences.length,
              source: citationOf(sentence),
              weight,
              isTreated: isTreated(told, () => words.share(term, whole), document.language),
              told,
              isInHeading: use.isInHeading,
              chapterShare: shareOfChapter(term),
            },
          },
        ]
      })
      .toSorted((a, b) => a.at - b.at)
      .map(({ taught }) => taught)
  }
}

const TITLED = 0.6
/** In the characters in which names are looked for. */
const titleOf = ({ blocks, language }: Material['document']): string => {
  const first = blocks.find(({ kind }) => kind === 'heading')?.text ?? ''
  return language === 'zh-CN' ? toTraditional(first) : first
}

/**
 * Whether the text teaches the term, and does not only use it: where it names the term it says so much of what that
 * means. Of what says less, strict readers refused nearly half as no matter of the chapter.
 */
const isTreated = (told: number, toldAnywhere: () => number, language: PaperLanguage): boolean => {
  const least = isChinese(language) ? TREATED.chinese : TREATED.english
  return told >= least.here && toldAnywhere() >= least.anywhere
}
/** Of the weight of the words of its definition: where the text names it, and in the whole text. */
const TREATED = { english: { here: 0.3, anywhere: 0.5 }, chinese: { here: 0.25, anywhere: 0.35 } } as const

/** One that no other term is shown by is taken first, where it says nearly as much. */
function mostTelling(
  sentences: readonly PlainSentence[],
  cited: ReadonlySet<PlainSentence>,
  toldBy: (sentence: PlainSentence) => number,
): { readonly sentence: PlainSentence; readonly told: number } | undefined {
  let best: { readonly sentence: PlainSentence; readonly told: number; readonly worth: number } | undefined
  for (const sentence of sentences) {
    const told = toldBy(sentence)
    const worth = told + (cited.has(sentence) ? 0 : FRESH)
    if (best === undefined || worth > best.worth) best = { sentence, told, worth }
  }
  return best
}

/** What a sentence is worth more that shows no other term. */
const FRESH = 0.1
