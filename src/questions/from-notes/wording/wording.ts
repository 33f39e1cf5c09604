/** How questions on notes are worded in a language. Subjects and objects are the text's own words. */
import { isChinese } from '#domain/language.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { ReadDocument } from '#reading/document.ts'
import type { NoteFact, NoteList } from '../facts/note-fact.ts'
import { chineseWording } from './chinese.ts'
import { englishWording } from './english.ts'
import { openNames } from './english-names.ts'

export type Wording = {
  /** An option or an answer that stands alone: "Mitosis". */
  readonly option: (text: string) => string
  /** A term as it stands within a sentence. */
  readonly name: (text: string) => string
  /** The meaning is given, the term is asked for. */
  readonly askTerm: (fact: NoteFact, list: NoteList) => string
  readonly blankTerm: (fact: NoteFact, list: NoteList) => string
  readonly stateMeaning: (fact: NoteFact, list: NoteList) => string
  /** Says of the term what its entry says, or what that of a sister says. */
  readonly statement: (fact: NoteFact, list: NoteList, said?: NoteFact) => string
  /** `isOneSpare`: one of the right side belongs to nothing. */
  readonly match: (list: NoteList, isOneSpare: boolean) => string
  /** The value of a thing, and the thing of a value. */
  readonly askValue: (fact: NoteFact, list: NoteList) => string
  /** The value is written in one's own words. */
  readonly stateValue: (fact: NoteFact, list: NoteList) => string
  readonly askThing: (fact: NoteFact, list: NoteList) => string
  readonly blankValue: (fact: NoteFact, list: NoteList) => string
  readonly value: (fact: NoteFact, list: NoteList, said?: NoteFact) => string
  /** Of a column or property of which there are several: `known` of them stand in the notes. */
  readonly example: (fact: NoteFact, list: NoteList, known: number) => string
  readonly anyTwo: string
  readonly orOther: string
  readonly markEach: string
  /** Undefined where the heading names no kind of which there are several. */
  readonly members: (title: string) => string | undefined
  /** The heading is a kind: "Natural light sources". */
  readonly twoOf: (kind: string) => string
  readonly askMember: (kind: string) => string
  readonly order: (title: string, isOfEvents: boolean) => string
  readonly colon: string
  readonly stop: string
  /** Several answers in a row. */
  readonly join: (texts: readonly string[]) => string
}

export const wordingOf = ({ language, blocks }: ReadDocument, lexicon: Lexicon, lists: readonly NoteList[]): Wording =>
  isChinese(language)
    ? chineseWording(language)
    : englishWording(
        openNames(
          blocks,
          lexicon,
          lists.map(({ facts }) => facts.map(({ subject }) => subject)),
        ),
      )
