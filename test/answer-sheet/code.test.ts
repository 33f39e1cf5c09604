/** The QR code of an answer sheet, read by a reader that is not ours. */
import { expect, test } from 'vitest'
import { CODE } from '#layout/answer-sheet/places.ts'
import { qrBars, runOfPaper, writeSheetCode, type SheetCode } from '#layout/answer-sheet/sheet-code.ts'
import { readCodes, type GreyPicture } from './read-code.ts'

test.each([
  { paper: 'K7QM-2XVD', sheet: 0, page: 1 },
  { paper: 'AAAA-0000', sheet: 1, page: 2 },
  { paper: '', sheet: 32 ** 4 - 1, page: 31 },
])('says what was written: sheet $sheet, page $page', async ({ paper, ...code }) => {
  const written = { ...code, run: runOfPaper(paper) }
  expect(await readCodes(pictureOf(written))).toEqual([writeSheetCode(written)])
})

/** Four pixels a module, with the white that the sheet keeps around it. */
function pictureOf(code: SheetCode): GreyPicture {
  const quiet = Math.floor(CODE.quiet / CODE.module)
  const side = (CODE.modules + 2 * quiet) * 4
  const data = new Uint8Array(side * side).fill(255)
  for (const { row, from, to } of qrBars(code))
    for (let y = (row + quiet) * 4; y < (row + 1 + quiet) * 4; y += 1)
      data.fill(0, y * side + (from + quiet) * 4, y * side + (to + quiet) * 4)
  return { width: side, height: side, data }
}
