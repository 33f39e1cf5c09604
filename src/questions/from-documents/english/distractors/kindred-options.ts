/**
 * The options beside a term whose meaning is given: the surest sisters, else other terms of its kind, else terms of its
 * sphere, which an examiner might exchange.
 */
import { haveOneGenus, isToldBy, ofOneKind } from './certain-rivals.ts'
import { canNameTerm } from '../facts/definitions/asked-meaning.ts'
import { genusOf, sharesWord } from '../facts/definitions/meaning.ts'
import { sharedStems } from '../facts/definitions/shared-stems.ts'
import { isClausePattern, type Definition } from '../facts/definitions/definition.ts'
import {
  distractorsFor,
  rivalsFor,
  temptationOf,
  type Distractors,
  type DistractorSearch,
  type Rival,
} from './distractors.ts'
import { isKindOf } from './noun-senses.ts'
import { canStandBeside, sphere, type SemanticClass } from './semantic-class.ts'
import { isDeniedBySense, isToldBySense } from './told-by-sense.ts'
import type { Entry } from '../survey/vocabulary.ts'
import { isContent } from '../survey/words.ts'

/** `isPlain`: all are wrong, but not all of one kind. */
export type KindredOptions = Distractors & { readonly isPlain: boolean }

export function kindredOptions(
  key: Entry,
  definition: Definition,
  search: DistractorSearch,
): KindredOptions | undefined {
  const found = alikeOptions(key, definition, search)
  const own = found?.entries.filter((entry) => isOfOwnKind(entry, key, search)).length ?? 0
  if (!found || own < LEAST_OF_OWN_KIND || isGivenAway(key, definition, found.entries)) return undefined
  return { ...found, isPlain: found.isPlain || own < found.entries.length }
}

/** Fewer, and the key is the odd one out: a humerus, a tibia and a fibula beside the shaft of a bone. */
const LEAST_OF_OWN_KIND = 2

/**
 * Of one general noun or one head, or set side by side by the text itself; where one section teaches both, of one
 * class, or ideas and happenings alike.
 */
const isOfOwnKind = (entry: Entry, key: Entry, { related }: DistractorSearch): boolean =>
  haveOneGenus(entry, key) ||
  (related.areNeighbours(entry, key) !== undefined && areOneClass(entry, key)) ||
  (entry.head === key.head && entry.key.includes(' ') && key.key.includes(' ')) ||
  related.areListed(entry, key) ||
  related.areNeighbours(entry, key) === 'paragraph'

/** "Cuboidal" by "cube-shaped", where no other option is told like that. */
const isGivenAway = (key: Entry, { meaning }: Definition, others: readonly Entry[]): boolean =>
  isToldBySense(key.form, meaning) && !others.some(({ form }) => isToldBySense(form, meaning))

const areOneClass = (entry: Entry, key: Entry): boolean =>
  entry.kind === undefined || key.kind === undefined
    ? isMarked(entry) && isMarked(key)
    : entry.kind === key.kind || (sphere(key.kind) !== 'thing' && sphere(entry.kind) === sphere(key.kind))

function alikeOptions(key: Entry, definition: Definition, search: DistractorSearch): KindredOptions | undefined {
  const wishes = { forMeaning: true, sharing: sharedStems(definition) }
  // "Joint that is immovable": any of a kind.
  if (ANY_OF_KIND.test(definition.meaning)) return undefined
  const found = distractorsFor(key, definition.sentence, search, wishes)
  const surest = found?.entries.every(
    (entry, index, all) =>
      isApart(entry, key, definition, search) && !all.slice(0, index).some(({ form }) => areOneName(form, entry.form)),
  )
    ? found
    : undefined
  if (surest?.entries.every(isMarked)) return { ...surest, isPlain: false }
  // What affects "various" things or "different" ones, others may affect too.
  if (VAGUE.test(definition.meaning) || !(definition.namesTerm || canNameTerm(definition)))
    return surest && { ...surest, isPlain: false }
  const rivals = rivalsFor(key, definition.sentence, search, wishes, MOST_RIVALS).filter(
    ({ entry }) => isMarked(entry) && isApart(entry, key, definition, search),
  )
  const kindred = nearestOf(key, rivals, search)
  return surest && (!kindred || kindred.isPlain) ? { ...surest, isPlain: false } : kindred
}

