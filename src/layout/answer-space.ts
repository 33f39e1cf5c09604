/** How much room a written answer gets. It follows from type, marks and what is asked: room that follows the key would give it away. */
import { isChinese } from '#domain/language.ts'
import { plainText } from '#domain/rich-text.ts'
import type { AnswerSpace as TemplateAnswerSpace, Room, Ruling, Template, Written } from '#domain/template.ts'
import type { AnswerSpace, Phrase } from './laid-out.ts'

/** The space under `stem` for these marks, as the template wants it. `answerLine`: the words before the line for a result. */
export function answerSpace(type: Written, marks: number, stem: Phrase, { setting, answerSpace: wanted }: Pick<Template, 'setting' | 'answerSpace'>, answerLine: string): AnswerSpace {
  const room = setting.rooms?.[type]
  if (room === undefined) return { kind: 'space', shape: genericRuling(type, wanted), lines: genericLines(type, marks), width: 'full' }
  const shape = rulingFor(stem, room.ruling)
  // Words in the place of a working need less room than it.
  const isWorded = room.ruling === 'squares' && shape === 'lines'
  return { kind: 'space', shape, lines: rowsFor(marks, isWorded ? { ...room, rowsAMark: 1, least: LEAST_LINES } : room), width: 'full', ...(room.answerLine === true && !isWorded ? { answerLine } : {}) }
}

/** The squares of a manuscript are for Chinese signs, squared paper is for working with numbers; other writing goes on lines. */
function rulingFor({ text, language }: Phrase, ruling: Ruling): Ruling {
  switch (ruling) {
    case 'manuscript': return isChinese(language) ? ruling : 'lines'
    case 'squares': return text.some(({ kind }) => kind === 'math') || /\p{N}/u.test(plainText(text)) ? ruling : 'lines'
    case 'lines': return ruling
    case 'box': return ruling
    case 'blank': return ruling
  }
}

const LEAST_LINES = 2

const rowsFor = (marks: number, { rowsAMark, least, most }: Room): number => Math.min(most, Math.max(least, Math.ceil(marks * rowsAMark)))

function genericRuling(type: Written, shape: TemplateAnswerSpace): Ruling {
  switch (shape) {
    case 'lines': return 'lines'
    case 'boxes': return 'box'
    case 'blank': return 'blank'
    // Short answers are written on lines; longer ones, which may hold sketches and working, in a box.
    case 'mixed': return type === 'short_answer' ? 'lines' : 'box'
  }
}

const MOST_LINES = 12

/**
 * Specification 2, section 2: one line for a short answer, 5 for an essay; "at least 3, or marks divided by 2" for a part of a long question.
 * A short answer of more than the usual 2 marks needs a point a mark, each about a line of handwriting, so it gets one line fewer than its marks.
 */
function genericLines(type: Written, marks: number): number {
  switch (type) {
    case 'short_answer': return Math.min(MOST_LINES, Math.max(1, marks - 1))
    case 'essay': return 5
    case 'part': return Math.min(MOST_LINES, Math.max(3, Math.floor(marks / 2)))
  }
}
