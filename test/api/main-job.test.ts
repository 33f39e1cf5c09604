/** The main job of a teacher over HTTP: sign up, upload, wait, generate, change, share, export. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, readyDocument, signUp, startService, type TestService } from './test-service.ts'

describe('from a document to a printed paper', () => {
  let service: TestService
  let teacher: Client
  let documentId: string
  beforeAll(async () => {
    service = await startService()
    teacher = await signUp(service.url)
    documentId = await readyDocument(teacher, 'samples/honey-bees.pdf')
  })
  afterAll(() => service.end())

  test('a document that is ready has its topics', async () => {
    const { body } = await teacher.get(`/documents/${documentId}`)
    expect(body.data).toMatchObject({ status: 'ready', extractionStatus: 'completed', fileType: 'pdf', progress: 100 })
    expect(body.data.extractedTopics.length).toBeGreaterThan(1)
  })
  test('a paper is made, read, changed, shared and printed', async () => {
    const made = await teacher.post('/quizzes/generate/document', {
      sourceDocuments: [documentId],
      questionCount: 8,
      questionTypes: ['true_false', 'short_answer', 'fill_blank'],
    })
    expect(made.status).toBe(201)
    const { id, questions, revision } = made.body.data
    expect(questions.length).toBeGreaterThanOrEqual(5)
    expect(revision).toBe(1)

    const changed = await teacher.call('PATCH', `/papers/${id}`, { title: 'Term test' }, { 'if-match': '1' })
    expect(changed.body.data).toMatchObject({ title: 'Term test', revision: 2 })
    expect(
      (await teacher.call('PATCH', `/papers/${id}`, { title: 'Too late' }, { 'if-match': '1' })).body,
    ).toMatchObject({ code: 'revision_conflict', revision: 2 })

    const visitor = new Client(service.url)
    expect((await visitor.get(`/papers/${id}`)).status).toBe(404)
    await teacher.post(`/papers/${id}/share`)
    const seen = await visitor.get(`/papers/${id}`)
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.body)).not.toMatch(
      /"(?:correctAnswer|explanation|markingScheme|source|seed|proof|origin|revision)":/,
    )

    const pdf = await visitor.raw('GET', `/papers/${id}/export/pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await visitor.get(`/papers/${id}/export/answer-key`)).status).toBe(404)
    expect((await teacher.raw('GET', `/papers/${id}/export/answer-key`)).status).toBe(200)
  })
})
