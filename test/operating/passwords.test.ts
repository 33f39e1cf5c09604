/** A forgotten password: by mail where SMTP is set, by the operator's command anywhere. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, PASSWORD, signUp, startService, type TestService } from '../api/test-service.ts'
import { operate, type Operated } from './operate-here.ts'
import { startSmtp, type SmtpServer } from './smtp-server.ts'

type Body = Readonly<Record<string, unknown>>

const post = (
  url: string,
  path: string,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const signsIn = async (url: string, email: string, password: string): Promise<boolean> =>
  (await post(url, '/sign-in/email', { email, password })).status === 200
const someone = (): string => `teacher-${randomBytes(4).toString('hex')}@school.hk`

describe('by mail', () => {
  let smtp: SmtpServer
  let service: TestService
  beforeAll(async () => {
    smtp = await startSmtp()
    service = await startService({
      mail: { smtpUrl: smtp.url, from: 'Setpaper <setpaper@school.hk>' },
      publicUrl: 'https://exam.school.hk',
    })
  })
  afterAll(async () => {
    await service.end()
    smtp.close()
  })

  async function asked(
    email: string,
  ): Promise<{ readonly token: string; readonly subject: string; readonly text: string }> {
    const letter = smtp.next()
    await post(service.url, '/request-password-reset', { email })
    const { to, from, subject, text } = await letter
    expect({ to, from }).toEqual({ to: email, from: 'setpaper@school.hk' })
    return { token: /^https:\/\/exam\.school\.hk\/reset-password\?token=([\w-]{20,})$/m.exec(text)![1]!, subject, text }
  }

  test.each([
    {
      how: 'the body',
      body: { language: 'zh-CN' },
      headers: { 'accept-language': 'en' },
      subject: '重置你的“出卷”密码',
      words: '请在60分钟内',
    },
    {
      how: 'accept-language',
      body: {},
      headers: { 'accept-language': 'zh-HK,zh;q=0.9,en;q=0.8' },
      subject: '重設你的「出卷」密碼',
      words: '請在60分鐘內',
    },
    { how: 'neither', body: {}, headers: {}, subject: 'Reset your Setpaper password', words: 'within 60 minutes' },
  ])(
    'the letter is in the language that $how said at sign-up, and names nobody',
    async ({ body, headers, subject, words }) => {
      const email = someone()
      expect(
        (
          await post(
            service.url,
            '/sign-up/email',
            { name: 'Win at https://evil.example', email, password: PASSWORD, ...body },
            headers,
          )
        ).status,
      ).toBe(200)
      const letter = await asked(email)
      expect(letter.subject).toBe(subject)
      expect(letter.text).toContain(words)
      expect(letter.text).not.toContain('evil')
    },
  )

  test('the link sets a new password once, ends the sessions, and then is dead', async () => {
    const teacher = await signUp(service.url, someone())
    const { token } = await asked(teacher.email!)
    expect((await post(service.url, '/reset-password', { token, newPassword: 'password' })).status).toBe(400)
    expect((await post(service.url, '/reset-password', { token, newPassword: 'green-valley-9' })).status).toBe(200)
    expect((await new Client(service.url, teacher.token).get('/me')).status).toBe(401)
    expect(await signsIn(service.url, teacher.email!, PASSWORD)).toBe(false)
    expect(await signsIn(service.url, teacher.email!, 'green-valley-9')).toBe(true)
    expect((await post(service.url, '/reset-password', { token, newPassword: 'grey-mountain-3' })).status).toBe(400)
    expect(await signsIn(service.url, teacher.email!, 'green-valley-9')).toBe(true)
  })

  test('the link is dead after an hour', async () => {
    const teacher = await signUp(service.url, someone())
    const { token } = await asked(teacher.email!)
    const row = await service.service.db
      .selectFrom('accountVerification')
      .selectAll()
      .where('identifier', 'like', `%${token}`)
      .executeTakeFirstOrThrow()
    expect(Math.round((row.expiresAt.getTime() - row.createdAt.getTime()) / 60_000)).toBe(60)
    await service.service.db
      .updateTable('accountVerification')
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where('id', '=', row.id)
      .execute()
    expect((await post(service.url, '/reset-password', { token, newPassword: 'green-valley-9' })).status).toBe(400)
    expect(await signsIn(service.url, teacher.email!, PASSWORD)).toBe(true)
  })

  test('whoever asks for an address without an account gets the same answer, and no letter is sent', async () => {
    const teacher = await signUp(service.url, someone())
    const letter = smtp.next()
    const known = await post(service.url, '/request-password-reset', { email: teacher.email! })
    await letter
    const sent = smtp.letters.length
    const unknown = await post(service.url, '/request-password-reset', { email: someone() })
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    expect(smtp.letters).toHaveLength(sent)
  })
})

describe('when no mail can be sent', () => {
  test.each([
    { what: 'SMTP is not set', mail: {} },
    { what: 'the mail server does not answer', mail: { mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.hk' } } },
  ])('because $what, the answer is the same', async ({ mail }) => {
    const service = await startService({ ...mail, logLevel: 'silent' })
    try {
      const teacher = await signUp(service.url, someone())
      const [known, unknown] = await Promise.all(
        [teacher.email!, someone()].map((email) => post(service.url, '/request-password-reset', { email })),
      )
      expect(known!.status).toBe(200)
      expect([unknown!.status, await unknown!.text()]).toEqual([known!.status, await known!.text()])
    } finally {
      await service.end()
    }
  })
})

describe('by the operator', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.end())

  const setpaper = (...args: string[]): Promise<Operated> =>
    operate({ DATABASE_URL: service.databaseUrl, DATA_DIR: service.root }, 'reset-password', ...args)

  test('a new random password is printed, works, and ends the sessions', async () => {
    const teacher = await signUp(service.url, someone())
    const { status, printed } = await setpaper(teacher.email!.toUpperCase())
    expect(status).toBe(0)
    const password = /^The new password of \S+ is ([a-z2-9]{4}(?:-[a-z2-9]{4}){3})\n$/.exec(printed)![1]!
    expect((await teacher.get('/me')).status).toBe(401)
    expect(await signsIn(service.url, teacher.email!, PASSWORD)).toBe(false)
    expect(await signsIn(service.url, teacher.email!, password)).toBe(true)
  })
  test('a given password is taken, and a link sent before is dead', async () => {
    const teacher = await signUp(service.url, someone())
    await post(service.url, '/request-password-reset', { email: teacher.email! })
    expect(await setpaper(teacher.email!, '--password', 'green-valley-9')).toEqual({
      status: 0,
      printed: `The password of ${teacher.email} was changed.\n`,
    })
    expect(await signsIn(service.url, teacher.email!, 'green-valley-9')).toBe(true)
    expect(await service.service.db.selectFrom('accountVerification').select('id').execute()).toEqual([])
  })
  test.each([
    {
      args: ['nobody@school.hk'],
      sentence: 'There is no account with the address nobody@school.hk. Check how it is written.',
    },
    { args: ['nobody@school.hk', '--password', 'short'], sentence: 'A password has 6 to 128 characters, not 5.' },
    {
      args: ['nobody@school.hk', '--password', 'password1'],
      sentence:
        'This password is among the commonest and would be guessed first. Choose another, or leave --password out.',
    },
    { args: [], sentence: 'Name the account by its e-mail address: setpaper reset-password EMAIL' },
  ])('$args is answered by: $sentence', async ({ args, sentence }) => {
    expect(await setpaper(...args)).toEqual({ status: 1, printed: `${sentence}\n` })
  })
})
