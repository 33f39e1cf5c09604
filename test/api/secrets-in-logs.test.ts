/**
 * Runs the service as an operator would, at its most talkative, and looks for secrets in what it says (security.md,
 * "Web").
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseConfiguration } from '#server/foundation/configuration.ts'
import { openLog } from '#server/foundation/log.ts'
import { STARTS_SOONER } from '../operating/starts-sooner.ts'
import { Client, freshDatabase } from './test-service.ts'

const SMTP_PASSWORD = 'smtp-secret-4711'
const AI_KEY = 'sk-ai-secret-4711'
const AUTH_SECRET = randomBytes(32).toString('hex')
const PASSWORD = `violet-${randomBytes(6).toString('hex')}`
const WRONG = `wrong-${randomBytes(6).toString('hex')}`
const CHANGED = `amber-${randomBytes(6).toString('hex')}`

describe('what a service says at debug', () => {
  let child: ChildProcess
  let said = ''
  let url: string
  let root: string
  let databaseUrl: string
  const seen: Record<string, string> = {}
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'setpaper-logs-'))
    databaseUrl = await freshDatabase()
    child = spawn(process.execPath, ['src/server/main.ts'], {
      env: {
        PATH: process.env.PATH,
        ...STARTS_SOONER,
        PORT: '0',
        DATA_DIR: root,
        DATABASE_URL: databaseUrl,
        AUTH_SECRET,
        LOG_LEVEL: 'debug',
        SMTP_URL: `smtp://mailer:${SMTP_PASSWORD}@127.0.0.1:1`,
        MAIL_FROM: 'setpaper@school.hk',
        AI_PROVIDER: 'openai',
        AI_MODEL: 'model',
        AI_API_KEY: AI_KEY,
        AI_BASE_URL: 'http://127.0.0.1:1/v1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    url = await new Promise<string>((done, failed) => {
      const look = setInterval(() => {
        const found = /ready at (http:\S+)/.exec(said)?.[1]
        if (found === undefined && child.exitCode === null) return
        clearInterval(look)
        if (found === undefined) failed(new Error(said))
        else done(found.replace('localhost', '127.0.0.1'))
      }, 50)
    })
    await visit()
  })
  afterAll(async () => {
    if (child !== undefined && child.exitCode === null) {
      child.kill('SIGTERM')
      await new Promise((done) => {
        child.once('exit', done)
      })
    }
    await rm(root, { recursive: true, force: true })
  })

  const auth = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  /** Does, rightly and wrongly, what touches secrets. */
  async function visit(): Promise<void> {
    const email = 'logged@school.hk'
    const up = await auth('sign-up/email', { name: 'Chan', email, password: PASSWORD })
    seen.token = up.headers.get('set-auth-token')!
    seen.cookie = up.headers.getSetCookie()[0]!.split(';')[0]!.split('=')[1]!
    await auth('sign-in/email', { email, password: WRONG })
    await auth('sign-in/email', { email: 'nobody@school.hk', password: WRONG })
    await auth('sign-up/email', { name: 'Chan', email, password: PASSWORD })
    await auth('request-password-reset', { email })
    await auth('reset-password', { token: 'reset-token-of-somebody', newPassword: CHANGED })
    await auth('sign-out', {}, { cookie: `setpaper_session=${seen.cookie}`, origin: 'https://evil.example' })
    await auth(
      'change-password',
      { currentPassword: WRONG, newPassword: CHANGED },
      { authorization: `Bearer ${seen.token}` },
    )
    const teacher = new Client(url, seen.token)
    const { body } = await teacher.upload([
      { name: 'bees.txt', bytes: Buffer.from('Bees live in hives. A hive has one queen.') },
    ])
    seen.file = new URL((await teacher.get(`/documents/${body.data.id}/url`)).body.data.url).pathname.slice(
      '/files/'.length,
    )
    await teacher.raw('GET', `//files/${seen.file}`)
    await teacher.raw('GET', `//files/${seen.file}x`)
    await teacher.call('DELETE', '/me', { password: WRONG })
    await teacher.call(
      'PATCH',
      '/me',
      { name: 'Chan' },
      { cookie: `setpaper_session=${seen.cookie}`, 'idempotency-key': 'key-1' },
    )
    await new Promise((done) => {
      setTimeout(done, 1000)
    })
  }

  test('is much, and structured', () => {
    const lines = said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(5)
    expect(lines.some(({ msg }) => msg === 'a mail could not be sent')).toBe(true)
    expect(lines.some(({ msg }) => msg === 'the AI gave no answer')).toBe(true)
    // All but the sentences of start and end is JSON.
    expect(
      said.split('\n').filter((line) => line !== '' && !line.startsWith('{') && !line.startsWith('Setpaper ')),
    ).toEqual([])
  })
  test('holds no password, token, cookie, address of a file or secret of the operator', async () => {
    const { password } = new URL(databaseUrl)
    const secrets = {
      PASSWORD,
      WRONG,
      CHANGED,
      AUTH_SECRET,
      SMTP_PASSWORD,
      AI_KEY,
      database: password,
      token: seen.token!,
      session: seen.token!.split('.')[0]!,
      cookie: seen.cookie!,
      file: seen.file!,
      signature: seen.file!.split('.')[1]!,
      reset: 'reset-token-of-somebody',
    }
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(10)
      expect(said.includes(secret) || said.includes(encodeURIComponent(secret)), name).toBe(false)
    }
    expect(said).not.toMatch(/reset-password\?token=/)
  })
})

test('a wrong configuration is explained without the secret that it holds', () => {
  const parsed = parseConfiguration({
    AUTH_SECRET: 'short-secret',
    DATABASE_URL: 'mysql://me:database-secret@host/db',
    SMTP_URL: 'http://me:mail-secret@host',
    PORT: 'ninety',
  })
  const told = parsed.ok ? '' : parsed.error.join('\n')
  for (const name of ['AUTH_SECRET', 'DATABASE_URL', 'SMTP_URL', 'PORT is wrong']) expect(told).toContain(name)
  expect(told).toContain('"ninety"')
  expect(told).not.toMatch(/short-secret|database-secret|mail-secret/)
})

test('what is logged by mistake under the name of a secret is blanked', async () => {
  const { Writable } = await import('node:stream')
  let text = ''
  const log = openLog(
    'debug',
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        text += chunk.toString()
        done()
      },
    }),
  )
  log.info(
    {
      password: 'p-secret',
      request: { headers: { authorization: 'a-secret', cookie: 'c-secret' } },
      body: { newPassword: 'n-secret', token: 't-secret' },
    },
    'careless',
  )
  expect(text).toContain('careless')
  expect(text).not.toContain('-secret')
})
