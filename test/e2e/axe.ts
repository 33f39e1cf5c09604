/** What axe finds against a page as it stands, as sentences: none are wanted. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Asked = {
  /** What has tests of its own, by selector. */
  readonly without?: readonly string[]
  /** The sheets of papers, too: thousands of elements, the same wherever a paper is shown (`WITH_SHEETS` of looks.ts). */
  readonly sheets?: boolean
}
const SHEETS = '.paper'

export async function axeFaults(page: Page, asked: Asked = {}): Promise<string[]> {
  // Inside of size containers Chromium may keep inherited colours of the other theme until the page is painted: a true
  // fault is still there once it was.
  let violations = await analyse(page, asked)
  if (violations.some(({ id }) => id === 'color-contrast')) {
    await page.screenshot()
    violations = await analyse(page, asked)
  }
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

/**
 * Axe stays in the document that it was brought into: a state that is looked at often is looked at for a fifth of what
 * the wrapper for Playwright takes, which brings it anew each time, and opens a page for the report.
 */
async function analyse(page: Page, { without = [], sheets = false }: Asked): Promise<AxeResults['violations']> {
  for (const frame of page.frames()) await bringAxe(frame)
  const options: RunOptions = { resultTypes: ['violations'] }
  return page.evaluate<AxeResults['violations']>(
    `axe.run({ exclude: ${JSON.stringify((sheets ? without : [...without, SHEETS]).map((selector) => [selector]))} }, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate<boolean>("'axe' in window"))) await frame.evaluate(AXE)
}

/** Whether a reader must scroll to the side. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth')
