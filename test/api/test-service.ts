/** A running service on a database of its own, and a client that calls it as a teacher would. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { Configuration } from '#server/foundation/configuration.ts'
import { openService, type RunningService, type ServiceOptions } from '#server/open-service.ts'
import { databaseUrl } from './database.ts'
import { CHEAP_PASSWORDS } from './cheap-passwords.ts'
import { sharedChildren } from './shared-children.ts'

export type TestService = RunningService & { readonly root: string; readonly url: string; end(): Promise<void> }

/** `own`: children that no other service uses, which end with it. */
export type TestOptions = Omit<ServiceOptions, 'children'> & { readonly children?: 'own' }

/** Generous limits, so that only tests about limits meet them. */
const RATES = {
  usual: { most: 100_000, seconds: 60 },
  costly: { most: 100_000, seconds: 60 },
  sensitive: { most: 100_000, seconds: 60 },
}
const SIGN_IN = {
  address: RATES.usual,
  account: RATES.usual,
  everywhere: RATES.usual,
  device: RATES.usual,
  mails: RATES.usual,
}

/**
 * Every answer is checked against the contract. `databaseUrl: undefined` takes the embedded database of its own. Its
 * children are shared with other services unless `children` says otherwise, or how many work at once.
 */
export async function startService(
  configuration: Partial<Omit<Configuration, 'databaseUrl'>> & { readonly databaseUrl?: string | undefined } = {},
  { children, ...options }: TestOptions = {},
): Promise<TestService> {
  const { databaseUrl: _given, ...rest } = configuration
  const root = await mkdtemp(join(tmpdir(), 'setpaper-test-'))
  const url = 'databaseUrl' in configuration ? configuration.databaseUrl : await freshDatabase()
  const running = await openService(
    {
      role: 'all',
      port: 0,
      host: '127.0.0.1',
      dataDirectory: root,
      ...(url === undefined ? {} : { databaseUrl: url }),
      databasePool: 5,
      workerConcurrency: 2,
      timeZone: 'Asia/Hong_Kong',
      passwordMinLength: 6,
      logLevel: 'error',
      ...rest,
    },
    {
      checkAnswers: true,
      rateRules: RATES,
      signInRules: SIGN_IN,
      passwords: CHEAP_PASSWORDS,
      ...(children === 'own' || rest.workerConcurrency !== undefined ? {} : { children: sharedChildren() }),
      ...options,
    },
  )
  return {
    ...running,
    root,
    url: `http://127.0.0.1:${running.port}`,
    async end() {
      await running.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** A copy of the migrated database. */
export async function freshDatabase(): Promise<string> {
  const server = inject('databaseUrl')
  const name = `t_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  // Copying takes the base for itself: who comes at the same time waits.
  await client.query('select pg_advisory_lock(1)')
  await client.query(`create database ${name} template base`)
  await client.end()
  return databaseUrl(server, name)
}

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly body: {
    readonly success: boolean
    readonly data?: any
    readonly error?: string
    readonly code?: string
    readonly [key: string]: unknown
  }
}

/** Calls the API; `token` undefined is a visitor. */
export class Client {
  readonly url: string
  readonly token: string | undefined
  readonly email: string | undefined
  constructor(url: string, token?: string, email?: string) {
    this.url = url
    this.token = token
    this.email = email
  }

  raw(
    method: string,
    path: string,
    { body, headers = {} }: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Response> {
    const json = body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }
    return fetch(`${this.url}${path.startsWith('//') ? path.slice(1) : `/api/v1${path}`}`, {
      method,
      headers: { ...json, ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }), ...headers },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const answer = await this.raw(method, path, { headers, ...(body === undefined ? {} : { body }) })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer['body'] }
  }

  get = (path: string): Promise<Answer> => this.call('GET', path)
  post = (path: string, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    this.call('POST', path, body, headers)

  async upload(files: readonly { readonly name: string; readonly bytes: Uint8Array }[], query = ''): Promise<Answer> {
    const form = new FormData()
    for (const { name, bytes } of files) form.append('file', new Blob([Uint8Array.from(bytes)]), name)
    return this.call('POST', `/documents${query}`, form)
  }

  uploadFile = async (path: string, query = ''): Promise<Answer> =>
    this.upload([{ name: basename(path), bytes: await readFile(path) }], query)

  /** Waits until a document is ready or cannot be read. */
  async settled(id: string): Promise<any> {
    for (let tries = 0; tries < 300; tries += 1) {
      const { body } = await this.get(`/documents/${id}`)
      if (body.data.status === 'ready' || body.data.status === 'error') return body.data
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
    }
    throw new Error(`The document ${id} was not read within 30 s`)
  }
}

let teachers = 0
export const PASSWORD = 'blue-harbour-7'

/** Signs up a teacher with a school of his own. */
export async function signUp(
  url: string,
  email = `teacher${(teachers += 1)}-${randomBytes(4).toString('hex')}@school.hk`,
): Promise<Client> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Chan Tai Man', email, password: PASSWORD }),
  })
  const token = answer.headers.get('set-auth-token')
  if (token === null) throw new Error(`Cannot sign up: ${answer.status} ${await answer.text()}`)
  return new Client(url, token, email)
}

/** A document that is ready, from one of our own samples. */
export async function readyDocument(client: Client, file: string): Promise<string> {
  const { body } = await client.uploadFile(file, '?onDuplicate=keep')
  const document = await client.settled(body.data.id)
  if (document.status !== 'ready') throw new Error(`${file} could not be read: ${JSON.stringify(document.error)}`)
  return document.id
}
