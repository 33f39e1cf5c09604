/** GET /metrics */
import { metrics } from '#contract/system.ts'
import { err, ok } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** What proxies add to what they pass on. */
const OF_PROXIES =
  /^(?:forwarded|x-forwarded-.+|via|x-real-ip|(?:true-)?client-ip|x-client-ip|x-cluster-client-ip|x-original-.+|cf-.+|fastly-client-ip|fly-client-ip)$/

/** What runs on this machine may know how it does; a proxy in front must not pass the path on (docs/operating.md). */
export const get = ({
  metrics: counts,
  configuration: { trustedIpHeader },
}: Pick<Service, 'metrics' | 'configuration'>) =>
  endpoint(metrics, async ({ request }) => {
    const forwarded = [...request.headers.keys()].some((name) => name === trustedIpHeader || OF_PROXIES.test(name))
    if (forwarded || !LOOPBACK.test(request.incoming.socket.remoteAddress ?? '')) return err({ code: 'not_found' })
    return ok({ reply: new Response(await counts.text(), { headers: { 'content-type': counts.contentType } }) })
  })
