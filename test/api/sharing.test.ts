/** What a link holder receives (decision D13), over HTTP and to the byte. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatPaper, type PaperJson } from '#domain/paper-json.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'
import { readPdf } from '../golden/read-pdf.ts'
import { bytesOf, otherQuestion } from './keyed-otherwise.ts'
import { Client, signUp, startService, type TestService } from './test-service.ts'

const SECRET = 'Zanzibar'

describe('what a link holder receives', () => {
  let running: TestService
  let owner: Client
  let visitor: Client
  let school: { readonly id: string; readonly schoolId: string }
  beforeAll(async () => {
    running = await startService()
    owner = await signUp(running.url)
    visitor = new Client(running.url)
    school = await running.service.db
      .selectFrom('accountUser')
      .select(['id', 'schoolId'])
      .where('email', '=', owner.email!)
      .executeTakeFirstOrThrow()
  })
  afterAll(() => running?.end())

  let papers = 0
  /** A stored paper, private. */
  async function store(json: PaperJson): Promise<string> {
    const id = `p_sharing${(papers += 1)}`
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
  const rewrite = async (id: string, body: unknown): Promise<void> => {
    await running.service.db
      .updateTable('paper')
      .set((expression) => ({
        body: JSON.stringify(body),
        revision: expression('revision', '+', 3),
        updatedAt: new Date(),
      }))
      .where('paperId', '=', id)
      .execute()
  }
  const share = (id: string, answers = false) => owner.post(`/papers/${id}/share`, { answers })
  const received = (id: string): Promise<string[]> =>
    Promise.all(
      [`/papers/${id}`, `/quizzes/${id}`, `/papers/${id}/export/pdf`].map(async (path) => {
        const answer = await visitor.raw('GET', path)
        expect(answer.status).toBe(200)
        return bytesOf(answer)
      }),
    )

  const golden = Object.entries(GOLDEN_PAPERS).map(([name, paper]) => ({ name, json: formatPaper(paper) }))

  test('the papers here are of all types', () => {
    expect(new Set(golden.flatMap(({ json }) => json.questions.map(({ type }) => type))).size).toBe(7)
  })

  test.each(golden)(
    '$name: not a byte changes when only the stored answers, sources, seeds, proofs, origins and explanations do',
    async ({ json }) => {
      const id = await store(json)
      await share(id)
      const before = await received(id)
      await fc.assert(
        fc.asyncProperty(
          fc
            .string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' })
            .map((text) => `${SECRET} ${text.replaceAll(/[^a-z ]/gi, '')}`),
          fc.integer({ min: 1, max: 3 }),
          async (words, shift) => {
            const questions = json.questions.map((question) => otherQuestion(question, words, shift))
            await rewrite(id, {
              ...json,
              id,
              questions,
              seed: words,
              sourceDocuments: [words],
              status: 'draft',
              metadata: {
                ...json.metadata,
                topics: [{ id: words, name: words }],
                sourceDocuments: [{ id: words, name: words }],
                notices: [{ kind: 'pages_not_read', document: words, pages: [shift], reason: 'scanned' }],
              },
            })
            const owned = await owner.get(`/papers/${id}`)
            expect(JSON.stringify(owned.body.data)).toContain(SECRET)
            expect(await received(id)).toEqual(before)
          },
        ),
        { numRuns: 3 },
      )
    },
  )

  test.each(golden)(
    '$name: not a byte changes when its owner changes answers and explanations by PATCH',
    async ({ json }) => {
      const id = await store(json)
      await share(id)
      const before = await received(id)
      const patched = await owner.call('PATCH', `/papers/${id}`, {
        questions: json.questions.map((question) => otherQuestion(question, SECRET, 1)),
      })
      expect(patched.status, patched.body.error).toBe(200)
      expect(patched.body.data.revision).toBe(2)
      const after = await received(id)
      expect(after).toEqual(before)
      expect(JSON.stringify(patched.body.data)).toContain(SECRET)
    },
  )

  test('other bytes come when the question itself is another: what is compared is not empty', async () => {
    const { json } = golden[0]!
    const id = await store(json)
    await share(id)
    const before = await received(id)
    await rewrite(id, {
      ...json,
      id,
      questions: json.questions.map((question) => ({ ...question, question: `${question.question} Why?` })),
    })
    const after = await received(id)
    for (const [index, bytes] of after.entries()) expect(bytes).not.toBe(before[index])
  })

  test('nothing of a key, a source, a seed or a proof stands in JSON or PDF, text or metadata; the printed code does', async () => {
    const { json } = golden.find(({ name }) => name === 'english-science')!
    const id = await store({
      ...json,
      seed: SECRET,
      questions: json.questions.map((question) => otherQuestion(question, SECRET, 1)),
    })
    await share(id)
    const text = await (await visitor.raw('GET', `/papers/${id}`)).text()
    expect(text).not.toContain(SECRET)
    expect(text).toContain(json.code)
    expect(Object.keys(JSON.parse(text).data).toSorted()).toEqual([
      'code',
      'configuration',
      'createdAt',
      'difficulty',
      'generationMode',
      'grade',
      'id',
      'language',
      'questions',
      'subject',
      'templateId',
      'title',
      'totalMarks',
    ])
    const answer = await visitor.raw('GET', `/papers/${id}/export/pdf`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const { pages } = await readPdf(bytes)
    expect(Buffer.from(bytes).includes(SECRET)).toBe(false)
    expect(pages.join()).not.toContain(SECRET)
    expect(pages.every((page) => page.includes(json.code))).toBe(true)
  })

  test('with answers: answers, explanations and schemes are shown; seed, source, origin, proof and notices are not', async () => {
    const { json } = golden.find(({ name }) => name === 'english-science')!
    const [words, hidden] = ['Shown', 'Hidden']
    const questions = json.questions.map((question) => ({
      ...otherQuestion(question, words, 1),
      topicId: hidden,
      source: { documentId: hidden, quote: hidden, heading: hidden },
      origin: { kind: 'ai', model: hidden },
      proof: 'checked',
    }))
    const id = await store({
      ...json,
      seed: hidden,
      sourceDocuments: [hidden],
      questions: questions as never,
      metadata: {
        ...json.metadata,
        sourceDocuments: [{ id: hidden, name: hidden }],
        notices: [{ kind: 'pages_not_read', document: hidden, pages: [1], reason: 'scanned' }],
      },
    })
    await share(id, true)
    const text = await (await visitor.raw('GET', `/papers/${id}`)).text()
    expect(text).toContain(words)
    expect(text).toMatch(/"correctAnswer":.*"explanation":.*"markingScheme":/)
    expect(text).not.toContain(hidden)
    expect(text).not.toMatch(/"(?:seed|source|origin|proof|notices|revision|updatedAt)":/)
    const read = async (client: Client) =>
      (
        await readPdf(
          new Uint8Array(await (await client.raw('GET', `/papers/${id}/export/pdf?part=key`)).arrayBuffer()),
        )
      ).pages.join()
    const [seen, owned] = [await read(visitor), await read(owner)]
    expect(seen).toContain(words)
    expect(seen).not.toMatch(/Hidden|Source:/)
    // The owner's key has them: the words looked for are those that are printed.
    expect(owned).toMatch(/Source: Hidden/)
  })

  test('the link opens, shows or hides the key, and dies at once and for good: a new one opens instead', async () => {
    const id = await store(golden[0]!.json)
    const statuses = async (at = id, by = visitor): Promise<number[]> =>
      Promise.all(
        [`/papers/${at}`, `/quizzes/${at}`, `/papers/${at}/export/pdf`, `/papers/${at}/export/pdf?part=key`].map(
          async (path) => (await by.raw('GET', path)).status,
        ),
      )
    const idOf = (url: string): string => /\/quiz\/([^/]+)\/preview$/.exec(url)![1]!
    expect(await statuses()).toEqual([404, 404, 404, 404])
    expect((await share(id)).body.data).toEqual({ url: `${running.address}/quiz/${id}/preview`, answers: false })
    expect(await statuses()).toEqual([200, 200, 200, 404])
    await share(id, true)
    expect(await statuses()).toEqual([200, 200, 200, 200])
    await share(id, false)
    expect(await statuses()).toEqual([200, 200, 200, 404])
    await owner.call('DELETE', `/papers/${id}/share`)
    expect(await statuses()).toEqual([404, 404, 404, 404])
    // A revocation more changes nothing that anybody has been told.
    await owner.call('DELETE', `/papers/${id}/share`)
    const renewed = idOf((await share(id, true)).body.data.url)
    expect(renewed).toMatch(/^p_[0-9a-f]{32}$/)
    expect(renewed).not.toBe(id)
    expect(await statuses()).toEqual([404, 404, 404, 404])
    expect(await statuses(renewed)).toEqual([200, 200, 200, 200])
    // Sharing what is shared keeps the link, and what it gives names the paper by no other.
    expect(idOf((await share(id)).body.data.url)).toBe(renewed)
    expect(idOf((await owner.get(`/papers/${id}/share`)).body.data.url)).toBe(renewed)
    expect(await statuses(renewed)).toEqual([200, 200, 200, 404])
    const seen = await visitor.raw('GET', `/papers/${renewed}`)
    expect(seen.headers.get('set-cookie')).toContain(`Path=/api/v1/papers/${renewed};`)
    const text = await seen.text()
    expect(JSON.parse(text).data.id).toBe(renewed)
    expect(text).not.toContain(id)
    // Its owner gets to the paper by either.
    expect((await owner.get(`/papers/${renewed}`)).body.data.id).toBe(id)
    expect(await statuses(id, owner)).toEqual([200, 200, 200, 200])
    await owner.call('DELETE', `/papers/${id}/share`)
    const third = idOf((await share(id)).body.data.url)
    expect([await statuses(id), await statuses(renewed), await statuses(third)]).toEqual([
      [404, 404, 404, 404],
      [404, 404, 404, 404],
      [200, 200, 200, 404],
    ])
    await owner.call('DELETE', `/papers/${id}`)
    expect(await statuses(third)).toEqual([404, 404, 404, 404])
  })

  test('views of a link and downloads are counted; the owner’s own looks are not', async () => {
    const id = await store(golden[0]!.json)
    await share(id)
    const counts = async () => {
      const { body } = await owner.get('/papers?limit=100')
      const { views, downloads } = body.data.items.find((item: { id: string }) => item.id === id)
      return { views, downloads }
    }
    await owner.get(`/papers/${id}`)
    await owner.get(`/quizzes/${id}`)
    expect(await counts()).toEqual({ views: 0, downloads: 0 })
    await visitor.get(`/papers/${id}`)
    await visitor.get(`/quizzes/${id}`)
    await visitor.get(`/papers/${id}/export/answer-key`)
    expect(await counts()).toEqual({ views: 2, downloads: 0 })
    await (await visitor.raw('GET', `/papers/${id}/export/pdf`)).arrayBuffer()
    expect(await counts()).toEqual({ views: 2, downloads: 1 })
  })

  test('a file for a link holder is named by title and the day it was made, whenever it is fetched', async () => {
    const id = await store({ ...golden[0]!.json, title: '代數 Test: α/β', createdAt: '2026-02-01T17:00:00.000Z' })
    await share(id)
    const answer = await visitor.raw('GET', `/papers/${id}/export/pdf`)
    // The 2nd in Hong Kong.
    expect(decodeURIComponent(answer.headers.get('content-disposition')!)).toContain(
      "filename*=UTF-8''代數_test_α_β_2026-02-02.pdf",
    )
  })
})
