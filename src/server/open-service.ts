/** Wires a running service from its configuration, and takes it down again. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { findLanguageData } from '#sandbox/ocr/language-data.ts'
import { openMakingPool } from '#sandbox/making/make-in-child.ts'
import { openPrintingPool } from '#sandbox/printing/print-in-child.ts'
import { openRenderingPool } from '#sandbox/rendering/render-in-child.ts'
import { openReadingPool } from '#sandbox/reading/read-in-child.ts'
import type { AiOffer } from '#contract/public-pages.ts'
import type { Route } from '#contract/route.ts'
import type { Ai, AiConfiguration } from './ai/ai.ts'
import { openAuthentication, sessionCookieName } from './authentication/authentication.ts'
import { openMail } from './authentication/mail.ts'
import { mountAuthentication } from './authentication/mount-authentication.ts'
import { openSessions } from './authentication/sessions.ts'
import { openClosers, type Closers } from './closers.ts'
import type { Configuration } from './configuration.ts'
import { databaseDirectory, findDataDirectory, makeDataDirectory } from './data-directory.ts'
import { claimDatabase } from './database/claim.ts'
import { connect } from './database/connect.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { migrate } from './database/migrate.ts'
import { readDocumentJob } from './documents/read-document-job.ts'
import { endpointsOf } from './endpoints.ts'
import { openProgressBus } from './events/progress.ts'
import type { Gate } from './http/endpoint.ts'
import { openGate } from './http/gate.ts'
import { refuseUnparsed } from './http/client-error.ts'
import { openMetrics } from './http/metrics.ts'
import { mountEndpoints, refuse, type HttpApp } from './http/mount.ts'
import { openRateLimiter, RATE_RULES } from './http/rate-limits.ts'
import { addressFrom, openRequest } from './http/request-record.ts'
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './http/security-headers.ts'
import { openQueue } from './jobs/queue.ts'
import { keptSecret } from './kept-secret.ts'
import { openLog } from './log.ts'
import { mountPages } from './pages/mount-pages.ts'
import { openPayment } from './payment/open-payment.ts'
import { LEASE, releaseRegularly, type Lease } from './plans/metering.ts'
import { openPlanTable } from './plans/plan-table.ts'
import { openFigureDrawer } from './render/draw-latex.ts'
import type { Service } from './service.ts'
import { openBlobLedger } from './storage/blob-ledger.ts'
import { openBlobStore } from './storage/open-blob-store.ts'
import { sweepRegularly } from './storage/sweep.ts'
import { openTemporary } from './storage/temporary.ts'
import { endAfterAnswers, endNow, listen } from './http/listen.ts'

/** What tests change. */
export type ServiceOptions = {
  readonly checkAnswers?: boolean
  /** Wraps the gate of each route. */
  readonly gate?: (gate: Gate, route: Route) => Gate
  readonly now?: () => Date
  readonly rateRules?: typeof RATE_RULES
  readonly signInRules?: Parameters<typeof mountAuthentication>[2]['rules']
  readonly sweepEveryMs?: number
  readonly lease?: Lease
}

export type RunningService = { readonly service: Service; readonly app: HttpApp; readonly port: number; readonly address: string; readonly databaseUrl: string; close(): Promise<void> }

const SWEEP_MS = 30_000
/** Where nothing says how the product is reached, it is on this machine, by any of its names. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'] as const
/** Children that had nothing to do for so long are ended. */
const IDLE_MS = 30_000
/** Between the reading of a document and its paper a teacher picks and configures: who made ready at the reading waits for that. */
const MAKING_IDLE_MS = 600_000

/** Starts what the role asks for; throws an Error whose message tells the operator what to do. */
export async function openService(configuration: Configuration, options: ServiceOptions = {}): Promise<RunningService> {
  const closers = openClosers()
  try {
    return await open(configuration, options, closers)
  } catch (error) {
    await closers.closeAll().catch(() => undefined)
    throw error
  }
}

