/** Which written questions a document supports: it names their terms, and says in one place what they rest on. */
import type { TopicId } from '#domain/ids.ts'
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { Citation } from '#domain/question.ts'
import type { Item } from '#lexicon/item-row.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { LexiconTerm } from '#lexicon/lexicon-row.ts'
import { citationOf } from '../from-documents/citing.ts'
import { rowWords, type RowWords } from './definition-words.ts'
import type { NamedTerms, Uses } from './named-terms.ts'
import type { Certainty } from './senses.ts'
import type { PlainSentence } from './plain-sentences.ts'

export type SupportedItem = {
  readonly item: Item
  readonly topicId: TopicId
  /** The sentence that says most of its fact, and the one beside it that says most of the rest. */
  readonly sources: readonly Citation[]
  /** How much of the fact that place says, 0 to 1. */
  readonly told: number
  /** The same of the answer alone. */
  readonly answerTold: number
  /** How much of the document is about the item's chapter of the lexicon: 1 for the chapter that it names most terms of. */
  readonly chapterShare: number
  /** How much of question and fact the quoted sentences say alone. */
  readonly quoted: number
  /** How often the document names the term of which it speaks least. */
  readonly mentions: number
  /** Else it is a case to which what the text teaches is to be applied. */
  readonly isSaid: boolean
}

/** Those of the wanted topics, or of all, in the order of the lexicon. */
export function supportedItemsIn(
  lexicon: Lexicon,
  { placeOf, uses, topicOf, beside, certainty }: NamedTerms,
  language: PaperLanguage,
  isTreated: (term: LexiconTerm) => boolean,
  topics?: ReadonlySet<TopicId>,
): SupportedItem[] {
  const side = isChinese(language) ? 'zh' : 'en'
  const { facts, questions, answerShare } = itemWords(lexicon.items, language)
  const usedByName = Map.groupBy(uses.keys(), ({ name }) => name.en.toLowerCase())
  const shareOfChapter = chapterShares(uses, certainty)
  /** Of each sentence once, however many items are looked for there; in small letters, with the heading. */
  const passages = new Map<PlainSentence, string>()
  const passageAround = (at: PlainSentence): string => {
    const known = passages.get(at)
    if (known !== undefined) return known
    const passage = [at.heading?.toLowerCase() ?? '', ...beside(at, REACH).map(({ lower }) => lower)].join(' ')
    passages.set(at, passage)
    return passage
  }
  const isAsked = ({ block, isStudied }: PlainSentence): boolean => {
    const topic = topicOf.get(block)
    return isStudied && topic !== undefined && (topics === undefined || topics.has(topic))
  }
  return lexicon.items.flatMap((item): SupportedItem[] => {
    const named = item.terms.map((name) => usedByName.get(name.toLowerCase()) ?? [])
    if (named.some((terms) => terms.length === 0)) return []
    const places = new Set(
      named.flatMap((terms) => terms.flatMap((term) => uses.get(term)?.sentences.slice(0, MOST_SENTENCES) ?? [])),
    )
    let best: { readonly at: PlainSentence; readonly told: number; readonly text: string } | undefined
    for (const at of places) {
      if (!isAsked(at)) continue
      const text = passageAround(at)
      const told = facts.share(item, text)
      if (best === undefined || told > best.told) best = { at, told, text }
    }
    if (best === undefined) return []
    const answerTold = answerShare(item, best.text)
    const asked = questions.share(item, best.text)
    const least = LEAST[side]
    const chapterShare = shareOfChapter(item.field, item.chapter.en)
    // "Moment" in a chapter of kinetics is no moment of a force.
    if (best.told < PLAIN && named.every((terms) => terms.every((term) => certainty(term) === undefined))) return []
    const isSaid =
      best.told >= least.fact &&
      answerTold >= least.answer &&
      asked >= least.question &&
      saysNumbers(best.text, `${item.question[side]} ${item.fact[side]} ${answersOf(item, side).join(' ')}`)
    // A case of one's own is judged by what the text teaches, and stands in no text.
    const isCase =
      item.thinking === 'apply' &&
      best.told >= least.ofCase &&
      asked >= least.question &&
      chapterShare >= OWN_CHAPTER &&
      named.every((terms) => terms.some(isTreated))
    if (chapterShare < least.chapter || (!isSaid && !isCase)) return []
    const passage = beside(best.at, REACH).filter(({ isStudied }) => isStudied)
    const sources = mostTelling(best.at, passage, (text) => facts.share(item, text)).toSorted(
      (a, b) => placeOf(a) - placeOf(b),
    )
    return [
      {
        item,
        topicId: topicOf.get(best.at.block)!,
        sources: sources.map(citationOf),
        chapterShare,
        quoted: facts.share(item, sources.map(({ lower }) => lower).join(' ')),
        mentions: Math.min(
          ...named.map((terms) => Math.max(...terms.map((term) => uses.get(term)?.sentences.length ?? 0))),
        ),
        told: best.told,
        answerTold,
        isSaid,
      },
    ]
  })
}

