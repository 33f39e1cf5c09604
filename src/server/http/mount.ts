/** Builds the HTTP application: every endpoint behind its gate, its rate and the parsing of what it takes. */
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import { inputProblem } from '#domain/input-problem.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { API_ROOT, type Route } from '#contract/route.ts'
import type { Db } from '../database/connect.ts'
import type { Log } from '../foundation/log.ts'
import { addressBlock } from './address-block.ts'
import type { Call, Endpoint, Gate, RequestFacts, Sessions, User } from './endpoint.ts'
import { keepAnswer, KeyTakenOver, releaseKey, takeKey, type Once } from './idempotency.ts'
import type { Metrics } from './metrics.ts'
import { readJson, unstorable } from './read-body.ts'
import type { RateLimiter } from './rate-limits.ts'
import { openRequest, type AddressOf, type RequestRecord } from './request-record.ts'
import { checked, respond, refuse, respondToFault } from './respond.ts'

export type Mount = {
  readonly endpoints: readonly Endpoint[]
  readonly gate: (route: Route) => Gate
  readonly sessions: Sessions
  readonly limiter: RateLimiter
  readonly db: Db
  readonly log: Log
  readonly metrics: Metrics
  readonly addressOf: AddressOf
  /** Origins from which a browser may write with its cookie. */
  readonly origins: ReadonlySet<string>
  readonly now: () => Date
  /** In tests: an answer that is not what the contract says is a fault. */
  readonly checkAnswers: boolean
}

export type HttpApp = Hono<{ Bindings: HttpBindings }>
type HttpContext = Context<{ Bindings: HttpBindings }>

export function mountEndpoints(app: HttpApp, mount: Mount): void {
  for (const endpoint of mount.endpoints) {
    const { method, path } = endpoint.route
    app.on(
      method,
      (path.startsWith('//') ? path.slice(1) : `${API_ROOT}${path}`).replaceAll(/\{(\w+)\}/g, ':$1'),
      (context) => answer(endpoint, context, mount),
    )
  }
}

async function answer(endpoint: Endpoint, context: HttpContext, mount: Mount): Promise<Response> {
  const record = openRequest(context, mount.addressOf)
  const started = performance.now()
  const response = await outcome(endpoint, context, record, mount)
    .then((result) => respond(endpoint.route, result, record))
    .catch((error: unknown) =>
      // The caller is gone, and the work was given up: nobody reads this.
      context.req.raw.signal.aborted && error === context.req.raw.signal.reason
        ? refuse({ code: 'cancelled' }, record)
        : respondToFault(error, record, mount.log),
    )
  mount.metrics.observe(endpoint.route, response.status, performance.now() - started)
  mount.log.debug(
    {
      request: record.id,
      method: endpoint.route.method,
      route: endpoint.route.path,
      status: response.status,
      ms: Math.round(performance.now() - started),
    },
    'answered',
  )
  return response
}

async function outcome(
  endpoint: Endpoint,
  context: HttpContext,
  record: RequestRecord,
  mount: Mount,
): Promise<Result<unknown, Refusal>> {
  const { route } = endpoint
  // What is signed is not sent by a browser, so neither a session nor its origin counts.
  const session = route.policy === 'signed' ? undefined : await mount.sessions.find(context.env.incoming.headers)
  const user = session?.user
  if (session?.byCookie && route.method !== 'GET' && !mount.origins.has(context.env.incoming.headers.origin ?? ''))
    return err({ code: 'foreign_origin' })
  const wait = await mount.limiter(route.rate ?? 'usual', user?.id ?? addressBlock(record.address))
  if (wait !== undefined) return err({ code: 'rate_limited', retryAfterSeconds: wait })
  const inPath = context.req.param()
  if (unstorable(inPath) !== undefined) return err({ code: 'not_found' })
  const access = await mount.gate(route)(route.policy, user, inPath)
  if (!access.ok) return access
  const params = route.params === undefined ? ok(inPath) : parse(route.params, inPath)
  if (!params.ok) return err({ code: 'not_found' })
  const taken = await takeInput(route, context)
  if (!taken.ok) return taken
  const call = {
    params: params.value,
    ...taken.value,
    access: access.value,
    request: new AskedRequest(record, context),
  } as Omit<Call<Route>, 'remember'>
  const key = route.idempotent === true ? context.req.header('idempotency-key') : undefined
  return key === undefined || user === undefined
    ? checked(route, await endpoint.handle({ ...call, remember: forgets }), mount.checkAnswers)
    : doOnce(endpoint, call, user, key, mount)
}

/**
 * Headers and signal are made when they are asked for, which few endpoints do. A class: a literal with getters has a
 * hidden class of its own each time, which only a full collection frees.
 */
class AskedRequest implements RequestFacts {
  readonly id: string
  readonly address: string
  readonly #context: HttpContext
  constructor({ id, address }: RequestRecord, context: HttpContext) {
    this.id = id
    this.address = address
    this.#context = context
  }
  get incoming() {
    return this.#context.env.incoming
  }
  get headers() {
    return this.#context.req.raw.headers
  }
  get signal() {
    return this.#context.req.raw.signal
  }
}

const forgets = async (): Promise<void> => undefined

async function doOnce(
  endpoint: Endpoint,
  call: Omit<Call<Route>, 'remember'>,
  user: User,
  key: string,
  mount: Mount,
): Promise<Result<unknown, Refusal>> {
  const { method, path } = endpoint.route
  const taken = await takeKey(
    mount.db,
    user.schoolId,
    key,
    { method, path, params: call.params, query: call.query, body: call.body },
    mount.now(),
  )
  if (!taken.ok) return taken
  if ('answer' in taken.value) return ok(taken.value.answer)
  const once: Once = taken.value.once
  const done = await endpoint
    .handle({ ...call, remember: (queries, result) => keepAnswer(queries, once, result) })
    .catch(async (error: unknown) => {
      if (error instanceof KeyTakenOver) return err({ code: 'request_in_progress' } as const)
      // What broke the work may keep the key from being given back: then it is free when its time is over.
      await releaseKey(mount.db, once).catch(() => undefined)
      throw error
    })
  if (!done.ok) await releaseKey(mount.db, once)
  return checked(endpoint.route, done, mount.checkAnswers)
}

type Input = { readonly query: unknown; readonly body: unknown }

async function takeInput(route: Route, context: HttpContext): Promise<Result<Input, Refusal>> {
  const query = route.query === undefined ? ok({}) : parse(route.query, context.req.query())
  if (!query.ok) return query
  if (route.body === undefined || typeof route.body === 'string') return ok({ query: query.value, body: undefined })
  const json = await readJson(context.env.incoming)
  if (!json.ok) return json
  const body = parse(route.body, json.value ?? {})
  return body.ok ? ok({ query: query.value, body: body.value }) : body
}

function parse(schema: z.ZodType, input: unknown): Result<unknown, Refusal> {
  const problem = unstorable(input)
  if (problem !== undefined) return err({ code: 'invalid_input', field: '', problem })
  const parsed = schema.safeParse(input)
  if (parsed.success) return ok(parsed.data)
  return err({ code: 'invalid_input', ...inputProblem(parsed.error, input) })
}
