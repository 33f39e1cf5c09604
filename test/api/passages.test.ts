/** Papers with passages over HTTP: changed, looked at by their owner and by a link, previewed, made anew. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatPaper } from '#domain/paper-json.ts'
import { englishReading } from '../golden/papers/english-reading.ts'
import { readPdf } from '../golden/read-pdf.ts'
import { Client, signUp, startService, type TestService } from './test-service.ts'

const { questions: written, passages = [] } = formatPaper(englishReading)
/** Those about the table stand in slots of the examination, so that they can stay in it. */
const questions = written.map((question, index) => ({
  ...question,
  ...(question.passageId === 'rainfall' ? { slot: index } : {}),
}))
const TEXT = 'Every evening at ten to nine'

describe('a paper with passages', () => {
  let running: TestService
  let owner: Client
  let visitor: Client
  let id: string
  beforeAll(async () => {
    running = await startService()
    owner = await signUp(running.url)
    visitor = new Client(running.url)
    id = (await owner.post('/papers/preset', { paper: 1, seed: 'passages' })).body.data.id
    const read = (await owner.get(`/papers/${id}`)).body.data
    // It was stored without passages, as every paper before there were any.
    expect(read).not.toHaveProperty('passages')
    expect((await owner.call('PATCH', `/papers/${id}`, { questions, passages })).status).toBe(200)
  })
  afterAll(() => running?.end())
  const pdfOf = async (answer: Response): Promise<string> =>
    (await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages.join('\n')

  test('gives its owner what was sent', async () => {
    const { data } = (await owner.get(`/papers/${id}`)).body
    expect(data.passages).toEqual(passages)
    expect(data.questions.map(({ passageId }: { passageId?: string }) => passageId)).toEqual(
      questions.map(({ passageId }) => passageId),
    )
  })
  test('shows its passages to whoever holds the link, which shows no answers', async () => {
    const { url } = (await owner.post(`/papers/${id}/share`, {})).body.data
    const shared = new URL(url).pathname.split('/')[2]!
    const { data } = (await visitor.get(`/papers/${shared}`)).body
    expect(data.passages).toEqual(passages)
    expect(data.questions.every((question: object) => !('correctAnswer' in question))).toBe(true)
    expect(await pdfOf(await visitor.raw('GET', `/papers/${shared}/export/pdf`, {}))).toContain(TEXT)
  })
  test('keeps them where it is copied and brought back', async () => {
    const copy = (await owner.post(`/papers/${id}/duplicate`, {})).body.data
    expect(copy.passages).toEqual(passages)
    const without = await owner.call('PATCH', `/papers/${copy.id}`, { questions: questions.slice(0, 1) })
    expect(without.body.data).not.toHaveProperty('passages')
    const restored = await owner.post(`/papers/${copy.id}/revisions/1/restore`, {})
    expect(restored.body.data.passages).toEqual(passages)
  })
  test('is previewed with them', async () => {
    const body = { questions, passages, title: 'Preview' }
    const shown = await owner.raw('POST', '/papers/preview/pdf', { body, headers: { accept: 'application/pdf' } })
    expect(await pdfOf(shown)).toContain(TEXT)
    expect(await owner.post('/papers/preview/pdf', { questions })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  })
  test('has no question about them replaced, and the others are', async () => {
    const about = questions.find(({ passageId }) => passageId !== undefined)!
    expect(await owner.post(`/papers/${id}/questions/${about.id}/replace`, {})).toMatchObject({
      status: 422,
      body: { code: 'question_about_passage' },
    })
  })
  test('keeps the passages of the questions that stay where it is made anew', async () => {
    const keep = questions.filter(({ passageId }) => passageId === 'rainfall').map((question) => question.id)
    const anew = (await owner.post(`/papers/${id}/regenerate`, { keep, seed: 'anew' })).body.data
    expect(anew.passages.map((passage: { id: string }) => passage.id)).toEqual(['rainfall'])
    const about = anew.questions.flatMap(({ passageId }: { passageId?: string }) => passageId ?? [])
    expect(about).toEqual(['rainfall', 'rainfall'])
  })
})
