/** GET /papers/{id}/export.zip over HTTP: what the ZIP file holds, for whom, and what is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readZip } from '../formats/read-zip.ts'
import { Client, signUp, startService, type TestService } from './test-service.ts'

let running: TestService
let teacher: Client
let id = ''
beforeAll(async () => {
  running = await startService()
  teacher = await signUp(running.url)
  const { body } = await teacher.post('/quizzes/generate/concept', {
    topic: 'Indices',
    title: 'Circles',
    questionCount: 20,
    questionTypes: ['multiple_choice', 'short_answer'],
  })
  id = body.data.id
})
afterAll(() => running?.end())

async function zipFor(by: Client, query: string) {
  const answer = await by.raw('GET', `/papers/${id}/export.zip?${query}`)
  expect(answer.status, query).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { bytes, files: await readZip(bytes), named: answer.headers.get('content-disposition') }
}
const withoutDay = (names: Iterable<string>): readonly string[] =>
  Array.from(names, (name) => name.replace(/\d{4}-\d\d-\d\d/, 'DAY'))
const downloads = async (): Promise<number> =>
  (await teacher.get('/papers')).body.data.items.find((one: { readonly id: string }) => one.id === id).downloads

test('holds the very files that each format gives alone', async () => {
  const before = await downloads()
  const { files, named, bytes } = await zipFor(teacher, 'formats=pdf,json,kahoot,xlsx&part=both')
  expect(await downloads()).toBe(before + 1)
  expect(named).toMatch(/^attachment; filename="circles_\d{4}-\d\d-\d\d\.zip"$/)
  expect(withoutDay(files.keys())).toEqual([
    'circles_DAY.pdf',
    'circles_answer_key_DAY.pdf',
    'circles_DAY.json',
    'kahoot/circles_DAY.xlsx',
    'xlsx/circles_DAY.xlsx',
  ])
  const asked = ['pdf', 'pdf?part=key', 'json?part=both', 'kahoot', 'xlsx?part=both']
  for (const [index, file] of [...files.values()].entries()) {
    const alone = await teacher.raw('GET', `/papers/${id}/export/${asked[index]}`)
    expect(file.equals(Buffer.from(await alone.arrayBuffer())), asked[index]).toBe(true)
  }
  expect((await zipFor(teacher, 'formats=pdf,json,kahoot,xlsx&part=both')).bytes.equals(bytes)).toBe(true)
})

test('is looked at without counting', async () => {
  const before = await downloads()
  await zipFor(teacher, 'formats=kahoot,gift&preview=true')
  expect(await downloads()).toBe(before)
})

test('gives the holder of a link what the link shows', async () => {
  const visitor = new Client(running.url)
  const refused = { status: 404, body: { code: 'not_found' } }
  const path = (query: string): string => `/papers/${id}/export.zip?${query}`
  expect(await visitor.get(path('formats=json'))).toMatchObject(refused)
  await teacher.post(`/papers/${id}/share`)
  const { files } = await zipFor(visitor, 'formats=json,md')
  expect([...files.values()].join()).not.toMatch(/correctAnswer|explanation/)
  for (const query of ['formats=json,kahoot', 'formats=json&part=both', 'formats=pdf&part=key'])
    expect(await visitor.get(path(query)), query).toMatchObject(refused)
  await teacher.post(`/papers/${id}/share`, { answers: true })
  expect([...(await zipFor(visitor, 'formats=json,md&part=both')).files.values()].join()).toContain('correctAnswer')
})

test.each([
  ['formats=pdf,papyrus', { field: 'formats.1', error: /expected one of pdf, html, docx, / }],
  ['', { field: 'formats', error: /nothing was sent/ }],
  ['formats=,', { field: 'formats', error: /at least 1 entry/ }],
  ['formats=pdf,json&part=key', { field: 'part', error: /expected one of paper, both, since no JSON file holds key/ }],
  ['formats=pdf&part=half', { field: 'part', error: /expected one of paper, key, both/ }],
])('refuses ?%s with a sentence', async (query, { field, error }) => {
  expect(await teacher.get(`/papers/${id}/export.zip?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', field, error: expect.stringMatching(error) },
  })
})

test('names the format that can hold nothing of the paper as it was chosen', async () => {
  // Formulas stand in every question, and Kahoot cannot set them; converted, the short ones of twenty fit.
  await zipFor(teacher, 'formats=json,kahoot')
  expect(await teacher.get(`/papers/${id}/export.zip?formats=json,kahoot&losses=leave_out`)).toMatchObject({
    status: 422,
    body: {
      code: 'nothing_carried',
      error: expect.stringMatching(
        /^Kahoot can hold none of the questions .* as they are\. Have them converted, or leave Kahoot out\.$/,
      ),
    },
  })
})

test('the answer of a paper names every format where its files are had', async () => {
  const { exports } = (await teacher.get(`/papers/${id}`)).body.data
  const at = `/api/v1/papers/${id}/export`
  expect(exports.questionPaper).toMatchObject({ pdf: `${at}/pdf`, json: `${at}/json` })
  expect(exports.both).toMatchObject({ kahoot: `${at}/kahoot?part=both`, moodle: `${at}/moodle?part=both` })
  expect(exports.both).not.toHaveProperty('pdf')
  for (const address of Object.values(exports).flatMap((one) => (typeof one === 'object' ? Object.values(one!) : [])))
    expect((await teacher.raw('GET', `/${address as string}&preview=true`.replace(/^([^?]*)&/, '$1?'))).status).toBe(
      200,
    )
})
