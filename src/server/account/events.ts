/** GET /events */
import { events } from '#contract/account.ts'
import { MOST_STREAMS } from '#domain/limits.ts'
import { err, ok } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'

/** Proxies close what is silent. */
const HEARTBEAT_MS = 15_000

/**
 * A stream of what happens to the school's rows; `gap` tells that some of it may have been missed. It ends soon after
 * its session. One account has `MOST_STREAMS` at once; a place is free again when a client goes.
 */
export const stream = ({
  progress,
  metrics,
  db,
  now,
  heartbeatMs = HEARTBEAT_MS,
}: Pick<Service, 'progress' | 'metrics' | 'db' | 'now'> & { readonly heartbeatMs?: number }) => {
  const open = new Map<string, number>()
  return endpoint(events, async ({ access: { user }, request }) => {
    const others = open.get(user.id) ?? 0
    if (others >= MOST_STREAMS) return err({ code: 'too_many_streams', most: MOST_STREAMS })
    let stop = (): void => undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder()
        const send = (text: string): void => controller.enqueue(encoder.encode(text))
        const beat = async (): Promise<void> => {
          const session = await db
            .selectFrom('accountSession')
            .select('id')
            .where('id', '=', user.sessionId)
            .where('expiresAt', '>', now())
            .executeTakeFirst()
          if (session === undefined) end()
          else send(': still here\n\n')
        }
        // A database that cannot be asked says nothing about the session.
        const heartbeat = setInterval(() => void beat().catch(() => undefined), heartbeatMs).unref()
        // The client connects again, to another process or to the next start.
        const end = (): void => {
          stop()
          controller.close()
        }
        const unfollow = progress.follow(
          user.schoolId,
          (event) => send(`event: progress\ndata: ${JSON.stringify(event)}\n\n`),
          () => send('event: gap\ndata: {}\n\n'),
          end,
        )
        open.set(user.id, others + 1)
        metrics.connections.inc()
        stop = () => {
          stop = () => undefined
          clearInterval(heartbeat)
          unfollow()
          metrics.connections.dec()
          const left = (open.get(user.id) ?? 0) - 1
          if (left > 0) open.set(user.id, left)
          else open.delete(user.id)
        }
        request.signal.addEventListener('abort', () => stop())
        // The client's first word: from here on nothing is missed.
        send('retry: 1000\nevent: ready\ndata: {}\n\n')
      },
      cancel: () => stop(),
    })
    return ok({
      reply: new Response(body, {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
      }),
    })
  })
}
