/** GET /metrics */
import { metrics } from '#contract/system.ts'
import { err, ok } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service.ts'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** What runs on this machine may know how it does; a proxy in front must not pass the path on (docs/operating.md). */
export const get = ({ metrics: counts }: Pick<Service, 'metrics'>) => endpoint(metrics, async ({ request }) => {
  const forwarded = request.headers.has('x-forwarded-for') || request.headers.has('forwarded')
  if (forwarded || !LOOPBACK.test(request.incoming.socket.remoteAddress ?? '')) return err({ code: 'not_found' })
  return ok({ reply: new Response(await counts.text(), { headers: { 'content-type': counts.contentType } }) })
})
