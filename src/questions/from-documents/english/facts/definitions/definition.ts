/** What a text says a term means. */
import type { StudySentence } from '../../survey/study-sentences.ts'
import type { Word } from '../../survey/words.ts'

/**
 * How a definition is worded: "is", "refers to", "is called", "occurs when", "states that", "In …, …" (or "When …, it
 * is called …").
 */
export const DEFINITION_PATTERNS = ['is', 'refers_to', 'called', 'occurs_when', 'states_that', 'in_which'] as const
export type DefinitionPattern = (typeof DEFINITION_PATTERNS)[number]

export type Definition = {
  /** As it reads inside a sentence, without its article. */
  readonly term: string
  /** The stems of the term. */
  readonly key: string
  readonly article: '' | 'a' | 'an' | 'the'
  readonly plural: boolean
  /** An abbreviation given in brackets after the term. */
  readonly abbreviation?: string
  /**
   * What the term means, without full stop, in lower case where it is no name. For `is`, `refers_to` and `called` a
   * noun phrase;
   * for `occurs_when`, `states_that` and `in_which` a clause.
   */
  readonly meaning: string
  readonly pattern: DefinitionPattern
  /** A word of the term stands in the meaning: it would tell the term among options. */
  readonly namesTerm: boolean
  /**
   * Such a word is more than the head of the term ("energy" in "kinetic energy"): options with the same head do not
   * help.
   */
  readonly namesModifier: boolean
  /** Told as teachers' notes do, "Base: a substance that …". */
  readonly isNote: boolean
  readonly sentence: StudySentence
  /** The words of the term in the sentence: `from` to before `to`. */
  readonly from: number
  readonly to: number
  /** The words of the meaning in the sentence. */
  readonly meaningWords: readonly Word[]
}

/**
 * Where a sentence holds a term and its meaning, before either is judged. Indices of words; an end is the index after
 * the last.
 */
export type DefinitionParts = {
  readonly term: readonly [from: number, to: number]
  readonly meaning: readonly [from: number, to: number]
  readonly pattern: DefinitionPattern
  readonly abbreviation?: string | undefined
  /** Words that open the meaning, from elsewhere in the sentence ("a green pigment that"). */
  readonly opening?: string
  readonly isNote?: boolean
}

/** A wording of definitions: where it stands in a sentence, if it does. */
export type DefinitionFinder = (sentence: StudySentence) => DefinitionParts | undefined

/** A meaning that is a clause, not a noun phrase. */
export const isClausePattern = (pattern: DefinitionPattern): boolean =>
  pattern === 'occurs_when' || pattern === 'states_that' || pattern === 'in_which'
