import { describe, expect, test } from 'vitest'
import type { Paper } from '#domain/paper.ts'
import { plainText } from '#domain/rich-text.ts'
import { comprehensiveExamination } from '#templates/comprehensive-examination.ts'
import { hkdsePaper1 } from '#templates/hkdse-paper-1.ts'
import { chineseReading } from '#test/golden/papers/chinese-reading.ts'
import { englishReading } from '#test/golden/papers/english-reading.ts'
import { layOut } from './lay-out.ts'
import { publicKey } from './public-key.ts'

const sectionsOfPaper = (paper: Paper, template = comprehensiveExamination) =>
  layOut(paper, template, { part: 'paper', pageSize: 'a4' }).blocks.flatMap((block) =>
    block.kind === 'section' ? [block] : [],
  )
const questionsOf = (paper: Paper) => sectionsOfPaper(paper).flatMap(({ questions }) => questions)

describe('a passage', () => {
  test('stands once, above the first of its questions, and says their numbers', () => {
    const above = questionsOf(englishReading).flatMap(({ number, passage }) =>
      passage === undefined ? [] : [[number, passage.instruction, passage.questions]],
    )
    expect(above).toEqual([
      ['2.', 'Read the passage below and answer Questions 2 to 4.', 3],
      ['5.', 'Study the table below and answer Questions 5 and 6.', 2],
      ['7.', 'Study the figure below and answer Question 7.', 1],
      ['8.', 'Read the passage below and answer Questions 8 to 11.', 4],
    ])
  })
  test('says them in Chinese', () => {
    expect(questionsOf(chineseReading).flatMap(({ passage }) => passage?.instruction ?? [])).toEqual([
      '根據下表，回答第2及3題。',
      '閱讀下文，然後回答第4至7題。',
    ])
    const simplified = questionsOf({ ...chineseReading, language: 'zh-CN' })
    expect(simplified.flatMap(({ passage }) => passage?.instruction ?? [])).toEqual([
      '根据下表，回答第2、3题。',
      '阅读下文，回答第4至7题。',
    ])
  })
  test('has its paragraphs, and numbers at every fifth line where they are asked for', () => {
    const contents = questionsOf(englishReading).flatMap(({ passage }) => passage?.content ?? [])
    expect(contents.map((content) => (content.kind === 'text' ? content.paragraphs.length : content.kind))).toEqual([
      1,
      'table',
      'figure',
      4,
    ])
    expect(contents[3]).toMatchObject({ lineNumbersEvery: 5 })
    expect(contents[0]).not.toHaveProperty('lineNumbersEvery')
  })
  test('with a blank for each question is a cloze: each blank has the number of its question', () => {
    const [cloze] = questionsOf(englishReading).flatMap(({ passage }) => passage?.content ?? [])
    const words = cloze?.kind === 'text' ? plainText(cloze.paragraphs[0]!.text) : ''
    expect(words).toContain('The night market (2) ____ at six')
    expect(words).toContain('paper birds (4) ____ looking')
  })
  test('with more blanks than questions keeps them as they are', () => {
    const paper = { ...englishReading, questions: englishReading.questions.filter(({ id }) => id !== 'question-8') }
    const [cloze] = questionsOf(paper).flatMap(({ passage }) => passage?.content ?? [])
    expect(cloze?.kind === 'text' ? plainText(cloze.paragraphs[0]!.text) : '').toContain('The night market ____ at six')
  })
})

describe('questions about one passage', () => {
  test('of one type stand in the section of that type, of several in a section of their own', () => {
    const headings = sectionsOfPaper(englishReading).map(({ heading, questions }) => [
      heading.title,
      heading.summary,
      questions.length,
    ])
    expect(headings).toEqual([
      ['Section A: Multiple Choice Questions', '(4 questions, 4 marks)', 4],
      ['Section B: Short Answer Questions', '(3 questions, 5 marks)', 3],
      ['Section C: Reading and Data Questions', '(4 questions, 8 marks)', 4],
    ])
  })
  test('stand together wherever the paper has them', () => {
    const questions = [...englishReading.questions].reverse()
    const numbers = questionsOf({ ...englishReading, questions }).flatMap(({ passage }) => passage?.questions ?? [])
    expect(numbers).toEqual([3, 1, 2, 4])
  })
  test('stand together in an examination, too', () => {
    const sections = sectionsOfPaper(englishReading, hkdsePaper1)
    expect(sections.map(({ questions }) => questions.flatMap(({ passage }) => passage?.questions ?? []))).toEqual([
      [3],
      [2, 1],
      [4],
    ])
  })
})

describe('on the key', () => {
  const key = layOut(englishReading, comprehensiveExamination, { part: 'key', pageSize: 'a4' })
  const named = (blocks: typeof key.blocks) =>
    blocks.flatMap((block) =>
      block.kind === 'keySection'
        ? block.entries.flatMap(({ number, passage }) =>
            passage === undefined
              ? []
              : [`${number} ${passage.label}: ${passage.title === undefined ? '' : plainText(passage.title.text)}`],
          )
        : [],
    )
  const names = [
    '2. Questions 2 to 4: The Night Market',
    '5. Questions 5 and 6: Summer weather at a school weather station',
    '7. Question 7: Water left in a tank',
    '8. Questions 8 to 11: The Last Ferry',
  ]

  test('a passage is named and not repeated', () => {
    expect(named(key.blocks)).toEqual(names)
    expect(JSON.stringify(key)).not.toContain('egg tarts, still warm')
  })
  test('a link that shows answers names it, too', () => {
    expect(named(publicKey(key).blocks)).toEqual(names)
  })
  test('so it is in a marking scheme', () => {
    const scheme = layOut(englishReading, hkdsePaper1, { part: 'key', pageSize: 'a4' })
    const labels = scheme.blocks.flatMap((block) =>
      block.kind === 'schemeSection' ? block.questions.flatMap(({ passage }) => passage?.label ?? []) : [],
    )
    expect(labels).toEqual(['Questions 2 to 4', 'Questions 5 and 6', 'Question 7', 'Questions 8 to 11'])
  })
})
