/** The account over HTTP: who is signed in, what the dashboard shows (spec/api.md). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, PASSWORD, readyDocument, signUp, startService, type TestService } from './test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.end())
const auth = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${service.url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('signing up and in', () => {
  test('gives a bearer token in set-auth-token to programs, and a cookie to them and to browsers', async () => {
    const email = 'chan@school.hk'
    const up = await auth('/sign-up/email', { name: 'Chan', email, password: PASSWORD })
    expect(up.status).toBe(200)
    expect(up.headers.get('set-cookie')).toMatch(/^setpaper_session=.*HttpOnly.*SameSite=Lax/)
    const inBrowser = await auth(
      '/sign-in/email',
      { email, password: PASSWORD },
      { origin: service.service.publicUrl, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
    )
    expect(inBrowser.headers.get('set-cookie')).toMatch(/^setpaper_session=.*HttpOnly.*SameSite=Lax/)
    const token = (await auth('/sign-in/email', { email, password: PASSWORD })).headers.get('set-auth-token')!
    expect((await new Client(service.url, token).get('/me')).body.data).toMatchObject({
      name: 'Chan',
      email,
      tier: 'free',
      credits: 100,
      language: 'en',
    })
    expect((await auth('/sign-out', {}, { authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await new Client(service.url, token).get('/me')).body).toMatchObject({
      success: false,
      error: 'Authentication required',
      code: 'unauthenticated',
    })
  })
  test('by a form of another site is refused', async () => {
    const answer = await auth(
      '/sign-in/email',
      { email: 'chan@school.hk', password: PASSWORD },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    )
    expect(answer.status).toBe(403)
  })
  test.each([
    { body: { email: 'a@school.hk', password: '12345' }, what: 'a password of five characters' },
    { body: { email: 'a@school.hk', password: 'password' }, what: 'one of the commonest passwords' },
    { body: { email: 'no address', password: PASSWORD }, what: 'no e-mail address' },
    { body: { email: 'a\0@school.hk', password: PASSWORD }, what: 'a NUL' },
  ])('with $what is refused', async ({ body }) => {
    expect((await auth('/sign-up/email', { name: 'A', ...body })).status).toBe(400)
  })
})

describe('one who is signed in', () => {
  test('changes name and language', async () => {
    const teacher = await signUp(service.url)
    expect((await teacher.call('PATCH', '/me', { name: ' 陳大文 ', language: 'zh-TW' })).body.data).toMatchObject({
      name: '陳大文',
      language: 'zh-TW',
    })
    expect((await teacher.get('/me')).body.data).toMatchObject({
      name: '陳大文',
      language: 'zh-TW',
      email: teacher.email,
    })
    expect(
      (await teacher.call('PATCH', '/me', { email: 'other@school.hk', tier: 'pro', credits: 1e6 })).body.data,
    ).toMatchObject({ email: teacher.email, tier: 'free', credits: 100 })
    expect(await teacher.call('PATCH', '/me', { language: 'fr' })).toMatchObject({
      status: 400,
      body: { field: 'language' },
    })
    expect(await teacher.call('PATCH', '/me', { name: ' ' })).toMatchObject({ status: 400, body: { field: 'name' } })
  })
  test('sees the three newest documents and six newest papers on the dashboard', async () => {
    const teacher = await signUp(service.url)
    expect((await teacher.get('/dashboard')).body.data).toMatchObject({
      totalDocuments: 0,
      totalQuizzes: 0,
      recentDocuments: [],
      recentQuizzes: [],
      usage: { tier: 'free' },
    })
    const document = await readyDocument(teacher, 'samples/honey-bees.txt')
    for (const name of ['b.txt', 'c.txt', 'd.txt']) await teacher.upload([{ name, bytes: Buffer.from(name) }])
    for (let count = 0; count < 7; count += 1)
      await teacher.post('/papers/generate', {
        documentId: document,
        totalQuestions: 5,
        questionTypes: ['true_false'],
        title: `paper ${count}`,
      })
    const { data } = (await teacher.get('/dashboard')).body
    expect(data).toMatchObject({ totalDocuments: 4, totalQuizzes: 7 })
    expect(data.recentDocuments.map(({ name }: any) => name)).toEqual(['d.txt', 'c.txt', 'b.txt'])
    expect(data.recentQuizzes.map(({ title }: any) => title)).toEqual(
      [6, 5, 4, 3, 2, 1].map((count) => `paper ${count}`),
    )
    expect(data.usage).toEqual((await teacher.get('/usage/current')).body.data)
  })
  test('deletes the account with the password, and all of it is gone', async () => {
    const teacher = await signUp(service.url)
    await teacher.post('/topics', { name: 'Bees' })
    expect(await teacher.call('DELETE', '/me', { password: 'wrong' })).toMatchObject({
      status: 400,
      body: { field: 'password' },
    })
    expect((await teacher.call('DELETE', '/me', { password: PASSWORD })).body).toEqual({
      success: true,
      data: { deleted: true },
    })
    expect((await teacher.get('/me')).status).toBe(401)
    expect((await auth('/sign-in/email', { email: teacher.email, password: PASSWORD })).status).toBe(401)
  })
})

describe('refusals', () => {
  test.each([
    { method: 'GET', path: '/nothing' },
    { method: 'DELETE', path: '/health' },
    { method: 'GET', path: '//nothing' },
    { method: 'POST', path: '//api/auth/admin' },
  ])('$method $path is answered in the envelope, 404', async ({ method, path }) => {
    expect(await new Client(service.url).call(method, path, method === 'GET' ? undefined : {})).toMatchObject({
      status: 404,
      body: { success: false, code: 'not_found', error: 'There is nothing here, or it is not yours.' },
    })
  })
  test('are worded in Chinese where that is asked for, with the same code', async () => {
    expect(await new Client(service.url).call('GET', '/me', undefined, { 'x-language': 'zh-HK' })).toMatchObject({
      status: 401,
      body: { error: '請先登入', code: 'unauthenticated' },
    })
  })
  test('of a body over 4 MB come before it is parsed', async () => {
    const teacher = await signUp(service.url)
    expect(await teacher.post('/topics', { name: 'x'.repeat(5 * 1024 * 1024) })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large', mostBytes: 4 * 1024 * 1024 },
    })
  })
  test('of too many calls say when to try again', async () => {
    const limited = await startService(
      {},
      {
        rateRules: {
          usual: { most: 3, seconds: 60 },
          costly: { most: 3, seconds: 60 },
          sensitive: { most: 3, seconds: 60 },
        },
      },
    )
    const visitor = new Client(limited.url)
    for (let count = 0; count < 3; count += 1) expect((await visitor.get('/health')).status).toBe(200)
    const refused = await visitor.get('/health')
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', error: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds?\.$/) },
    })
    expect(Number(refused.headers.get('retry-after'))).toBe(refused.body.retryAfterSeconds)
    await limited.end()
  })
})

test('the service tells how it does, without sign-in', async () => {
  expect((await new Client(service.url).get('/health')).body).toEqual({
    success: true,
    data: {
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: 'ok',
      jobs: 'ok',
      ai: { provider: 'built-in', status: 'ok' },
    },
  })
})
