/** Papers over HTTP: made, read, changed, made anew, printed (spec/api.md; specification 2, sections 5 to 7). */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LONGEST } from '#domain/limits.ts'
import { unlimitedPlans } from './fuzzing/world.ts'
import { Client, readyDocument, signUp, startService, type TestService } from './test-service.ts'

let service: TestService
let folder: string
let teacher: Client
let bees: string
let topics: any[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setpaper-papers-'))
  service = await startService({ plansFile: await unlimitedPlans(folder) })
  teacher = await signUp(service.url)
  bees = await readyDocument(teacher, 'samples/honey-bees.docx')
  topics = (await teacher.get(`/documents/${bees}`)).body.data.extractedTopics
})
afterAll(async () => {
  await service.end()
  await rm(folder, { recursive: true, force: true })
})

const SHORT = ['true_false', 'short_answer', 'fill_blank']
const make = (wish: object = {}, by = teacher) =>
  by.post('/quizzes/generate/document', {
    sourceDocuments: [bees],
    questionCount: 6,
    questionTypes: SHORT,
    seed: '1',
    ...wish,
  })
const made = async (wish: object = {}, by = teacher): Promise<any> => {
  const { status, body } = await make(wish, by)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data
}
const sum = (paper: any): number => paper.questions.reduce((total: number, { marks }: any) => total + marks, 0)
const words = (paper: any): string[] => paper.questions.map(({ question }: any) => question)

describe('a paper that is made', () => {
  test('has the shape of the specification, with the key, its proof and the page for its owner', async () => {
    const paper = await made()
    expect(paper).toMatchObject({
      id: expect.stringMatching(/^p_[0-9a-f]{32}$/),
      code: expect.stringMatching(/\S/),
      title: expect.stringMatching(/Exercise Paper$/),
      sourceDocuments: [bees],
      generationMode: 'document_based',
      difficulty: 'medium',
      language: 'en',
      status: 'completed',
      revision: 1,
      seed: '1',
      templateId: expect.any(String),
      configuration: {
        totalQuestions: 6,
        timeLimit: 60,
        language: 'en',
        difficulty: 'medium',
        includeAnswerKey: true,
        paperFormat: 'standard',
        questionTypes: SHORT,
        instructions: expect.stringContaining('60'),
      },
      metadata: {
        totalQuestions: 6,
        estimatedDuration: expect.any(Number),
        questionTypes: expect.any(Array),
        topicDistribution: expect.any(Object),
        difficultyDistribution: expect.any(Object),
      },
    })
    expect(paper.questions).toHaveLength(6)
    for (const question of paper.questions)
      expect(question).toMatchObject({
        id: expect.any(String),
        correctAnswer: expect.anything(),
        marks: expect.any(Number),
        estimatedTime: expect.any(Number),
        origin: { kind: 'document' },
        proof: 'quoted',
        source: { documentId: bees, quote: expect.stringMatching(/\S/) },
      })
    expect(paper.totalMarks).toBe(sum(paper))
    expect((await teacher.get(`/papers/${paper.id}`)).body.data).toEqual(paper)
    expect((await teacher.get(`/quizzes/${paper.id}`)).body.data).toEqual(paper)
  })
  test('of a bare call asks 10 multiple-choice questions', async () => {
    const nutrition = await readyDocument(teacher, 'samples/nutrition.txt')
    const { configuration, questions } = (await teacher.post('/papers/generate', { documentId: nutrition, seed: '1' }))
      .body.data
    expect(configuration).toMatchObject({
      totalQuestions: 10,
      questionTypes: ['multiple_choice'],
      difficulty: 'medium',
      timeLimit: 60,
    })
    expect(configuration.totalMarks).toBeUndefined()
    expect(new Set(questions.map(({ type }: any) => type))).toEqual(new Set(['multiple_choice']))
    for (const { options, correctAnswer } of questions) expect('ABCD'.slice(0, options.length)).toContain(correctAnswer)
  })
  test('with the same seed asks the same, without a seed something else', async () => {
    const nutrition = await readyDocument(teacher, 'samples/nutrition.txt')
    const unseeded = { sourceDocuments: [nutrition], seed: undefined, questionCount: 5 }
    const [a, b, c, d, ...more] = await Promise.all([
      made({ seed: 's' }),
      made({ seed: 's' }),
      ...Array.from({ length: 8 }, () => made(unseeded)),
    ])
    expect(a.questions).toEqual(b.questions)
    expect(a.id).not.toBe(b.id)
    expect(c.seed).toMatch(/^[0-9a-f]{32}$/)
    expect(c.seed).not.toBe(d.seed)
    expect(new Set([c, d, ...more].map((paper) => String(words(paper)))).size).toBeGreaterThan(1)
  })
  test('of a Chinese document is Chinese, and is converted where the paper is of the other script', async () => {
    const document = await readyDocument(teacher, 'samples/self-strengthening.docx')
    const [own, simplified] = await Promise.all([
      made({ sourceDocuments: [document], questionTypes: undefined, questionCount: 5 }),
      made({ sourceDocuments: [document], questionCount: 5, language: 'zh-CN' }),
    ])
    expect(own.language).toBe('zh-TW')
    expect(own.title).toMatch(/\p{Script=Han}/u)
    expect(simplified).toMatchObject({ language: 'zh-CN', configuration: { language: 'zh-CN' } })
    expect(words(simplified).join('')).not.toMatch(/[運動軍學國後]/)
  })
  test('in another language than its document keeps the questions and tells the teacher (decision D36)', async () => {
    const paper = await made({ language: 'zh-HK' })
    expect(paper.language).toBe('zh-TW')
    expect(paper.metadata.notices).toContainEqual({ kind: 'language', asked: 'zh-TW', given: 'en' })
    expect(words(paper)[0]).toMatch(/[a-z]{3}/)
  })
  test.each([50, 60, 71])('of %d marks carries exactly these', async (totalMarks) => {
    const paper = await made({ totalMarks, questionCount: 20, questionTypes: ['short_answer'] })
    expect([paper.totalMarks, sum(paper), paper.configuration.totalMarks, paper.metadata.totalMarks]).toEqual([
      totalMarks,
      totalMarks,
      totalMarks,
      totalMarks,
    ])
  })
  test('of more marks than its questions bear carries what they bear, and says so', async () => {
    const paper = await made({ totalMarks: 97 })
    const most = sum(paper)
    expect(most).toBeLessThan(97)
    expect([paper.totalMarks, paper.metadata.totalMarks]).toEqual([most, most])
    expect(paper.metadata.notices).toContainEqual({ kind: 'marks', asked: 97, given: most })
    for (const { type, marks } of paper.questions)
      expect(marks).toBeLessThanOrEqual({ true_false: 3, short_answer: 6 }[type as string] ?? 4)
  })
  test('keeps each document once and names those that hold the same text', async () => {
    const pdf = await readyDocument(teacher, 'samples/honey-bees.pdf')
    const paper = await made({ sourceDocuments: [bees, bees, pdf] })
    expect(paper.metadata.notices).toContainEqual({
      kind: 'same_text',
      document: 'honey-bees.pdf',
      of: 'honey-bees.docx',
    })
  })
})

