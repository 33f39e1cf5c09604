/** The table of places: what the reader relies on, for every number of questions and letters. */
import { describe, expect, test } from 'vitest'
import {
  BUBBLE,
  CODE,
  MARKER,
  MARKERS,
  MOST_LETTERS,
  PAGE_EDGE,
  SHEET_FOOT,
  sheetRows,
  type BubbleRow,
} from './places.ts'

const questions = (count: number, letters: string) =>
  Array.from({ length: count }, (_, index) => ({ number: `${index + 1}`, letters: [...letters] }))
const ofQuestions = (rows: readonly BubbleRow[]) => rows.filter(({ kind }) => kind === 'question')
const bubblesOf = (rows: readonly BubbleRow[]) => rows.flatMap(({ bubbles }) => bubbles)

describe('a sheet of 60 questions with four options', () => {
  const [page, ...others] = sheetRows(questions(60, 'ABCD'))
  test('is one page, with eight digits of the number before its questions', () => {
    expect(others).toEqual([])
    expect(page!.map(({ kind }) => kind)).toEqual([...Array(8).fill('digit'), ...Array(60).fill('question')])
    expect(page!.slice(0, 8).map(({ bubbles }) => bubbles.map(({ letter }) => letter).join(''))).toEqual(
      Array(8).fill('0123456789'),
    )
  })
  test('stands where sheets that were printed have it', () => {
    const rows = ofQuestions(page!)
    expect(page![0]!.bubbles[0]).toEqual({ letter: '0', x: 26, y: 50 })
    expect(page![7]!.bubbles[9]).toEqual({ letter: '9', x: 73.6, y: 101.3 })
    expect(rows[0]).toMatchObject({ number: '1', bubbles: [{ letter: 'A', x: 29, y: 122 }, {}, {}, { x: 48.8 }] })
    expect(rows[11]).toMatchObject({ number: '12', bubbles: [{ x: 29, y: 254 }, {}, {}, {}] })
    expect(rows[59]).toMatchObject({ number: '60', bubbles: [{ x: 167.4, y: 254 }, {}, {}, { letter: 'D', x: 187.2 }] })
  })
})

test.each([
  { count: 10, letters: 'ABCD', columns: 2, pages: [10] },
  { count: 45, letters: 'ABCD', columns: 5, pages: [45] },
  { count: 45, letters: 'ABCDE', columns: 4, pages: [45] },
  { count: 60, letters: 'ABCDE', columns: 4, pages: [60] },
  { count: 20, letters: 'TF', columns: 4, pages: [20] },
  { count: 75, letters: 'ABCD', columns: 5, pages: [60, 15] },
  { count: 200, letters: 'ABCD', columns: 5, pages: [60, 60, 60, 20] },
])('$count questions of $letters take $columns columns and the pages $pages', ({ count, letters, columns, pages }) => {
  const sheet = sheetRows(questions(count, letters))
  expect(sheet.map((rows) => ofQuestions(rows).length)).toEqual(pages)
  expect(sheet.flatMap((rows) => ofQuestions(rows).map(({ number }) => number))).toEqual(
    questions(count, letters).map(({ number }) => number),
  )
  expect(new Set(ofQuestions(sheet[0]!).map(({ bubbles }) => bubbles[0]!.x)).size).toBe(columns)
})

test('whatever the questions, no bubble touches another, the code, a marker or the edge', () => {
  for (const longest of ['200', 'XXXVIII'])
    for (const count of [1, 12, 60, 61])
      for (const letters of [2, 4, 5, 6, 7, 11, MOST_LETTERS]) {
        const list = questions(count, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, letters)).map((question) => ({
          ...question,
          number: longest,
        }))
        for (const rows of sheetRows(list)) expect(faultsOf(rows), `${count} × ${letters}, ${longest}`).toEqual([])
      }
})

/** A bubble reaches `radius` from its middle; two of them are a bubble's half apart at the least. */
function faultsOf(rows: readonly BubbleRow[]): string[] {
  const bubbles = bubblesOf(rows)
  const { radius } = BUBBLE
  const size = CODE.modules * CODE.module
  return bubbles.flatMap(({ x, y, letter }, index) => [
    ...(x - radius < PAGE_EDGE || x + radius > 210 - PAGE_EDGE || y + radius > 297 - PAGE_EDGE
      ? [`${letter} edge`]
      : []),
    ...MARKERS.filter(
      (marker) => Math.max(Math.abs(marker.x - x), Math.abs(marker.y - y)) < MARKER.side / 2 + MARKER.clear + radius,
    ).map(() => `${letter} at ${x}, ${y} marker`),
    ...(Math.abs(x - CODE.x - size / 2) < size / 2 + CODE.quiet + radius &&
    Math.abs(y - CODE.y - size / 2) < size / 2 + CODE.quiet + radius
      ? [`${letter} code`]
      : []),
    ...bubbles
      .slice(index + 1)
      .filter((other) => Math.hypot(other.x - x, other.y - y) < 2 * radius + 0.7)
      .map((other) => `${letter} at ${x}, ${y} and ${other.letter} at ${other.x}, ${other.y}`),
  ])
}

test('more letters than have room are refused', () => {
  expect(() => sheetRows([{ number: '1', letters: Array(25).fill('A') }])).toThrow('up to 24 letters, got 25')
})

test('the foot of a page has room between the lower markers', () => {
  const left = SHEET_FOOT.x - SHEET_FOOT.room / 2
  for (const { x, y } of MARKERS.slice(2, 4)) {
    expect(Math.abs(SHEET_FOOT.y - y)).toBeLessThan(MARKER.side)
    const edges = [x - MARKER.side / 2 - MARKER.clear, x + MARKER.side / 2 + MARKER.clear]
    expect(edges.every((edge) => edge <= left || edge >= left + SHEET_FOOT.room)).toBe(true)
  }
})
