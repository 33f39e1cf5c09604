/**
 * A pool of limited children: a bounded number at once, some warm in advance, each replaced after its share of jobs.
 */
import { openFairQueue, type Asker } from './fair-queue.ts'
import {
  LimitedProcess,
  type Ended,
  type Job,
  type ProcessFault,
  type ProcessLimits,
  type ProcessSpec,
  type TakePart,
} from './limited-process.ts'

export type PoolOptions = {
  /** Jobs that run side by side; more wait for their turn. */
  readonly atOnce: number
  /** Of one account; undefined is as many as `atOnce`. */
  readonly eachAtOnce?: number
  /** Processes kept started and idle after the first job or `warmUp`; 0 starts one only when a job comes. */
  readonly spares: number
  /** After so many jobs a process is replaced: 1 where documents must not meet. */
  readonly jobsPerProcess: number
  /** A process that holds more resident bytes than this after a job is replaced. */
  readonly heldBytes: number
  /**
   * A process that had nothing to do for so long is ended, spares too, so that an idle server is small; undefined keeps
   * them.
   */
  readonly idleMs?: number
  /** One process stays for so long instead, for work that is likely to follow. */
  readonly lastIdleMs?: number
  /** For the operator's log; `detail` may quote the document. */
  readonly onFault?: (fault: ProcessFault) => void
}

/** The choices of the code that opens a pool of one kind of child. */
export type ChildPoolOptions = Pick<PoolOptions, 'atOnce' | 'spares' | 'idleMs' | 'lastIdleMs' | 'onFault'> & {
  /** Another child than the real one, and other limits, for tests. */
  readonly entry?: string
  readonly processLimits?: Partial<ProcessLimits>
}

export type ProcessPool = {
  /**
   * Waits for the asker's turn; a job whose asker is gone is ended. Rejects with `NoChild` when the pool is closed or no
   * process can be started at all, with the reason of the asker's signal, or with what `takePart` throws.
   */
  readonly run: (job: Job, takePart: TakePart, asker?: Asker) => Promise<Ended>
  /** Starts a process before the first job; resolves when it is ready, or could not be started. */
  readonly warmUp: () => Promise<void>
  /** Ends every child, waits until they are gone; waiting jobs are rejected. */
  readonly close: () => Promise<void>
}

/** No process could take the job; another try may go well. */
export class NoChild extends Error {}

type Member = { readonly process: LimitedProcess; jobs: number }

/** Of every open pool of this process. */
const KILLED_AT_EXIT = new Set<() => void>()
process.on('exit', () => KILLED_AT_EXIT.forEach((killAll) => killAll()))

