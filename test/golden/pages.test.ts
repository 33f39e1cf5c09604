/** How a long paper falls into pages: nothing is torn apart, nothing is lost. */
import { describe, expect, test } from 'vitest'
import { optionLetter, QUESTION_TYPES, type QuestionType } from '#domain/question.ts'
import { layOut } from '#layout/lay-out.ts'
import { messagesIn } from '#messages/messages.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { comprehensiveExamination } from '#templates/comprehensive-examination.ts'
import { quickQuiz } from '#templates/quick-quiz.ts'
import { TEMPLATES } from '#templates/templates.ts'
import { readPdf } from './read-pdf.ts'
import { choose, essay, judge, long, short, writePaper } from './write-paper.ts'

const filler = (words: number): string =>
  Array.from({ length: words }, (_, index) => ['river', 'delta', 'harbour', 'trade', 'silk'][index % 5]).join(' ')
const marked = (index: number): string => `Q${String(index).padStart(2, '0')}`

/** Stems and options of every length; the first word names the question, each option names it too. */
const manyQuestions = writePaper({
  title: 'A long paper',
  language: 'en',
  timeLimit: 120,
  questions: [
    ...Array.from({ length: 30 }, (_, index) =>
      choose(
        `${marked(index)} ${filler(5 + ((index * 7) % 40))}`,
        ['one', 'two', 'three', 'four'].map((option) => `${marked(index)}-${option} ${filler((index * 5) % 25)}`) as [
          string,
          string,
          string,
          string,
        ],
        0,
      ),
    ),
    ...Array.from({ length: 8 }, (_, index) => judge(`${marked(30 + index)} ${filler(10 + index * 6)}`, true)),
    ...Array.from({ length: 5 }, (_, index) => short(`${marked(38 + index)} ${filler(20)}`, 'k', { marks: index + 1 })),
    essay(`${marked(43)} ${filler(30)}`, [['g', 10]]),
    long(`${marked(44)} ${filler(30)}`, [
      { label: '(a)', stem: filler(20), marks: 20, key: 'k' },
      { label: '(b)', stem: filler(20), marks: 4, key: 'k' },
    ]),
  ],
})

describe.each(TEMPLATES)('45 questions as $id', async (template) => {
  const { pages } = await readPdf(await printPdf(layOut(manyQuestions, template, { part: 'paper', pageSize: 'a4' })))
  const pageOf = (words: string): number[] => pages.flatMap((page, index) => (page.includes(words) ? [index] : []))

  test('go over several pages, each with its number', () => {
    expect(pages.length).toBeGreaterThan(4)
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`))
  })
  test('each stand on one page with all their options', () => {
    for (let index = 0; index < 30; index += 1) {
      const stem = pageOf(`${marked(index)} `)
      expect(stem).toHaveLength(1)
      for (const option of ['one', 'two', 'three', 'four'])
        expect(pageOf(`${marked(index)}-${option}`), marked(index)).toEqual(stem)
    }
  })
  test('follow the heading of their section on the same page', () => {
    const { sectionTitles } = messagesIn('en').paper
    const firsts = { multiple_choice: 0, true_false: 30, short_answer: 38, essay: 43, long_question: 44 } as const
    const types = QUESTION_TYPES.filter((type) => type in firsts)
    // An HKDSE paper has the letters of its sections alone.
    const headingOf = (type: QuestionType): string =>
      template.category.startsWith('hkdse') ? `SECTION ${optionLetter(types.indexOf(type))} (` : sectionTitles[type]
    for (const type of types)
      expect(pageOf(headingOf(type)), type).toEqual(pageOf(`${marked(firsts[type as keyof typeof firsts])} `))
  })
})

test.each(TEMPLATES)('a question longer than a page is printed whole, over several, as $id', async (template) => {
  const paper = writePaper({
    title: 'Long',
    language: 'en',
    timeLimit: 5,
    questions: [choose(`${filler(1500)} end-of-stem`, ['first', 'last'], 0), choose('after', ['x', 'y'], 0)],
  })
  const { pages } = await readPdf(await printPdf(layOut(paper, template, { part: 'paper', pageSize: 'a4' })))
  const words = pages.join(' ').split(/\s+/)
  expect(pages.length).toBeGreaterThan(1)
  expect(words.filter((word) => word === 'river')).toHaveLength(300)
  for (const word of ['end-of-stem', 'first', 'last', 'after']) expect(words).toContain(word)
})

describe('no last page holds a question or two alone', async () => {
  const questions = (count: number) =>
    Array.from({ length: count }, (_, index) => short(`${marked(index)} ${filler(25)}`, 'k', { marks: 4 }))
  const placesOf = async (count: number) => {
    const paper = writePaper({ title: 'Pages', language: 'en', timeLimit: 60, questions: questions(count) })
    const { pages } = await readPdf(
      await printPdf(layOut(paper, comprehensiveExamination, { part: 'paper', pageSize: 'a4' })),
    )
    return pages.map((page) => [...page.matchAll(/Q\d\d/g)].length)
  }
  test.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])('of %i', async (count) => {
    const places = await placesOf(count)
    expect(places.reduce((sum, one) => sum + one, 0)).toBe(count)
    expect(places.at(-1)).toBeGreaterThan(1)
  })
})

test('many short lines are not taken for a short question', async () => {
  const lines = Array.from({ length: 120 }, (_, index) => `${index}`).join('\n')
  const paper = writePaper({
    title: 'Lines',
    language: 'en',
    timeLimit: 5,
    questions: [choose(`${lines} end`, ['a', 'b'], 0)],
  })
  const { pages } = await readPdf(await printPdf(layOut(paper, quickQuiz, { part: 'paper', pageSize: 'a4' })))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.join(' ')).toContain('119 end')
})

test('the same paper gives the same bytes, another gives others', async () => {
  const print = async (title: string) =>
    Buffer.from(
      await printPdf(layOut({ ...manyQuestions, title }, comprehensiveExamination, { part: 'key', pageSize: 'a4' })),
    )
  const [first, again, other] = [await print('One'), await print('One'), await print('Two')]
  expect(again.equals(first)).toBe(true)
  expect(other.equals(first)).toBe(false)
})
