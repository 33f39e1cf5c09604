/** Makes lines in points of what Tesseract found: straightened, sized, and without the noise it reads into drawings. */
import { firstOf, itemAt, lastOf } from '#domain/must-be-there.ts'
import type { RecognisedLine, RecognisedWord } from './recognised-page.ts'
import type { Box, TesseractLine, TesseractSymbol } from './tesseract.ts'

/**
 * `confidence` is 0 to 100: the mean over the characters of the lines kept. `keptShare` of all characters stand in
 * them.
 */
export type GatheredLines = {
  readonly lines: readonly RecognisedLine[]
  readonly confidence: number
  readonly keptShare: number
  readonly characters: number
}

/** Lines below this confidence are drawings and stains. */
const NOISE = 50
/** Of the characters in words below this confidence one in four is wrong, over it one in a hundred (scan-zh.pdf). */
const READABLE = 50
/** Stands for a word that could not be read: no maker takes a statement that holds it. */
const UNREADABLE = '\ufffd'

export function gatherLines(found: readonly TesseractLine[], pixelsPerPoint: number): GatheredLines {
  const worded = found
    .map((line) => ({ line, characters: charactersOf(line), confidence: confidenceOf(line) }))
    .filter(({ characters }) => characters > 0)
  const kept = worded.filter(({ confidence }) => confidence >= NOISE)
  const characters = sum(kept.map((each) => each.characters))
  const slope = slopeOf(kept.map(({ line }) => line))
  return {
    lines: kept.map(({ line }) => toLine(line, slope, pixelsPerPoint)),
    confidence: characters === 0 ? 0 : sum(kept.map((each) => each.confidence * each.characters)) / characters,
    keptShare: characters === 0 ? 0 : characters / sum(worded.map((each) => each.characters)),
    characters,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const lettersOf = (text: string): number => Array.from(text.replace(/\s/g, '')).length
const charactersOf = ({ words }: TesseractLine): number => sum(words.map(({ text }) => lettersOf(text)))
const confidenceOf = (line: TesseractLine): number =>
  sum(line.words.map(({ text, confidence }) => confidence * lettersOf(text))) / charactersOf(line)

/**
 * How far the lines of the page fall, by the middle one of those long enough to tell: a sheet lies askew as a whole.
 */
function slopeOf(lines: readonly TesseractLine[]): number {
  const slopes = lines
    .filter(({ bbox }) => bbox.x1 - bbox.x0 > 10 * (bbox.y1 - bbox.y0))
    .map(({ baseline }) => (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0))
  const sorted = slopes.toSorted((a, b) => a - b)
  return sorted.length < 3 ? 0 : itemAt(sorted, sorted.length >> 1)
}

function toLine(line: TesseractLine, slope: number, pixelsPerPoint: number): RecognisedLine {
  const { baseline } = line
  const middle = (baseline.y0 + baseline.y1) / 2
  const straightX = (x: number): number => (x + slope * middle) / pixelsPerPoint
  return {
    words: spacedWords(line).map(({ text, bbox, spaced }): RecognisedWord => ({
      text,
      left: straightX(bbox.x0),
      right: straightX(bbox.x1),
      spaced,
    })),
    baseline: (middle - (slope * (baseline.x0 + baseline.x1)) / 2) / pixelsPerPoint,
    size: sizeOf(line) / pixelsPerPoint,
  }
}

/**
 * The words of a line, each with whether a space stands before it in the text of the line. A mark that is unsure stays:
 * it is no one's key.
 */
function spacedWords({
  text: whole,
  words,
}: TesseractLine): { readonly text: string; readonly bbox: Box; readonly spaced: boolean }[] {
  let at = 0
  return words
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, bbox, confidence }) => {
      const found = whole.indexOf(text.trim(), at)
      const between = found === -1 ? ' ' : whole.slice(at, found)
      if (found !== -1) at = found + text.trim().length
      const readable = confidence >= READABLE || !/[\p{L}\p{N}]/u.test(text)
      return { text: readable ? text.trim() : UNREADABLE, bbox, spaced: /\s/.test(between) }
    })
}

const HAN = /\p{Script=Han}/u

/** Of Latin letters the head of an ascender stands so high over the baseline, in ems. */
const ASCENDER = 0.73
/** A Chinese character fills so much of its square. */
const FILLED = 0.92
/** Fewer characters in a row are too few to measure. */
const MEASURABLE = 4

/**
 * The size of the font, in pixels: Chinese characters stand in squares, so their distance tells it better than their
 * height.
 */
function sizeOf(line: TesseractLine): number {
  const rows = squareRows(line.words.flatMap((word) => word.symbols))
  const squares = sum(rows.map((row) => row.length - 1))
  if (squares >= MEASURABLE - 1)
    return sum(rows.map((row) => centre(lastOf(row).bbox) - centre(firstOf(row).bbox))) / squares
  if (rows.length > 0) return (line.bbox.y1 - line.bbox.y0) / FILLED
  return (line.rowAttributes.rowHeight - line.rowAttributes.descenders) / ASCENDER
}

/** Marks that take a square of their own in Chinese print, as Tesseract writes them. */
const SQUARE = /^[\p{Script=Han}，。、；：？！「」『』（）《》,;:?!]$/u

/** Stretches of characters that stand in squares, from the first Chinese character of each to its last. */
function squareRows(symbols: readonly TesseractSymbol[]): TesseractSymbol[][] {
  let row: TesseractSymbol[] = []
  const rows = [row]
  for (const symbol of symbols) {
    if (SQUARE.test(symbol.text)) row.push(symbol)
    else rows.push((row = []))
  }
  return rows
    .map((whole) => whole.slice(whole.findIndex(isHan), whole.findLastIndex(isHan) + 1))
    .filter(({ length }) => length > 0)
}

const isHan = (symbol: TesseractSymbol): boolean => HAN.test(symbol.text)
const centre = ({ x0, x1 }: Box): number => (x0 + x1) / 2
