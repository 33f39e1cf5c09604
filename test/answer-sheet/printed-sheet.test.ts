/** The answer sheet in the printed PDF: everything stands where the table of places has it, and nothing in its way. */
import { describe, expect, test } from 'vitest'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import type { Paper } from '#domain/paper.ts'
import { layOutAnswerSheet } from '#layout/answer-sheet/lay-out-answer-sheet.ts'
import {
  BUBBLE,
  CODE,
  MARKER,
  MARKERS,
  PAGE_EDGE,
  sheetRows,
  type BubbleRow,
  type ChoiceQuestion,
  type Place,
} from '#layout/answer-sheet/places.ts'
import { asSheetRun, runOfPaper } from '#layout/answer-sheet/sheet-code.ts'
import { layOut, type PrintOptions } from '#layout/lay-out.ts'
import type { LaidOutPaper } from '#layout/laid-out.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { hkdsePaper2 as template } from '#templates/hkdse-paper-2.ts'
import { hkdsePaper2 } from '../golden/papers/hkdse-paper-2.ts'
import { printedPages, type Box, type PrintedPage, type PrintedText } from './printed-sheet.ts'

const questionsOf = (count: number, letters: string): ChoiceQuestion[] =>
  Array.from({ length: count }, (_, index) => ({ number: `${index + 1}`, letters: Array.from(letters) }))

const laidOutOf = (paper: Paper, options: Partial<PrintOptions<'paper'>> = {}): LaidOutPaper =>
  layOut(paper, template, { part: 'paper', pageSize: 'a4', ...options })

/** In millimetres; a printer and a copier are less exact. */
const NEAR = 0.1

describe.each(PAPER_LANGUAGES)('a Paper 2 in %s', async (language) => {
  const laidOut = laidOutOf({ ...hkdsePaper2, language })
  const pages = await printedPages(await printPdf(laidOut))
  const page = pages.at(-1)!
  const [rows] = sheetRows(questionsOf(45, 'ABCD'))

  test('has every bubble with its letter, every number and every marker where the table has it', () => {
    expect(misplaced(page, rows!)).toEqual([])
  })
  test('has nothing near the markers, the code and the edge', () => {
    expect(inTheWay(page)).toEqual([])
  })
  test('is no page longer by its sheet than the sheet', async () => {
    const blocks = laidOut.blocks.filter(({ kind }) => kind !== 'answerSheet')
    expect(pages).toHaveLength((await printedPages(await printPdf({ ...laidOut, blocks }))).length + 1)
    expect(pages).toHaveLength(11)
  })
})

test('a title of any length stays between the markers', async () => {
  for (const title of ['W'.repeat(300), '數學'.repeat(150), 'My own examination '.repeat(15)]) {
    const laidOut = laidOutOf({ ...hkdsePaper2, title })
    const pages = await printedPages(await printPdf({ ...laidOut, blocks: laidOut.blocks.slice(-1) }))
    expect(pages).toHaveLength(1)
    expect(inTheWay(pages[0]!)).toEqual([])
  }
})

test.each([
  { count: 75, letters: 'ABCDE' },
  { count: 61, letters: 'TF' },
])('$count questions of $letters go on over a second page with a code of its own', async ({ count, letters }) => {
  const questions = questionsOf(count, letters)
  const words = {
    heading: 'ANSWER SHEET',
    title: 'Test',
    number: 'Number',
    instructions: [['Fill.']],
    fields: ['Name'],
  }
  const sheet = layOutAnswerSheet(questions, words, { run: runOfPaper('K7QM-2XVD'), sheet: 0 })
  const laidOut = laidOutOf(hkdsePaper2)
  const pages = await printedPages(await printPdf({ ...laidOut, blocks: [...laidOut.blocks.slice(0, 1), sheet] }))
  const rows = sheetRows(questions)
  expect(rows).toHaveLength(2)
  const printed = pages.slice(-2)
  printed.forEach((page, index) => expect(misplaced(page, rows[index]!)).toEqual([]))
  printed.forEach((page) => expect(inTheWay(page)).toEqual([]))
  expect(sheet.pages.map(({ label }) => label)).toEqual(['ANSWER SHEET 1/2', 'ANSWER SHEET 2/2'])
  const codes = sheet.pages.map(({ marks }) => JSON.stringify(marks.find(({ kind }) => kind === 'modules')))
  expect(new Set(codes).size).toBe(2)
})

