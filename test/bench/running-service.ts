/** For the benchmarks: a service in a process of its own, and what processes cost. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

export type Running = {
  readonly process: ChildProcess
  readonly url: string
  /** From the start to the first good answer. */ readonly startMs: number
  readonly end: () => Promise<void>
}

export function emptyDirectory(): string {
  const folder = mkdtempSync(join(tmpdir(), 'setpaper-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Starts `program` and waits until its health is good. */
export async function startService(
  environment: Readonly<Record<string, string>>,
  program = 'src/server/main.ts',
): Promise<Running> {
  const port = environment.PORT ?? '4390'
  const started = performance.now()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, program)], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', PLANS_FILE: 'plans/unlimited.json', PORT: port, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const good = await fetch(`${url}/api/v1/health`).then(
      (answer) => answer.status === 200,
      () => false,
    )
    if (good) break
    if (child.exitCode !== null) throw new Error('The service ended before it was ready')
    await new Promise((next) => {
      setTimeout(next, 20)
    })
  }
  return {
    process: child,
    url,
    startMs: performance.now() - started,
    async end() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Processor time of a process so far, in ms; Linux only. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Proportional memory of a process and its descendants, in MB, without those whose name is `postgres`. */
export function treeMegabytes(pid: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => {
        try {
          const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
          return [
            Number(name),
            { parent: Number(stat.replace(/^.*\) /s, '').split(' ')[1]), name: /\((.*)\)/s.exec(stat)![1]! },
          ]
        } catch {
          return [0, { parent: -1, name: '' }]
        }
      }),
  )
  const tree = [pid]
  for (const one of tree)
    for (const [child, { parent, name }] of parents) if (parent === one && name !== 'postgres') tree.push(child)
  return (
    tree.reduce(
      (sum, one) => sum + Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
      0,
    ) / 1024
  )
}

export async function signUp(url: string): Promise<{ readonly authorization: string }> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Bench',
      email: `bench-${process.hrtime.bigint()}@school.hk`,
      password: 'blue-harbour-7',
    }),
  })
  const token = answer.headers.get('set-auth-token')
  if (token === null) throw new Error(`Cannot sign up: ${answer.status} ${await answer.text()}`)
  return { authorization: `Bearer ${token}` }
}

/** What the benchmarks look at of an answer. */
type Json = Readonly<Record<string, string>>

export async function json(url: string, path: string, init: RequestInit): Promise<Json> {
  const answer = await fetch(`${url}/api/v1${path}`, init)
  const body = (await answer.json()) as Json
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`)
  return body.data as unknown as Json
}

/** A document that is read, of the samples. */
export async function readyDocument(
  url: string,
  headers: { readonly authorization: string },
  file: string,
): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([readFileSync(join(ROOT, file))]), file)
  const { id } = await json(url, '/documents?onDuplicate=keep', { method: 'POST', headers, body: form })
  for (;;) {
    const { status } = await json(url, `/documents/${id}`, { headers })
    if (status === 'ready') return id!
    if (status === 'error') throw new Error(`${file} could not be read`)
    await new Promise((next) => {
      setTimeout(next, 100)
    })
  }
}

export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? Number.NaN
export const loadNow = (): string => readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ')
