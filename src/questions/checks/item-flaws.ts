/** The gate of item writing: what is wrong with how a question is written, by a maker or by an AI. */
import type { PaperLanguage } from '#domain/language.ts'
import { missingAntecedent } from './antecedents.ts'
import { allOfTheAbove, noneOfTheAbove } from './all-or-none.ts'
import { answerInStem, blankAtStart, tooManyBlanks } from './blanks.ts'
import { circularAnswer } from './circular-answers.ts'
import { clangClue, convergenceClue } from './clang-clues.ts'
import { mixedColumns, pairCount, unequalColumns } from './columns.ts'
import { termInMeaning } from './echoed-terms.ts'
import { essayWithoutTask } from './essay-tasks.ts'
import { bareNegation, tellsTruth } from './false-by-form.ts'
import { countedList, incidentalFigure } from './figures.ts'
import { grammaticalClue } from './grammatical-clues.ts'
import type { Item, ItemFlaw } from './item-flaw.ts'
import { viewOf, type Rule } from './item-view.ts'
import { brokenWording, leftoverConnective } from './leftovers.ts'
import { absoluteTerm, vagueQuantifier } from './loaded-words.ts'
import { noMeaning } from './meanings.ts'
import { doubleNegative, negativeStatement, negativeStem } from './negatives.ts'
import { openQuestion } from './open-questions.ts'
import { longestKey, notAscending, unevenOptions } from './option-form.ts'
import { unrelatedOptions } from './option-kinds.ts'
import { ordinaryBlank } from './ordinary-blanks.ts'
import { duplicateOptions, overlappingOptions } from './overlapping-options.ts'
import { rhetoricalStatement } from './rhetoric.ts'
import { emptyClassMark, marksNotAddedUp, marksPrintedTwice, partTellsPart } from './schemes.ts'
import { danglingReference, notSelfContained } from './self-contained.ts'
import { noVerb, twoIdeas } from './statements.ts'
import { noQuestion, stemTooLong, stemTooShort, unfocusedStem } from './stems.ts'

/**
 * Every flaw that the rules see, in the order of the rules; none for a sound question. `language` is that of the
 * question's words. Pure.
 */
export function itemFlaws(item: Item, language: PaperLanguage): readonly ItemFlaw[] {
  const view = viewOf(item, language)
  return [...RULES.flatMap((rule) => rule(view)), ...flawsOfParts(item, language)]
}

/** A part of a long question is read as a short answer; what it points back to may stand in the question. */
function flawsOfParts(item: Item, language: PaperLanguage): ItemFlaw[] {
  if (item.type !== 'long_question') return []
  return item.parts.flatMap(({ stem, key, markingScheme }, index) => {
    const part = viewOf(
      { type: 'short_answer', stem, key, markingScheme, explanation: [], provenance: item.provenance },
      language,
    )
    return PART_RULES.flatMap((rule) => rule(part)).map((found): ItemFlaw => ({
      ...found,
      place: { at: 'part', index },
    }))
  })
}

const PART_RULES: readonly Rule[] = [
  termInMeaning,
  noMeaning,
  countedList,
  incidentalFigure,
  openQuestion,
  emptyClassMark,
]

const RULES: readonly Rule[] = [
  negativeStem,
  negativeStatement,
  doubleNegative,
  allOfTheAbove,
  noneOfTheAbove,
  longestKey,
  grammaticalClue,
  overlappingOptions,
  duplicateOptions,
  absoluteTerm,
  vagueQuantifier,
  clangClue,
  convergenceClue,
  unevenOptions,
  notAscending,
  stemTooShort,
  stemTooLong,
  unfocusedStem,
  noQuestion,
  blankAtStart,
  tooManyBlanks,
  answerInStem,
  circularAnswer,
  twoIdeas,
  noVerb,
  pairCount,
  unequalColumns,
  mixedColumns,
  marksNotAddedUp,
  partTellsPart,
  notSelfContained,
  danglingReference,
  missingAntecedent,
  leftoverConnective,
  brokenWording,
  termInMeaning,
  noMeaning,
  bareNegation,
  tellsTruth,
  countedList,
  incidentalFigure,
  openQuestion,
  ordinaryBlank,
  rhetoricalStatement,
  unrelatedOptions,
  emptyClassMark,
  marksPrintedTwice,
  essayWithoutTask,
]
