/** Wrong options for a term: of its kind and form, and certainly not right as well. */
import { isClausePattern, type Definition } from '../facts/definitions/definition.ts'
import type { RelatedTerms } from './related-terms.ts'
import { genusOf } from '../facts/definitions/meaning.ts'
import { headWord, isPlural, otherNumber } from '../survey/noun-number.ts'
import { canStandBeside, sphere, tellingEnding } from './semantic-class.ts'
import { certainRivals } from './certain-rivals.ts'
import { SISTERS, sisterhood, temptation } from './sister-terms.ts'
import type { StudySentence } from '../survey/study-sentences.ts'
import { isStrong, type Entry, type Vocabulary } from '../survey/vocabulary.ts'
import { isContent } from '../survey/words.ts'

export type DistractorSearch = {
  readonly vocabulary: Vocabulary
  readonly related: RelatedTerms
  readonly sentences: readonly StudySentence[]
  /** The sentences that name a term as a whole phrase, by its key. */
  readonly naming: (key: string) => readonly StudySentence[]
  /** Whether the text uses a term with "a" or "an", or in the plural. */
  isCounted(entry: Entry): boolean
  /**
   * Whether most uses of a term are whole noun phrases, not parts of longer ones ("intestine" in "small intestine").
   */
  standsByItself(entry: Entry): boolean
  /** Keys of the terms that name persons. */
  readonly people: ReadonlySet<string>
}

/**
 * `sharing`: stems of the key that stand in the question, so every option must have one of them. For `forMeaning` see
 * `distractorsFor`.
 */
export type DistractorWishes = { readonly forMeaning?: boolean; readonly sharing?: readonly string[] }

export type Distractors = {
  /** Three, the nearest to the key first. */
  readonly entries: readonly [Entry, Entry, Entry]
  /** 0 to 1: how near they are to the key, which makes the question harder. */
  readonly closeness: number
  /** 0 to 1: how much they tempt one who half knows. */
  readonly temptation: number
}

/**
 * Three distractors for `key` in a question made from `sentence`, or undefined when the document does not hold three
 * good ones.
 * With `forMeaning` the question gives a meaning: then all three are of its kind, and what the text sets against the
 * key is among them. Otherwise a term that the text names beside the key is only taken when it is the same thing with
 * another modifier.
 */
export function distractorsFor(
  key: Entry,
  sentence: StudySentence,
  search: DistractorSearch,
  wishes: DistractorWishes = {},
): Distractors | undefined {
  const chosen = wishes.forMeaning
    ? certainRivals(key, rivalsFor(key, sentence, search, wishes, MOST_WEIGHED), search)
    : rivalsFor(key, sentence, search, wishes, 3)
  const [first, second, third] = chosen
  if (chosen.filter(({ nearness: near, sisters }) => near < ALIKE_IN_SOMETHING && sisters < SISTERS).length > MOST_ODD)
    return undefined
  if (!first || !second || !third || chosen.reduce((sum, { sisters }) => sum + sisters, 0) < LEAST_TOGETHER)
    return undefined
  return {
    entries: [first.entry, second.entry, third.entry],
    closeness: (first.nearness + second.nearness + third.nearness) / 3,
    temptation: temptationOf(chosen),
  }
}

/** From so many the three are chosen. */
const MOST_WEIGHED = 12

/** A term that may stand beside the key; `sisters`: the points of its sisterhood. */
export type Rival = { readonly entry: Entry; readonly nearness: number; readonly sisters: number }

/** 0 to 1: how much three options tempt together. */
export const temptationOf = (rivals: readonly Rival[]): number =>
  rivals.reduce((sum, { sisters }) => sum + Math.min(sisters, MOST_OF_ONE), 0) / (3 * MOST_OF_ONE)

/**
 * Up to `most` terms that are wrong in the place of `key` and fit it in form, the most tempting first; no two are one
 * thing.
 */
