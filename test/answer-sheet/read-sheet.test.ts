/** An answer sheet as a picture: a machine finds it by its markers, reads its code and what was filled in. */
import { expect, test } from 'vitest'
import { layOutAnswerSheet } from '#layout/answer-sheet/lay-out-answer-sheet.ts'
import { MARKERS, sheetRows } from '#layout/answer-sheet/places.ts'
import { runOfPaper, writeSheetCode } from '#layout/answer-sheet/sheet-code.ts'
import { findSheet } from './find-sheet.ts'
import { drawn } from './pictures.ts'
import { readsBack } from './read-sheet-suite.ts'

const words = { heading: 'ANSWER SHEET', title: 'Test', number: 'Number', instructions: [], fields: ['Name'] }
const run = runOfPaper('K7QM-2XVD')
const sheetOf = (count: number, letters: string) => {
  const questions = Array.from({ length: count }, (_, index) => ({
    number: `${index + 1}`,
    letters: Array.from(letters),
  }))
  return { ...layOutAnswerSheet(questions, words, { run, sheet: 7 }), rows: sheetRows(questions) }
}

test.each([
  { count: 45, letters: 'ABCD', page: 0 },
  { count: 61, letters: 'ABCDE', page: 1 },
])('page $page of $count questions of $letters, as the screen draws it', async ({ count, letters, page }) => {
  const { pages, rows } = sheetOf(count, letters)
  const code = writeSheetCode({ run, sheet: 7, page: page + 1 })
  await readsBack(drawn(pages[page]!, 130), rows[page]!, code, (place) => place)
})

test('a sheet without its fifth marker is not taken for one: nobody could tell which way up it is', () => {
  const [page] = sheetOf(45, 'ABCD').pages
  const fifth = MARKERS[4]!
  const marks = page.marks.filter(({ x, y }) => Math.abs(x - fifth.x) > 5 || Math.abs(y - fifth.y) > 5)
  expect(marks).toHaveLength(page.marks.length - 5)
  expect(findSheet(drawn(page, 100))).toBeDefined()
  expect(findSheet(drawn({ ...page, marks }, 100))).toBeUndefined()
})
