/** GET /health */
import { health } from '#contract/system.ts'
import { ok } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service.ts'
import { VERSION } from '../version.ts'

export const get = ({ ping, queue }: Pick<Service, 'ping' | 'queue'>) => endpoint(health, async () => {
  const database = await ping().then(() => 'ok' as const, () => 'down' as const)
  const jobs = database === 'ok' && queue.isHealthy() ? 'ok' : 'down'
  return ok({ status: database === 'ok' && jobs === 'ok' ? 'ok' : 'degraded', version: VERSION, database, jobs, ai: { provider: 'built-in' } })
})
