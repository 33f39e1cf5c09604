/** Sessions end when they should, guessers are slowed, and nobody learns who has an account (security.md, "Web"). */
import { scryptSync } from 'node:crypto'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SIGN_IN_RULES } from '#server/authentication/guessing.ts'
import type { Passwords } from '#server/authentication/authentication.ts'
import { CHEAP_PASSWORDS } from './cheap-passwords.ts'
import { Client, PASSWORD, signUp, startService, type TestService } from './test-service.ts'

const NEW_PASSWORD = 'green-mountain-9'

type Told = { readonly status: number; readonly body: any; readonly headers: Headers }
async function auth(
  url: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Told> {
  const answer = await fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json().catch(() => undefined) }
}
const cookieOf = ({ headers }: Told): string => headers.getSetCookie()[0]!.split(';')[0]!

type Mailbox = { readonly url: string; readonly mails: string[]; readonly close: () => void }

/** Takes mail and keeps it; `hangs` takes none and never answers. */
async function openMailbox(hangs = false): Promise<Mailbox> {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (hangs) return
    let isData = false
    let mail = ''
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      if (isData) {
        mail += chunk.toString()
        if (!mail.endsWith('\r\n.\r\n')) return
        mails.push(mail)
        isData = false
        mail = ''
        socket.write('250 kept\r\n')
      } else if (/^DATA/i.test(chunk.toString())) {
        isData = true
        socket.write('354 go on\r\n')
      } else socket.write(/^QUIT/i.test(chunk.toString()) ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done())
  })
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const soon = async <Value>(what: () => Value | undefined): Promise<Value> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const value = what()
    if (value !== undefined) return value
    await new Promise((done) => {
      setTimeout(done, 25)
    })
  }
  throw new Error('It did not come within 5 s')
}

