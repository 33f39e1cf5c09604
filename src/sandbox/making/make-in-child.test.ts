import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { PaperConfiguration } from '#domain/paper.ts'
import { makePaper, type PaperOrder } from '#questions/make-paper.ts'
import { rankedQuestions } from '#questions/replace-question.ts'
import { topicCapacity } from '#questions/topic-capacity.ts'
import { formatSignature, signatureOf } from '#reading/near-duplicates/signature.ts'
import { READING_LIMITS } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { openMakingPool } from './make-in-child.ts'

const configuration: PaperConfiguration = {
  title: 'Bees',
  language: 'en',
  difficulty: 'mixed',
  questionTypes: ['true_false', 'short_answer'],
  totalQuestions: 6,
  questionsPerTopic: 2,
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
let stored: Buffer
beforeAll(async () => {
  const read = await readDocument(
    new Uint8Array(readFileSync('samples/honey-bees.txt')),
    'honey-bees.txt',
    READING_LIMITS,
  )
  if (!read.ok) throw new Error(read.error.code)
  source = { document: read.value, found: extractTopics(read.value) }
  stored = gzipSync(JSON.stringify(source))
})

describe('making in a child', () => {
  const pool = openMakingPool({ atOnce: 1, spares: 0 })
  afterAll(() => pool.close())

  test('gives the very paper that making in this process gives', async () => {
    expect(await pool.makePaper([stored], order)).toEqual(await makePaper([source], order))
  })
  test('tells of marks that cannot be shared out', async () => {
    expect(
      await pool.makePaper([stored], {
        ...order,
        configuration: { ...configuration, totalQuestions: 60, totalMarks: 20 },
      }),
    ).toMatchObject({ ok: false, error: { code: 'total_marks_out_of_range', total: 20 } })
  })
  test('replaces one question', async () => {
    const made = await pool.makePaper([stored], order)
    if (!made.ok) throw new Error(made.error.code)
    const old = made.value.questions[0]!
    const replaced = await pool.replaceQuestion([stored], {
      questions: made.value.questions,
      id: old.id,
      language: 'en',
      seed: 's',
    })
    expect(replaced).toMatchObject({ ok: true, value: { id: old.id, type: old.type, provenance: { proof: 'quoted' } } })
  })
  test('lists what could be put in the place of one as this process does', async () => {
    const made = await pool.makePaper([stored], order)
    if (!made.ok) throw new Error(made.error.code)
    const { questions } = made.value
    const place = { questions, id: questions[0]!.id, language: 'en', seed: 's', limit: 3 } as const
    expect(await pool.candidatesFor([stored], place)).toEqual({
      ok: true,
      value: await rankedQuestions([source], place),
    })
  })
  test('counts what topics can give as this process does', async () => {
    expect(await pool.capacityOf(stored)).toEqual({ ok: true, value: await topicCapacity(source) })
  })
  test('signs a text as this process does', async () => {
    expect(await pool.signatureOf(stored)).toEqual({
      ok: true,
      value: formatSignature(signatureOf(source.document.blocks.map(({ text }) => text))),
    })
  })
  test('a document that is none ends in a fault, and the pool goes on serving', async () => {
    expect(await pool.makePaper([Buffer.from('no gzip')], order)).toEqual({ ok: false, error: { code: 'failed' } })
    expect((await pool.makePaper([stored], order)).ok).toBe(true)
  })
})
