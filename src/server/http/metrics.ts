/** Counts for Prometheus: requests by route and status, their times, jobs, connections, what the AI took. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Route } from '#contract/route.ts'
import type { AiFault, AiTokens } from '#questions/from-ai/ask-ai.ts'

export type Metrics = {
  observe(route: Route, status: number, ms: number): void
  jobEnded(queue: string, outcome: 'done' | 'failed'): void
  aiAnswered(model: string, tokens: AiTokens, seconds: number): void
  aiFailed(model: string, code: AiFault['code'], tokens: AiTokens, seconds: number): void
  readonly connections: Gauge
  text(): Promise<string>
  readonly contentType: string
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'setpaper_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  const jobs = new Counter({
    name: 'setpaper_jobs_total',
    help: 'Jobs that ended',
    labelNames: ['queue', 'outcome'],
    registers: [registry],
  })
  const connections = new Gauge({
    name: 'setpaper_event_streams',
    help: 'Open streams of events',
    registers: [registry],
  })
  const aiTokens = new Counter({
    name: 'setpaper_ai_tokens_total',
    help: 'Tokens that the AI provider counted',
    labelNames: ['model', 'kind'],
    registers: [registry],
  })
  const aiFaults = new Counter({
    name: 'setpaper_ai_faults_total',
    help: 'Requests that the AI provider did not answer, after every retry',
    labelNames: ['model', 'code'],
    registers: [registry],
  })
  const aiSeconds = new Histogram({
    name: 'setpaper_ai_seconds',
    help: 'Time of a request to the AI provider, retries included',
    labelNames: ['model', 'outcome'],
    buckets: [1, 2, 5, 10, 20, 40, 60, 120],
    registers: [registry],
  })
  const countTokens = (model: string, { input, output }: AiTokens): void => {
    aiTokens.inc({ model, kind: 'input' }, input)
    aiTokens.inc({ model, kind: 'output' }, output)
  }
  return {
    observe: ({ method, path }, status, ms) =>
      seconds.observe({ method, route: path, status: String(status) }, ms / 1000),
    jobEnded: (queue, outcome) => jobs.inc({ queue, outcome }),
    aiAnswered(model, tokens, seconds) {
      countTokens(model, tokens)
      aiSeconds.observe({ model, outcome: 'answered' }, seconds)
    },
    aiFailed(model, code, tokens, seconds) {
      countTokens(model, tokens)
      aiFaults.inc({ model, code })
      aiSeconds.observe({ model, outcome: 'failed' }, seconds)
    },
    connections,
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