/** Three of `rivals`: those of the key's kind first, and the nearest of them. */
function nearestOf(key: Entry, rivals: readonly Rival[], search: DistractorSearch): KindredOptions | undefined {
  const siblings = new Set(ofOneKind(key, rivals, search))
  const isAlike = (rival: Rival): boolean =>
    siblings.has(rival) ||
    (rival.entry.head === key.head && key.key.includes(' ') && isNear(rival.entry, key, search)) ||
    (rival.sisters >= SURELY_SISTERS && stand(rival.entry, key)) ||
    isSameKind(rival.entry, key, search)
  const worth = ({ entry, sisters }: Rival): number => sisters + (isNear(entry, key, search) ? OF_NEARNESS : 0)
  const nearestFirst = rivals.toSorted((a, b) => worth(b) - worth(a))
  const fitting = [
    ...nearestFirst.filter(isAlike),
    ...nearestFirst.filter((rival) => !isAlike(rival) && isOfMatter(rival.entry, key, search)),
  ]
  const chosen = fitting
    .filter((rival, index) => !fitting.slice(0, index).some((other) => areOneName(rival.entry.form, other.entry.form)))
    .slice(0, 3)
  const [first, second, third] = chosen
  // Where none is of its kind, the key is the odd one out.
  if (
    !first ||
    !second ||
    !third ||
    !(isAlike(first) || chosen.every(({ entry }) => key.kind !== undefined && entry.kind === key.kind))
  )
    return undefined
  const closeness = chosen.reduce((sum, { nearness }) => sum + nearness, 0) / 3
  return {
    entries: [first.entry, second.entry, third.entry],
    closeness,
    temptation: temptationOf(chosen),
    isPlain: !chosen.every(isAlike),
  }
}

/** "JGC" beside "juxtaglomerular cell", "diarthroses" beside "diarthrosis" */
function areOneName(one: string, other: string): boolean {
  if (
    one.length >= LEAST_INFLECTED &&
    one.slice(0, -3) === other.slice(0, one.length - 3) &&
    Math.abs(one.length - other.length) <= 2
  )
    return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (!/^\p{Lu}{2,6}s?$/u.test(short)) return false
  let at = -1
  return (
    [...short.toLowerCase().replace(/s$/, '')].every(
      (letter) => (at = long.toLowerCase().indexOf(letter, at + 1)) >= 0,
    ) && long.toLowerCase().startsWith(short[0]!.toLowerCase())
  )
}

const LEAST_INFLECTED = 8
const ANY_OF_KIND = /^(?:an? )?[\p{L}-]+ (?:that|which) (?:is|are) [\p{L}-]+$/u
const VAGUE = /\b(?:different|various|several|many|some|certain)\b/i
const MOST_RIVALS = 40
/** In points of `temptation`. */
const OF_NEARNESS = 2
const SURELY_SISTERS = 5

const isMarked = (entry: Entry): boolean => entry.definition !== undefined || entry.bold

/**
 * Parts, living things and the like are options by what they are; acts, ideas and measures are of one kind only where
 * one section teaches them.
 */
const isSameKind = (entry: Entry, key: Entry, search: DistractorSearch): boolean =>
  entry.kind !== undefined &&
  key.kind !== undefined &&
  ((entry.kind === key.kind &&
    CONCRETE.has(entry.kind) &&
    !NAMES_ACT.test(key.form) &&
    isOfPart(entry, key, search, key.kind === 'cell_part' ? ONE_MATTER : ONE_ORGAN)) ||
    (isNear(entry, key, search) && (entry.kind === key.kind || (sphere(key.kind) === 'idea' && stand(entry, key)))))
const CONCRETE: ReadonlySet<SemanticClass> = new Set([
  'cell_part',
  'body_part',
  'disorder',
  'unit',
  'landform',
  'field',
  'rhetoric',
])

/** "Inversion", of which the text tells by the soles of the feet, is no part of them. */
const NAMES_ACT = /(?:tion|sion|ing|ism)$/

/**
 * Of kinds that may stand beside each other, and of one part of the document. Of what nothing is known, one paragraph
 * or list must tell; people and living things of one section only are options of one question.
 */
function isOfMatter(entry: Entry, key: Entry, search: DistractorSearch): boolean {
  if (entry.kind === undefined || key.kind === undefined)
    return search.related.areListed(entry, key) || search.related.areNeighbours(entry, key) === 'paragraph'
  return (
    stand(entry, key) && isOfPart(entry, key, search) && (sphere(key.kind) !== 'actor' || isNear(entry, key, search))
  )
}

/** The far end of a chapter is another matter. */
function isOfPart(entry: Entry, key: Entry, { related }: DistractorSearch, most = ONE_MATTER): boolean {
  const apart = related.blocksApart(entry, key)
  return !(Number.isFinite(apart) && apart > most)
}

const stand = ({ kind }: Entry, key: Entry): boolean =>
  kind !== undefined && key.kind !== undefined && canStandBeside(kind, key.kind)

