/** How questions on terms are worded in a language. Names and definitions are those of the lexicon. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { Bilingual, LexiconTerm } from '#lexicon/lexicon-row.ts'
import { chineseWording } from './chinese.ts'
import { englishWording } from './english.ts'

export type Wording = {
  readonly language: PaperLanguage
  readonly name: (name: Bilingual) => string
  readonly aliases: (term: LexiconTerm) => readonly string[]
  readonly definition: (term: LexiconTerm) => string
  /** An option or an answer that stands alone: "Mitosis". */
  readonly option: (text: string) => string
  /** The definition is given, the term is chosen. */
  readonly askTerm: (term: LexiconTerm) => string
  /** The document's own meaning is given, the term is chosen. */
  readonly askMeaning: (meaning: string) => string
  /** The term is given, the definition is chosen. */
  readonly askDefinition: (term: LexiconTerm) => string
  /** The statement with a blank (`____`) for the term. */
  readonly blank: (term: LexiconTerm) => string
  /** Says a definition of a term: its own, or a sister's. */
  readonly statement: (term: LexiconTerm, definition: string) => string
  readonly distinguish: (one: LexiconTerm, other: LexiconTerm) => string
  /** What each of two is, in one answer. */
  readonly both: (one: LexiconTerm, other: LexiconTerm) => string
  readonly correct: (wrong: string) => string
  readonly corrected: (term: LexiconTerm, meant: LexiconTerm) => readonly [is: string, means: string]
  readonly match: string
  readonly orderOf: (basis: Bilingual) => string
  readonly chain: (steps: readonly string[]) => string
  readonly explain: (names: readonly string[]) => string
  /** A term before a part of its meaning. */
  readonly entry: (term: LexiconTerm, point: string) => string
  readonly factOf: (thing: string, property: string) => string
  readonly factValue: (thing: string, property: string, value: string) => string
  /** A sentence that is complete: "Mitosis is the division …." */
  readonly sentence: (term: LexiconTerm) => string
  readonly joined: (sentences: readonly string[]) => string
  /** A remark on a scheme that does not hold all right answers. */
  readonly orOther: string
  /** Before the parts of a question on a chapter of the lexicon. */
  readonly aboutChapter: (chapter: string) => string
  /** Points of an answer, in one sentence. */
  readonly answer: (points: readonly string[]) => string
  /** The parts of a definition that earn marks: what sort of thing it is, and what sets it apart. */
  readonly points: (definition: string) => readonly string[]
}

export const wordingOf = (language: PaperLanguage): Wording =>
  isChinese(language) ? chineseWording(language) : englishWording
