/**
 * Papers by an AI: what it gives, what the built-in engine gives in its place, and what everyone is told and charged
 * when it fails.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { originsOf, startAiService, used, type AiService } from './ai-service.ts'
import { Client, readyDocument, signUp } from './test-service.ts'
import type { Behaviour } from '../scripted-ai/behaviour.ts'

let ai: AiService
let teacher: Client
let document: string
beforeAll(async () => {
  ai = await startAiService()
})
afterAll(() => ai?.end())

const fromDocument = (more: object = {}) =>
  teacher.post('/quizzes/generate/document', {
    sourceDocuments: [document],
    questionCount: 10,
    questionTypes: ['multiple_choice', 'short_answer'],
    ...more,
  })
/** Of another school for each part, since what a school asked of a document before is not asked again. */
async function openPart(): Promise<void> {
  ai.script(() => ({}))
  teacher = await signUp(ai.service.url)
  await ai.service.service.db.updateTable('school').set({ tier: 'pro' }).execute()
  document = await readyDocument(teacher, 'samples/honey-bees.pdf')
}
const GONE: Behaviour = { status: 401, word: 'invalid_api_key' }

/** Each by a teacher of its own, about a topic that only the AI knows, so that nothing hides what it does. */
describe('an AI that misbehaves ends in a paper or in a clear sentence, within its clock, and nothing is charged for nothing', () => {
  const cases: readonly { readonly name: string; readonly how: Behaviour; readonly ends: 'paper' | RegExp }[] = [
    { name: 'fences its JSON', how: { shape: 'fenced' }, ends: 'paper' },
    { name: 'talks around its JSON', how: { shape: 'prose' }, ends: 'paper' },
    { name: 'drips slowly', how: { pieceMs: 60, pieces: 20 }, ends: 'paper' },
    { name: 'is cut in the middle', how: { shape: 'truncated' }, ends: 'paper' },
    { name: 'repeats itself', how: { shape: 'duplicated' }, ends: 'paper' },
    { name: 'ends in the middle of a stream', how: { breakOff: 'end' }, ends: 'paper' },
    {
      name: 'answers by another schema',
      how: { shape: 'wrong_schema' },
      ends: /nothing in the answer of the AI service could be used|answered nothing/,
    },
    { name: 'answers nothing', how: { shape: 'empty' }, ends: /answered nothing|nothing in the answer/ },
    {
      name: 'writes in another language',
      how: { shape: 'wrong_language' },
      ends: /nothing in the answer of the AI service could be used/,
    },
    { name: 'answers 10 MB', how: { shape: 'huge' }, ends: /too long|could be used|in time/ },
    { name: 'says nothing for good', how: { hang: 'before' }, ends: /did not answer in time/ },
    { name: 'breaks down', how: { status: 500 }, ends: /cannot be reached/ },
    { name: 'has too much to do', how: { status: 429, retryAfter: '30' }, ends: /too much to do/ },
    { name: 'does not take the key', how: GONE, ends: /does not accept its key, model or address/ },
    { name: 'declines', how: { finish: 'filter', text: ' ' }, ends: /declined to answer/ },
  ]
  const teachers = new Map<string, Client>()
  beforeAll(async () => {
    ai.script((request) => cases.find((one) => request.prompt.includes(one.name))?.how ?? {})
    for (const { name } of cases) teachers.set(name, await signUp(ai.service.url))
  })
  test.concurrent.each(cases)('one that $name', async ({ name, ends }) => {
    const own = teachers.get(name)!
    const started = performance.now()
    const { status, body } = await own.post('/quizzes/generate/concept', {
      topic: `Cells, by one that ${name}`,
      subject: 'Biology',
      gradeLevel: 'S3',
      questionCount: 6,
      questionTypes: ['multiple_choice', 'true_false'],
    })
    expect(performance.now() - started).toBeLessThan(45_000)
    if (ends === 'paper') {
      expect(status).toBe(201)
      expect(body.data.questions.length).toBeGreaterThan(0)
      expect(await used(own)).toEqual({ quizzes: 1, questions: body.data.questions.length })
    } else {
      expect({ status, code: body.code }).toEqual({ status: 502, code: 'ai_failed' })
      expect(body.error).toMatch(
        /^Backend API unavailable\. Please ensure the AI service is properly configured\. The cause: .*\. Nothing was charged\.$/,
      )
      expect(body.error).toMatch(ends)
      expect(await used(own)).toEqual({ quizzes: 0, questions: 0 })
      expect((await own.get('/papers')).body.data.total).toBe(0)
    }
  })
  test('no reservation is left', async () => {
    expect(await ai.service.service.db.selectFrom('usageReservation').selectAll().execute()).toEqual([])
  })
})

