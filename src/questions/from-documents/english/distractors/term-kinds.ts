/** How the terms of one document stand to each other in the tree of kinds of WordNet. */
import { genusOf } from '../facts/definitions/meaning.ts'
import { isClausePattern } from '../facts/definitions/definition.ts'
import { classOfSense } from './noun-kinds.ts'
import { otherNumber } from '../survey/noun-number.ts'
import { areSynonymous, headSenses, isKindOf, likeness, nounSenses, synonymsOf } from './noun-senses.ts'
import type { NounSense } from '../word-lists/noun-table.ts'
import type { SemanticClass } from './semantic-class.ts'
import type { Entry } from '../survey/vocabulary.ts'

export type TermKinds = {
  /** 0 to 1: how like two terms are as kinds of things; undefined where too little is known of one. */
  likeness(a: Entry, b: Entry): number | undefined
  /**
   * Whether they are synonyms, or one a kind of the other. Of two that the text defines it says itself how they differ:
   * speed and velocity.
   */
  mayBeOne(a: Entry, b: Entry): boolean
  /**
   * A few names that a dictionary holds for the same as a term, in its number; none where the text gives it another
   * meaning.
   */
  otherNames(entry: Entry): readonly string[]
}

/** Remembers what was asked: each term of a document is compared with many others. */
export function termKinds(): TermKinds {
  const [senses, likenesses, same] = [
    new Map<string, readonly NounSense[]>(),
    new Map<string, number | undefined>(),
    new Map<string, boolean>(),
  ]
  const meant = (entry: Entry): readonly NounSense[] => remembered(senses, entry.key, () => sensesMeant(entry))
  const compare = (a: Entry, b: Entry): number | undefined =>
    meant(a).length === 0 || meant(b).length === 0 ? undefined : likeness(meant(a), meant(b))
  const otherNames = (entry: Entry): readonly string[] => {
    const [sense] = nounSenses(entry.form)
    if (sense === undefined || !isAsTold(sense, entry)) return []
    const kind = classOfSense(sense)
    if (
      entry.proper ||
      kind === undefined ||
      kind !== entry.kind ||
      !EXACTLY_NAMED.has(kind) ||
      isKindOf(entry.form, 'drug')
    )
      return []
    const names = synonymsOf(entry.form)
      .filter((name) => name.length > LONGEST_ABBREVIATION)
      .toSorted((a, b) => a.length - b.length)
      .slice(0, MOST_NAMES)
    return entry.plural ? names.flatMap((name) => otherNumber(name) ?? []) : names
  }
  return {
    otherNames,
    likeness: (a, b) => remembered(likenesses, pair(a, b), () => compare(a, b)),
    mayBeOne: (a, b) =>
      !(a.definition && b.definition) &&
      !a.proper &&
      !b.proper &&
      remembered(
        same,
        pair(a, b),
        () => areSynonymous(a.form, b.form) || isKindOf(a.form, b.form) || isKindOf(b.form, a.form),
      ),
  }
}

/**
 * The dominant one of the senses of the term's class, or all, since what the text says of it tells in which it is
 * meant; where it has none, those of the general noun of its meaning.
 */
function sensesMeant({ form, kind, proper, definition }: Entry): readonly NounSense[] {
  const own = proper ? [] : headSenses(form).filter((sense) => kind === undefined || classOfSense(sense) === kind)
  if (own.length > 0) return own[0]!.isDominant ? own.slice(0, 1) : own
  return definition === undefined || isClausePattern(definition.pattern) ? [] : headSenses(genusOf(definition.meaning))
}

/**
 * Whether the general noun of a term's meaning allows the sense: a "sensory receptor" that the text calls a neuron is
 * no sense organ.
 */
function isAsTold(sense: NounSense, { definition }: Entry): boolean {
  const general = definition === undefined ? [] : headSenses(genusOf(definition.meaning))
  return general.length === 0 || likeness([sense], general) >= OF_ITS_GENERAL_NOUN
}
const OF_ITS_GENERAL_NOUN = 0.3

/**
 * Things and diseases have exact names, but drugs are called by what they do: not every depressant is a sedative. Of
 * acts and ideas dictionaries hold near words for one: "symbiosis" and "mutualism", "cognition" and "knowledge".
 */
const EXACTLY_NAMED: ReadonlySet<SemanticClass> = new Set([
  'substance',
  'organism',
  'body_part',
  'cell_part',
  'disorder',
  'artefact',
  'unit',
  'rhetoric',
])
/** Abbreviations have lost their capitals in the table. */
const LONGEST_ABBREVIATION = 4
const MOST_NAMES = 3

function remembered<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined || known.has(key)) return before!
  const found = find()
  known.set(key, found)
  return found
}

const pair = (a: Entry, b: Entry): string => (a.key < b.key ? `${a.key}|${b.key}` : `${b.key}|${a.key}`)
