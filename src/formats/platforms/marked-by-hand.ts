/** Questions whose answers a teacher marks: what is asked, and the guide to mark it by. */
import { itemAt } from '#domain/must-be-there.ts'
import type { MarkingRow, Question } from '#domain/question.ts'
import { literalText, parseRichText, type RichText } from '#domain/rich-text.ts'
import { withoutRepetition } from '#layout/lay-out-key.ts'
import { formatFigure, formatInlines, paragraph, table, type Dialect } from './markup.ts'
import { element, NOTHING, together, type Xml } from './xml.ts'

/** Stem and figure, and the parts of a long question with their marks. */
export function formatTask(question: Question, dialect: Dialect): Xml {
  const { messages } = dialect
  return together([
    paragraph(formatInlines(question.stem, dialect)),
    formatFigure(question.figure, dialect),
    ...(question.type === 'long_question' ? question.parts : []).map(({ label, stem, marks, figure }) =>
      together([
        paragraph(
          label === '' ? NOTHING : together([element('strong', {}, dialect.text(label)), { xml: ' ' }]),
          formatInlines(stem, dialect),
          marks === 0 ? NOTHING : dialect.text(` ${messages.paper.marksInBrackets(marks)}`),
        ),
        formatFigure(figure, dialect),
      ]),
    ),
  ])
}

/** Model answers and marking schemes, part by part; nothing where the question has neither. */
export const formatGuide = (question: Question, dialect: Dialect): Xml =>
  together(guidesOf(question, dialect).map((guide) => formatPart(guide, dialect)))

type Guide = {
  readonly label: string
  readonly answers: readonly RichText[]
  readonly rows: readonly MarkingRow[]
}

function guidesOf(question: Question, { messages }: Dialect): readonly Guide[] {
  switch (question.type) {
    case 'short_answer':
      return [{ label: '', answers: [question.key], rows: withoutRepetition(question) }]
    case 'essay':
      return [{ label: '', answers: [], rows: question.markingGuide }]
    case 'long_question':
      return question.parts
        .filter(({ marks }) => marks > 0)
        .map((part) => ({
          label: [part.label, messages.paper.marksInBrackets(part.marks)].join(' ').trim(),
          answers: [part.key],
          rows: withoutRepetition(part),
        }))
    case 'fill_blank':
      return question.keys.map((answers, index) => ({
        label: question.keys.length === 1 ? '' : messages.key.blank(index + 1),
        answers,
        rows: [],
      }))
    case 'multiple_choice':
      return []
    case 'true_false':
      return []
    case 'matching':
      return [
        {
          label: '',
          answers: question.pairs.map(([left, right]) => [
            ...itemAt(question.left, left),
            ...literalText(' → '),
            ...itemAt(question.right, right),
          ]),
          rows: [],
        },
      ]
  }
}

function formatPart({ label, answers, rows }: Guide, dialect: Dialect): Xml {
  const { key } = dialect.messages
  return together([
    label === '' ? NOTHING : paragraph(element('strong', {}, dialect.text(label))),
    ...answers.map((answer) =>
      paragraph(element('strong', {}, dialect.text(`${key.answer}:`)), { xml: ' ' }, formatInlines(answer, dialect)),
    ),
    rows.length === 0
      ? NOTHING
      : table(
          [key.markingScheme, key.marks, key.remarks].map(dialect.text),
          rows.map(({ text, marks, remark }) => [
            formatInlines(text, dialect),
            dialect.text(`${marks}`),
            formatInlines(parseRichText(remark ?? ''), dialect),
          ]),
        ),
  ])
}
