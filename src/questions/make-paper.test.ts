import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { Paper, PaperConfiguration } from '#domain/paper.ts'
import { totalMarks } from '#domain/structure.ts'
import { plainText } from '#domain/rich-text.ts'
import { READING_LIMITS } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { cluesOf } from './clues.ts'
import { areAlike, tellsAnswer } from './likeness.ts'
import { makePaper, type PaperOrder } from './make-paper.ts'
import { rankedQuestions, replaceQuestion } from './replace-question.ts'

const configuration: PaperConfiguration = {
  title: 'Nutrition',
  language: 'en',
  difficulty: 'mixed',
  questionTypes: ['multiple_choice', 'true_false', 'fill_blank', 'short_answer'],
  totalQuestions: 12,
  questionsPerTopic: 3,
  timeLimit: 60,
  instructions: '',
  includeAnswerKey: true,
  paperFormat: 'standard',
}
const order: PaperOrder = {
  configuration,
  templateId: asId<'Template'>('quick-quiz'),
  seed: 'a',
  now: '2026-11-22T00:00:00.000Z',
}
let source: DocumentWithTopics
let paper: Paper

async function make(changes: Partial<PaperOrder> = {}): Promise<Paper> {
  const made = await makePaper([source], { ...order, ...changes })
  if (!made.ok) throw new Error(made.error.code)
  return made.value
}

beforeAll(async () => {
  const name = 'nutrition.txt'
  const read = await readDocument(
    new Uint8Array(readFileSync(new URL(`../../samples/${name}`, import.meta.url))),
    name,
    READING_LIMITS,
  )
  if (!read.ok) throw new Error(read.error.code)
  source = { document: read.value, found: extractTopics(read.value) }
  paper = await make()
})

describe('a whole paper', () => {
  test('has the questions, and marks that sum to the total asked for', async () => {
    expect(paper.questions).toHaveLength(12)
    const asked = await make({
      configuration: { ...configuration, questionTypes: ['short_answer'], totalMarks: 60 },
    })
    expect(totalMarks(asked.questions)).toBe(60)
    expect(await makePaper([source], { ...order, configuration: { ...configuration, totalMarks: 20 } })).toMatchObject({
      ok: false,
      error: { code: 'total_marks_out_of_range', total: 20 },
    })
  })
  test('gives no question more marks than its type bears, and says what the total comes to', async () => {
    const { questions, notices } = await make({ configuration: { ...configuration, totalMarks: 100 } })
    const most = { multiple_choice: 3, true_false: 3, fill_blank: 2, short_answer: 6 } as const
    for (const { type, marks } of questions) expect(marks).toBeLessThanOrEqual(most[type as keyof typeof most])
    expect(notices).toContainEqual({ kind: 'marks', asked: 100, given: totalMarks(questions) })
  })
  test('takes only the topics that were picked, and knows no others', async () => {
    const { topic } = source.found.topics[1]!
    const picked = await make({
      configuration: { ...configuration, totalQuestions: 5 },
      topics: [{ id: topic.id, questionCount: 5 }],
    })
    expect(new Set(picked.questions.map(({ topicId }) => topicId))).toEqual(new Set([topic.id]))
    await expect(make({ topics: [{ id: asId<'Topic'>('topic_none'), questionCount: 5 }] })).rejects.toThrow(
      'topic_none',
    )
  })
  test('keeps questions where they are asked to stay, and the new ones repeat none of them', async () => {
    const kept = paper.questions.slice(0, 4)
    const again = await make({ seed: 'b', kept })
    expect(again.questions).toHaveLength(12)
    for (const question of kept) expect(again.questions).toContainEqual(question)
    for (const fresh of again.questions.filter(({ id }) => !kept.some((one) => one.id === id))) {
      for (const one of kept) {
        const [a, b] = [cluesOf(one), cluesOf(fresh)]
        expect(
          areAlike(a.visibleShingles, b.visibleShingles) || tellsAnswer(a, b) || tellsAnswer(b, a),
          `${plainText(one.stem)} / ${plainText(fresh.stem)}`,
        ).toBe(false)
        expect(fresh.provenance.source?.quote).not.toBe(one.provenance.source?.quote)
      }
    }
  })
})

describe('another question in one place', () => {
  const wanted = (id: string, changes: object = {}) =>
    replaceQuestion([source], { questions: paper.questions, id, language: 'en', seed: 's', ...changes })

  test('has the id, type and marks of the old one, and asks something else', async () => {
    const old = paper.questions.find(({ type }) => type === 'true_false')!
    const fresh = (await wanted(old.id))!
    expect(fresh).toMatchObject({ id: old.id, type: 'true_false', marks: old.marks })
    expect(plainText(fresh.stem)).not.toBe(plainText(old.stem))
    for (const other of paper.questions) expect(plainText(fresh.stem)).not.toBe(plainText(other.stem))
  })
  test('is of another type where that is asked for', async () => {
    const old = paper.questions.find(({ type }) => type === 'true_false')!
    expect((await wanted(old.id, { type: 'short_answer' }))?.type).toBe('short_answer')
  })
  test('is the same for the same seed', async () => {
    const { id } = paper.questions[0]!
    expect(await wanted(id)).toEqual(await wanted(id))
  })
  test('is the one that was listed, where a candidate is named', async () => {
    const old = paper.questions.find(({ type }) => type === 'fill_blank')!
    const place = { questions: paper.questions, id: old.id, language: 'en', seed: 's' } as const
    const listed = await rankedQuestions([source], { ...place, limit: 8 })
    expect(listed).toHaveLength(8)
    expect(new Set(listed.map(({ id }) => id)).size).toBe(8)
    for (const { question } of listed)
      expect(question).toMatchObject({ id: old.id, type: 'fill_blank', marks: old.marks })
    const stems = [...paper.questions, ...listed.map(({ question }) => question)].map(({ stem }) => plainText(stem))
    expect(new Set(stems).size).toBe(stems.length)
    const { id: candidate, question } = listed[5]!
    expect(await replaceQuestion([source], { ...place, candidate })).toEqual(question)
    expect(await replaceQuestion([source], { ...place, candidate: 'none' })).toBeUndefined()
  })
  test('is listed behind those of its type where it is of another', async () => {
    const old = paper.questions.find(({ type }) => type === 'fill_blank')!
    const listed = await rankedQuestions([source], {
      questions: paper.questions,
      id: old.id,
      language: 'en',
      seed: 's',
      limit: 10_000,
    })
    const types = listed.map(({ question }) => question.type === 'fill_blank')
    expect(types).toEqual(types.toSorted((a, b) => Number(b) - Number(a)))
    expect(types).toContain(false)
  })
  test('is none where the text gives none', async () => {
    const poor = { ...source, document: { ...source.document, blocks: [] }, found: { topics: [], terms: [] } }
    expect(
      await replaceQuestion([poor], {
        questions: paper.questions,
        id: paper.questions[0]!.id,
        language: 'en',
        seed: 's',
      }),
    ).toBeUndefined()
  })
  test('of a question that the paper does not have is an error of the caller', async () => {
    await expect(wanted('q_none')).rejects.toThrow('q_none')
  })
})
