/** A sheet with a row for each question, and one with the parts, gaps and pairs of those that have several. */
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { ok } from '#domain/result.ts'
import { letters } from '#layout/numbering.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { answerText, schemesText, schemeText } from '../answer-text.ts'
import { numberedQuestions, type NumberedQuestion } from '../numbered.ts'
import { writeSpreadsheet, type Cell, type Sheet } from '../spreadsheet.ts'
import { askedText, lineOf, partText, passageText } from '../words.ts'
import type { Writer } from '../writer.ts'
import { HEADS, type Heads } from './heads.ts'
import { wholeSheet } from './whole-sheet.ts'
import { entry } from './entry.ts'

const { carriage } = entry
/** So many columns of options stand in every file. */
const USUAL_OPTIONS = 4

export const write: Writer = async ({ paper, template, part, reader }) => {
  const shown: Shown = {
    paper,
    heads: HEADS[paper.language],
    hasKey: part !== 'paper',
    hasSource: part !== 'paper' && reader === 'owner',
  }
  const questions = numberedQuestions(paper, template)
  const parts = questions.flatMap((question) => partRows(question, shown))
  return ok(
    writeSpreadsheet(
      paper.title,
      [
        questionSheet(questions, shown),
        ...(parts.length === 0 ? [] : [partSheet(parts, shown)]),
        ...(paper.passages.length === 0 ? [] : [passageSheet(questions, shown)]),
      ].map(wholeSheet),
    ),
  )
}

type Shown = { readonly paper: Paper; readonly heads: Heads; readonly hasKey: boolean; readonly hasSource: boolean }

type Column = readonly [head: string, width: number, cell: (item: NumberedQuestion<Question>) => Cell]

function questionSheet(questions: readonly NumberedQuestion<Question>[], shown: Shown): Sheet {
  const { paper, heads, hasKey, hasSource } = shown
  const words = printedIn(paper.language)
  const options = Math.max(
    USUAL_OPTIONS,
    ...questions.map(({ question }) => (question.type === 'multiple_choice' ? question.options.length : 0)),
  )
  const answer: readonly Column[] = [[heads.answer, 24, ({ question }) => answerText(question, carriage, words)]]
  const solution: readonly Column[] = [
    [heads.explanation, 50, ({ question }) => lineOf(question.explanation, carriage)],
    [heads.scheme, 40, ({ question }) => schemesText(question, carriage)],
  ]
  const source: readonly Column[] = [[heads.source, 40, ({ question }) => sourceText(question, paper)]]
  const columns: readonly Column[] = [
    [heads.number, 6, ({ number }) => number],
    [heads.section, 9, ({ section }) => letters(section)],
    [heads.type, 18, ({ question }) => words.questionTypes[question.type]],
    [heads.question, 60, ({ question }) => askedText(question, carriage, paper.language)],
    ...Array.from({ length: options }, (_, index): Column => [
      heads.option(letters(index)),
      24,
      ({ question }) => {
        const option = question.type === 'multiple_choice' ? question.options[index] : undefined
        return option === undefined ? undefined : lineOf(option, carriage)
      },
    ]),
    ...(hasKey ? answer : []),
    [heads.marks, 8, ({ question }) => question.marks],
    [heads.level, 10, ({ question }) => words.difficulties[question.difficulty]],
    [heads.topic, 24, ({ question }) => question.topic],
    ...(hasKey ? solution : []),
    ...(hasSource ? source : []),
  ]
  return {
    name: heads.questions,
    heads: 1,
    widths: columns.map(([, width]) => width),
    rows: [columns.map(([head]) => head), ...questions.map((item) => columns.map(([, , cell]) => cell(item)))],
  }
}

/** Number, part, text, right side, marks; with the key answer, other accepted answers and marking scheme. */
const partSheet = (rows: readonly (readonly Cell[])[], { heads, hasKey }: Shown): Sheet => ({
  name: heads.parts,
  heads: 1,
  widths: [6, 8, 50, 30, 8, ...(hasKey ? [30, 30, 40] : [])],
  rows: [
    [
      heads.number,
      heads.part,
      heads.text,
      heads.right,
      heads.marks,
      ...(hasKey ? [heads.answer, heads.accepted, heads.scheme] : []),
    ],
    ...rows,
  ],
})

/** Each passage with the numbers of its questions. */
const passageSheet = (
  questions: readonly NumberedQuestion<Question>[],
  { paper: { passages, language }, heads }: Shown,
): Sheet => ({
  name: heads.passages,
  heads: 1,
  widths: [12, 100],
  rows: [
    [heads.questions, heads.text],
    ...passages.map((passage) => [
      questions
        .filter(({ question }) => question.passageId === passage.id)
        .map(({ number }) => number)
        .join(', '),
      passageText(passage, carriage, language),
    ]),
  ],
})

function partRows(
  { number, question }: NumberedQuestion<Question>,
  { paper, hasKey }: Shown,
): readonly (readonly Cell[])[] {
  const key = (...cells: readonly Cell[]): readonly Cell[] => (hasKey ? cells : [])
  switch (question.type) {
    case 'fill_blank':
      return hasKey
        ? question.keys.map(([best, ...others], index) => [
            number,
            `${index + 1}`,
            undefined,
            undefined,
            undefined,
            lineOf(best, carriage),
            others.map((other) => lineOf(other, carriage)).join('\n'),
          ])
        : []
    case 'matching': {
      const partners = new Map(question.pairs)
      return Array.from({ length: Math.max(question.left.length, question.right.length) }, (_, index) => {
        const [left, right, partner] = [question.left[index], question.right[index], partners.get(index)]
        return [
          number,
          `${index + 1}`,
          left === undefined ? undefined : lineOf(left, carriage),
          right === undefined ? undefined : `${letters(index)}. ${lineOf(right, carriage)}`,
          undefined,
          ...key(partner === undefined ? undefined : letters(partner)),
        ]
      })
    }
    case 'long_question':
      return question.parts.map((part) => [
        number,
        part.label,
        partText({ ...part, label: '', marks: 0 }, carriage, paper.language),
        undefined,
        part.marks,
        ...key(lineOf(part.key, carriage), undefined, schemeText(part.markingScheme, carriage)),
      ])
    case 'multiple_choice':
      return []
    case 'true_false':
      return []
    case 'short_answer':
      return []
    case 'essay':
      return []
  }
}

/** `Cells.pdf, Photosynthesis, page 12: “…”` */
function sourceText({ provenance: { source } }: Question, { language, sourceDocuments }: Paper): string {
  if (source === undefined) return ''
  const document = sourceDocuments.find(({ id }) => id === source.documentId)?.name
  const { key } = printedIn(language)
  const place = key.source({
    ...(document === undefined ? {} : { document }),
    ...(source.heading === undefined ? {} : { heading: source.heading }),
    ...(source.page === undefined ? {} : { page: source.page }),
  })
  return `${place} ${key.quotation(source.quote)}`
}