describe('what a call may name', () => {
  test.each([
    { spelled: ['Multiple Choice', 'trueFalse', 'FILL_BLANKS'], read: ['multiple_choice', 'true_false', 'fill_blank'] },
    { spelled: 'true-false, short-answer', read: ['true_false', 'short_answer'] },
    { spelled: ['mcq', 'multiple-choice', 'tf'], read: ['multiple_choice', 'true_false'] },
    { spelled: ['long_answer', 'fill_blanks', 'true/false'], read: ['long_question', 'fill_blank', 'true_false'] },
  ])('types as $spelled', async ({ spelled, read }) => {
    expect((await made({ questionTypes: spelled })).configuration.questionTypes).toEqual(read)
  })
  test.each([
    { wish: { difficulty: 'advanced' }, configuration: { difficulty: 'hard' } },
    { wish: { difficulty: 'mixed' }, configuration: { difficulty: 'mixed' } },
    { wish: { language: 'en-GB' }, configuration: { language: 'en' } },
    { wish: { questionCount: '7' }, configuration: { totalQuestions: 7 } },
    { wish: { questionCount: '' }, configuration: { totalQuestions: 20 } },
    { wish: { timeLimit: 'soon' }, configuration: { timeLimit: 60 } },
    { wish: { timeLimit: 15, questionCount: 5 }, configuration: { timeLimit: 15, totalQuestions: 5 } },
    { wish: { timeLimit: 300 }, configuration: { timeLimit: 300 } },
    { wish: { title: '  Term test  ' }, configuration: { title: 'Term test' } },
    { wish: { instructions: 'Write in ink.' }, configuration: { instructions: 'Write in ink.' } },
    { wish: { includeAnswers: false }, configuration: { includeAnswerKey: false } },
    { wish: { questionCount: undefined, totalQuestions: 8 }, configuration: { totalQuestions: 8 } },
    { wish: { templateId: 'quick-quiz' }, configuration: {}, paper: { templateId: 'quick-quiz' } },
    { wish: { templateId: 'default' }, configuration: {}, paper: { templateId: 'comprehensive-examination' } },
  ])('$wish is read as $configuration', async ({ wish, configuration, paper = {} }) => {
    expect(await made(wish)).toMatchObject({ configuration, ...paper })
  })
  test.each([
    { wish: { questionCount: 4 }, says: /Total Questions|questions/i },
    { wish: { questionCount: 101 }, says: /100/ },
    { wish: { timeLimit: 14 }, says: /15/ },
    { wish: { timeLimit: 301 }, says: /300/ },
    { wish: { totalMarks: 49 }, says: /50/ },
    { wish: { totalMarks: 301 }, says: /300/ },
    { wish: { questionTypes: [] }, says: /type/ },
    { wish: { questionTypes: ['riddle'] }, says: /riddle/ },
    { wish: { difficulty: 'impossible' }, says: /impossible/ },
    { wish: { language: 'fr' }, says: /fr/ },
    { wish: { totalMarks: 50, questionCount: 60 }, says: /50|mark/ },
  ])('$wish is refused with a sentence', async ({ wish, says }) => {
    const { status, body } = await make(wish)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_configuration' })
    expect(body.error).toMatch(says)
    expect((await teacher.get('/usage/current')).body.data.limits.quizzesPerMonth).toBe(-1)
  })
  test.each([
    { wish: { templateId: 'none' }, status: 400, code: 'no_such_template' },
    { wish: { selectedTopics: ['none'] }, status: 400, code: 'no_such_topic' },
    { wish: { sourceDocuments: [] }, status: 400, code: 'invalid_input' },
    { wish: { sourceDocuments: ['d_none'] }, status: 404, code: 'not_found' },
    { wish: { title: 'x'.repeat(LONGEST.title + 1) }, status: 400, code: 'invalid_input' },
  ])('$wish is refused as $code', async ({ wish, status, code }) => {
    expect(await make(wish)).toMatchObject({
      status,
      body: { success: false, code, error: expect.stringMatching(/\.$/) },
    })
  })
  test('what was refused cost nothing', async () => {
    const before = (await teacher.get('/quizzes/quota')).body.data.used
    await make({ questionCount: 4 })
    await make({ templateId: 'none' })
    expect((await teacher.get('/quizzes/quota')).body.data.used).toBe(before)
  })
  test('a topic that is not of mathematics is refused with what works instead, and so is a paper about nothing', async () => {
    expect(await teacher.post('/quizzes/generate/concept', { topic: 'Photosynthesis' })).toMatchObject({
      status: 422,
      body: { code: 'concept_not_covered', error: expect.stringContaining('upload a document') },
    })
    expect(await teacher.post('/quizzes/generate/concept', {})).toMatchObject({
      status: 422,
      body: { code: 'concept_not_covered', error: expect.stringContaining('General Studies P3') },
    })
    expect(await teacher.post('/papers/generate', { title: 'No document' })).toMatchObject({
      status: 400,
      body: { code: 'no_sources' },
    })
  })
})

