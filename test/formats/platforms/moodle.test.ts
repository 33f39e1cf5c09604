/** Moodle XML read back by another's XML reader, by MathJax's search for formulas, and by the documented form. */
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import type { Paper } from '#domain/paper.ts'
import { optionLetter, QUESTION_TYPES, type Matching, type Question } from '#domain/question.ts'
import { parseRichText, plainText } from '#domain/rich-text.ts'
import { write as writeMoodle } from '#formats/moodle/writer.ts'
import { DEEP } from '#test/deep.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { NAUGHTY_STRINGS } from '../../api/fuzzing/naughty-strings.ts'
import { EXAMINATION_PAPERS, GOLDEN_PAPERS, PASSAGE_PAPERS } from '../../golden/papers/golden-papers.ts'
import { randomPapers } from '../random-papers.ts'
import { naughtyQuestions, paperOf, withOwnIds } from './naughty-questions.ts'
import { readMoodle, type ReadQuestion } from './read-moodle.ts'
import { drawings, oneLine, shownQuestion, shownRows, comparable } from './shown-question.ts'
import { shown, tidy } from './shown.ts'

const nothing = undefined as never

async function exported(paper: Paper): Promise<{ category: string; questions: readonly ReadQuestion[] }> {
  const written = await writeMoodle({ paper, template: templateOf(paper), part: 'both', reader: 'owner' }, nothing)
  if (!written.ok) throw new TypeError('Not written')
  return readMoodle(new TextDecoder('utf-8', { fatal: true }).decode(written.value))
}
const templateOf = (paper: Paper) => findTemplate(paper.templateId) ?? templateFor(paper.configuration)

function expectSame(question: Question, read: ReadQuestion, paper: Paper): void {
  const messages = printedIn(paper.language)
  expect(read.feedback).toEqual(question.explanation.length === 0 ? [] : [shown(question.explanation)])
  expect(read.tags).toEqual(
    [question.topic, messages.difficulties[question.difficulty]].map(tidy).filter((tag) => tag !== ''),
  )
  expect(read.files).toEqual(drawings(question, paper))
  expect(read.rows).toEqual(shownRows(question, paper))
  const asked = shownQuestion(
    question,
    paper,
    (svg, alt) => `[@@PLUGINFILE@@/figure-${read.files.indexOf(svg) + 1}.svg|${alt}]`,
  )
  const lettered = read.type === 'cloze' && question.type === 'matching' ? letteredPairs(question) : []
  expect(comparable(oneLine(read.text))).toBe(comparable(oneLine([asked, ...lettered])))
  if (read.type === 'cloze') return expectSameFields(question, read)
  expect(read.marks).toBe(question.marks)
  switch (question.type) {
    case 'multiple_choice':
      expect(read).toMatchObject({ type: 'multichoice', single: true, shuffled: false })
      expect(read.answers).toEqual(
        question.options.map((option, index) => ({
          words: shown(option),
          fraction: index === question.keyIndex ? 100 : 0,
        })),
      )
      return
    case 'true_false':
      expect(read.type).toBe('truefalse')
      expect(read.answers).toEqual(
        [true, false].map((truth) => ({ words: String(truth), fraction: truth === question.key ? 100 : 0 })),
      )
      return
    case 'matching': {
      expect(read).toMatchObject({ type: 'matching', shuffled: false })
      const partners = question.left.map((left, index) => {
        const place = question.pairs.find(([from]) => from === index)![1]
        return { left: shown(left), right: tidy(plainText(question.right[place]!)) }
      })
      const unused = question.right
        .filter((_, place) => question.pairs.every(([, to]) => to !== place))
        .map((right) => ({ left: '', right: tidy(plainText(right)) }))
      expect(read.pairs).toEqual([...partners, ...unused])
      return
    }
    case 'fill_blank':
      // Only where a pupil cannot type one of the answers.
      expect(
        question.keys.flat(2).some(({ kind }) => kind !== 'text' && kind !== 'break') ||
          question.keys.flat().some((key) => tidy(plainText(key)) === ''),
      ).toBe(true)
      expect(read.guide.filter((line) => line.startsWith('<b>' + tidy(`${messages.key.answer}:`)))).toHaveLength(
        question.keys.flat().length,
      )
      break
    case 'short_answer':
      expect(read.guide).toContain(tidy(`<b>${messages.key.answer}:</b> ${shown(question.key)}`))
      break
    case 'essay':
      expect(read.scheme).toEqual(
        question.markingGuide.map(({ text, marks, remark }) => [
          shown(text),
          `${marks}`,
          shown(parseRichText(remark ?? '')),
        ]),
      )
      break
    case 'long_question':
      for (const { marks, key } of question.parts)
        if (marks > 0) expect(read.guide).toContain(tidy(`<b>${messages.key.answer}:</b> ${shown(key)}`))
  }
  expect(read.type).toBe('essay')
}

