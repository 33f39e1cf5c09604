/** Lays out the answer sheet that a machine reads: what is printed at each place of the table. */
import { nonEmpty } from '#domain/must-be-there.ts'
import type { AnswerSheet, SheetMark } from '../laid-out.ts'
import {
  BUBBLE,
  CODE,
  exact,
  LABEL,
  MARKER,
  MARKERS,
  NUMBER_GRID,
  sheetRows,
  TO_BASELINE,
  WRITING_BOX,
  type BubbleRow,
  type ChoiceQuestion,
  type Place,
} from './places.ts'
import { qrBars, type SheetCode, type SheetRun } from './sheet-code.ts'
import { shortenedTo } from './text-width.ts'

/** What a sheet says in words. `fields`: what is written by hand and never read by the machine. */
export type SheetWords = {
  readonly heading: string
  readonly title: string
  readonly number: string
  /** Each broken into lines that fit beside the pupil's number. */
  readonly instructions: readonly (readonly string[])[]
  readonly fields: readonly string[]
}

/** Whose sheet it is: the print run, and the number of the sheet in it; 0 is a blank one, copied for a class. */
export type SheetIdentity = { readonly run: SheetRun; readonly sheet: number }

export function layOutAnswerSheet(
  questions: readonly ChoiceQuestion[],
  words: SheetWords,
  identity: SheetIdentity,
): AnswerSheet {
  const pages = sheetRows(questions)
  return {
    kind: 'answerSheet',
    heading: words.heading,
    pages: nonEmpty(
      pages.map((rows, index) => {
        const heading = pages.length === 1 ? words.heading : `${words.heading} ${index + 1}/${pages.length}`
        return {
          label: heading,
          marks: [
            ...MARKERS.flatMap(marker),
            codeMark({ ...identity, page: index + 1 }),
            ...texts(words, heading),
            ...rows.flatMap((row, at) => bubbleRow(row, at)),
          ],
        }
      }),
      'a page of an answer sheet',
    ),
  }
}

/** The ring as four bars: a printer may move a line to whole dots of its own, but not a surface. */
function marker({ x, y }: Place): SheetMark[] {
  const { side, module } = MARKER
  const [left, top] = [x - side / 2, y - side / 2]
  const middle = 3 * module
  return [
    solid(left, top, side, module),
    solid(left, top + side - module, side, module),
    solid(left, top, module, side),
    solid(left + side - module, top, module, side),
    solid(x - middle / 2, y - middle / 2, middle, middle),
  ]
}

const solid = (x: number, y: number, width: number, height: number): SheetMark => ({
  kind: 'solid',
  x: exact(x),
  y: exact(y),
  width: exact(width),
  height: exact(height),
})

const codeMark = (code: SheetCode): SheetMark => ({
  kind: 'modules',
  x: CODE.x,
  y: CODE.y,
  module: CODE.module,
  size: CODE.modules,
  bars: qrBars(code),
})

/** Where words stand: between the upper markers, above the number, and right of it. */
const TITLE = { x: 105, y: 16, size: 3.8, room: 164 } as const
const HEADING = { x: 105, y: 25, size: 5.6 } as const
const NUMBER_LABEL = { y: 38.3, size: 3.4 } as const
const INSTRUCTIONS = { x: 84, y: 35, indent: 4.6, size: 3.2, leading: 4.6, gap: 1.1 } as const
const FIELDS = { x: 84, y: 69, right: 190, size: 3.4, apart: 9.5, label: 22, rule: 0.2 } as const

function texts({ title, number, instructions, fields }: SheetWords, heading: string): SheetMark[] {
  const middle = NUMBER_GRID.first.x + (NUMBER_GRID.across * (NUMBER_GRID.columns - 1)) / 2
  const short = shortenedTo(title, TITLE.room / TITLE.size)
  return [
    { kind: 'text', x: TITLE.x, y: TITLE.y, align: 'middle', size: TITLE.size, text: short },
    { kind: 'text', ...HEADING, align: 'middle', heading: true, text: heading },
    { kind: 'text', x: exact(middle), ...NUMBER_LABEL, align: 'middle', text: number },
    ...instructionLines(instructions),
    ...fields.flatMap(field),
  ]
}

function instructionLines(instructions: SheetWords['instructions']): SheetMark[] {
  const { x, y, indent, size, leading, gap } = INSTRUCTIONS
  let lines = 0
  return instructions.flatMap((item, index) =>
    item.flatMap((text, at): SheetMark[] => {
      const line = { kind: 'text', y: exact(y + lines * leading + index * gap), align: 'start', size } as const
      lines += 1
      const words: SheetMark = { ...line, x: x + indent, text }
      return at === 0 ? [{ ...line, x, text: `${index + 1}.` }, words] : [words]
    }),
  )
}

/** A label and a rule to write on. */
function field(label: string, index: number): SheetMark[] {
  const y = exact(FIELDS.y + index * FIELDS.apart)
  const start = FIELDS.x + FIELDS.label
  return [
    { kind: 'text', x: FIELDS.x, y, align: 'start', size: FIELDS.size, text: label },
    { kind: 'solid', x: start, y: exact(y + 0.8), width: FIELDS.right - start, height: FIELDS.rule },
  ]
}

const NUMBER_SIZE = 3.6
const LETTER = { size: 2.5, grey: 0.4 } as const

function bubbleRow({ kind, number, bubbles }: BubbleRow, index: number): SheetMark[] {
  return [
    ...(kind === 'digit' ? [writingBox(index)] : bubbles.slice(0, 1).map((first) => numberBeside(number, first))),
    ...bubbles.map(({ x, y, letter }): SheetMark => ({
      kind: 'bubble',
      x,
      y,
      radius: exact(BUBBLE.radius - BUBBLE.line / 2),
      line: BUBBLE.line,
      letter,
      ...LETTER,
    })),
  ]
}

function writingBox(column: number): SheetMark {
  const { y, width, height } = WRITING_BOX
  const x = exact(NUMBER_GRID.first.x + column * NUMBER_GRID.across - width / 2)
  return { kind: 'frame', x, y: exact(y - height / 2), width, height, line: BUBBLE.line }
}

const numberBeside = (number: string, { x, y }: Place): SheetMark => ({
  kind: 'text',
  x: exact(x - LABEL.gap),
  y: exact(y + TO_BASELINE * NUMBER_SIZE),
  align: 'end',
  size: NUMBER_SIZE,
  text: number,
})