export function rivalsFor(
  key: Entry,
  sentence: StudySentence,
  search: DistractorSearch,
  { forMeaning = false, sharing = [] }: DistractorWishes,
  most: number,
): Rival[] {
  const asked = new Set(
    (forMeaning && key.definition ? key.definition.meaningWords : sentence.words)
      .filter(isContent)
      .map((word) => word.stem),
  )
  const fits = search.vocabulary.entries
    .map((entry) => (forMeaning ? inNumberOf(key, entry, search) : entry))
    .filter(
      (entry) =>
        (isStrong(entry) || arePersons(entry, key, search)) &&
        !ADJECTIVE.test(entry.form) &&
        search.standsByItself(entry) &&
        agrees(entry, key, search),
    )
    .filter(
      (entry) =>
        isOfKind(entry, key) || arePersons(entry, key, search) || (forMeaning && areTaughtAlike(entry, key, search)),
    )
    // What the text says of a kind is true of its members, and these are mostly of the same class.
    .filter(
      (entry) =>
        !(
          search.related.isGeneral(key) &&
          entry.kind === key.kind &&
          entry.kind !== undefined &&
          !(forMeaning && (entry.definition || entry.head === key.head || search.related.areListed(entry, key)))
        ),
    )
    .filter((entry) => !forMeaning || !meaningsOverlap(entry, key))
    // Two terms with one head exclude each other where the text sets them side by side; else one may be the other ("a
    // normal force", "an external force").
    .filter((entry) => forMeaning || search.related.standTogether(entry, key) === (entry.head === key.head))
    // An unmarked name of a kind ("intercellular junctions") has its members among the terms with its head.
    .filter((entry) => !(forMeaning && entry.head === key.head && !isMarked(key)))
    .filter((entry) => !(forMeaning ? search.related.areOneKind(entry, key) : search.related.areRelated(entry, key)))
    .filter(
      (entry) => !(forMeaning && key.definition ? isWithin(entry, key.definition) : standsIn(entry, key, sentence)),
    )
    .filter((entry) => sharing.length === 0 || entry.key.split(' ').some((stem) => sharing.includes(stem)))
    .map((entry) => ({
      entry,
      nearness: nearness(entry, key),
      sisters: arePersons(entry, key, search)
        ? SISTERS
        : (forMeaning ? temptation : sisterhood)(entry, key, search.related),
    }))
    // Where no class tells that they are alike, the text must.
    .filter(
      ({ entry, sisters }) =>
        sisters >=
        (forMeaning && entry.head !== key.head
          ? LEAST_BY_CLASSES[Number(entry.kind === undefined) + Number(key.kind === undefined)]!
          : 1),
    )
    .toSorted(
      (a, b) =>
        b.sisters - a.sisters ||
        b.nearness - a.nearness ||
        b.entry.confidence - a.entry.confidence ||
        (a.entry.key < b.entry.key ? -1 : 1),
    )
  const keyStems = key.key.split(' ')
  const chosen: Rival[] = []
  for (const candidate of fits) {
    if (chosen.some(({ entry }) => search.related.areOneKind(entry, candidate.entry))) continue
    // An undefined term that the text explains by means of the key may be a kind of it: "recall" and "retrieval".
    if (
      forMeaning &&
      candidate.entry.definition === undefined &&
      candidate.entry.head !== key.head &&
      !search.related.areListed(candidate.entry, key) &&
      search.naming(candidate.entry.key).some((one) => keyStems.every((stem) => one.stems.has(stem)))
    )
      continue
    // Persons of one paragraph did different things, and are the likeliest to be confused.
    if (
      !forMeaning &&
      candidate.entry.head !== key.head &&
      !arePersons(candidate.entry, key, search) &&
      standsNear(candidate.entry, sentence, search)
    )
      continue
    // What the text says of this term elsewhere might be what the sentence says: then it would be right too.
    // A meaning of its own tells it apart already.
    if (couldAlsoBeTrue(candidate.entry, key, asked, search, forMeaning && candidate.entry.definition !== undefined))
      continue
    chosen.push(candidate)
    if (chosen.length === most) break
  }
  return chosen
}

const areTaughtAlike = (entry: Entry, key: Entry, search: DistractorSearch): boolean =>
  isTaughtThing(entry) && isTaughtThing(key) && areAlike(entry, key, search) && canHappenLike(entry, key)

/** A term that is counted reads in the number of the key: "osmoconformers" beside "stenohaline organisms". */
function inNumberOf(key: Entry, entry: Entry, search: DistractorSearch): Entry {
  if (entry.plural === key.plural || isName(entry) || entry.definition === undefined || !search.isCounted(entry))
    return entry
  const form = otherNumber(entry.form)
  return form === undefined || (key.plural && !isPlural(form)) ? entry : { ...entry, form, plural: key.plural }
}

