/** Wires a running service from its configuration, and takes it down again. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { findLanguageData } from '#sandbox/ocr/language-data.ts'
import type { AiOffer } from '#contract/public-pages.ts'
import type { Route } from '#contract/route.ts'
import type { Ai } from './ai/ai.ts'
import { openAuthentication, sessionCookieName, type Passwords } from './authentication/authentication.ts'
import { knownDevices } from './authentication/known-device.ts'
import { openMail } from './authentication/mail.ts'
import { mountAuthentication } from './authentication/mount-authentication.ts'
import { openSessions } from './authentication/sessions.ts'
import { openClosers, type Closers } from './foundation/closers.ts'
import type { AiConfiguration, Configuration } from './foundation/configuration.ts'
import { findDataDirectory, makeDataDirectory } from './foundation/data-directory.ts'
import { connect } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { readDocumentJob } from './documents/read-document-job.ts'
import { endpointsOf } from './endpoints.ts'
import { openProgressBus } from './events/progress.ts'
import type { Gate } from './http/endpoint.ts'
import { openGate } from './http/gate.ts'
import { refuseUnparsed } from './http/client-error.ts'
import { openMetrics } from './http/metrics.ts'
import { mountEndpoints, type HttpApp } from './http/mount.ts'
import { refuse } from './http/respond.ts'
import { openRateLimiter, RATE_RULES } from './http/rate-limits.ts'
import { addressFrom, openRequest } from './http/request-record.ts'
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './http/security-headers.ts'
import { openQueue } from './jobs/queue.ts'
import { keptSecret } from './foundation/kept-secret.ts'
import { meansFullDisk } from './foundation/full-disk.ts'
import { openLog } from './foundation/log.ts'
import { openMemory } from './foundation/memory.ts'
import { mountPages } from './pages/mount-pages.ts'
import { openPayment } from './stripe/open-payment.ts'
import { LEASE, releaseRegularly, type Lease } from './plans/metering.ts'
import { openPlanTable } from './plans/plan-table.ts'
import { openFigureDrawer } from './render/draw-latex.ts'
import { openChildren, type Children } from './open-children.ts'
import type { Service } from './service/service.ts'
import { openBlobLedger } from './storage/blob-ledger.ts'
import { openBlobStore } from './storage/open-blob-store.ts'
import { sweepRegularly } from './housekeeping/sweep.ts'
import { openTemporary } from './storage/temporary.ts'
import { endAfterAnswers, endNow, listen } from './http/listen.ts'
import { openDatabase } from './database/open-database.ts'

/** `signal` gives the start up; the rest is what tests change. */
export type ServiceOptions = {
  readonly signal?: AbortSignal
  readonly checkAnswers?: boolean
  /** Wraps the gate of each route. */
  readonly gate?: (gate: Gate, route: Route) => Gate
  readonly now?: () => Date
  readonly rateRules?: typeof RATE_RULES
  readonly signInRules?: Parameters<typeof mountAuthentication>[2]['rules']
  readonly passwords?: Passwords | undefined
  readonly sweepEveryMs?: number
  readonly lease?: Lease
  /** Children that outlive the service: who gives them ends them. */
  readonly children?: Children
}

export type RunningService = {
  readonly service: Service
  readonly app: HttpApp
  readonly port: number
  readonly address: string
  readonly databaseUrl: string
  close(): Promise<void>
}

const SWEEP_MS = 30_000
/** Where nothing says how the product is reached, it is on this machine, by any of its names. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'] as const
/** Children that had nothing to do for so long are ended. */
const IDLE_MS = 30_000

/** Files of papers that are not written again: of each a teacher fetches the paper, then the key, then the paper again. */
const KEPT_FILES = { most: 500, mostBytes: 32 * 1024 * 1024 } as const

/** What still waits for another machine when the start was given up is left behind after this. */
const GIVING_UP_MS = 5_000

/**
 * Starts what the role asks for; throws an Error whose message tells the operator what to do, or, where the start was
 * given up, whatever `signal` says.
 */
export async function openService(configuration: Configuration, options: ServiceOptions = {}): Promise<RunningService> {
  const closers = openClosers()
  const { signal } = options
  const opening = open(configuration, options, closers)
  opening.catch(() => undefined)
  try {
    return await (signal === undefined ? opening : Promise.race([opening, givenUp(signal)]))
  } catch (error) {
    await closers.closeAll().catch(() => undefined)
    throw meansFullDisk(error) ? await fullDisk(configuration, error) : error
  }
}

