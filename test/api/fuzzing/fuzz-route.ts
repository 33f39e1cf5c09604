/**
 * Draws calls for a route, sends them to a running service and tells which answers are not what the contract allows.
 */
import { request as send, type Agent } from 'node:http'
import fc from 'fast-check'
import { mediaTypesOf, type Route } from '#contract/route.ts'
import { ROUTES } from '#contract/routes.ts'
import { REFUSAL_STATUS } from '#domain/refusal.ts'
import { openApiDocument } from '#server/system/openapi.ts'
import {
  nearly,
  queryText,
  shaped,
  wildBytes,
  wildHeaders,
  wildQuery,
  wildSegment,
  wildValue,
  type Hints,
} from './arbitraries.ts'

export type World = {
  readonly port: number
  readonly token: string
  readonly agent: Agent
  /** For the parameters of a path. */
  readonly ids: (route: Route) => Readonly<Record<string, string>>
  readonly hints: Hints
  /** Puts back what a call of the route may have taken away. */
  readonly reset: (route: Route) => Promise<void>
}

export type Sent = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
  readonly isWildPath: boolean
}
export type Got = { readonly status: number; readonly type: string; readonly text: string; readonly ms: number }

const PATHS = openApiDocument(ROUTES).paths as Readonly<
  Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, unknown>> }>>>
>
const pathOf = ({ path }: Route): string => (path.startsWith('//') ? path.slice(1) : `/api/v1${path}`)

/**
 * `faults`: sentences about the calls that were answered wrongly, each with the call itself; `statuses`: how often each
 * status came.
 */
export async function fuzzRoute(
  world: World,
  route: Route,
  cases: number,
  seed: number,
  mostMs: number,
): Promise<{ readonly faults: readonly string[]; readonly statuses: Readonly<Record<number, number>> }> {
  const faults: string[] = []
  const statuses: Record<number, number> = {}
  const calls = fc.sample(callOf(world, route), { numRuns: cases, seed })
  const takesAway = route.method === 'DELETE' || route.path.endsWith('/restore')
  const next = calls.values()
  await Promise.all(
    Array.from({ length: takesAway ? 1 : LANES }, async () => {
      for (const call of next) {
        const got = await ask(world, call, route.answer === 'text/event-stream')
        statuses[got.status] = (statuses[got.status] ?? 0) + 1
        const fault = faultOf(route, call, got, mostMs)
        if (fault !== undefined)
          faults.push(
            `${fault}\n  ${route.method} ${call.path.slice(0, 300)} ${JSON.stringify(call.headers).slice(0, 300)}\n  ${call.body?.subarray(0, 600).toString() ?? ''}`,
          )
        if (takesAway) await world.reset(route)
      }
    }),
  )
  await world.reset(route)
  return { faults, statuses }
}

/** Calls on their way at the same time, where none takes away what the next one needs. */
const LANES = 4

function callOf(world: World, route: Route): fc.Arbitrary<Sent> {
  const ids = world.ids(route)
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const path = fc
    .tuple(
      ...names.map((name) =>
        fc.oneof(
          { weight: 6, arbitrary: fc.constant({ segment: encodeURIComponent(ids[name] ?? 'x'), isWild: false }) },
          { weight: 1, arbitrary: wildSegment.map((segment) => ({ segment, isWild: true })) },
        ),
      ),
    )
    .map((segments) => ({
      text: names.reduce(
        (text, name, index) => text.replace(`{${name}}`, () => segments[index]!.segment),
        pathOf(route),
      ),
      isWild: segments.some(({ isWild }) => isWild),
    }))
  const query =
    route.query === undefined
      ? fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: wildQuery })
      : fc.oneof(
          { weight: 4, arbitrary: shaped(route.query, world.hints).map(queryText) },
          {
            weight: 2,
            arbitrary: nearly(shaped(route.query, world.hints)).map((value) =>
              typeof value === 'object' && value !== null ? queryText(value) : '',
            ),
          },
          { weight: 2, arbitrary: wildQuery },
        )
  const headers = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: wildHeaders })
  return fc.tuple(path, query, headers, bodyOf(route, world.hints)).map(([{ text, isWild }, words, extra, body]) => ({
    method: route.method,
    path: words === '' ? text : `${text}?${words.replaceAll('#', '%23')}`,
    headers: {
      authorization: `Bearer ${world.token}`,
      ...(body === undefined ? {} : { 'content-type': body.type }),
      ...extra,
    },
    ...(body === undefined ? {} : { body: body.bytes }),
    isWildPath: isWild,
  }))
}

type Body = { readonly bytes: Buffer; readonly type: string } | undefined