/** Whether a sentence of the document joins `entry` with most of what is asked. */
export function couldAlsoBeTrue(
  entry: Entry,
  key: Entry,
  asked: ReadonlySet<string>,
  { naming }: DistractorSearch,
  isDefined = false,
): boolean {
  // Of a term with a meaning of its own only what this leaves out counts: the meanings of sisters are alike.
  const own = new Set([
    ...key.key.split(' '),
    ...entry.key.split(' '),
    ...(isDefined ? contentStems(entry.definition!) : []),
  ])
  const telling = [...asked].filter((stem) => !own.has(stem))
  const most = isDefined
    ? Math.max(3, Math.ceil(telling.length * MOST_OF_MEANING))
    : Math.max(2, Math.ceil(telling.length * MOST_OF_WHAT_IS_ASKED))
  return naming(entry.key).some((sentence) => {
    // Its own definition tells it apart, however alike the words are.
    if (
      sentence === entry.definition?.sentence ||
      (isDefined && (sentence.glossary !== undefined || key.key.split(' ').every((stem) => sentence.stems.has(stem))))
    )
      return false
    return telling.filter((stem) => sentence.stems.has(stem)).length >= most
  })
}

/**
 * What a paragraph names beside its subject often shares in what is said of it: "learn through conditioning", "through
 * reinforcement".
 */
function standsNear(entry: Entry, { block }: StudySentence, { naming }: DistractorSearch): boolean {
  return naming(entry.key).some((other) => other.block === block)
}

/** A single word with such an ending is an adjective in bold ("matrilineal"), no answer beside nouns. */
export const ADJECTIVE = /^[a-z-]+(lineal|local|social|ional|eous|ious|ible)$/
const MOST_OF_WHAT_IS_ASKED = 0.4
const MOST_OF_MEANING = 0.6
/** Where two of three options share neither head, kind nor ending with the key, the key stands out. */
const MOST_ODD = 1
/** Two sisters and one that is at least of the class or the section. */
const LEAST_TOGETHER = 2 * SISTERS + 1
const ALIKE_IN_SOMETHING = 0.16
/** The points that a rival needs where the classes of both are known, of one, of none. */
const LEAST_BY_CLASSES = [1, 1.5, 2.5] as const
/** Points of one distractor beyond which more tempt no more. */
const MOST_OF_ONE = 5
/** A person's name that only opens sentences is not counted as one by the terms. */
const agrees = (entry: Entry, key: Entry, search: DistractorSearch): boolean =>
  entry.plural === key.plural && (isName(entry) === isName(key) || arePersons(entry, key, search))

/** "the Zenith" is printed like a name and means what its text says. */
const isName = (entry: Entry): boolean => entry.proper && entry.definition === undefined

function isOfKind(entry: Entry, key: Entry): boolean {
  if (entry.kind !== undefined && entry.kind === key.kind) return true
  if (entry.head === key.head) return true
  return (
    entry.kind === key.kind && tellingEnding(entry.form) !== '' && tellingEnding(entry.form) === tellingEnding(key.form)
  )
}

const isMarked = (entry: Entry): boolean => entry.definition !== undefined || entry.bold
const arePersons = (entry: Entry, key: Entry, { people }: DistractorSearch): boolean =>
  people.has(entry.key) && people.has(key.key)

const isTaughtThing = (entry: Entry): boolean =>
  (entry.definition !== undefined || entry.bold) &&
  !isName(entry) &&
  !(entry.kind !== undefined && PEOPLE.has(entry.kind) && !(entry.kind === 'place' && entry.definition !== undefined))

/**
 * Kinds that may stand beside each other, as far as they are known. The class of a defined term is that of its general
 * noun, which may be a picture (a "messenger"): the text may tell by much else that two belong together.
 */
const areAlike = (entry: Entry, key: Entry, { related }: DistractorSearch): boolean =>
  entry.kind === undefined ||
  key.kind === undefined ||
  canStandBeside(entry.kind, key.kind) ||
  related.areListed(entry, key) ||
  (sphere(entry.kind) === sphere(key.kind) && related.areNeighbours(entry, key) === 'paragraph') ||
  sisterhood(entry, key, related) > 2 * SISTERS

