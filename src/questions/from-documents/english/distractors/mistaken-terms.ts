/**
 * The terms that one who has not learnt a definition may take for its own: sisters of which the text itself says
 * something else.
 */
import { canNameTerm } from '../facts/definitions/asked-meaning.ts'
import { isClausePattern, type Definition } from '../facts/definitions/definition.ts'
import { genusOf, sharesWord } from '../facts/definitions/meaning.ts'
import { sharedStems } from '../facts/definitions/shared-stems.ts'
import { ADJECTIVE } from './distractors.ts'
import type { Lesson } from '../survey/lesson.ts'
import { headWord, isPlural } from '../survey/noun-number.ts'
import { semanticClass, sphere } from './semantic-class.ts'
import { isKindOf } from './noun-senses.ts'
import { SISTERS, sisterhood } from './sister-terms.ts'
import type { Entry } from '../survey/vocabulary.ts'
import { isWellPut } from '../facts/well-put.ts'
import { isContent } from '../survey/words.ts'

/**
 * The definitions whose term, put into the place of the term of `own`, makes a false statement that is not absurd: the
 * nearest, of which there may be more than one.
 */
export function mistakenFor(own: Definition, entry: Entry, lesson: Lesson): Definition[] {
  const shared = sharedStems(own)
  if (!isWellPut(own)) return []
  const found = lesson.definitions
    .flatMap((other) => {
      const otherEntry = lesson.vocabulary.find(other.key)
      return otherEntry &&
        canTakePlace(other, own, shared) &&
        areConfusable(otherEntry, entry, lesson) &&
        areTaughtTogether(otherEntry, entry, lesson)
        ? [{ other, near: nearness(otherEntry, entry, lesson) }]
        : []
    })
    .filter(({ near }) => near >= NEAR)
  const nearest = Math.max(...found.map(({ near }) => near))
  return found.filter(({ near }) => near === nearest).map(({ other }) => other)
}

/**
 * For the reserve: definitions of the same section whose terms are of one sphere with `own`, of another general noun,
 * and never named beside it. That each has its own meaning is
 * certain; who has read the section is not deceived. Living things and persons are left out: one may be a prokaryote,
 * a parasite and a consumer.
 */
export function plainlyOther(own: Definition, entry: Entry, lesson: Lesson): Definition[] {
  if (
    !isWellPut(own) ||
    own.namesTerm ||
    own.sentence.glossary ||
    OF_ANY.test(own.meaning) ||
    !canNameTerm(own) ||
    kindsOf(entry).some((kind) => sphere(kind) === 'actor')
  )
    return []
  const shared = sharedStems(own)
  return lesson.definitions
    .flatMap((other) => {
      const otherEntry = lesson.vocabulary.find(other.key)
      const apart = Math.abs(other.sentence.block - own.sentence.block)
      return otherEntry &&
        apart <= ONE_CHAPTER &&
        canTakePlace(other, own, shared) &&
        other.plural === own.plural &&
        otherEntry.proper === entry.proper &&
        !mayBeOne(other, own) &&
        !mayBeOne(own, other) &&
        areClearlyApart(otherEntry, entry, lesson)
        ? [{ other, apart }]
        : []
    })
    .toSorted((a, b) => a.apart - b.apart)
    .map(({ other }) => other)
}

const ONE_CHAPTER = 40

/**
 * "A form of social control", "the length of its sides": others are such forms, and of what the sides are the term
 * tells.
 */
const OF_ANY =
  /^(?:an? |the )?(?:[\w-]+ )?(?:forms?|types?|kinds?|sorts?|parts?|ways?|means) of\b|\b(?:its|their|while|whereas)\b/
/** Protein is a substance, so it may be "a substance that the body needs"; psychoanalysis is a psychotherapy. */
function mayBeOne(other: Definition, own: Definition): boolean {
  const [genus, otherGenus] = [own, other].map(({ meaning }) => genusOf(meaning).toLowerCase().split(' '))
  const head = headWord(genusOf(own.meaning))
  return (
    isKindOf(other.term, own.term) ||
    isKindOf(own.term, other.term) ||
    otherGenus!.some((word) => word.length > 3 && genus!.includes(word)) ||
    (!own.meaning.startsWith('the ') && (isKindOf(other.term, head) || isKindOf(genusOf(other.meaning), head)))
  )
}

/** Neither is a kind of the other, named with it or like it in meaning, as far as the text tells. */
function areClearlyApart(other: Entry, entry: Entry, { related }: Pick<Lesson, 'related'>): boolean {
  if (!areOfOneSphere(other, entry) || other.head === entry.head || haveOneGenus(other, entry)) return false
  return !related.areRelated(other, entry) && !mayBothBeTrue(other, entry) && !ADJECTIVE.test(other.form)
}

