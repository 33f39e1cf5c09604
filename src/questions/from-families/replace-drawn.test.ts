import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { PaperConfiguration } from '#domain/paper.ts'
import type { Question, QuestionType } from '#domain/question.ts'
import { makeConceptPaper } from './make-concept-paper.ts'
import { replaceDrawn } from './replace-drawn.ts'

const asItIs = (text: string): string => text
const paperOf = (type: QuestionType, totalMarks?: number) => {
  const configuration: PaperConfiguration = {
    title: 'Circles',
    language: 'en',
    difficulty: 'mixed',
    questionTypes: [type],
    totalQuestions: 20,
    questionsPerTopic: 20,
    timeLimit: 60,
    instructions: '',
    includeAnswerKey: true,
    paperFormat: 'standard',
    ...(totalMarks === undefined ? {} : { totalMarks }),
  }
  const units = [{ unit: 'SS11', questionCount: 20 }] as const
  const order = {
    configuration,
    templateId: asId<'Template'>('quick-quiz'),
    units,
    seed: 's',
    now: '2026-11-23T00:00:00.000Z',
  }
  const made = makeConceptPaper(order, asItIs)
  if (!made.ok) throw new Error(made.error.code)
  return made.value
}
const drawOf = ({ provenance: { origin } }: Question): string =>
  origin.kind === 'family' ? `${origin.family} ${origin.seed}` : ''

describe('a question of a learning unit is replaced', () => {
  test.each([
    { type: 'multiple_choice', totalMarks: undefined },
    { type: 'multiple_choice', totalMarks: 60 },
    { type: 'short_answer', totalMarks: undefined },
    { type: 'short_answer', totalMarks: 110 },
  ] as const)('of $type, of $totalMarks marks in all', ({ type, totalMarks }) => {
    const paper = paperOf(type, totalMarks)
    const draws = new Set(paper.questions.map(drawOf))
    for (const old of paper.questions) {
      const fresh = replaceDrawn({ paper, id: old.id, language: 'en', seed: 'r' }, asItIs)
      expect(fresh).toMatchObject({ id: old.id, topicId: 'SS11', marks: old.marks })
      // Families come more than once on such a paper: no other question of it comes again.
      expect(draws.has(drawOf(fresh!))).toBe(false)
    }
  })
})
