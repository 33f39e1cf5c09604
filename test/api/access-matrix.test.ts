/** Who sees what: every route × every caller × every resource, generated from the contract. */
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '#contract/routes.ts'
import type { Route } from '#contract/route.ts'
import { checkCell, toldApart, type Seen } from './access/check-cell.ts'
import { CALLERS, cellsOf, keyOf, kindOf, wantsBinned, type Resource } from './access/expectations.ts'
import { SAMPLES } from './access/samples.ts'
import { openWorld, type World } from './access/world.ts'
import { startScriptedStripe, type ScriptedStripe } from '../scripted-stripe/scripted-stripe.ts'
import { aiConfiguration } from './ai-service.ts'
import { startBriefAi } from './access/brief-ai.ts'
import type { ScriptedAi } from '../scripted-ai/script-ai.ts'
import { signUp, startService, type Client, type TestService } from './test-service.ts'

const isRefusal = (expected: string): boolean => !['granted', 'public', 'public with answers'].includes(expected)

describe('the table of calls', () => {
  test('has an entry for each route and none besides', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(ROUTES.map(keyOf).toSorted())
  })
  test('gives each denied cell a granted twin: the same call by another caller', () => {
    for (const route of ROUTES) {
      const cells = cellsOf(route)
      if (cells.some(({ expected }) => isRefusal(expected)))
        expect(
          cells.some(({ expected }) => !isRefusal(expected)),
          keyOf(route),
        ).toBe(true)
    }
  })
})

describe('without sign-in', () => {
  const keys = (policy: Route['policy']): string[] =>
    ROUTES.filter((route) => route.policy === policy)
      .map(keyOf)
      .toSorted()
  test('these routes are open', () => {
    expect(keys('open')).toEqual([
      'GET //docs',
      'GET //files/{token}',
      'GET //metrics',
      'GET /auth/ways',
      'GET /billing/packages',
      'GET /curriculum/units',
      'GET /health',
      'GET /openapi.json',
      'GET /quizzes/templates',
      'GET /subscription/plans',
      'GET /templates',
      'GET /templates/{id}',
      'GET /templates/{id}/samples',
      'POST /papers/preset',
    ])
  })
  test('this is open to whoever signs what is sent', () => {
    expect(keys('signed')).toEqual(['POST /billing/webhook'])
  })
  test('these are open by the link of a shared paper', () => {
    expect(keys('paper_reader')).toEqual([
      'GET /papers/{id}',
      'GET /papers/{id}/export.zip',
      'GET /papers/{id}/export/answer-key',
      'GET /papers/{id}/export/{format}',
      'GET /quizzes/{id}',
    ])
  })
})

const PAGES_OF_ALL = ['/', '/pricing', '/hkdse']
/** Each is sent as it is, and led to from the same address with or without a slash at its end. */
const withSlash = (path: string): string[] => [
  path,
  ...(path === '/' ? [] : [path.endsWith('/') ? path.slice(0, -1) : `${path}/`]),
]
const PUBLIC = [
  ...PAGES_OF_ALL,
  ...['/zh-hk', '/zh-cn'].flatMap((root) => PAGES_OF_ALL.map((page) => `${root}${page}`)),
  '/robots.txt',
  '/sitemap.xml',
]
/** What is missing below them is told in their language. */
const MISSING = ['GET /zh-hk/*', 'GET /zh-cn/*']
/**
 * What is built: the public pages, then the web application (its files, their headers, its page); else the way to the
 * reference.
 */
const PAGES = existsSync('out/web/index.html')
  ? [...PUBLIC.flatMap(withSlash).map((path) => `GET ${path}`), ...MISSING, 'ALL /assets/*', 'ALL /assets/*', 'GET /*']
  : ['GET /']