export function openProcessPool(spec: ProcessSpec, options: PoolOptions): ProcessPool {
  const idle: Member[] = []
  const members = new Set<Member>()
  const starting = new Set<Promise<unknown>>()
  const startingSpares = new Set<Promise<unknown>>()
  const turns = openFairQueue(options.atOnce, options.eachAtOnce)
  let running = 0
  let closed = false

  const idleTimers: NodeJS.Timeout[] = []
  const retireIdle = (kept: number): void => {
    if (running === 0) for (const member of idle.splice(kept)) void retire(member)
  }
  const stayIdle = (): void => {
    for (const timer of idleTimers.splice(0)) clearTimeout(timer)
    const { idleMs, lastIdleMs } = options
    if (idleMs !== undefined)
      idleTimers.push(setTimeout(() => retireIdle(lastIdleMs === undefined ? 0 : 1), idleMs).unref())
    if (lastIdleMs !== undefined) idleTimers.push(setTimeout(() => retireIdle(0), lastIdleMs).unref())
  }

  const killAll = (): void => members.forEach((member) => member.process.killNow())
  KILLED_AT_EXIT.add(killAll)

  const start = async (): Promise<Member> => {
    const member = { process: await LimitedProcess.start(spec), jobs: 0 }
    members.add(member)
    const started = await member.process.started
    if (started.ok && !closed) return member
    await retire(member)
    throw new NoChild(
      started.ok ? CLOSED : `Cannot start the child ${spec.entry}: ${started.error.code}, ${started.error.detail}`,
    )
  }
  const retire = async (member: Member): Promise<void> => {
    await member.process.end()
    members.delete(member)
  }
  /** `close` waits for what is still starting, too. */
  const tracked = <Value>(work: Promise<Value>): Promise<Value> => {
    const settled = work
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => starting.delete(settled))
    starting.add(settled)
    return work
  }
  const addSpare = (): void => {
    // A spare that cannot start is no one's fault yet: the job that needs it tries again and says so.
    const spare = tracked(start())
      .then(
        (member) => idle.push(member),
        () => undefined,
      )
      .finally(() => startingSpares.delete(spare))
    startingSpares.add(spare)
  }
  const refill = (): void => {
    const missing = options.spares - idle.length - startingSpares.size
    for (let spare = 0; spare < missing && !closed; spare += 1) addSpare()
  }
  const takeMember = async (): Promise<Member> => {
    // A spare that is just starting will be ready before a new process would.
    if (idle.length === 0 && startingSpares.size > 0) await Promise.race(startingSpares)
    for (let member = idle.pop(); member; member = idle.pop()) {
      if (member.process.isAlive()) return member
      members.delete(member)
    }
    return tracked(start()).catch(() => tracked(start()))
  }
  const giveBack = async (member: Member): Promise<void> => {
    const { process } = member
    const mayServe = process.isAlive() && member.jobs < options.jobsPerProcess
    if (mayServe && (await process.heldBytes()) <= options.heldBytes && !closed) idle.push(member)
    else await retire(member)
  }
  const leave = async (member: Member | undefined, giveTurn: () => void): Promise<void> => {
    if (member) await giveBack(member)
    refill()
    running -= 1
    giveTurn()
    stayIdle()
  }
  /** Ends the job of an asker who is gone. */
  const runFor = async (member: Member, job: Job, takePart: TakePart, { signal }: Asker): Promise<Ended> => {
    signal?.throwIfAborted()
    const end = (): void => void member.process.end()
    signal?.addEventListener('abort', end, { once: true })
    try {
      const ended = await member.process.run(job, takePart)
      if (!ended.ok) signal?.throwIfAborted()
      return ended
    } finally {
      signal?.removeEventListener('abort', end)
    }
  }

  return {
    async run(job, takePart, asker = {}) {
      if (closed) throw new NoChild(CLOSED)
      const giveTurn = await turns.enter(asker)
      running += 1
      let member: Member | undefined
      const runOnce = async (): Promise<Ended> => {
        if (member) await retire(member)
        member = await takeMember()
        member.jobs += 1
        refill()
        return runFor(member, job, takePart, asker)
      }
      try {
        let result = await runOnce()
        // One that died while it was idle may be met before its end is known.
        if (!closed && hadNoTurn(result)) result = await runOnce()
        if (result.ok) return result
        if (closed) throw new NoChild(CLOSED)
        if (hadNoTurn(result))
          throw new NoChild(`The child ${spec.entry} was gone before its job: ${result.error.detail}`)
        options.onFault?.(result.error)
        return result
      } finally {
        // The answer does not wait for the end of the process that gave it; the next job does.
        void leave(member, giveTurn)
      }
    },
    async warmUp() {
      if (idle.length === 0 && startingSpares.size === 0 && !closed) addSpare()
      await Promise.all(startingSpares)
      stayIdle()
    },
    async close() {
      closed = true
      for (const timer of idleTimers) clearTimeout(timer)
      turns.refuseAll(new NoChild(CLOSED))
      await Promise.all([...members].map(retire))
      await Promise.all(starting)
      KILLED_AT_EXIT.delete(killAll)
    },
  }
}

const hadNoTurn = (ended: Ended): boolean => !ended.ok && ended.error.code === 'did_not_start'

const CLOSED = 'Cannot run a job: the pool of child processes is closed'
