import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import type { Provenance, Question } from '#domain/question.ts'
import { literalText } from '#domain/rich-text.ts'
import { templateFor } from '#templates/templates.ts'
import { layOut } from './lay-out.ts'

const source = { documentId: asId<'Document'>('d'), page: 3, quote: 'Glucose is a simple sugar.' }
const QUOTED: Provenance = { origin: { kind: 'document' }, proof: 'quoted', source }
const WRITTEN: Provenance = { origin: { kind: 'teacher' }, proof: 'unchecked' }
const AI: Provenance = { origin: { kind: 'ai', model: 'm' }, proof: 'checked', source }

const question = (provenance: Provenance, index: number): Question => ({
  id: asId<'Question'>(`q_${index}`),
  type: 'true_false',
  stem: literalText('Glucose is a simple sugar.'),
  key: true,
  explanation: [],
  marks: 2,
  minutes: 3,
  difficulty: 'easy',
  topic: 'T',
  provenance,
})

const configuration: Paper['configuration'] = {
  title: 'Sugars',
  language: 'en',
  difficulty: 'easy',
  questionTypes: ['true_false'],
  totalQuestions: 5,
  questionsPerTopic: 5,
  timeLimit: 30,
  instructions: '',
  includeAnswerKey: true,
  paperFormat: 'standard',
}

const key = (...provenances: readonly Provenance[]): string => keyOf(provenances.map(question))

function keyOf(questions: readonly Question[]): string {
  const template = templateFor(configuration)
  const paper: Paper = {
    id: asId<'Paper'>('p'),
    code: 'CODE',
    title: configuration.title,
    language: 'en',
    generationMode: 'document_based',
    configuration,
    templateId: template.id,
    sourceDocuments: [{ id: source.documentId, name: 'sugars.txt' }],
    topics: [],
    questions,
    passages: [],
    notices: [
      { kind: 'shortfall', shortfall: { kind: 'total', asked: 5, given: questions.length } },
      { kind: 'reserve', type: 'true_false', count: 1 },
    ],
    status: 'completed',
    seed: '',
    revision: 1,
    createdAt: '2026-11-22T00:00:00.000Z',
    updatedAt: '2026-11-22T00:00:00.000Z',
  }
  return JSON.stringify(layOut(paper, template, { part: 'key', pageSize: 'a4' }))
}

describe('the key', () => {
  test('says nothing of what the making of the paper came to', () => {
    expect(key(QUOTED, WRITTEN)).not.toMatch(/asked for|reserve/)
  })
  test('says beside each answer how far it can be trusted, where they differ', () => {
    const printed = key(QUOTED, AI, WRITTEN)
    expect(printed.match(/Source shown: page 3/g)).toHaveLength(2)
    expect(printed.match(/Read this: /g)).toHaveLength(1)
  })
  test('says it once where they are alike, and never that a quotation checked an answer', () => {
    const printed = key(QUOTED, AI)
    expect(printed.match(/Source shown: beside each answer/g)).toHaveLength(1)
    expect(printed).toContain('Source: page 3')
    expect(printed).not.toMatch(/[Cc]hecked|Confirmed/)
  })
  test('shows the figure of which a question or a part speaks', () => {
    const figure = { svg: '<svg/>', alt: 'a cone' }
    const part = { label: '(a)', stem: literalText('In the figure, find x.'), marks: 2, key: [], markingScheme: [] }
    const { key: _, ...base } = { ...question(WRITTEN, 1), figure } as Extract<Question, { type: 'true_false' }>
    const long: Question = { ...base, type: 'long_question', parts: [{ ...part, figure: { ...figure, alt: 'a net' } }] }
    const printed = keyOf([{ ...question(WRITTEN, 0), figure }, long])
    expect(printed.match(/"alt":"a cone"/g)).toHaveLength(2)
    expect(printed.match(/"alt":"a net"/g)).toHaveLength(1)
  })
})
