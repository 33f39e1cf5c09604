/** The name of a question in a list of questions: its number and how it begins, formulas in a line. */
import { withoutControls } from '#domain/xml-text.ts'
import { lineOf } from '../words.ts'
import type { PrintedQuestion } from './printed-questions.ts'

/** `digits`: of the highest number, so that names sort as the paper is printed; `label`: which part of it is asked. */
export function questionName({ number, question }: PrintedQuestion, digits: number, label?: string): string {
  const words = withoutControls(lineOf(question.stem, { formulas: 'line' }))
    .replace(/\s+/g, ' ')
    .trim()
  return [
    String(number).padStart(digits, '0'),
    ...(label === undefined ? [] : [label]),
    [...words].slice(0, LONGEST).join(''),
  ].join(' ')
}

/** In characters; Moodle takes 255. */
const LONGEST = 80
