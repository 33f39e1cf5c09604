/** Counts for Prometheus: requests by route and status, their times, jobs, connections. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Route } from '#contract/route.ts'

export type Metrics = {
  observe(route: Route, status: number, ms: number): void
  jobEnded(queue: string, outcome: 'done' | 'failed'): void
  readonly connections: Gauge
  text(): Promise<string>
  readonly contentType: string
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({ name: 'setpaper_request_seconds', help: 'Time to answer a request', labelNames: ['method', 'route', 'status'], buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60], registers: [registry] })
  const jobs = new Counter({ name: 'setpaper_jobs_total', help: 'Jobs that ended', labelNames: ['queue', 'outcome'], registers: [registry] })
  const connections = new Gauge({ name: 'setpaper_event_streams', help: 'Open streams of events', registers: [registry] })
  return {
    observe: ({ method, path }, status, ms) => seconds.observe({ method, route: path, status: String(status) }, ms / 1000),
    jobEnded: (queue, outcome) => jobs.inc({ queue, outcome }),
    connections,
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