/**
 * Kinds of one thing, or members of one list that may be of one kind: a layer of the air is no molecule. Terms that a
 * sentence names without listing them are more often cause
 * and effect, or whole and part, and what is said of one may hold for the other.
 */
export function areConfusable(other: Entry, entry: Entry, { related }: Pick<Lesson, 'related'>): boolean {
  if (
    other.key === entry.key ||
    other.plural !== entry.plural ||
    other.proper !== entry.proper ||
    ADJECTIVE.test(other.form) ||
    related.areOneKind(other, entry)
  )
    return false
  if (mayBothBeTrue(other, entry)) return false
  return (
    haveOneHead(other, entry) ||
    haveOneGenus(other, entry) ||
    (areOfOneSphere(other, entry) && (related.areListed(other, entry) || haveOneModifier(other, entry)))
  )
}

/**
 * Meanings that say two like things of one general noun ("releases chemicals of the inflammatory response", "produces
 * inflammatory molecules in response to …") may fit both terms.
 * Where they run parallel ("number of moles per liter", "number of moles per kilogram"), have figures, or the terms
 * are contraries, they differ on purpose.
 */
function mayBothBeTrue(other: Entry, entry: Entry): boolean {
  if (!other.definition || !entry.definition || areContraries(other, entry)) return false
  const [one, two] = [other.definition, entry.definition].map(({ meaningWords }) =>
    meaningWords.filter((word) => isContent(word) && word.tag !== 'ADV'),
  )
  // A long chain is a chain, and what is said of chains holds of it.
  if (narrows(other.definition, entry.definition)) return true
  // One says all that the other says, and goes on.
  if (opensLike(other.definition, entry.definition) || opensLike(entry.definition, other.definition)) return true
  if (
    [one, two].every((words) => words!.some(({ text }) => /\d/.test(text))) ||
    one!.slice(0, PARALLEL).every(({ stem }, at) => stem === two![at]?.stem)
  )
    return false
  const genus = new Set(
    [other.definition, entry.definition].flatMap(({ meaning }) => genusOf(meaning).toLowerCase().split(' ')),
  )
  const shared = one!.filter((word) => !genus.has(word.lower) && two!.some(({ stem }) => stem === word.stem))
  return new Set(shared.map(({ stem }) => stem)).size >= MOST_SHARED
}
/** Whether the general noun of one is that of the other with a word before it. */
const narrows = (one: Definition, other: Definition): boolean =>
  !isClausePattern(one.pattern) &&
  genusOf(one.meaning)
    .toLowerCase()
    .endsWith(` ${genusOf(other.meaning).toLowerCase()}`)
const opensLike = (one: Definition, other: Definition): boolean =>
  one.meaning.replace(/[^\p{L}\p{N}]+/gu, ' ').startsWith(other.meaning.replace(/[^\p{L}\p{N}]+/gu, ' '))
const PARALLEL = 3
const MOST_SHARED = 2

/** Terms of one lesson are confused; those of one list of terms are, where the text itself names neither. */
function areTaughtTogether(other: Entry, entry: Entry, { related }: Lesson): boolean {
  const areUntold =
    !Number.isFinite(related.blocksApart(other, other)) && !Number.isFinite(related.blocksApart(entry, entry))
  return (
    related.areNeighbours(other, entry) !== undefined ||
    related.areListed(other, entry) ||
    related.standTogether(other, entry) ||
    (other.head === entry.head && other.key.includes(' ')) ||
    (haveOneGenus(other, entry) && (areUntold || related.blocksApart(other, entry) <= ONE_MATTER))
  )
}

/** Blocks of text over which a chapter may spread the kinds of one thing. */
const ONE_MATTER = 15

/** Points of `sisterhood`, and one for a like length: "rod" and "cone" are nearer than "rod" and "optic nerve". */
const nearness = (other: Entry, entry: Entry, { related }: Pick<Lesson, 'related'>): number =>
  sisterhood(other, entry, related) +
  (haveOneHead(other, entry) || haveOneGenus(other, entry) ? 1 : 0) +
  (areOpposites(other, entry) ? 1 : 0) +
  (other.key.split(' ').length === entry.key.split(' ').length ? 0.5 : 0)
const NEAR = SISTERS + 1

/** "formal" and "informal sanctions", "monocular" and "binocular cue": nearer than "formal" and "positive". */
function areOpposites(other: Entry, entry: Entry): boolean {
  const [one, two] = [other, entry].map(({ form }) => form.toLowerCase().split(' ')[0]!)
  return other.head === entry.head && one!.length > SUFFIX && one!.slice(-SUFFIX) === two!.slice(-SUFFIX)
}
const SUFFIX = 4

