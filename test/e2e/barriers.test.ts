/** Every screen in its states, in three languages and two themes: axe finds nothing, and nothing has to be scrolled sideways. LOOK names a folder for pictures of them. */
import type { Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { axeFaults, scrollsSideways } from './axe.ts'
import { startAiSuite } from './ai-suite.ts'
import { hasChromium } from './chromium.ts'
import { everyAiState } from './every-ai-state.ts'
import { everyState, KNOWN_PAPER, LANGUAGES, SETTINGS, type Looking } from './every-state.ts'
import { startSuite } from './suite.ts'
import { PHONE } from './teacher.ts'

const { LOOK } = process.env

describe.skipIf(!hasChromium)('no state of any screen has a barrier', { timeout: 300_000 }, () => {
  const walk = everyState(startSuite(SETTINGS), looking)
  test.each(LANGUAGES)('in $language', walk.withADocument)
  test.each(LANGUAGES)('without a document in $language', walk.withoutADocument)
  test.each(LANGUAGES)('with an AI service in $language', everyAiState(startAiSuite(), looking))
})

/** Both themes of each state, the second by the rules about colours, since nothing else differs; the theme follows the system until one is chosen. */
const looking: Looking = (page, language, texts, found) => ({ page, texts, async state(name) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor({ state: 'attached' })
    await page.evaluate(DRAWN)
    found.push(...(await axeFaults(page, { without: KNOWN_PAPER.has(name) ? ['aside'] : [], rules: colorScheme === 'dark' ? undefined : ['color-contrast', 'link-in-text-block'] })).map((fault) => `${name}, ${colorScheme}: ${fault}`))
    if (LOOK !== undefined) await picture(page, `${language}-${colorScheme}-${name}`)
  }
  if (await scrollsSideways(page)) found.push(`${name}: has to be scrolled sideways`)
} })

/** Colours of the other theme stand from the next frame on. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'

/** At a desk, and on a phone where it is dark. */
async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(LOOK!, { recursive: true })
  await page.screenshot({ path: join(LOOK!, `${name}.png`) })
  if (!name.includes('-dark-')) return
  const { width, height } = page.viewportSize()!
  await page.setViewportSize(PHONE)
  await page.screenshot({ path: join(LOOK!, `phone-${name}.png`) })
  await page.setViewportSize({ width, height })
}
