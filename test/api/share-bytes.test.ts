/**
 * The proof of decision D13: of papers that differ only in what the teacher alone may know, a link gives the same
 * bytes, whatever is asked for and however.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '#contract/routes.ts'
import { formatPaper, type PaperJson } from '#domain/paper-json.ts'
import { EXPORT_PARTS } from '#domain/paper-part.ts'
import { FORMAT_IDS, FORMATS } from '#formats/formats.ts'
import { DEEP } from '#test/deep.ts'
import { englishReading } from '../golden/papers/english-reading.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'
import { allOtherwise, bytesOf, OTHERWISE } from './keyed-otherwise.ts'
import { Client, signUp, startService, type TestService } from './test-service.ts'

const SECRET = 'Zanzibar'
const sample = (name: string): PaperJson => JSON.parse(readFileSync(`samples/papers/${name}.json`, 'utf8')) as PaperJson
const PAPERS = [
  ...Object.entries({ ...GOLDEN_PAPERS, 'english-reading': englishReading }).map(([name, paper]) => ({
    name,
    json: formatPaper(paper),
  })),
  ...['hkdse-paper-1-en', 'hkdse-paper-2-zh-tw'].map((name) => ({ name, json: sample(name) })),
]

/** Each format that can leave the answers out, in one ZIP file. */
const ANSWERLESS = FORMAT_IDS.filter((format) => FORMATS[format].parts.includes('paper'))
/**
 * Whatever can be read of one paper: a route that is added is among them. Of those for its owner alone a refusal comes.
 */
const ASKED = [
  ...ROUTES.filter(({ method, path }) => method === 'GET' && /^\/(?:papers|quizzes)\/\{id\}/.test(path)).flatMap(
    ({ path }) => (path.includes('{format}') ? FORMAT_IDS.map((format) => path.replace('{format}', format)) : [path]),
  ),
  ...FORMAT_IDS.flatMap((format) =>
    EXPORT_PARTS.flatMap((part) => (part === 'paper' ? [] : [`/papers/{id}/export/${format}?part=${part}`])),
  ),
  ...ANSWERLESS.map((format) => `/papers/{id}/export/${format}?losses=leave_out`),
  ...[
    `formats=${ANSWERLESS.join()}&part=paper`,
    `formats=${FORMAT_IDS.join()}`,
    `formats=${FORMAT_IDS.join()}&part=both`,
    'formats=pdf&part=key',
    'formats=json,kahoot&part=paper',
  ].map((query) => `/papers/{id}/export.zip?${query}`),
  ...['preview=true', 'template=quick-quiz', 'template=no-such-template', 'paper=a4&version=B'].map(
    (query) => `/papers/{id}/export/pdf?${query}`,
  ),
  ...['/quiz/{id}', '/quiz/{id}/preview', '/quiz/{id}/export'].map((page) => `/${page}`),
]
/** What a browser or a curious reader sends along. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { accept: 'text/html,application/json;q=0.9,*/*;q=0.8' },
  {
    accept: '*/*',
    'accept-encoding': 'gzip, br',
    'if-none-match': '*',
    'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT',
    range: 'bytes=0-99',
    'accept-language': 'zh-HK',
  },
]