describe('topics that are picked', () => {
  const topicsOf = (paper: any): Map<string, number> =>
    new Map(
      [...Map.groupBy(paper.questions as any[], ({ topicId }) => topicId as string)].map(([id, own]) => [
        id,
        own.length,
      ]),
    )
  test('give the paper its questions and no others do', async () => {
    const picked = topics.slice(0, 2).map(({ id }) => id)
    for (const paper of [
      await made({ selectedTopics: picked }),
      (
        await teacher.post('/papers/generate', {
          documentId: bees,
          selectedTopics: picked,
          totalQuestions: 6,
          questionTypes: SHORT,
          extractedTopics: topics,
          generationMode: 'document_based',
        })
      ).body.data,
    ]) {
      expect([...topicsOf(paper).keys()].filter((id) => !picked.includes(id))).toEqual([])
      expect(paper.metadata.topics.map(({ id }: any) => id).toSorted()).toEqual([...topicsOf(paper).keys()].toSorted())
    }
  })
  test('with counts add up to the total where none is named', async () => {
    const paper = await made({
      questionCount: undefined,
      selectedTopics: [
        { id: topics[0].id, questionCount: 3 },
        { id: topics[1].id, questionCount: 2 },
      ],
    })
    expect(paper.configuration.totalQuestions).toBe(5)
    expect(topicsOf(paper)).toEqual(
      new Map([
        [topics[0].id, 3],
        [topics[1].id, 2],
      ]),
    )
  })
  test('with counts are rescaled to the total by largest remainder (decision D6)', async () => {
    const paper = await made({
      questionCount: 6,
      selectedTopics: [
        { id: topics[0].id, questionCount: 10 },
        { id: topics[1].id, questionCount: 5 },
      ],
    })
    expect(topicsOf(paper)).toEqual(
      new Map([
        [topics[0].id, 4],
        [topics[1].id, 2],
      ]),
    )
  })
})

