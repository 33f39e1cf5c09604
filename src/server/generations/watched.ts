/**
 * Work that somebody watches and may cancel: its row is written as it goes, a few times a second at most, and another
 * process may end it.
 */
import { GENERATION_MINUTES } from '#domain/limits.ts'
import type { GenerationStage, GenerationStatus, GenerationWarning } from '#domain/generation.ts'
import { formatQuestion } from '#domain/format-question.ts'
import type { Question } from '#domain/question.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, type Result } from '#domain/result.ts'
import type { Queries } from '../database/connect.ts'
import { tell } from '../events/progress.ts'
import { randomId } from '../foundation/random-id.ts'
import type { Service } from '../service/service.ts'

type Needed = Pick<Service, 'db' | 'progress' | 'now'>
/** `id`: chosen by the client; undefined where nobody watches. */
export type Watch = { readonly schoolId: string; readonly id: string | undefined; readonly wanted: number }

export type Watched = {
  /** Aborted when it is cancelled: here, or in another process. */
  readonly signal: AbortSignal
  readonly enter: (stage: GenerationStage) => void
  /** Once: one that is there already changes nothing. */
  readonly add: (question: Question) => void
  readonly warn: (warning: GenerationWarning) => void
  /** In the transaction that stores what was made. False when it was cancelled: then nothing may be stored. */
  readonly finish: (transaction: Queries, paperId: string) => Promise<boolean>
}

const WRITE_MS = 300
/**
 * What has said nothing for `SILENT_MS` was left by a crash (housekeeping/sweep.ts): short, since the next sweep may be half
 * a minute away.
 */
const BEAT_MS = 5_000
export const SILENT_MS = 20_000
const KEPT_MS = GENERATION_MINUTES * 60_000

export const UNWATCHED: Watched = {
  signal: new AbortController().signal,
  enter: () => undefined,
  add: () => undefined,
  warn: () => undefined,
  finish: async () => true,
}

/** Refused with `cancelled` when it was, whatever the work says. */
export async function watched<Value>(
  service: Needed,
  watch: Watch,
  work: (generation: Watched) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  if (watch.id === undefined) return work(UNWATCHED)
  const row = await openRow(service, { ...watch, id: watch.id })
  try {
    const done = await work(row)
    if (row.signal.aborted) return err({ code: 'cancelled' })
    if (!done.ok) await row.fail(done.error.code)
    return done
  } catch (error) {
    // What was being made is given up in the middle.
    if (row.signal.aborted) return err({ code: 'cancelled' })
    await row.fail('internal').catch(() => undefined)
    throw error
  } finally {
    row.close()
  }
}

async function openRow(
  { db, progress, now }: Needed,
  { schoolId, id, wanted }: Watch & { readonly id: string },
): Promise<Watched & { readonly fail: (fault: string) => Promise<void>; readonly close: () => void }> {
  const runId = randomId('run')
  const cancelled = new AbortController()
  const questions: unknown[] = []
  const ids = new Set<string>()
  const warnings: GenerationWarning[] = []
  let stage: GenerationStage = 'topics'
  let isDone = false
  const fresh = {
    runId,
    status: 'working' as GenerationStatus,
    stage,
    wanted,
    questions: '[]',
    warnings: '[]',
    fault: null,
    paperId: null,
    updatedAt: now(),
    expiresAt: new Date(now().getTime() + KEPT_MS),
  }
  await db
    .insertInto('generation')
    .values({ schoolId, generationId: id, ...fresh })
    .onConflict((conflict) => conflict.columns(['schoolId', 'generationId']).doUpdateSet(fresh))
    .execute()

  const told = (queries: Queries, status: GenerationStatus): Promise<void> =>
    tell(queries, schoolId, {
      kind: 'generation',
      id,
      status,
      progress: wanted === 0 ? 0 : Math.min(100, Math.floor((100 * questions.length) / wanted)),
      stage,
    })
  /** Only as long as this run works on it; false when it was cancelled or taken over. */
  const change = async (
    queries: Queries,
    values: { readonly status?: GenerationStatus; readonly fault?: string; readonly paperId?: string },
  ): Promise<boolean> => {
    const state = {
      stage,
      questions: JSON.stringify(questions),
      warnings: JSON.stringify(warnings),
      updatedAt: now(),
      ...values,
    }
    const row = await queries
      .updateTable('generation')
      .set(state)
      .where('schoolId', '=', schoolId)
      .where('generationId', '=', id)
      .where('runId', '=', runId)
      .where('status', '=', 'working')
      .returning('runId')
      .executeTakeFirst()
    if (row !== undefined) await told(queries, values.status ?? 'working')
    return row !== undefined
  }
  const stop = (): void => {
    if (!isDone) cancelled.abort()
  }
  const look = async (): Promise<void> => {
    const row = await db
      .selectFrom('generation')
      .select(['runId', 'status'])
      .where('schoolId', '=', schoolId)
      .where('generationId', '=', id)
      .executeTakeFirst()
    if (row?.runId !== runId || row.status !== 'working') stop()
  }
  // A database that cannot be asked says nothing about it: the paper is stored by the row alone.
  const writer = coalesced(WRITE_MS, () =>
    db
      .transaction()
      .execute((transaction) => change(transaction, {}))
      .then(
        (isOurs) => {
          if (!isOurs) stop()
        },
        () => undefined,
      ),
  )
  const beat = setInterval(writer.write, BEAT_MS).unref()
  const unfollow = progress.follow(
    schoolId,
    (event) => {
      if (event.kind === 'generation' && event.id === id && event.status === 'failed')
        void look().catch(() => undefined)
    },
    () => void look().catch(() => undefined),
    () => undefined,
  )
  return {
    signal: cancelled.signal,
    enter(next) {
      stage = next
      writer.write()
    },
    add(question) {
      if (ids.has(question.id)) return
      ids.add(question.id)
      questions.push(formatQuestion(question))
      if (stage === 'topics') stage = 'questions'
      writer.write()
    },
    warn(warning) {
      warnings.push(warning)
      writer.write()
    },
    async finish(transaction, paperId) {
      stage = 'formatting'
      isDone = await change(transaction, { status: 'done', paperId })
      if (!isDone) cancelled.abort()
      return isDone
    },
    fail: async (fault) => {
      await change(db, { status: 'failed', fault })
    },
    close() {
      isDone = true
      clearInterval(beat)
      unfollow()
      writer.close()
    },
  }
}

/**
 * Runs `work` soon after it is asked for, never twice at once and not more often than every `everyMs`; the first time
 * at once.
 */
function coalesced(
  everyMs: number,
  work: () => Promise<void>,
): { readonly write: () => void; readonly close: () => void } {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isWanted = false
  let last = -Infinity
  const run = async (): Promise<void> => {
    timer = undefined
    isRunning = true
    isWanted = false
    last = performance.now()
    await work()
    isRunning = false
    if (isWanted) write()
  }
  const write = (): void => {
    isWanted = true
    if (!isRunning) timer ??= setTimeout(() => void run(), Math.max(0, last + everyMs - performance.now()))
  }
  return {
    write,
    close() {
      clearTimeout(timer)
      isRunning = true
    },
  }
}
