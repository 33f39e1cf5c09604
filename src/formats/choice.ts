/** Options to choose from as plain text, for formats that ask so: those of a choice, or True and False. */
import type { PaperLanguage } from '#domain/language.ts'
import type { Question } from '#domain/question.ts'
import { printedIn } from '#messages/printed/printed.ts'
import type { Carriage } from './format.ts'
import { inOneLine, lineOf } from './words.ts'

export type Choice = { readonly options: readonly string[]; readonly keyIndex: number }

/** No more options than the format takes: wrong ones beyond are dropped. Undefined for a question of another kind. */
export function choiceOf(question: Question, carriage: Carriage, language: PaperLanguage): Choice | undefined {
  if (question.type === 'true_false') {
    const { paper } = printedIn(language)
    return { options: [paper.true, paper.false], keyIndex: question.key ? 0 : 1 }
  }
  if (question.type !== 'multiple_choice') return undefined
  const { keyIndex } = question
  const most = carriage.most?.options ?? Infinity
  const kept = question.options
    .map((option, index) => ({ text: inOneLine(lineOf(option, carriage)), index }))
    // The key always stays: one place is left for it where it stands behind the others.
    .filter(({ index }) => index === keyIndex || index < (keyIndex < most ? most : most - 1))
  return { options: kept.map(({ text }) => text), keyIndex: kept.findIndex(({ index }) => index === keyIndex) }
}