async function open(configuration: Configuration, options: ServiceOptions, closers: Closers): Promise<RunningService> {
  const log = openLog(configuration.logLevel)
  const plans = await openPlanTable(configuration.plansFile)
  // Until all is wired, who asks is told to come again.
  let answer: RequestListener = (_request, response) => { response.writeHead(503, { ...SECURITY_HEADERS, 'retry-after': '1' }).end() }
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
  const origins = new Set(configuration.publicUrl === undefined ? LOOPBACK_NAMES.map((name) => `http://${name}:${port}`) : [new URL(publicUrl).origin])
  const now = options.now ?? ((): Date => new Date())
  const dataDirectory = await findDataDirectory(configuration)
  const keepsFiles = configuration.databaseUrl === undefined || configuration.authSecret === undefined || configuration.s3 === undefined
  if (keepsFiles) await makeDataDirectory(dataDirectory)
  const databaseUrl = await openDatabase(configuration, dataDirectory, closers)
  const applied = await migrate(databaseUrl)
  if (applied.length > 0) log.info({ applied }, 'the database was brought up to date')
  const secret = configuration.authSecret ?? (await keptSecret(join(dataDirectory, 'auth-secret'), 32))
  const connection = connect(databaseUrl, { most: configuration.databasePool, onFault: (error) => log.warn({ fault: error.message }, 'an idle connection to the database broke') })
  closers.add(() => connection.close())
  const { db } = connection
  const metrics = openMetrics()
  const works = configuration.role !== 'web'
  const temporary = await openTemporary(keepsFiles ? join(dataDirectory, 'temporary') : join(tmpdir(), 'setpaper-temporary'), now().getTime())
  closers.add(() => temporary.remove())
  const blobs = openBlobLedger(db, openBlobStore(configuration, dataDirectory))
  const onFault = (fault: { readonly code: string }): void => log.warn({ fault: fault.code }, 'a child process failed')
  const mail = configuration.mail && openMail(configuration.mail)
  closers.add(() => mail?.close())
  const opening = [
    openProgressBus(databaseUrl, log).then((bus) => { closers.add(() => bus.close()); return bus }),
    openQueue(databaseUrl, { log, metrics, listens: works }).then((opened) => { closers.add(() => opened.close()); return opened }),
    openAuthentication(db, { publicUrl, origins, secret, passwordMinLength: configuration.passwordMinLength, mail, google: configuration.google, supabase: configuration.supabase, log }),
  ] as const
  // When one fails, the others are waited for, or nobody would close them.
  await Promise.allSettled(opening)
  const [progress, queue, authentication] = await Promise.all(opening)
  const ai = configuration.ai && await openProvider(configuration.ai, { log, metrics })
  closers.add(() => ai?.close())
  const children = { atOnce: configuration.workerConcurrency, spares: 0, idleMs: IDLE_MS, onFault }
  const rendering = openRenderingPool(children)
  const service: Service = {
    configuration, ai, publicUrl, secret, temporary: temporary.folder, db, ping: () => connection.pool.query('select 1'), blobs, queue, progress, plans, lease: options.lease ?? LEASE, authentication, payment: configuration.payment && await openPayment(configuration.payment), metrics, log, now,
    reading: openReadingPool(children),
    recognition: findLanguageData({ ...process.env, DATA_DIR: dataDirectory }),
    making: openMakingPool({ ...children, lastIdleMs: MAKING_IDLE_MS }),
    printing: openPrintingPool(children),
    rendering, drawLatex: openFigureDrawer(rendering, log),
  }
  closers.add(() => Promise.all([service.reading.close(), service.making.close(), service.printing.close(), rendering.close()]))
  const app: HttpApp = new Hono<{ Bindings: HttpBindings }>()
  const addressOf = addressFrom(configuration.trustedIpHeader)
  if (configuration.role !== 'worker') mountAuthentication(app, authentication, { db, addressOf, origins, log, now: () => now().getTime(), ...(options.signInRules === undefined ? {} : { rules: options.signInRules }) })
  const gate = openGate(db)
  mountEndpoints(app, {
    // A worker answers how it does, and nothing else.
    endpoints: endpointsOf(service).filter(({ route }) => configuration.role !== 'worker' || route.group === 'Service'),
    gate: (route) => options.gate?.(gate, route) ?? gate,
    sessions: openSessions(db, sessionCookieName(publicUrl), now),
    limiter: openRateLimiter(db, () => now().getTime(), options.rateRules ?? RATE_RULES),
    db, log, metrics, addressOf, now,
    origins,
    checkAnswers: options.checkAnswers ?? false,
  })
  // A program started from the source alone has no pages; then the address that is printed leads to what there is.
  if (configuration.role !== 'worker' && !(await mountPages(app, { plans: plans.plans, takesPayment: service.payment !== undefined, ai: offerOf(configuration.ai), publicUrl }))) app.get('/', (context) => context.redirect('/docs'))
  app.notFound((context) => refuse({ code: 'not_found' }, openRequest(context, addressOf)))
  answer = getRequestListener(app.fetch)
  if (works) await queue.work('read-document', configuration.workerConcurrency, (data, context) => readDocumentJob(service, data, context))
  const stopSweeping = works ? sweepRegularly(service, options.sweepEveryMs ?? SWEEP_MS) : async (): Promise<void> => undefined
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

/** The database's address: the operator's, which processes share, or that of a private one, which one service uses alone. */
async function openDatabase({ databaseUrl }: Configuration, dataDirectory: string, closers: Closers): Promise<string> {
  if (databaseUrl !== undefined) {
    const release = await claimDatabase(databaseUrl, 'together').catch((error: unknown) => { throw new Error(`Cannot reach the database of DATABASE_URL: ${error instanceof Error && error.message !== '' ? error.message : String((error as NodeJS.ErrnoException).code ?? error)}. Check the address, and that PostgreSQL runs.`, { cause: error }) })
    if (release === undefined) throw new Error('The database of DATABASE_URL is being restored. Wait until that is done, then start again.')
    closers.add(release)
    return databaseUrl
  }
  const embedded = await startEmbeddedPostgres(databaseDirectory(dataDirectory))
  let isOurs = true
  closers.add(() => (isOurs ? embedded.stop() : embedded.letGo()))
  const release = await claimDatabase(embedded.url, 'alone')
  if (release === undefined) {
    isOurs = false
    throw new Error(`Setpaper already runs on the data directory ${dataDirectory}, or is being backed up or restored there. End that first, or set DATA_DIR to another folder.`)
  }
  closers.add(release)
  return embedded.url
}

