/** Starting and ending the service, as an operator meets it. */
import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { signUp } from '../api/test-service.ts'
import { emptyDirectory, endAll, processesWith, startMain, type Started } from './run-service.ts'

const linux = process.platform === 'linux'
const healthy = async (url: string): Promise<boolean> => (await (await fetch(`${url}/api/v1/health`)).json() as { data: { status: string } }).data.status === 'ok'

// What a failed test left running.
afterEach(endAll)

async function end(started: Started): Promise<void> {
  started.process.kill('SIGTERM')
  await started.exited
}

describe.runIf(linux)('on a data directory of its own', { timeout: 120_000 }, () => {
  let directory: string
  beforeAll(async () => { directory = await emptyDirectory() })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  test.each(['SIGTERM', 'SIGINT'] as const)('it starts, works, and on %s ends with status 0, leaving nothing running', async (signal) => {
    const started = startMain({ DATA_DIR: directory })
    expect(await healthy(await started.ready)).toBe(true)
    started.process.kill(signal)
    // From npm the same signal arrives a second time.
    started.process.kill(signal)
    expect(await started.exited).toEqual({ status: 0, signal: null })
    expect(await processesWith(directory)).toEqual([])
  })

  test('killed without warning, it starts again on the database that outlived it, and nothing written is lost', async () => {
    const first = startMain({ DATA_DIR: directory })
    const teacher = await signUp(await first.ready)
    const topic = (await teacher.post('/topics', { name: 'Erosion' })).body.data.id as string
    const [postmaster] = (await readFile(join(directory, 'postgresql/cluster/postmaster.pid'), 'utf8')).split('\n')
    first.process.kill('SIGKILL')
    await first.exited
    expect(await processesWith(directory)).toContain(Number(postmaster))
    const second = startMain({ DATA_DIR: directory })
    const url = await second.ready
    expect((await fetch(`${url}/api/v1/topics/${topic}`, { headers: { authorization: `Bearer ${teacher.token}` } })).status).toBe(200)
    expect((await readFile(join(directory, 'postgresql/cluster/postmaster.pid'), 'utf8')).split('\n')[0]).toBe(postmaster)
    await end(second)
    expect(await processesWith(directory)).toEqual([])
  })

  test('killed together with its database, it starts again', async () => {
    const first = startMain({ DATA_DIR: directory })
    await first.ready
    const [postmaster] = (await readFile(join(directory, 'postgresql/cluster/postmaster.pid'), 'utf8')).split('\n')
    first.process.kill('SIGKILL')
    process.kill(Number(postmaster), 'SIGKILL')
    await first.exited
    const second = startMain({ DATA_DIR: directory })
    expect(await healthy(await second.ready)).toBe(true)
    await end(second)
  })

  test('a second start on the same data directory says so and ends; the first works on', async () => {
    const first = startMain({ DATA_DIR: directory })
    const url = await first.ready
    const second = startMain({ DATA_DIR: directory })
    expect((await second.exited).status).toBe(1)
    expect(second.printed()).toBe(`Setpaper already runs on the data directory ${directory}, or is being backed up or restored there. End that first, or set DATA_DIR to another folder.\n`)
    expect(await healthy(url)).toBe(true)
    await end(first)
  })

  test('what is being answered when it is asked to end is answered', async () => {
    const started = startMain({ DATA_DIR: directory })
    const url = new URL(await started.ready)
    // A request whose body is still on its way when the signal comes.
    const socket = connect(Number(url.port), '127.0.0.1')
    const body = JSON.stringify({ name: 'Late', email: 'late@school.hk', password: 'blue-harbour-7' })
    socket.write(`POST /api/auth/sign-up/email HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`)
    let answer = ''
    socket.on('data', (chunk) => { answer += chunk.toString() })
    await new Promise((resolve) => { setTimeout(resolve, 300) })
    started.process.kill('SIGTERM')
    await new Promise((resolve) => { setTimeout(resolve, 300) })
    await expect(fetch(url)).rejects.toThrow()
    socket.write(body.slice(10))
    expect((await started.exited).status).toBe(0)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('a stream of events does not hold up the end', async () => {
    const started = startMain({ DATA_DIR: directory })
    const url = await started.ready
    const teacher = await signUp(url)
    const stream = await teacher.raw('GET', '/events')
    const before = performance.now()
    await end(started)
    expect(await stream.text()).toContain('event: ready')
    expect(performance.now() - before).toBeLessThan(5_000)
  })

  test('asked to end while it is still starting, it ends and leaves nothing running', async () => {
    const started = startMain({ DATA_DIR: directory })
    await new Promise((resolve) => { setTimeout(resolve, 600) })
    started.process.kill('SIGTERM')
    await started.exited
    expect(await processesWith(directory)).toEqual([])
  })
})

describe('what keeps it from starting is said in a sentence', { timeout: 60_000 }, () => {
  let directory: string
  beforeAll(async () => { directory = await emptyDirectory() })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  async function refusal(environment: Readonly<Record<string, string>>, options = {}): Promise<string> {
    const started = startMain(environment, options)
    expect((await started.exited).status).toBe(1)
    return started.printed()
  }

  test('a wrong variable', async () => {
    expect(await refusal({ PORT: 'http' })).toMatch(/^PORT is wrong: .* It is "http"\.\n$/)
  })
  test('a port in use, and no database is left behind', async () => {
    const other = createServer()
    const port = await new Promise<number>((done) => { other.listen(0, '127.0.0.1', () => done((other.address() as AddressInfo).port)) })
    expect(await refusal({ DATA_DIR: directory, PORT: String(port) })).toBe(`Cannot listen on port ${port}: another program uses it. End that program, or set PORT to another number.\n`)
    other.close()
    if (linux) expect(await processesWith(directory)).toEqual([])
  })
  test('an address that is not of this machine', async () => {
    expect(await refusal({ DATA_DIR: directory, HOST: '192.0.2.1' })).toMatch(/^Cannot listen on 192\.0\.2\.1: it is no address of this machine\./)
  })
  test('a data directory below a file', async () => {
    await writeFile(join(directory, 'file'), '')
    expect(await refusal({ DATA_DIR: join(directory, 'file', 'data') })).toBe(`Cannot write to the data directory ${join(directory, 'file', 'data')}: a part of its path is a file, not a folder. Set DATA_DIR to a folder in which this account may write.\n`)
  })
  test.runIf(linux && process.getuid?.() === 0)('a data directory in which the account may not write', async () => {
    // As another account than root, which may write anywhere; that account must be able to read the program.
    const readable = await new Promise<boolean>((done) => spawn(process.execPath, ['-e', ''], { uid: 65_534, gid: 65_534 }).once('error', () => done(false)).once('exit', (code) => done(code === 0)))
    if (!readable) return
    expect(await refusal({ DATA_DIR: join(directory, 'owned-by-root') }, { uid: 65_534, gid: 65_534 })).toMatch(/^Cannot write to the data directory .*: it is not allowed\. Set DATA_DIR/)
  })
  test('a database that does not answer', async () => {
    expect(await refusal({ DATA_DIR: directory, DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toMatch(/^Cannot reach the database of DATABASE_URL: .*ECONNREFUSED.*\. Check the address, and that PostgreSQL runs\.\n$/)
  })
  test('a database whose password is another', async () => {
    const url = Object.assign(new URL(inject('databaseUrl')), { password: 'wrong' }).href
    expect(await refusal({ DATA_DIR: directory, DATABASE_URL: url })).toMatch(/^Cannot reach the database of DATABASE_URL: password authentication failed/)
  })
  test('a table of plans that is none', async () => {
    const file = join(directory, 'plans.json')
    await writeFile(file, '[]')
    expect(await refusal({ DATA_DIR: directory, DATABASE_URL: inject('databaseUrl'), PLANS_FILE: file })).toMatch(/^PLANS_FILE is wrong/)
  })
})
