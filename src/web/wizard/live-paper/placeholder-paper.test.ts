import { expect, test } from 'vitest'
import { layOut } from '#layout/lay-out.ts'
import { totalMarks } from '#domain/structure.ts'
import { emptyDraft, type ConfigurationDraft, type Draft } from '../draft.ts'
import { placeholderPaper, templateOf } from './placeholder-paper.ts'

const draft = (change: Partial<Draft>, configuration: Partial<ConfigurationDraft> = {}): Draft => {
  const empty = emptyDraft('en')
  return { ...empty, ...change, configuration: { ...empty.configuration, ...configuration } }
}
const topic = (questionCount: number) => ({
  id: `t${questionCount}`,
  name: 'Cells',
  category: 'Biology',
  questionCount,
})

test('an empty draft is already a paper: default title, ten questions of the two types, default instructions', () => {
  const paper = placeholderPaper(draft({}))
  expect([paper.title, paper.questions.length, new Set(paper.questions.map(({ type }) => type))]).toEqual([
    'Exercise Paper',
    10,
    new Set(['multiple_choice', 'essay']),
  ])
  expect(paper.configuration.instructions).toContain('60 minutes')
})

test('counts follow the picked topics, and the title the first one', () => {
  const paper = placeholderPaper(draft({ topics: [topic(7), topic(6)] }))
  expect([paper.questions.length, paper.title]).toEqual([13, 'Biology Exercise Paper'])
})

test.each([
  { name: 'a target of marks is met exactly', totalMarks: 50, sum: 50 },
  { name: 'a target beyond what the types bear is met as far as it can be', totalMarks: 60, sum: 52 },
  { name: 'a target that cannot be met leaves the usual marks', totalMarks: 7, sum: undefined },
])('$name', ({ totalMarks: target, sum }) => {
  const marks = totalMarks(placeholderPaper(draft({}, { totalMarks: target })).questions)
  expect(marks).toBe(sum ?? totalMarks(placeholderPaper(draft({})).questions))
})

test.each([
  'multiple_choice',
  'true_false',
  'fill_blank',
  'matching',
  'short_answer',
  'essay',
  'long_question',
] as const)('questions of type %s can be laid out in every language', (type) => {
  for (const language of ['en', 'zh-TW', 'zh-CN'] as const) {
    const made = draft({}, { language, questionTypes: [type] })
    const { blocks } = layOut(placeholderPaper(made), templateOf(made), { part: 'paper', pageSize: 'a4' })
    expect(blocks.find((block) => block.kind === 'section')?.questions).toHaveLength(10)
  }
})

test('no type leaves a sheet without questions', () => {
  const made = draft({}, { questionTypes: [] })
  expect(
    layOut(placeholderPaper(made), templateOf(made), { part: 'paper', pageSize: 'a4' }).blocks.map(({ kind }) => kind),
  ).toContain('remark')
})
