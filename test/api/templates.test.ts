/** Templates over HTTP: open to anyone (specification 2, section 3). */
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const { status, body: { data } } = await visitor.get('/templates')
  expect(status).toBe(200)
  expect(data.map(({ id }: any) => id)).toEqual(TEMPLATES.map(({ id }) => id))
  for (const template of data) {
    expect(template).toMatchObject({ name: template.names.en, nameTC: template.names['zh-TW'], nameSC: template.names['zh-CN'], description: expect.stringMatching(/\S/), category: expect.any(String), layout: expect.any(String), headerStyle: expect.any(String), questionNumbering: expect.any(String), answerSpace: expect.any(String), sections: expect.any(Array), features: expect.any(Array), subjects: expect.any(Array), gradeLevel: expect.any(Array) })
    expect((await visitor.get(`/templates/${template.id}`)).body.data).toEqual(template)
  }
  expect((await visitor.get('/quizzes/templates')).body.data).toEqual(data)
  expect((await visitor.get('/templates/none')).status).toBe(404)
})
test.each([
  { query: 'category=QUIZ', only: (template: any) => template.category === 'quiz' },
  { query: 'subject=mathematics', only: (template: any) => template.subjects.length === 0 || template.subjects.some((subject: string) => /^mathematics$/i.test(subject)) },
  { query: 'gradeLevel=P5', only: (template: any) => template.gradeLevel.length === 0 || template.gradeLevel.includes('P5') },
  { query: 'category=none', only: () => false },
])('with ?$query only those that fit are listed', async ({ query, only }) => {
  const all = (await visitor.get('/templates')).body.data
  const { data } = (await visitor.get(`/templates?${query}`)).body
  expect(data).toEqual(all.filter(only))
  expect(data.length < all.length).toBe(true)
})
