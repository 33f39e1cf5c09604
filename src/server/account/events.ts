/** GET /events */
import { events } from '#contract/account.ts'
import { ok } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service.ts'

/** Proxies close what is silent. */
const HEARTBEAT_MS = 15_000

/** A stream of what happens to the school's rows; `gap` tells that some of it may have been missed. */
export const stream = ({ progress, metrics }: Pick<Service, 'progress' | 'metrics'>) => endpoint(events, async ({ access: { user }, request }) => {
  let stop = (): void => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const send = (text: string): void => controller.enqueue(encoder.encode(text))
      const unfollow = progress.follow(user.schoolId, (event) => send(`event: progress\ndata: ${JSON.stringify(event)}\n\n`), () => send('event: gap\ndata: {}\n\n'), () => {
        stop()
        // The client connects again, to another process or to the next start.
        controller.close()
      })
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS).unref()
      metrics.connections.inc()
      stop = () => {
        stop = () => undefined
        clearInterval(heartbeat)
        unfollow()
        metrics.connections.dec()
      }
      request.signal.addEventListener('abort', () => stop())
      // The client's first word: from here on nothing is missed.
      send('retry: 1000\nevent: ready\ndata: {}\n\n')
    },
    cancel: () => stop(),
  })
  return ok({ reply: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } }) })
})
