/**
 * A school at work: 100 requests a second for three minutes, whether or not the last were answered. Prints a table
 * against the limits of issue 4; never fails by the clock. `node test/bench/load.bench.ts [seconds]`
 */
import { readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
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
} from './running-service.ts'

const PER_SECOND = 100
const SECONDS = Number(process.argv[2] ?? 180)
/** Each stays under the limit of 1,200 requests a minute. */
const TEACHERS = 8

type Call = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}
type Kind = 'read' | 'list' | 'write' | 'export' | 'upload'
/** Of a hundred requests, in an order that spreads each kind. */
const MIX: readonly Kind[] = Array.from({ length: 100 }, (_, at) =>
  at === 50
    ? 'upload'
    : at % 33 === 8
      ? 'export'
      : at % 16 === 3 && at < 96
        ? 'write'
        : at % 10 === 6
          ? 'list'
          : 'read',
)

type Teacher = {
  readonly headers: { readonly authorization: string }
  readonly documentId: string
  readonly papers: readonly string[]
  readonly topics: readonly string[]
}

const directory = emptyDirectory()
const loadBefore = loadNow()
const service = await startService({ DATA_DIR: directory, PORT: '4391' })
const teachers: Teacher[] = []
for (let count = 0; count < TEACHERS; count += 1) {
  const headers = await signUp(service.url)
  const post = (path: string, body: unknown): Promise<Readonly<Record<string, string>>> =>
    json(service.url, path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const documentId = await readyDocument(service.url, headers, 'samples/nutrition.pdf')
  const papers: string[] = []
  for (let made = 0; made < 4; made += 1)
    papers.push(
      (
        await post('/quizzes/generate/document', {
          sourceDocuments: [documentId],
          questionCount: 20,
          questionTypes: ['multiple_choice', 'true_false', 'short_answer', 'fill_blank'],
        })
      ).id!,
    )
  const topics: string[] = []
  for (let made = 0; made < 20; made += 1) topics.push((await post('/topics', { name: `Topic ${made}` })).id!)
  teachers.push({ headers, documentId, papers, topics })
}

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!
const upload = readFileSync(join(ROOT, 'samples/honey-bees.txt'))
const BOUNDARY = 'setpaper-bench'

function callOf(kind: Kind, at: number): Call {
  const { headers, documentId, papers, topics } = pick(teachers, at)
  const asJson = { ...headers, 'content-type': 'application/json' }
  switch (kind) {
    case 'read':
      return {
        method: 'GET',
        path: pick(
          [
            `/papers/${pick(papers, at)}`,
            `/documents/${documentId}`,
            `/topics/${pick(topics, at)}`,
            '/me',
            '/usage/stats',
            '/dashboard',
            `/documents/${documentId}/pages/1`,
            '/quizzes/quota',
          ],
          Math.floor(at / TEACHERS),
        ),
        headers,
      }
    case 'list':
      return {
        method: 'GET',
        path: pick(['/papers?limit=20', '/documents?limit=20', '/topics?limit=20', '/topics/search?q=Topic'], at),
        headers,
      }
    case 'write':
      return pick<Call>(
        [
          {
            method: 'PATCH',
            path: `/papers/${pick(papers, at)}`,
            headers: asJson,
            body: JSON.stringify({ title: `Paper ${at}` }),
          },
          { method: 'POST', path: '/topics', headers: asJson, body: JSON.stringify({ name: `Made ${at}` }) },
          {
            method: 'PUT',
            path: `/topics/${pick(topics, at)}`,
            headers: asJson,
            body: JSON.stringify({ name: `Changed ${at}` }),
          },
        ],
        Math.floor(at / 16),
      )
    case 'export':
      return {
        method: 'GET',
        path: `/papers/${pick(papers, at)}/export/${at % 2 === 0 ? 'pdf' : 'answer-key'}`,
        headers,
      }
    case 'upload':
      return {
        method: 'POST',
        path: '/documents?onDuplicate=keep',
        headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
        body: Buffer.concat([
          Buffer.from(
            `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="bees-${at}.txt"\r\ncontent-type: text/plain\r\n\r\n`,
          ),
          upload,
          Buffer.from(`\n${at}\r\n--${BOUNDARY}--\r\n`),
        ]),
      }
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
const times = new Map<Kind, number[]>()
const faults = new Map<string, number>()

/** From when it should have been sent, so that a stall counts for every request that waited in it. */
function send(kind: Kind, at: number, due: number): Promise<void> {
  const { method, path, headers, body } = callOf(kind, at)
  return new Promise((resolve) => {
    const failed = (fault: string): void => {
      faults.set(`${kind}: ${fault}`, (faults.get(`${kind}: ${fault}`) ?? 0) + 1)
      resolve()
    }
    const sent = request(
      `${service.url}/api/v1${path}`,
      {
        method,
        agent,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
      },
      (answer) => {
        let text = ''
        if (answer.statusCode! >= 400)
          answer.on('data', (chunk: Buffer) => {
            text += chunk.toString()
          })
        else answer.resume()
        answer.once('end', () => {
          times.set(kind, times.get(kind) ?? [])
          times.get(kind)!.push(performance.now() - due)
          if (answer.statusCode! >= 400) failed(`${answer.statusCode} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`)
          else resolve()
        })
      },
    )
    sent.once('error', (error) => failed(error.message))
    sent.end(body)
  })
}

// What is loaded at the first use is loaded before.
await Promise.all(
  (['read', 'list', 'write', 'export', 'upload'] as const).map((kind) => send(kind, 1, performance.now())),
)
times.clear()
const processorBefore = { service: processorMs(service.process.pid!), generator: process.cpuUsage() }
const start = performance.now()
const open: Promise<void>[] = []
for (let at = 0; at < PER_SECOND * SECONDS; at += 1) {
  const due = start + (1000 * at) / PER_SECOND
  const early = due - performance.now()
  if (early > 0)
    await new Promise((next) => {
      setTimeout(next, early)
    })
  open.push(send(MIX[at % 100]!, at + 7 * Math.floor(at / 100), due))
}
await Promise.all(open)
const seconds = (performance.now() - start) / 1000
const generator = process.cpuUsage(processorBefore.generator)
const own = (processorMs(service.process.pid!) - processorBefore.service) / 1000

const all = [...times.values()].flat()
const sum = [...faults.values()].reduce((one, other) => one + other, 0)
console.log(
  `\nLoad of the machine before: ${loadBefore}; after: ${loadNow()}. ${all.length} answers in ${seconds.toFixed(0)} s. Processor: service ${own.toFixed(0)} s (without children and database), generator ${((generator.user + generator.system) / 1e6).toFixed(0)} s.`,
)
console.log(`Errors: ${sum} (limit 0)${[...faults].map(([fault, count]) => `\n  ${count} × ${fault}`).join('')}\n`)
console.log(
  '| requests | count | p50 ms | p90 ms | p99 ms | most ms | limit of p99 | share of the limit |\n|---|---:|---:|---:|---:|---:|---:|---:|',
)
for (const [kind, own] of [['all', all] as const, ...times]) {
  const p99 = percentile(own, 0.99)
  console.log(
    `| ${kind} | ${own.length} | ${[0.5, 0.9].map((share) => percentile(own, share).toFixed(0)).join(' | ')} | ${p99.toFixed(0)} | ${percentile(own, 1).toFixed(0)} | ${kind === 'all' ? '500 | ' + (p99 / 500).toFixed(2) : ' | '} |`,
  )
}
await service.end()
rmSync(directory, { recursive: true, force: true })
