/** What every answer of the service carries, and from where it lets itself be written (security.md, "Web"). */
import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '#contract/routes.ts'
import { MOST_STREAMS } from '#domain/limits.ts'
import { stream } from '#server/account/events.ts'
import { Client, PASSWORD, readyDocument, signUp, startService, type TestService } from './test-service.ts'

/** As the connection gives it: fetch would hide some headers and follow redirects. */
function bare(
  url: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<{
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}> {
  return new Promise((done, failed) => {
    const sent = httpRequest(
      `${url}${path}`,
      {
        method,
        headers: {
          ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
          // A stream of events goes on.
          if (text.includes('event: ready')) answer.destroy()
        })
        answer.once('close', () => done({ status: answer.statusCode!, headers: answer.headers, text }))
      },
    )
    sent.once('error', failed)
    sent.end(body)
  })
}

const JSON_CSP = "default-src 'none'; frame-ancestors 'none'"
const EVERY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
}

describe('on plain http', () => {
  let running: TestService
  let teacher: Client
  let documentId: string
  let paperId: string
  beforeAll(async () => {
    running = await startService()
    teacher = await signUp(running.url)
    documentId = await readyDocument(teacher, 'samples/honey-bees.pdf')
    paperId = (
      await teacher.post('/quizzes/generate/document', {
        sourceDocuments: [documentId],
        questionCount: 5,
        questionTypes: ['true_false', 'fill_blank'],
      })
    ).body.data.id
  })
  afterAll(() => running?.end())
  const signedIn = () => ({ authorization: `Bearer ${teacher.token}` })

  type Case = {
    readonly name: string
    readonly path: string | (() => Promise<string>)
    readonly status: number
    readonly type: string
    readonly csp?: RegExp | string
    readonly method?: string
    readonly body?: string
    readonly open?: true
    readonly cache?: string
  }
  const cases: readonly Case[] = [
    { name: 'JSON', path: '/api/v1/me', status: 200, type: 'application/json', cache: 'no-store' },
    {
      name: 'a refusal for want of a session',
      path: '/api/v1/me',
      status: 401,
      type: 'application/json',
      open: true,
      cache: 'no-store',
    },
    {
      name: 'a refusal of input',
      path: '/api/v1/papers?limit=0',
      status: 400,
      type: 'application/json',
      cache: 'no-store',
    },
    {
      name: 'a row that is not there',
      path: '/api/v1/papers/p_none',
      status: 404,
      type: 'application/json',
      cache: 'no-store',
    },
    {
      name: 'a path that is not there',
      path: '/api/v1/none',
      status: 404,
      type: 'application/json',
      open: true,
      cache: 'no-store',
    },
    {
      name: 'a path outside of the API',
      path: '/none.html',
      status: 404,
      type: 'application/json',
      open: true,
      cache: 'no-store',
    },
    {
      name: 'a method that is not there',
      path: '/api/v1/health',
      method: 'DELETE',
      status: 404,
      type: 'application/json',
      open: true,
      cache: 'no-store',
    },
    {
      name: 'an asking of another origin what it may do',
      path: '/api/v1/me',
      method: 'OPTIONS',
      status: 404,
      type: 'application/json',
      open: true,
    },
    {
      name: 'a body that is too large',
      path: '/api/v1/topics',
      method: 'POST',
      body: JSON.stringify({ name: 'x'.repeat(5_000_000) }),
      status: 413,
      type: 'application/json',
    },
    {
      name: 'a PDF',
      path: async () => `/api/v1/papers/${paperId}/export/pdf`,
      status: 200,
      type: 'application/pdf',
      cache: 'private, no-store',
    },
    {
      name: 'a file',
      path: async () => new URL((await teacher.get(`/documents/${documentId}/url`)).body.data.url).pathname,
      status: 200,
      type: 'application/pdf',
      open: true,
      csp: "sandbox; default-src 'none'; frame-ancestors 'self'",
      cache: 'private, no-store',
    },
    {
      name: 'the reference',
      path: '/docs',
      status: 200,
      type: 'text/html; charset=utf-8',
      open: true,
      csp: /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'$/,
    },
    { name: 'the contract', path: '/api/v1/openapi.json', status: 200, type: 'application/json', open: true },
    { name: 'the counts', path: '/metrics', status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', open: true },
    {
      name: 'signing in',
      path: '/api/auth/sign-in/email',
      method: 'POST',
      body: JSON.stringify({ email: 'nobody@school.hk', password: PASSWORD }),
      status: 401,
      type: 'application/json',
      open: true,
      cache: 'no-store',
    },
    {
      name: 'a path of sign-in that is not ours',
      path: '/api/auth/update-user',
      method: 'POST',
      body: '{}',
      status: 404,
      type: 'application/json',
      open: true,
      cache: 'no-store',
    },
    {
      name: 'a stream of events',
      path: '/api/v1/events',
      status: 200,
      type: 'text/event-stream; charset=utf-8',
      cache: 'no-store',
    },
    { name: 'a HEAD', path: '/api/v1/me', method: 'HEAD', status: 200, type: 'application/json', cache: 'no-store' },
  ]
  test.each(cases)(
    '$name has every header',
    async ({ path, status, type, csp = JSON_CSP, method = 'GET', body = '', open, cache }) => {
      const { status: got, headers } = await bare(
        running.url,
        method,
        typeof path === 'string' ? path : await path(),
        open ? {} : signedIn(),
        body,
      )
      expect(got).toBe(status)
      expect(headers).toMatchObject({
        ...EVERY,
        'content-type': type,
        'content-security-policy': typeof csp === 'string' ? csp : expect.stringMatching(csp),
        ...(cache === undefined ? {} : { 'cache-control': cache }),
      })
      // Only a browser that came by TLS may be told to stay with it.
      expect(headers['strict-transport-security']).toBeUndefined()
      for (const name of ['access-control-allow-origin', 'access-control-allow-credentials', 'x-powered-by', 'server'])
        expect(headers[name], name).toBeUndefined()
    },
  )

  test('a page of our own loads and runs nothing: no script, no address but its own', async () => {
    const { text } = await bare(running.url, 'GET', '/docs')
    expect(text).not.toMatch(/<script|<iframe|<img|<link|<form|<[^>]*\son\w+=|javascript:/i)
  })

  test('no GET or HEAD changes a row, but for counts, limits and the life of a session', async () => {
    const { db } = running.service
    const { rows: tables } = await db.executeQuery<{ name: string }>(
      (await import('kysely')).sql<{
        name: string
      }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('rate_limit', 'account_session') order by 1`.compile(
        db,
      ),
    )
    const all = async (): Promise<string[]> =>
      Promise.all(
        tables.map(
          async ({ name }) =>
            `${name} ${JSON.stringify(
              await db
                .selectFrom(name as 'paper')
                .selectAll()
                .execute(),
            ).replaceAll(/"(?:views|downloads)":\d+/g, '')}`,
        ),
      )
    const before = await all()
    expect(before.join()).toContain(paperId)
    for (const method of ['GET', 'HEAD']) {
      for (const { path } of ROUTES) {
        const address = (path.startsWith('//') ? path.slice(1) : `/api/v1${path}`)
          .replace('{questionId}', 'q')
          .replace('{revision}', '1')
          .replace('{page}', '1')
          .replace('{id}', path.includes('document') ? documentId : paperId)
        await bare(running.url, method, address, signedIn())
      }
      for (const path of [
        'sign-up/email',
        'sign-in/email',
        'sign-out',
        'get-session',
        'change-password',
        'request-password-reset',
        'reset-password',
        'sign-in/social',
        'link-social',
        'callback/google',
        'list-sessions',
        'revoke-other-sessions',
      ])
        await bare(running.url, method, `/api/auth/${path}`, signedIn())
    }
    expect(await all()).toEqual(before)
    expect((await teacher.get('/me')).status).toBe(200)
  })

  describe('a write with a cookie', () => {
    let cookie: string
    let writer: Client
    const signIn = () =>
      bare(
        running.url,
        'POST',
        '/api/auth/sign-in/email',
        {},
        JSON.stringify({ email: writer.email, password: PASSWORD }),
      )
    beforeAll(async () => {
      writer = await signUp(running.url)
      cookie = ((await signIn()).headers['set-cookie'] as readonly string[])[0]!.split(';')[0]!
    })
    const own = () => running.address
    test.each([
      { origin: undefined, status: 403 },
      { origin: 'null', status: 403 },
      { origin: 'https://evil.example', status: 403 },
      { origin: 'http://localhost.evil.example', status: 403 },
      { origin: 'http://localhost', status: 403 },
      { origin: 'own', status: 200 },
      { origin: '127.0.0.1', status: 200 },
    ])('from origin $origin gives $status', async ({ origin, status }) => {
      const given = origin === 'own' ? own() : origin === '127.0.0.1' ? running.url : origin
      const headers = { cookie, ...(given === undefined ? {} : { origin: given }) }
      const answer = await bare(running.url, 'PATCH', '/api/v1/me', headers, '{"name":"Chan"}')
      expect(answer.status).toBe(status)
      if (status === 403) expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'foreign_origin' })
      const auth = await bare(
        running.url,
        'POST',
        '/api/auth/change-password',
        { ...headers, 'content-type': 'application/json' },
        '{}',
      )
      // A body without a password, which only better-auth refuses.
      expect(auth.status).toBe(status === 200 ? 400 : status)
    })
    test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
      '%s of every route is refused from another origin',
      async (method) => {
        // What Stripe tells is signed, and no browser's.
        for (const { path } of ROUTES.filter((route) => route.method === method && route.policy !== 'signed'))
          expect(
            (
              await bare(
                running.url,
                method,
                (path.startsWith('//') ? path.slice(1) : `/api/v1${path}`).replaceAll(/\{\w+\}/g, 'x'),
                { cookie, origin: 'https://evil.example' },
                '{}',
              )
            ).status,
            path,
          ).toBe(403)
      },
    )
    test('needs no origin where a bearer token says who it is, and a read needs none', async () => {
      const authorization = `Bearer ${(await signIn()).headers['set-auth-token'] as string}`
      expect((await bare(running.url, 'PATCH', '/api/v1/me', { authorization }, '{"name":"Chan"}')).status).toBe(200)
      expect(
        (await bare(running.url, 'PATCH', '/api/v1/me', { authorization, cookie }, '{"name":"Chan"}')).status,
      ).toBe(200)
      expect((await bare(running.url, 'GET', '/api/v1/me', { cookie })).status).toBe(200)
      // A token that is nobody's does not fall back to the cookie.
      expect(
        (await bare(running.url, 'PATCH', '/api/v1/me', { authorization: 'Bearer nobody', cookie }, '{"name":"Chan"}'))
          .status,
      ).toBe(401)
    })
    test('signing in is refused from another origin, with or without a cookie, and works from a program that names none', async () => {
      const body = JSON.stringify({ email: writer.email, password: PASSWORD })
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'https://evil.example', cookie },
        { origin: 'null' },
      ])
        expect((await bare(running.url, 'POST', '/api/auth/sign-in/email', headers, body)).status).toBe(403)
      expect(
        (
          await bare(
            running.url,
            'POST',
            '/api/auth/sign-in/email',
            { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
            body,
          )
        ).status,
      ).toBe(403)
      for (const headers of [{}, { 'sec-fetch-mode': 'cors' }, { origin: own() }])
        expect((await bare(running.url, 'POST', '/api/auth/sign-in/email', headers, body)).status).toBe(200)
    })
  })

  test.each([
    'x-forwarded-for',
    'forwarded',
    'x-real-ip',
    'via',
    'x-forwarded-host',
    'x-forwarded-proto',
    'cf-connecting-ip',
    'true-client-ip',
    'x-client-ip',
  ])('the counts are not told to what came through a proxy: %s', async (name) => {
    const answer = await bare(running.url, 'GET', '/metrics', { [name]: '127.0.0.1' })
    expect([answer.status, answer.text.includes('setpaper_')]).toEqual([404, false])
  })

  test('a stream of events ends soon after its session', async () => {
    const { service } = running
    const { client, sessionId, user } = await withSession()
    const aborts = new AbortController()
    const done = await stream({ ...service, heartbeatMs: 50 }).handle({
      access: { user: { ...user, sessionId } },
      request: { signal: aborts.signal },
    } as never)
    const reader = (done as { value: { reply: Response } }).value.reply.body!.getReader()
    const told = async (): Promise<string> => new TextDecoder().decode((await reader.read()).value)
    expect(await told()).toContain('event: ready')
    expect(await told()).toContain('still here')
    await bare(running.url, 'POST', '/api/auth/sign-out', { authorization: `Bearer ${client.token}` }, '{}')
    const rest = async (): Promise<boolean> => ((await reader.read()).done ? true : rest())
    expect(await rest()).toBe(true)
  })
  test('a stream of events too many is refused with what to do, until a client goes', async () => {
    const teacher = await signUp(running.url)
    const clients = await Promise.all(
      Array.from({ length: MOST_STREAMS }, async () => {
        const gone = new AbortController()
        const { status } = await fetch(`${running.url}/api/v1/events`, {
          headers: { authorization: `Bearer ${teacher.token}` },
          signal: gone.signal,
        })
        return { status, gone }
      }),
    )
    expect(clients.map(({ status }) => status)).toEqual(clients.map(() => 200))
    expect(await teacher.get('/events')).toMatchObject({
      status: 429,
      body: { code: 'too_many_streams', most: MOST_STREAMS, error: expect.stringContaining('Close a tab') },
    })
    clients[0]!.gone.abort()
    await expect.poll(async () => (await teacher.raw('GET', '/events')).status).toBe(200)
    for (const { gone } of clients) gone.abort()
  })
  async function withSession() {
    const client = await signUp(running.url)
    const user = await running.service.db
      .selectFrom('accountUser')
      .selectAll()
      .where('email', '=', client.email!)
      .executeTakeFirstOrThrow()
    const { id } = await running.service.db
      .selectFrom('accountSession')
      .select('id')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow()
    return { client, sessionId: id, user }
  }
})

describe('behind TLS', () => {
  let running: TestService
  beforeAll(async () => {
    running = await startService({ publicUrl: 'https://setpaper.school.hk', trustedIpHeader: 'x-visitor' })
  })
  afterAll(() => running?.end())
  const body = () => JSON.stringify({ name: 'Chan', email: `t${Math.random()}@school.hk`, password: PASSWORD })

  test.each(['/api/v1/health', '/docs', '/none', '/api/auth/get-session'])(
    '%s tells browsers to stay with it',
    async (path) => {
      expect((await bare(running.url, 'GET', path)).headers['strict-transport-security']).toBe('max-age=31536000')
    },
  )
  test.each([
    { name: 'remembered', more: {} },
    { name: 'for this visit only', more: { rememberMe: false } },
  ])('every cookie is bound to the host, out of reach of scripts and of other sites: $name', async ({ more }) => {
    const signed = body()
    await bare(running.url, 'POST', '/api/auth/sign-up/email', {}, signed)
    const { headers, status } = await bare(
      running.url,
      'POST',
      '/api/auth/sign-in/email',
      {},
      JSON.stringify({ ...JSON.parse(signed), ...more }),
    )
    expect(status).toBe(200)
    const cookies = headers['set-cookie'] as readonly string[]
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      const [pair, ...attributes] = cookie.split('; ')
      expect(pair).toMatch(/^__Host-setpaper_session/)
      expect(attributes.map((one) => one.toLowerCase())).toEqual(
        expect.arrayContaining(['path=/', 'httponly', 'secure', 'samesite=lax']),
      )
      expect(cookie).not.toMatch(/domain=/i)
    }
    const cookie = cookies.map((one) => one.split(';')[0]!).join('; ')
    expect((await bare(running.url, 'GET', '/api/v1/me', { cookie })).status).toBe(200)
    expect(
      (
        await bare(
          running.url,
          'PATCH',
          '/api/v1/me',
          { cookie, origin: 'https://setpaper.school.hk' },
          '{"name":"Chan"}',
        )
      ).status,
    ).toBe(200)
    for (const origin of ['http://setpaper.school.hk', `http://localhost:${running.port}`])
      expect((await bare(running.url, 'PATCH', '/api/v1/me', { cookie, origin }, '{"name":"Chan"}')).status).toBe(403)
    // A cookie of the same name that a page of a sister host could set.
    expect((await bare(running.url, 'GET', '/api/v1/me', { cookie: cookie.replaceAll('__Host-', '') })).status).toBe(
      401,
    )
  })
  test('the counts are not told to what came through the trusted proxy', async () => {
    expect((await bare(running.url, 'GET', '/metrics', { 'x-visitor': '127.0.0.1' })).status).toBe(404)
    expect((await bare(running.url, 'GET', '/metrics')).status).toBe(200)
  })
})
