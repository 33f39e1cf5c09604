/** Statements by what they are about, and which side of it they tell: the points of an essay. */
import { tagEnglish } from '#reading/words/english.ts'
import type { Definition } from './definitions/definition.ts'
import { definitionSentence } from './explanation.ts'
import type { Lesson, TopicSentence } from './lesson.ts'
import { upperFirst } from './letter-case.ts'
import { isPlural, otherNumber } from './noun-number.ts'
import { isArticle, textOf } from './noun-phrases.ts'
import { standAloneFault } from './stand-alone.ts'
import { sentenceId, type StudySentence } from './study-sentences.ts'
import type { Entry } from './vocabulary.ts'
import { isContent, isVerb, wordsOf, type Word } from './words.ts'

/** The sides of a matter that an essay may ask for, in the order in which it asks. */
export const ASPECTS = ['meaning', 'structure', 'kinds', 'function', 'cause', 'effect', 'feature'] as const
export type Aspect = (typeof ASPECTS)[number]

export type EssayFact = {
  readonly aspect: Aspect
  readonly sentence: TopicSentence
  /** A full sentence that can stand alone. */ readonly text: string
  /** Names the sentence within its document. */ readonly id: string
}

/**
 * For each term what the wanted topics say of it as their subject, its definition first, then in the order of the text.
 */
export function essayFacts(lesson: Lesson): Map<Entry, EssayFact[]> {
  const facts = new Map<Entry, EssayFact[]>()
  const add = (entry: Entry, fact: EssayFact): void => {
    const known = facts.get(entry)
    if (known) known.push(fact)
    else facts.set(entry, [fact])
  }
  const definitions = new Map<string, Definition>()
  for (const definition of lesson.wantedDefinitions) {
    const entry = lesson.vocabulary.find(definition.key)
    if (!entry) continue
    definitions.set(sentenceId(definition.sentence), definition)
    add(entry, {
      aspect: 'meaning',
      sentence: definition.sentence,
      text: definitionSentence(definition),
      id: sentenceId(definition.sentence),
    })
  }
  let before: { readonly sentence: TopicSentence; readonly subject: Subject } | undefined
  for (const printed of lesson.wanted) {
    const sentence = before === undefined ? printed : namingItsSubject(printed, before.sentence, before.subject)
    const subject = subjectOf(sentence, lesson)
    before = subject && { sentence, subject }
    if (
      !subject ||
      printed.glossary ||
      definitions.get(sentenceId(printed))?.key === subject.entry.key ||
      !isPoint(sentence)
    )
      continue
    const isKnown = (stems: string): boolean => stems === subject.entry.key || lesson.isKnown(stems)
    if (standAloneFault(sentence, isKnown) === undefined)
      add(subject.entry, { aspect: subject.aspect, sentence, text: sentence.text, id: sentenceId(printed) })
  }
  return new Map([...facts].map(([entry, all]) => [entry, withoutRepeats(all)]))
}

/** A sentence is one point, and so is what a definition has said already. */
function withoutRepeats(facts: readonly EssayFact[]): EssayFact[] {
  const kept: EssayFact[] = []
  for (const fact of facts) {
    const stems = contentStems(fact.sentence)
    const repeats = kept.some((other) => {
      const shared = contentStems(other.sentence).filter((stem) => stems.includes(stem)).length
      return other.id === fact.id || shared >= MOST_ALIKE * Math.min(stems.length, contentStems(other.sentence).length)
    })
    if (!repeats) kept.push(fact)
  }
  return kept
}

const contentStems = (sentence: StudySentence): string[] => [
  ...new Set(sentence.words.filter(isContent).map(({ stem }) => stem)),
]
const MOST_ALIKE = 0.7

/** What a statement is about, which side of it is told, and the words that name it: `from` to before `to`. */
type Subject = { readonly entry: Entry; readonly aspect: Aspect; readonly from: number; readonly to: number }

/**
 * A statement is about its grammatical subject, behind an opening such as "In plants,", or about what "the function of
 * …" belongs to.
 */
