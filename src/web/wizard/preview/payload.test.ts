/** The payload of a draft, checked against the contract as the server checks it. */
import { describe, expect, test } from 'vitest'
import { generateFromConcept, generatePaper } from '#contract/generating.ts'
import { emptyDraft, type ConfigurationDraft, type Draft } from '../draft.ts'
import { payloadOf } from './payload.ts'

const topics = [
  { id: 't1', name: 'Bees', category: 'Science', questionCount: 4 },
  { id: 't2', name: 'Hives', category: 'Science', questionCount: 3 },
]
const draft = (configuration: Partial<ConfigurationDraft> = {}, change: Partial<Draft> = {}): Draft => {
  const empty = emptyDraft('en')
  return {
    ...empty,
    document: { id: 'doc_1', name: 'bees.pdf' },
    topics,
    configuration: { ...empty.configuration, ...configuration },
    ...change,
  }
}
const payload = (of: Draft) => {
  const read = payloadOf(of)
  if (!read.ok) throw new Error(read.error)
  if (read.value.by !== 'document') throw new Error(`Expected a paper from a document, not by ${read.value.by}`)
  return read.value.body
}

describe('the payload of a draft', () => {
  test('names the document, the topics with their counts, and the untouched defaults, but not what the server words', () => {
    expect(payload(draft())).toEqual({
      generationMode: 'document_based',
      documentId: 'doc_1',
      selectedTopics: [
        { id: 't1', questionCount: 4 },
        { id: 't2', questionCount: 3 },
      ],
      totalQuestions: 7,
      questionTypes: ['multiple_choice', 'essay'],
      language: 'en',
      difficulty: 'medium',
      timeLimit: 60,
      includeAnswerKey: true,
      paperFormat: 'standard',
    })
  })
  test('carries what was entered, trimmed', () => {
    expect(
      payload(
        draft(
          { title: ' Bees ', instructions: 'Use a pen.', totalMarks: 50, totalQuestions: 12, includeAnswerKey: false },
          { templateId: 'quick-quiz' },
        ),
      ),
    ).toMatchObject({
      title: 'Bees',
      instructions: 'Use a pen.',
      totalMarks: 50,
      totalQuestions: 12,
      includeAnswerKey: false,
      templateId: 'quick-quiz',
    })
  })
  test.each(['', '   '])('leaves a blank title (%j) to the server', (title) => {
    expect(payload(draft({ title }))).not.toHaveProperty('title')
  })
  test('asks for at least five questions where the topics ask for fewer', () => {
    expect(payload(draft({}, { topics: [{ ...topics[0]!, questionCount: 2 }] })).totalQuestions).toBe(5)
  })
  test('is what the contract takes', () => {
    const given = payload(draft({ title: 'Bees', totalMarks: 50, language: 'zh-TW' }, { templateId: 'quick-quiz' }))
    expect(generatePaper.parse(given)).toEqual(given)
  })
  test('of a topic in words names its subject and grade, and no topic by an id', () => {
    const { document: _none, ...others } = draft(
      {},
      {
        concept: { units: [], inWords: { topic: 'Photosynthesis', subject: 'Biology', grade: 'S3' } },
        topics: [{ id: 'in-words', name: 'Photosynthesis', category: 'Biology', questionCount: 6 }],
      },
    )
    const read = payloadOf(others)
    expect(read).toMatchObject({
      ok: true,
      value: {
        by: 'concept',
        body: { topic: 'Photosynthesis', subject: 'Biology', gradeLevel: 'S3', totalQuestions: 6 },
      },
    })
    if (read.ok) {
      expect(read.value.body).not.toHaveProperty('selectedTopics')
      expect(generateFromConcept.parse(read.value.body)).toEqual(read.value.body)
    }
  })
  test('of units of the curriculum names them, and the grade', () => {
    const { document: _none, ...others } = draft(
      {},
      {
        concept: { grade: 'S4', units: ['SS1'] },
        topics: [{ id: 'SS1', name: 'Quadratic equations', category: 'Mathematics', questionCount: 6 }],
      },
    )
    const read = payloadOf(others)
    expect(read).toMatchObject({
      ok: true,
      value: {
        by: 'concept',
        body: { gradeLevel: 'S4', selectedTopics: [{ id: 'SS1', questionCount: 6 }], totalQuestions: 6 },
      },
    })
    if (read.ok) expect(generateFromConcept.parse(read.value.body)).toEqual(read.value.body)
  })
  test('of a preset is the paper alone, whatever else the draft holds', () => {
    expect(payloadOf(draft({}, { preset: { paper: 2, form: 'mock', language: 'zh-CN' }, topics: [] }))).toEqual({
      ok: true,
      value: { by: 'preset', body: { paper: 2, structure: 'mock', language: 'zh-CN' } },
    })
  })
  test('without any topic there is none', () => {
    expect(payloadOf(draft({}, { topics: [] }))).toEqual({ ok: false, error: 'no_topics' })
  })
})
