/** What axe finds against a page as it stands, as sentences: none are wanted. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** `rules`: those that are asked, all without it; `without`: what has tests of its own, by selector. */
export async function axeFaults(page: Page, { rules, without = [] }: { readonly rules?: readonly string[] | undefined; readonly without?: readonly string[] } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  if (rules !== undefined) axe.withRules([...rules])
  for (const selector of without) axe.exclude(selector)
  let { violations } = await axe.analyze()
  // Inside of size containers Chromium may keep inherited colours of the other theme until the page is painted: a true fault is still there once it was.
  if (violations.some(({ id }) => id === 'color-contrast')) {
    await page.screenshot()
    violations = (await axe.analyze()).violations
  }
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

/** Whether a reader must scroll to the side. */
export const scrollsSideways = (page: Page): Promise<boolean> => page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth')