export function subjectOf(sentence: StudySentence, lesson: Pick<Lesson, 'vocabulary'>): Subject | undefined {
  const { words } = sentence
  const mentions = lesson.vocabulary.mentions(sentence)
  const start = openingEnd(words)
  const from = isArticle(words[start]) ? start + 1 : start
  const direct = mentions.find((mention) => mention.from === from)
  if (direct) {
    const verb = verbAfter(words, direct.to)
    return verb === undefined
      ? undefined
      : { entry: direct.entry, aspect: aspectOf(phraseFrom(sentence, verb)), from: start, to: direct.to }
  }
  // "In gel electrophoresis, …" and "During metaphase, …" tell what happens there.
  const place =
    start > 2 && /^(?:in|during|with|within|at|under)$/.test(words[0]!.lower)
      ? mentions.find((mention) => mention.from === (isArticle(words[1]) ? 2 : 1) && mention.to === start - 1)
      : undefined
  if (place) return { entry: place.entry, aspect: 'feature', from: 1, to: place.to }
  const noun = words[from]?.tag === 'ADJ' ? from + 1 : from
  const aspect = ASPECT_NOUNS.find(([pattern]) => pattern.test(words[noun]?.lower ?? ''))?.[1]
  if (aspect === undefined || !/^(of|for)$/.test(words[noun + 1]?.lower ?? '')) return undefined
  const at = isArticle(words[noun + 2]) ? noun + 3 : noun + 2
  const owner = mentions.find((mention) => mention.from === at)
  return owner && words.slice(owner.to, owner.to + LONGEST_ADDITION).some(isVerb)
    ? { entry: owner.entry, aspect, from: isArticle(words[noun + 2]) ? noun + 2 : at, to: owner.to }
    : undefined
}

/** The index behind a short opening phrase and its comma, 0 where there is none. */
function openingEnd(words: readonly Word[]): number {
  if (
    !/^(?:in|like|unlike|during|within|at|among|for|under|on|after|before|with|without|because|when|if|as)$/.test(
      words[0]?.lower ?? '',
    )
  )
    return 0
  const comma = words.findIndex((word) => word.text === ',')
  return comma > 1 && comma <= LONGEST_OPENING ? comma + 1 : 0
}

const LONGEST_OPENING = 9
/** "the function of the liver in digestion is" */
const LONGEST_ADDITION = 5

/**
 * "It contains a pair of centrioles" and "In this stage, …" behind a statement on the centrosome or on a stage: the
 * pronoun gives way to what it means. Other sentences as
 * they are.
 */
function namingItsSubject(sentence: TopicSentence, before: TopicSentence, { entry, from, to }: Subject): TopicSentence {
  if (sentence.block !== before.block || sentence.position !== before.position + 1 || sentence.glossary || entry.proper)
    return sentence
  const { words } = sentence
  const subject = textOf(before, from, to)
  const at = /^(?:in|during|with|within|at|under)$/.test(words[0]?.lower ?? '') ? 1 : 0
  const [first, second] = words.slice(at)
  const isPronoun =
    at === 0 &&
    first &&
    /^(?:it|they)$/i.test(first.text) &&
    isPlural(subject) === /^they$/i.test(first.text) &&
    !EXPLETIVE.test(sentence.text)
  const isPointer =
    first &&
    second &&
    /^(?:this|these)$/i.test(first.text) &&
    second.lower === (isPlural(subject) ? pluralOf(entry.head) : entry.head)
  if (!isPronoun && !isPointer) return sentence
  const end = isPronoun ? first.end : second!.end
  const named = at === 0 ? upperFirst(subject) : lowerArticle(subject)
  const text = `${sentence.text.slice(0, first.start)}${named}${sentence.text.slice(end)}`
  const tagged = tagEnglish(text).flatMap(wordsOf)
  return { ...sentence, text, words: tagged, stems: new Set(tagged.map(({ stem }) => stem)) }
}

/** "It is clear that …" means nothing by its pronoun. */
const EXPLETIVE = /^It (?:\w+ )?(?:is|was|has been|seems|takes) (?:\w+ ){0,2}(?:that|to|for|when|how|why)\b/
const pluralOf = (noun: string): string => otherNumber(noun) ?? noun
const lowerArticle = (phrase: string): string => phrase.replace(/^(?:The|An?) /, (article) => article.toLowerCase())

/**
 * The index of the verb behind a subject, an aside in brackets or an adverb left out; undefined where something else
 * follows.
 */
function verbAfter(words: readonly Word[], end: number): number | undefined {
  let at = end
  if (words[at]?.text === '(') at = words.findIndex((word, index) => index > at && word.text === ')') + 1
  if (words[at]?.tag === 'ADV') at += 1
  return at > 0 && isVerb(words[at]) && !/(?:ing|[^e]en)$/.test(words[at]!.lower) ? at : undefined
}

