/** One child process under limits: starts, does one job at a time, and is killed at the first breach. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mustBeThere } from '#domain/must-be-there.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { CHILD_STDIO, keepParent, keepTail, pipesOf, type ChildPipes } from './child-pipes.ts'
import {
  decodeFrames,
  encodeFrame,
  type Frame,
  type FrameDecoder,
  type FrameFault,
  type FrameLimits,
} from './frames.ts'
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

export const PROCESS_FAULTS = [
  'too_slow',
  'too_much_memory',
  'answer_too_large',
  'printed_too_much',
  'wrong_answer',
  'crashed',
  'did_not_start',
] as const
/**
 * `detail` is for the operator's log: how it ended, and the last lines it printed. It may quote the document; never
 * show it.
 */
export type ProcessFault = { readonly code: (typeof PROCESS_FAULTS)[number]; readonly detail: string }
/** That it is done; what it had to say went to `takePart` before. */
export type Ended = Result<undefined, ProcessFault>

/** Takes one part of the answer; false when it is not what a good child sends. Throws only for bugs. */
export type TakePart = (part: Frame) => boolean

const WATCH_EVERY_MS = 20

/** What the process is doing: starting, or a job. */
type Task = {
  readonly kind: 'start' | 'job'
  readonly takePart: TakePart
  readonly settle: (ended: Ended) => void
  readonly throwBug: (bug: unknown) => void
  readonly clock: NodeJS.Timeout
  /** Whether the child has the whole job: until then its end is no fault of the job. */
  begun: boolean
}

/** An idle child does not keep the parent running. */
export class LimitedProcess {
  /** Whether it came to life, once it said so or is gone. */
  readonly started: Promise<Ended>
  readonly #child: ChildProcess
  readonly #pipes: ChildPipes
  readonly #limits: ProcessLimits
  readonly #printed: () => string
  readonly #gone: Promise<void>
  #alive = true
  #task: Task | undefined
  #decoder: FrameDecoder
  #watch: MemoryWatch | undefined
  #blame: ProcessFault['code'] | undefined
  #bug: { readonly thrown: unknown } | undefined

  static async start(spec: ProcessSpec): Promise<LimitedProcess> {
    const { file, args } = await limitedCommand(spec.entry, spec.limits)
    return new LimitedProcess(
      spawn(file, args, { cwd: spec.directory, env: {}, stdio: [...CHILD_STDIO], windowsHide: true }),
      spec.limits,
    )
  }

