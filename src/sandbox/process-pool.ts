/** A pool of limited children: a bounded number at once, some warm in advance, each replaced after its share of jobs. */
import { LimitedProcess, type Ended, type Job, type ProcessFault, type ProcessLimits, type ProcessSpec, type TakePart } from './limited-process.ts'

export type PoolOptions = {
  /** Jobs that run side by side; more wait for their turn. */
  readonly atOnce: number
  /** Processes kept started and idle after the first job or `warmUp`; 0 starts one only when a job comes. */
  readonly spares: number
  /** After so many jobs a process is replaced: 1 where documents must not meet. */
  readonly jobsPerProcess: number
  /** A process that holds more resident bytes than this after a job is replaced. */
  readonly heldBytes: number
  /** A process that had nothing to do for so long is ended, spares too, so that an idle server is small; undefined keeps them. */
  readonly idleMs?: number
  /** One process stays for so long instead, for work that is likely to follow. */
  readonly lastIdleMs?: number
  /** For the operator's log; `detail` may quote the document. */
  readonly onFault?: (fault: ProcessFault) => void
}

/** What whoever opens a pool of one kind of child decides. */
export type ChildPoolOptions = Pick<PoolOptions, 'atOnce' | 'spares' | 'idleMs' | 'lastIdleMs' | 'onFault'> & {
  /** Another child than the real one, and other limits, for tests. */
  readonly entry?: string
  readonly processLimits?: Partial<ProcessLimits>
}

export type ProcessPool = {
  /** `isFirst`: where jobs wait, before those that are not. Rejects when the pool is closed, when no process can be started at all, or with what `takePart` throws. */
  readonly run: (job: Job, takePart: TakePart, isFirst?: boolean) => Promise<Ended>
  /** Starts a process before the first job; resolves when it is ready, or could not be started. */
  readonly warmUp: () => Promise<void>
  /** Ends every child, waits until they are gone; waiting jobs are rejected. */
  readonly close: () => Promise<void>
}

type Member = { readonly process: LimitedProcess; jobs: number }

export function openProcessPool(spec: ProcessSpec, options: PoolOptions): ProcessPool {
  const idle: Member[] = []
  const members = new Set<Member>()
  const starting = new Set<Promise<unknown>>()
  const startingSpares = new Set<Promise<unknown>>()
  const waiting: { readonly isFirst: boolean; readonly go: () => void; readonly refuse: (error: Error) => void }[] = []
  let running = 0
  let closed = false

  const idleTimers: NodeJS.Timeout[] = []
  const retireIdle = (kept: number): void => { if (running === 0) for (const member of idle.splice(kept)) void retire(member) }
  const stayIdle = (): void => {
    for (const timer of idleTimers.splice(0)) clearTimeout(timer)
    const { idleMs, lastIdleMs } = options
    if (idleMs !== undefined) idleTimers.push(setTimeout(() => retireIdle(lastIdleMs === undefined ? 0 : 1), idleMs).unref())
    if (lastIdleMs !== undefined) idleTimers.push(setTimeout(() => retireIdle(0), lastIdleMs).unref())
  }

  const killAll = (): void => members.forEach((member) => member.process.killNow())
  process.on('exit', killAll)

  const start = async (): Promise<Member> => {
    const member = { process: await LimitedProcess.start(spec), jobs: 0 }
    members.add(member)
    const started = await member.process.started
    if (started.ok && !closed) return member
    await retire(member)
    throw new Error(started.ok ? CLOSED : `Cannot start the child ${spec.entry}: ${started.error.code}, ${started.error.detail}`)
  }
  const retire = async (member: Member): Promise<void> => {
    await member.process.end()
    members.delete(member)
  }
  /** `close` waits for what is still starting, too. */
  const tracked = <Value>(work: Promise<Value>): Promise<Value> => {
    const settled = work.then(() => undefined, () => undefined).finally(() => starting.delete(settled))
    starting.add(settled)
    return work
  }
  const addSpare = (): void => {
    // A spare that cannot start is no one's fault yet: the job that needs it tries again and says so.
    const spare = tracked(start()).then((member) => idle.push(member), () => undefined).finally(() => startingSpares.delete(spare))
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
  const leave = async (member: Member | undefined): Promise<void> => {
    if (member) await giveBack(member)
    refill()
    passTurn()
    stayIdle()
  }
  const turn = (isFirst: boolean): Promise<void> => new Promise((go, refuse) => {
    if (running < options.atOnce) {
      running += 1
      go()
    } else {
      const behind = isFirst ? waiting.findIndex((other) => !other.isFirst) : -1
      waiting.splice(behind < 0 ? waiting.length : behind, 0, { isFirst, go, refuse })
    }
  })
  const passTurn = (): void => {
    const next = waiting.shift()
    if (next) next.go()
    else running -= 1
  }

  return {
    async run(job, takePart, isFirst = false) {
      if (closed) throw new Error(CLOSED)
      await turn(isFirst)
      let member: Member | undefined
      try {
        member = await takeMember()
        member.jobs += 1
        refill()
        const result = await member.process.run(job, takePart)
        if (result.ok) return result
        if (closed) throw new Error(CLOSED)
        options.onFault?.(result.error)
        return result
      } finally {
        // The answer does not wait for the end of the process that gave it; the next job does.
        void leave(member)
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
      for (const { refuse } of waiting.splice(0)) refuse(new Error(CLOSED))
      await Promise.all([...members].map(retire))
      await Promise.all(starting)
      process.off('exit', killAll)
    },
  }
}

const CLOSED = 'Cannot run a job: the pool of child processes is closed'
