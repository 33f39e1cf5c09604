/** GET /health */
import { health } from '#contract/system.ts'
import { ok } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { VERSION } from '../foundation/version.ts'

export const get = ({ ping, queue, ai }: Pick<Service, 'ping' | 'queue' | 'ai'>) =>
  endpoint(health, async () => {
    const database = await ping().then(
      () => 'ok' as const,
      () => 'down' as const,
    )
    const jobs = database === 'ok' && queue.isHealthy() ? 'ok' : 'down'
    return ok({
      status: database === 'ok' && jobs === 'ok' ? 'ok' : 'degraded',
      version: VERSION,
      database,
      jobs,
      ai:
        ai === undefined
          ? { provider: 'built-in', status: 'ok' }
          : { provider: ai.provider, model: ai.model, status: ai.status() },
    })
  })
