import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { PaperConfiguration } from '#domain/paper.ts'
import type { ReadingWarning } from '#reading/document.ts'
import { assemblePaper } from './assemble-paper.ts'

const configuration: PaperConfiguration = {
  title: 'Rocks',
  language: 'en',
  difficulty: 'mixed',
  questionTypes: ['true_false'],
  totalQuestions: 5,
  questionsPerTopic: 5,
  timeLimit: 30,
  instructions: '',
  includeAnswerKey: true,
  paperFormat: 'standard',
}
const paperOf = ({ seed = 's', document = 'doc', title = 'Rocks', warnings = [] as ReadingWarning[] } = {}) =>
  assemblePaper({
    configuration: { ...configuration, title },
    templateId: asId('quick-quiz'),
    sources: [
      {
        document: {
          id: asId(document),
          name: 'rocks.pdf',
          fileType: 'pdf',
          language: 'en',
          blocks: [],
          outline: [],
          warnings,
        },
        found: { topics: [], terms: [] },
      },
    ],
    made: { questions: [], topics: [], notices: [] },
    seed,
    now: '2026-01-01T00:00:00.000Z',
  })

describe('the printed code', () => {
  test('has two groups of four letters and digits that cannot be confused', () => {
    expect(paperOf().code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  })
  test('is the same for the same paper and another for every other', () => {
    const codes = [paperOf(), paperOf({ seed: 't' }), paperOf({ document: 'other' }), paperOf({ title: 'Rivers' })].map(
      ({ code }) => code,
    )
    expect(new Set(codes).size).toBe(4)
    expect(paperOf().code).toBe(codes[0])
  })
  test('does not hold the seed', () => {
    expect(paperOf({ seed: 'ABCD' }).code).not.toContain('ABCD')
  })
})

test('pages that could not be read are told with the paper', () => {
  const paper = paperOf({
    warnings: [
      { code: 'scanned_pages', pages: [3, 4] },
      { code: 'truncated', pages: [9] },
    ],
  })
  expect(paper.notices).toEqual([{ kind: 'pages_not_read', document: 'rocks.pdf', pages: [3, 4], reason: 'scanned' }])
})
