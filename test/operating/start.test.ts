/** Starting and ending the service, as an operator meets it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { parseConfiguration } from '#server/foundation/configuration.ts'
import { openService } from '#server/open-service.ts'
import { Client, signUp } from '../api/test-service.ts'
import { emptyDirectory, endAll, processesWith, startMain, type Started } from './run-service.ts'
import { DEEP } from '#test/deep.ts'

const linux = process.platform === 'linux'
const healthy = async (url: string): Promise<boolean> =>
  ((await (await fetch(`${url}/api/v1/health`)).json()) as { data: { status: string } }).data.status === 'ok'

// What a failed test left running.
afterEach(endAll)

/** A sign-up whose body is on its way; `finish` sends the rest and gives the answer. */
async function signUpByHalves(port: number): Promise<{ readonly finish: () => Promise<string> }> {
  const body = JSON.stringify({ name: 'Late', email: 'late@school.hk', password: 'blue-harbour-7' })
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk.toString()
  })
  socket.write(
    `POST /api/auth/sign-up/email HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
  )
  await expect.poll(() => said).toContain('100 Continue')
  return {
    async finish() {
      socket.write(body.slice(10))
      await once(socket, 'close')
      return said
    },
  }
}

describe.runIf(linux)('on a data directory of its own', () => {
  let directory: string
  beforeAll(async () => {
    directory = await emptyDirectory()
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  test('it works, refuses a second start beside it, and ends on a signal when its answers are given', async () => {
    const started = startMain({ DATA_DIR: directory })
    const url = new URL(await started.ready)
    expect(await healthy(url.origin)).toBe(true)

    const second = startMain({ DATA_DIR: directory })
    expect((await second.exited).status).toBe(1)
    expect(second.printed()).toBe(
      `Setpaper already runs on the data directory ${directory}, or is being backed up or restored there. End that first, or set DATA_DIR to another folder.\n`,
    )
    expect(await healthy(url.origin)).toBe(true)

    const events = await (await signUp(url.origin)).raw('GET', '/events')
    const late = await signUpByHalves(Number(url.port))
    // From npm the same signal arrives a second time.
    for (let times = 0; times < 2; times += 1) started.process.kill('SIGINT')
    // The stream ends while something is still being answered, so it holds up no end.
    expect(await events.text()).toContain('event: ready')
    await expect.poll(() => fetch(url).catch(() => 'refused')).toBe('refused')
    expect(await late.finish()).toMatch(/HTTP\/1\.1 200 /)
    expect(await started.exited).toEqual({ status: 0, signal: null })
    expect(await processesWith(directory)).toEqual([])
  })

  test(
    'killed with its database or alone, it starts again at once with all that was written; in the end its database goes with it',
    DEEP,
    async () => {
      const kill = async ({ process: main, exited }: Started, ...others: number[]): Promise<void> => {
        main.kill('SIGKILL')
        for (const pid of others) process.kill(pid, 'SIGKILL')
        await exited
      }
      const first = startMain({ DATA_DIR: directory })
      const teacher = await signUp(await first.ready)
      const topic = (await teacher.post('/topics', { name: 'Erosion' })).body.data.id as string
      const isThere = async ({ ready }: Started): Promise<boolean> =>
        (await new Client(await ready, teacher.token).get(`/topics/${topic}`)).status === 200
      const [postmaster] = (await readFile(join(directory, 'postgresql/cluster/postmaster.pid'), 'utf8')).split('\n')
      await kill(first, Number(postmaster))
      const second = startMain({ DATA_DIR: directory })
      expect(await isThere(second)).toBe(true)
      await kill(second)
      const third = startMain({ DATA_DIR: directory })
      expect(await isThere(third)).toBe(true)
      await kill(third)
      await expect.poll(() => processesWith(directory)).toEqual([])
    },
  )

  const WAYS = [
    { how: 'the shell that npm started is gone', kill: 'shell', signal: 'SIGTERM' },
    { how: 'the script is killed', kill: 'script', signal: 'SIGKILL' },
  ] as const
  test.each(WAYS.slice(0, 1))('it ends when $how', endsWith)
  test.each(WAYS.slice(1))('it ends when $how', DEEP, endsWith)
  async function endsWith({ kill, signal }: (typeof WAYS)[number]): Promise<void> {
    const serve = join(import.meta.dirname, 'fixtures', 'serve.mjs')
    // Two commands, or the shell would become the first one.
    const shell = spawn('/bin/sh', ['-c', `"${process.execPath}" "${serve}" & echo script $!; wait; :`], {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: directory,
        npm_lifecycle_event: 'start',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    shell.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    await expect.poll(() => said, { timeout: 60_000 }).toContain('is ready at')
    if (kill === 'shell') shell.kill(signal)
    else process.kill(Number(/script (\d+)/.exec(said)![1]), signal)
    await expect.poll(() => processesWith(directory)).toEqual([])
    expect(said).toContain('Ending…')
  }

  test('asked to end while it is still starting, it ends and leaves nothing running', DEEP, async () => {
    const started = startMain({ DATA_DIR: directory })
    await expect.poll(() => processesWith(directory), { interval: 5, timeout: 60_000 }).not.toEqual([])
    expect(started.printed()).toBe('')
    started.process.kill('SIGTERM')
    expect(await started.exited).toEqual({ status: 0, signal: null })
    await expect.poll(() => processesWith(directory)).toEqual([])
  })
})

test('asked to end while it waits for a database that does not answer, it ends', DEEP, async () => {
  const held = new Set<Socket>()
  const silent = createServer((socket) => {
    held.add(socket)
    socket.on('error', () => undefined)
  })
  const port = await new Promise<number>((done) => {
    silent.listen(0, '127.0.0.1', () => done((silent.address() as AddressInfo).port))
  })
  const directory = await emptyDirectory()
  const started = startMain({ DATA_DIR: directory, DATABASE_URL: `postgres://setpaper@127.0.0.1:${port}/none` })
  await expect.poll(() => held.size, { timeout: 30_000 }).toBe(1)
  started.process.kill('SIGTERM')
  // The server never answers: without the signal it would wait for good.
  expect(await started.exited).toEqual({ status: 0, signal: null })
  for (const socket of held) socket.destroy()
  silent.close()
  await rm(directory, { recursive: true, force: true })
})

