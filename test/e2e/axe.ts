/** What axe finds against a page as it stands, as sentences: none are wanted. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** `rules`: those that are asked, all without it; `exclude`: what is not looked at. */
export async function axeFaults(page: Page, { rules, exclude }: { readonly rules?: readonly string[] | undefined; readonly exclude?: string | undefined } = {}): Promise<string[]> {
  let builder = new AxeBuilder({ page })
  if (rules !== undefined) builder = builder.withRules([...rules])
  if (exclude !== undefined) builder = builder.exclude(exclude)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

/** Whether a reader must scroll to the side. */
export const scrollsSideways = (page: Page): Promise<boolean> => page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth')
