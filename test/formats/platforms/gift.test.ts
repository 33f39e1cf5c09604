/** GIFT read back by another's parser of it, the HTML in it by xmldom and MathJax. */
import fc from 'fast-check'
import { parse, type GIFTQuestion } from 'gift-pegjs'
import { describe, expect, test } from 'vitest'
import type { Paper } from '#domain/paper.ts'
import { optionLetter, QUESTION_TYPES, type Matching, type Question } from '#domain/question.ts'
import { parseRichText, plainText } from '#domain/rich-text.ts'
import { write as writeGift } from '#formats/gift/writer.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { NAUGHTY_STRINGS } from '../../api/fuzzing/naughty-strings.ts'
import { DEEP } from '#test/deep.ts'
import { EXAMINATION_PAPERS, GOLDEN_PAPERS, PASSAGE_PAPERS } from '../../golden/papers/golden-papers.ts'
import { randomPapers } from '../random-papers.ts'
import { templateOf } from '../write-as.ts'
import { naughtyQuestions, paperOf, withOwnIds } from './naughty-questions.ts'
import { readHtml } from './read-html.ts'
import { comparable, oneLine, shownQuestion, shownRows } from './shown-question.ts'
import { shown, tidy } from './shown.ts'

type Read = Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>

async function exported(paper: Paper): Promise<{ category: string; questions: readonly Read[] }> {
  const written = await writeGift(
    { paper, template: templateOf(paper), part: 'both', reader: 'owner' },
    undefined as never,
  )
  if (!written.ok) throw new TypeError('Not written')
  const [category, ...questions] = parse(new TextDecoder('utf-8', { fatal: true }).decode(written.value))
  if (category?.type !== 'Category') throw new TypeError('The first block names the category')
  return {
    category: category.title,
    questions: questions.map((question) => {
      if (question.type === 'Category' || question.type === 'Description') throw new TypeError(`No ${question.type}`)
      return question
    }),
  }
}

async function expectRoundTrip(paper: Paper): Promise<void> {
  const { questions } = await exported(paper)
  let left = questions.length
  for (const question of paper.questions) {
    const id = tidy(`${paper.code}-${question.id}`).replaceAll('[', '(').replaceAll(']', ')')
    const own = questions.filter((read) => read.id === id || (read.id ?? '').replace(/-\d+$/, '') === id)
    left -= own.length
    expectSame(question, own, paper)
  }
  expect(left).toBe(0)
}

