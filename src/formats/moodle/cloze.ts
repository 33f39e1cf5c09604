/** Questions with answers in their text, in Moodle's notation for them ("Embedded answers (Cloze)"). */
import { withoutControls } from '#domain/xml-text.ts'
import { apportion } from '#domain/apportion.ts'
import { codePointOf, itemAt } from '#domain/must-be-there.ts'
import type { FillBlank, Matching } from '#domain/question.ts'
import { letters } from '#layout/numbering.ts'
import { formatFigure, formatInlines, paragraph, type Dialect } from '../platforms/markup.ts'
import { isPlainNumber } from '../platforms/typed-answer.ts'
import { element, together, type Xml } from '../platforms/xml.ts'

/** The stem with a field for each blank. */
export function formatBlanks(question: FillBlank, typed: readonly (readonly string[])[], dialect: Dialect): Xml {
  const marks = shareMarks(question.marks, typed.length)
  let blank = -1
  return together([
    paragraph(
      formatInlines(question.stem, dialect, () => {
        blank += 1
        return { xml: formatBlank(itemAt(typed, blank), itemAt(marks, blank)) }
      }),
    ),
    formatFigure(question.figure, dialect),
  ])
}

/** Each left side with a list of letters to choose from, and the right sides lettered below: they may hold formulas. */
export function formatLetteredPairs({ stem, figure, left, right, pairs, marks }: Matching, dialect: Dialect): Xml {
  const weights = shareMarks(marks, left.length)
  return together([
    paragraph(formatInlines(stem, dialect)),
    formatFigure(figure, dialect),
    ...left.map((side, index) => {
      const partner = pairs.find(([from]) => from === index)?.[1]
      const choices = right.map((_, place) => `${place === partner ? '=' : ''}${letters(place)}`)
      return paragraph(formatInlines(side, dialect), {
        xml: ` {${itemAt(weights, index)}:MULTICHOICE:${choices.join('~')}}`,
      })
    }),
    ...right.map((side, place) =>
      paragraph(element('strong', {}, `${letters(place)}.`), { xml: ' ' }, formatInlines(side, dialect)),
    ),
  ])
}

/** Moodle counts whole marks, at least one a field; where a question carries fewer, its mark is set in the quiz. */
const shareMarks = (marks: number, fields: number): readonly number[] =>
  apportion(
    Math.max(marks, fields),
    Array.from({ length: fields }, () => 1),
  )

/** Numbers alone are compared as numbers (0.5 is .5 and 0.50), anything else as words in either case. */
function formatBlank(accepted: readonly string[], marks: number): string {
  if (accepted.every(isPlainNumber)) return `{${marks}:NUMERICAL:${accepted.map((answer) => `=${answer}:0`).join('~')}}`
  return `{${marks}:SHORTANSWER:${accepted.map((answer) => `=${escapeAnswer(answer)}`).join('~')}}`
}

/**
 * Signs of the notation and of HTML as references, which Moodle reads back. Where it takes a backslash away, two stand;
 * a star alone would stand for any words.
 */
const escapeAnswer = (answer: string): string =>
  withoutControls(answer)
    .replace(/\\(?=[}#])/g, '\\\\')
    .replaceAll('*', '\\*')
    .replace(/[&<>"{}~#\\=%@$]/g, (sign) => `&#${codePointOf(sign)};`)
