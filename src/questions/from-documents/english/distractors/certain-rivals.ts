/**
 * Of the terms that could stand beside a key those that surely tempt: all of its kind, and among them what the text
 * sets against it.
 */
import { isClausePattern, type Definition } from '../facts/definitions/definition.ts'
import { genusOf } from '../facts/definitions/meaning.ts'
import type { Rival } from './distractors.ts'
import { headWord, isPlural, otherNumber } from '../survey/noun-number.ts'
import type { RelatedTerms } from './related-terms.ts'
import { semanticClass, sphere, type SemanticClass } from './semantic-class.ts'
import type { Entry, Vocabulary } from '../survey/vocabulary.ts'

type Search = { readonly vocabulary: Vocabulary; readonly related: RelatedTerms }

/** Those of the key's kind. */
export const ofOneKind = (key: Entry, rivals: readonly Rival[], { related }: Search): Rival[] =>
  rivals.filter(
    (rival) => isOfOneKind(rival, key, related) && (!isPart(key) || isPart(rival.entry)) && !isToldBy(rival.entry, key),
  )

/**
 * Up to three of `rivals` (the most tempting first); none where the direct rival of the key cannot be among them: one
 * who knows would miss it.
 */
export function certainRivals(key: Entry, rivals: readonly Rival[], search: Search): Rival[] {
  const alike = ofOneKind(key, rivals, search)
  const directKeys = new Set(
    search.vocabulary.entries.filter((entry) => isDirectRival(entry, key, search.related)).map((entry) => entry.key),
  )
  const direct = alike.filter(({ entry }) => directKeys.has(entry.key))
  if (directKeys.size > 0 && direct.length === 0) return []
  return [...direct, ...alike.filter((rival) => !direct.includes(rival))].slice(0, 3)
}

/**
 * A term with a meaning that the text sets against the key: its contrary ("convergent" and "divergent evolution"), or
 * its partner in an enumeration of two or more.
 */
function isDirectRival(entry: Entry, key: Entry, related: RelatedTerms): boolean {
  if (
    entry.key === key.key ||
    entry.plural !== key.plural ||
    !(entry.definition !== undefined || entry.bold) ||
    related.areOneKind(entry, key)
  )
    return false
  return (
    areContraries(entry, key) ||
    (haveOneGenus(entry, key) && (related.areListed(entry, key) || related.standTogether(entry, key)))
  )
}

/**
 * "continuous" and "discontinuous development", "innate" and "adaptive immunity" are not told by their words,
 * "convergent" and "divergent evolution" are.
 */
function areContraries(a: Entry, b: Entry): boolean {
  if (a.head !== b.head && (a.key.includes(' ') || b.key.includes(' '))) return false
  const [one, two] = [a, b].map(({ form }) => form.toLowerCase().split(' ')[0]!)
  return (
    one !== two &&
    OPPOSED.some(
      ([left, right]) =>
        (one!.startsWith(left) && two!.startsWith(right) && one!.slice(left.length) === two!.slice(right.length)) ||
        (two!.startsWith(left) && one!.startsWith(right) && two!.slice(left.length) === one!.slice(right.length)),
    )
  )
}
const OPPOSED: readonly (readonly [string, string])[] = [
  ['con', 'di'],
  ['', 'dis'],
  ['', 'in'],
  ['', 'un'],
  ['', 'non'],
  ['', 'non-'],
  ['', 'a'],
  ['', 'im'],
  ['', 'ir'],
  ['hyper', 'hypo'],
  ['endo', 'exo'],
  ['intra', 'inter'],
  ['macro', 'micro'],
  ['homo', 'hetero'],
  ['ana', 'cata'],
  ['pro', 'anti'],
  ['over', 'under'],
  ['mono', 'poly'],
  ['auto', 'hetero'],
  ['sym', 'allo'],
  ['uni', 'multi'],
  ['in', 'ex'],
  ['ex', 'im'],
  ['in', 'de'],
  ['pre', 'post'],
]

/**
 * The meanings, the text and the dictionary agree that both are of one kind. Things are known by what they are; ideas
 * and happenings only by the paragraph that sets them side by side.
 */
