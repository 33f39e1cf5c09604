/** The template's two rows of heads, then a row for each question. */
import { entry, WAYGROUND_OPTIONS } from './entry.ts'
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { ok } from '#domain/result.ts'
import { solutionText } from '../answer-text.ts'
import { choiceOf } from '../choice.ts'
import { nearestTime } from '../nearest-time.ts'
import { numberedQuestions } from '../numbered.ts'
import { writeSpreadsheet, type Cell } from '../spreadsheet.ts'
import { askedText, inOneLine, lineOf, withPassage } from '../words.ts'
import type { Writer } from '../writer.ts'

const { carriage } = entry
/** Names and the words below them, as the template has them. */
const HEADS = [
  ['Question Text', 'Text of the question\n\n(required)'],
  ['Question Type', 'Question Type\n\n(default is Multiple Choice)'],
  ['Option 1', 'Text for option 1\n\n(required in all cases except open-ended & draw questions)'],
  ['Option 2', 'Text for option 2\n\n(required in all cases except open-ended & draw questions)'],
  ['Option 3', 'Text for option 3\n\n(optional)'],
  ['Option 4', 'Text for option 4\n\n(optional)'],
  ['Option 5', 'Text for option 5\n\n(optional)'],
  [
    'Correct Answer',
    'The correct option choice (between 1-5).\n\nLeave blank for "Open-Ended", "Poll", "Draw" and "Fill-in-the-Blank".',
  ],
  ['Time in seconds', 'Time in seconds\n\n(optional, default value is 30 seconds)'],
  ['Image Link', 'Link of the image\n\n(optional)'],
  ['Answer explanation', 'Explanation for the answer\n(optional)'],
] as const
const TIMES = [5, 10, 20, 30, 45, 60, 90, 120, 180, 300, 600, 900] as const

export const write: Writer = async ({ paper, template }) => {
  const rows = numberedQuestions(paper, template).map(({ question }) => rowOf(question, paper))
  return ok(
    writeSpreadsheet(paper.title, [
      {
        name: 'Sheet1',
        heads: 2,
        widths: [60, 18, 24, 24, 24, 24, 24, 14, 10, 12, 60],
        rows: [HEADS.map(([head]) => head), HEADS.map(([, words]) => words), ...rows],
      },
    ]),
  )
}

function rowOf(question: Question, paper: Paper): Cell[] {
  const { type, options, key, explanation } = asked(question, paper)
  return [
    withPassage(askedText(question, carriage, paper.language), question, paper, carriage),
    type,
    ...Array.from({ length: WAYGROUND_OPTIONS }, (_, index) => options[index]),
    key,
    nearestTime(question.minutes * 60, TIMES),
    undefined,
    explanation,
  ]
}

type Asked = {
  readonly type: 'Multiple Choice' | 'Fill-in-the-Blank' | 'Open-Ended'
  readonly options: readonly string[]
  /** The number of the right option. */
  readonly key?: number
  readonly explanation: string
}

function asked(question: Question, { language }: Paper): Asked {
  const explanation = lineOf(question.explanation, carriage)
  const choice = choiceOf(question, carriage, language)
  if (choice !== undefined)
    return { type: 'Multiple Choice', options: choice.options, key: choice.keyIndex + 1, explanation }
  if (question.type === 'fill_blank' && question.keys.length === 1)
    return {
      type: 'Fill-in-the-Blank',
      options: question.keys[0].map((accepted) => inOneLine(lineOf(accepted, carriage))),
      explanation,
    }
  return { type: 'Open-Ended', options: [], explanation: solutionText(question, carriage, language) }
}
