/** Which written questions a document supports: it names their terms, and says in one place what they rest on. */
import type { TopicId } from '#domain/ids.ts'
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { Citation } from '#domain/question.ts'
import type { Item } from '#lexicon/item-row.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { LexiconTerm } from '#lexicon/lexicon-row.ts'
import { citationOf } from '../from-documents/citing.ts'
import { rowWords, type RowWords } from './definition-words.ts'
import type { NamedTerms } from './named-terms.ts'
import { countShared, shingles, squeezed } from '../likeness.ts'
import type { PlainSentence } from './plain-sentences.ts'
import { chanceOfSupport, LEAST_CHANCE, SURE_CHANCE, type SupportSigns } from './support.ts'

export type SupportedItem = {
  readonly item: Item
  readonly topicId: TopicId
  /** The sentence that says most of its fact, and the one beside it that says most of the rest. */
  readonly sources: readonly Citation[]
  /** How likely the document teaches it. */
  readonly chance: number
  readonly signs: SupportSigns
  /** How much of question and fact the quoted sentences say alone. */
  readonly quoted: number
}

/** Those of the wanted topics, or of all, in the order of the lexicon; of two that ask much the same the likelier. */
export function supportedItemsIn(
  lexicon: Lexicon,
  { sentences, placeOf, uses, topicOf, beside, certainty, shareOfChapter }: NamedTerms,
  language: PaperLanguage,
  topics?: ReadonlySet<TopicId>,
): SupportedItem[] {
  const side = isChinese(language) ? 'zh' : 'en'
  // An article without sections teaches no chapter: readers refused two in three of what it only touches.
  const leastChance = sentences.filter(({ isHeading }) => isHeading).length < SECTIONS ? SURE_CHANCE : LEAST_CHANCE
  const { facts, questions, answerShare } = itemWords(lexicon.items, language)
  const usedByName = Map.groupBy(uses.keys(), ({ name }) => name.en.toLowerCase())
  const mentionsOf = (term: LexiconTerm): number => uses.get(term)?.sentences.length ?? 0
  const most = Math.max(MENTIONS_OF_A_MATTER, ...[...uses.keys()].map(mentionsOf))
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
  const supported = lexicon.items.flatMap((item): SupportedItem[] => {
    const named = item.terms.map((name) => usedByName.get(name.toLowerCase()) ?? [])
    if (named.some((terms) => terms.length === 0)) return []
    const places = [
      ...new Set(
        named.flatMap((terms) => terms.flatMap((term) => uses.get(term)?.sentences.slice(0, MOST_SENTENCES) ?? [])),
      ),
    ].filter(isAsked)
    const texts = places.map(passageAround)
    const { at: index, best: told, together: anywhere } = facts.survey(item, texts)
    const [at, text] = [places[index], texts[index]]
    if (at === undefined || text === undefined) return []
    const chapter = shareOfChapter(item)
    // "Moment" in a chapter of kinetics is no moment of a force.
    if (
      chapter < OWN_CHAPTER &&
      told < PLAIN &&
      named.every((terms) => terms.every((term) => certainty(term) === undefined))
    )
      return []
    const whole = texts.join(' ')
    // What one only knows stands there with its numbers; a case has numbers of its own.
    const numbers = `${item.question[side]} ${answersOf(item, side).join(' ')}`
    if (item.thinking === 'know' && !saysNumbers(whole, numbers)) return []
    // Terms that are named beside each other explain nothing.
    if (item.kind === 'explain' && answerShare(item, whole) < LEAST_OF_POINTS) return []
    const leastOf = (of: (term: LexiconTerm) => number): number =>
      Math.min(...named.map((terms) => Math.max(...terms.map(of))))
    const mentions = leastOf(mentionsOf)
    const answer = answerShare(item, text)
    const signs: SupportSigns = {
      told,
      answer,
      asked: questions.share(item, text),
      anywhere,
      chapter,
      mentions: Math.log(1 + mentions),
      share: mentions / most,
      heading: leastOf((term) => Number(uses.get(term)?.isInHeading ?? false)),
      once: Number(mentions === 1),
      unsaid: Number(item.thinking !== 'apply' && answer < SAID),
    }
    const chance = chanceOfSupport(signs, language)
    if (chance < leastChance) return []
    const passage = beside(at, REACH).filter(({ isStudied }) => isStudied)
    const sources = mostTelling(at, passage, (sentence) => facts.share(item, sentence)).toSorted(
      (a, b) => placeOf(a) - placeOf(b),
    )
    return [
      {
        item,
        topicId: topicOf.get(at.block)!,
        sources: sources.map(citationOf),
        chance,
        signs,
        quoted: facts.share(item, sources.map(({ lower }) => lower).join(' ')),
      },
    ]
  })
  return withoutLikes(supported, side)
}

/** Two chapters of the lexicon, and often two fields, may ask one thing. */
function withoutLikes(items: readonly SupportedItem[], side: 'en' | 'zh'): SupportedItem[] {
  const kept: { readonly one: SupportedItem; readonly parts: ReadonlySet<string> }[] = []
  for (const one of items.toSorted((a, b) => b.chance - a.chance)) {
    const parts = shingles(squeezed(`${one.item.question[side]} ${answersOf(one.item, side).join(' ')}`))
    const isAlike = (other: ReadonlySet<string>): boolean =>
      countShared(parts, other) > MOST_ALIKE * Math.min(parts.size, other.size)
    if (!kept.some((other) => isAlike(other.parts))) kept.push({ one, parts })
  }
  const left = new Set(kept.map(({ one }) => one))
  return items.filter((one) => left.has(one))
}
const MOST_ALIKE = 0.6

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

/** What a text speaks about it names so often. */
const MENTIONS_OF_A_MATTER = 4
/** So many headings, the title among them, divide a text. */
const SECTIONS = 3
/** Words of a chapter that the document is about mean what that chapter means. */
const OWN_CHAPTER = 0.5
/** Where a place says so much of a fact, it is meant. */
const PLAIN = 0.7
/** Less is said by chance. */
const SAID = 0.05
/** How much of its marking points a text says that teaches them. */
const LEAST_OF_POINTS = 0.1
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
