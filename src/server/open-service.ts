/** Wires a running service from its configuration, and takes it down again. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { findLanguageData } from '#sandbox/ocr/language-data.ts'
import { openMakingPool } from '#sandbox/making/make-in-child.ts'
import { openPrintingPool } from '#sandbox/printing/print-in-child.ts'
import { openReadingPool } from '#sandbox/reading/read-in-child.ts'
import type { Route } from '#contract/route.ts'
import { openAuthentication, sessionCookieName } from './accounts/authentication.ts'
import { openMail } from './accounts/mail.ts'
import { mountAuthentication } from './accounts/mount-authentication.ts'
import { openSessions } from './accounts/sessions.ts'
import type { Configuration } from './configuration.ts'
import { connect } from './database/connect.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { accountFor, isReachableBy } from './database/unprivileged-account.ts'
import { migrate } from './database/migrate.ts'
import { readDocumentJob } from './documents/read-document-job.ts'
import { endpointsOf } from './endpoints.ts'
import { openProgressBus } from './events/progress.ts'
import type { Gate } from './http/endpoint.ts'
import { openGate } from './http/gate.ts'
import { openMetrics } from './http/metrics.ts'
import { mountEndpoints, refuse, type HttpApp } from './http/mount.ts'
import { openRateLimiter, RATE_RULES } from './http/rate-limits.ts'
import { addressFrom, openRequest } from './http/request-record.ts'
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './http/security-headers.ts'
import { openQueue } from './jobs/queue.ts'
import { openLog } from './log.ts'
import { openPlanTable } from './plans/plan-table.ts'
import type { Service } from './service.ts'
import { openBlobLedger } from './storage/blob-ledger.ts'
import { openDiskBlobs } from './storage/disk-blobs.ts'
import { openS3Blobs } from './storage/s3-blobs.ts'
import { sweepRegularly } from './storage/sweep.ts'

/** What tests change. */
export type ServiceOptions = {
  readonly checkAnswers?: boolean
  /** Wraps the gate of each route. */
  readonly gate?: (gate: Gate, route: Route) => Gate
  readonly now?: () => Date
  readonly rateRules?: typeof RATE_RULES
  readonly signInRules?: Parameters<typeof mountAuthentication>[2]['rules']
  readonly sweepEveryMs?: number
}

export type RunningService = { readonly service: Service; readonly app: HttpApp; readonly port: number; readonly address: string; readonly databaseUrl: string; close(): Promise<void> }

const SWEEP_MS = 30_000
/** Where nothing says how the product is reached, it is on this machine, by any of its names. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'] as const
/** Children that had nothing to do for so long are ended. */
const IDLE_MS = 30_000

