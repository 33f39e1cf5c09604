/**
 * A hosted Supabase project instead of our own passwords (decision D16): it proves who somebody is, the session is
 * ours.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGoTrue, type GoTrueServer } from './go-true-server.ts'
import { openIdBrowser } from './openid-browser.ts'
import { Client, startService, type TestService } from './test-service.ts'

const PASSWORD = 'blue-harbour-7'
const NOT_CONFIGURED = 'Supabase not configured. Please set up your environment variables.'
const auth = async (url: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return {
    status: answer.status,
    token: answer.headers.get('set-auth-token') ?? undefined,
    body: (await answer.json()) as any,
  }
}

describe('a Supabase project', () => {
  let project: GoTrueServer
  let service: TestService
  beforeAll(async () => {
    project = await startGoTrue()
    service = await startService({ supabase: { url: project.url, anonKey: project.anonKey }, logLevel: 'silent' })
  })
  afterAll(async () => {
    await service?.end()
    project?.close()
  })
  const ask = (path: string, body: unknown, token?: string) =>
    auth(service.url, path, body, token === undefined ? {} : { authorization: `Bearer ${token}` })
  const me = (token: string | undefined) => new Client(service.url, token).get('/me')
  let teachers = 0
  const someone = (): string => `teacher${(teachers += 1)}@school.hk`

  test('signs up with the full name; the account is like any other, and no token of the project is left', async () => {
    const email = someone()
    const { status, token } = await ask('sign-up/email', {
      name: 'Chan Tai Man',
      email,
      password: PASSWORD,
      language: 'zh-TW',
    })
    expect(status).toBe(200)
    expect(project.calls.find(({ call, body }) => call === 'POST /signup' && body.email === email)?.body.data).toEqual({
      full_name: 'Chan Tai Man',
    })
    expect((await me(token)).body.data).toMatchObject({ email, name: 'Chan Tai Man', credits: 100, tier: 'free' })
    expect(project.tokens.size).toBe(0)
    const [kept] = await service.service.db
      .selectFrom('accountCredential')
      .selectAll()
      .where('providerId', '=', 'supabase')
      .execute()
    expect(kept).toMatchObject({ accessToken: null, refreshToken: null, idToken: null, password: null })
  })

  test('signs in to the same account, and out; a wrong password, a known address and an unconfirmed one are told', async () => {
    const email = someone()
    const first = await ask('sign-up/email', { name: 'Chan', email, password: PASSWORD })
    const second = await ask('sign-in/email', { email, password: PASSWORD })
    expect((await me(second.token)).body.data.id).toBe((await me(first.token)).body.data.id)
    expect((await ask('sign-out', {}, second.token)).status).toBe(200)
    expect([(await me(second.token)).status, (await me(first.token)).status]).toEqual([401, 200])
    expect((await ask('sign-in/email', { email, password: 'not-this-one' })).body).toMatchObject({
      code: 'INVALID_EMAIL_OR_PASSWORD',
    })
    expect((await ask('sign-up/email', { name: 'Chan', email, password: PASSWORD })).body).toMatchObject({
      code: 'USER_ALREADY_EXISTS',
      message: 'User already registered',
    })
    project.confirmsAddresses(true)
    const unconfirmed = someone()
    expect((await ask('sign-up/email', { name: 'Chan', email: unconfirmed, password: PASSWORD })).body).toEqual({
      isConfirmationSent: true,
    })
    expect((await ask('sign-in/email', { email: unconfirmed, password: PASSWORD })).body).toMatchObject({
      code: 'EMAIL_NOT_CONFIRMED',
    })
    project.confirmsAddresses(false)
    expect(
      await service.service.db.selectFrom('accountUser').select('id').where('email', '=', unconfirmed).execute(),
    ).toEqual([])
  })

  test('brings Google by way of the project, bound by state and PKCE', async () => {
    const browser = openIdBrowser(service.address)
    const { url } = await browser.ask()
    const asked = new URL(url)
    expect([
      asked.origin + asked.pathname,
      asked.searchParams.get('provider'),
      asked.searchParams.get('code_challenge_method'),
    ]).toEqual([`${project.url}/auth/v1/authorize`, 'google', 's256'])
    expect(await browser.follow(url)).toBe('/auth/callback')
    expect(await browser.me()).toMatchObject({ email: 'by-google@school.hk', name: 'Yip Wing Sze', credits: 100 })
    expect(project.tokens.size).toBe(0)
    const stranger = openIdBrowser(service.address)
    expect(await stranger.follow((await browser.ask()).url)).toBe('/auth/callback?error=state_mismatch')
  })

  test('changes and resets the password there, and ends the sessions here', async () => {
    const email = someone()
    const { token } = await ask('sign-up/email', { name: 'Chan', email, password: PASSWORD })
    expect(
      (await ask('change-password', { currentPassword: 'not-this-one', newPassword: 'green-valley-9' }, token)).body,
    ).toMatchObject({ code: 'INVALID_PASSWORD' })
    expect(
      (await ask('change-password', { currentPassword: PASSWORD, newPassword: 'short' }, token)).body,
    ).toMatchObject({ code: 'PASSWORD_TOO_WEAK' })
    expect(
      (await ask('change-password', { currentPassword: PASSWORD, newPassword: 'password1' }, token)).body,
    ).toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
    const changed = await ask('change-password', { currentPassword: PASSWORD, newPassword: 'green-valley-9' }, token)
    expect([changed.status, (await me(token)).status, (await me(changed.token)).status]).toEqual([200, 401, 200])
    expect((await ask('request-password-reset', { email })).status).toBe(200)
    expect(project.calls.at(-1)?.call).toBe(
      `POST /recover?redirect_to=${encodeURIComponent(`${service.address}/reset-password`)}`,
    )
    // What the link of the project's mail leads back with.
    const proof = (await fetch(`${project.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: project.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'green-valley-9' }),
    }).then((answer) => answer.json())) as { access_token: string }
    expect((await ask('reset-password', { token: 'forged', newPassword: 'grey-mountain-3' })).body).toMatchObject({
      code: 'INVALID_TOKEN',
    })
    expect((await ask('reset-password', { token: proof.access_token, newPassword: 'grey-mountain-3' })).status).toBe(
      200,
    )
    expect([
      (await me(changed.token)).status,
      (await ask('sign-in/email', { email, password: 'grey-mountain-3' })).status,
    ]).toEqual([401, 200])
    expect(
      (await ask('reset-password', { token: proof.access_token, newPassword: 'grey-mountain-4' })).body,
    ).toMatchObject({ code: 'INVALID_TOKEN' })
  })

  test('does not open an account of that address that was opened here with a password', async () => {
    const email = someone()
    await service.service.db.insertInto('school').values({ schoolId: 's_before' }).execute()
    await service.service.db
      .insertInto('accountUser')
      .values({ id: 'u_before', schoolId: 's_before', name: 'Before', email, image: null })
      .execute()
    expect(await ask('sign-up/email', { name: 'Chan', email, password: PASSWORD })).toMatchObject({
      status: 403,
      token: undefined,
      body: { code: 'ACCOUNT_NOT_LINKED' },
    })
  })

  test('that is away is told as a failure, and sessions go on', async () => {
    const { token } = await ask('sign-up/email', { name: 'Chan', email: someone(), password: PASSWORD })
    project.fail(true)
    expect(await ask('sign-in/email', { email: 'x@school.hk', password: PASSWORD })).toMatchObject({
      status: 503,
      body: { code: 'PROVIDER_UNREACHABLE', message: 'Authentication failed' },
    })
    expect((await me(token)).status).toBe(200)
    project.fail(false)
  })

  test('leaves no way by our own passwords', async () => {
    for (const path of ['link-social', 'supabase/sign-in/email', 'callback/supabase'])
      expect((await ask(path, {})).status, path).toBe(404)
    expect((await new Client(service.url).get('/auth/ways')).body.data).toMatchObject({
      provider: 'supabase',
      isConfigured: true,
      google: true,
    })
  })
})

describe('a Supabase project whose variables are missing', () => {
  test('does not keep the product from starting, and signing in says so', async () => {
    const service = await startService({ supabase: 'not_configured' })
    try {
      for (const path of ['sign-in/email', 'sign-up/email', 'sign-in/social', 'request-password-reset'])
        expect(await auth(service.url, path, { email: 'x@school.hk', password: PASSWORD, name: 'X' })).toMatchObject({
          status: 503,
          body: { code: 'SUPABASE_NOT_CONFIGURED', message: NOT_CONFIGURED },
        })
      expect((await new Client(service.url).get('/auth/ways')).body.data).toMatchObject({
        isConfigured: false,
        google: false,
      })
      expect((await new Client(service.url).get('/me')).body).toMatchObject({ error: 'Authentication required' })
      expect((await auth(service.url, 'sign-out', {})).status).toBe(200)
    } finally {
      await service.end()
    }
  })
})