describe('the list of papers', () => {
  let own: Client
  beforeAll(async () => {
    own = await signUp(service.url)
    const document = await readyDocument(own, 'samples/honey-bees.txt')
    for (const title of ['100%', '100 marks', 'a_b', 'axb'])
      await made({ sourceDocuments: [document], title, questionCount: 5, questionTypes: ['true_false'] }, own)
    const { items } = (await own.get('/papers')).body.data
    await own.call('PATCH', `/papers/${items[0].id}`, { subject: 'Science', grade: 'S2', status: 'draft' })
  })
  const titles = async (query: string): Promise<string[]> =>
    (await own.get(`/papers?${query}`)).body.data.items.map(({ title }: any) => title)
  test.each([
    { query: '', found: ['axb', 'a_b', '100 marks', '100%'] },
    { query: 'q=%25', found: ['100%'] },
    { query: 'q=_', found: ['a_b'] },
    { query: 'q=MARKS', found: ['100 marks'] },
    { query: 'status=draft', found: ['axb'] },
    { query: 'status=completed', found: ['a_b', '100 marks', '100%'] },
    { query: 'status=ready', found: ['a_b', '100 marks', '100%'] },
    { query: 'subject=Science', found: ['axb'] },
    { query: 'subject=Art', found: [] },
    { query: 'grade=S2', found: ['axb'] },
    { query: 'limit=3&page=2', found: ['100%'] },
    { query: 'documentId=d_none', found: [] },
  ])('with ?$query holds $found', async ({ query, found }) => {
    expect(await titles(query)).toEqual(found)
  })
  test('tells of each paper what a card shows, and the same under /quizzes', async () => {
    const { data } = (await own.get('/papers?limit=1')).body
    expect(data).toMatchObject({
      page: 1,
      limit: 1,
      total: 4,
      nextCursor: expect.any(String),
      items: [
        {
          title: 'axb',
          status: 'draft',
          questionCount: 5,
          difficulty: 'medium',
          generationMode: 'document_based',
          shared: 'private',
          views: 0,
          downloads: 0,
          revision: 2,
          totalMarks: expect.any(Number),
        },
      ],
    })
    expect((await own.get('/quizzes?limit=1')).body.data).toEqual(data)
    expect((await own.get(`/papers?documentId=${data.items[0].sourceDocuments[0]}`)).body.data.total).toBe(4)
  })
  test('is counted', async () => {
    expect((await own.get('/quizzes/stats')).body.data).toMatchObject({
      total: 4,
      byStatus: { completed: 3, draft: 1, error: 0 },
      questions: 20,
      views: 0,
      downloads: 0,
    })
    expect((await own.get('/quizzes/quota')).body.data).toMatchObject({ used: 4, limit: -1 })
  })
})

describe('a paper that is changed', () => {
  test.each(['PATCH /papers', 'PUT /papers', 'PATCH /quizzes', 'PUT /quizzes'])(
    'by %s keeps what is not named and becomes the next revision',
    async (call) => {
      const [method, path] = call.split(' ') as [string, string]
      const paper = await made()
      const { status, body } = await teacher.call(method, `${path}/${paper.id}`, {
        title: ' Term test ',
        subject: 'Science',
        grade: 'S3',
        status: 'ready',
        templateId: 'quick-quiz',
        configuration: { timeLimit: 45, instructions: 'Write in ink.' },
      })
      expect(status).toBe(200)
      expect(body.data).toEqual({
        ...paper,
        title: 'Term test',
        subject: 'Science',
        grade: 'S3',
        status: 'completed',
        templateId: 'quick-quiz',
        revision: 2,
        exports: { ...paper.exports, generatedAt: body.data.updatedAt },
        updatedAt: expect.any(String),
        configuration: { ...paper.configuration, title: 'Term test', timeLimit: 45, instructions: 'Write in ink.' },
      })
      expect((await teacher.get(`/papers/${paper.id}`)).body.data).toEqual(body.data)
    },
  )
  test('sent back whole with one field changed changes that field, wherever it stands', async () => {
    const paper = await made()
    const put = async (change: object): Promise<any> =>
      (await teacher.call('PUT', `/papers/${paper.id}`, { ...paper, ...change })).body.data
    expect(await put({ language: 'zh-TW' })).toMatchObject({ language: 'zh-TW', configuration: { language: 'zh-TW' } })
    expect(await put({ language: 'en', configuration: { ...paper.configuration, language: 'zh-CN' } })).toMatchObject({
      language: 'zh-CN',
    })
    await put({ language: 'en' })
    expect(await put({ configuration: { ...paper.configuration, difficulty: 'hard' } })).toMatchObject({
      difficulty: 'hard',
      configuration: { difficulty: 'hard' },
    })
    expect((await put({})).questions).toEqual(paper.questions)
  })
  test('with If-Match of an older revision is refused with 409 and the revision that is there', async () => {
    const paper = await made()
    const patch = (title: string, match: string) =>
      teacher.call('PATCH', `/papers/${paper.id}`, { title }, { 'if-match': match })
    expect((await patch('second', '"1"')).body.data.revision).toBe(2)
    expect(await patch('late', '1')).toMatchObject({
      status: 409,
      body: { code: 'revision_conflict', revision: 2, error: expect.stringContaining('revision 2') },
    })
    expect((await patch('third', 'W/"2"')).status).toBe(200)
    expect((await patch('any', '*')).status).toBe(200)
    expect(await patch('odd', 'banana')).toMatchObject({ status: 400, body: { field: 'If-Match' } })
    expect((await teacher.get(`/papers/${paper.id}`)).body.data).toMatchObject({ title: 'any', revision: 4 })
  })
  test('by ten at once loses none where no revision is asked for', async () => {
    const paper = await made()
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, index) => teacher.call('PATCH', `/papers/${paper.id}`, { title: `t${index}` })),
    )
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(all.map(({ body }) => body.data.revision).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6])
  })
  test.each([
    { patch: { title: '' }, code: 'invalid_input' },
    { patch: { title: 7 }, code: 'invalid_input' },
    { patch: { grade: 'x'.repeat(LONGEST.grade + 1) }, code: 'invalid_input' },
    { patch: { status: 'gone' }, code: 'invalid_input' },
    { patch: { templateId: 'none' }, code: 'no_such_template' },
    { patch: { configuration: [] }, code: 'invalid_input' },
    { patch: { configuration: { timeLimit: 10 } }, code: 'invalid_configuration' },
    { patch: { configuration: { questionTypes: [] } }, code: 'invalid_configuration' },
    { patch: { configuration: { title: 'x'.repeat(LONGEST.title + 1) } }, code: 'invalid_input' },
    { patch: { language: 'fr' }, code: 'invalid_configuration' },
    { patch: { questions: {} }, code: 'invalid_input' },
    { patch: { questions: [{ type: 'mc', question: 'Which?' }] }, code: 'invalid_input' },
    {
      patch: { questions: [{ type: 'true_false', question: 'So?', correctAnswer: true, marks: 1e9 }] },
      code: 'invalid_input',
    },
  ])('by $patch is refused as $code and stays as it was', async ({ patch, code }) => {
    const paper = await made()
    expect(await teacher.call('PATCH', `/papers/${paper.id}`, patch)).toMatchObject({ status: 400, body: { code } })
    expect((await teacher.get(`/papers/${paper.id}`)).body.data).toEqual(paper)
  })
})