/** A sentence of the first topic, asked about in the language of the paper. */
const TRANSLATED = {
  type: 'true_false',
  topic: 'T1',
  difficulty: 'medium',
  question: '盛夏時，蜂后每天約產1,500枚卵。',
  correctAnswer: 'True',
  explanation: '文中說明了蜂后在盛夏的產卵量。',
  marks: 1,
  source: { document: 'D1', page: 1, quote: 'At the height of summer the queen may lay about 1,500 eggs a day.' },
}

describe('from a document', () => {
  beforeAll(openPart, 60_000)
  beforeEach(() => ai.script(() => ({})))
  test('the AI makes it, by the model of the plan; the owner sees its model, time and tokens, a reader of the link does not', async () => {
    const {
      status,
      body: { data: paper },
    } = await fromDocument()
    expect(status).toBe(201)
    expect(originsOf(paper)).toEqual({ ai: 10 })
    expect(paper.metadata).toMatchObject({ model: 'scripted-pro' })
    expect(paper.metadata.generationTime).toBeGreaterThan(0)
    expect(paper.metadata.aiTokensUsed).toBeGreaterThan(0)
    expect(paper.questions.every(({ source }: any) => source.documentId === document)).toBe(true)
    expect((await teacher.get(`/papers/${paper.id}`)).body.data.metadata).toEqual(paper.metadata)
    await teacher.post(`/papers/${paper.id}/share`, {})
    const seen = await new Client(ai.service.url).get(`/papers/${paper.id}`)
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.body)).not.toMatch(/scripted|aiTokens|generationTime/)
  })

  test('what an AI made before it was gone is kept, the built-in engine makes the rest, and the paper says so', async () => {
    ai.script((_request, n) => (n === first ? {} : GONE))
    const first = ai.ai.requests.length
    const before = await used(teacher)
    const {
      status,
      body: { data: paper },
    } = await fromDocument({ questionCount: 15 })
    expect(status).toBe(201)
    const { ai: made, document: filled } = originsOf(paper) as { ai: number; document: number }
    // The first of three batches of five; one that tells another's answer is dropped.
    expect(made).toBeGreaterThan(2)
    expect(made).toBeLessThanOrEqual(5)
    expect(made + filled).toBe(15)
    expect(paper.metadata.notices).toContainEqual({ kind: 'ai_incomplete', stopped: true, made, filled, missing: 0 })
    expect(await used(teacher)).toEqual({ quizzes: before.quizzes + 1, questions: before.questions + 15 })
  })

  test('topics that were picked keep their counts, whoever makes their questions', async () => {
    const topics = (await teacher.get(`/documents/${document}`)).body.data.extractedTopics.slice(0, 3) as {
      readonly id: string
    }[]
    const first = ai.ai.requests.length
    ai.script((_request, n) => (n === first ? {} : GONE))
    const {
      body: { data: paper },
    } = await fromDocument({
      questionCount: 10,
      selectedTopics: topics.map(({ id }, index) => ({ id, questionCount: [4, 4, 2][index] })),
      questionTypes: ['multiple_choice', 'true_false', 'fill_blank', 'short_answer'],
    })
    expect(originsOf(paper).document).toBeGreaterThan(0)
    expect(topics.map(({ id }) => paper.questions.filter(({ topicId }: any) => topicId === id).length)).toEqual([
      4, 4, 2,
    ])
  })

  test('in another language the AI writes it; the built-in engine does not translate, so what is missing stays missing', async () => {
    const first = ai.ai.requests.length
    ai.script((_request, n) => (n === first ? { text: JSON.stringify({ questions: [TRANSLATED] }) } : GONE))
    const {
      status,
      body: { data: part },
    } = await fromDocument({
      language: 'zh-TW',
      questionCount: 5,
      questionTypes: ['true_false'],
      selectedTopics: [(await teacher.get(`/documents/${document}`)).body.data.extractedTopics[0].id],
    })
    expect(status).toBe(201)
    expect(part.questions).toEqual([
      expect.objectContaining({
        question: TRANSLATED.question,
        source: expect.objectContaining({ documentId: document, quote: TRANSLATED.source.quote }),
      }),
    ])
    expect(part.metadata.notices).toContainEqual({
      kind: 'ai_incomplete',
      stopped: true,
      made: 1,
      filled: 0,
      missing: 4,
    })
    ai.script(() => GONE)
    const before = await used(teacher)
    expect((await fromDocument({ language: 'zh-TW' })).body).toMatchObject({
      code: 'ai_failed',
      cause: 'misconfigured',
    })
    expect(await used(teacher)).toEqual(before)
  })

  test('an AI that is gone altogether costs nothing but its notice: the built-in engine makes the paper', async () => {
    ai.script(() => GONE)
    const {
      status,
      body: { data: paper },
    } = await fromDocument()
    expect(status).toBe(201)
    expect(originsOf(paper)).toEqual({ document: 10 })
    expect(paper.metadata.notices).toContainEqual({
      kind: 'ai_incomplete',
      stopped: true,
      made: 0,
      filled: 10,
      missing: 0,
    })
    expect(paper.metadata.model).toBeUndefined()
  })

  test('an unknown strategy is refused with its name, before anything is asked or charged', async () => {
    const [before, requests] = [await used(teacher), ai.ai.requests.length]
    const { status, body } = await fromDocument({ strategy: 'wishful' })
    expect([status, body.code, body.error]).toEqual([400, 'unknown_strategy', 'Unknown generation strategy: wishful'])
    expect(await used(teacher)).toEqual(before)
    expect(ai.ai.requests.length).toBe(requests)
  })

  test('what was asked before is not asked again', async () => {
    const stems = (paper: any): string[] => paper.questions.map(({ question }: any) => question)
    // A page of honey bees is soon asked out; a chapter is not.
    const chapter = await readyDocument(teacher, 'samples/nutrition.txt')
    const ofChapter = async () =>
      (await fromDocument({ sourceDocuments: [chapter], questionCount: 5 })).body.data as object
    const [first, second] = [await ofChapter(), await ofChapter()]
    expect(stems(second).filter((stem) => stems(first).includes(stem))).toEqual([])
  })

  test('a request with a key is answered again without asking anew', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const ask = () =>
      teacher.post(
        '/quizzes/generate/document',
        { sourceDocuments: [document], questionCount: 5, questionTypes: ['true_false'] },
        key,
      )
    const first = await ask()
    const requests = ai.ai.requests.length
    expect((await ask()).body).toEqual(first.body)
    expect(ai.ai.requests.length).toBe(requests)
  })
})

