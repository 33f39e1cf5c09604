/** A question keeps its slot in the structure of its paper, however it comes back; figures are cleaned or refused. */
import { describe, expect, test } from 'vitest'
import { formatQuestion, type QuestionJson } from '#domain/format-question.ts'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { parseRichText } from '#domain/rich-text.ts'
import { changePaper } from './change-paper.ts'

const question: Question = {
  id: asId('q_1'),
  type: 'short_answer',
  stem: parseRichText('Find $x$.'),
  key: parseRichText('$7$'),
  markingScheme: [],
  explanation: [],
  marks: 3,
  minutes: 4,
  difficulty: 'easy',
  topic: 'T',
  slot: 2,
  provenance: { origin: { kind: 'family', family: 'f', seed: 's' }, proof: 'proved' },
}
const paper: Paper = {
  id: asId('p'),
  code: 'C',
  title: 'T',
  language: 'en',
  generationMode: 'concept_based',
  templateId: asId('hkdse-paper-1'),
  structure: { id: 'hkdse-paper-1', sections: [{ label: 'A(1)', slots: [1, 9] }] },
  configuration: {
    title: 'T',
    language: 'en',
    difficulty: 'easy',
    questionTypes: ['short_answer'],
    totalQuestions: 19,
    questionsPerTopic: 1,
    timeLimit: 135,
    instructions: '',
    includeAnswerKey: true,
    paperFormat: 'hkdse_paper1',
  },
  sourceDocuments: [],
  topics: [],
  passages: [],
  notices: [],
  status: 'completed',
  seed: 's',
  revision: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  questions: [question],
}
const json = JSON.parse(JSON.stringify(formatQuestion(question))) as QuestionJson
const { slot: _slot, ...withoutSlot } = json

test.each([
  { name: 'as it was', entry: json, proof: 'proved' },
  { name: 'without its slot', entry: withoutSlot, proof: 'proved' },
  { name: 'with another slot', entry: { ...json, slot: 9 }, proof: 'proved' },
  { name: 'with other marks', entry: { ...withoutSlot, marks: 5 }, proof: 'proved' },
  { name: 'with other words', entry: { ...withoutSlot, question: 'Find $y$.' }, proof: 'unchecked' },
])('a question that comes back $name stays in its slot', ({ entry, proof }) => {
  const changed = changePaper(paper, { questions: [entry] })
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  expect(changed.value.questions[0]).toMatchObject({ slot: 2, provenance: { proof } })
  expect(changed.value.structure).toEqual(paper.structure)
})

describe('a figure that is sent', () => {
  const sent = (figure: unknown) =>
    changePaper(paper, { questions: [{ ...formatQuestion(question), question: 'Find $y$.', figure }] })
  test('is written again from what drawings need', () => {
    const changed = sent({
      svg: '<?xml version="1.0"?><svg onload="alert(1)"><path d="M0 0" onclick="alert(1)"/></svg>',
      alt: 'A point',
    })
    expect(changed.ok && changed.value.questions[0]!.figure).toEqual({
      svg: '<svg><path d="M0 0"/></svg>',
      alt: 'A point',
    })
  })
  test.each([
    ['with a script', { svg: '<svg><script>alert(1)</script></svg>', alt: 'x' }, 'an SVG of shapes and paths alone'],
    ['with a page in it', { svg: '<svg><foreignObject/></svg>', alt: 'x' }, 'an SVG of shapes and paths alone'],
    ['that does not close', { svg: '<svg><g>', alt: 'x' }, 'an SVG of shapes and paths alone'],
    ['that is no SVG', { svg: '<img src=x>', alt: 'x' }, 'expected an SVG and'],
    ['without words', { svg: '<svg/>' }, 'expected an SVG and'],
  ])('%s is refused with a sentence', (_name, figure, problem) => {
    expect(sent(figure)).toEqual({
      ok: false,
      error: { code: 'invalid_input', field: 'questions.0.figure', problem: expect.stringContaining(problem) },
    })
  })
  test('that the paper holds already stays as it is stored', () => {
    const figure = { svg: '<svg class="of-ours"><path d="M0 0"/></svg>', alt: 'A point' }
    const holding: Paper = { ...paper, questions: [{ ...question, figure }] }
    const changed = changePaper(holding, {
      questions: [{ ...formatQuestion({ ...question, figure }), question: 'Find $y$.' }],
    })
    expect(changed.ok && changed.value.questions[0]!.figure).toEqual(figure)
  })
})