describe('another total of marks', () => {
  test('is shared out over the questions, which keep their proof; questions that come with marks of their own keep those', async () => {
    const paper = await made({ questionCount: 12, questionTypes: ['short_answer'] })
    const { data } = (await teacher.call('PATCH', `/papers/${paper.id}`, { configuration: { totalMarks: 60 } })).body
    expect([data.totalMarks, sum(data), data.configuration.totalMarks]).toEqual([60, 60, 60])
    expect(data.questions.map(({ id, proof }: any) => [id, proof])).toEqual(
      paper.questions.map(({ id }: any) => [id, 'quoted']),
    )
    const own = data.questions.map((question: any, index: number) => ({ ...question, marks: index + 8 }))
    expect(
      sum(
        (await teacher.call('PATCH', `/papers/${paper.id}`, { questions: own, configuration: { totalMarks: 70 } })).body
          .data,
      ),
    ).toBe(own.reduce((all: number, { marks }: any) => all + marks, 0))
  })
  test('that the questions cannot bear is refused with what they can', async () => {
    const paper = await made({ questionTypes: ['true_false'] })
    const { status, body } = await teacher.call('PATCH', `/papers/${paper.id}`, { configuration: { totalMarks: 60 } })
    expect([status, body.error]).toEqual([400, expect.stringContaining('can carry 18 marks at most, not 60')])
  })
})

