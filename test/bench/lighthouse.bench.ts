/**
 * Lighthouse on the public pages and on the first step of the wizard: `node test/bench/lighthouse.bench.ts [runs]`,
 * after a build. Desktop preset, median of 5; prints a table against the limits, and never fails by the clock.
 */
import lighthouse, { desktopConfig } from 'lighthouse'
import { DEMO, firstLoad, MOST_PUBLIC_KILOBYTES, PUBLIC_PAGE } from '../e2e/first-load.ts'
import { openBrowser } from '../e2e/chromium.ts'
import { emptyDirectory, percentile, startService } from './running-service.ts'

const RUNS = Number(process.argv[2] ?? 5)
const PORT = '4391'
const DEBUGGING_PORT = 9231
/** Of the issue: performance, and the three others. */
const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof LIMITS
const CATEGORIES = Object.keys(LIMITS) as Category[]
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
/** The wizard is not to be found by search engines. */
const PAGES = [
  { path: '/' },
  { path: '/pricing' },
  { path: '/hkdse' },
  { path: '/zh-hk/' },
  { path: '/generator', without: ['seo'] },
] as const

type Run = {
  readonly scores: ReadonlyMap<Category, number>
  readonly times: readonly number[]
  readonly failed: readonly string[]
}

const kilobytes = (roots: readonly string[]): number =>
  firstLoad(roots).reduce((sum, chunk) => sum + chunk.kilobytes, 0)
console.log(
  `JavaScript of a public page: ${kilobytes(PUBLIC_PAGE).toFixed(1)} kB gz of ${MOST_PUBLIC_KILOBYTES} (${(kilobytes(PUBLIC_PAGE) / MOST_PUBLIC_KILOBYTES).toFixed(2)}); with the demo brought to life ${kilobytes([...PUBLIC_PAGE, ...DEMO]).toFixed(1)} kB`,
)

const address = `http://localhost:${PORT}`
const service = await startService({ DATA_DIR: emptyDirectory(), PORT, PUBLIC_URL: address, PLANS_FILE: '' })
const browser = await openBrowser([`--remote-debugging-port=${DEBUGGING_PORT}`])
try {
  const rows: Record<string, string>[] = []
  for (const page of PAGES) {
    const runs: Run[] = []
    for (let count = 0; count < RUNS; count += 1) runs.push(await look(page.path))
    const asked = CATEGORIES.filter((category) => !('without' in page) || !page.without.some((one) => one === category))
    rows.push({
      page: page.path,
      ...Object.fromEntries(
        asked.map((category) => [
          category,
          told(
            runs.map(({ scores }) => scores.get(category)!),
            LIMITS[category],
          ),
        ]),
      ),
      ...Object.fromEntries(
        TIMES.map((name, index) => [
          name,
          percentile(
            runs.map(({ times }) => times[index]!),
            0.5,
          ).toFixed(index === 3 ? 3 : 0),
        ]),
      ),
    })
    const failed = new Set(runs.flatMap((run) => run.failed))
    if (failed.size > 0) console.log(`${page.path} loses points by: ${[...failed].join(', ')}`)
  }
  console.table(rows)
} finally {
  await browser.close()
  await service.end()
}

async function look(path: string): Promise<Run> {
  const result = await lighthouse(
    address + path,
    { port: DEBUGGING_PORT, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES },
    desktopConfig,
  )
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${path}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError !== undefined) throw new Error(`Lighthouse could not look at ${path}: ${runtimeError.message}`)
  return {
    scores: new Map(CATEGORIES.map((category) => [category, Math.round(100 * (categories[category]?.score ?? 0))])),
    times: TIMES.map((name) => audits[name]?.numericValue ?? Number.NaN),
    failed: ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
      categories[category]!.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(
        ({ id }) => id,
      ),
    ),
  }
}

/** Median and spread, and the median's share of the limit. */
function told(scores: readonly number[], limit: number): string {
  const median = percentile(scores, 0.5)
  return `${median} (${Math.min(...scores)}–${Math.max(...scores)}), ${(median / limit).toFixed(2)} of ${limit}`
}
