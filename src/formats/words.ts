/** What a question says as plain text, for files that hold no rich text: formulas, figures and gaps in words and signs. */
import { formulaLine } from '#domain/formula-line.ts'
import type { PassageId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { Passage } from '#domain/passage.ts'
import type { Figure, QuestionPart } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'
import type { CandidateQuestion } from '#layout/candidate-paper.ts'
import { letters } from '#layout/numbering.ts'
import { printedIn } from '#messages/printed/printed.ts'
import type { Carriage } from './format.ts'

/** What says how texts are written: formulas as LaTeX between dollars, or in a line. */
export type Wording = Pick<Carriage, 'formulas' | 'figures' | 'types'>

/** Text with breaks as new lines and gaps as `____`. */
export const lineOf = (text: RichText, wording: Wording): string =>
  text
    .map((inline): string => {
      switch (inline.kind) {
        case 'text':
          return inline.text
        case 'math':
          return wording.formulas === 'line' ? formulaLine(inline.tex) : `$${inline.tex}$`
        case 'strong':
          return lineOf(inline.content, wording)
        case 'emphasis':
          return lineOf(inline.content, wording)
        case 'blank':
          return '____'
        case 'break':
          return '\n'
      }
    })
    .join('')
    .trim()

/** `[Figure: a triangle with sides 3, 4 and 5]`, as a line of its own below the text. */
const withFigure = (text: string, figure: Figure | undefined, { figures }: Wording, language: PaperLanguage): string =>
  figure === undefined || figures !== 'described' ? text : `${text}\n${describedFigure(figure, language)}`

export const describedFigure = ({ alt, caption }: Figure, language: PaperLanguage): string =>
  printedIn(language).paper.figureSays([alt, caption].find((words) => words !== undefined && words.trim() !== '') ?? '')

/**
 * What is asked, as one text: the stem, the words of its figure where the format shows none, and the parts or columns
 * of a question that goes over as one of another type.
 */
export function askedText(question: CandidateQuestion, wording: Wording, language: PaperLanguage): string {
  const stem = withFigure(lineOf(question.stem, wording), question.figure, wording, language)
  const isAnother = wording.types?.[question.type] !== undefined
  return isAnother ? [stem, ...belowStem(question, wording, language)].join('\n') : stem
}

function belowStem(question: CandidateQuestion, wording: Wording, language: PaperLanguage): readonly string[] {
  switch (question.type) {
    case 'multiple_choice':
      return question.options.map((option, index) => `${letters(index)}. ${lineOf(option, wording)}`)
    case 'true_false':
      return []
    case 'fill_blank':
      return []
    case 'matching':
      return [
        ...question.left.map((item, index) => `(${index + 1}) ${lineOf(item, wording)}`),
        ...question.right.map((item, index) => `${letters(index)}. ${lineOf(item, wording)}`),
      ]
    case 'short_answer':
      return []
    case 'essay':
      return []
    case 'long_question':
      return question.parts.map((part) => partText(part, wording, language))
  }
}

/** `(a) Find x. (2 marks)` */
export const partText = (
  { label, stem, marks, figure }: Pick<QuestionPart, 'label' | 'stem' | 'marks' | 'figure'>,
  wording: Wording,
  language: PaperLanguage,
): string =>
  withFigure(
    [label, lineOf(stem, wording), marks === 0 ? '' : printedIn(language).paper.marksInBrackets(marks)]
      .filter((word) => word !== '')
      .join(' '),
    figure,
    wording,
    language,
  )

/** A passage as lines: its title, its text, rows or figure, and where it was taken from. */
export function passageText(passage: Passage, wording: Wording, language: PaperLanguage): string {
  const { title, source } = passage
  return [
    ...(title === undefined ? [] : [lineOf(title, wording)]),
    ...passageLines(passage, wording, language),
    ...(source === undefined ? [] : [lineOf(source, wording)]),
  ].join('\n')
}

function passageLines(passage: Passage, wording: Wording, language: PaperLanguage): readonly string[] {
  switch (passage.kind) {
    case 'text':
      return [lineOf(passage.text, wording)]
    case 'table':
      return [passage.heads, ...passage.rows].map((row) => row.map((cell) => lineOf(cell, wording)).join(' | '))
    case 'figure':
      return [describedFigure(passage.figure, language)]
  }
}

/** A text before which its passage stands, where the format has the passage in each question. */
export function withPassage(
  text: string,
  { passageId }: { readonly passageId?: PassageId },
  { passages, language }: { readonly passages: readonly Passage[]; readonly language: PaperLanguage },
  carriage: Carriage,
): string {
  const passage = passages.find(({ id }) => id === passageId)
  return passage === undefined || carriage.passages !== 'repeated'
    ? text
    : `${passageText(passage, carriage, language)}\n\n${text}`
}

/** For places that hold one line. */
export const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')

/** At most so many UTF-16 units, the last of them `…` where something is cut; no character is cut in two. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