describe('questions that are changed', () => {
  const patch = async (paper: any, questions: unknown): Promise<any> =>
    (await teacher.call('PATCH', `/papers/${paper.id}`, { questions })).body.data
  test('in order, number, marks, level or topic keep their proof; in words or key they lose it', async () => {
    const paper = await made()
    const [a, b, c, d, ...others] = paper.questions
    const after = await patch(paper, [
      b,
      a,
      { ...c, question: `${c.question} Explain.`.replace('______ Explain.', 'Explain ______') },
      { ...d, marks: 7, difficulty: 'hard', topic: 'Bees' },
      ...others.slice(1),
    ])
    expect(after.questions.map(({ id }: any) => id)).toEqual([b, a, c, d, ...others.slice(1)].map(({ id }: any) => id))
    expect(after.questions.map(({ proof }: any) => proof)).toEqual([
      'quoted',
      'quoted',
      'unchecked',
      'quoted',
      ...others.slice(1).map(() => 'quoted'),
    ])
    expect(after.questions[2]).toMatchObject({ origin: { kind: 'teacher' } })
    expect(after.questions[3]).toMatchObject({
      marks: 7,
      difficulty: 'hard',
      topic: 'Bees',
      source: d.source,
      origin: { kind: 'document' },
    })
    expect(after.totalMarks).toBe(sum(after))
    expect(after.metadata.totalQuestions).toBe(5)
  })
  test('in a wrong option that is swapped for a spare one keep their proof, and all their options', async () => {
    const nutrition = await readyDocument(teacher, 'samples/nutrition.docx')
    const paper = await made({ sourceDocuments: [nutrition], questionTypes: ['multiple_choice'] })
    const old = paper.questions.find(({ spareOptions }: any) => spareOptions !== undefined)
    const wrong = old.options.findIndex((_: string, index: number) => 'ABCD'[index] !== old.correctAnswer)
    const [spare, ...spares] = old.spareOptions
    const swapped = {
      ...old,
      options: old.options.with(wrong, spare),
      spareOptions: [...spares, old.options[wrong]],
    }
    const patchWith = (question: any) =>
      patch(
        paper,
        paper.questions.map((one: any) => (one.id === old.id ? question : one)),
      )
    const after = await patchWith(swapped)
    expect(after.questions).toEqual(paper.questions.map((one: any) => (one.id === old.id ? swapped : one)))
    expect(after.revision).toBe(2)
    const typed = await patchWith({ ...swapped, options: swapped.options.with(wrong, 'Of the teacher') })
    expect(typed.questions.find(({ id }: any) => id === old.id)).toMatchObject({
      origin: { kind: 'teacher' },
      proof: 'unchecked',
      spareOptions: swapped.spareOptions,
    })
  })
  test('claim no proof that they do not have', async () => {
    const paper = await made()
    const after = await patch(paper, [
      {
        type: 'true_false',
        question: 'Bees fly.',
        correctAnswer: 'True',
        proof: 'proved',
        origin: { kind: 'family', family: 'x', seed: '1' },
      },
    ])
    expect(after.questions).toMatchObject([{ proof: 'unchecked', origin: { kind: 'teacher' } }])
    expect((await patch(after, [{ ...after.questions[0], proof: 'quoted' }])).questions[0].proof).toBe('unchecked')
  })
  test.each([
    {
      given: {
        type: 'multiple-choice',
        content: { text: 'Which?' },
        options: '["A. one","B. two"]',
        correct_answer: 1,
        points: 3,
      },
      read: { type: 'multiple_choice', question: 'Which?', options: ['one', 'two'], correctAnswer: 'B', marks: 3 },
    },
    {
      given: { questionType: 'trueFalse', text: 'Bees fly.', correctAnswer: { answer: true } },
      read: { type: 'true_false', correctAnswer: 'True', marks: 2 },
    },
    {
      given: { type: 'fill_blanks', question: 'Bees make ____.', correctAnswer: ['honey'] },
      read: { type: 'fill_blank', correctAnswer: ['honey'] },
    },
    {
      given: {
        type: 'matching',
        question: 'Match.',
        matches: { left: ['a', 'b'], right: ['1', '2'] },
        correctAnswer: [
          [0, 1],
          [1, 0],
        ],
      },
      read: {
        type: 'matching',
        correctAnswer: [
          [0, 1],
          [1, 0],
        ],
      },
    },
    {
      given: {
        type: 'short',
        question: '3. Who lays eggs? (4 marks)',
        correctAnswer: 'The queen',
        difficulty: 'beginner',
      },
      read: {
        type: 'short_answer',
        question: 'Who lays eggs?',
        marks: 4,
        correctAnswer: 'The queen',
        difficulty: 'easy',
      },
    },
  ])('as $given are read in the one shape', async ({ given, read }) => {
    const after = await patch(await made(), [given])
    expect(after.questions).toMatchObject([{ id: expect.any(String), ...read }])
  })
})

describe('earlier states', () => {
  test('are listed and brought back as a new revision', async () => {
    const paper = await made({ title: 'First' })
    await teacher.call('PATCH', `/papers/${paper.id}`, { title: 'Second', questions: paper.questions.slice(1) })
    await teacher.call('PATCH', `/papers/${paper.id}`, { title: 'Third' })
    expect(
      (await teacher.get(`/papers/${paper.id}/revisions`)).body.data.items.map(({ revision }: any) => revision),
    ).toEqual([2, 1])
    const { data } = (await teacher.post(`/papers/${paper.id}/revisions/1/restore`)).body
    expect(data).toEqual({
      ...paper,
      revision: 4,
      exports: { ...paper.exports, generatedAt: data.updatedAt },
      updatedAt: expect.any(String),
    })
    expect((await teacher.post(`/papers/${paper.id}/revisions/9/restore`)).status).toBe(404)
    expect((await teacher.post(`/papers/${paper.id}/revisions/x/restore`)).status).toBe(404)
  })
  test('are kept fifty of', async () => {
    const paper = await made()
    for (let change = 0; change < 53; change += 1)
      await teacher.call('PATCH', `/papers/${paper.id}`, { title: `t${change}` })
    const { items } = (await teacher.get(`/papers/${paper.id}/revisions`)).body.data
    expect([items.length, items[0].revision, items.at(-1).revision]).toEqual([50, 53, 4])
  })
})