function expectSame(question: Question, own: readonly Read[], paper: Paper): void {
  const { key, paper: words, difficulties } = printedIn(paper.language)
  const asked = shownQuestion(
    question,
    paper,
    (_, alt) => words.figureSays(alt.trim()),
    (alt) => words.figureSays(alt.trim()),
  )
  const read = own[0]!
  for (const [index, each] of own.entries()) {
    const isPart = each.type !== 'Essay' && question.type === 'fill_blank' && own.length > 1
    const lettered =
      question.type === 'matching' && each.type === 'Matching' && isLettered(question, each)
        ? question.right.map((right, place) => `<b>${optionLetter(place)}.</b> ${shown(right)}`)
        : []
    const { paragraphs, rows } = readHtml(each.stem.text)
    expect(each.stem.format).toBe('html')
    expect(comparable(oneLine(paragraphs))).toBe(
      comparable(oneLine([asked, ...lettered, isPart ? key.blank(index + 1) : ''])),
    )
    expect(rows).toEqual(shownRows(question, paper))
    expect(each.tags ?? []).toEqual(
      [question.topic, difficulties[question.difficulty]]
        .map((tag) => tidy(tag).replaceAll('[', '(').replaceAll(']', ')'))
        .filter((tag) => tag !== ''),
    )
    const told = readHtml(each.globalFeedback === null ? '' : each.globalFeedback.text)
    const explained = question.explanation.length === 0 ? [] : [shown(question.explanation)]
    expect(told.paragraphs.slice(0, explained.length)).toEqual(explained)
    // What only a marker needs stands there where nothing marks it.
    if (each.type !== 'Essay') expect([told.paragraphs.length, told.rows]).toEqual([explained.length, []])
    else if (question.type === 'short_answer')
      expect(told.paragraphs).toContain(tidy(`<b>${key.answer}:</b> ${shown(question.key)}`))
    else if (question.type === 'essay')
      expect(told.rows.slice(1)).toEqual(
        question.markingGuide.map(({ text, marks, remark }) => [
          shown(text),
          `${marks}`,
          shown(parseRichText(remark ?? '')),
        ]),
      )
  }
  if (question.type !== 'fill_blank' || read.type === 'Essay') expect(own).toHaveLength(1)
  switch (question.type) {
    case 'multiple_choice':
      if (read.type !== 'MC') throw new TypeError(read.type)
      expect(read.choices.map(({ text, isCorrect }) => ({ words: line(text.text), isCorrect }))).toEqual(
        question.options.map((option, index) => ({ words: shown(option), isCorrect: index === question.keyIndex })),
      )
      return
    case 'true_false':
      expect(read).toMatchObject({ type: 'TF', isTrue: question.key })
      return
    case 'fill_blank':
      if (read.type === 'Essay') return expect(cannotBeTyped(question)).toBe(true)
      expect(own.map(answersOf)).toEqual(
        question.keys.map((accepted) => accepted.map((answer) => tidy(plainText(answer)))),
      )
      return
    case 'matching': {
      if (read.type === 'Essay') return expect(question.left.length + question.right.length).toBe(2)
      if (read.type !== 'Matching') throw new TypeError(read.type)
      const nameOf = (place: number): string =>
        isLettered(question, read) ? optionLetter(place) : tidy(plainText(question.right[place]!))
      const partners = question.left.map((left, index) => ({
        left: shown(left),
        right: nameOf(question.pairs.find(([from]) => from === index)![1]),
      }))
      const unused = question.right
        .map((_, place) => place)
        .filter((place) => question.pairs.every(([, to]) => to !== place))
        .map((place) => ({ left: '', right: nameOf(place) }))
      expect(
        read.matchPairs.map(({ subquestion, subanswer }) => ({
          left: subquestion.text === '' ? '' : line(subquestion.text),
          right: tidy(decoded(subanswer)),
        })),
      ).toEqual([...partners, ...unused])
      return
    }
    case 'short_answer':
    case 'essay':
    case 'long_question':
      expect(read.type).toBe('Essay')
  }
}

const line = (html: string): string => readHtml(html).paragraphs.join('\n')
/** Where a right side is more than plain words, letters stand for all of them. */
const isLettered = ({ right }: Matching, { matchPairs }: Extract<Read, { type: 'Matching' }>): boolean =>
  matchPairs.every(({ subanswer }) => /^[A-Z]$/.test(subanswer)) &&
  right.some((side) => shown(side) !== tidy(plainText(side)) || /^$|[<>&]/.test(tidy(plainText(side))))

/** The parser leaves the names of escaped signs in the right side of a pair. */
const decoded = (words: string): string =>
  words.replace(/&&(\d{3});/g, (_, code: string) => String.fromCodePoint(Number(code)))

function answersOf(read: Read): string[] {
  if (read.type === 'Numerical')
    return [read.choices]
      .flat()
      .map((choice) => ('text' in choice ? choice.text : choice))
      .map(({ number, range }) => {
        expect(range).toBe(0)
        return String(number)
      })
  if (read.type !== 'Short') throw new TypeError(read.type)
  return read.choices.map(({ text: { text, format }, weight, isCorrect }) => {
    expect({ format, weight, isCorrect }).toEqual({ format: 'plain', weight: 100, isCorrect: true })
    // A star that no backslash escapes would stand for any words.
    expect(text).not.toMatch(/(?<!\\)\*/)
    return tidy(text.replaceAll('\\*', '*'))
  })
}

const cannotBeTyped = ({ keys }: Extract<Question, { type: 'fill_blank' }>): boolean =>
  keys.flat(2).some(({ kind }) => kind !== 'text' && kind !== 'break') ||
  keys.flat().some((key) => tidy(plainText(key)) === '' || /->|&&0/.test(plainText(key)))

test.each(Object.entries({ ...GOLDEN_PAPERS, ...PASSAGE_PAPERS, ...EXAMINATION_PAPERS }))('%s', async (_, paper) => {
  const { category } = await exported(paper)
  expect(category).toBe(`$course$/${paper.title}`)
  await expectRoundTrip(paper)
})

describe('random papers say in GIFT what they said', () => {
  const holds = (numRuns: number) =>
    fc.assert(
      fc.asyncProperty(randomPapers, (paper) => expectRoundTrip({ ...withOwnIds(paper), code: 'CODE' })),
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