function isOfOneKind({ entry, sisters }: Rival, key: Entry, related: RelatedTerms): boolean {
  if (haveOneGenus(entry, key)) return true
  // What "occurs when …" stands beside other happenings only.
  if (
    key.definition !== undefined &&
    isClausePattern(key.definition.pattern) &&
    entry.head !== key.head &&
    !(entry.definition !== undefined && isClausePattern(entry.definition.pattern))
  )
    return false
  // "view that …" and "domain of …": with one head, yet two kinds of thing.
  if (entry.head === key.head && entry.key.includes(' ') && key.key.includes(' '))
    return entry.definition === undefined || key.definition === undefined || genusClass(entry) === genusClass(key)
  const place = related.areNeighbours(entry, key)
  // The name of a kind stands among its members at sight.
  if (related.isGeneral(entry) && !related.isGeneral(key) && place !== 'paragraph') return false
  if (entry.kind !== undefined && key.kind !== undefined && sphere(entry.kind) !== sphere(key.kind)) return false
  const isMarked = entry.definition !== undefined || entry.bold
  if (!isMarked && sisters < NEAR) return false
  // Parts of one body or cell, named in one paragraph.
  if (
    key.kind !== undefined &&
    BODILY.has(key.kind) &&
    place === 'paragraph' &&
    (entry.kind === undefined || BODILY.has(entry.kind))
  )
    return true
  if (entry.kind !== undefined && entry.kind === key.kind && !WIDE.has(entry.kind))
    return sisters >= LEAST_NEAR && (related.likeness(entry, key) ?? LIKE) >= LIKE
  // A cell among molecules is ruled out at sight, a process among ideas is not.
  if (entry.kind !== undefined && key.kind !== undefined && entry.kind !== key.kind && sphere(key.kind) === 'thing')
    return false
  return place === 'paragraph' && sisters >= NEAR
}

/** "the fixed part of the small intestine": beside it only parts are told apart. */
const isPart = ({ definition }: Entry): boolean =>
  /^(?:an? |the )?[^.]{0,30}\b(?:part|region|section|layer|portion|division|lobe|segment|shaft|end|tip|edge|wall|lining|covering)s? of\b/i.test(
    definition?.meaning ?? '',
  )

/** "Antigen-presenting cell", where the meaning tells of a cell that presents antigens: it would be right too. */
export function isToldBy(entry: Entry, { definition }: Entry): boolean {
  const told = (definition?.meaning ?? '').toLowerCase().split(/\P{L}+/u)
  const parts = entry.form
    .toLowerCase()
    .split(/[ -]/)
    .filter((word) => word.length >= LEAST_ROOT)
  return (
    parts.length > 1 &&
    parts.every((part) => told.some((word) => word.slice(0, LEAST_ROOT) === part.slice(0, LEAST_ROOT)))
  )
}
const LEAST_ROOT = 4

/** The general nouns of their meanings are one, and say something. */
export const haveOneGenus = (a: Entry, b: Entry): boolean =>
  genusNoun(a) !== undefined && genusNoun(a) === genusNoun(b) && !WIDE_GENUS.test(genusNoun(a)!)

/** The general noun of its meaning, in the singular. */
function genusNoun({ definition }: Entry): string | undefined {
  const genus = generalPhrase(definition)
  if (genus === undefined) return undefined
  const noun = headWord(genus).toLowerCase()
  return noun === '' ? undefined : isPlural(noun) ? (otherNumber(noun) ?? noun) : noun
}

const generalPhrase = (definition: Definition | undefined): string | undefined =>
  definition === undefined || isClausePattern(definition.pattern) ? undefined : genusOf(definition.meaning)

function genusClass({ definition }: Entry): SemanticClass | undefined {
  const genus = generalPhrase(definition)
  return genus === undefined || genus === '' ? undefined : semanticClass(genus)
}

/** Nouns under which anything may stand. */
const WIDE_GENUS =
  /^(?:ability|tendency|process|act|action|state|measure|way|method|technique|type|form|feeling|belief|set|group|area|amount|number|thing|idea|concept|condition|situation|system|structure|practice|event|person|individual|study|use|agent|change|part|presence|lack|part)$/
const WIDE: ReadonlySet<SemanticClass> = new Set([
  'process',
  'state',
  'mind',
  'theory',
  'system',
  'rule',
  'event',
  'quantity',
  'artefact',
  'time',
  'group',
  'institution',
  'substance',
])
const BODILY: ReadonlySet<SemanticClass> = new Set(['body_part', 'cell_part'])
/** Points of `temptation`. */
const LEAST_NEAR = 3.5
const NEAR = 4.5
const LIKE = 0.3