test('the same paper gives the same sheet, and a run of printing changes nothing but the code', () => {
  const marksOf = (options: Partial<PrintOptions<'paper'>>) => {
    const sheet = laidOutOf(hkdsePaper2, options).blocks.at(-1)
    if (sheet?.kind !== 'answerSheet') throw new Error('expected an answer sheet')
    const [code] = sheet.pages[0].marks.filter(({ kind }) => kind === 'modules')
    return { code, others: sheet.pages[0].marks.filter(({ kind }) => kind !== 'modules') }
  }
  const blank = marksOf({})
  const own = marksOf({ answerSheet: { run: asSheetRun('7K3Q9ZP2M4XW')!, sheet: 12 } })
  expect(marksOf({})).toEqual(blank)
  expect(own.others).toEqual(blank.others)
  expect(own.code).not.toEqual(blank.code)
})

/** What of the table the page does not show in its place. */
function misplaced({ texts, shapes }: PrintedPage, rows: readonly BubbleRow[]): string[] {
  const has = (x: number, y: number, width: number, height = width): boolean =>
    shapes.some(
      ({ left, right, top, bottom }) =>
        [left - (x - width / 2), right - (x + width / 2)].every(isNothing) &&
        [top - (y - height / 2), bottom - (y + height / 2)].every(isNothing),
    )
  const says = (text: string, x: number, y: number, of: (text: PrintedText) => number): boolean =>
    texts.some((one) => one.text === text && isNothing(of(one) - x) && isNothing(one.baseline - y))
  const ring = 2 * BUBBLE.radius - BUBBLE.line
  const { side, module } = MARKER
  const bar = (side - module) / 2
  const hasMarker = ({ x, y }: Place): boolean =>
    has(x, y, 3 * module) && [-bar, bar].every((off) => has(x + off, y, module, side) && has(x, y + off, side, module))
  return [
    ...MARKERS.filter((marker) => !hasMarker(marker)).map(({ x, y }) => `marker at ${x}, ${y}`),
    ...(has(CODE.x + 11, CODE.y + 11, CODE.modules * CODE.module) ? [] : ['code']),
    ...rows.flatMap(({ kind, number, bubbles }) => [
      ...bubbles
        .filter(({ x, y, letter }) => !has(x, y, ring) || !says(letter, x, y + 0.81, middleOf))
        .map(({ x, y, letter }) => `${kind} ${number} ${letter} at ${x}, ${y}`),
      ...(kind === 'digit' || says(number, bubbles[0]!.x - 4, bubbles[0]!.y + 1.17, ({ right }) => right)
        ? []
        : [`number ${number}`]),
    ]),
  ]
}

const isNothing = (difference: number): boolean => Math.abs(difference) <= NEAR
const middleOf = ({ left, right }: PrintedText): number => (left + right) / 2

/** What stands in the white that markers, code and edge need. */
function inTheWay({ texts, shapes }: PrintedPage): string[] {
  const size = CODE.modules * CODE.module
  const zones: Box[] = [
    ...MARKERS.map(({ x, y }) => around(x, y, x, y, MARKER.side / 2 + MARKER.clear)),
    around(CODE.x, CODE.y, CODE.x + size, CODE.y + size, CODE.quiet),
  ]
  const inks = [
    ...texts.map(({ text, left, right, baseline }) => ({ text, left, right, top: baseline - 3, bottom: baseline + 1 })),
    ...shapes.map((shape) => ({ text: 'a shape', ...shape })),
  ]
  return inks.flatMap(({ text, ...box }) => [
    ...zones.filter((zone) => meets(zone, box) && !isWithin(box, zone)).map(() => `${text} in a zone`),
    ...(text !== 'a shape' && zones.some((zone) => meets(zone, box)) ? [`${text} in a zone`] : []),
    ...(isWithin(box, PAPER) ? [] : [`${text} at the edge`]),
  ])
}

/** What a printer reaches; a hair more, since points are no whole millimetres. */
const reach = PAGE_EDGE - 0.01
const PAPER: Box = { left: reach, top: reach, right: 210 - reach, bottom: 297 - reach }

const around = (left: number, top: number, right: number, bottom: number, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})
const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
/** Only markers and code themselves lie wholly in their zones. */
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
