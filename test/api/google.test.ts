/** Signing in by Google, without a browser: what is asked for, who gets in, who does not, and what is kept of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSmtp, type SmtpServer } from '../operating/smtp-server.ts'
import { openIdBrowser } from './openid-browser.ts'
import { startOpenIdServer, type OpenIdServer, type Person } from './openid-server.ts'
import { PASSWORD, signUp, startService, type TestService } from './test-service.ts'

const NEWCOMER: Person = { sub: 'new', email: 'newcomer@school.hk', email_verified: true, name: 'Lee Ka Yan' }

describe('signing in by Google', () => {
  let google: OpenIdServer
  let smtp: SmtpServer
  let service: TestService
  beforeAll(async () => {
    ;[google, smtp] = await Promise.all([startOpenIdServer(), startSmtp()])
    service = await startService({
      google: { issuer: google.issuer, ...google.client },
      mail: { smtpUrl: smtp.url, from: 'setpaper@school.hk' },
      logLevel: 'silent',
    })
    google.sendsBackTo(`${service.address}/api/auth/callback/google`)
    google.knows(NEWCOMER, { sub: 'unverified', email: 'unverified@school.hk', email_verified: false })
  })
  afterAll(async () => {
    await service?.end()
    google?.close()
    smtp?.close()
  })
  const browser = (headers: Readonly<Record<string, string>> = {}) => openIdBrowser(service.address, headers)
  const db = () => service.service.db
  const userOf = (email: string) =>
    db().selectFrom('accountUser').selectAll().where('email', '=', email).executeTakeFirst()

  test('asks with state, PKCE and nonce, for no more than who it is', async () => {
    const { url } = await browser().ask()
    const asked = new URL(url).searchParams
    expect(
      Object.fromEntries(
        ['response_type', 'client_id', 'scope', 'code_challenge_method', 'redirect_uri'].map((name) => [
          name,
          asked.get(name),
        ]),
      ),
    ).toEqual({
      response_type: 'code',
      client_id: 'setpaper',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${service.address}/api/auth/callback/google`,
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(asked.get(name)?.length, name).toBeGreaterThanOrEqual(32)
  })

  test('nothing that the browser sends along changes where it leads or what is asked for', async () => {
    const teacher = browser()
    const { url } = await teacher.ask({
      provider: 'github',
      callbackURL: 'https://evil.example',
      errorCallbackURL: 'https://evil.example',
      scopes: ['drive'],
      additionalParams: { hd: 'x' },
      idToken: { token: 'x' },
    })
    expect(new URL(url).searchParams.get('scope')).toBe('openid email profile')
    expect(await teacher.choose(url, 'deny')).toBe(
      '/auth/callback?error=access_denied&error_description=The+user+said+no',
    )
  })

  test('opens an account with a school, credits and the language of the browser; the second time it is the same', async () => {
    const first = browser({ 'accept-language': 'zh-HK,zh;q=0.9' })
    expect(await first.choose((await first.ask()).url, 'new')).toBe('/auth/callback')
    expect(await first.me()).toMatchObject({
      email: NEWCOMER.email,
      name: 'Lee Ka Yan',
      credits: 100,
      tier: 'free',
      language: 'zh-TW',
    })
    const second = browser()
    expect(await second.choose((await second.ask()).url, 'new')).toBe('/auth/callback')
    expect((await second.me()).id).toBe((await first.me()).id)
    const kept = await db().selectFrom('accountCredential').selectAll().where('providerId', '=', 'google').execute()
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({
      accountId: 'new',
      accessToken: null,
      refreshToken: null,
      idToken: null,
      password: null,
    })
    expect(smtp.letters).toEqual([])
  })

  test('eight first sign-ins of one person at once are one account, and none fails', async () => {
    const person: Person = { sub: 'eightfold', email: 'eightfold@school.hk', email_verified: true }
    google.knows(person)
    const schools = async () => (await db().selectFrom('school').select('schoolId').execute()).length
    const before = await schools()
    const browsers = Array.from({ length: 8 }, () => browser())
    const backs = await Promise.all(browsers.map(async (one) => one.backFrom((await one.ask()).url, 'eightfold')))
    const ends = await Promise.all(browsers.map((one, index) => one.follow(backs[index]!)))
    expect(ends).toEqual(ends.map(() => '/auth/callback'))
    const ids = await Promise.all(browsers.map(async (one) => (await one.me()).id as string))
    expect(new Set(ids).size).toBe(1)
    const kept = await db()
      .selectFrom('accountCredential')
      .select('userId')
      .where('accountId', '=', 'eightfold')
      .execute()
    expect(kept).toEqual([{ userId: ids[0] }])
    expect(await schools()).toBe(before + 1)
    expect(await db().selectFrom('turn').selectAll().execute()).toEqual([])
  })

  test('is refused where the address is not verified there, and leaves nothing behind', async () => {
    const stranger = browser()
    expect(await stranger.choose((await stranger.ask()).url, 'unverified')).toMatch(
      /^\/auth\/callback\?error=email_not_verified/,
    )
    expect(await userOf('unverified@school.hk')).toBeUndefined()
    expect(await stranger.status()).toBe(401)
  })

  test('does not get into an account of that address that somebody opened with a password', async () => {
    const opened = await signUp(service.url)
    google.knows({ sub: 'victim', email: opened.email!, email_verified: true })
    const owner = browser()
    expect(await owner.choose((await owner.ask()).url, 'victim')).toBe('/auth/callback?error=account_not_linked')
    expect(await owner.status()).toBe(401)
    expect((await opened.get('/me/sign-in')).body.data).toMatchObject({ password: true, google: false })
  })

  test('gets in once the address was proved by a reset of the password, and the owner is told by mail', async () => {
    const opened = await signUp(service.url)
    google.knows({ sub: 'proved', email: opened.email!, email_verified: true })
    const reset = smtp.next()
    await fetch(`${service.url}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: opened.email }),
    })
    const token = /token=([\w-]+)/.exec((await reset).text)![1]
    const changed = smtp.next()
    await fetch(`${service.url}/api/auth/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, newPassword: 'green-valley-9' }),
    })
    expect((await changed).subject).toBe('Your Setpaper password was changed')
    const connected = smtp.next()
    const owner = browser()
    expect(await owner.choose((await owner.ask()).url, 'proved')).toBe('/auth/callback')
    expect(await connected).toMatchObject({
      to: opened.email,
      subject: 'Google can now be used to sign in to Setpaper',
    })
    expect((await owner.me()).email).toBe(opened.email)
  })

  test('is connected by who is signed in, with the same address only, and disconnected again', async () => {
    const teacher = await signUp(service.url)
    google.knows(
      { sub: 'own', email: teacher.email!, email_verified: true },
      { sub: 'other', email: 'somebody-else@school.hk', email_verified: true },
    )
    const signedIn = () => browser({ authorization: `Bearer ${teacher.token}` })
    const page = signedIn()
    expect(await page.choose((await page.ask({}, 'link-social')).url, 'other')).toBe(
      '/auth/callback?error=email_does_not_match',
    )
    expect((await teacher.get('/me/sign-in')).body.data.google).toBe(false)
    const other = signedIn()
    expect(await other.choose((await other.ask({}, 'link-social')).url, 'own')).toBe('/auth/callback?connected')
    expect((await teacher.get('/me/sign-in')).body.data.google).toBe(true)
    const again = browser()
    expect(await again.choose((await again.ask()).url, 'own')).toBe('/auth/callback')
    expect((await again.me()).email).toBe(teacher.email)
    expect((await teacher.call('DELETE', '/me/google')).body.data).toMatchObject({ google: false })
    // Its address was proved by then: who signs in by Google again has connected it again.
    expect(await again.choose((await again.ask()).url, 'own')).toBe('/auth/callback')
    expect((await teacher.get('/me/sign-in')).body.data.google).toBe(true)
  })

  test('cannot be disconnected where it is the only way in', async () => {
    const only = browser()
    await only.choose((await only.ask()).url, 'new')
    expect(await only.call('DELETE', '/me/google')).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect((await only.call('GET', '/me/sign-in')).body.data).toMatchObject({ password: false, google: true })
  })

  test('a wrong state, another browser, and a code used twice are refused', async () => {
    const teacher = browser()
    const { url } = await teacher.ask()
    expect(await teacher.follow(`${service.address}/api/auth/callback/google?code=x&state=wrong`)).toBe(
      '/auth/callback?error=state_mismatch',
    )
    expect(await teacher.follow(`${service.address}/api/auth/callback/google?code=x`)).toBe(
      '/auth/callback?error=state_not_found',
    )
    const back = await teacher.backFrom(url, 'new')
    expect(await browser().follow(back)).toBe('/auth/callback?error=state_mismatch')
    expect(await teacher.follow(back)).toBe('/auth/callback')
    expect(await teacher.follow(back)).toBe('/auth/callback?error=state_mismatch')
    expect(await teacher.follow(back.replace(/state=[^&]*/, `state=${'a'.repeat(32)}`))).toBe(
      '/auth/callback?error=state_mismatch',
    )
  })

  test('fails plainly while Google is away, and works when it is back', async () => {
    const teacher = browser()
    const { url } = await teacher.ask()
    const back = await teacher.backFrom(url, 'new')
    google.failTokens(true)
    expect(await teacher.follow(back)).toBe('/auth/callback?error=invalid_code')
    google.failTokens(false)
    expect(await teacher.choose((await teacher.ask()).url, 'new')).toBe('/auth/callback')
  })

  test('is refused without an ID token', async () => {
    const teacher = browser()
    google.leaveOutIdToken(true)
    try {
      expect(await teacher.choose((await teacher.ask()).url, 'new')).toBe(
        '/auth/callback?error=unable_to_get_user_info',
      )
    } finally {
      google.leaveOutIdToken(false)
    }
    expect(await teacher.status()).toBe(401)
  })

  test('of another person with the same address does not get in', async () => {
    google.knows({ ...NEWCOMER, sub: 'successor' })
    const successor = browser()
    expect(await successor.choose((await successor.ask()).url, 'successor')).toMatch(
      /^\/auth\/callback\?error=account_not_linked/,
    )
    expect(await successor.status()).toBe(401)
    const kept = await db()
      .selectFrom('accountCredential')
      .select('accountId')
      .where('accountId', '=', 'successor')
      .execute()
    expect(kept).toEqual([])
  })

  test('sets no password by sign-up over it, and a first one by mail', async () => {
    const answer = await fetch(`${service.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'X', email: NEWCOMER.email, password: PASSWORD }),
    })
    expect(answer.status).toBe(422)
    const letter = smtp.next()
    await fetch(`${service.url}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: NEWCOMER.email }),
    })
    const token = /token=([\w-]+)/.exec((await letter).text)![1]
    expect(
      (
        await fetch(`${service.url}/api/auth/reset-password`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token, newPassword: PASSWORD }),
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await fetch(`${service.url}/api/auth/sign-in/email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: NEWCOMER.email, password: PASSWORD }),
        })
      ).status,
    ).toBe(200)
  })
})

describe('a Google that is away at the start', () => {
  test('does not keep the service from starting, and is found when it comes', async () => {
    const google = await startOpenIdServer()
    const service = await startService({ google: { issuer: google.issuer, ...google.client }, logLevel: 'silent' })
    try {
      google.sendsBackTo(`${service.address}/api/auth/callback/google`)
      google.knows(NEWCOMER)
      google.fail(true)
      expect((await openIdBrowser(service.address).tryToAsk()).status).toBe(404)
      google.fail(false)
      const teacher = openIdBrowser(service.address)
      expect(await teacher.choose((await teacher.ask()).url, 'new')).toBe('/auth/callback')
    } finally {
      await service.end()
      google.close()
    }
  })
  test('that calls itself something else is not believed', async () => {
    const google = await startOpenIdServer()
    const service = await startService({
      google: { issuer: google.issuer.replace('127.0.0.1', 'localhost'), ...google.client },
      logLevel: 'silent',
    })
    try {
      google.sendsBackTo(`${service.address}/api/auth/callback/google`)
      expect((await openIdBrowser(service.address).tryToAsk()).status).toBe(404)
    } finally {
      await service.end()
      google.close()
    }
  })
})