  private constructor(child: ChildProcess, limits: ProcessLimits) {
    this.#child = child
    this.#limits = limits
    this.#pipes = pipesOf(child)
    this.#printed = keepTail(this.#pipes, limits.printedBytes, () => this.#kill('printed_too_much'))
    this.#decoder = this.#listen()
    this.#pipes.answer.on('data', (chunk: Buffer) => this.#decoder.push(chunk))
    child.once('error', () => {
      this.#blame ??= 'did_not_start'
    })
    this.#gone = new Promise((resolve) => {
      child.once('close', (status, signal) => {
        this.#closed(signal ?? `status ${status}`)
        resolve()
      })
    })
    this.started = this.#begin('start', limits.startMs, () => false)
  }

  /**
   * Resolves once the child said that it is done, or is gone: `did_not_start` where it was gone before it had the job.
   * Rejects only with what `takePart` throws.
   */
  run(job: Job, takePart: TakePart): Promise<Ended> {
    if (!this.#alive || this.#task)
      throw new Error(`Cannot give the process ${this.#child.pid} a job: it is ${this.#alive ? 'at another' : 'gone'}`)
    const question = [
      ...encodeFrame({ kind: 'json', value: job.header }),
      ...encodeFrame({ kind: 'bytes', bytes: job.bytes }),
    ]
    this.#decoder = this.#listen()
    const ended = this.#begin('job', this.#limits.jobMs, takePart)
    this.#watch = watchMemory({
      pid: mustBeThere(this.#child.pid, 'the id of a process that started'),
      mostBytes: this.#limits.residentBytes,
      everyMs: WATCH_EVERY_MS,
      onOver: () => this.#kill('too_much_memory'),
    })
    for (const bytes of question) this.#pipes.job.write(bytes)
    return ended
  }

  isAlive(): boolean {
    return this.#alive
  }

  /** Resident bytes now; 0 where it is not known. */
  heldBytes(): Promise<number> {
    return this.#child.pid === undefined ? Promise.resolve(0) : residentBytesOf(this.#child.pid)
  }

  /** Kills it; resolves when it is gone. */
  end(): Promise<void> {
    if (this.#alive) {
      this.#kill('crashed')
      keepParent(this.#child, this.#pipes, true)
    }
    return this.#gone
  }

  /** Kills it without waiting, for the end of the parent itself. */
  killNow(): void {
    if (this.#alive) this.#child.kill('SIGKILL')
  }

  #begin(kind: Task['kind'], ms: number, takePart: TakePart): Promise<Ended> {
    keepParent(this.#child, this.#pipes, true)
    return new Promise((settle, throwBug) => {
      const clock = setTimeout(() => this.#kill(kind === 'start' ? 'did_not_start' : 'too_slow'), ms)
      this.#task = { kind, takePart, settle, throwBug, clock, begun: false }
    })
  }

  #finish(ended: Ended): void {
    const task = this.#task
    this.#task = undefined
    this.#watch?.stop()
    clearTimeout(task?.clock)
    if (this.#alive) keepParent(this.#child, this.#pipes, false)
    if (this.#bug) task?.throwBug(this.#bug.thrown)
    else task?.settle(ended)
  }

  /** A decoder for each job, since the limits of an answer are a job's. */
  #listen(): FrameDecoder {
    return decodeFrames(
      this.#limits.answer,
      (part) => this.#take(part),
      (fault) => this.#kill(FAULT_OF_FRAME[fault]),
    )
  }

  #take(part: Frame): void {
    const task = this.#task
    if (this.#blame) return
    if (task && isWord(part, task.kind === 'start' ? 'ready' : 'done')) return this.#finish(ok(undefined))
    if (task && isWord(part, 'begun')) {
      task.begun = true
      return
    }
    try {
      if (!task?.takePart(part)) this.#kill('wrong_answer')
    } catch (thrown) {
      this.#bug = { thrown }
      this.#kill('wrong_answer')
    }
  }

  #kill(code: ProcessFault['code']): void {
    this.#blame ??= code
    this.#child.kill('SIGKILL')
  }

  #closed(how: string): void {
    this.#alive = false
    const printed = this.#printed()
    const unblamed = ranOutOfMemory(printed) ? 'too_much_memory' : this.#task?.begun ? 'crashed' : 'did_not_start'
    const peak = this.#watch ? ` after ${Math.round(this.#watch.peakBytes() / 1e6)} MB` : ''
    this.#finish(
      err({ code: this.#blame ?? unblamed, detail: `ended with ${how}${peak}${printed === '' ? '' : `: ${printed}`}` }),
    )
  }
}

const FAULT_OF_FRAME: Readonly<Record<FrameFault, ProcessFault['code']>> = {
  frame_too_large: 'answer_too_large',
  answer_too_large: 'answer_too_large',
  unknown_kind: 'wrong_answer',
  not_json: 'wrong_answer',
}

/** V8 and Node say so before they abort; the kernel's limit shows in the same words. */
const ranOutOfMemory = (printed: string): boolean => /out of memory|Allocation failed/i.test(printed)

const isWord = (part: Frame, word: 'ready' | 'begun' | 'done'): boolean =>
  part.kind === 'json' &&
  typeof part.value === 'object' &&
  part.value !== null &&
  'word' in part.value &&
  part.value.word === word
