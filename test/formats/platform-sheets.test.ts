/** The spreadsheets of Kahoot and Wayground, read by exceljs, against the columns and limits that their templates name. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weightOf } from '#domain/loss.ts'
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { formatRichText } from '#domain/rich-text.ts'
import { numberedQuestions } from '#formats/numbered.ts'
import { FORMATS } from '#formats/formats.ts'
import { lossesOf } from '#formats/losses.ts'
import { askedText, inOneLine, lineOf } from '#formats/words.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordLoss } from '#messages/word-losses.ts'
import { NAUGHTY_STRINGS } from '../api/fuzzing/naughty-strings.ts'
import { naughtyPaper } from './naughty-papers.ts'
import { ofRandomPapers } from './of-random-papers.ts'
import { randomPapers } from './random-papers.ts'
import { readSheets } from './read-sheets.ts'
import { templateOf, writeAs, writtenAs } from './write-as.ts'

const word = (text: Parameters<typeof lineOf>[0]): string => inOneLine(lineOf(text, { formulas: 'line' }))
const sheetOf = async (bytes: Uint8Array) => [...(await readSheets(bytes)).values()][0]!
const asked = (paper: Paper, holds: (question: Question) => boolean): readonly Question[] =>
  numberedQuestions(paper, templateOf(paper))
    .map(({ question }) => question)
    .filter(holds)

describe('Kahoot', () => {
  const stemOf = (question: Question, { language }: Paper): string =>
    inOneLine(askedText(question, { formulas: 'line', figures: 'described' }, language))
  const isHeld = (question: Question, paper: Paper): boolean =>
    (question.type === 'true_false' ||
      (question.type === 'multiple_choice' && question.options.every((option) => word(option).length <= 75))) &&
    question.passageId === undefined &&
    stemOf(question, paper).length <= 120

  ofRandomPapers('random papers: every choice and every statement in its row, within the limits', async (numRuns) => {
    await fc.assert(
      fc.asyncProperty(randomPapers, async (paper) => {
        const questions = asked(paper, (question) => isHeld(question, paper))
        const bytes = await writeAs('kahoot', paper)
        expect(bytes === undefined).toBe(questions.length === 0 && paper.questions.length > 0)
        if (bytes === undefined) return
        const rows = await sheetOf(bytes)
        expect(rows[7]!.slice(1).map((head) => `${head}`.replace(/ - .*| \(sec.*/, ''))).toEqual([
          'Question',
          ...[1, 2, 3, 4].map((number) => `Answer ${number}`),
          'Time limit',
          'Correct answer(s)',
        ])
        const found = rows.slice(8)
        expect(found).toHaveLength(questions.length)
        for (const [index, question] of questions.entries()) {
          const [number, stem, ...others] = found[index]!
          const [answers, [seconds, right]] = [others.slice(0, 4), others.slice(4)]
          expect(number).toBe(index + 1)
          expect(stem ?? '').toBe(stemOf(question, paper))
          expect(question.type === 'true_false' ? [30] : [5, 10, 20, 30, 60, 90, 120, 240]).toContain(seconds)
          const given = answers.filter((answer) => answer !== undefined)
          expect(given.length).toBeGreaterThanOrEqual(2)
          expect(given.every((answer) => `${answer}`.length <= 75)).toBe(true)
          const key = question.type === 'multiple_choice' ? word(question.options[question.keyIndex]!) : undefined
          if (key !== undefined) expect(answers[Number(right) - 1]).toBe(key)
          else expect(right).toBe(question.type === 'true_false' && question.key ? 1 : 2)
        }
      }),
      { numRuns },
    )
  })

  test('every naughty string is text and within the limits', async () => {
    const texts = NAUGHTY_STRINGS.filter((text) => text.trim() !== '')
    const paper = naughtyPaper(texts)
    const rows = (await sheetOf(await writtenAs('kahoot', paper))).slice(8)
    const held = asked(paper, (question) => isHeld(question, paper))
    expect(held.length).toBeGreaterThan(texts.length)
    expect(rows.map((row) => row[1])).toEqual(held.map((question) => stemOf(question, paper)))
    for (const row of rows) expect([`${row[1]}`.length <= 120, `${row[2]}`.length <= 75]).toEqual([true, true])
  })

  test('nothing is cut: a question that does not fit is left out, and told', async () => {
    const paper = naughtyPaper(['x'])
    const [choice, statement] = paper.questions
    const long = { ...statement!, stem: [{ kind: 'text', text: 'y'.repeat(121) }] as const }
    const wide = { ...choice!, options: [choice!.stem, [{ kind: 'text', text: 'z'.repeat(76) }]] } as Question
    const described = { ...statement!, figure: { svg: '<svg/>', alt: 'w'.repeat(120) } }
    const all = { ...paper, questions: [choice!, long, wide, described] }
    expect((await sheetOf(await writtenAs('kahoot', all))).slice(8)).toHaveLength(1)
    expect(
      lossesOf(FORMATS.kahoot, all, { template: templateOf(all), part: 'both', choice: 'convert' })
        .filter((loss) => weightOf(loss) === 'left_out')
        .map((loss) => wordLoss(loss, 'Kahoot', 'convert', messagesIn('en'))),
    ).toEqual([
      '2 questions do not fit Kahoot’s 120 characters: they are left out (Questions 3–4).',
      '1 question has options that do not fit Kahoot’s 75 characters: it is left out (Question 2).',
    ])
  })

  test('the key stays where wrong options are dropped', async () => {
    const paper = naughtyPaper(['x'])
    const choice = paper.questions[0]!
    if (choice.type !== 'multiple_choice') throw new Error('A choice was wanted')
    const options = ['a', 'b', 'c', 'd', 'e'].map((text) => [{ kind: 'text', text }] as const)
    const at = async (keyIndex: number) => {
      const question = { ...choice, options: options as never, keyIndex }
      const row = (await sheetOf(await writtenAs('kahoot', { ...paper, questions: [question] })))[8]!
      return [...row.slice(2, 6), row[7]]
    }
    expect(await at(0)).toEqual(['a', 'b', 'c', 'd', 1])
    expect(await at(3)).toEqual(['a', 'b', 'c', 'd', 4])
    expect(await at(4)).toEqual(['a', 'b', 'c', 'e', 4])
  })

  test('nothing is written of a paper that holds nothing for it, and of one whose questions are all changed', async () => {
    const essays = naughtyPaper(['x'])
    expect(await writeAs('kahoot', { ...essays, questions: essays.questions.slice(4) })).toBeUndefined()
    expect(await writeAs('kahoot', essays, { losses: 'leave_out' })).toBeUndefined()
  })
})

