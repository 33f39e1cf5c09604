/**
 * Papers from the question families over HTTP: presets for anyone, topics of the curriculum, drawing anew (spec/api.md;
 * decisions D1 to D3, D18, D25).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetVisitorsPapers, VISITORS } from '#server/papers/stored/visitors.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unlimitedPlans } from './fuzzing/world.ts'
import { Client, signUp, startService, type TestService } from './test-service.ts'

let service: TestService
let folder: string
let teacher: Client
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setpaper-hkdse-'))
  service = await startService({ plansFile: await unlimitedPlans(folder) })
  teacher = await signUp(service.url)
})
afterAll(async () => {
  await service.end()
  await rm(folder, { recursive: true, force: true })
})

const visitor = (): Client => new Client(service.url)
const preset = async (by: Client, wish: object): Promise<any> => {
  const { status, body } = await by.post('/papers/preset', wish)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data
}

describe('a preset', () => {
  test.each([
    { wish: { paper: 1 }, id: 'hkdse-paper-1', questions: 19, marks: 105, minutes: 135, format: 'hkdse_paper1' },
    {
      wish: { paper: 1, structure: 'mock' },
      id: 'hkdse-paper-1-mock',
      questions: 19,
      marks: 70,
      minutes: 135,
      format: 'hkdse_paper1',
    },
    { wish: { paper: 2 }, id: 'hkdse-paper-2', questions: 45, marks: 45, minutes: 75, format: 'hkdse_paper2' },
    {
      wish: { paper: 2, structure: 'mock' },
      id: 'hkdse-paper-2-mock',
      questions: 45,
      marks: 45,
      minutes: 105,
      format: 'hkdse_paper2',
    },
  ])('$id has its questions, marks and minutes', async ({ wish, id, questions, marks, minutes, format }) => {
    const paper = await preset(visitor(), wish)
    expect(paper).toMatchObject({
      structure: { id },
      totalMarks: marks,
      generationMode: 'concept_based',
      configuration: { timeLimit: minutes, paperFormat: format, totalQuestions: questions },
    })
    expect(paper.questions).toHaveLength(questions)
    for (const question of paper.questions)
      expect(question).toMatchObject({ proof: 'proved', origin: { kind: 'family' } })
  })
  test('of a visitor is read by its id without answers, and its key is not given', async () => {
    const paper = await preset(visitor(), { paper: 2, language: 'zh-TW' })
    expect(paper.keepKey).toMatch(/^[0-9a-f]{64}$/)
    const { status, body } = await visitor().get(`/papers/${paper.id}`)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/correctAnswer|explanation|"seed"|"origin"|keepKey/)
    expect((await visitor().get(`/papers/${paper.id}/export/answer-key`)).status).toBe(404)
  })
  test('of a visitor is kept by whoever has its key after signing in, and by nobody else', async () => {
    const paper = await preset(visitor(), { paper: 1, seed: 'kept' })
    const other = await signUp(service.url)
    expect((await other.post(`/papers/preset/${paper.id}/keep`, { keepKey: 'a'.repeat(64) })).status).toBe(404)
    expect((await visitor().post(`/papers/preset/${paper.id}/keep`, { keepKey: paper.keepKey })).status).toBe(401)
    const kept = await other.post(`/papers/preset/${paper.id}/keep`, { keepKey: paper.keepKey })
    expect(kept).toMatchObject({
      status: 200,
      body: { data: { id: paper.id, code: paper.code, questions: paper.questions } },
    })
    expect((await other.post(`/papers/preset/${paper.id}/keep`, { keepKey: paper.keepKey })).status).toBe(200)
    expect((await other.get(`/papers/${paper.id}`)).body.data.questions).toEqual(paper.questions)
    expect((await visitor().get(`/papers/${paper.id}`)).status).toBe(404)
    expect((await teacher.post(`/papers/preset/${paper.id}/keep`, { keepKey: paper.keepKey })).status).toBe(404)
  })
  test('of a teacher is a paper like any other', async () => {
    const paper = await preset(teacher, { paper: 1, structure: 'mock' })
    expect(paper.keepKey).toBeUndefined()
    expect((await teacher.get('/papers')).body.data.items.map(({ id }: any) => id)).toContain(paper.id)
  })
  test('with a seed is the same but for its id, and in another form has other numbers', async () => {
    const [one, two, form] = await Promise.all([
      preset(teacher, { paper: 1, seed: 's' }),
      preset(visitor(), { paper: 1, seed: 's' }),
      preset(visitor(), { paper: 1, seed: 's', form: 2 }),
    ])
    const asked = (paper: any): unknown => paper.questions.map(({ question, parts }: any) => [question, parts])
    expect(asked(one)).toEqual(asked(two))
    expect(one.id).not.toBe(two.id)
    expect(asked(form)).not.toEqual(asked(one))
  })
  test('has forms by number, and still reads the letters of earlier calls (decision D50)', async () => {
    const asked = async (form: unknown): Promise<unknown> =>
      (await preset(visitor(), { paper: 2, seed: 's', form })).questions.map(({ question }: any) => question)
    const second = await asked(2)
    expect(await asked('B')).toEqual(second)
    expect(await asked('2')).toEqual(second)
    for (const form of [0, 7, 'G', ''])
      expect(await visitor().post('/papers/preset', { paper: 2, form })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', field: 'form', error: expect.stringMatching(/1 to 6/) },
      })
  })
  test.each([{}, { paper: 3 }, { paper: 1, structure: 'old' }, { paper: 2, language: 'fr' }])(
    '%j is refused with a sentence',
    async (wish) => {
      expect(await visitor().post('/papers/preset', wish)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', error: expect.stringMatching(/\.$/) },
      })
    },
  )
  test('of a visitor gives way where there are too many', async () => {
    const [first, second] = [await preset(visitor(), { paper: 1 }), await preset(visitor(), { paper: 1 })]
    await forgetVisitorsPapers(service.service.db, new Date(), 1)
    expect([
      (await visitor().get(`/papers/${first.id}`)).status,
      (await visitor().get(`/papers/${second.id}`)).status,
    ]).toEqual([404, 200])
  })
  test('of a visitor is forgotten after a day', async () => {
    const paper = await preset(visitor(), { paper: 1 })
    await forgetVisitorsPapers(service.service.db, new Date())
    expect((await visitor().get(`/papers/${paper.id}`)).status).toBe(200)
    await forgetVisitorsPapers(service.service.db, new Date(Date.now() + 25 * 3_600_000))
    expect((await visitor().get(`/papers/${paper.id}`)).status).toBe(404)
    expect(
      await service.service.db.selectFrom('paper').select('paperId').where('schoolId', '=', VISITORS).execute(),
    ).toEqual([])
  })
})

describe('a paper on a topic of the curriculum', () => {
  const concept = (wish: object) => teacher.post('/quizzes/generate/concept', wish)
  test.each([
    { topic: 'Percentages', unit: 'JS5' },
    { topic: '圓', unit: 'SS11' },
    { concept: 'logarithms', unit: 'SS3' },
    { topic: 'SS6', unit: 'SS6' },
  ])('$topic$concept asks about $unit', async ({ unit, ...wish }) => {
    const { status, body } = await concept({ ...wish, questionCount: 6 })
    expect(status).toBe(201)
    expect(body.data.questions).toHaveLength(6)
    expect(new Set(body.data.questions.map(({ topicId }: any) => topicId))).toContain(unit)
    for (const question of body.data.questions)
      expect(question).toMatchObject({ type: 'multiple_choice', marks: 2, proof: 'proved' })
  })
  test('of picked units has their counts, types and language', async () => {
    const {
      body: { data },
    } = await concept({
      selectedTopics: [
        { id: 'JS5', questionCount: 4 },
        { id: 'SS7', questionCount: 3 },
      ],
      questionTypes: ['multiple_choice', 'short_answer'],
      language: 'zh-CN',
      gradeLevel: 'S4',
      difficulty: 'mixed',
    })
    expect(data.questions.map(({ topicId }: any) => topicId).toSorted()).toEqual([
      ...Array(4).fill('JS5'),
      ...Array(3).fill('SS7'),
    ])
    expect(data).toMatchObject({ language: 'zh-CN', subject: '数学', grade: 'S4', generationMode: 'concept_based' })
  })
  test('of a whole structure by metadata', async () => {
    const {
      body: { data },
    } = await concept({ title: 'Mock', metadata: { paperFormat: 'hkdse_paper1', structure: 'mock' } })
    expect(data).toMatchObject({ title: 'Mock', structure: { id: 'hkdse-paper-1-mock' }, totalMarks: 70 })
  })
  test('is drawn anew with the same topics, and what is kept stays', async () => {
    const {
      body: { data },
    } = await concept({ topic: 'Variations', questionCount: 8 })
    const keep = data.questions[2]
    const anew = (await teacher.post(`/papers/${data.id}/regenerate`, { keep: [keep.id] })).body.data
    expect(anew.questions).toHaveLength(8)
    expect(anew.questions).toContainEqual(keep)
    expect(
      anew.questions.filter(({ question }: any) => data.questions.some((old: any) => old.question === question)),
    ).toHaveLength(1)
  })
  test('units are listed with what they can give', async () => {
    const {
      body: { data },
    } = await visitor().get('/curriculum/units')
    expect(data.length).toBeGreaterThan(35)
    for (const { families } of data)
      expect(families.multiple_choice + families.short_answer + families.long_question).toBeGreaterThan(0)
    expect((await visitor().get('/curriculum/units?q=circle&grade=S5')).body.data.map(({ code }: any) => code)).toEqual(
      expect.arrayContaining(['SS11']),
    )
    expect((await visitor().get('/curriculum/units?q=photosynthesis')).body.data).toEqual([])
  })
})

test('a drawn paper is drawn anew against its structure, one question is replaced by another of its slot, and neither costs anything', async () => {
  const used = async (): Promise<unknown> => (await teacher.get('/usage/current')).body.data.usage
  const before = await used()
  const paper = await preset(teacher, { paper: 1 })
  const keep = paper.questions[4]
  const anew = (await teacher.post(`/papers/${paper.id}/regenerate`, { keep: [keep.id] })).body.data
  expect(anew.questions.map(({ slot, marks }: any) => [slot, marks])).toEqual(
    paper.questions.map(({ slot, marks }: any) => [slot, marks]),
  )
  expect(anew.questions[4]).toEqual(keep)
  expect(new Set(anew.questions.map(({ origin }: any) => origin.family)).size).toBe(19)
  const old = anew.questions[7]
  const { status, body } = await teacher.post(`/papers/${paper.id}/questions/${old.id}/replace`, {})
  expect(body).toMatchObject({ success: true })
  expect([status, body.data.slot, body.data.marks]).toEqual([200, old.slot, old.marks])
  expect(body.data.origin).not.toEqual(old.origin)
  // Drawing costs nothing, as it costs a visitor nothing.
  expect(await used()).toEqual(before)
})
