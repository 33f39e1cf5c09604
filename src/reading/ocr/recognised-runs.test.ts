import { describe, expect, test } from 'vitest'
import type { RecognisedLine, RecognisedPage } from './recognised-page.ts'
import { recognisedRuns } from './recognised-runs.ts'

const line = (text: string, size: number, baseline = 100): RecognisedLine => ({
  words: [{ text, left: 50, right: 50 + text.length * size * 0.5, spaced: false }],
  size,
  baseline,
})
const page = (lines: readonly RecognisedLine[], number = 1): RecognisedPage => ({
  number,
  width: 595,
  height: 842,
  lines,
})
const sizesOf = (pages: readonly RecognisedPage[]): number[] =>
  recognisedRuns(pages).flatMap(({ runs }) => runs.map(({ size }) => size))

describe('sizes', () => {
  test('measured a little apart are those of the running text', () => {
    expect(
      sizesOf([
        page([
          line('running text of some length', 10.9),
          line('running text of some length', 11.1),
          line('short', 10.4),
          line('short', 11.9),
        ]),
      ]),
    ).toEqual([11, 11, 11, 11])
  })

  test('of headings are alike on all pages', () => {
    const text = line('running text of some length, and more of it', 10)
    expect(
      sizesOf([page([line('Heading', 14.4), text]), page([line('Heading', 14.9), text, line('small', 7.5)], 2)]),
    ).toEqual([14.75, 10, 14.75, 10, 7.5])
  })
})

test('words far apart are cells of their own', () => {
  const cells: RecognisedLine = {
    baseline: 100,
    size: 10,
    words: [
      { text: 'Name', left: 50, right: 80, spaced: false },
      { text: 'of', left: 83, right: 92, spaced: true },
      { text: 'Class', left: 150, right: 180, spaced: true },
    ],
  }
  expect(
    recognisedRuns([page([cells, line('running text that is long enough', 10)])])[0]!
      .runs.map(({ text, x, width }) => [text, x, width])
      .slice(0, 2),
  ).toEqual([
    ['Name of', 50, 42],
    ['Class', 150, 30],
  ])
})
