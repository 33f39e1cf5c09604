/** One child process under limits: starts, does one job at a time, and is killed at the first breach. */
import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { err, ok, type Result } from '#domain/result.ts'
import { decodeFrames, encodeFrame, type Frame, type FrameFault, type FrameLimits } from './frames.ts'
import { limitedCommand, type CommandLimits } from './limited-command.ts'
import { residentBytesOf, watchMemory, type MemoryWatch } from './memory-watchdog.ts'

export type ProcessLimits = CommandLimits & {
  /** From spawning to the first word of the child. */
  readonly startMs: number
  /** Wall clock of one job. */
  readonly jobMs: number
  /** Resident memory, watched while a job runs. */
  readonly residentBytes: number
  /** What it may print to stdout and stderr in its whole life. */
  readonly printedBytes: number
  /** What one job may answer. */
  readonly answer: FrameLimits
}

export type ProcessSpec = {
  /** Full path of the TypeScript file that the child runs; it calls `serveJobs`. */
  readonly entry: string
  /** The child's working directory. */
  readonly directory: string
  readonly limits: ProcessLimits
}

/** What a child is asked: a JSON value and raw bytes. */
export type Job = { readonly header: unknown; readonly bytes: Uint8Array }

export const PROCESS_FAULTS = ['too_slow', 'too_much_memory', 'answer_too_large', 'printed_too_much', 'wrong_answer', 'crashed', 'did_not_start'] as const
/** `detail` is for the operator's log: how it ended, and the last lines it printed. It may quote the document; never show it. */
export type ProcessFault = { readonly code: (typeof PROCESS_FAULTS)[number]; readonly detail: string }

/** Takes one part of the answer; false when it is not what a good child sends. Throws only for bugs. */
export type TakePart = (part: Frame) => boolean

export type LimitedProcess = {
  readonly started: Promise<Result<undefined, ProcessFault>>
  /** Resolves once the child said that it is done, or is gone. Rejects only with what `takePart` throws. */
  readonly run: (job: Job, takePart: TakePart) => Promise<Result<undefined, ProcessFault>>
  readonly isAlive: () => boolean
  /** Resident bytes now; 0 where it is not known. */
  readonly heldBytes: () => Promise<number>
  /** Resident bytes at the most while it did its last job; 0 where it is not known. */
  readonly peakBytes: () => number
  /** Kills it; resolves when it is gone. */
  readonly end: () => Promise<void>
  /** Kills it without waiting, for the end of the parent itself. */
  readonly killNow: () => void
}

const WATCH_EVERY_MS = 20
const PRINTED_TAIL_CHARACTERS = 2000

/** What the process is doing at the moment, and how to say that it ended. */
type Task = {
  readonly takePart: TakePart | undefined
  readonly settle: (result: Result<undefined, ProcessFault>) => void
  readonly throwBug: (bug: unknown) => void
}

