/**
 * The template's rows: words to the teacher, the heads in row 8, a question a row from row 9. Columns: a number, the
 * question, four answers, seconds, the numbers of the right answers. No question that is too long comes here.
 */
import { ok } from '#domain/result.ts'
import { choiceOf } from '../choice.ts'
import { numberedQuestions } from '../numbered.ts'
import { nearestTime } from '../nearest-time.ts'
import { writeSpreadsheet, type Cell } from '../spreadsheet.ts'
import { askedText, inOneLine } from '../words.ts'
import type { Writer } from '../writer.ts'
import { entry, KAHOOT_MOST } from './entry.ts'

const HEADS = [
  undefined,
  'Question - max 120 characters',
  'Answer 1 - max 75 characters',
  'Answer 2 - max 75 characters',
  'Answer 3 - max 75 characters',
  'Answer 4 - max 75 characters',
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
] as const
/** What Kahoot gives a class for a question, in seconds. */
const TIMES = [5, 10, 20, 30, 60, 90, 120, 240] as const
/** A class reads a statement and taps; a paper gives time to think it over. */
const STATEMENT_TIME = 30

export const write: Writer = async ({ paper, template }) => {
  const { language } = paper
  const rows = numberedQuestions(paper, template).flatMap(({ question }): Cell[][] => {
    const choice = choiceOf(question, entry.carriage, language)
    if (choice === undefined) return []
    return [
      [
        inOneLine(askedText(question, entry.carriage, language)),
        ...Array.from({ length: KAHOOT_MOST.options }, (_, index) => choice.options[index]),
        question.type === 'true_false' ? STATEMENT_TIME : nearestTime(question.minutes * 60, TIMES),
        choice.keyIndex + 1,
      ],
    ]
  })
  const above: Cell[][] = [[], [undefined, 'Quiz template'], [undefined, inOneLine(paper.title)], [], [], [], []]
  return ok(
    writeSpreadsheet(paper.title, [
      {
        name: 'Sheet1',
        heads: 8,
        widths: [5, 60, 30, 30, 30, 30, 20, 20],
        rows: [...above, [...HEADS], ...rows.map((row, index) => [index + 1, ...row])],
      },
    ]),
  )
}
