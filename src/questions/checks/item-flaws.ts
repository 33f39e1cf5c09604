/** The gate of item writing: what is wrong with how a question is written, whoever wrote it. */
import type { Language } from '#domain/language.ts'
import { allOfTheAbove, noneOfTheAbove } from './all-or-none.ts'
import { answerInStem, blankAtStart, tooManyBlanks } from './blanks.ts'
import { circularAnswer } from './circular-answers.ts'
import { clangClue, convergenceClue } from './clang-clues.ts'
import { mixedColumns, pairCount, unequalColumns } from './columns.ts'
import { grammaticalClue } from './grammatical-clues.ts'
import type { Item, ItemFlaw } from './item-flaw.ts'
import { viewOf, type Rule } from './item-view.ts'
import { absoluteTerm, vagueQuantifier } from './loaded-words.ts'
import { doubleNegative, negativeStatement, negativeStem } from './negatives.ts'
import { longestKey, notAscending, unevenOptions } from './option-form.ts'
import { duplicateOptions, overlappingOptions } from './overlapping-options.ts'
import { marksNotAddedUp, partTellsPart } from './schemes.ts'
import { danglingReference, notSelfContained } from './self-contained.ts'
import { noVerb, twoIdeas } from './statements.ts'
import { noQuestion, stemTooLong, stemTooShort, unfocusedStem } from './stems.ts'

/** Every flaw that the rules see, in the order of the rules; none for a sound question. `language` is that of the question's words. Pure. */
export function itemFlaws(item: Item, language: Language): readonly ItemFlaw[] {
  const view = viewOf(item, language)
  return RULES.flatMap((rule) => rule(view))
}

const RULES: readonly Rule[] = [
  negativeStem, negativeStatement, doubleNegative, allOfTheAbove, noneOfTheAbove, longestKey, grammaticalClue, overlappingOptions, duplicateOptions,
  absoluteTerm, vagueQuantifier, clangClue, convergenceClue, unevenOptions, notAscending, stemTooShort, stemTooLong, unfocusedStem, noQuestion,
  blankAtStart, tooManyBlanks, answerInStem, circularAnswer, twoIdeas, noVerb, pairCount, unequalColumns, mixedColumns, marksNotAddedUp, partTellsPart, notSelfContained, danglingReference,
]
