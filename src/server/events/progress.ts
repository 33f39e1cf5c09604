/** Progress across processes: the row is the truth, `pg_notify` only wakes; one LISTEN connection a process. */
import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import type { Queries } from '../database/connect.ts'
import type { Log } from '../foundation/log.ts'

/** What happened to a row of a school; the reader fetches the row if it wants more. */
export type ProgressEvent = {
  readonly kind: 'document' | 'paper' | 'usage' | 'generation'
  readonly id: string
  readonly status: string
  readonly progress?: number
  readonly stage?: string
}

const CHANNEL = 'setpaper_progress'
const RECONNECT_MS = 500

/** Tells every process; inside a transaction, when it commits. */
export async function tell(queries: Queries, schoolId: string, event: ProgressEvent): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ schoolId, event })})`.execute(queries)
}

export type ProgressBus = {
  /**
   * Gives the function that ends it. `onGap`: events may have been missed, so the rows are to be read again. `onClose`:
   * no more will come from here.
   */
  readonly follow: (
    schoolId: string,
    onEvent: (event: ProgressEvent) => void,
    onGap: () => void,
    onClose: () => void,
  ) => () => void
  readonly close: () => Promise<void>
}

export async function openProgressBus(url: string, log: Log): Promise<ProgressBus> {
  const bus = new EventEmitter().setMaxListeners(0)
  let client: pg.Client | undefined
  let closed = false
  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'setpaper-events' })
    client = fresh
    fresh.on('notification', ({ payload }) => {
      const { schoolId, event } = JSON.parse(payload ?? '{}') as {
        readonly schoolId: string
        readonly event: ProgressEvent
      }
      bus.emit(`event:${schoolId}`, event)
    })
    fresh.on('error', (error) => log.warn({ fault: error.message }, 'the connection for events broke'))
    fresh.on('end', () => {
      if (!closed) setTimeout(() => void again(), RECONNECT_MS).unref()
    })
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
  }
  const again = async (): Promise<void> => {
    if (closed) return
    // A connection that could not be made ends, too, and comes here again.
    await listen().then(
      () => bus.emit('gap'),
      () => undefined,
    )
  }
  await listen()
  return {
    follow(schoolId, onEvent, onGap, onClose) {
      bus.on(`event:${schoolId}`, onEvent)
      bus.on('gap', onGap)
      bus.on('close', onClose)
      return () => {
        bus.off(`event:${schoolId}`, onEvent)
        bus.off('gap', onGap)
        bus.off('close', onClose)
      }
    },
    async close() {
      closed = true
      bus.emit('close')
      await client?.end().catch(() => undefined)
    },
  }
}
