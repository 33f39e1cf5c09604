/** Room for written answers: lines, frames, squares for working, squares of a manuscript. */
import type { AnswerSpace } from '#layout/laid-out.ts'
import { element, type Content } from './element.ts'
import { plain } from './words.ts'

export function roomOf({ shape, lines, width, answerLine }: AnswerSpace): Content {
  return [
    shape === 'lines' || shape === 'manuscript'
      ? element('div', { class: `room ${shape} ${width}` }, rowsOf(shape, lines))
      : element('div', { class: `room ${shape}`, style: `--rows:${lines}` }),
    answerLine === undefined ? undefined : element('p', { class: 'result' }, plain(answerLine), ' ', element('i')),
  ]
}

/** Every row by itself, so that a page may end between two. The signs of a manuscript are counted at each fifth. */
const rowsOf = (shape: 'lines' | 'manuscript', count: number): Content =>
  Array.from({ length: count }, (_, index) =>
    element('i', shape === 'manuscript' && index % 5 === 4 ? { 'data-count': (index + 1) * MANUSCRIPT_COLUMNS } : {}),
  )

const MANUSCRIPT_COLUMNS = 20
