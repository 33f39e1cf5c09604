/** Routes of the service itself. */
import { z } from 'zod'
import { route } from './route.ts'

/**
 * Of the AI provider when it was last asked: `failing` did not answer, `misconfigured` refused the key or does not know
 * the model.
 */
export const AI_STATUSES = ['ok', 'unchecked', 'failing', 'misconfigured'] as const
export type AiStatus = (typeof AI_STATUSES)[number]

const group = 'Service'
export const health = route({
  method: 'GET',
  path: '/health',
  policy: 'open',
  group,
  summary: 'Whether the service works, and with what.',
  answer: z.object({
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    database: z.enum(['ok', 'down']),
    jobs: z.enum(['ok', 'down']),
    ai: z.object({ provider: z.string(), model: z.string().optional(), status: z.enum(AI_STATUSES) }),
  }),
})
export const openApi = route({
  method: 'GET',
  path: '/openapi.json',
  policy: 'open',
  group,
  summary: 'This contract, as OpenAPI 3.1.',
  answer: 'application/octet-stream',
})
/** Outside of `/api/v1`. */
export const metrics = route({
  method: 'GET',
  path: '//metrics',
  policy: 'open',
  group,
  summary: 'Counts for Prometheus; reached from this machine only.',
  answer: 'application/octet-stream',
})
export const reference = route({
  method: 'GET',
  path: '//docs',
  policy: 'open',
  group,
  summary: 'The reference of this API, to be read.',
  answer: 'text/html',
})