/** "positive" and "negative reinforcement"; a conditioned stimulus does some of what an unconditioned one does. */
function areContraries(other: Entry, entry: Entry): boolean {
  const [one, two] = [other, entry].map(({ form }) => form.toLowerCase().split(' ')[0]!)
  return areOpposites(other, entry) && !one!.includes(two!) && !two!.includes(one!)
}

const haveOneHead = (other: Entry, entry: Entry): boolean =>
  other.head === entry.head && other.key.includes(' ') && entry.key.includes(' ')
/** "social order", "social control" */
const haveOneModifier = (other: Entry, entry: Entry): boolean =>
  [other, entry].every(({ key }) => key.split(' ').length === 2) && other.key.split(' ')[0] === entry.key.split(' ')[0]
const haveOneGenus = ({ definition: one }: Entry, { definition: other }: Entry): boolean =>
  one !== undefined &&
  other !== undefined &&
  genusNoun(one) !== '' &&
  genusNoun(one) === genusNoun(other) &&
  !WIDE_GENUS.test(genusNoun(one))
/** General nouns of things that have nothing to do with each other. */
const WIDE_GENUS =
  /^(?:abilit(?:y|ies)|tendenc(?:y|ies)|process|processes|acts?|actions?|states?|measures?|ways?|methods?|techniques?|types?|forms?|feelings?|beliefs?|sets?|groups?|areas?|amounts?|numbers?|things?|ideas?|concepts?|conditions?|situations?|systems?|structures?|practices?|events?|people|persons?|individuals?|study|use)$/

function areOfOneSphere(other: Entry, entry: Entry): boolean {
  const [one, two] = [kindsOf(other), kindsOf(entry)]
  // Known of neither, the text's own order must do; known of one only, they may be a thing and an act.
  if (one.length === 0 && two.length === 0) return true
  return one.some((kind) => two.includes(kind)) && one.every((kind) => two.every((own) => sphere(kind) === sphere(own)))
}

const kindsOf = ({ form, kind, definition }: Entry): NonNullable<Entry['kind']>[] => [
  ...new Set(
    [
      kind,
      semanticClass(form),
      definition === undefined || isClausePattern(definition.pattern)
        ? undefined
        : semanticClass(genusOf(definition.meaning)),
    ].filter((one) => one !== undefined),
  ),
]

const genusNoun = ({ meaning, pattern }: Definition): string =>
  isClausePattern(pattern) ? '' : headWord(genusOf(meaning)).toLowerCase()

/**
 * The verb fits both, the number too, and no word of the other term stands in the meaning. `shared`: stems of the own
 * term that its meaning says again.
 */
function canTakePlace(other: Definition, own: Definition, shared: readonly string[]): boolean {
  // "an antigen-specific B or T lymphocyte", "such as a B cell": of what kinds it is, the meaning names.
  if (
    /\bsuch as\b/.test(own.meaning) ||
    other.term
      .split(' ')
      .slice(0, -1)
      .some((word) => own.meaning.split(/[^\p{L}\p{N}]+/u).includes(word))
  )
    return false
  // Much is made of the same matter.
  if (/\b(?:composed|made(?: up)?|built|consisting) of\b|\bcontaining\b/.test(own.meaning)) return false
  if (
    !fitsVerb(other, own) ||
    tellsItsMeaning(other) ||
    isPlural(genusOf(other.meaning)) !== isPlural(genusOf(own.meaning))
  )
    return false
  if (shared.length > 0) return shared.every((stem) => other.key.split(' ').includes(stem))
  return !sharesWord(other.term, own.meaning)
}

/** "Ageism" has to do with age, whatever is said of it: such a term is false at sight where it does not belong. */
function tellsItsMeaning({ term, meaningWords }: Definition): boolean {
  const words = term.toLowerCase().split(/[ -]/)
  const telling = words.length > 1 ? words.filter((word) => word !== headWord(term)) : words
  return meaningWords
    .filter(isContent)
    .some(
      ({ lower }) =>
        lower.length >= LEAST_ROOT &&
        telling.some((word) => word.startsWith(lower.slice(0, Math.max(LEAST_ROOT, lower.length - 1)))),
    )
}
const LEAST_ROOT = 3

/** No animal that "states that". */
function fitsVerb(other: Definition, own: Definition): boolean {
  return isClausePattern(own.pattern)
    ? other.pattern === own.pattern && (own.pattern !== 'in_which' || areParallel(own, other))
    : !isClausePattern(other.pattern)
}

/**
 * What happens in one case may happen in another too, unless both are told in the same words: "a stimulus is added", "a
 * stimulus is removed".
 */
function areParallel(own: Definition, other: Definition): boolean {
  const stems = new Set(own.meaningWords.filter(isContent).map((word) => word.stem))
  return other.meaningWords.filter((word) => isContent(word) && stems.has(word.stem)).length >= 2
}