/** What "occurs when …" or is told as a case is a happening; a thing among its options would be the odd one out. */
const canHappenLike = (entry: Entry, key: Entry): boolean =>
  key.definition === undefined ||
  !isClausePattern(key.definition.pattern) ||
  (entry.definition !== undefined && isClausePattern(entry.definition.pattern)) ||
  (entry.kind !== undefined && HAPPENINGS.has(entry.kind))

/**
 * Meanings in nearly the same words ("being married to more than one person", "marrying while married to another
 * person") may both be
 * true. Terms with one head ("latent content", "manifest content"), and meanings that begin alike ("an instrument
 * that measures …"),
 * are told apart by the text itself.
 */
export function meaningsOverlap(entry: Entry, key: Entry): boolean {
  if (!entry.definition || !key.definition || entry.head === key.head) return false
  // An attitude is no action, and "without commitment" is not "with" it.
  if (
    entry.kind !== undefined &&
    key.kind !== undefined &&
    entry.kind !== key.kind &&
    genusHead(entry.definition) !== '' &&
    genusHead(key.definition) !== ''
  )
    return false
  if (NEGATED.test(entry.definition.meaning) !== NEGATED.test(key.definition.meaning)) return false
  const [figures, otherFigures] = [entry, key].map(
    ({ definition }) => definition!.meaning.match(/\d[\d.,]*/g)?.join(' ') ?? '',
  )
  if (figures !== '' && otherFigures !== '' && figures !== otherFigures) return false
  const [one, other] = [contentStems(entry.definition), contentStems(key.definition)]
  const alike = one.findIndex((stem, index) => stem !== other[index])
  const [rest, otherRest] = [new Set(alike < 0 ? [] : one.slice(alike)), new Set(alike < 0 ? [] : other.slice(alike))]
  // "adjustment of a schema by …", twice: the text itself says how they differ.
  if (alike >= PARALLEL) return false
  const shared = [...rest].filter((stem) => otherRest.has(stem)).length
  return shared >= 2 && shared / Math.min(rest.size, otherRest.size) >= MOST_SHARED_OF_MEANINGS
}

const genusHead = ({ meaning, pattern }: Definition): string =>
  isClausePattern(pattern) || /^(?:an? |the )?(?:\w+ )?\w+ing\b/.test(meaning)
    ? ''
    : headWord(genusOf(meaning)).toLowerCase()

const contentStems = (definition: Definition): string[] =>
  definition.meaningWords.filter(isContent).map((word) => word.stem)

const PARALLEL = 2
const MOST_SHARED_OF_MEANINGS = 0.3
const NEGATED = /\b(?:not|no|without|never|neither|nor|irrespective|regardless|rather than|instead of|only)\b|\bnon-/
const HAPPENINGS = new Set(['process', 'disorder', 'event', 'state'])
const PEOPLE = new Set(['person', 'place', 'time'])

/** All of it stands in the meaning that is asked for: it is spoken of there. */
function isWithin({ key }: Entry, { meaningWords }: Definition): boolean {
  return ` ${meaningWords.map(({ stem }) => stem).join(' ')} `.includes(` ${key} `)
}

/** A word of it that the key does not have stands in the sentence, or all of it. */
function standsIn(entry: Entry, key: Entry, sentence: StudySentence): boolean {
  const own = key.key.split(' ')
  return (
    entry.key.split(' ').some((stem) => stem.length > 3 && !own.includes(stem) && sentence.stems.has(stem)) ||
    sentence.text.toLowerCase().includes(entry.form.toLowerCase())
  )
}

/** 0 to 1. */
function nearness(entry: Entry, key: Entry): number {
  const sameHead = entry.head === key.head ? 0.5 : 0
  const sameKind = entry.kind !== undefined && entry.kind === key.kind ? 0.25 : 0
  const sameEnding = tellingEnding(entry.form) !== '' && tellingEnding(entry.form) === tellingEnding(key.form) ? 0.1 : 0
  const unknown = entry.kind === undefined && key.kind === undefined ? 0.12 : 0
  const sameLength = entry.key.split(' ').length === key.key.split(' ').length ? 0.1 : 0
  return sameHead + sameKind + sameEnding + unknown + sameLength + 0.05 * entry.confidence
}