describe('a link gives the same bytes', { timeout: 240_000 }, () => {
  let running: TestService
  let owner: Client
  let visitor: Client
  let colleague: Client
  let school: { readonly id: string; readonly schoolId: string }
  beforeAll(async () => {
    running = await startService()
    ;[owner, colleague] = await Promise.all([signUp(running.url), signUp(running.url)])
    visitor = new Client(running.url)
    school = await running.service.db
      .selectFrom('accountUser')
      .select(['id', 'schoolId'])
      .where('email', '=', owner.email!)
      .executeTakeFirstOrThrow()
  })
  afterAll(() => running?.end())

  let papers = 0
  async function store(json: PaperJson): Promise<string> {
    const id = `p_bytes${(papers += 1)}`
    const { db } = running.service
    await db.insertInto('paperDirectory').values({ paperId: id, schoolId: school.schoolId }).execute()
    await db
      .insertInto('paper')
      .values({
        schoolId: school.schoolId,
        paperId: id,
        ownerId: school.id,
        body: JSON.stringify({ ...json, id }),
        title: json.title,
        status: 'completed',
        generationMode: json.generationMode,
        language: json.language,
        difficulty: json.difficulty,
        templateId: json.templateId,
        questionCount: json.questions.length,
        totalMarks: json.totalMarks,
        createdAt: json.createdAt,
      })
      .execute()
    return id
  }
  /** As if its owner had changed it some times, just now. */
  const rewrite = async (id: string, json: PaperJson): Promise<void> => {
    await running.service.db
      .updateTable('paper')
      .set((expression) => ({
        body: JSON.stringify({ ...json, id }),
        status: json.status,
        revision: expression('revision', '+', 3),
        updatedAt: new Date(),
      }))
      .where('paperId', '=', id)
      .execute()
  }
  const ask = (path: string, id: string, headers: Readonly<Record<string, string>>, by = visitor): Promise<Response> =>
    by.raw('GET', path.replace('{id}', id), { headers })
  /** By what was asked, so that a difference has a name. */
  async function received(
    id: string,
    asked: readonly string[] = ASKED,
    by = visitor,
  ): Promise<Readonly<Record<string, string>>> {
    const pairs = asked.flatMap((path) =>
      HEADERS.map((headers, index) => ({ path, headers, name: `${path} ${index}` })),
    )
    return Object.fromEntries(
      await Promise.all(
        pairs.map(async ({ path, headers, name }) => [name, await bytesOf(await ask(path, id, headers, by))] as const),
      ),
    )
  }

  test('the papers are of all types, and all that can be read of a paper is asked for', () => {
    expect(new Set(PAPERS.flatMap(({ json }) => json.questions.map(({ type }) => type))).size).toBe(7)
    expect(PAPERS.filter(({ json }) => json.structure !== undefined).map(({ json }) => json.structure!.id)).toEqual(
      expect.arrayContaining(['hkdse-paper-1', 'hkdse-paper-2']),
    )
    expect(ASKED).toEqual(
      expect.arrayContaining([
        '/papers/{id}',
        '/quizzes/{id}',
        '/papers/{id}/export/pdf',
        '/papers/{id}/export/answer-key',
        '/papers/{id}/export.zip',
        '/papers/{id}/share',
        '/papers/{id}/revisions',
      ]),
    )
  })

  const tellsNothing = async ({ json }: (typeof PAPERS)[number]): Promise<void> => {
    const id = await store(json)
    await owner.post(`/papers/${id}/share`)
    const asked = ASKED.filter((path) => !path.includes('?'))
    const before = await received(id, asked)
    await rewrite(id, allOtherwise(json, SECRET))
    expect(await owner.raw('GET', `/papers/${id}`).then((answer) => answer.text())).toContain(SECRET)
    expect(await received(id, asked)).toEqual(before)
    expect(Object.values(before).join()).not.toContain(SECRET)
  }
  const NAME = '$name: when everything is otherwise that a link does not tell'
  // Every file of every format, printed twice: the paper of all types, and one of the HKDSE.
  const first = PAPERS.filter(({ name }) => ['english-science', 'hkdse-paper-2-zh-tw'].includes(name))
  test.each(first)(NAME, tellsNothing)
  test.each(PAPERS.filter((paper) => !first.includes(paper)))(NAME, DEEP, tellsNothing)

  const every = { ...formatPaper(GOLDEN_PAPERS['english-science']!), id: 'every' }
  test.each(OTHERWISE)('when only $in are otherwise', async ({ make }) => {
    const id = await store(every)
    await owner.post(`/papers/${id}/share`)
    const before = await received(id)
    const owned = async () => ({ ...(await owner.get(`/papers/${id}`)).body.data, revision: 0, updatedAt: '' })
    const ownedBefore = await owned()
    await rewrite(id, make(every, SECRET))
    expect(await owned()).not.toEqual(ownedBefore)
    expect(await received(id)).toEqual(before)
  })

  test('when the key was changed by its owner, whenever and however often', async () => {
    const id = await store(every)
    await owner.post(`/papers/${id}/share`)
    const before = await received(id)
    for (const words of [SECRET, 'Timbuktu']) {
      const { status } = await owner.call('PATCH', `/papers/${id}`, {
        questions: every.questions.map((question) => ({ ...question, explanation: words })),
      })
      expect(status).toBe(200)
    }
    expect((await owner.get(`/papers/${id}/revisions`)).body.data.items).toHaveLength(2)
    expect(await received(id)).toEqual(before)
  })

  test('to a visitor and to a teacher of another school', async () => {
    const id = await store(every)
    await owner.post(`/papers/${id}/share`)
    const open = ['/papers/{id}', '/quizzes/{id}', '/papers/{id}/export/pdf', '/papers/{id}/export/answer-key']
    expect(await received(id, open, colleague)).toEqual(await received(id, open))
  })

  test('but other ones where a question is another: what is compared is not empty', async () => {
    const id = await store(every)
    await owner.post(`/papers/${id}/share`)
    const open = [
      '/papers/{id}',
      '/quizzes/{id}',
      '/papers/{id}/export/pdf',
      '/papers/{id}/export/pdf?preview=true',
      '/papers/{id}/export/pdf?template=quick-quiz',
    ]
    const before = await received(id, open)
    await rewrite(id, {
      ...every,
      questions: every.questions.map((question) => ({ ...question, question: `${question.question} Why?` })),
    })
    for (const [name, bytes] of Object.entries(await received(id, open))) expect(bytes, name).not.toBe(before[name])
  })

  test.each(PAPERS)('$name: no field of what it gives is named after a key', async ({ json }) => {
    const id = await store(json)
    await owner.post(`/papers/${id}/share`)
    const { body } = await visitor.get(`/papers/${id}`)
    expect(
      [...fieldsOf(body.data)].filter((field) =>
        /answer(?!ed)|key|explan|scheme|remark|solution|seed|origin|proof|prove|source|family|draw|notice|revision|updated|topicid|estimated|minutes/i.test(
          field,
        ),
      ),
    ).toEqual([])
    expect([...fieldsOf(formatted(json))].length).toBeGreaterThan([...fieldsOf(body.data)].length)
  })

  test('of a revoked, a private, a deleted and a missing paper: not to be told apart', async () => {
    const [revoked, hidden, deleted] = [await store(every), await store(every), await store(every)]
    for (const id of [revoked, deleted]) await owner.post(`/papers/${id}/share`, { answers: true })
    await received(revoked, ['/papers/{id}'])
    await owner.call('DELETE', `/papers/${revoked}/share`)
    await owner.call('DELETE', `/papers/${deleted}`)
    const missing = await received('p_bytes0')
    for (const id of [revoked, hidden, deleted]) expect(await received(id)).toEqual(missing)
    expect(missing['/papers/{id} 0']).toMatch(/^\[404,/)
  })

  test('and tells its owner, alone, whether and how it is open', async () => {
    const id = await store(every)
    const state = async () => (await owner.get(`/papers/${id}/share`)).body.data
    const url = `${running.address}/quiz/${id}/preview`
    expect(await state()).toEqual({ url, shared: 'private' })
    await owner.post(`/papers/${id}/share`)
    expect(await state()).toEqual({ url, shared: 'questions' })
    await owner.post(`/papers/${id}/share`, { answers: true })
    expect(await state()).toEqual({ url, shared: 'answers' })
    await owner.call('DELETE', `/papers/${id}/share`)
    // The address that it had stays dead (decision D47).
    const next = await state()
    expect(next).toEqual({ url: expect.stringMatching(/\/quiz\/p_[0-9a-f]{32}\/preview$/), shared: 'private' })
    expect(next.url).not.toBe(url)
    expect((await colleague.get(`/papers/${id}/share`)).status).toBe(404)
    expect((await visitor.get(`/papers/${id}/share`)).status).toBe(401)
  })

  test('a look at a file is no download, and another template is for one file alone', async () => {
    const id = await store(every)
    const fileOf = async (query: string) => {
      const answer = await owner.raw('GET', `/papers/${id}/export/pdf${query}`)
      return {
        status: answer.status,
        disposition: answer.headers.get('content-disposition'),
        bytes: Buffer.from(await answer.arrayBuffer()).toString('base64'),
      }
    }
    const plain = await fileOf('?preview=true')
    expect(plain.disposition).toMatch(/^inline; /)
    const counted = async (): Promise<number> =>
      (await owner.get('/papers?limit=100')).body.data.items.find((paper: { id: string }) => paper.id === id).downloads
    expect(await counted()).toBe(0)
    const other = await fileOf('?template=quick-quiz')
    expect(other).toMatchObject({ status: 200, disposition: expect.stringMatching(/^attachment; /) })
    expect(other.bytes).not.toBe(plain.bytes)
    expect(await counted()).toBe(1)
    expect((await owner.get(`/papers/${id}`)).body.data.templateId).toBe(every.templateId)
    const { status, body } = await owner.get(`/papers/${id}/export/pdf?template=none`)
    expect([status, body.code]).toEqual([400, 'no_such_template'])
  })
})

const formatted = (json: PaperJson): unknown => JSON.parse(JSON.stringify(json))

/** The names of all fields, at any depth. */
function fieldsOf(value: unknown): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...fieldsOf(item)]))
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]))
}
