/** What the school lexicon holds: terms, sets of terms that pupils mistake for each other, sequences and facts. */

/** What sort of thing a term names; the options of a question are of one class. */
export const TERM_CLASSES = [
  'structure',
  'organism',
  'substance',
  'object',
  'device',
  'system',
  'process',
  'event',
  'period',
  'person',
  'place',
  'group',
  'institution',
  'document',
  'role',
  'quantity',
  'unit',
  'property',
  'law',
  'theory',
  'method',
  'disease',
  'idea',
  'sign',
  'form',
] as const
export type TermClass = (typeof TERM_CLASSES)[number]

/** What has a name of its own is asked for as itself, the rest as the meaning of a word. */
export const NAME_CLASSES: ReadonlySet<TermClass> = new Set([
  'person',
  'place',
  'event',
  'period',
  'document',
  'institution',
  'group',
])

/** The year of school in which pupils first meet a term: P3 is primary three. */
export const STAGES = ['P3', 'P4', 'P5', 'P6', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6'] as const
export type Stage = (typeof STAGES)[number]

/** A word in both languages; Chinese is Traditional, as Hong Kong schools write it. */
export type Bilingual = { readonly en: string; readonly zh: string }

export type LexiconTerm = {
  /** `biology/process/cell division`: field, class and English name. */
  readonly id: string
  readonly field: string
  /** The chapter of the field. */
  readonly chapter: Bilingual
  readonly name: Bilingual
  /** Other names that are right answers, the usual name not among them. */
  readonly aliases: { readonly en: readonly string[]; readonly zh: readonly string[] }
  readonly class: TermClass
  readonly stage: Stage
  /**
   * What completes “X is …” and 「X是……」: it fits this term alone, and says no word of it that would tell it.
   */
  readonly definition: Bilingual
  /** English names of what it is commonly mistaken for. */
  readonly mistakenFor: readonly string[]
  /** The English name of what it is a kind of. */
  readonly kindOf?: string
}

/** A member of a set or a step of a sequence; `term` is the id of its row, where it has one. */
export type Member = { readonly name: Bilingual; readonly term?: string }

/** Four to eight terms of one kind and level, any of which a pupil can take for another: co-hyponyms. */
export type CoHyponymSet = { readonly field: string; readonly basis: Bilingual; readonly members: readonly Member[] }

/** Steps in their order; the last of a cycle leads to the first again. */
export type Sequence = {
  readonly field: string
  readonly basis: Bilingual
  readonly members: readonly Member[]
  readonly isCyclic: boolean
}

/** One value of a thing, certain and timeless; the things of one property have different values, or may share one. */
export type LexiconFact = {
  readonly field: string
  readonly thing: Bilingual
  readonly property: Bilingual
  readonly value: Bilingual
  /** `''` where the value has none. */
  readonly unit: string
}

export type LexiconField = {
  readonly terms: readonly LexiconTerm[]
  readonly sets: readonly CoHyponymSet[]
  readonly sequences: readonly Sequence[]
  readonly facts: readonly LexiconFact[]
}