const letteredPairs = ({ left, right }: Matching): string[] => [
  ...left.map((side) => `${shown(side)} ____`),
  ...right.map((side, place) => `<b>${optionLetter(place)}.</b> ${shown(side)}`),
]

function expectSameFields(question: Question, { fields }: ReadQuestion): void {
  if (question.type === 'fill_blank') {
    expect(fields.map(({ right }) => right)).toEqual(
      question.keys.map((accepted) => accepted.map((answer) => tidy(plainText(answer)))),
    )
    expect(fields.every(({ wrong }) => wrong.length === 0)).toBe(true)
  } else if (question.type === 'matching') {
    expect(fields.map(({ right }) => right)).toEqual(
      question.left.map((_, index) => [optionLetter(question.pairs.find(([from]) => from === index)![1])]),
    )
    expect(fields.every(({ right, wrong }) => right.length + wrong.length === question.right.length)).toBe(true)
  } else throw new TypeError(`${question.type} is no question with answers in its text`)
  expect(fields.reduce((sum, { marks }) => sum + marks, 0)).toBe(Math.max(question.marks, fields.length))
}

async function expectRoundTrip(paper: Paper): Promise<void> {
  const { questions } = await exported(paper)
  expect(questions).toHaveLength(paper.questions.length)
  for (const question of paper.questions) {
    const id = [...`${paper.code}-${question.id}`].slice(0, 100).join('')
    const [read, ...others] = questions.filter(({ idnumber }) => idnumber === tidy(id))
    expect(others).toEqual([])
    expectSame(question, read!, paper)
  }
}

describe('the golden papers', () => {
  test.each(Object.entries({ ...GOLDEN_PAPERS, ...EXAMINATION_PAPERS, ...PASSAGE_PAPERS }))('%s', async (_, paper) => {
    const { category, questions } = await exported(paper)
    expect(category).toBe(`$course$/${paper.title}`)
    expect(questions.map(({ name }) => Number.parseInt(name, 10))).toEqual(questions.map((_each, index) => index + 1))
    await expectRoundTrip(paper)
  })
})

test('names tell the number and how a question begins, with formulas in a line', async () => {
  const { questions } = await exported(GOLDEN_PAPERS['english-science']!)
  expect(questions[3]!.name).toBe('04 A battery of 6 V drives a current of 0.5 A through a lamp. What is the resistanc')
})

describe('random papers say in Moodle what they said', () => {
  const holds = (numRuns: number) =>
    fc.assert(
      fc.asyncProperty(randomPapers, (paper) => expectRoundTrip(withOwnIds(paper))),
      { numRuns },
    )
  test('100 of them', () => holds(100))
  test('500 of them', DEEP, () => holds(500))
})

describe('naughty strings stay text in every field', () => {
  test('each in a question of one type', () => expectAll((questions, index) => [questions[index % questions.length]!]))
  for (const type of QUESTION_TYPES)
    test(`each in a question of the type ${type}`, DEEP, () =>
      expectAll((questions) => questions.filter((question) => question.type === type)),
    )

  async function expectAll(pick: (questions: Question[], index: number) => Question[]): Promise<void> {
    for (const [index, naughty] of NAUGHTY_STRINGS.entries())
      await expectRoundTrip(paperOf(naughty, pick(naughtyQuestions(naughty), index)))
  }
})