describe('a paper that is made anew', () => {
  test('keeps its id, configuration and the questions that are named, and asks the others anew', async () => {
    const paper = await made()
    const keep = [paper.questions[0].id, paper.questions[3].id]
    const { data } = (await teacher.post(`/papers/${paper.id}/regenerate`, { keep, seed: '2' })).body
    expect(data).toMatchObject({
      id: paper.id,
      revision: 2,
      configuration: paper.configuration,
      title: paper.title,
      templateId: paper.templateId,
      seed: '2',
    })
    expect(data.questions).toHaveLength(6)
    for (const id of keep)
      expect(data.questions).toContainEqual(paper.questions.find((question: any) => question.id === id))
    expect(words(data)).not.toEqual(words(paper))
    expect(new Set(words(data)).size).toBe(6)
    expect((await teacher.get(`/papers/${paper.id}`)).body.data).toEqual(data)
  })
  test('keeps to the topics that were chosen', async () => {
    const [, one, other] = topics
    const chosen = [one, other].map(({ id }: { id: string }) => ({ id, questionCount: 3 }))
    const paper = await made({ selectedTopics: chosen })
    for (const seed of ['2', '3']) {
      const { data } = (await teacher.post(`/papers/${paper.id}/regenerate`, { seed })).body
      for (const { topicId } of data.questions) expect([one.id, other.id]).toContain(topicId)
      expect(data.metadata.topics.map(({ id }: { id: string }) => id)).toEqual([one.id, other.id])
    }
  })
  test('with a question that it does not have is refused', async () => {
    const paper = await made()
    expect(await teacher.post(`/papers/${paper.id}/regenerate`, { keep: ['nothing'] })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', field: 'keep' },
    })
  })
})

describe('a question that is replaced', () => {
  test('by another of its type keeps place, id and marks', async () => {
    const paper = await made()
    const old = paper.questions[1]
    const { status, body } = await teacher.post(`/papers/${paper.id}/questions/${old.id}/replace`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ id: old.id, type: old.type, marks: old.marks, proof: 'quoted' })
    expect(words(paper)).not.toContain(body.data.question)
    const after = (await teacher.get(`/papers/${paper.id}`)).body.data
    expect(after.questions).toEqual(
      paper.questions.map((question: any) => (question.id === old.id ? body.data : question)),
    )
    expect(after.revision).toBe(2)
  })
  test('by one that is listed for its place is that one; looking costs nothing', async () => {
    const paper = await made()
    const [old] = paper.questions
    const path = `/papers/${paper.id}/questions/${old.id}`
    const used = async () => (await teacher.get('/usage/stats')).body.data.usage.questions
    const before = await used()
    const listed = (await teacher.get(`${path}/candidates?limit=3`)).body.data.items
    expect(listed).toHaveLength(3)
    expect(listed.map(({ question }: any) => [question.id, question.type])).toEqual(
      listed.map(() => [old.id, old.type]),
    )
    expect(words(paper)).not.toEqual(expect.arrayContaining([listed[2].question.question]))
    expect((await teacher.get(`${path}/candidates`)).body.data.items.slice(0, 3)).toEqual(listed)
    expect(await used()).toEqual(before)

    const { status, body } = await teacher.post(`${path}/replace`, { candidate: listed[2].id })
    expect([status, body.data]).toEqual([200, listed[2].question])
    expect(await used()).not.toEqual(before)
    expect((await teacher.get(`/papers/${paper.id}`)).body.data.questions[0]).toEqual(listed[2].question)
    expect((await teacher.post(`${path}/replace`, { candidate: listed[2].id })).body.code).toBe('no_other_question')
    expect((await teacher.get(`${path}/candidates?limit=0`)).status).toBe(400)
    expect((await teacher.get(`/papers/${paper.id}/questions/none/candidates`)).status).toBe(404)
  })
  test('is told that its document is gone, and one of the teacher has no candidates', async () => {
    const text = await readyDocument(teacher, 'samples/heat-transfer.docx')
    const paper = await made({ sourceDocuments: [text] })
    const [old, other] = paper.questions
    await teacher.call('PATCH', `/papers/${paper.id}`, {
      questions: [old, { ...other, explanation: 'Because the teacher says so.' }],
    })
    const candidates = `/papers/${paper.id}/questions/${other.id}/candidates`
    expect((await teacher.get(candidates)).body.data).toEqual({ items: [] })
    expect((await teacher.post(candidates.replace('candidates', 'replace'), { candidate: 'any' })).body.code).toBe(
      'no_other_question',
    )
    await teacher.call('DELETE', `/documents/${text}`)
    expect(await teacher.get(`/papers/${paper.id}/questions/${old.id}/candidates`)).toMatchObject({
      status: 410,
      body: { code: 'sources_gone', error: expect.stringContaining('Bring them back from the bin') },
    })
  })
  test.each([
    { type: 'True/False', read: 'true_false' },
    { type: 'fill_blanks', read: 'fill_blank' },
  ])('by one of the type $type', async ({ type, read }) => {
    const paper = await made()
    expect(
      (
        await teacher.post(`/papers/${paper.id}/questions/${paper.questions[0].id}/replace`, {
          type,
          difficulty: 'beginner',
        })
      ).body.data.type,
    ).toBe(read)
  })
  test.each([
    { path: '/questions/none/replace', body: {}, status: 404, code: 'not_found' },
    { path: undefined, body: { type: 'riddle' }, status: 400, code: 'invalid_configuration' },
    { path: undefined, body: { difficulty: 'impossible' }, status: 400, code: 'invalid_input' },
  ])('with $body is refused as $code', async ({ path, body, status, code }) => {
    const paper = await made()
    expect(
      await teacher.post(`/papers/${paper.id}${path ?? `/questions/${paper.questions[0].id}/replace`}`, body),
    ).toMatchObject({ status, body: { code } })
  })
})