const phraseFrom = ({ text, words }: StudySentence, at: number): string => text.slice(words[at]!.start)

/** Which side of its subject a predicate tells. */
export function aspectOf(predicate: string): Aspect {
  return PREDICATES.find(([pattern]) => pattern.test(predicate))?.[1] ?? 'feature'
}

const PREDICATES: readonly (readonly [RegExp, Aspect])[] = [
  [/^(?:is|are) (?:an?|the|any) \w/, 'meaning'],
  [
    /^(?:(?:is|are|was|were) (?:\w+ly )?(?:caused|triggered|brought about|produced) by|results? from|arises?|develops? (?:when|from|because)|stems? from|occurs? (?:when|because|if))\b/,
    'cause',
  ],
  [
    /^(?:(?:is|are) (?:divided|classified|grouped) into|can be (?:divided|classified|grouped)|includes?\b|there are)/,
    'kinds',
  ],
  [
    /^(?:consists? of|contains?|comprises?|lies?|extends?|(?:is|are) (?:\w+ly )?(?:composed|made|surrounded|covered|located|found|situated|enclosed|bounded|embedded|attached|connected|lined|arranged)|(?:has|have) (?!been)|makes? up|ranges?)\b/,
    'structure',
  ],
  [
    /^(?:can )?(?:functions?|serves?|acts?|helps?|controls?|regulates?|carry|carries|transports?|produces?|allows?|enables?|protects?|provides?|stores?|secretes?|releases?|digests?|breaks?|maintains?|prevents?|supports?|synthesi[sz]es?|receives?|sends?|converts?|plays?|performs?|detects?|responds?|moves?|transmits?|binds?|connects?|facilitates?|modif(?:y|ies)|sorts?|filters?|pumps?|collects?|absorbs?|(?:is|are) (?:\w+ly )?(?:responsible for|used|involved in|needed|required|essential|specialized))\b/,
    'function',
  ],
  [
    /^(?:(?:can|will) )?(?:leads?|causes?|results? in|increases?|decreases?|reduces?|raises?|lowers?|affects?|contributes?|damages?|influences?|weakens?|strengthens?|makes?|triggers?|stimulates?|inhibits?|drives?|forces?|brings?)\b/,
    'effect',
  ],
]

const ASPECT_NOUNS: readonly (readonly [RegExp, Aspect])[] = [
  [/^(?:functions?|roles?|purposes?|uses?|tasks?|goals?|aims?)$/, 'function'],
  [/^(?:structure|parts?|components?|surface|location)$/, 'structure'],
  [/^(?:causes?|sources?|origins?)$/, 'cause'],
  [/^(?:effects?|results?|consequences?|impacts?|advantages?|disadvantages?|benefits?)$/, 'effect'],
  [/^(?:types?|kinds?|forms?|stages?|phases?|categories)$/, 'kinds'],
  [/^(?:symptoms?|features?|characteristics?|properties|signs)$/, 'feature'],
]

/** Whether a statement is worth marks: a main fact in full, no example, figure of a study, anecdote or opinion. */
function isPoint({ text, words, quote }: StudySentence): boolean {
  const content = words.filter(isContent).length
  return (
    text.endsWith('.') &&
    words.length <= MOST_WORDS &&
    content >= LEAST_CONTENT &&
    !NO_POINT.test(text) &&
    !/\bfor (?:example|instance)\b/i.test(quote) &&
    (text.match(/\d[\d,.]*/g) ?? []).length <= 1
  )
}

const LEAST_CONTENT = 5
const MOST_WORDS = 34
const NO_POINT =
  /\b(?:should|(?:other|various|many|several|different|numerous) (?:\p{L}+ )?(?:functions?|roles?|purposes|uses)|examples?|study|studies|researchers?|percent|worth|important to|interesting|believed?|think|argued?|suggests?|perhaps|may|might|could|likely|probably|seems?|appears?|sometimes|unclear|not (?:known|clear|well understood)|unknown|controversial|today|recent(?:ly)?|first (?:reported|discovered|described|named|identified|proposed)|famous|popular|many (?:people|students|scientists)|as a student)\b|%|\$|[“”?]|\b(?:19|20)\d\d\b/iu
