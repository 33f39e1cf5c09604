/**
 * What the service costs over node:http with the same queries, how soon it starts, and what it holds when idle, against
 * the limits of issue 4. Prints a table; never fails by the clock.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts'
import {
  emptyDirectory,
  json,
  loadNow,
  percentile,
  processorMs,
  readyDocument,
  ROOT,
  signUp,
  startService,
  treeMegabytes,
} from './running-service.ts'

const ROUNDS = 8
const ROUND_MS = 1_000
const CONNECTIONS = 16

type Row = { readonly what: string; readonly value: string; readonly limit: string; readonly share: number }
const rows: Row[] = []
/** Told at once, since a later part may fail. */
const add = (row: Row): void => {
  rows.push(row)
  console.log(`${row.what}: ${row.value}`)
}
type Target = { readonly url: string; readonly pid: number; readonly headers: Readonly<Record<string, string>> }
type Cost = { readonly perSecond: number; readonly processorMs: number }

/** Closed loop over kept connections for one round. */
async function round({ url, pid, headers }: Target, connections: number): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const processorBefore = processorMs(pid)
  const start = performance.now()
  let done = 0
  const caller = async (): Promise<void> => {
    while (performance.now() - start < ROUND_MS) {
      await new Promise<void>((resolve, reject) => {
        get(url, { agent, headers }, (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
          answer.resume().once('end', () => {
            done += 1
            resolve()
          })
        }).once('error', reject)
      })
    }
  }
  await Promise.all(Array.from({ length: connections }, caller))
  const perSecond = (1000 * done) / (performance.now() - start)
  agent.destroy()
  return { perSecond, processorMs: (processorMs(pid) - processorBefore) / done }
}

/** Rounds of both in turn, so that whatever else the machine does falls on both; the median of the ratios. */
async function compare(what: string, ours: Target, raw: Target, limit: number): Promise<void> {
  for (const target of [ours, raw]) await round(target, CONNECTIONS)
  for (const connections of [1, CONNECTIONS]) {
    const ratios: number[] = []
    const processor: number[] = []
    const perSecond: number[] = []
    for (let count = 0; count < ROUNDS; count += 1) {
      const [one, other] = [await round(ours, connections), await round(raw, connections)]
      ratios.push(other.perSecond / one.perSecond)
      processor.push(one.processorMs / other.processorMs)
      perSecond.push(one.perSecond)
    }
    const ratio = percentile(ratios, 0.5)
    add({
      what: `${what}, ${connections} at once (${percentile(perSecond, 0.5).toFixed(0)} a second; processor ${percentile(processor, 0.5).toFixed(2)} ×)`,
      value: `${ratio.toFixed(2)} ×`,
      limit: `${limit} ×`,
      share: ratio / limit,
    })
  }
}

const load = loadNow()
const directory = emptyDirectory()
const database = await startEmbeddedPostgres(join(directory, 'postgresql'))
try {
  const service = await startService(
    { DATABASE_URL: database.url, DATA_DIR: directory },
    'test/bench/unlimited-service.ts',
  )
  const rawProcess = spawn(process.execPath, [join(ROOT, 'test/bench/raw-server.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(rawProcess.stdout, 'data')) as [Buffer]
  const headers = await signUp(service.url)
  const topic = await json(service.url, '/topics', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bees' }),
  })
  const ours = (path: string): Target => ({ url: `${service.url}/api/v1${path}`, pid: service.process.pid!, headers })
  const raw = (path: string): Target => ({
    url: `http://127.0.0.1:${Number(port.toString())}${path}`,
    pid: rawProcess.pid!,
    headers,
  })
  await compare(
    'open, one read: GET /health',
    { ...ours('/health'), headers: {} },
    { ...raw('/health'), headers: {} },
    1.3,
  )
  await compare('signed in, session and usage: GET /usage/stats', ours('/usage/stats'), raw('/usage'), 3)
  await compare(
    'signed in, session, gate and row: GET /topics/{id}',
    ours(`/topics/${topic.id}`),
    raw(`/topics/${topic.id}`),
    3,
  )
  rawProcess.kill()

  const id = await readyDocument(service.url, headers, 'samples/nutrition.pdf')
  const paper = await json(service.url, '/quizzes/generate/document', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ sourceDocuments: [id], questionCount: 10 }),
  })
  await (await fetch(`${service.url}/api/v1/papers/${paper.id}/export/pdf`, { headers })).arrayBuffer()
  const busy = treeMegabytes(service.process.pid!)
  await new Promise((next) => {
    setTimeout(next, 60_000)
  })
  const idle = treeMegabytes(service.process.pid!)
  add({
    what: `memory of the process tree without the database, 60 s after work (${busy.toFixed(0)} MB at work)`,
    value: `${idle.toFixed(0)} MB`,
    limit: '300 MB',
    share: idle / 300,
  })
  await service.end()
} finally {
  await database.stop()
}
const times: number[] = []
for (let count = 0; count < 6; count += 1) {
  const service = await startService({ DATA_DIR: directory })
  times.push(service.startMs)
  await service.end()
}
// The first of all has nothing in the system's cache.
const startMs = percentile(times.slice(1), 0.5)
add({
  what: 'second start to healthy, median of 5',
  value: `${startMs.toFixed(0)} ms`,
  limit: '2000 ms',
  share: startMs / 2000,
})
rmSync(directory, { recursive: true, force: true })

console.log(
  `\nLoad of the machine before: ${load}; after: ${loadNow()}.\n\n| what | value | limit | share of the limit |\n|---|---:|---:|---:|`,
)
for (const { what, value, limit, share } of rows) console.log(`| ${what} | ${value} | ${limit} | ${share.toFixed(2)} |`)
