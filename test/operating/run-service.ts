/**
 * Starts the service as an operator does, in a process of its own, on a data directory that PostgreSQL's account can
 * enter.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { STARTS_SOONER } from './starts-sooner.ts'

export const ROOT = resolve(import.meta.dirname, '../..')

export type Started = {
  readonly process: ChildProcess
  /** What it has printed so far. */
  readonly printed: () => string
  /** The address once it is ready; rejects when it ends before. */
  readonly ready: Promise<string>
  readonly exited: Promise<{ readonly status: number | null; readonly signal: NodeJS.Signals | null }>
}

const running = new Set<ChildProcess>()

/** Ends what was started and still runs. */
export async function endAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      child.kill('SIGTERM')
      await once(child, 'close')
    }),
  )
}

/** Only what is given, the path and what loads it sooner: nothing else of the machine's environment. */
export function startMain(
  environment: Readonly<Record<string, string>>,
  options: {
    readonly uid?: number
    readonly gid?: number
    readonly program?: string
    readonly args?: readonly string[]
    readonly cwd?: string
  } = {},
): Started {
  const { program = 'src/server/main.ts', args = [], ...rest } = options
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, program), ...args], {
    cwd: ROOT,
    ...rest,
    env: { PATH: process.env.PATH, ...STARTS_SOONER, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  let text = ''
  const exited = once(child, 'close').then(([status, signal]) => ({
    status: status as number | null,
    signal: signal as NodeJS.Signals | null,
  }))
  const ready = new Promise<string>((done, failed) => {
    const hear = (chunk: Buffer): void => {
      text += chunk.toString()
      const address = /is ready at (\S+)/.exec(text)?.[1]
      if (address !== undefined) done(address.replace('localhost', '127.0.0.1'))
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void exited.then(() => failed(new Error(`ended before it was ready: ${text}`)))
  })
  ready.catch(() => undefined)
  return { process: child, printed: () => text, ready, exited }
}

export async function emptyDirectory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'setpaper-operating-'))
  await chmod(folder, 0o755)
  return folder
}

/** Processes of this machine whose command line holds `words`. */
export async function processesWith(words: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(
    pids.map(async (pid) => ({
      pid: Number(pid),
      line: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    })),
  )
  return lines.filter(({ pid, line }) => line.includes(words) && pid !== process.pid).map(({ pid }) => pid)
}
