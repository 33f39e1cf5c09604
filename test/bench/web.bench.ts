/**
 * What the web application costs a browser: `node test/bench/web.bench.ts`, after a build. Prints a table against the
 * limits; never fails by the clock.
 */
import type { Browser } from '@playwright/test'
import { openBrowser } from '../e2e/chromium.ts'
import { firstLoad, MOST_KILOBYTES } from '../e2e/first-load.ts'
import { openPage } from '../e2e/teacher.ts'
import { serveViewerPage } from '../e2e/viewer-page.ts'
import { honestPdf } from '../hostile/bytes/pdf-bytes.ts'
import { emptyDirectory, percentile, startService } from './running-service.ts'

const RUNS = 5
const PAGES = 40
/** Up to this a page's largest part counts as fast on a desktop (Lighthouse); asked of a PDF as well. */
const FAST_MS = 1_200

type Row = { readonly what: string; readonly value: number; readonly limit: number; readonly unit: 'kB' | 'ms' }

const chunks = firstLoad()
for (const { file, kilobytes } of chunks) console.log(`  ${file}: ${kilobytes.toFixed(1)} kB`)
const rows: Row[] = [
  {
    what: 'JavaScript of the first load, gz',
    value: chunks.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
    limit: MOST_KILOBYTES,
    unit: 'kB',
  },
]

const service = await startService({ DATA_DIR: emptyDirectory() })
const viewer = await serveViewerPage(service.url)
const browser = await openBrowser()
try {
  rows.push({
    what: `From the address to the heading of the wizard, nothing cached, median of ${RUNS}`,
    value: await median(() => timeWizard(browser)),
    limit: FAST_MS,
    unit: 'ms',
  })
  rows.push({
    what: `From a picked PDF of ${PAGES} pages to its first page, viewer not loaded before, median of ${RUNS}`,
    value: await median(() => timePdf(browser)),
    limit: FAST_MS,
    unit: 'ms',
  })
} finally {
  await browser.close()
  await viewer.end()
  await service.end()
}
console.table(
  rows.map(({ what, value, limit, unit }) => ({
    what,
    measured: `${value.toFixed(unit === 'kB' ? 1 : 0)} ${unit}`,
    limit: `${limit} ${unit}`,
    share: (value / limit).toFixed(2),
  })),
)

async function timeWizard(shared: Browser): Promise<number> {
  const { page, context } = await openPage(shared, service.url)
  const start = performance.now()
  await page.goto('/generator', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Input Method' }).waitFor()
  const taken = performance.now() - start
  await context.close()
  return taken
}

async function timePdf(shared: Browser): Promise<number> {
  const { page, context } = await openPage(shared, viewer.url)
  await page.goto('/generator')
  const buffer = honestPdf(PAGES)
  const start = performance.now()
  await page.getByLabel('file').setInputFiles({ name: 'chapter.pdf', mimeType: 'application/pdf', buffer })
  await page.locator('[data-page="1"] canvas').waitFor()
  const taken = performance.now() - start
  await context.close()
  return taken
}

async function median(run: () => Promise<number>): Promise<number> {
  const taken: number[] = []
  for (let count = 0; count < RUNS; count += 1) taken.push(await run())
  return percentile(taken, 0.5)
}