function bodyOf({ body, method }: Route, hints: Hints): fc.Arbitrary<Body> {
  const json = (value: unknown): Body => ({ bytes: Buffer.from(JSON.stringify(value) ?? ''), type: 'application/json' })
  if (body === 'files')
    return fc.oneof(
      { weight: 3, arbitrary: form },
      {
        weight: 1,
        arbitrary: wildBytes.map((bytes) => ({ bytes, type: `multipart/form-data; boundary=${BOUNDARY}` })),
      },
    )
  if (body === undefined)
    return method === 'GET'
      ? fc.constant(undefined)
      : fc.oneof(
          fc.constant(undefined),
          wildBytes.map((bytes) => ({ bytes, type: 'application/json' })),
        )
  // A signature cannot be drawn.
  if (body === 'bytes') return wildBytes.map((bytes) => ({ bytes, type: 'application/json' }))
  const valid = shaped(body, hints)
  return fc.oneof(
    { weight: 9, arbitrary: valid.map(json) },
    { weight: 7, arbitrary: nearly(valid).map(json) },
    { weight: 2, arbitrary: wildValue.map(json) },
    { weight: 2, arbitrary: wildBytes.map((bytes) => ({ bytes, type: 'application/json' })) },
  )
}

const BOUNDARY = 'x-boundary-7'
/** Few different contents: what was there before is a duplicate and makes no work. */
const part = fc.record({
  field: fc.constantFrom('file', 'file', 'files', ''),
  name: fc.constantFrom(
    'a.txt',
    'b.PDF',
    'ü中文.docx',
    '..\\..\\x.txt',
    'a"b.txt',
    '',
    'x'.repeat(400),
    '.txt',
    'a.exe',
  ),
  content: fc.constantFrom('', 'Bees live in hives.', '%PDF-1.7 broken', 'PK\u0003\u0004broken', '\0\0\0\0', 'MZ'),
})
const form: fc.Arbitrary<Body> = fc
  .tuple(fc.array(part, { maxLength: 7 }), fc.constantFrom('', '--', '--\r\n', '\r\nrest'))
  .map(([parts, end]) => ({
    bytes: Buffer.from(
      `${parts.map(({ field, name, content }) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${content}\r\n`).join('')}--${BOUNDARY}${end}`,
    ),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  }))

export function ask(
  { port, agent }: Pick<World, 'port' | 'agent'>,
  { method, path, headers, body }: Sent,
  isStream = false,
): Promise<Got> {
  const started = performance.now()
  return new Promise((done, failed) => {
    const outgoing = send(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': body.byteLength }) },
      },
      (response) => {
        const chunks: Buffer[] = []
        const finish = (): void =>
          done({
            status: response.statusCode ?? 0,
            type: String(response.headers['content-type'] ?? ''),
            text: Buffer.concat(chunks).toString('utf8'),
            ms: performance.now() - started,
          })
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          if (!isStream || response.statusCode !== 200) return
          finish()
          outgoing.destroy()
        })
        response.on('end', finish)
        response.on('error', failed)
      },
    )
    outgoing.setTimeout(120_000, () => outgoing.destroy(new Error('no answer within 120 s')))
    outgoing.on('error', (error) =>
      isStream && error.message === 'aborted'
        ? undefined
        : done({ status: 0, type: '', text: error.message, ms: performance.now() - started }),
    )
    outgoing.end(body)
  })
}

function faultOf(route: Route, call: Sent, { status, type, text, ms }: Got, mostMs: number): string | undefined {
  if (status === 0) return `no answer: ${text}`
  if (ms > mostMs) return `took ${Math.round(ms)} ms`
  // The scripted AI writes in the language of the document: for a paper in another one nothing of it can be used.
  const isOfTheAi = status === REFUSAL_STATUS.ai_failed && text.includes('"code":"ai_failed"')
  if (status >= 500 && !isOfTheAi) return `a fault of ours: ${status} ${text.slice(0, 200)}`
  const isUnparsed = status === 431 || (status === 400 && !call.isWildPath && /well-formed HTTP/.test(text))
  if (
    !isUnparsed &&
    !call.isWildPath &&
    !(String(status) in PATHS[pathOf(route)]![route.method.toLowerCase()]!.responses)
  )
    return `the contract knows no ${status} here: ${text.slice(0, 200)}`
  // `/files/..` is `/`, which leads to the reference.
  if (status === 302 && call.isWildPath) return undefined
  if (status < 300)
    return mediaTypesOf(route) !== undefined || !type.startsWith('application/json')
      ? undefined
      : envelopeFault(text, true)
  const envelope = envelopeFault(text, false)
  if (envelope !== undefined) return envelope
  const { code } = JSON.parse(text) as { readonly code: keyof typeof REFUSAL_STATUS }
  return isUnparsed || REFUSAL_STATUS[code] === status ? undefined : `the code ${code} does not belong to ${status}`
}

function envelopeFault(text: string, success: boolean): string | undefined {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return 'no JSON'
  }
  if (typeof body !== 'object' || body === null || !('success' in body) || body.success !== success)
    return 'no envelope'
  if (success) return 'data' in body ? undefined : 'no data'
  return 'error' in body &&
    typeof body.error === 'string' &&
    body.error.trim() !== '' &&
    'code' in body &&
    typeof body.code === 'string'
    ? undefined
    : 'no sentence or no code'
}
