/** "Match each term with its meaning.": terms ↔ meanings, terms ↔ the cases that they stand for. */
import type { Citation } from '#domain/question.ts'
import { citationOf } from '../../citing.ts'
import { composeMatching, type MatchingPair } from '../../compose-matching.ts'
import { canBeStated } from '../facts/definitions/asked-meaning.ts'
import { isClausePattern, type Definition } from '../facts/definitions/definition.ts'
import { isShared, sharesWord } from '../facts/definitions/meaning.ts'
import { couldAlsoBeTrue, meaningsOverlap } from '../distractors/distractors.ts'
import { placed } from '../wording/explanation.ts'
import { homeSections } from '../survey/home-sections.ts'
import type { Lesson, Maker, TopicSentence } from '../survey/lesson.ts'
import { familiarity, levelOf, longWordShare } from '../level.ts'
import { upperFirst } from '../wording/letter-case.ts'
import { headWord } from '../survey/noun-number.ts'
import { family, sphere } from '../distractors/semantic-class.ts'
import { sentenceId } from '../survey/study-sentences.ts'
import type { Entry } from '../survey/vocabulary.ts'
import { isContent, isVerb } from '../survey/words.ts'

export const matching: Maker = (lesson) => [
  ...composed(
    lesson,
    'matching_meaning',
    definitionPairs(lesson),
    (spare) => `Match each term with its meaning.${spareNote(spare, 'meaning')}`,
  ),
  ...composed(
    lesson,
    'matching_case',
    casePairs(lesson),
    (spare) => `Match each term with what it stands for.${spareNote(spare, 'description')}`,
  ),
]

/** `entry`: the term on the left. `asked`: the stems of what the right side says. */
type Pair = MatchingPair & {
  readonly entry: Entry
  readonly sentence: TopicSentence
  readonly asked: ReadonlySet<string>
  readonly partnerText: string
}

const spareNote = (spare: number, noun: string): string => (spare === 0 ? '' : ` One ${noun} is not used.`)

function composed(
  lesson: Lesson,
  maker: string,
  pool: readonly Pair[],
  stem: (spare: number) => string,
): ReturnType<Maker> {
  return composeMatching(pool, {
    maker,
    documentId: lesson.material.document.id,
    random: lesson.material.random,
    clash: (a, b) => couldBeTaken(a, b, lesson),
    level: (pairs) => levelOfPairs(pairs, lesson),
    stem: (_, spare) => lesson.rich(stem(spare)),
    explanation: (pairs) =>
      lesson.rich(pairs.map(({ sentence }, index) => `(${index + 1}) ${placed(sentence)}`).join(' ')),
  })
}

/** Meanings stand side by side without their articles, since a list of terms leaves these out. */
function definitionPairs(lesson: Lesson): Pair[] {
  const homes = homeSections(lesson)
  return lesson.wantedDefinitions.flatMap((definition): Pair[] => {
    const entry = lesson.vocabulary.find(definition.key)
    const meaning = definition.meaning.replace(/^(?:an?|the) /i, '')
    if (
      !entry ||
      definition.namesTerm ||
      !canBeStated(definition) ||
      isClausePattern(definition.pattern) ||
      isShared(definition.meaning) ||
      !isMatchable(meaning) ||
      sharesWord(definition.term, meaning) ||
      meaning.toLowerCase().startsWith(`${headWord(definition.term)} `) ||
      sharesBeginning(definition.term, meaning)
    )
      return []
    const pair = pairOf(
      lesson,
      definition.sentence,
      entry,
      upperFirst(definition.term),
      upperFirst(meaning),
      0.7 + 0.2 * entry.confidence,
    )
    const [strict, ...loose] = pair.forms.map((form) => `${form}/${isPredicate(definition) ? 'predicate' : 'noun'}`)
    const section = homes.of(entry)
    return [{ ...pair, forms: [strict!, ...loose], ...(section === undefined ? {} : { section }) }]
  })
}

/** Long enough to tell the term, short enough to be compared with others at a glance. */
const isMatchable = (meaning: string): boolean => {
  const words = meaning.split(' ').length
  return (
    words >= WORDS.least &&
    words <= WORDS.most &&
    !/^(?:first|second|third|fourth|last|final|next|another|other|one|suffix|prefix|greek|latin|word|after|before|during|in|when|for|with|from|to|by|at|on) |\bwhat$|^(?:type|kind|form|part|example)s? of \w+$|\b(?:usually|sometimes|often)\b/i.test(
      meaning,
    )
  )
}
const WORDS = { least: 5, most: 24 } as const

/** "Gravitropism" and "gravity": words that begin alike point to each other. */
function sharesBeginning(term: string, meaning: string): boolean {
  const beginnings = (text: string): string[] =>
    text
      .toLowerCase()
      .split(/\P{L}+/u)
      .filter((word) => word.length >= BEGINNING)
      .map((word) => word.slice(0, BEGINNING))
  const own = new Set(beginnings(term))
  return beginnings(meaning).some((beginning) => own.has(beginning) && !LIKE_MANY.test(beginning))
}

