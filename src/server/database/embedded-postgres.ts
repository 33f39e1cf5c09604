/**
 * The private PostgreSQL of a machine where nothing is configured: binaries from npm under our own small supervisor.
 * It listens on loopback only, with a password of its own, and ends with the process that uses it, also where that is
 * killed.
 */
import { execFile, spawn } from 'node:child_process'
import { access, chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createConnection, createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { hasNoRoom } from '../foundation/full-disk.ts'
import { keptSecret } from '../foundation/kept-secret.ts'
import { accountFor, isReachableBy, type Account } from '../foundation/unprivileged-account.ts'
import { endWithParent } from './end-with-parent.ts'
import { type Binaries, reachableBinaries } from './reachable-binaries.ts'
import { withLock } from './folder-lock.ts'

const run = promisify(execFile)

export type EmbeddedPostgres = {
  readonly url: string
  /** Watches it no more; it runs on. */
  letGo(): Promise<void>
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 60_000
/** A server that a kill left behind is gone after the first failures; one that cannot start fails each time. */
const MOST_FAILURES = 8
const POLL_MS = 100
/** How often it is asked whether it still answers. */
const WATCH_MS = 1_000

/**
 * Starts the database kept under `directory` (made at the first start), or attaches to one that still runs; one that
 * dies later is started again on the same port. When `signal` aborts, what is begun is ended, and it throws.
 */
export async function startEmbeddedPostgres(directory: string, signal?: AbortSignal): Promise<EmbeddedPostgres> {
  const account = await accountFor(process.getuid?.())
  await mkdir(directory, { recursive: true })
  if (account !== undefined && !(await isReachableBy(account, directory)))
    throw new Error(
      `Cannot keep the database in ${directory}: PostgreSQL runs as the account "${account.name}", which cannot enter it. Set DATA_DIR to a folder outside of private homes, such as /var/lib/setpaper, or start as another user than root.`,
    )
  const data = join(directory, 'cluster')
  const binaries = await reachableBinaries(directory, account)
  const password = await keptSecret(join(directory, 'password'), 24)
  const cluster: Cluster = { data, binaries, password, account }
  if (!(await hasCluster(data))) await withLock(`${data}.lock`, () => makeCluster(cluster, signal), signal)
  await checkVersion(data, binaries)
  const watcher = endWithParent(binaries.pg_ctl, data, identity(account))
  const endServer = (): Promise<unknown> =>
    run(binaries.pg_ctl, ['-D', data, '-m', 'fast', '-w', 'stop'], identity(account))
  const stop = (): Promise<unknown> => endServer().finally(watcher.letRunOn)
  try {
    await startServer(cluster, undefined, signal)
  } catch (error) {
    // A server whose start was given up may not have come so far that it can be told to stop.
    await (signal?.aborted ? endServer().then(watcher.letRunOn, watcher.end) : stop().catch(() => undefined))
    throw error
  }
  const port = await portOf(data)
  const endWatch = watch(cluster, port)
  return {
    url: urlOf(cluster, port),
    letGo: async () => {
      await endWatch()
      await watcher.letRunOn()
    },
    stop: async () => {
      await endWatch()
      await stop()
    },
  }
}

type Cluster = {
  readonly data: string
  readonly binaries: Binaries
  readonly password: string
  readonly account: Account | undefined
}

const urlOf = ({ password }: Cluster, port: number): string =>
  `postgres://setpaper:${password}@127.0.0.1:${port}/postgres`

const identity = (account: Account | undefined) => ({
  cwd: '/',
  ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
})

const hasCluster = (data: string): Promise<boolean> =>
  access(join(data, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

/** Made beside its place and moved there whole, so that a start that was killed leaves no half cluster. */
async function makeCluster({ data, binaries, password, account }: Cluster, signal?: AbortSignal): Promise<void> {
  if (await hasCluster(data)) return
  const fresh = `${data}.new`
  const passwordFile = `${data}.password`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account !== undefined)
    await Promise.all([chown(fresh, account.uid, account.gid), chown(passwordFile, account.uid, account.gid)])
  try {
    await run(
      binaries.initdb,
      [
        '-D',
        fresh,
        '-U',
        'setpaper',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--no-instructions',
      ],
      { ...identity(account), signal },
    )
    await chmod(fresh, 0o700)
    await rm(data, { recursive: true, force: true })
    await rename(fresh, data)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Data of one major version cannot be opened by another. */
async function checkVersion(data: string, { postgres }: Binaries): Promise<void> {
  const kept = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  const [, own] = /(\d+)\./.exec((await run(postgres, ['--version'])).stdout) ?? []
  if (own !== undefined && own !== kept)
    throw new Error(
      `Cannot open the database in ${data}: PostgreSQL ${kept} made it, and this is ${own}. With the version of Setpaper that made it, run \`setpaper backup FILE\`; then move the folder away and run \`setpaper restore FILE\`.`,
    )
}

/** Gives the function that ends it. */
function watch(cluster: Cluster, port: number): () => Promise<void> {
  let restarting: Promise<void> | undefined
  const timer = setInterval(() => {
    restarting ??= restart()
      .catch(() => undefined)
      .finally(() => {
        restarting = undefined
      })
  }, WATCH_MS).unref()
  const restart = async (): Promise<void> => {
    if (!(await answers(port))) await startServer(cluster, port)
  }
  return async () => {
    clearInterval(timer)
    await restarting
  }
}

/** `wanted`: the port that connections were told; undefined takes any free one. */
async function startServer(cluster: Cluster, wanted?: number, signal?: AbortSignal): Promise<void> {
  const { data, binaries, account } = cluster
  const log = join(data, 'server.log')
  const deadline = Date.now() + START_TIMEOUT_MS
  let failures = 0
  // A pid that exists is no proof of a server (a zombie, a number used again after a reboot): the port is asked
  // instead.
  for (;;) {
    const state = await stateOf(cluster)
    if (state === 'ready') return
    signal?.throwIfAborted()
    if (Date.now() > deadline || failures >= MOST_FAILURES)
      throw new Error(`Cannot start the embedded database${await lastFaultOf(log)}. Its log is ${log}.`)
    // One that a killed service left is ending; another start's is beginning.
    if (state === 'changing') {
      await pause(POLL_MS)
      continue
    }
    const settings = [
      `-p ${wanted ?? (await freePort())}`,
      'listen_addresses=127.0.0.1',
      "unix_socket_directories=''",
      'max_connections=100',
      'shared_buffers=32MB',
      'max_wal_size=256MB',
      'autovacuum_naptime=30s',
    ]
      .map((setting) => (setting.startsWith('-') ? setting : `-c ${setting}`))
      .join(' ')
    // The server inherits the descriptors: a pipe would never close.
    const child = spawn(binaries.pg_ctl, ['-D', data, '-w', '-t', '60', '-l', log, '-o', settings, 'start'], {
      ...identity(account),
      stdio: 'ignore',
      signal,
    })
    const code = await new Promise<number>((resolve, reject) =>
      child.once('exit', (status) => resolve(status ?? 1)).once('error', reject),
    )
    // Another start won, or the killed server is still being cleared away.
    if (code !== 0) {
      failures += 1
      await pause(300)
    }
  }
}

/** PostgreSQL takes connections while it starts and ends, too, and refuses each with a code of its own. */
async function stateOf(cluster: Cluster): Promise<'none' | 'changing' | 'ready'> {
  const port = await portOf(cluster.data)
  if (!(await answers(port))) return 'none'
  const client = new pg.Client({ connectionString: urlOf(cluster, port) })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Without a code the server closed the connection before it had answered.
    return code === '57P03' || code === 'ECONNRESET' || code === undefined ? 'changing' : 'ready'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** What the server said last of why it ends, after a colon; empty where it said nothing. */
async function lastFaultOf(log: string): Promise<string> {
  // A log that finds no room ends with an earlier fault.
  if (await hasNoRoom(dirname(log))) return ': No space left on device'
  const [fault] = [...(await readFile(log, 'utf8').catch(() => '')).matchAll(/^.*(?:FATAL|PANIC): +(.*)$/gm)].slice(-1)
  return fault === undefined ? '' : `: ${fault[1]}`
}

/** The port in the server's pid file, 0 where there is none. */
async function portOf(data: string): Promise<number> {
  return Number((await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[3] ?? 0)
}

function answers(port: number): Promise<boolean> {
  if (!(port > 0)) return Promise.resolve(false)
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo
        server.close(() => resolve(port))
      })
  })
}