describe('without a document', () => {
  beforeAll(openPart, 60_000)
  beforeEach(() => ai.script(() => ({})))
  const concept = (body: object) => teacher.post('/quizzes/generate/concept', { questionCount: 8, ...body })

  test('a diagram that the AI writes as LaTeX is drawn before the paper is stored; one that is no LaTeX says so', async () => {
    const question = (words: string, latex: string) => ({
      type: 'short_answer',
      question: words,
      correctAnswer: 'a triangle',
      explanation: 'It has three sides.',
      marks: 2,
      difficulty: 'easy',
      markingScheme: [{ text: 'names it', marks: 2 }],
      hasGeometry: true,
      geometryData: { latex, type: 'diagram', caption: 'Figure 1' },
    })
    ai.script(() => ({
      text: JSON.stringify({
        questions: [
          question(
            'Which shape do architects value most for its rigid frame?',
            '\\begin{tikzpicture}\\draw (0,0) -- (3,0) -- (1,2) -- cycle;\\end{tikzpicture}',
          ),
          question(
            'Name the polygon from which every truss bridge is put together.',
            '\\begin{tikzpicture}\\notacommand\\end{tikzpicture}',
          ),
        ],
      }),
    }))
    const {
      status,
      body: { data: paper },
    } = await concept({
      topic: 'Bridges',
      subject: 'Design',
      gradeLevel: 'S3',
      questionCount: 5,
      questionTypes: ['short_answer'],
    })
    expect(status).toBe(201)
    const { questions } = (await teacher.get(`/papers/${paper.id}`)).body.data as {
      readonly questions: readonly {
        readonly question: string
        readonly figure?: { readonly svg?: string; readonly caption?: string }
        readonly geometryData?: object
      }[]
    }
    const [drawn, failed] = ['rigid frame', 'truss bridge'].map((words) =>
      questions.find((one) => one.question.includes(words))!,
    )
    expect(drawn!.figure).toMatchObject({ svg: expect.stringMatching(/^<svg/), caption: 'Figure 1' })
    expect([failed!.figure?.svg, failed!.geometryData]).toEqual([
      undefined,
      expect.objectContaining({ latex: expect.stringContaining('notacommand') }),
    ])
  })

  test('families prove their keys, so what they have is theirs and no AI is asked', async () => {
    const requests = ai.ai.requests.length
    const {
      body: { data: paper },
    } = await concept({ topic: 'Percentages', questionTypes: ['multiple_choice', 'short_answer'] })
    expect(originsOf(paper)).toEqual({ family: 8 })
    expect((await concept({ metadata: { paperFormat: 'hkdse_paper2', structure: 'mock' } })).status).toBe(201)
    expect(ai.ai.requests.length).toBe(requests)
  })

  test("a type that no family has is the AI's, on the same paper", async () => {
    const {
      body: { data: paper },
    } = await concept({ topic: 'Percentages', questionTypes: ['multiple_choice', 'true_false'] })
    expect(originsOf(paper)).toEqual({ family: 4, ai: 4 })
    expect(
      paper.questions.filter(({ type }: any) => type === 'true_false').every(({ origin }: any) => origin.kind === 'ai'),
    ).toBe(true)
    expect(paper.topics ?? paper.metadata.topics).toEqual([expect.objectContaining({ id: 'JS5' })])
  })

  test('where the AI is gone, families stand in for it', async () => {
    ai.script(() => GONE)
    const {
      body: { data: paper },
    } = await concept({ topic: 'Percentages', questionTypes: ['multiple_choice', 'true_false'] })
    expect(originsOf(paper)).toEqual({ family: 8 })
    expect(paper.metadata.notices).toContainEqual({
      kind: 'ai_incomplete',
      stopped: true,
      made: 0,
      filled: 4,
      missing: 0,
    })
  })

  test.each([
    {
      name: 'another subject',
      body: { topic: 'Photosynthesis', subject: 'Biology', gradeLevel: 'S3' },
      says: ['Photosynthesis', 'Biology', 'S3'],
      title: 'Biology Exercise Paper',
    },
    {
      name: 'mathematics of a primary school',
      body: { topic: 'Percentages', subject: 'Mathematics', grade: 'P6' },
      says: ['Percentages', 'P6'],
      title: 'Mathematics Exercise Paper',
    },
    { name: 'a bare call', body: {}, says: ['General Studies', 'P3'], title: 'General Studies Exercise Paper' },
  ])('the AI is asked about $name', async ({ body, says, title }) => {
    const {
      status,
      body: { data: paper },
    } = await concept(body)
    expect(status).toBe(201)
    expect(originsOf(paper)).toEqual({ ai: 8 })
    expect(paper.title).toBe(title)
    const { instructions, prompt } = ai.ai.requests.at(-1)!
    for (const word of says) expect(instructions + prompt).toContain(word)
  })

  test("a topic of the teacher's own is asked about in its words; one of another school is not there", async () => {
    const {
      body: { data: own },
    } = await teacher.post('/topics', {
      name: 'Hakka villages',
      description: 'Walled villages of the New Territories',
      subject: 'History',
    })
    const {
      status,
      body: { data: paper },
    } = await concept({ selectedTopics: [{ id: own.id, questionCount: 8 }] })
    expect(status).toBe(201)
    expect(paper.metadata.topics).toEqual([{ id: own.id, name: 'Hakka villages' }])
    expect(ai.ai.requests.at(-1)!.prompt).toContain('Walled villages')
    const stranger = await signUp(ai.service.url)
    expect(
      (await stranger.post('/quizzes/generate/concept', { questionCount: 8, selectedTopics: [{ id: own.id }] })).body
        .code,
    ).toBe('no_such_topic')
  })
})

