/**
 * The printed PDF as a scanner sees it: found by its markers, its code read by a foreign reader, its answers read.
 *
 * @module-tag deep
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { sheetRows, type Place } from '#layout/answer-sheet/places.ts'
import { runOfPaper, writeSheetCode } from '#layout/answer-sheet/sheet-code.ts'
import { layOut } from '#layout/lay-out.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { hkdsePaper2 as template } from '#templates/hkdse-paper-2.ts'
import { hkdsePaper2 } from '../golden/papers/hkdse-paper-2.ts'
import { printedPages } from './printed-sheet.ts'
import type { GreyPicture } from './read-code.ts'
import { readsBack } from './read-sheet-suite.ts'

/** Below, poppler moves what it draws to whole dots, a quarter of a millimetre each: that would be measured, not the sheet. */
const cases = PAPER_LANGUAGES.flatMap((language) => [150, 200].map((dpi) => ({ language, dpi })))

test.for(cases)('a Paper 2 in $language at $dpi dpi', async ({ language, dpi }, { skip }) => {
  skip(!hasPdftoppm(), 'pdftoppm (poppler) is not installed')
  const bytes = await printPdf(layOut({ ...hkdsePaper2, language }, template, { part: 'paper', pageSize: 'a4' }))
  const pages = await printedPages(bytes)
  const { texts } = pages.at(-1)!
  const questions = Array.from({ length: 45 }, (_, index) => ({ number: `${index + 1}`, letters: Array.from('ABCD') }))
  const [rows] = sheetRows(questions)
  const code = writeSheetCode({ run: runOfPaper(hkdsePaper2.code), sheet: 0, page: 1 })
  // A pupil fills the bubble that shows the letter, wherever the table believes it to be.
  const letters = texts.filter(({ text }) => /^[0-9A-D]$/.test(text))
  const letterAt = ({ x, y }: Place): Place => {
    const places = letters.map(({ left, right, baseline }) => ({ x: (left + right) / 2, y: baseline - 0.8 }))
    return places.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]!
  }
  const picture = rasterised(bytes, pages.length, dpi)
  expect(picture.width).toBeGreaterThan((dpi * 210) / 25.4 - 2)
  await readsBack(picture, rows!, code, letterAt)
})

const hasPdftoppm = (): boolean => {
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A page in grey, as a scanner at this resolution would have it. */
function rasterised(pdf: Uint8Array, page: number, dpi: number): GreyPicture {
  const folder = mkdtempSync(join(tmpdir(), 'answer-sheet-'))
  try {
    const file = join(folder, 'paper.pdf')
    writeFileSync(file, pdf)
    const wanted = ['-f', `${page}`, '-l', `${page}`, '-r', `${dpi}`, '-gray', '-singlefile']
    execFileSync('pdftoppm', [...wanted, file, join(folder, 'page')], { stdio: 'ignore' })
    return fromPgm(readFileSync(join(folder, 'page.pgm')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Netpbm's grey: "P5", width, height, the value of white, then a byte for each pixel. */
function fromPgm(bytes: Uint8Array): GreyPicture {
  const [head = '', width, height] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(bytes.slice(0, 60)).toString('latin1')) ?? []
  return { width: Number(width), height: Number(height), data: bytes.subarray(head.length) }
}