/** Starts a child. It does not keep the parent running while it is idle. */
export async function startLimitedProcess(spec: ProcessSpec): Promise<LimitedProcess> {
  const { limits } = spec
  const command = await limitedCommand(spec.entry, limits)
  const child = spawn(command.file, command.args, { cwd: spec.directory, env: {}, stdio: ['pipe', 'pipe', 'pipe', 'pipe'], windowsHide: true })
  const pipes = pipesOf(child)

  let task: Task | undefined
  let alive = true
  let blame: ProcessFault['code'] | undefined
  let bug: { readonly thrown: unknown } | undefined
  let clock: NodeJS.Timeout | undefined
  let watch: MemoryWatch | undefined
  const printed = keepTail(limits.printedBytes, [pipes.stdout, pipes.stderr], () => kill('printed_too_much'))
  const gone = new Promise<void>((resolve) => { child.once('close', () => resolve()) })

  const kill = (code: ProcessFault['code']): void => {
    blame ??= code
    child.kill('SIGKILL')
  }
  const begin = (next: Task, ms: number, late: ProcessFault['code']): void => {
    task = next
    clock = setTimeout(() => kill(late), ms)
    keepParent(child, pipes, true)
  }
  const finish = (result: Result<undefined, ProcessFault>): void => {
    clearTimeout(clock)
    watch?.stop()
    const ended = task
    task = undefined
    if (alive) keepParent(child, pipes, false)
    if (bug) ended?.throwBug(bug.thrown)
    else ended?.settle(result)
  }
  const take = (part: Frame): void => {
    if (blame) return
    if (part.kind === 'json' && isWord(part.value, task?.takePart ? 'done' : 'ready')) return finish(ok(undefined))
    try {
      if (!task?.takePart?.(part)) kill('wrong_answer')
    } catch (thrown) {
      bug = { thrown }
      kill('wrong_answer')
    }
  }
  const listen = (): { push(chunk: Uint8Array): void } => decodeFrames(limits.answer, take, (fault) => kill(FAULT_OF_FRAME[fault]))
  let decoder = listen()
  pipes.answer.on('data', (chunk: Buffer) => decoder.push(chunk))

  child.once('error', () => { blame ??= 'did_not_start' })
  child.once('close', (status, signal) => {
    alive = false
    const said = printed()
    const code = blame ?? (ranOutOfMemory(said) ? 'too_much_memory' : task?.takePart ? 'crashed' : 'did_not_start')
    finish(err({ code, detail: `ended with ${signal ?? `status ${status}`}${said === '' ? '' : `: ${said}`}` }))
  })

  const started = new Promise<Result<undefined, ProcessFault>>((settle, throwBug) => {
    begin({ takePart: undefined, settle, throwBug }, limits.startMs, 'did_not_start')
  })

  return {
    started,
    run(job, takePart) {
      if (!alive || task) throw new Error(`Cannot give the process ${child.pid} a job: it is ${alive ? 'at another' : 'gone'}`)
      decoder = listen()
      return new Promise((settle, throwBug) => {
        begin({ takePart, settle, throwBug }, limits.jobMs, 'too_slow')
        watch = watchMemory({ pid: child.pid!, mostBytes: limits.residentBytes, everyMs: WATCH_EVERY_MS, onOver: () => kill('too_much_memory') })
        for (const frame of [{ kind: 'json', value: job.header }, { kind: 'bytes', bytes: job.bytes }] as const) {
          for (const bytes of encodeFrame(frame)) pipes.stdin.write(bytes)
        }
      })
    },
    isAlive: () => alive,
    heldBytes: () => residentBytesOf(child.pid!),
    peakBytes: () => watch?.peakBytes() ?? 0,
    end() {
      if (alive) kill('crashed')
      keepParent(child, pipes, true)
      return gone
    },
    killNow: () => { if (alive) child.kill('SIGKILL') },
  }
}

const FAULT_OF_FRAME: Readonly<Record<FrameFault, ProcessFault['code']>> = {
  frame_too_large: 'answer_too_large',
  answer_too_large: 'answer_too_large',
  unknown_kind: 'wrong_answer',
  not_json: 'wrong_answer',
}

type Pipes = { readonly stdin: Writable; readonly stdout: Readable; readonly stderr: Readable; readonly answer: Readable }

function pipesOf(child: ChildProcess): Pipes {
  const [stdin, stdout, stderr, answer] = child.stdio as unknown as [Writable, Readable, Readable, Readable]
  // A child that dies breaks its pipes; its 'close' says what happened, the pipes' own errors add nothing.
  for (const pipe of [stdin, stdout, stderr, answer]) pipe.on('error', () => undefined)
  return { stdin, stdout, stderr, answer }
}

/** An idle child must not keep the command line waiting; a busy one must. */
function keepParent(child: ChildProcess, pipes: Pipes, keep: boolean): void {
  const handles = [child, pipes.stdin, pipes.stdout, pipes.stderr, pipes.answer] as unknown as { ref(): void; unref(): void }[]
  for (const handle of handles) {
    if (keep) handle.ref()
    else handle.unref()
  }
}

/** The last characters that were printed; calls `onOver` when all that was printed is more than `mostBytes`. */
function keepTail(mostBytes: number, streams: readonly Readable[], onOver: () => void): () => string {
  let tail = ''
  let total = 0
  for (const stream of streams) {
    stream.on('data', (chunk: Buffer) => {
      total += chunk.byteLength
      tail = `${tail}${chunk.subarray(-PRINTED_TAIL_CHARACTERS).toString('latin1')}`.slice(-PRINTED_TAIL_CHARACTERS)
      if (total > mostBytes) onOver()
    })
  }
  return () => tail.trim()
}

/** V8 and Node say so before they abort; the kernel's limit shows in the same words. */
const ranOutOfMemory = (printed: string): boolean => /out of memory|Allocation failed/i.test(printed)

const isWord = (value: unknown, word: 'ready' | 'done'): boolean => typeof value === 'object' && value !== null && 'word' in value && value.word === word