/** Starts what the role asks for; throws an Error whose message tells the operator what to do. */
export async function openService(configuration: Configuration, options: ServiceOptions = {}): Promise<RunningService> {
  const log = openLog(configuration.logLevel)
  const dataDirectory = await usableDataDirectory(configuration)
  await mkdir(dataDirectory, { recursive: true })
  const embedded = configuration.databaseUrl === undefined ? await startEmbeddedPostgres(join(dataDirectory, 'postgresql')) : undefined
  const databaseUrl = configuration.databaseUrl ?? embedded!.url
  const applied = await migrate(databaseUrl)
  if (applied.length > 0) log.info({ applied }, 'the database was brought up to date')
  const secret = configuration.authSecret ?? (await keptSecret(join(dataDirectory, 'auth-secret')))
  // Until all is wired, who asks is told to come again.
  let answer: RequestListener = (_request, response) => { response.writeHead(503, { ...SECURITY_HEADERS, 'retry-after': '1' }).end() }
  const isSecure = configuration.publicUrl?.startsWith('https:') ?? false
  const server = createServer((request, response) => {
    if (isSecure) response.setHeader('strict-transport-security', STRICT_TRANSPORT)
    answer(request, response)
  })
  await listen(server, configuration)
  const { port } = server.address() as AddressInfo
  const publicUrl = configuration.publicUrl ?? `http://localhost:${port}`
  const origins = new Set(configuration.publicUrl === undefined ? LOOPBACK_NAMES.map((name) => `http://${name}:${port}`) : [new URL(publicUrl).origin])
  const now = options.now ?? ((): Date => new Date())
  const connection = connect(databaseUrl, { most: configuration.databasePool, onFault: (error) => log.warn({ fault: error.message }, 'an idle connection to the database broke') })
  const { db } = connection
  const metrics = openMetrics()
  const works = configuration.role !== 'web'
  const temporary = join(configuration.dataDirectory === undefined && configuration.s3 !== undefined ? tmpdir() : dataDirectory, 'temporary')
  await rm(temporary, { recursive: true, force: true }).catch(() => undefined)
  const disk = configuration.s3 === undefined ? openDiskBlobs(join(dataDirectory, 'blobs')) : undefined
  const blobs = openBlobLedger(db, disk ?? openS3Blobs(configuration.s3!))
  const onFault = (fault: { readonly code: string }): void => log.warn({ fault: fault.code }, 'a child process failed')
  const [progress, queue, authentication, plans] = await Promise.all([
    openProgressBus(databaseUrl, log),
    openQueue(databaseUrl, { log, metrics, listens: works }),
    openAuthentication(db, { publicUrl, origins, secret, passwordMinLength: configuration.passwordMinLength, mail: configuration.mail && openMail(configuration.mail), log }),
    openPlanTable(configuration.plansFile),
  ])
  const service: Service = {
    configuration, publicUrl, secret, temporary, db, blobs, queue, progress, plans, authentication, metrics, log, now,
    reading: openReadingPool({ atOnce: configuration.workerConcurrency, spares: 0, idleMs: IDLE_MS, onFault }),
    recognition: findLanguageData({ ...process.env, DATA_DIR: dataDirectory }),
    making: openMakingPool({ atOnce: configuration.workerConcurrency, spares: 0, idleMs: IDLE_MS, onFault }),
    printing: openPrintingPool({ atOnce: configuration.workerConcurrency, spares: 0, idleMs: IDLE_MS, onFault }),
  }
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
  app.notFound((context) => refuse({ code: 'not_found' }, openRequest(context, addressOf)))
  answer = getRequestListener(app.fetch)
  if (works) await queue.work('read-document', configuration.workerConcurrency, (data, context) => readDocumentJob(service, data, context))
  const stopSweeping = works ? sweepRegularly(service, options.sweepEveryMs ?? SWEEP_MS) : async (): Promise<void> => undefined
  return {
    service, app, port, address: publicUrl, databaseUrl,
    async close() {
      const closed = new Promise<void>((done) => { server.close(() => done()) })
      server.closeIdleConnections()
      await progress.close()
      // Streams of events would stay open for good.
      setTimeout(() => server.closeAllConnections(), CLOSE_MS).unref()
      await Promise.all([closed, queue.close(), stopSweeping()])
      await Promise.all([service.reading.close(), service.making.close(), service.printing.close()])
      await connection.close()
      await embedded?.stop()
    },
  }
}

/** What is being answered may end. */
const CLOSE_MS = 3_000

/** `./data`, but where PostgreSQL cannot run there as root (a private home), the system's place for such things. */
async function usableDataDirectory({ dataDirectory, databaseUrl }: Configuration): Promise<string> {
  const wanted = resolve(dataDirectory ?? './data')
  if (dataDirectory !== undefined || databaseUrl !== undefined || existsSync(join(wanted, 'postgresql', 'cluster'))) return wanted
  const account = await accountFor(process.getuid?.())
  return account === undefined || (await isReachableBy(account, process.cwd())) ? wanted : '/var/lib/setpaper'
}

async function keptSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim() !== '') return kept.trim()
  const made = randomBytes(32).toString('hex')
  await writeFile(file, made, { mode: 0o600 })
  return made
}

function listen(server: Server, { port, host }: Configuration): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(error.code === 'EADDRINUSE' ? new Error(`Cannot listen on port ${port}: another program uses it. End that program, or set PORT to another number.`) : error))
    server.listen(port, host, () => done())
  })
}