describe('made anew', () => {
  beforeAll(openPart, 60_000)
  beforeEach(() => ai.script(() => ({})))
  test('with its strategy; where that fails by the built-in engine, and the title says so once', async () => {
    const {
      body: { data: paper },
    } = await fromDocument({ title: 'Bees', questionCount: 8 })
    const anew = await teacher.post(`/papers/${paper.id}/regenerate`, {
      strategy: 'concurrent',
      keep: [paper.questions[0].id],
    })
    expect(anew.body.data).toMatchObject({ title: 'Bees', configuration: paper.configuration })
    expect(anew.body.data.fallback).toBeUndefined()
    expect(originsOf(anew.body.data).ai).toBeGreaterThan(5)
    expect(anew.body.data.questions).toHaveLength(8)
    expect(anew.body.data.questions.filter(({ id }: any) => id === paper.questions[0].id)).toHaveLength(1)
    ai.script(() => GONE)
    for (let time = 0; time < 2; time += 1) {
      const {
        status,
        body: { data: other },
      } = await teacher.post(`/papers/${paper.id}/regenerate`, { strategy: 'hybrid' })
      expect([status, other.title, other.fallback]).toEqual([200, 'Bees (Regenerated)', true])
      expect(originsOf(other)).toEqual({ document: 8 })
      expect(other.metadata.model).toBeUndefined()
    }
    expect((await teacher.post(`/papers/${paper.id}/regenerate`, { strategy: 'wishful' })).body.code).toBe(
      'unknown_strategy',
    )
  })

  test('of a topic in words; where the AI fails there is nothing else, and the paper stays as it was', async () => {
    const {
      body: { data: paper },
    } = await teacher.post('/quizzes/generate/concept', {
      topic: 'The water cycle',
      subject: 'Science',
      questionCount: 6,
    })
    const {
      body: { data: anew },
    } = await teacher.post(`/papers/${paper.id}/regenerate`)
    expect(originsOf(anew)).toEqual({ ai: 6 })
    ai.script(() => GONE)
    const before = await used(teacher)
    expect((await teacher.post(`/papers/${paper.id}/regenerate`)).body.code).toBe('ai_failed')
    expect((await teacher.get(`/papers/${paper.id}`)).body.data.questions).toEqual(anew.questions)
    expect(await used(teacher)).toEqual(before)
  })

  test('one question: by who made it, else by the other', async () => {
    const {
      body: { data: paper },
    } = await fromDocument({ questionCount: 5 })
    const replace = (of: any) => teacher.post(`/papers/${of.id}/questions/${of.questions[0].id}/replace`)
    const first = await replace(paper)
    expect(first.body.data).toMatchObject({
      id: paper.questions[0].id,
      type: paper.questions[0].type,
      marks: paper.questions[0].marks,
      origin: { kind: 'ai' },
    })
    expect(first.body.data.question).not.toBe(paper.questions[0].question)
    ai.script(() => GONE)
    expect((await replace(paper)).body.data.origin.kind).toBe('document')
    const concept = (
      await (ai.script(() => ({})),
      teacher.post('/quizzes/generate/concept', { topic: 'The water cycle', subject: 'Science', questionCount: 5 }))
    ).body.data
    expect((await replace(concept)).body.data.origin.kind).toBe('ai')
    ai.script(() => GONE)
    const before = await used(teacher)
    expect((await replace(concept)).body).toMatchObject({ code: 'ai_failed', cause: 'misconfigured' })
    expect(await used(teacher)).toEqual(before)
  })
})