describe('the bin', () => {
  test.each(['/papers', '/quizzes'])('takes a paper deleted by %s and gives it back', async (path) => {
    const paper = await made()
    expect((await teacher.call('DELETE', `${path}/${paper.id}`)).body.data).toEqual({
      id: paper.id,
      deletedAt: expect.any(String),
    })
    for (const [method, at] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['GET', '/export/pdf'],
      ['POST', '/regenerate'],
      ['POST', '/share'],
    ] as const)
      expect((await teacher.call(method, `/papers/${paper.id}${at}`, method === 'GET' ? undefined : {})).status).toBe(
        404,
      )
    expect((await teacher.get('/papers?deleted=true')).body.data.items.map(({ id }: any) => id)).toContain(paper.id)
    expect((await teacher.get('/papers?limit=100')).body.data.items.map(({ id }: any) => id)).not.toContain(paper.id)
    expect((await teacher.post(`/papers/${paper.id}/restore`)).body.data).toEqual(paper)
    expect((await teacher.post(`/papers/${paper.id}/restore`)).status).toBe(404)
  })
})

describe('a paper that is printed', () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format(new Date())
  test.each([
    { title: 'Quadratics: Test #1', name: 'quadratics_test_1' },
    { title: '蜜蜂 Test', name: '蜜蜂_test' },
    { title: `${'long '.repeat(20)}`, name: 'long_long_long_long_long_long_long_long_long_long' },
    { title: '???', name: 'paper' },
  ])('as “$title” is named $name, with the day, and the key too (decision D7)', async ({ title, name }) => {
    const paper = await made({ title, questionCount: 5 })
    for (const [path, part] of [
      ['pdf', ''],
      ['answer-key', '_answer_key'],
    ] as const) {
      const answer = await teacher.raw('GET', `/papers/${paper.id}/export/${path}?paper=a4`)
      const file = `${name}${part}_${today}.pdf`
      const disposition = answer.headers.get('content-disposition')!
      expect(
        /filename\*/.test(disposition)
          ? decodeURIComponent(/filename\*=UTF-8''(\S+)/.exec(disposition)![1]!)
          : /filename="([^"]+)"/.exec(disposition)![1],
      ).toBe(file)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      const pdf = Buffer.from(await answer.arrayBuffer())
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(Number(answer.headers.get('content-length'))).toBe(pdf.byteLength)
    }
    expect((await teacher.get('/papers?limit=1')).body.data.items[0]).toMatchObject({ id: paper.id, downloads: 2 })
  })
})

describe('a preview of what is not stored', () => {
  const questions = [
    { type: 'mc', question: 'What is $2^3$?', options: ['6', '8'], correctAnswer: 'B' },
    { type: 'short_answer', question: 'Who lays eggs?', correctAnswer: 'The queen' },
  ]
  test('comes as base64, or as the PDF itself where that is asked for', async () => {
    const { data } = (await teacher.post('/papers/preview/pdf', { questions })).body
    expect(Buffer.from(data.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const answer = await teacher.raw('POST', '/papers/preview/pdf', {
      body: {
        questions,
        title: 'Preview',
        language: 'zh-TW',
        part: 'key',
        templateId: 'quick-quiz',
        configuration: { timeLimit: 30 },
      },
      headers: { accept: 'application/pdf' },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toMatch(
      /^inline; filename="preview_answer_key_\d{4}-\d\d-\d\d\.pdf"$/,
    )
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })
  test.each([
    { body: {}, code: 'invalid_input' },
    { body: { questions: [{ type: 'mc', question: 'Which?', options: ['x'] }] }, code: 'invalid_input' },
    { body: { questions, templateId: 'none' }, code: 'no_such_template' },
    { body: { questions, configuration: { timeLimit: 1 } }, code: 'invalid_configuration' },
    { body: { questions, language: 'fr' }, code: 'invalid_configuration' },
  ])('of $body is refused as $code', async ({ body, code }) => {
    expect(await teacher.post('/papers/preview/pdf', body)).toMatchObject({ status: 400, body: { code } })
  })
})
