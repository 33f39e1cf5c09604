/**
 * How much room a written answer gets: one function of its marks and of what is asked, for every layout (decision
 * D42). Room that follows the key would give it away.
 */
import { isChinese } from '#domain/language.ts'
import { plainText } from '#domain/rich-text.ts'
import type { AnswerSpace as TemplateAnswerSpace, Room, Ruling, Template, Written } from '#domain/template.ts'
import { answerKind, type AnswerKind } from './answer-kind.ts'
import type { AnswerSpace, Phrase } from './laid-out.ts'

/**
 * The space under `stem` for these marks, as the template wants it.
 * `asked`: the words that ask, where `stem` also holds what they are asked about. `answerLine`: the words before the
 * line for a result. `isAnswerBook`: all that is written is working, as in an HKDSE paper of conventional questions.
 */
export function answerSpace(
  type: Written,
  marks: number,
  { stem, asked = stem }: { readonly stem: Phrase; readonly asked?: Phrase },
  { setting, answerSpace: wanted }: Pick<Template, 'setting' | 'answerSpace'>,
  { answerLine, isAnswerBook = false }: { readonly answerLine: string; readonly isAnswerBook?: boolean },
): AnswerSpace {
  const kind = answerKind(asked)
  const room = setting.rooms?.[type]
  if (isAnswerBook) return space(rulingOf(kind, 'lines'), rowsFor(marks, kind, ANSWER_BOOK))
  if (room === undefined) {
    const lines = rowsFor(marks, kind, GENERIC[type])
    return space(rulingOf(kind, genericRuling(type, wanted, lines)), lines)
  }
  const ruling = rulingFor(stem, room.ruling)
  // Words in the place of a working need less room than it.
  const isWorded = room.ruling === 'squares' && ruling === 'lines'
  const rows = rowsFor(marks, kind, isWorded ? { ...room, rowsAMark: 1, least: LEAST_LINES } : room)
  return {
    ...space(rulingOf(kind, ruling), rows),
    ...(room.answerLine === true && !isWorded ? { answerLine } : {}),
  }
}

const space = (shape: Ruling, lines: number): AnswerSpace => ({ kind: 'space', shape, lines, width: 'full' })

type Measure = Pick<Room, 'rowsAMark' | 'least' | 'most'>

/**
 * The least numbers are those of specification 2, section 2: one line for a short answer, 5 for an essay, 3 for a part
 * of a long question. A point that earns a mark takes about a line of handwriting.
 */
const GENERIC: Readonly<Record<Written, Measure>> = {
  short_answer: { rowsAMark: 1, least: 1, most: 12 },
  essay: { rowsAMark: 1.5, least: 5, most: 40 },
  part: { rowsAMark: 1, least: 3, most: 20 },
}
/** Working takes two lines a mark, and never less than three. */
const ANSWER_BOOK: Measure = { rowsAMark: 2, least: 3, most: 30 }
/** About half the lines of a page: a graph, or a whole proof. */
const HALF_PAGE = 14
/** A short proof has reasons beside its lines. */
const PROOF_ROWS_A_MARK = 4
const LEAST_LINES = 2

function rowsFor(marks: number, kind: AnswerKind, measure: Measure): number {
  const { least, most } = measure
  const rows = (aMark: number): number => Math.min(most, Math.max(least, Math.ceil(marks * aMark)))
  switch (kind) {
    case 'proof':
      return Math.max(Math.min(HALF_PAGE, marks * PROOF_ROWS_A_MARK), rows(measure.rowsAMark))
    case 'graph':
      return Math.max(HALF_PAGE, rows(measure.rowsAMark))
    case 'working':
      return rows(Math.max(measure.rowsAMark, ANSWER_BOOK.rowsAMark))
    case 'name':
      return measure === ANSWER_BOOK ? rows(measure.rowsAMark) : rows(measure.rowsAMark / 2)
    case 'words':
      return rows(measure.rowsAMark)
  }
}

/** A graph or a drawing is not put on lines. */
const rulingOf = (kind: AnswerKind, ruling: Ruling): Ruling =>
  kind !== 'graph' || ruling === 'squares' ? ruling : ruling === 'blank' ? 'blank' : 'box'

/**
 * The squares of a manuscript are for Chinese signs, squared paper is for working with numbers; other writing goes on
 * lines.
 */
function rulingFor({ text, language }: Phrase, ruling: Ruling): Ruling {
  switch (ruling) {
    case 'manuscript':
      return isChinese(language) ? ruling : 'lines'
    case 'squares':
      return text.some(({ kind }) => kind === 'math') || /\p{N}/u.test(plainText(text)) ? ruling : 'lines'
    case 'lines':
      return ruling
    case 'box':
      return ruling
    case 'blank':
      return ruling
  }
}

function genericRuling(type: Written, shape: TemplateAnswerSpace, lines: number): Ruling {
  switch (shape) {
    case 'lines':
      return 'lines'
    case 'boxes':
      return lines > HALF_PAGE ? 'lines' : 'box'
    case 'blank':
      return 'blank'
    // Short answers are written on lines; longer ones, which may hold sketches and working, in a box. A box cannot go
    // over to the next page as lines can.
    case 'mixed':
      return type === 'short_answer' || lines > HALF_PAGE ? 'lines' : 'box'
  }
}