const isNear = (entry: Entry, key: Entry, { related }: DistractorSearch): boolean =>
  related.areListed(entry, key) || related.areNeighbours(entry, key) !== undefined
/** In blocks of text: the parts of a cell are told over a chapter, those of an ear in a section. */
const ONE_MATTER = 45
const ONE_ORGAN = 15

/**
 * Not told by the meaning, no kind of the key ("orthokinesis") nor what it is a kind of, and not said to be like it in
 * what is asked.
 */
export function isApart(entry: Entry, key: Entry, definition: Definition, search: DistractorSearch): boolean {
  if (
    isToldBy(entry, key) ||
    isMiscased(entry, search) ||
    isWithinWord(entry.key, key.key) ||
    isWithinWord(key.key, entry.key)
  )
    return false
  if (
    isRuledOutBySex(entry.definition?.meaning ?? '', definition.meaning) ||
    isDeniedBySense(entry.form, definition.meaning)
  )
    return false
  if (isNamedAfter(entry, key) || isNamedAfter(key, entry)) return false
  if (isKindOf(entry.form, key.form) || isKindOf(key.form, entry.form)) return false
  // What is said of a kind is true of its members, and a text does not say of each what it is one of.
  if (
    search.related.isGeneral(key) &&
    !isClausePattern(definition.pattern) &&
    !(key.kind !== undefined && OF_PARTS.has(key.kind)) &&
    entry.head !== key.head &&
    !search.related.isGeneral(entry) &&
    !search.related.areListed(entry, key)
  )
    return false
  // A commensal relationship is a symbiotic one.
  if (
    search.related.isGeneral(entry) &&
    !search.related.isGeneral(key) &&
    !search.related.areListed(entry, key) &&
    (entry.head === key.head || search.related.standTogether(entry, key))
  )
    return false
  if (entry.definition === undefined && sharesWord(entry.form, definition.meaning)) return false
  return !isLikened(entry, key, definition, search)
}

/** "Reproductive hormone in men" beside one "in females". */
const isRuledOutBySex = (meaning: string, asked: string): boolean =>
  [
    [FEMALE, MALE],
    [MALE, FEMALE],
  ].some(([one, other]) => one!.test(meaning) && !other!.test(meaning) && other!.test(asked) && !one!.test(asked))
const FEMALE = /\b(?:females?|wom[ae]n|mothers?|girls?)\b/i
const MALE = /\b(?:males?|m[ae]n|fathers?|boys?)\b/i

/** One part or measure is seldom a kind of another. */
const OF_PARTS: ReadonlySet<SemanticClass> = new Set(['cell_part', 'body_part', 'place', 'quantity', 'unit'])

/** "Lateral rotation" is a "rotational movement". */
const isNamedAfter = (kind: Entry, { key }: Entry): boolean =>
  key.includes(' ') &&
  key.split(' ')[0]!.length >= LEAST_ROOT &&
  kind.head.length >= LEAST_ROOT &&
  kind.head.slice(0, LEAST_ROOT) === key.slice(0, LEAST_ROOT)

/** "trna", where the text prints tRNA. */
const isMiscased = ({ form, key }: Entry, { naming }: DistractorSearch): boolean =>
  form === form.toLowerCase() &&
  naming(key).some(({ words }) => words.some(({ text, lower }) => lower === form && /.\p{Lu}/u.test(text)))

const isWithinWord = (part: string, whole: string): boolean =>
  !part.includes(' ') && part.length >= LEAST_ROOT && (whole.endsWith(part) || whole.startsWith(part))
const LEAST_ROOT = 5

/** "Like mitochondria, chloroplasts have their own DNA and ribosomes." */
function isLikened(
  entry: Entry,
  key: Entry,
  { meaning, meaningWords }: Definition,
  { naming }: DistractorSearch,
): boolean {
  const genus = new Set(genusOf(meaning).toLowerCase().split(' '))
  const told = [
    ...new Set(meaningWords.filter((word) => isContent(word) && !genus.has(word.lower)).map(({ stem }) => stem)),
  ]
  return naming(entry.key).some((sentence) => {
    if (sentence === entry.definition?.sentence || sentence.glossary || !LIKENED.test(sentence.text)) return false
    const namesBoth = key.key.split(' ').every((stem) => sentence.stems.has(stem))
    return (
      told.filter((stem) => sentence.stems.has(stem)).length >=
      (namesBoth ? 2 : Math.max(2, Math.ceil(told.length * MOST_LIKENED)))
    )
  })
}
const LIKENED = /\b(?:like|likewise|similar|similarly|both|also|too)\b/i
const MOST_LIKENED = 0.4
