/** Work that goes on after the answer: jobs in the database, so that a crash loses none. */
import { fromKysely, PgBoss, type JobWithMetadata } from 'pg-boss'
import type { Plan } from '#domain/plan.ts'
import type { Queries } from '../database/connect.ts'
import type { Log } from '../foundation/log.ts'
import type { Metrics } from '../http/metrics.ts'
import { nameFault } from '../foundation/name-fault.ts'

/** What each queue's jobs say. */
export type JobData = { readonly 'read-document': { readonly schoolId: string; readonly documentId: string } }
export type QueueName = keyof JobData

export type JobContext = {
  readonly id: string
  readonly signal: AbortSignal
  /** Whether this process is ending, or another took the job over: a fault then says nothing about the job. */
  readonly isLost: () => boolean
}
/** Throws for what another try may mend; whoever asked for the job counts how often. */
export type JobHandler<Name extends QueueName> = (data: JobData[Name], context: JobContext) => Promise<void>

export type Queue = {
  /** In the transaction of `queries`: no job without its row. `priority`: higher is sooner. Gives the job's id. */
  readonly send: <Name extends QueueName>(
    queries: Queries,
    name: Name,
    data: JobData[Name],
    priority: number,
  ) => Promise<string>
  readonly cancel: (name: QueueName, id: string) => Promise<void>
  /** Whether a job is still waiting or worked on, has come to its end, or is not there at all. */
  readonly stateOf: (name: QueueName, id: string) => Promise<'pending' | 'ended' | 'unknown'>
  readonly work: <Name extends QueueName>(name: Name, atOnce: number, handler: JobHandler<Name>) => Promise<void>
  readonly isHealthy: () => boolean
  /** Waits for what is being worked on, at most `GRACE_MS`. */
  readonly close: () => Promise<void>
}

/** Those of plans with priority come first. */
export const priorityOf = ({ priorityProcessing }: Pick<Plan, 'priorityProcessing'>): number =>
  priorityProcessing ? 10 : 0

/**
 * Tries after a crash, or while something is away, wait longer each time. So many end the job for good: a process that
 * dies of it time after time would serve nobody else.
 */
const TRIES = { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 15 } as const
/** The longest reading, with character recognition, takes three minutes. */
const EXPIRE_SECONDS = 240
/** A worker that died is noticed after this: no job is stuck over 60 s. */
const HEARTBEAT_SECONDS = 10
const GRACE_MS = 10_000
/** It polls every half second or two: what has not complained for so long works again. */
const UNHEALTHY_MS = 10_000
const QUEUES: readonly QueueName[] = ['read-document']

export async function openQueue(
  url: string,
  { log, metrics, listens }: { readonly log: Log; readonly metrics: Metrics; readonly listens: boolean },
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    application_name: 'setpaper-jobs',
    max: 3,
    useListenNotify: listens,
    schedule: false,
    supervise: listens,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 600,
    reindex: false,
    monitorVacuum: false,
  })
  let brokeAt = -Infinity
  let isEnding = false
  boss.on('error', (error) => {
    brokeAt = performance.now()
    log.warn({ fault: nameFault(error) }, 'the job queue broke')
  })
  await boss.start()
  for (const name of QUEUES)
    await boss.createQueue(name, {
      expireInSeconds: EXPIRE_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      notify: true,
    })
  // What a crash left is old enough after a power cut: it need not wait for the first look of the supervisor.
  if (listens) void boss.supervise().catch((error: Error) => boss.emit('error', error))
  return {
    async send(queries, name, data, priority) {
      const id = await boss.send(name, data, { ...TRIES, priority, db: fromKysely(queries) })
      if (id === null) throw new Error(`Cannot queue a job ${name}: the queue did not take it`)
      return id
    },
    cancel: async (name, id) => {
      await boss.cancel(name, id)
    },
    async stateOf(name, id) {
      const job = await boss.getJobById(name, id)
      if (job === null) return 'unknown'
      return ['created', 'retry', 'active', 'blocked'].includes(job.state) ? 'pending' : 'ended'
    },
    async work(name, atOnce, handler) {
      await boss.work<JobData[typeof name], unknown>(
        name,
        {
          localConcurrency: atOnce,
          pollingIntervalSeconds: 0.5,
          notifyPollingIntervalSeconds: 2,
          heartbeatRefreshSeconds: 3,
          includeMetadata: true,
        } as never,
        async (jobs) => {
          for (const job of jobs as JobWithMetadata<JobData[typeof name]>[]) {
            await handler(job.data, {
              id: job.id,
              signal: job.signal,
              isLost: () => isEnding || wasTaken(job.signal),
            }).then(
              () => metrics.jobEnded(name, 'done'),
              (error: unknown) => {
                metrics.jobEnded(name, 'failed')
                log.warn({ job: job.id, queue: name, attempt: job.retryCount + 1, err: error }, 'a job failed')
                throw error
              },
            )
          }
        },
      )
    },
    isHealthy: () => performance.now() - brokeAt > UNHEALTHY_MS,
    async close() {
      isEnding = true
      await boss.stop({ graceful: true, timeout: GRACE_MS, close: true })
    },
  }
}

/** A job that is over time is aborted without a reason of its own. */
const wasTaken = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof Error && reason.name === 'AbortError')
