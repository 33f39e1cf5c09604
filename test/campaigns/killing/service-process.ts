/** The real service as a process group of its own, on a data directory of its own, to be killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PLANS } from '#domain/plan.ts'
import { STARTS_SOONER } from '../../operating/starts-sooner.ts'
import { scriptAi, type ScriptedAi } from '../../scripted-ai/script-ai.ts'

const MAIN = resolve(import.meta.dirname, '../../../src/server/main.ts')
const START_MS = 60_000

export type Bench = {
  readonly root: string
  readonly port: number
  readonly url: string
  readonly plansFile: string
  readonly ai: ScriptedAi
}
export type Running = {
  /** Resolves with how long the start took, or undefined where the process ended before it was ready. */
  readonly ready: Promise<number | undefined>
  readonly ended: Promise<void>
  readonly hasEnded: () => boolean
  /** What it wrote to standard error. */
  readonly faults: () => string
  /** SIGKILL to the whole group. */
  readonly kill: () => Promise<void>
  /** SIGTERM; gives the exit status. */
  readonly stop: () => Promise<number>
}

/**
 * A folder, a port, an AI that takes its time, and a plan table whose limits are met by nobody but are counted all the
 * same.
 */
export async function openBench(): Promise<Bench> {
  const root = await mkdtemp(join(tmpdir(), 'setpaper-kill-'))
  // PostgreSQL may run as another account.
  await chmod(root, 0o755)
  const plansFile = join(root, 'plans.json')
  const plan = PLANS[0]
  await writeFile(
    plansFile,
    JSON.stringify([
      {
        ...plan,
        limits: {
          ...plan.limits,
          quizzesPerMonth: 100_000,
          documentsPerMonth: 100_000,
          questionsPerMonth: 1_000_000,
          pdfPagesPerMonth: 1_000_000,
          storageBytes: 2 ** 40,
        },
      },
    ]),
  )
  const port = await freePort()
  return {
    root,
    port,
    url: `http://127.0.0.1:${port}`,
    plansFile,
    ai: await scriptAi({ behave: () => ({ delayMs: 150 }) }),
  }
}

export async function closeBench({ root, ai }: Bench): Promise<void> {
  await ai.close()
  await rm(root, { recursive: true, force: true })
}

/** `failpoint`: as SETPAPER_FAILPOINT takes it. */
export function startProcess({ root, port, plansFile, ai }: Bench, failpoint?: string): Running {
  const began = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...STARTS_SOONER,
      DATA_DIR: join(root, 'data'),
      PORT: String(port),
      PLANS_FILE: plansFile,
      LOG_LEVEL: 'warn',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'scripted',
      AI_BASE_URL: ai.url,
      ...(failpoint === undefined ? {} : { SETPAPER_FAILPOINT: failpoint }),
    },
  })
  // A killer that is killed itself must not leave behind what it was about to kill.
  const abandon = (): void => killGroup(child)
  process.once('exit', abandon)
  child.once('exit', () => process.off('exit', abandon))
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-200_000)
  })
  let code: number | undefined
  const ended = new Promise<void>((done) => {
    child.once('exit', (status) => {
      code = status ?? -1
      done()
    })
  })
  const ready = new Promise<number | undefined>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is ready at')) done(performance.now() - began)
    })
    void ended.then(() => done(undefined))
    setTimeout(() => done(undefined), START_MS).unref()
  })
  return {
    ready,
    ended,
    hasEnded: () => code !== undefined,
    faults: () => said,
    async kill() {
      killGroup(child)
      await ended
      // Of the group its children may outlive it for a moment.
      killGroup(child)
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      return code!
    },
  }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The address of the embedded database of a bench, while it runs. */
export async function databaseOf({ root }: Bench): Promise<string> {
  const folder = join(root, 'data', 'postgresql')
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim()
  return `postgres://setpaper:${password}@127.0.0.1:${postmaster(folder)[3]}/postgres`
}

/** As a power cut takes the database, too. Where the service was killed before, the database may be gone already. */
export function killDatabase({ root }: Bench): void {
  try {
    const [pid] = postmaster(join(root, 'data', 'postgresql'))
    process.kill(Number(pid), 'SIGKILL')
  } catch (error) {
    if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

const postmaster = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
      .once('error', failed)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo
        server.close(() => done(port))
      })
  })
}
