/**
 * What a large school costs the dashboard: `node test/bench/dashboard.bench.ts`, after a build. Prints a table against
 * the limits; never fails by the clock.
 */
import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts'
import { openBrowser } from '../e2e/chromium.ts'
import { openPage, signUp } from '../e2e/teacher.ts'
import { fillSchool } from './large-school.ts'
import { emptyDirectory, loadNow, percentile, startService } from './running-service.ts'

const RUNS = 5
const ROWS = 10_000
const FIRST_ROWS_MS = 300
const TASK_MS = 50
/** Turns of the wheel, each of most of a window, so far apart. */
const TURNS = 60
const TURN = 700
const TURN_MS = 50

type Row = { readonly what: string; readonly value: number; readonly limit: number; readonly unit: string }
const LISTS = [
  { name: 'documents', link: 'Documents', first: (page: Page) => page.locator('main [role=listitem]').first() },
  { name: 'quizzes', link: 'Quizzes', first: (page: Page) => page.locator('main :is([role=listitem], li)').first() },
] as const

/** Runs in the page: from the click until a frame shows a row. */
const WATCH_ROWS = `void (window.firstRows = new Promise((done) => addEventListener('click', () => {
  const start = performance.now()
  const old = document.querySelector('main h1')
  const look = () => (document.querySelector('main h1') !== old && document.querySelector('main :is([role=listitem], li)') ? requestAnimationFrame(() => done(performance.now() - start)) : requestAnimationFrame(look))
  look()
}, { once: true, capture: true })))`

const database = await startEmbeddedPostgres(emptyDirectory())
const service = await startService({ DATA_DIR: emptyDirectory(), DATABASE_URL: database.url })
const browser = await openBrowser()
const rows: Row[] = []
try {
  const { page, context } = await openPage(browser, service.url)
  const { email } = await signUp(context, service.url)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await fillSchool((text, values) => client.query(text, values), { email, documents: ROWS, papers: ROWS })
  await client.end()
  const cookies = await context.cookies()
  await page.close()
  for (const list of LISTS) {
    rows.push({
      what: `${list.name}: from the click to the first rows, median of ${RUNS}`,
      value: await median(() => timeFirstRows(browser, cookies, list)),
      limit: FIRST_ROWS_MS,
      unit: 'ms',
    })
    const scrolls: Scrolling[] = []
    for (let run = 0; run < RUNS; run += 1) scrolls.push(await scroll(browser, cookies, list))
    const middle = (of: (one: Scrolling) => number): number => percentile(scrolls.map(of), 0.5)
    rows.push({
      what: `${list.name}: longest task while ${Math.round(middle((one) => one.px) / 1000)},000 px are scrolled, median of ${RUNS}`,
      value: middle((one) => one.longest),
      limit: TASK_MS,
      unit: 'ms',
    })
    rows.push({
      what: `${list.name}: processor time of that task, median of ${RUNS}`,
      value: middle((one) => one.busiest),
      limit: TASK_MS,
      unit: 'ms',
    })
    console.log(
      `  ${list.name}: tasks over ${TASK_MS} ms in each run: ${scrolls.map((one) => one.tasks).join(', ')}; most elements at once: ${Math.max(...scrolls.map((one) => one.elements))}`,
    )
  }
} finally {
  await browser.close()
  await service.end()
  await database.stop()
}
console.table(
  rows.map(({ what, value, limit, unit }) => ({
    what,
    measured: `${value.toFixed(0)} ${unit}`,
    limit: `${limit} ${unit}`,
    share: (value / limit).toFixed(2),
  })),
)
console.log(`load ${loadNow()}`)

type Cookies = Parameters<Awaited<ReturnType<typeof openPage>>['context']['addCookies']>[0]

async function overview(shared: Browser, cookies: Cookies): ReturnType<typeof openPage> {
  const opened = await openPage(shared, service.url)
  await opened.context.addCookies(cookies)
  await opened.page.goto('/dashboard')
  await opened.page.getByText('Chapter 1 of').first().waitFor()
  await opened.page.getByText('Exercise Paper 1', { exact: true }).waitFor()
  return opened
}

async function timeFirstRows(
  shared: Browser,
  cookies: Cookies,
  { link, first }: (typeof LISTS)[number],
): Promise<number> {
  const { page, context } = await overview(shared, cookies)
  await page.evaluate(WATCH_ROWS)
  await page.locator('aside').getByRole('link', { name: link, exact: true }).click()
  await first(page).waitFor()
  const taken = await page.evaluate<number>('window.firstRows')
  await context.close()
  return taken
}

/** `busiest`: most processor time of one task in ms, which other work on the machine does not lengthen. */
type Scrolling = {
  readonly longest: number
  readonly busiest: number
  readonly tasks: number
  readonly px: number
  readonly elements: number
}

async function scroll(shared: Browser, cookies: Cookies, { name, first }: (typeof LISTS)[number]): Promise<Scrolling> {
  const { page, context } = await openPage(shared, service.url)
  await context.addCookies(cookies)
  await page.goto(`/dashboard?view=${name}`)
  await first(page).waitFor()
  await page.mouse.move(700, 600)
  await page.evaluate(
    "window.tasks = []; new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })",
  )
  let elements = 0
  await shared.startTracing(page, { categories: ['toplevel'] })
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, TURN)
    await page.waitForTimeout(TURN_MS)
    if (turn % 20 === 0) elements = Math.max(elements, await page.locator('main *').count())
  }
  const found = await page.evaluate<{ tasks: number[]; px: number }>('({ tasks, px: scrollY })')
  const busiest = busiestTask(await shared.stopTracing())
  await context.close()
  return { busiest, longest: Math.max(0, ...found.tasks), tasks: found.tasks.length, px: found.px, elements }
}

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Of the main threads of pages, in ms. */
function busiestTask(trace: Buffer): number {
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] }
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return Math.max(
    0,
    ...events
      .filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
      .map(({ tdur = 0 }) => tdur / 1000),
  )
}

async function median(run: () => Promise<number>): Promise<number> {
  const taken: number[] = []
  for (let count = 0; count < RUNS; count += 1) taken.push(await run())
  return percentile(taken, 0.5)
}