describe('Wayground', () => {
  ofRandomPapers('random papers: every question in its row, with what its type asks for', async (numRuns) => {
    await fc.assert(
      fc.asyncProperty(
        randomPapers.filter(({ questions }) => questions.length > 0),
        async (paper) => {
          const rows = await sheetOf(await writtenAs('wayground', paper))
          expect(rows[0]!.map((head) => `${head}`).join()).toBe(
            'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation',
          )
          const questions = asked(paper, () => true)
          expect(rows).toHaveLength(2 + questions.length)
          for (const [index, question] of questions.entries()) {
            const [stem, type, ...others] = rows[index + 2]!
            const [options, [key, seconds, image, explanation]] = [others.slice(0, 5), others.slice(5)]
            expect(`${stem}`).toContain(lineOf(question.stem, { formulas: 'line' }))
            expect([seconds, image].map((cell) => typeof cell)).toEqual(['number', 'undefined'])
            const words = lineOf(question.explanation, { formulas: 'line' })
            if (words !== '') expect(`${explanation}`).toContain(words)
            if (question.type === 'multiple_choice') {
              expect([type, options[Number(key) - 1]]).toEqual([
                'Multiple Choice',
                word(question.options[question.keyIndex]!),
              ])
            } else if (question.type === 'true_false') {
              expect([type, key]).toEqual(['Multiple Choice', question.key ? 1 : 2])
            } else if (question.type === 'fill_blank' && question.keys.length === 1) {
              expect([type, key, options[0]]).toEqual(['Fill-in-the-Blank', undefined, word(question.keys[0][0])])
            } else {
              expect([type, key, ...options]).toEqual(['Open-Ended', ...Array.from({ length: 6 }, () => undefined)])
              if (question.type === 'short_answer')
                expect(`${explanation}`, formatRichText(question.key)).toContain(
                  lineOf(question.key, { formulas: 'line' }),
                )
            }
          }
        },
      ),
      { numRuns },
    )
  })

  test('every naughty string is text', async () => {
    const texts = NAUGHTY_STRINGS.filter((text) => text.trim() !== '' && text.length < 9999)
    const rows = (await sheetOf(await writtenAs('wayground', naughtyPaper(texts)))).slice(2)
    expect(rows).toHaveLength(7 * texts.length)
  })
})