describe('what keeps it from starting is said in a sentence', () => {
  let directory: string
  beforeAll(async () => {
    directory = await emptyDirectory()
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  /** What the start says: the program prints the message of the error and ends with status 1. */
  async function refusal(environment: Readonly<Record<string, string>>): Promise<string> {
    const configuration = parseConfiguration({ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...environment })
    if (!configuration.ok) throw new Error(configuration.error.join('\n'))
    return openService(configuration.value).then(
      async (service) => {
        await service.close()
        return 'It started.'
      },
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  }

  test('a wrong variable, by the program', async () => {
    const started = startMain({ PORT: 'http' })
    expect((await started.exited).status).toBe(1)
    expect(started.printed()).toMatch(/^PORT is wrong: .* It is "http"\.\n$/)
  })
  test('a port in use, and no database is left behind', async () => {
    const other = createServer()
    const port = await new Promise<number>((done) => {
      other.listen(0, '127.0.0.1', () => done((other.address() as AddressInfo).port))
    })
    expect(await refusal({ DATA_DIR: directory, PORT: String(port) })).toBe(
      `Cannot listen on port ${port}: another program uses it. End that program, or set PORT to another number.`,
    )
    other.close()
    if (linux) expect(await processesWith(directory)).toEqual([])
  })
  test('an address that is not of this machine', async () => {
    expect(await refusal({ DATA_DIR: directory, HOST: '192.0.2.1' })).toMatch(
      /^Cannot listen on 192\.0\.2\.1: it is no address of this machine\./,
    )
  })
  test('a data directory below a file', async () => {
    await writeFile(join(directory, 'file'), '')
    expect(await refusal({ DATA_DIR: join(directory, 'file', 'data') })).toBe(
      `Cannot write to the data directory ${join(directory, 'file', 'data')}: a part of its path is a file, not a folder. Set DATA_DIR to a folder in which this account may write.`,
    )
  })
  test.runIf(linux && process.getuid?.() === 0)('a data directory in which the account may not write', async () => {
    // As another account than root, which may write anywhere; that account must be able to read the program.
    const readable = await new Promise<boolean>((done) =>
      spawn(process.execPath, ['-e', ''], { uid: 65_534, gid: 65_534 })
        .once('error', () => done(false))
        .once('exit', (code) => done(code === 0)),
    )
    if (!readable) return
    const started = startMain({ DATA_DIR: join(directory, 'owned-by-root') }, { uid: 65_534, gid: 65_534 })
    expect((await started.exited).status).toBe(1)
    expect(started.printed()).toMatch(/^Cannot write to the data directory .*: it is not allowed\. Set DATA_DIR/)
  })
  test('a database that does not answer', async () => {
    expect(await refusal({ DATA_DIR: directory, DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toMatch(
      /^Cannot reach the database of DATABASE_URL: .*ECONNREFUSED.*\. Check the address, and that PostgreSQL runs\.$/,
    )
  })
  test('a database whose password is another', async () => {
    const url = Object.assign(new URL(inject('databaseUrl')), { password: 'wrong' }).href
    expect(await refusal({ DATA_DIR: directory, DATABASE_URL: url })).toMatch(
      /^Cannot reach the database of DATABASE_URL: password authentication failed/,
    )
  })
  test('a table of plans that is none', async () => {
    const file = join(directory, 'plans.json')
    await writeFile(file, '[]')
    expect(await refusal({ DATA_DIR: directory, DATABASE_URL: inject('databaseUrl'), PLANS_FILE: file })).toMatch(
      /^PLANS_FILE is wrong/,
    )
  })
})
