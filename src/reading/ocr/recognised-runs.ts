/** Hands recognised pages to the layout pass of PDFs: as glyph runs, with sizes evened out. */
import { lastOf } from '#domain/must-be-there.ts'
import type { GlyphRun, PdfPage } from '../pdf/glyph-run.ts'
import type { RecognisedLine, RecognisedPage, RecognisedWord } from './recognised-page.ts'
import { recognisedText } from './recognised-text.ts'

/** Sizes are compared over all pages of a document, so that its headings have the same on each. */
export function recognisedRuns(pages: readonly RecognisedPage[]): PdfPage[] {
  const even = evenSizes(pages.flatMap(({ lines }) => lines))
  return pages.map(({ number, width, height, lines }) => ({
    number,
    width,
    height,
    pictures: false,
    shapes: [],
    runs: lines.flatMap((line) => runsOf(line, even(line.size))),
  }))
}

/**
 * Words further apart than this (in ems) stand in different cells. Tesseract places Chinese characters only roughly
 * within their line.
 */
const CELL_GAP = 2

function runsOf({ words, baseline }: RecognisedLine, size: number): GlyphRun[] {
  const stretches: [RecognisedWord, ...RecognisedWord[]][] = []
  for (const word of words) {
    const last = stretches.at(-1)
    if (last && word.left - lastOf(last).right < CELL_GAP * size) last.push(word)
    else stretches.push([word])
  }
  return stretches.map((stretch) => {
    const x = stretch[0].left
    return {
      text: recognisedText(stretch),
      x,
      y: baseline,
      width: lastOf(stretch).right - x,
      size,
      bold: false,
      italic: false,
      fixedPitch: false,
      maths: false,
    }
  })
}

/** Measured sizes of one font differ by a tenth. */
const SAME_SIZE = 1.12

/** Sizes near that of the running text become it; others are gathered in groups, each with its mean. */
function evenSizes(lines: readonly RecognisedLine[]): (size: number) => number {
  const sizes = lines
    .map((line) => ({ size: line.size, count: line.words.reduce((sum, { text }) => sum + text.length, 0) }))
    .toSorted((a, b) => a.size - b.size)
  const body = middleOf(sizes)
  const groups: { from: number; to: number; sum: number; count: number }[] = []
  for (const { size, count } of sizes) {
    const isBody = size < body * SAME_SIZE && size > body / SAME_SIZE
    const last = groups.at(-1)
    if (isBody) continue
    if (last && size < last.from * SAME_SIZE && size > body === last.from > body) {
      last.to = size
      last.sum += size * count
      last.count += count
    } else groups.push({ from: size, to: size, sum: size * count, count })
  }
  return (size) => {
    const group = groups.find(({ from, to }) => size >= from && size <= to)
    return group ? quarter(group.sum / group.count) : quarter(body)
  }
}

const quarter = (size: number): number => Math.max(1, Math.round(size * 4) / 4)

/** The size of the character in the middle, when all are in order. */
function middleOf(sizes: readonly { readonly size: number; readonly count: number }[]): number {
  const half = sizes.reduce((sum, { count }) => sum + count, 0) / 2
  let before = 0
  for (const { size, count } of sizes) {
    before += count
    if (before >= half) return size
  }
  return 10
}