const BEGINNING = 5
/** Nearly every term of a chapter may begin so. */
const LIKE_MANY = /^(?:inter|trans|micro|macro|super|under|hyper|multi)/

/** "Secretes hormones that …", "characterized by …": such meanings stand beside each other only. */
const isPredicate = ({ meaningWords: [first, second] }: Definition): boolean =>
  first !== undefined &&
  ((isVerb(first) && !first.lower.endsWith('ing')) || (first.lower.endsWith('ed') && second?.tag === 'ADP'))

/** Terms for what happens: "primary succession" and the clause that tells it. */
function casePairs(lesson: Lesson): Pair[] {
  return lesson.wantedDefinitions.flatMap((definition): Pair[] => {
    const entry = lesson.vocabulary.find(definition.key)
    if (!entry || definition.namesTerm || !(definition.pattern === 'occurs_when' || definition.pattern === 'in_which'))
      return []
    return [
      {
        ...pairOf(
          lesson,
          definition.sentence,
          entry,
          upperFirst(definition.term),
          upperFirst(definition.meaning),
          0.6 + 0.2 * entry.confidence,
        ),
        forms: ['case'],
      },
    ]
  })
}

function pairOf(
  lesson: Lesson,
  sentence: TopicSentence,
  entry: Entry,
  item: string,
  partnerText: string,
  score: number,
): Pair {
  const isPerson = lesson.people.has(entry.key)
  const number = `${entry.plural ? 'plural' : 'singular'}/${entry.proper ? 'name' : 'noun'}`
  return {
    forms: isPerson
      ? [`person/${number}`]
      : [
          `${entry.kind === undefined ? 'unknown' : family(entry.kind)}/${number}`,
          `${sphereOf(entry)}/${number}`,
          ...(entry.kind !== undefined && sphere(entry.kind) === 'actor' ? [] : [`no actor/${number}`]),
        ],
    ...shared(sentence),
    item: lesson.rich(item),
    partner: lesson.rich(partnerText),
    partnerText,
    length: partnerText.split(' ').length,
    exclusions: [sentenceId(sentence), `term:${entry.key}`],
    score: Math.min(1, score),
    entry,
    asked: new Set(sentence.words.filter(isContent).map(({ stem }) => stem)),
  }
}

/** What is not known is mostly an idea. */
const sphereOf = ({ kind }: Entry): string => (kind === undefined ? 'idea' : sphere(kind))

const shared = (
  sentence: TopicSentence,
): { readonly sentence: TopicSentence; readonly topicId: TopicSentence['topicId']; readonly citation: Citation } => ({
  sentence,
  topicId: sentence.topicId,
  citation: citationOf(sentence),
})

/**
 * The right side of one could be taken for that of the other: the terms are related, one is named in what is said of
 * the other, or the text says much the same of both.
 */
function couldBeTaken(a: Pair, b: Pair, lesson: Lesson): boolean {
  if (a.partnerText === b.partnerText) return true
  const { related } = lesson
  // A meaning of its own tells a kind from its members; of what is merely said, a kind shares it.
  const areDefined = a.entry.definition?.sentence === a.sentence && b.entry.definition?.sentence === b.sentence
  if (
    related.areRelated(a.entry, b.entry) ||
    (!areDefined && a.entry.kind === b.entry.kind && (related.isGeneral(a.entry) || related.isGeneral(b.entry))) ||
    meaningsOverlap(a.entry, b.entry)
  )
    return true
  if (names(a, b) || names(b, a)) return true
  return (
    a.entry.definition?.sentence !== a.sentence &&
    (couldAlsoBeTrue(b.entry, a.entry, a.asked, lesson) || couldAlsoBeTrue(a.entry, b.entry, b.asked, lesson))
  )
}

const names = (teller: Pair, named: Pair): boolean =>
  named.entry.key.split(/[ -]/).every((stem) => teller.asked.has(stem)) && !teller.entry.key.includes(named.entry.key)

/** The demands of the set on average: it is recognised which belongs to which. */
function levelOfPairs(pairs: readonly Pair[], lesson: Lesson): ReturnType<typeof levelOf> {
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const kinds = new Set(pairs.map(({ entry }) => entry.kind))
  return levelOf({
    act: 'recognise',
    words: mean(pairs.map(({ sentence }) => sentence.words.length)),
    termCount: familiarity(mean(pairs.map(({ entry }) => entry.count)), lesson.sentences.length),
    longWords: longWordShare(pairs.flatMap(({ sentence }) => sentence.words.filter(isContent).map(({ text }) => text))),
    closeness: kinds.size === 1 ? 0.4 : 0,
  })
}
