/** A paper of one question, for trying what can be printed. */
import { asId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { Paper } from '#domain/paper.ts'
import type { RichText } from '#domain/rich-text.ts'

export const makePaperOf = (language: PaperLanguage, stem: RichText): Paper => ({
  id: asId<'Paper'>('p_signs'),
  code: 'SIGNS',
  title: 'Signs',
  language,
  generationMode: 'concept_based',
  configuration: {
    title: 'Signs',
    language,
    difficulty: 'medium',
    questionTypes: ['short_answer'],
    totalQuestions: 1,
    questionsPerTopic: 1,
    timeLimit: 60,
    instructions: '',
    includeAnswerKey: true,
    paperFormat: 'standard',
  },
  templateId: asId<'Template'>('quick-quiz'),
  sourceDocuments: [],
  topics: [],
  questions: [
    {
      id: asId<'Question'>('q_signs'),
      type: 'short_answer',
      stem,
      explanation: [],
      marks: 1,
      minutes: 1,
      difficulty: 'easy',
      topic: 'Signs',
      provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' },
      key: stem,
      markingScheme: [],
    },
  ],
  passages: [],
  notices: [],
  status: 'completed',
  seed: '',
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})
