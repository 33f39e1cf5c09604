/** The server's answer as the screen shows it. */
import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import { formatPaper } from '#domain/paper-json.ts'
import type { Question } from '#domain/question.ts'
import { literalText } from '#domain/rich-text.ts'
import { numberedQuestions, readPaper, topicsOf, type PaperAnswer } from './read-paper.ts'

const base = (id: string, stem: string, topic: string) => ({
  id: asId<'Question'>(id),
  stem: literalText(stem),
  explanation: [],
  marks: 2,
  minutes: 3,
  difficulty: 'easy' as const,
  topic,
  provenance: {
    origin: { kind: 'document' as const },
    proof: 'quoted' as const,
    source: { documentId: asId<'Document'>('d1'), page: 1, quote: stem },
  },
})
const statement = (id: string, stem: string, topic: string): Question => ({
  ...base(id, stem, topic),
  type: 'true_false',
  key: true,
})
const choice: Question = {
  ...base('q3', 'Which bee lays eggs?', 'Hives'),
  type: 'multiple_choice',
  options: [literalText('Queen'), literalText('Drone')],
  keyIndex: 0,
}
const paper: Paper = {
  id: asId<'Paper'>('p1'),
  code: 'ABCD-EFGH',
  title: 'Bees',
  language: 'en',
  generationMode: 'document_based',
  templateId: asId<'Template'>('quick-quiz'),
  sourceDocuments: [],
  topics: [],
  configuration: {
    title: 'Bees',
    language: 'en',
    difficulty: 'medium',
    questionTypes: ['true_false', 'multiple_choice'],
    totalQuestions: 3,
    questionsPerTopic: 2,
    timeLimit: 30,
    instructions: '',
    includeAnswerKey: true,
    paperFormat: 'standard',
  },
  questions: [statement('q1', 'Bees make honey.', 'Honey'), statement('q2', '蜜蜂會跳舞。', 'Honey'), choice],
  passages: [],
  notices: [],
  status: 'completed',
  seed: 's',
  revision: 1,
  createdAt: '2026-11-20T04:00:00.000Z',
  updatedAt: '2026-11-20T04:00:00.000Z',
}
const answer = (
  change: (questions: Record<string, unknown>[]) => unknown[] = (questions) => questions,
): PaperAnswer => {
  const json = JSON.parse(JSON.stringify(formatPaper(paper))) as { questions: Record<string, unknown>[] }
  return { ...json, questions: change(json.questions) } as unknown as PaperAnswer
}

describe('a paper of the server', () => {
  test('is read whole, with nothing to complain of', () => {
    const read = readPaper(answer())
    expect(read).toEqual({
      ok: true,
      value: { paper, template: expect.objectContaining({ id: 'quick-quiz' }), errors: [] },
    })
  })
  test('has its questions in the order and under the numbers of the print, each with its own language', () => {
    const read = readPaper(answer())
    if (!read.ok) throw new Error('not read')
    expect(
      numberedQuestions(read.value).map(({ number, question: { id }, gist }) => [number, id, gist.language]),
    ).toEqual([
      ['1.', 'q3', 'en'],
      ['2.', 'q1', 'en'],
      ['3.', 'q2', 'zh-TW'],
    ])
    expect(topicsOf(read.value.paper)).toEqual(['Honey', 'Hives'])
  })
  test('with a question that cannot be read shows the others, and names what is wrong', () => {
    const read = readPaper(answer(([first, ...others]) => [{ ...first, correctAnswer: undefined }, ...others]))
    expect(read).toMatchObject({
      ok: true,
      value: { paper: { questions: [{ id: 'q2' }, { id: 'q3' }] }, errors: [{ code: 'in_question', number: 1 }] },
    })
  })
  test('without its configuration cannot be shown', () => {
    const { configuration: _left, ...rest } = answer() as unknown as Record<string, unknown>
    expect(readPaper(rest as unknown as PaperAnswer)).toMatchObject({
      ok: false,
      error: [{ code: 'field_wrong', field: 'configuration' }],
    })
  })
})
