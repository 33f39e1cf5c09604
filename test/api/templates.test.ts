/** Templates over HTTP: open to anyone (specification 2, section 3). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePaper } from '#domain/paper-json.ts'
import { SAMPLE_PAPERS } from '#templates/sample-papers.ts'
import { TEMPLATES } from '#templates/templates.ts'
import { Client, startService, type TestService } from './test-service.ts'

let service: TestService
let visitor: Client
beforeAll(async () => {
  service = await startService()
  visitor = new Client(service.url)
})
afterAll(() => service.end())

test('all are listed, with names in three languages, and each is there by its id', async () => {
  const {
    status,
    body: { data },
  } = await visitor.get('/templates')
  expect(status).toBe(200)
  expect(data.map(({ id }: any) => id)).toEqual(TEMPLATES.map(({ id }) => id))
  for (const template of data) {
    expect(template).toMatchObject({
      name: template.names.en,
      nameTC: template.names['zh-TW'],
      nameSC: template.names['zh-CN'],
      description: expect.stringMatching(/\S/),
      category: expect.any(String),
      layout: expect.any(String),
      headerStyle: expect.any(String),
      questionNumbering: expect.any(String),
      answerSpace: expect.any(String),
      sections: expect.any(Array),
      features: expect.any(Array),
      subjects: expect.any(Array),
      gradeLevel: expect.any(Array),
    })
    expect((await visitor.get(`/templates/${template.id}`)).body.data).toEqual(template)
  }
  expect((await visitor.get('/quizzes/templates')).body.data).toEqual(data)
  expect((await visitor.get('/templates/none')).status).toBe(404)
})
test.each([
  { query: 'category=QUIZ', only: (template: any) => template.category === 'quiz' },
  {
    query: 'subject=mathematics',
    only: (template: any) =>
      template.subjects.length === 0 || template.subjects.some((subject: string) => /^mathematics$/i.test(subject)),
  },
  {
    query: 'gradeLevel=P5',
    only: (template: any) => template.gradeLevel.length === 0 || template.gradeLevel.includes('P5'),
  },
  { query: 'category=none', only: () => false },
])('with ?$query only those that fit are listed', async ({ query, only }) => {
  const all = (await visitor.get('/templates')).body.data
  const { data } = (await visitor.get(`/templates?${query}`)).body
  expect(data).toEqual(all.filter(only))
  expect(data.length < all.length).toBe(true)
})
test('each template has its sample papers, in the language that is asked for first, whole and adding up', async () => {
  for (const { id } of TEMPLATES) {
    const {
      status,
      body: { data },
    } = await visitor.get(`/templates/${id}/samples?language=zh-TW`)
    expect(status).toBe(200)
    expect(data.map((sample: any) => sample.id).toSorted()).toEqual(
      SAMPLE_PAPERS.filter(({ templateId }) => templateId === id)
        .map((sample) => sample.id)
        .toSorted(),
    )
    const others = data.map(({ language }: any) => language !== 'zh-TW')
    expect(others).toEqual(others.toSorted())
    for (const sample of data) {
      expect(sample).toMatchObject({
        templateId: id,
        title: sample.titles.en,
        titleTC: sample.titles['zh-TW'],
        titleSC: sample.titles['zh-CN'],
        subject: sample.subjects.en,
        gradeLevel: expect.stringMatching(/^[PS]\d$/),
        duration: expect.any(Number),
      })
      const paper = parsePaper(sample.paper, { from: { kind: 'own' } })
      expect(paper).toMatchObject({ ok: true, value: { language: sample.language, templateId: id } })
      expect(
        sample.sections.flatMap(({ questions }: any) => questions.map((question: any) => question.id)).toSorted(),
      ).toEqual(sample.paper.questions.map((question: any) => question.id).toSorted())
      expect(sample.sections.reduce((sum: number, { totalMarks }: any) => sum + totalMarks, 0)).toBe(sample.totalMarks)
      for (const section of sample.sections)
        expect(section).toMatchObject({ title: expect.stringMatching(/\S/), instructions: expect.stringMatching(/\S/) })
    }
  }
  expect((await visitor.get('/templates/none/samples')).status).toBe(404)
  expect((await visitor.get('/templates/quick-quiz/samples?language=fr')).status).toBe(400)
})
