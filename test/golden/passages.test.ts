/** Passages as a reader of the PDF finds them: once, above their questions, with line numbers that begin anew. */
import { describe, expect, test } from 'vitest'
import type { Paper } from '#domain/paper.ts'
import { layOut } from '#layout/lay-out.ts'
import { comprehensiveExamination } from '#templates/comprehensive-examination.ts'
import { hongKongSecondaryEnglish } from '#templates/hong-kong-secondary-english.ts'
import { englishReading } from './papers/english-reading.ts'
import { choose, textPassage, writePaper } from './write-paper.ts'
import { readPdf } from './read-pdf.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'

async function pagesOf(paper: Paper, template = comprehensiveExamination): Promise<readonly string[]> {
  const bytes = await printPdf(layOut(paper, template, { part: 'paper', pageSize: 'a4' }), (warning) => {
    throw new Error(JSON.stringify(warning))
  })
  return (await readPdf(bytes)).pages
}

const asked = (passage: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    choose(`Question ${index + 1} about ${passage}?`, ['One', 'Two', 'Three', 'Four'], 0, { passage }),
  )
const paperOf = (words: Readonly<Record<string, string>>, count: number): Paper =>
  writePaper({
    title: 'Long reading',
    language: 'en',
    timeLimit: 60,
    passages: Object.entries(words).map(([id, text]) => textPassage(id, text, { title: id, lineNumbers: true })),
    questions: Object.keys(words).flatMap((id) => asked(id, count)),
  })
const sentence = 'The ferry left the pier in the rain and nobody on board said a word about the lamp. '
/** Numbers that stand alone in a line, as those of lines do. */
const lineNumbers = (page: string): string[] => page.split('\n').filter((line) => /^\d+$/.test(line))

describe.each([
  { name: 'in one column', template: comprehensiveExamination },
  { name: 'where others stand in two columns', template: hongKongSecondaryEnglish },
])('a passage $name', ({ template }) => {
  test('stands once, after the heading of its section and before its questions', async () => {
    const text = (await pagesOf(englishReading, template)).join('\n')
    const places = [
      'Reading and Data Questions',
      'answer Questions 8 to 11',
      'Every evening',
      '8. What did',
      '11. What',
    ] //
      .map((words) => [words, text.indexOf(words), text.lastIndexOf(words)] as const)
    expect(places.filter(([, first, last]) => first === -1 || first !== last)).toEqual([])
    expect(places.map(([words]) => words)).toEqual(
      places.toSorted(([, one], [, other]) => one - other).map(([words]) => words),
    )
  })
})

test('line numbers begin anew in each passage', async () => {
  const pages = await pagesOf(paperOf({ First: sentence.repeat(13), Second: sentence.repeat(13) }, 1))
  expect(pages.flatMap(lineNumbers)).toEqual(['5', '10', '5', '10'])
})

test('a passage longer than a page breaks, counts on and is not left by its first question', async () => {
  const pages = await pagesOf(paperOf({ Long: Array<string>(12).fill(sentence.repeat(8)).join('\n\n') }, 4))
  const numbers = pages.flatMap(lineNumbers).map(Number)
  expect(numbers.length).toBeGreaterThan(12)
  expect(numbers).toEqual(numbers.map((_, index) => 5 * (index + 1)))
  const first = pages.findIndex((page) => page.includes('Question 1 about Long?'))
  expect(pages[first]).toContain('about the lamp.')
})