describe('sessions', () => {
  let running: TestService
  let mailbox: Mailbox
  /** The passwords that were hashed, to be kept or to be compared. */
  const hashed: string[] = []
  const passwords: Passwords = {
    hash: (password) => {
      hashed.push(password)
      return CHEAP_PASSWORDS.hash(password)
    },
    verify: (given) => {
      hashed.push(given.password)
      return CHEAP_PASSWORDS.verify(given)
    },
  }
  beforeAll(async () => {
    mailbox = await openMailbox()
    running = await startService({ mail: { smtpUrl: mailbox.url, from: 'setpaper@school.hk' } }, { passwords })
  })
  afterAll(async () => {
    // The service waits for the letters that it is sending.
    mailbox?.close()
    await running?.end()
  })
  const statusWith = async (token: string | undefined): Promise<number> =>
    (await new Client(running.url, token).get('/me')).status
  const statusOf = async (cookie: string): Promise<number> =>
    (await fetch(`${running.url}/api/v1/me`, { headers: { cookie } })).status
  const signIn = (email: string, password = PASSWORD) => auth(running.url, 'sign-in/email', { email, password })

  test('sign-out ends the session of a bearer token, and that one only', async () => {
    const teacher = await signUp(running.url)
    const second = (await signIn(teacher.email!)).headers.get('set-auth-token')!
    expect([await statusWith(teacher.token), await statusWith(second)]).toEqual([200, 200])
    expect((await auth(running.url, 'sign-out', {}, { authorization: `Bearer ${second}` })).status).toBe(200)
    expect([await statusWith(teacher.token), await statusWith(second)]).toEqual([200, 401])
    expect(
      await fetch(`${running.url}/api/auth/get-session`, { headers: { authorization: `Bearer ${second}` } }).then(
        (answer) => answer.json(),
      ),
    ).toBeNull()
  })

  test('a call that only POST has is not found by GET, and is no fault of ours', async () => {
    for (const path of ['change-password', 'sign-in/email', 'sign-out'])
      expect((await fetch(`${running.url}/api/auth/${path}`)).status, path).toBe(404)
  })

  test('sign-out ends the session of a cookie and takes the cookie away', async () => {
    const { email } = await signUp(running.url)
    const cookie = cookieOf(await signIn(email!))
    expect(await statusOf(cookie)).toBe(200)
    const out = await auth(running.url, 'sign-out', {}, { cookie, origin: running.address })
    expect(out.status).toBe(200)
    expect(out.headers.getSetCookie()[0]).toMatch(/^setpaper_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/i)
    expect(await statusOf(cookie)).toBe(401)
  })

  test('each sign-in is a session of its own; a session is not taken over from before', async () => {
    const { email, token } = await signUp(running.url)
    const told = await auth(
      running.url,
      'sign-in/email',
      { email, password: PASSWORD },
      { cookie: `setpaper_session=${token}`, origin: running.address },
    )
    expect(await statusOf(cookieOf(told))).toBe(200)
    expect(cookieOf(told)).not.toContain(token!.split('.')[0])
  })

  test('a password change ends the other sessions unless they are to stay, and the old password is none any more', async () => {
    const teacher = await signUp(running.url)
    const other = (await signIn(teacher.email!)).headers.get('set-auth-token')!
    const keep = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, revokeOtherSessions: false }
    expect(
      (
        await auth(
          running.url,
          'change-password',
          { ...keep, currentPassword: 'not-this-one' },
          { authorization: `Bearer ${teacher.token}` },
        )
      ).status,
    ).toBe(400)
    expect((await auth(running.url, 'change-password', keep)).status).toBe(401)
    expect(
      (await auth(running.url, 'change-password', keep, { authorization: `Bearer ${teacher.token}` })).status,
    ).toBe(200)
    expect(await statusWith(other)).toBe(200)
    const changed = await auth(
      running.url,
      'change-password',
      { currentPassword: NEW_PASSWORD, newPassword: PASSWORD },
      { authorization: `Bearer ${teacher.token}` },
    )
    expect(changed.status).toBe(200)
    expect([
      await statusWith(other),
      await statusWith(teacher.token),
      await statusWith(changed.headers.get('set-auth-token')!),
    ]).toEqual([401, 401, 200])
    expect([(await signIn(teacher.email!, NEW_PASSWORD)).status, (await signIn(teacher.email!)).status]).toEqual([
      401, 200,
    ])
  })

  test('no body that a script can read holds the token of a session', async () => {
    const email = 'scripts@school.hk'
    const bodies: string[] = []
    const tokens: string[] = []
    const keep = (told: Told): Told => {
      bodies.push(JSON.stringify(told.body))
      tokens.push(told.headers.get('set-auth-token')!.split('.')[0]!)
      return told
    }
    keep(await auth(running.url, 'sign-up/email', { name: 'Chan', email, password: PASSWORD }))
    const token = keep(await signIn(email)).headers.get('set-auth-token')!
    keep(
      await auth(
        running.url,
        'change-password',
        { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
        { authorization: `Bearer ${token}` },
      ),
    )
    const answer = await fetch(`${running.url}/api/auth/get-session`, {
      headers: { authorization: `Bearer ${keep(await signIn(email, NEW_PASSWORD)).headers.get('set-auth-token')!}` },
    })
    const told = (await answer.json()) as { user: { email: string } }
    expect(told.user.email).toBe(email)
    bodies.push(JSON.stringify(told))
    for (const secret of tokens) expect(bodies.join('\n')).not.toContain(secret)
  })

  test('nor does a header that a page reads, also where the session is prolonged', async () => {
    const { email } = await signUp(running.url)
    const page = { origin: running.address, 'sec-fetch-site': 'same-origin' }
    const told = await auth(running.url, 'sign-in/email', { email, password: PASSWORD }, page)
    const cookie = cookieOf(told)
    await running.service.db
      .updateTable('accountSession')
      .set({ expiresAt: new Date(Date.now() + 3_600_000), updatedAt: new Date(0) })
      .execute()
    const prolonged = await fetch(`${running.url}/api/auth/get-session`, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect(prolonged.headers.getSetCookie().join()).toContain('setpaper_session=')
    for (const { headers } of [told, prolonged]) {
      expect(headers.has('set-auth-token')).toBe(false)
      expect(headers.has('access-control-expose-headers')).toBe(false)
    }
    expect((await signIn(email!)).headers.get('set-auth-token')).toMatch(/\w{32}/)
  })

  test('a password that is the address of the account is refused wherever one is chosen', async () => {
    const email = 'Wong.KaYan@school.hk'
    const code = async (path: string, body: object, headers = {}): Promise<unknown> =>
      (await auth(running.url, path, body, headers)).body.code
    for (const password of [email, email.toLowerCase(), 'wong.kayan'])
      expect(await code('sign-up/email', { name: 'Wong', email, password }), password).toBe('PASSWORD_IS_ADDRESS')
    const { token } = await signUp(running.url, email.toLowerCase())
    const authorization = `Bearer ${token}`
    expect(await code('change-password', { currentPassword: PASSWORD, newPassword: email }, { authorization })).toBe(
      'PASSWORD_IS_ADDRESS',
    )
    await auth(running.url, 'request-password-reset', { email: email.toLowerCase() })
    const row = await running.service.db
      .selectFrom('accountVerification')
      .innerJoin('accountUser', 'accountUser.id', 'accountVerification.value')
      .select('identifier')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirstOrThrow()
    const reset = { token: row.identifier.split(':')[1], newPassword: email.toLowerCase() }
    expect(await code('reset-password', reset)).toBe('PASSWORD_IS_ADDRESS')
    expect((await auth(running.url, 'reset-password', { ...reset, newPassword: NEW_PASSWORD })).status).toBe(200)
  })

  test('a reset by mail ends every session, works once, and only with its own token', async () => {
    const teacher = await signUp(running.url)
    expect(
      (await auth(running.url, 'request-password-reset', { email: teacher.email, redirectTo: 'https://evil.example' }))
        .status,
    ).toBe(403)
    expect((await auth(running.url, 'request-password-reset', { email: teacher.email })).status).toBe(200)
    const mail = (await soon(() => mailbox.mails.find((one) => one.includes(teacher.email!))))
      .replaceAll(/=\r\n/g, '')
      .replaceAll('=3D', '=')
    const token = /\/reset-password\?token=(\w+)/.exec(mail)?.[1]
    expect(mail).toContain(`${running.address}/reset-password?token=`)
    expect(
      (await auth(running.url, 'reset-password', { token: 'a'.repeat(24), newPassword: NEW_PASSWORD })).status,
    ).toBe(400)
    expect((await auth(running.url, 'reset-password', { token, newPassword: '123456' })).body.code).toBe(
      'PASSWORD_TOO_COMMON',
    )
    expect(await statusWith(teacher.token)).toBe(200)
    expect((await auth(running.url, 'reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200)
    expect(await statusWith(teacher.token)).toBe(401)
    expect((await auth(running.url, 'reset-password', { token, newPassword: PASSWORD })).status).toBe(400)
    expect([(await signIn(teacher.email!)).status, (await signIn(teacher.email!, NEW_PASSWORD)).status]).toEqual([
      401, 200,
    ])
  })

  test('a reset makes the links of earlier requests useless', async () => {
    const teacher = await signUp(running.url)
    const { db } = running.service
    const { id } = await db
      .selectFrom('accountUser')
      .select('id')
      .where('email', '=', teacher.email!)
      .executeTakeFirstOrThrow()
    for (let asked = 0; asked < 2; asked += 1)
      await auth(running.url, 'request-password-reset', { email: teacher.email })
    const [first, second] = (
      await db
        .selectFrom('accountVerification')
        .select('identifier')
        .where('value', '=', id)
        .orderBy('createdAt')
        .execute()
    ).map(({ identifier }) => identifier.split(':')[1])
    expect((await auth(running.url, 'reset-password', { token: second, newPassword: NEW_PASSWORD })).status).toBe(200)
    expect((await auth(running.url, 'reset-password', { token: first, newPassword: PASSWORD })).status).toBe(400)
    expect((await signIn(teacher.email!, NEW_PASSWORD)).status).toBe(200)
  })

  test('a reset that is late is refused', async () => {
    const teacher = await signUp(running.url)
    await auth(running.url, 'request-password-reset', { email: teacher.email })
    const { db } = running.service
    const row = await soon(() => mailbox.mails.find((one) => one.includes(teacher.email!))).then(() =>
      db
        .selectFrom('accountVerification')
        .selectAll()
        .where('identifier', 'like', 'reset-password:%')
        .orderBy('createdAt', 'desc')
        .executeTakeFirstOrThrow(),
    )
    expect(row.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000)
    await db
      .updateTable('accountVerification')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where('id', '=', row.id)
      .execute()
    expect(
      (await auth(running.url, 'reset-password', { token: row.identifier.split(':')[1], newPassword: NEW_PASSWORD }))
        .status,
    ).toBe(400)
    expect(await statusWith(teacher.token)).toBe(200)
  })

  test('an account that was deleted is signed out, and its link is dead', async () => {
    const teacher = await signUp(running.url)
    expect((await teacher.call('DELETE', '/me', { password: 'not-this-one' })).body.code).toBe('invalid_input')
    expect((await teacher.call('DELETE', '/me', { password: PASSWORD })).body.data).toEqual({ deleted: true })
    expect(await statusWith(teacher.token)).toBe(401)
    expect((await signIn(teacher.email!)).status).toBe(401)
  })

  test('nobody signs up into another school, or with credits or a session of his choice', async () => {
    const owner = await signUp(running.url)
    const { schoolId, id } = await running.service.db
      .selectFrom('accountUser')
      .select(['schoolId', 'id'])
      .where('email', '=', owner.email!)
      .executeTakeFirstOrThrow()
    for (const more of [
      { schoolId },
      { school_id: schoolId },
      { id },
      { tier: 'pro', credits: 1_000_000 },
      { token: owner.token },
    ]) {
      const email = `climber${Math.random()}@school.hk`
      const told = await auth(running.url, 'sign-up/email', { name: 'Climber', email, password: PASSWORD, ...more })
      const row = await running.service.db
        .selectFrom('accountUser')
        .innerJoin('school', 'school.schoolId', 'accountUser.schoolId')
        .select(['accountUser.id', 'accountUser.schoolId', 'tier', 'credits'])
        .where('email', '=', email)
        .executeTakeFirst()
      if (row === undefined) expect(told.status).toBe(400)
      else {
        expect(row).toMatchObject({ tier: 'free', credits: 100 })
        expect([row.schoolId === schoolId, row.id === id, told.headers.get('set-auth-token') === owner.token]).toEqual([
          false,
          false,
          false,
        ])
      }
    }
  })

  test('who is known is not told at sign-in: the same answer, and one password is hashed for either', async () => {
    const { email } = await signUp(running.url)
    const told = async (address: string): Promise<string> => {
      hashed.length = 0
      const { status, body, headers } = await signIn(address, 'not-this-one')
      expect(hashed).toEqual(['not-this-one'])
      return JSON.stringify([status, body, [...headers.keys()].toSorted()])
    }
    const known = await told(email!)
    expect(JSON.parse(known)[0]).toBe(401)
    expect(await told('nobody@school.hk')).toBe(known)
  })
})

describe('a service that keeps passwords as the product does, and whose mail hangs', () => {
  let running: TestService
  let mailbox: Mailbox
  beforeAll(async () => {
    mailbox = await openMailbox(true)
    running = await startService(
      { mail: { smtpUrl: mailbox.url, from: 'setpaper@school.hk' }, logLevel: 'silent' },
      { passwords: undefined },
    )
  })
  afterAll(async () => {
    // The service waits for the letters that it is sending.
    mailbox?.close()
    await running?.end()
  })
  test('stores what scrypt makes of a password and a salt, at 16 MB and more a try', async () => {
    const stored = async (): Promise<readonly [salt: string, key: string]> => {
      const { email } = await signUp(running.url)
      const { password } = await running.service.db
        .selectFrom('accountCredential')
        .innerJoin('accountUser', 'accountUser.id', 'userId')
        .select('password')
        .where('email', '=', email!)
        .executeTakeFirstOrThrow()
      expect(password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
      return password!.split(':') as [string, string]
    }
    const [salt, key] = await stored()
    expect(scryptSync(PASSWORD, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 }).toString('hex')).toBe(key)
    expect((await stored())[0]).not.toBe(salt)
  })

  test('answers a request for a reset the same for an address that is known and one that is not, and does not wait for the mail', async () => {
    const { email } = await signUp(running.url)
    const ask = async (address: string) => {
      const told = await Promise.race([
        auth(running.url, 'request-password-reset', { email: address }),
        new Promise<undefined>((done) => {
          setTimeout(() => done(undefined), 10_000)
        }),
      ])
      return told && JSON.stringify([told.status, told.body, [...told.headers.keys()].toSorted()])
    }
    const known = await ask(email!)
    expect(known).toContain('200')
    expect(await ask('nobody@school.hk')).toBe(known)
  })
})

describe('guessing', () => {
  let running: TestService
  let clockMs = 0
  beforeAll(async () => {
    running = await startService(
      { trustedIpHeader: 'x-visitor' },
      { now: () => new Date(Date.now() + clockMs), signInRules: SIGN_IN_RULES },
    )
  })
  afterAll(() => running?.end())
  const signIn = (email: string, password: string, address: string, headers: Readonly<Record<string, string>> = {}) =>
    auth(running.url, 'sign-in/email', { email, password }, { 'x-visitor': address, ...headers })

  const deviceOf = (told: Told): string =>
    told.headers
      .getSetCookie()
      .find((one) => one.startsWith('setpaper_session_device='))!
      .split(';')[0]!
  const opened = (email: string, address: string) =>
    auth(running.url, 'sign-up/email', { name: 'Chan', email, password: PASSWORD }, { 'x-visitor': address })

  test('of one account from one address is stopped however it is spelt, also with the right password, until the window is over', async () => {
    const email = 'slowed@school.hk'
    await opened(email, '10.1.0.1')
    for (let tries = 0; tries < SIGN_IN_RULES.account.most; tries += 1)
      expect(
        (await signIn(tries % 2 === 0 ? email : ` ${email.toUpperCase()}`.trim(), 'not-this-one', '10.2.0.1')).status,
      ).toBe(401)
    const refused = await signIn(email, PASSWORD, '10.2.0.1')
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(SIGN_IN_RULES.account.seconds)
    expect((await signIn('another@school.hk', PASSWORD, '10.2.0.1')).status).toBe(401)
    clockMs += 1000 * (wait + 1)
    expect((await signIn(email, PASSWORD, '10.2.0.1')).status).toBe(200)
  })

  test('of one account from elsewhere locks its owner out nowhere', async () => {
    const email = 'owner@school.hk'
    const device = deviceOf(await opened(email, '10.4.0.1'))
    for (let tries = 0; tries <= SIGN_IN_RULES.account.most; tries += 1) await signIn(email, 'not-this-one', '10.4.0.9')
    expect((await signIn(email, PASSWORD, '10.4.0.9')).status).toBe(429)
    expect((await signIn(email, PASSWORD, '10.4.0.2')).status).toBe(200)
    // On the device that the owner knows not even from the guesser's own address, nor after some slips.
    const known = { cookie: device, origin: running.address }
    for (let tries = 0; tries < SIGN_IN_RULES.account.most + 2; tries += 1)
      expect((await signIn(email, 'a-slip-of-mine', '10.4.0.9', known)).status).toBe(401)
    expect((await signIn(email, PASSWORD, '10.4.0.9', known)).status).toBe(200)
    // It is known for this account only, and cannot be made up.
    expect((await signIn('slowed@school.hk', PASSWORD, '10.4.0.9', known)).status).toBe(200)
    for (const made of [`${device}x`, device.replace(/=.{22}/, `=${'A'.repeat(22)}`), 'setpaper_session_device=.'])
      expect((await signIn(email, PASSWORD, '10.4.0.9', { ...known, cookie: made })).status).toBe(429)
  })

  test('by many addresses together is stopped, but on the devices that the owner knows', async () => {
    const email = 'many@school.hk'
    const device = deviceOf(await opened(email, '10.5.0.1'))
    for (let tries = 0; tries < SIGN_IN_RULES.everywhere.most; tries += 1)
      await signIn(email, 'not-this-one', `10.5.1.${tries}`)
    expect((await signIn(email, PASSWORD, '10.5.2.1')).status).toBe(429)
    expect((await signIn(email, PASSWORD, '10.5.2.2', { cookie: device, origin: running.address })).status).toBe(200)
  })

  test('does not stand in the way of a reset, nor resets in the way of signing in', async () => {
    const email = 'resets@school.hk'
    await opened(email, '10.6.0.1')
    const reset = () => auth(running.url, 'request-password-reset', { email }, { 'x-visitor': '10.6.0.2' })
    for (let tries = 0; tries <= SIGN_IN_RULES.account.most; tries += 1) await signIn(email, 'not-this-one', '10.6.0.2')
    expect((await signIn(email, PASSWORD, '10.6.0.2')).status).toBe(429)
    for (let tries = 0; tries < SIGN_IN_RULES.account.most; tries += 1) expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(429)
    expect((await signIn(email, PASSWORD, '10.6.0.3')).status).toBe(200)
  })

  test('at the present password of a session is stopped by address and account, and counts with those at sign-in', async () => {
    const [email, other] = ['present@school.hk', 'present-other@school.hk']
    const bearerOf = (told: Told) => ({ authorization: `Bearer ${told.headers.get('set-auth-token')}` })
    const mine = bearerOf(await opened(email, '10.3.0.1'))
    const theirs = bearerOf(await opened(other, '10.3.0.1'))
    const change = (currentPassword: string, address: string, who = mine) =>
      auth(running.url, 'change-password', { currentPassword, newPassword: PASSWORD }, { 'x-visitor': address, ...who })
    for (let tries = 0; tries < SIGN_IN_RULES.account.most; tries += 1)
      expect((await change('not-this-one', '10.3.0.2')).status).toBe(400)
    expect((await change(PASSWORD, '10.3.0.2')).status).toBe(429)
    expect((await signIn(email, PASSWORD, '10.3.0.2')).status).toBe(429)
    // Others of the staff room change theirs, and the owner elsewhere.
    expect((await change(PASSWORD, '10.3.0.2', theirs)).status).toBe(200)
    expect((await change(PASSWORD, '10.3.0.3')).status).toBe(200)
  })

  test('is not what signing in rightly is: a staff room signs in from one address', async () => {
    const email = 'staff@school.hk'
    await opened(email, '10.7.0.1')
    for (let times = 0; times < SIGN_IN_RULES.account.most + 2; times += 1)
      expect((await signIn(email, PASSWORD, '10.7.0.2')).status).toBe(200)
  })

  test('from one address is stopped whatever the account; what else it sends as its address does not help', async () => {
    for (let tries = 0; tries < SIGN_IN_RULES.address.most; tries += 1)
      expect((await signIn(`guess${tries}@school.hk`, 'not-this-one', '10.9.0.1')).status).toBe(401)
    expect((await signIn('guess@school.hk', 'not-this-one', '10.9.0.1')).status).toBe(429)
    for (const headers of [
      { 'x-forwarded-for': '10.9.0.7' },
      { 'x-real-ip': '10.9.0.7' },
      { 'x-setpaper-address': '10.9.0.7' },
    ])
      expect((await signIn('guess@school.hk', 'not-this-one', '10.9.0.1', headers)).status).toBe(429)
    // The proxy puts the true one last.
    expect((await signIn('guess@school.hk', 'not-this-one', '10.9.0.8, 10.9.0.1')).status).toBe(429)
    expect((await signIn('guess@school.hk', 'not-this-one', '10.9.0.2')).status).toBe(401)
  })

  test('from one network of IPv6 is stopped whichever of its addresses is used', async () => {
    for (let tries = 0; tries < SIGN_IN_RULES.address.most; tries += 1)
      await signIn(`six${tries}@school.hk`, 'not-this-one', `2001:db8:1:1::${tries}`)
    expect((await signIn('six@school.hk', 'not-this-one', '2001:db8:1:1:9:9:9:9')).status).toBe(429)
    expect((await signIn('six@school.hk', 'not-this-one', '2001:db8:1:2::1')).status).toBe(401)
  })

  test('from an address that is stopped does not use up the tries of the account', async () => {
    const email = 'not-locked-out@school.hk'
    await auth(running.url, 'sign-up/email', { name: 'Chan', email, password: PASSWORD }, { 'x-visitor': '10.1.0.2' })
    for (let tries = 0; tries < SIGN_IN_RULES.address.most; tries += 1)
      await signIn(`x${tries}@school.hk`, 'not-this-one', '10.8.0.1')
    for (let tries = 0; tries < SIGN_IN_RULES.account.most; tries += 1)
      expect((await signIn(email, 'not-this-one', '10.8.0.1')).status).toBe(429)
    expect((await signIn(email, PASSWORD, '10.1.0.2')).status).toBe(200)
  })

  test('an address that a visitor names is not believed where no proxy is configured', async () => {
    const plain = await startService({}, { signInRules: { ...SIGN_IN_RULES, address: { most: 2, seconds: 60 } } })
    const guess = (address: string) =>
      auth(
        plain.url,
        'sign-in/email',
        { email: `${address}@school.hk`, password: 'not-this-one' },
        { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` },
      )
    const statuses = [await guess('1.1.1.1'), await guess('2.2.2.2'), await guess('3.3.3.3')].map(
      ({ status }) => status,
    )
    await plain.end()
    expect(statuses).toEqual([401, 401, 429])
  })

  test('the password of a deletion is not to be guessed either', async () => {
    const limited = await startService(
      {},
      {
        rateRules: {
          usual: { most: 100, seconds: 60 },
          costly: { most: 100, seconds: 60 },
          sensitive: { most: 3, seconds: 60 },
        },
      },
    )
    const teacher = await signUp(limited.url)
    const statuses: number[] = []
    for (let tries = 0; tries < 4; tries += 1)
      statuses.push((await teacher.call('DELETE', '/me', { password: 'not-this-one' })).status)
    await limited.end()
    expect(statuses).toEqual([400, 400, 400, 429])
  })
})