async function fullDisk(configuration: Configuration, cause: unknown): Promise<Error> {
  if (configuration.databaseUrl !== undefined && (cause as { readonly code?: unknown }).code === '53100')
    return new Error('The disk of the database of DATABASE_URL is full. Make room there, then start again.', { cause })
  return new Error(
    `Cannot write to the data directory ${await findDataDirectory(configuration)}: the disk is full. Make room there, or set DATA_DIR to a folder on another disk.`,
    { cause },
  )
}

/** Rejects a while after `signal` aborts: each step of the start ends by itself where it can. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const wait = (): unknown => setTimeout(() => reject(signal.reason as Error), GIVING_UP_MS).unref()
    if (signal.aborted) wait()
    else signal.addEventListener('abort', wait, { once: true })
  })
}

async function open(configuration: Configuration, options: ServiceOptions, closers: Closers): Promise<RunningService> {
  const log = openLog(configuration.logLevel)
  const plans = await openPlanTable(configuration.plansFile)
  // Until all is wired, who asks is told to come again.
  let answer: RequestListener = (_request, response) => {
    response.writeHead(503, { ...SECURITY_HEADERS, 'retry-after': '1' }).end()
  }
  const isSecure = configuration.publicUrl?.startsWith('https:') ?? false
  const server = createServer((request, response) => {
    if (isSecure) response.setHeader('strict-transport-security', STRICT_TRANSPORT)
    answer(request, response)
  })
  server.on('clientError', refuseUnparsed)
  // An expectation that is not known changes nothing about the answer.
  server.on('checkExpectation', (request, response) => answer(request, response))
  await listen(server, configuration)
  closers.add(() => endNow(server))
  const { port } = server.address() as AddressInfo
  const publicUrl = configuration.publicUrl ?? `http://localhost:${port}`
  const origins = new Set(
    configuration.publicUrl === undefined
      ? LOOPBACK_NAMES.map((name) => `http://${name}:${port}`)
      : [new URL(publicUrl).origin],
  )
  const now = options.now ?? ((): Date => new Date())
  const dataDirectory = await findDataDirectory(configuration)
  const keepsFiles =
    configuration.databaseUrl === undefined || configuration.authSecret === undefined || configuration.s3 === undefined
  if (keepsFiles) await makeDataDirectory(dataDirectory)
  const { signal } = options
  const databaseUrl = await openDatabase(configuration, dataDirectory, closers, signal)
  signal?.throwIfAborted()
  const applied = await migrate(databaseUrl)
  signal?.throwIfAborted()
  if (applied.length > 0) log.info({ applied }, 'the database was brought up to date')
  const secret = configuration.authSecret ?? (await keptSecret(join(dataDirectory, 'auth-secret'), 32))
  const connection = connect(databaseUrl, {
    most: configuration.databasePool,
    onFault: (error) => log.warn({ fault: error.message }, 'an idle connection to the database broke'),
  })
  closers.add(() => connection.close())
  const { db } = connection
  const metrics = openMetrics()
  const works = configuration.role !== 'web'
  const temporary = await openTemporary(
    keepsFiles ? join(dataDirectory, 'temporary') : join(tmpdir(), 'setpaper-temporary'),
    now().getTime(),
  )
  closers.add(() => temporary.remove())
  const blobs = openBlobLedger(db, openBlobStore(configuration, dataDirectory))
  const onFault = (fault: { readonly code: string }): void => log.warn({ fault: fault.code }, 'a child process failed')
  const mail = configuration.mail && openMail(configuration.mail)
  closers.add(() => mail?.close())
  const opening = [
    openProgressBus(databaseUrl, log).then((bus) => {
      closers.add(() => bus.close())
      return bus
    }),
    openQueue(databaseUrl, { log, metrics, listens: works }).then((opened) => {
      closers.add(() => opened.close())
      return opened
    }),
    openAuthentication(db, {
      publicUrl,
      origins,
      secret,
      passwordMinLength: configuration.passwordMinLength,
      mail,
      google: configuration.google,
      supabase: configuration.supabase,
      passwords: options.passwords,
      log,
    }),
  ] as const
  // When one fails, the others are waited for, or nobody would close them.
  await Promise.allSettled(opening)
  const [progress, queue, authentication] = await Promise.all(opening)
  signal?.throwIfAborted()
  const ai = configuration.ai && (await openProvider(configuration.ai, { log, metrics }))
  closers.add(() => ai?.close())
  const children =
    options.children ?? openChildren({ atOnce: configuration.workerConcurrency, spares: 0, idleMs: IDLE_MS, onFault })
  if (options.children === undefined)
    closers.add(() => Promise.all(Object.values(children).map((pool) => pool.close())))
  const service: Service = {
    configuration,
    ai,
    publicUrl,
    secret,
    temporary: temporary.folder,
    db,
    ping: () => connection.pool.query('select 1'),
    blobs,
    queue,
    progress,
    plans,
    lease: options.lease ?? LEASE,
    authentication,
    payment: configuration.payment && (await openPayment(configuration.payment)),
    metrics,
    log,
    now,
    ...children,
    recognition: findLanguageData({ ...process.env, DATA_DIR: dataDirectory }),
    drawLatexFor: openFigureDrawer(children.rendering, log),
    files: openMemory({ ...KEPT_FILES, bytesOf: ({ byteLength }) => byteLength }),
  }
  const app: HttpApp = new Hono<{ Bindings: HttpBindings }>()
  const addressOf = addressFrom(configuration.trustedIpHeader)
  const sessions = openSessions(db, sessionCookieName(publicUrl), now)
  if (configuration.role !== 'worker')
    mountAuthentication(app, authentication, {
      db,
      sessions,
      addressOf,
      origins,
      log,
      now: () => now().getTime(),
      devices: knownDevices(secret, `${sessionCookieName(publicUrl)}_device`, isSecure),
      ...(options.signInRules === undefined ? {} : { rules: options.signInRules }),
    })
  const gate = openGate(db)
  mountEndpoints(app, {
    // A worker answers how it does, and nothing else.
    endpoints: endpointsOf(service).filter(({ route }) => configuration.role !== 'worker' || route.group === 'Service'),
    gate: (route) => options.gate?.(gate, route) ?? gate,
    sessions,
    limiter: openRateLimiter(db, () => now().getTime(), options.rateRules ?? RATE_RULES),
    db,
    log,
    metrics,
    addressOf,
    now,
    origins,
    checkAnswers: options.checkAnswers ?? false,
  })
  // A program started from the source alone has no pages; then the address that is printed leads to what there is.
  if (
    configuration.role !== 'worker' &&
    !(await mountPages(app, {
      plans: plans.plans,
      takesPayment: service.payment !== undefined,
      ai: offerOf(configuration.ai),
      publicUrl,
      timeZone: configuration.timeZone,
    }))
  )
    app.get('/', (context) => context.redirect('/docs'))
  app.notFound((context) => refuse({ code: 'not_found' }, openRequest(context, addressOf)))
  answer = getRequestListener(app.fetch)
  if (works)
    await queue.work('read-document', configuration.workerConcurrency, (data, context) =>
      readDocumentJob(service, data, context),
    )
  const stopSweeping = works
    ? sweepRegularly(service, options.sweepEveryMs ?? SWEEP_MS)
    : async (): Promise<void> => undefined
  const stopReleasing = releaseRegularly(db, service.lease, log)
  closers.add(async () => {
    // Streams of events would stay open for good.
    await progress.close()
    await endAfterAnswers(server)
    await Promise.all([queue.close(), stopSweeping(), stopReleasing()])
  })
  return { service, app, port, address: publicUrl, databaseUrl, close: () => closers.closeAll() }
}

/** Loaded where there is one; how it answers is found out meanwhile, since it may come back later as well. */
async function openProvider(configuration: AiConfiguration, world: Pick<Service, 'log' | 'metrics'>): Promise<Ai> {
  const { openAi } = await import('./ai/open-ai.ts')
  const ai = openAi(configuration, world)
  void ai.check()
  return ai
}

/** What the public pages say of an AI. */
function offerOf(ai: Configuration['ai']): AiOffer {
  if (ai === undefined) return 'none'
  return ai.modelPro === undefined || ai.modelPro === ai.model ? 'one' : 'advanced'
}
