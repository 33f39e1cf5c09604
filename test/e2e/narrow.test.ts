/** Every screen in its states on 320 pixels and at 200 %: nothing is cut, over something else, too small, or to be scrolled sideways. LOOK names a folder for pictures. */
import type { CDPSession, Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { startAiSuite } from './ai-suite.ts'
import { hasChromium } from './chromium.ts'
import { everyAiState } from './every-ai-state.ts'
import { everyState, KNOWN_PAPER, LANGUAGES, SETTINGS, type Looking } from './every-state.ts'
import { misfits } from './measure-fit.ts'
import { startSuite } from './suite.ts'

const { LOOK } = process.env

/** Twice as large everything is half of the room; `letters`: those that the reader sets in the browser, 16 pixels as it comes. */
const ROOMS = [
  { name: 'phone', width: 320, height: 640 },
  { name: 'zoomed', width: 640, height: 400 },
  { name: 'large letters', width: 1280, height: 800, letters: 32 },
] as const

/** One language in every room, the others in the least. */
const roomsOf = (language: Language) => (language === 'en' ? ROOMS : ROOMS.slice(0, 1))

describe.skipIf(!hasChromium)('every state fits', { timeout: 300_000 }, () => {
  const walk = everyState(startSuite(SETTINGS), looking)
  test.each(LANGUAGES)('in $language', walk.withADocument)
  test.each(LANGUAGES)('without a document in $language', walk.withoutADocument)
  test.each(LANGUAGES)('with an AI service in $language', everyAiState(startAiSuite(), looking))
})

const looking: Looking = (page, language, texts, found) => ({ page, texts, async state(name) {
  const before = page.viewportSize()!
  for (const room of roomsOf(language)) {
    await page.setViewportSize(room)
    await withLetters(page, 'letters' in room ? room.letters : 16)
    found.push(...(await misfits(page, KNOWN_PAPER.has(name) ? ['aside'] : [])).map((misfit) => `${name}, ${room.name}: ${misfit}`))
    if (LOOK !== undefined) await picture(page, `${language}-${room.name}-${name}`)
  }
  await withLetters(page, 16)
  await page.setViewportSize(before)
} })

/** What is placed by its size is in its place from the second frame on. */
async function withLetters(page: Page, standard: number): Promise<void> {
  const session = sessions.get(page) ?? await page.context().newCDPSession(page)
  sessions.set(page, session)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
}
const sessions = new WeakMap<Page, CDPSession>()

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(LOOK!, { recursive: true })
  await page.screenshot({ path: join(LOOK!, `${name.replace(' ', '-')}.png`), fullPage: true })
}
