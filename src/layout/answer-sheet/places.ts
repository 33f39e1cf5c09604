/**
 * Where everything stands on a page of the answer sheet that a machine reads: the one table that printers and the
 * reader share. Millimetres on A4 from the top left corner; a place is the middle of what stands there unless a comment
 * says otherwise. Sheets that were printed must stay readable: whoever changes a number gives the layout a new digit.
 */

/** Stands in the code, so that a reader knows by which table a sheet was printed. */
export const SHEET_LAYOUT = 1

export type Place = { readonly x: number; readonly y: number }

/** Nothing is printed nearer to the edge of the page. */
export const PAGE_EDGE = 10.8

/** Seven modules wide: a black ring, a white ring, a black middle of three by three, as the finders of a QR code. */
export const MARKER = { side: 8.4, module: 1.2, clear: 2.4 } as const
/** Top left, top right, bottom right, bottom left; the fifth tells which way up, and stands in for a lost corner. */
export const MARKERS: readonly Place[] = [
  { x: 15, y: 15 },
  { x: 195, y: 15 },
  { x: 195, y: 282 },
  { x: 15, y: 282 },
  { x: 118, y: 98 },
]

/** The QR code: its top left corner, version 2 of 25 modules, and the white that must stay around it. */
export const CODE = { x: 163, y: 32, module: 0.88, modules: 25, quiet: 3.5 } as const

/** `radius`: to the outer edge of the line. `apart`: from one option to the next. */
export const BUBBLE = { radius: 2.3, line: 0.25, apart: 6.6 } as const

/** The pupil's number: `columns` digits side by side, each 0 to 9 downwards from `first`. */
export const NUMBER_GRID = { first: { x: 26, y: 50 }, columns: 8, digits: 10, across: 6.8, down: 5.7 } as const
/** Above each column, to write the digit in. */
export const WRITING_BOX = { y: 43.7, width: 6.4, height: 5.4 } as const

/** Columns of questions share the width from `left` to `right`; `first` is the height of the first row. */
const QUESTIONS = { left: 20.8, right: 193.8, first: 122, height: 150, columns: 5, rows: 15, most: 60 } as const
/** A row never stands further from the next than this; a column holds at least so many rows before the next begins. */
const ROW = { apart: 12, least: 5 } as const
/** Left of the first bubble: the number ends `gap` before its middle. A number of up to three signs has room enough. */
export const LABEL = { room: 8.2, gap: 4, signs: 3, sign: 2.1 } as const

/** Capitals and figures are about two thirds of the em high: so far below their middle stands the baseline, in em. */
export const TO_BASELINE = 0.325
/** In the middle of the foot a printer puts code and page number of the paper, on this baseline and no wider. */
export const SHEET_FOOT = { x: 105, y: 283.5, size: 3, room: 164 } as const

/** A question that is answered by a letter, with its number as the paper prints it. */
export type ChoiceQuestion = { readonly number: string; readonly letters: readonly string[] }

/** More letters have no room beside each other. */
export const MOST_LETTERS = 24

export type BubblePlace = Place & { readonly letter: string }
/** A line of bubbles, one of which is filled: a question, or a digit of the pupil's number (`number` counts from 1). */
export type BubbleRow = {
  readonly kind: 'question' | 'digit'
  readonly number: string
  readonly bubbles: readonly BubblePlace[]
}

/** All rows of bubbles, page by page: on each the pupil's number first, then its share of the questions. */
export function sheetRows(questions: readonly ChoiceQuestion[]): readonly (readonly BubbleRow[])[] {
  const grid = gridOf(questions)
  const onPage = grid.columns * grid.rows
  const pages = Math.max(1, Math.ceil(questions.length / onPage))
  return Array.from({ length: pages }, (_, page) => [
    ...numberRows(),
    ...questions.slice(page * onPage, (page + 1) * onPage).map((question, index) => questionRow(question, index, grid)),
  ])
}

type Grid = { readonly columns: number; readonly rows: number; readonly width: number; readonly label: number }

/** As many columns as the longest row leaves room for, and no more rows in them than the questions need. */
function gridOf(questions: readonly ChoiceQuestion[]): Grid {
  const letters = Math.max(2, ...questions.map((question) => question.letters.length))
  if (letters > MOST_LETTERS)
    throw new RangeError(`an answer sheet holds up to ${MOST_LETTERS} letters, got ${letters}`)
  const longest = Math.max(0, ...questions.map(({ number }) => [...number].length))
  const label = LABEL.room + LABEL.sign * Math.max(0, longest - LABEL.signs)
  const room = QUESTIONS.right - QUESTIONS.left
  const fitting = Math.floor(room / (letters * BUBBLE.apart + label) + ROUNDING)
  const columns = Math.max(1, Math.min(QUESTIONS.columns, fitting))
  const most = Math.min(QUESTIONS.rows, Math.ceil(QUESTIONS.most / columns))
  const rows = Math.min(most, Math.max(ROW.least, Math.ceil(questions.length / columns)))
  return { columns, rows, width: room / columns, label }
}

/** A quotient that should be whole may come out a hair below. */
const ROUNDING = 1e-9

function questionRow({ number, letters }: ChoiceQuestion, index: number, { rows, width, label }: Grid): BubbleRow {
  const x = QUESTIONS.left + Math.floor(index / rows) * width + label
  const y = QUESTIONS.first + (index % rows) * Math.min(ROW.apart, QUESTIONS.height / rows)
  return {
    kind: 'question',
    number,
    bubbles: letters.map((letter, at) => ({ letter, ...placeAt(x + at * BUBBLE.apart, y) })),
  }
}

const numberRows = (): BubbleRow[] =>
  Array.from({ length: NUMBER_GRID.columns }, (_, column) => ({
    kind: 'digit',
    number: `${column + 1}`,
    bubbles: Array.from({ length: NUMBER_GRID.digits }, (_digit, digit) => ({
      letter: `${digit}`,
      ...placeAt(NUMBER_GRID.first.x + column * NUMBER_GRID.across, NUMBER_GRID.first.y + digit * NUMBER_GRID.down),
    })),
  }))

/** To a thousandth of a millimetre, so that every printer writes the same number. */
const placeAt = (x: number, y: number): Place => ({ x: exact(x), y: exact(y) })
export const exact = (millimetres: number): number => Math.round(millimetres * 1000) / 1000
