/** Interactive HTML, read by jsdom: each question as the paper has it, and by its key the page judges. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mustBeThere } from '#domain/must-be-there.ts'
import { passageText } from './passage-text.ts'
import type { Paper } from '#domain/paper.ts'
import { isDrawnFigure, type MarkingRow, type Question } from '#domain/question.ts'
import { parseRichText, plainText, type RichText } from '#domain/rich-text.ts'
import { numberedQuestions } from '#formats/numbered.ts'
import { withoutRepetition } from '#layout/lay-out-key.ts'
import { layOutQuiz } from '#layout/quiz.ts'
import { printQuiz } from '#printing/html/quiz/print-quiz.ts'
import { NAUGHTY_STRINGS } from '../../api/fuzzing/naughty-strings.ts'
import { naughtyPaper } from '../naughty-papers.ts'
import { ofRandomPapers } from '../of-random-papers.ts'
import { randomPapers } from '../random-papers.ts'
import { templateOf } from '../write-as.ts'
import { bare, readQuiz, type ReadQuizQuestion } from './read-quiz.ts'

ofRandomPapers(
  'random papers come back as they are',
  (numRuns) => fc.assert(fc.asyncProperty(randomPapers, expectRoundTrip), { numRuns }),
  10,
)

test('every naughty string is words in every field, and nothing else', { timeout: 60_000 }, async () => {
  const texts = NAUGHTY_STRINGS.filter((text) => bare(text) !== '').map((text) => text.slice(0, 5000))
  for (let at = 0; at < texts.length; at += 50) await expectRoundTrip(naughtyPaper(texts.slice(at, at + 50)))
})

async function expectRoundTrip(paper: Paper): Promise<void> {
  const template = templateOf(paper)
  const read = readQuiz(await printQuiz(layOutQuiz(paper, template)))
  expect(read.title).toBe(paper.title.trim() === '' ? '–' : shownAs(paper.title))
  expect(read.scripts).toBe(1)
  const asked = numberedQuestions(paper, template)
  expect(read.questions.map(({ number }) => number)).toEqual(asked.map(({ number }) => number))
  let above: Question['passageId']
  for (const [index, { question }] of asked.entries()) {
    const found = mustBeThere(read.questions[index], 'a question')
    const passage = paper.passages.find(({ id }) => id === question.passageId)
    if (passage === undefined) expect(found.passage).toBeUndefined()
    else if (question.passageId !== above)
      for (const text of passageText(passage)) expect(found.passage).toContain(line(text))
    above = question.passageId
    expectSame(found, question)
  }
}

/** A text of a person as a page shows it: what is of private use is a box. */
const shownAs = (text: string): string =>
  bare(
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\uE000-\uF8FF\uFFFD\uFFFE\uFFFF]|[\u{F0000}-\u{10FFFF}]/gu, '□'),
  )

const line = (text: RichText): string =>
  text
    .map((inline) => {
      switch (inline.kind) {
        case 'text':
          return shownAs(inline.text)
        case 'math':
          return '⟦⟧'
        case 'blank':
          return '____'
        case 'break':
          return ''
        case 'strong':
          return line(inline.content)
        case 'emphasis':
          return line(inline.content)
      }
    })
    .join('')

const rowsOf = (rows: readonly MarkingRow[]): string[][] => {
  const hasRemarks = rows.some(({ remark }) => (remark ?? '').trim() !== '')
  return rows.map(({ text, marks, remark }) => [
    line(text),
    `${marks}`,
    ...(hasRemarks ? [line(parseRichText(remark ?? ''))] : []),
  ])
}

function expectSame(found: ReadQuizQuestion, question: Question): void {
  expect(found.stem).toBe(line(question.stem))
  expect(found.marks).toBe(question.marks)
  expect(found.notes.map((note) => note.endsWith(line(question.explanation)))).toEqual(
    question.explanation.length === 0 ? [] : [true],
  )
  const figures = [
    question.figure,
    ...(question.type === 'long_question' ? question.parts.map(({ figure }) => figure) : []),
  ]
  expect(found.figures).toEqual(
    figures.flatMap((figure) => (figure !== undefined && isDrawnFigure(figure) ? [shownAs(figure.alt) || '–'] : [])),
  )
  switch (question.type) {
    case 'multiple_choice':
      expect([found.options, found.key]).toEqual([question.options.map(line), question.keyIndex])
      break
    case 'true_false':
      expect([found.options.length, found.key]).toEqual([2, question.key ? 0 : 1])
      break
    case 'fill_blank':
      expect(found.key).toEqual(question.keys.map((accepted) => accepted.map(plainText)))
      break
    case 'matching':
      expect([found.left, found.right]).toEqual([question.left.map(line), question.right.map(line)])
      expect(found.key).toEqual(question.left.map((_, left) => question.pairs.find(([one]) => one === left)?.[1]))
      break
    case 'short_answer':
      expect([found.answers, found.scheme]).toEqual([[line(question.key)], rowsOf(withoutRepetition(question))])
      break
    case 'essay':
      expect([found.answers, found.scheme]).toEqual([[], rowsOf(question.markingGuide)])
      break
    case 'long_question': {
      const answered = question.parts.filter(({ marks }) => marks > 0)
      expect(found.parts).toEqual(question.parts.map(({ stem }) => line(stem)))
      expect(found.answers).toEqual(answered.map(({ key }) => line(key)))
      expect(found.scheme).toEqual(answered.flatMap((part) => rowsOf(withoutRepetition(part))))
    }
  }
}
