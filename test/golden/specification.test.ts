/** The generic layout word by word (specification 2, section 2, "Paper views"; decisions D37 and D42). */
import { describe, expect, test } from 'vitest'
import type { PaperLanguage } from '#domain/language.ts'
import { layOut } from '#layout/lay-out.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import type { Template } from '#domain/template.ts'
import { messagesIn } from '#messages/messages.ts'
import { defaultInstructions } from '#messages/printed/printed.ts'
import { comprehensiveExamination } from '#templates/comprehensive-examination.ts'
import { quickQuiz } from '#templates/quick-quiz.ts'
import { englishScience } from './papers/english-science.ts'
import { readPdf } from './read-pdf.ts'
import { choose, essay, judge, short, writePaper } from './write-paper.ts'

const textOf = async (
  paper = englishScience,
  template = comprehensiveExamination,
  part: 'paper' | 'key' = 'paper',
): Promise<string> =>
  (await readPdf(await printPdf(layOut(paper, template, { part, pageSize: 'a4' })))).pages.join('\n')

describe('the question paper', async () => {
  const text = await textOf()
  test.each([
    'Name:',
    'Date:',
    'Class:',
    'Student ID:',
    'Time Allowed: 60 minutes',
    'Total Marks: 40',
    'Instructions',
    'Section A: Multiple Choice Questions',
    'Section B: True or False',
    'Section C: Fill in the Blanks',
    'Section D: Matching Questions',
    'Section E: Short Answer Questions',
    'Section F: Essay Questions',
    'Section G: Long Questions',
    'A. Nucleus',
    'B. Chloroplast',
    'True / False',
    '(1 mark)',
    '(2 marks)',
    '--- End of Paper ---',
    'Page 1 of 4',
  ])('says “%s”', (words) => {
    expect(text).toContain(words)
  })
  test('adds its totals up from the questions', () => {
    const sections = [...text.matchAll(/\(\d+ questions?, (\d+) marks?\)/g)].map(([, marks]) => Number(marks))
    expect(sections.reduce((sum, marks) => sum + marks, 0)).toBe(40)
  })
})

test('a paper for a primary class letters its options a) and b)', async () => {
  expect(await textOf({ ...englishScience, grade: 'P6' })).toContain('a) Nucleus')
})

describe('rooms to answer', () => {
  const paper = writePaper({
    title: 'T',
    language: 'en',
    timeLimit: 5,
    questions: [short('S', 'k'), essay('E', [['g', 10]])],
  })
  const spaces = layOut(paper, quickQuiz, { part: 'paper', pageSize: 'a4' }).blocks.flatMap((block) =>
    block.kind === 'section' ? block.questions.map(({ answer }) => answer) : [],
  )
  test('are at least one line for a short answer and five for an essay, and more by their marks', () => {
    expect(spaces).toMatchObject([
      { kind: 'space', lines: 2 },
      { kind: 'space', lines: 15 },
    ])
  })
})

describe('a paper without questions', () => {
  test.each([
    { language: 'en', paper: 'No questions available.', key: 'No answers available' },
    { language: 'zh-TW', paper: '沒有題目。', key: '沒有答案' },
    { language: 'zh-CN', paper: '没有题目。', key: '没有答案' },
  ] satisfies { language: PaperLanguage; paper: string; key: string }[])(
    'says so in $language',
    async ({ language, paper, key }) => {
      const empty = writePaper({ title: 'T', language, timeLimit: 5, questions: [] })
      expect(await textOf(empty)).toContain(paper)
      expect(await textOf(empty, quickQuiz, 'key')).toContain(key)
    },
  )
})

describe('instructions', () => {
  const linesOf = (instructions: string | undefined, template: Template, alike = 1): number | undefined => {
    const questions = Array.from({ length: alike }, () => judge('S', true))
    const paper = writePaper({
      title: 'T',
      language: 'en',
      timeLimit: 5,
      questions,
      ...(instructions === undefined ? {} : { instructions }),
    })
    return layOut(paper, template, { part: 'paper', pageSize: 'a4' }).blocks.find(
      (block) => block.kind === 'instructions',
    )?.lines.length
  }
  test.each<{
    name: string
    instructions: string | undefined
    template: Template
    lines: number | undefined
    alike?: number
  }>([
    {
      name: 'the default stands on an examination without the time, which its head says',
      instructions: undefined,
      template: comprehensiveExamination,
      lines: 5,
    },
    { name: 'the default is left out of a quiz', instructions: undefined, template: quickQuiz, lines: undefined },
    {
      name: 'what a teacher wrote stands on a quiz too',
      instructions: 'Use a pencil.\n\n- No calculators.',
      template: quickQuiz,
      lines: 2,
    },
    {
      name: 'the rule about marks in brackets is left out where no question has them',
      instructions: defaultInstructions(5, messagesIn('en')),
      template: comprehensiveExamination,
      lines: 4,
      alike: 2,
    },
    {
      name: 'none are printed where none are written',
      instructions: ' \n ',
      template: comprehensiveExamination,
      lines: undefined,
    },
  ])('$name', ({ instructions, template, lines, alike }) => {
    expect(linesOf(instructions, template, alike)).toBe(lines)
  })
})

test('questions in another language than the paper keep their own, under headings in the paper’s', () => {
  const paper = writePaper({
    title: '測驗',
    language: 'zh-TW',
    timeLimit: 5,
    notices: [{ kind: 'language', asked: 'zh-TW', given: 'en' }],
    questions: [choose('What is DNA?', ['A molecule', '$x$'], 0)],
  })
  const section = layOut(paper, quickQuiz, { part: 'paper', pageSize: 'a4' }).blocks.find(
    (block) => block.kind === 'section',
  )!
  expect(section.heading.title).toBe('甲部：多項選擇題')
  expect(section.questions[0]).toMatchObject({
    stem: { language: 'en' },
    answer: { options: [{ phrase: { language: 'en' } }, { phrase: { language: 'en' } }] },
  })
})
