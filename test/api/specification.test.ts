/** What the specifications say of calls, where no other test does: names of fields, defaults, what an answer holds. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unlimitedPlans } from './fuzzing/world.ts'
import { Client, readyDocument, signUp, startService, type TestService } from './test-service.ts'

let service: TestService
let folder: string
let teacher: Client
let bees: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setpaper-specification-'))
  service = await startService({ plansFile: await unlimitedPlans(folder) })
  teacher = await signUp(service.url)
  bees = await readyDocument(teacher, 'samples/honey-bees.docx')
})
afterAll(async () => {
  await service.end()
  await rm(folder, { recursive: true, force: true })
})

const made = async (path: string, wish: object): Promise<any> => {
  const { status, body } = await teacher.post(path, wish)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data
}
const concept = (wish: object): Promise<any> => made('/quizzes/generate/concept', wish)
const ofBees = (wish: object): Promise<any> =>
  made('/quizzes/generate/document', {
    sourceDocuments: [bees],
    questionCount: 6,
    questionTypes: ['true_false'],
    ...wish,
  })

describe('other spellings of a call’s fields (specification 1, section 7)', () => {
  const snake = { grade_level: 'S5', template_id: 'comprehensive-examination', question_count: 7 }
  test('are taken by a call on a concept', async () => {
    const paper = await concept({ concept: 'Circles', ...snake })
    expect(paper).toMatchObject({ grade: 'S5', templateId: 'comprehensive-examination' })
    expect(paper.questions).toHaveLength(7)
  })
  test('are taken by the other calls that make papers', async () => {
    const wish = { template_id: 'comprehensive-examination', question_count: '5', questionCount: undefined }
    expect(await ofBees(wish)).toMatchObject({ templateId: wish.template_id, metadata: { totalQuestions: 5 } })
    const wizard = await made('/papers/generate', { ...wish, documentId: bees, questionTypes: ['true_false'] })
    expect(wizard).toMatchObject({ templateId: wish.template_id, metadata: { totalQuestions: 5 } })
  })
  test('give way to the usual ones', async () => {
    expect((await concept({ topic: 'Circles', questionCount: 5, question_count: 9 })).questions).toHaveLength(5)
  })
})

describe('includeExplanations: false', () => {
  const explained = ({ questions }: any): string[] =>
    questions.map(({ explanation }: any) => explanation).filter((text: string) => text !== '')
  test.each([
    { of: 'a document', make: (wish: object) => ofBees(wish) },
    { of: 'a topic', make: (wish: object) => concept({ topic: 'Circles', questionCount: 5, ...wish }) },
    { of: 'the HKDSE', make: (wish: object) => concept({ metadata: { paperFormat: 'hkdse_paper2' }, ...wish }) },
  ])('leaves explanations out of a paper of $of', async ({ make }) => {
    expect(explained(await make({ seed: '1' })).length).toBeGreaterThan(0)
    const without = await make({ seed: '1', includeExplanations: false })
    expect(explained(without)).toEqual([])
    expect(without.questions.every(({ correctAnswer }: any) => correctAnswer !== '')).toBe(true)
    expect((await teacher.get(`/papers/${without.id}`)).body.data.configuration.includeExplanations).toBe(false)
  })
  test('goes on when the paper is made anew or a question is replaced, and leaves what the teacher wrote', async () => {
    const paper = await ofBees({ includeExplanations: false })
    const own = { ...paper.questions[0], explanation: 'As we saw in class.' }
    await teacher.call('PATCH', `/papers/${paper.id}`, { questions: [own, ...paper.questions.slice(1)] })
    const anew = (await teacher.post(`/papers/${paper.id}/regenerate`, { keep: [own.id] })).body.data
    expect(explained(anew)).toEqual(['As we saw in class.'])
    const { status, body } = await teacher.post(`/papers/${paper.id}/questions/${anew.questions[1].id}/replace`, {})
    expect([status, body.data?.explanation]).toEqual([200, ''])
  })
})

describe('metadata.paperFormat', () => {
  test.each([
    { wish: {}, id: 'hkdse-paper-1' },
    { wish: { language: 'zh-TW', title: '模擬卷', subject: 'Mathematics' }, id: 'hkdse-paper-1' },
  ])('alone, with $wish, is a whole paper in its authentic form', async ({ wish, id }) => {
    const paper = await concept({ metadata: { paperFormat: 'hkdse_paper1' }, ...wish })
    expect(paper).toMatchObject({ structure: { id }, totalMarks: 105 })
    if ('title' in wish) expect(paper).toMatchObject({ title: '模擬卷', language: 'zh-TW' })
  })
  test('with a topic or a number of questions is a paper of that format on it', async () => {
    const onTopic = await concept({ topic: 'Circles', metadata: { paperFormat: 'hkdse_paper2' }, questionCount: 6 })
    expect(onTopic).toMatchObject({ configuration: { paperFormat: 'hkdse_paper2' }, templateId: 'hkdse-paper-2' })
    expect(onTopic.questions.map(({ type }: any) => type)).toEqual(Array(6).fill('multiple_choice'))
    const some = await concept({ metadata: { paperFormat: 'hkdse_paper1' }, questionCount: 5 })
    expect(some.questions).toHaveLength(5)
    expect(some.structure).toBeUndefined()
  })
  test('with another subject than mathematics is refused with the topics that there are', async () => {
    expect(
      await teacher.post('/quizzes/generate/concept', {
        subject: 'Biology',
        metadata: { paperFormat: 'hkdse_paper1' },
      }),
    ).toMatchObject({ status: 422, body: { code: 'concept_not_covered' } })
  })
})

test('a call that names nothing to ask about is told what works, with the topics to choose from', async () => {
  const { status, body } = await teacher.post('/quizzes/generate/concept')
  expect({ status, code: body.code, topic: body.topic }).toEqual({
    status: 422,
    code: 'concept_not_covered',
    topic: 'General Studies P3',
  })
  expect(body.error).toMatch(/secondary mathematics.*HKDSE.*document/)
  const [choice] = body.choices as { readonly id: string; readonly name: { readonly en: string } }[]
  const paper = await concept({ selectedTopics: [choice!.id] })
  expect(paper.questions[0]).toMatchObject({ topicId: choice!.id, topic: choice!.name.en })
})

test('a seed may be a number, and means what its digits mean', async () => {
  const stems = async (seed: unknown): Promise<unknown> =>
    (await concept({ topic: 'Circles', questionCount: 5, seed })).questions.map(({ question }: any) => question)
  expect(await stems(42)).toEqual(await stems('42'))
  const paper = await concept({ topic: 'Circles', questionCount: 5, seed: 7 })
  expect(paper.seed).toBe('7')
  const anew = (await teacher.post(`/papers/${paper.id}/regenerate`, { seed: 8 })).body.data
  expect(anew.seed).toBe('8')
  const other = await ofBees({})
  const { id } = other.questions[0]
  expect((await teacher.post(`/papers/${other.id}/questions/${id}/replace`, { seed: 9 })).status).toBe(200)
  expect((await teacher.post('/papers/preset', { paper: 2, seed: 10 })).body.data.seed).toBe('10')
})

describe('?version= of an export (decision D46)', () => {
  test.each(['pdf', 'answer-key'])('of %s refuses a version that was not made, and what is no letter', async (part) => {
    const { id } = await concept({ topic: 'Circles', questionCount: 5 })
    expect(await teacher.get(`/papers/${id}/export/${part}?version=B`)).toMatchObject({
      status: 404,
      body: { code: 'no_such_version', version: 'B', error: expect.stringContaining('no version B') },
    })
    for (const version of ['G', 'a', '1', ''])
      expect(await teacher.get(`/papers/${id}/export/${part}?version=${version}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', field: 'version' },
      })
  })
})

describe('a paper’s answer (specification 2, section 3)', () => {
  const HAS = { generatedAt: expect.any(String), userId: expect.any(String) }
  test('tells whose it is, when and how long it was made, and where its files are', async () => {
    const me = (await teacher.get('/me')).body.data.id
    for (const paper of [await ofBees({}), await concept({ topic: 'Circles' })]) {
      expect(paper).toMatchObject({
        userId: me,
        generatedAt: paper.createdAt,
        metadata: { generationTime: expect.any(Number), aiTokensUsed: 0 },
        exports: { generatedAt: paper.updatedAt },
      })
      expect((await teacher.get(`/papers/${paper.id}`)).body.data).toEqual(paper)
      for (const { pdf } of [paper.exports.questionPaper, paper.exports.answerKey])
        expect((await teacher.raw('GET', `/${pdf}`)).headers.get('content-type')).toBe('application/pdf')
    }
  })
  test('has the same from every call that gives a paper', async () => {
    const paper = await ofBees({})
    for (const [method, path] of [
      ['PATCH', `/papers/${paper.id}`],
      ['POST', `/papers/${paper.id}/duplicate`],
      ['POST', `/papers/${paper.id}/regenerate`],
      ['GET', `/quizzes/${paper.id}`],
    ] as const)
      expect((await teacher.call(method, path, method === 'GET' ? undefined : {})).body.data).toMatchObject({
        ...HAS,
        exports: { questionPaper: { pdf: expect.any(String) } },
        metadata: { generationTime: expect.any(Number), aiTokensUsed: 0 },
      })
    expect((await teacher.get('/quizzes')).body.data.items[0]).toMatchObject({ generatedAt: expect.any(String) })
  })
  test('names no key where none was asked for, and nothing of its owner to whom it is shown', async () => {
    const paper = await ofBees({ includeAnswers: false })
    expect(paper.exports.answerKey).toBeUndefined()
    await teacher.post(`/papers/${paper.id}/share`, { answers: true })
    const shown = JSON.stringify((await new Client(service.url).get(`/papers/${paper.id}`)).body)
    expect(shown).not.toMatch(/userId|generationTime|aiTokensUsed/)
  })
  test('of a visitor has the address of the paper alone', async () => {
    const { data } = (await new Client(service.url).post('/papers/preset', { paper: 2 })).body
    expect(data.exports.questionPaper.pdf).toContain(data.id)
    expect(data.exports.answerKey).toBeUndefined()
    expect(data.userId).toBeUndefined()
  })
})

test('a topic of a document tells its pages, and when a paper was last made on it', async () => {
  const document = await readyDocument(teacher, 'samples/honey-bees.pdf')
  const topics = async (): Promise<any[]> => (await teacher.get(`/documents/${document}`)).body.data.extractedTopics
  const [first, second] = await topics()
  expect(first).toMatchObject({ pageNumbers: [expect.any(Number)], lastUsed: null })
  const paper = await made('/quizzes/generate/document', {
    sourceDocuments: [document],
    selectedTopics: [first.id],
    questionCount: 5,
  })
  expect((await topics()).map(({ lastUsed }) => lastUsed).slice(0, 2)).toEqual([paper.createdAt, null])
  expect(second.lastUsed).toBeNull()
  const extracted = (await teacher.post('/documents/extract-topics', { documentId: document })).body.data.topics
  expect(extracted[0].lastUsed).toBe(paper.createdAt)
  await teacher.call('DELETE', `/papers/${paper.id}`)
  expect((await topics())[0].lastUsed).toBeNull()
})

test('topics tell how many questions of each type they can give, those of a document and those of the curriculum', async () => {
  const ofDocument = (await teacher.get(`/topics/capacity?documentId=${bees}`)).body.data
  const { extractedTopics } = (await teacher.get(`/documents/${bees}`)).body.data
  expect(ofDocument.map(({ topicId }: any) => topicId)).toEqual(extractedTopics.map(({ id }: any) => id))
  expect(ofDocument[0].byType).toMatchObject({ multiple_choice: expect.any(Number), true_false: expect.any(Number) })
  expect((await teacher.get(`/topics/capacity?documentId=${bees}`)).body.data).toEqual(ofDocument)
  const units = (await teacher.get('/topics/capacity?grade=S4&subject=Mathematics')).body.data
  expect(units).toContainEqual({ topicId: 'SS11', byType: expect.objectContaining({ multiple_choice: 20 }) })
  expect(units.map(({ topicId }: any) => topicId)).not.toContain('JS5')
  expect((await teacher.get('/topics/capacity?grade=S4&subject=Biology')).body.data).toEqual([])
  expect(await teacher.get('/topics/capacity?documentId=none')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
})

test('a template has a preview: where the papers that show it are', async () => {
  for (const { id, preview } of (await teacher.get('/templates')).body.data) {
    expect((await teacher.get(`/templates/${id}`)).body.data.preview).toBe(preview)
    expect((await teacher.raw('GET', `/${preview}`)).status).toBe(200)
  }
})