/** By field and English name of the chapter. */
function chapterShares(uses: Uses, certainty: Certainty): (field: string, chapter: string) => number {
  const counts = new Map<string, number>()
  for (const term of uses.keys()) {
    const chapter = `${term.field}: ${term.chapter.en}`
    if (certainty(term) !== undefined) counts.set(chapter, (counts.get(chapter) ?? 0) + 1)
  }
  const most = Math.max(1, ...counts.values())
  return (field, chapter) => (counts.get(`${field}: ${chapter}`) ?? 0) / most
}

type ItemWords = {
  readonly facts: RowWords<Item>
  readonly questions: RowWords<Item>
  readonly answerShare: (item: Item, text: string) => number
}
const counted = new WeakMap<readonly Item[], Partial<Record<'en' | 'zh', ItemWords>>>()

/** Counted once for the items and a language. */
function itemWords(items: readonly Item[], language: PaperLanguage): ItemWords {
  const side = isChinese(language) ? 'zh' : 'en'
  const known = counted.get(items) ?? {}
  counted.set(items, known)
  return (known[side] ??= countItemWords(items, side, language))
}

function countItemWords(items: readonly Item[], side: 'en' | 'zh', language: PaperLanguage): ItemWords {
  const wordsOf = (textOf: (item: Item) => string, without: (item: Item) => string = () => ''): RowWords<Item> =>
    rowWords(items, (item) => textOf(item).replaceAll(EMPTY, ' '), language, without)
  const answers = Array.from({ length: MOST_POINTS }, (_, index) =>
    // What the question says already is no answer.
    wordsOf(
      (item) => answersOf(item, side)[index] ?? '',
      ({ question }) => question[side],
    ),
  )
  return {
    facts: wordsOf(({ question, fact }) => `${question[side]} ${fact[side]}`),
    questions: wordsOf(({ question }) => question[side]),
    answerShare: (item, text) => {
      const shares = answersOf(item, side).map((answer, index) =>
        // "pH" and "3" are no words.
        Math.max(answers[index]?.share(item, text) ?? 0, Number(text.includes(answer.toLowerCase()))),
      )
      return shares.reduce((sum, share) => sum + share, 0) / shares.length
    },
  }
}
const MOST_POINTS = 4

/**
 * What the place must say of question and fact together, of the question, and of the answer; and what part the item's
 * chapter of the lexicon must have in the document: long chapters in English say everyday words of many matters.
 */
const LEAST = {
  en: { fact: 0.45, question: 0.4, answer: 0.4, ofCase: 0.55, chapter: 0.15 },
  zh: { fact: 0.36, question: 0.25, answer: 0.35, ofCase: 0.4, chapter: 0 },
} as const
/** A case is asked of what the document is about. */
const OWN_CHAPTER = 0.5
/** Where a place says so much of a fact, it is meant. */
const PLAIN = 0.7
/** A term that stands in a thousand sentences is looked at in so many. */
const MOST_SENTENCES = 60
/** Sentences before and behind. */
const REACH = 2

const answersOf = (item: Item, side: 'en' | 'zh'): readonly string[] =>
  item.kind === 'choose' ? [item.key[side]] : item.points.map((point) => point[side])

/** Numbers are told as they are or not at all. */
const saysNumbers = (passage: string, text: string): boolean =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).every((number) => passage.includes(number))

/** What a question in Chinese says only to ask, and characters that join others. */
const EMPTY =
  /為甚麼|甚麼|怎樣|如何|哪(?:一|些|兩|三)?[種個項類位部]?|多少|試(?:解釋|說明|舉出|指出|描述|述)|[的是在和與及會把對時所而以於由被令使從到為了也都其]/gu

/** The sentence that says most, and the one that says most of the rest. */
function mostTelling(
  at: PlainSentence,
  passage: readonly PlainSentence[],
  toldBy: (text: string) => number,
): PlainSentence[] {
  const [first = at] = passage.toSorted((a, b) => toldBy(b.lower) - toldBy(a.lower))
  const alone = toldBy(first.lower)
  const [second] = passage
    .filter((one) => one !== first)
    .map((one) => ({ one, together: toldBy(`${first.lower} ${one.lower}`) }))
    .filter(({ together }) => together > alone + WORTH_QUOTING)
    .toSorted((a, b) => b.together - a.together)
  return second === undefined ? [first] : [first, second.one]
}
/** A second sentence is quoted where it says so much more. */
const WORTH_QUOTING = 0.15
