/**
 * The questions of the list: their order, and the right answer wherever what is stored names one (specification 1,
 * section 5).
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PaperJson } from '#domain/paper-json.ts'
import { readPaper } from '#web/quiz/public-paper.ts'

const quiz = JSON.parse(readFileSync('samples/papers/quick-quiz-nutrition-en.json', 'utf8')) as PaperJson
const [first] = quiz.questions
const OPTIONS = ['Iron', 'Calcium', 'Zinc', 'Iodine']

/** What is shown of a multiple-choice question with this key, for its owner. */
const shownWith = (correctAnswer: unknown, options: unknown = OPTIONS) =>
  readPaper({ ...quiz, questions: [{ ...first, type: 'multiple_choice', options, correctAnswer }] })

describe('the right option is found', () => {
  test.each([
    { by: 'its letter', key: 'C', index: 2 },
    { by: 'a small letter with a bracket', key: 'c)', index: 2 },
    { by: 'a digit', key: '2', index: 2 },
    { by: 'a number', key: 0, index: 0 },
    { by: 'its text', key: 'Iodine', index: 3 },
    { by: 'letter and text', key: 'B. Calcium', index: 1 },
    { by: 'an object', key: { answer: 'D' }, index: 3 },
  ])('by $by', ({ key, index }) => {
    expect(shownWith(key)?.questions[0]?.answer).toEqual({ kind: 'option', index })
  })

  test.each([
    { name: 'a letter beyond the options', key: 'F' },
    { name: 'a text that is no option', key: 'Gold' },
    { name: 'a text that is two of them', key: 'Iron', options: ['Iron', 'Iron', 'Zinc'] },
    { name: 'nothing', key: undefined },
    { name: 'null', key: null },
  ])('but not by $name: the question is shown, and that no option can be highlighted', ({ key, options }) => {
    const read = shownWith(key, options)
    expect(read?.questions[0]).toMatchObject({ answer: { kind: 'unknown' }, asks: { kind: 'options' } })
    expect(read?.paper.part).toBe('paper')
    expect(read?.key).toBeUndefined()
  })
})

test('questions stand in the order and under the numbers and headings of print', () => {
  const paper = JSON.parse(readFileSync('samples/papers/hkdse-paper-1-en.json', 'utf8')) as PaperJson
  const shown = readPaper(paper)!.questions
  expect(shown.map(({ place, number }) => `${place}.` === number)).toEqual(shown.map(() => true))
  expect(shown.flatMap(({ heading, place }) => (heading === undefined ? [] : [`${place} ${heading.title}`]))).toEqual([
    '1 SECTION A(1)',
    '10 SECTION A(2)',
    '15 SECTION B',
  ])
})

test('what is no paper is told from one', () => {
  expect(readPaper({})).toBeUndefined()
  expect(readPaper({ ...quiz, questions: 'none' })).toBeUndefined()
})