describe('the access matrix', () => {
  let ai: ScriptedAi
  let running: TestService
  let world: World
  let stripe: ScriptedStripe
  let newcomer: Promise<Client>
  beforeAll(async () => {
    stripe = await startScriptedStripe()
    ai = await startBriefAi()
    running = await startService({ payment: stripe.configuration, ...aiConfiguration(ai.url) })
    world = await openWorld(running, stripe)
    newcomer = signUp(running.url)
    // So that lists of topics and papers hold something of each.
    for (const party of world.parties) await Promise.all([world.fresh('topic', party), world.fresh('paper', party)])
  }, 180_000)
  afterAll(async () => {
    await running?.end()
    await Promise.all([stripe?.close(), ai?.close()])
  })

  test('nothing is mounted but the routes of the contract and sign-in', () => {
    const paths = ROUTES.map(
      ({ method, path }) =>
        `${method} ${(path.startsWith('//') ? path.slice(1) : `/api/v1${path}`).replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    expect(running.app.routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      [...paths, 'ALL /api/auth/*', ...PAGES].toSorted(),
    )
  })

  test.each(ROUTES.map((route) => ({ name: keyOf(route), route, cells: cellsOf(route) })))(
    '$name answers each of its cells as its policy says',
    async ({ route, cells }) => {
      const faults: string[] = []
      for (const caller of CALLERS) {
        const answers = new Map<Resource, Seen>()
        for (const cell of cells.filter((one) => one.caller === caller)) {
          const { seen, fault } = await checkCell(world, route, cell)
          answers.set(cell.resource, seen)
          if (fault !== undefined) faults.push(`${caller}, ${cell.resource}: ${fault}`)
        }
        const told = toldApart(answers)
        if (told !== undefined) faults.push(`${caller}: ${told}`)
      }
      expect(faults).toEqual([])
    },
  )

  describe('what a call names beside its address', () => {
    const lists = ['/papers', '/quizzes']
    test.each(lists)(
      '%s of a foreign document is as empty as of a missing one, and full of one’s own',
      async (path) => {
        const paper = await world.fresh('paper', world.owner)
        await running.service.db
          .insertInto('paperSource')
          .values({ schoolId: world.owner.schoolId, paperId: paper.id, documentId: world.owner.documentId })
          .execute()
        const found = async (documentId: string) =>
          (await world.owner.client.get(`${path}?documentId=${documentId}`)).body.data
        expect((await found(world.owner.documentId)).items.map(({ id }: { id: string }) => id)).toContain(paper.id)
        expect(await found(world.third.documentId)).toEqual(await found('d_missing'))
        expect((await found('d_missing')).total).toBe(0)
      },
    )
    test.each(['/papers', '/topics', '/documents'])(
      'a cursor of another school leads to nothing of it: %s',
      async (path) => {
        for (const kind of ['paper', 'topic', 'document'] as const)
          for (let count = 0; count < 2; count += 1) await world.fresh(kind, world.third)
        const { nextCursor, items } = (await world.third.client.get(`${path}?limit=1`)).body.data
        expect(JSON.stringify(items)).toContain(world.third.mark)
        expect(nextCursor).toBeTypeOf('string')
        const { body, status } = await world.owner.client.get(`${path}?limit=100&cursor=${nextCursor}`)
        expect(status).toBe(200)
        expect(JSON.stringify(body)).not.toContain(world.third.mark)
      },
    )
    test('an Idempotency-Key is its school’s own: another with the same key and request gets no answer of it', async () => {
      const send = async (client: Client) =>
        (await client.post('/topics', { name: 'The same' }, { 'idempotency-key': 'same' })).body.data.id
      const [first, again, others] = [
        await send(world.owner.client),
        await send(world.owner.client),
        await send(world.other.client),
      ]
      expect(again).toBe(first)
      expect(others).not.toBe(first)
      expect((await world.other.client.get(`/topics/${others}`)).status).toBe(200)
      expect((await world.other.client.get(`/topics/${first}`)).status).toBe(404)
    })
    test('bytes that another school has uploaded are no duplicate, and nothing similar is told', async () => {
      const bytes = Buffer.from('Bees of this school live in a hive with one queen and many workers. '.repeat(20))
      const upload = async (client: Client) => (await client.upload([{ name: 'same.txt', bytes }])).body.data
      const first = await upload(world.owner.client)
      expect((await upload(world.owner.client)).isDuplicate).toBe(true)
      const others = await upload(world.other.client)
      expect(others.isDuplicate).toBeUndefined()
      await world.owner.client.settled(first.id)
      expect((await world.other.client.settled(others.id)).similarTo).toBeUndefined()
    })
  })

  test.each([
    { path: '/documents', empty: { total: 0, items: [] } },
    { path: '/documents?deleted=true', empty: { total: 0, items: [] } },
    { path: '/documents/stats', empty: { total: 0, storageBytes: 0 } },
    { path: '/documents/quota', empty: { used: 0 } },
    { path: '/papers', empty: { total: 0, items: [] } },
    { path: '/papers?deleted=true', empty: { total: 0, items: [] } },
    { path: '/quizzes', empty: { total: 0, items: [] } },
    { path: '/quizzes/stats', empty: { total: 0, questions: 0, views: 0, downloads: 0 } },
    { path: '/quizzes/quota', empty: { used: 0 } },
    { path: '/topics?source=own', empty: { total: 0, items: [] } },
    { path: '/topics/search?q=topic%20of', empty: { items: [] } },
    { path: '/dashboard', empty: { totalDocuments: 0, totalQuizzes: 0, recentDocuments: [], recentQuizzes: [] } },
    {
      path: '/usage/stats',
      empty: { usage: { quizzes: 0, questions: 0, pdfPages: 0, documents: 0, storageBytes: 0 } },
    },
  ])('a new teacher sees nothing in $path, where the owner sees something', async ({ path, empty }) => {
    for (const kind of ['document', 'paper', 'topic'] as const) await world.fresh(kind, world.owner, { binned: true })
    expect((await world.owner.client.get(path)).body.data).not.toMatchObject(empty)
    expect((await (await newcomer).get(path)).body.data).toMatchObject(empty)
  })

  test('counts its cells', () => {
    const cells = ROUTES.flatMap((route) => cellsOf(route))
    console.log(
      `${ROUTES.length} routes, ${cells.length} cells, ${cells.filter(({ expected }) => isRefusal(expected)).length} denied; ${ROUTES.filter((route) => kindOf(route) !== undefined).length} routes name a row, ${ROUTES.filter(wantsBinned).length} in the bin`,
    )
    expect(cells.length).toBeGreaterThan(1000)
  })
})
