/** The answer to a question as plain text, for files that have one place for it. */
import type { PaperLanguage } from '#domain/language.ts'
import type { MarkingRow, Question } from '#domain/question.ts'
import { parseRichText } from '#domain/rich-text.ts'
import { letters } from '#layout/numbering.ts'
import { printedIn, type PrintedMessages } from '#messages/printed/printed.ts'
import { lineOf, type Wording } from './words.ts'

/** A letter, True or False, the words; several answers and the parts of a question on lines of their own. */
export function answerText(question: Question, wording: Wording, { paper }: PrintedMessages): string {
  switch (question.type) {
    case 'multiple_choice':
      return letters(question.keyIndex)
    case 'true_false':
      return question.key ? paper.true : paper.false
    case 'fill_blank':
      return question.keys.map(([best]) => lineOf(best, wording)).join('\n')
    case 'matching':
      return question.pairs
        .toSorted(([one], [other]) => one - other)
        .map(([left, right]) => `${left + 1}-${letters(right)}`)
        .join('\n')
    case 'short_answer':
      return lineOf(question.key, wording)
    case 'essay':
      return ''
    case 'long_question':
      return question.parts
        .filter(({ marks }) => marks > 0)
        .map(({ label, key }) => `${label} ${lineOf(key, wording)}`.trim())
        .join('\n')
  }
}

/** The rows of a marking scheme, a line each: `2  method (1M)`. */
export const schemeText = (rows: readonly MarkingRow[], wording: Wording): string =>
  rows
    .map(({ text, marks, remark }) =>
      [`${marks}`, lineOf(text, wording), ...inBrackets(lineOf(parseRichText(remark ?? ''), wording))].join(' '),
    )
    .join('\n')

const inBrackets = (words: string): readonly string[] => (words === '' ? [] : [`(${words})`])

/** All marking schemes of a question. */
export function schemesText(question: Question, wording: Wording): string {
  switch (question.type) {
    case 'short_answer':
      return schemeText(question.markingScheme, wording)
    case 'essay':
      return schemeText(question.markingGuide, wording)
    case 'long_question':
      return question.parts
        .filter(({ markingScheme }) => markingScheme.length > 0)
        .map(({ label, markingScheme }) =>
          [label, schemeText(markingScheme, wording)].filter((line) => line !== '').join('\n'),
        )
        .join('\n')
    case 'multiple_choice':
      return ''
    case 'true_false':
      return ''
    case 'fill_blank':
      return ''
    case 'matching':
      return ''
  }
}

/** All accepted answers, a line for each blank. */
const acceptedText = (
  keys: Extract<Question, { readonly type: 'fill_blank' }>['keys'],
  wording: Wording,
  { key }: PrintedMessages,
): string =>
  keys
    .map(([best, ...others]) => {
      const also = others.map((other) => lineOf(other, wording))
      return also.length === 0 ? lineOf(best, wording) : `${lineOf(best, wording)} (${key.accepted(also)})`
    })
    .join('\n')

/** Answer, all that are accepted, marking scheme and explanation together, for formats that have one place for them. */
export function solutionText(question: Question, wording: Wording, language: PaperLanguage): string {
  const words = printedIn(language)
  const answer =
    question.type === 'fill_blank' ? acceptedText(question.keys, wording, words) : answerText(question, wording, words)
  const scheme = schemesText(question, wording)
  return [
    ...(answer === '' ? [] : [`${words.key.answer}: ${answer}`]),
    ...(scheme === '' ? [] : [`${words.key.markingScheme}:\n${scheme}`]),
    lineOf(question.explanation, wording),
  ]
    .filter((line) => line !== '')
    .join('\n')
}
