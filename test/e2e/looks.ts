/**
 * How a state of a screen is looked at: axe finds no barrier, and nothing is cut, over something else,
 * too small, or to be scrolled sideways on 320 pixels, at 200 % or with large letters. LOOK names a folder for pictures.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/language.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { misfits } from './measure-fit.ts'
import { PHONE } from './teacher.ts'

const { LOOK } = process.env

/** All that exist. */
const STATES = [
  'input-visitor',
  'sign-in',
  'sign-up',
  'dashboard-visitor',
  'not-found',
  'dashboard-empty',
  'profile',
  'profile-removal',
  'profile-credits',
  'profile-back',
  'auth-callback-failed',
  'input',
  'input-confirm',
  'topics',
  'topics-none',
  'configuration',
  'configuration-faults',
  'template',
  'template-sample',
  'preview',
  'preview-flow',
  'preview-share',
  'preview-quota',
  'dashboard',
  'documents',
  'quizzes',
  'dashboard-profile',
  'documents-none',
  'document',
  'document-name',
  'document-topics',
  'document-fault',
  'viewer',
  'bin',
  'quiz-answers',
  'quiz-printed',
  'quiz-preview',
  'quiz-export',
  'quiz-export-fault',
  'flow',
  'quiz-not-found',
  'landing',
  'landing-languages',
  'landing-sign-up',
  'pricing',
  'public-not-found',
  'pricing-signed-in',
  'hkdse',
  'preset',
  'preset-key',
  'input-preset',
  'preset-sample',
  'input-methods',
  'input-units',
  'input-units-none',
  'topics-units',
  'ai-preview',
  'ai-strategies',
  'ai-regenerating',
  'ai-fallback',
  'ai-quiz',
  'ai-working',
  'ai-cancelled',
  'ai-words',
  'ai-words-topics',
  'ai-failed',
] as const
export type State = (typeof STATES)[number]

/** The paper beside the controls is large, and the same as in the first step, where it is looked at. */
const KNOWN_PAPER: ReadonlySet<State> = new Set([
  'topics',
  'topics-none',
  'configuration',
  'configuration-faults',
  'template',
  'input-methods',
  'input-preset',
  'input-units',
  'input-units-none',
  'topics-units',
  'ai-words',
  'ai-words-topics',
])
/** One state for each kind of sheet: question paper, key, both papers of the HKDSE, marking scheme. */
const WITH_SHEETS: ReadonlySet<State> = new Set([
  'template-sample',
  'quiz-printed',
  'preset',
  'preset-key',
  'preset-sample',
])
/** Leads nowhere in a language of its own address; the application says the same in English. */
const ONLY_TRANSLATED: State = 'public-not-found'

const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]
const USUAL_LETTERS = 16
/** Twice as large everything is half of the room; `letters`: those that the reader sets in the browser, in pixels. */
const ROOMS = [
  { name: 'phone', width: 320, height: 640 },
  { name: 'zoomed', width: 640, height: 400 },
  { name: 'large letters', width: 1280, height: 800, letters: 32 },
] as const
/** Sheets take a new width within them; what still scrolls sideways is a fault then, and is measured. */
const SETTLING_FRAMES = 50
const KINDS = ['barriers', ...ROOMS.map(({ name }) => name)] as const

/** Looks at one page, state by state. */
export type Look = {
  readonly page: Page
  readonly texts: InterfaceTexts
  readonly state: (name: State) => Promise<void>
}
/** Begins to look at a page. */
export type Looking = (page: Page, language: InterfaceLanguage, texts: InterfaceTexts) => Look
export type Looks = {
  readonly looking: Looking
  /** What is wrong, since it was last asked for. */
  readonly found: () => readonly string[]
  /** What was to be looked at and was not. */
  readonly missing: () => readonly string[]
}

/**
 * `pairs`: each state in one language and one theme, by all rules and on the phone, every second one in another room,
 * too; each kind of look in every language and in every theme. `product`: each state in each language, theme and
 * room, by all rules.
 */
export function openLooks(extent: 'pairs' | 'product'): Looks {
  const faults: string[] = []
  const seen = new Set<string>()
  const isProduct = extent === 'product'
  let states = 0

  /** The narrowest always; of the others each in turn with every second state, unless all is wanted. */
  const roomsOf = (state: number): readonly (typeof ROOMS)[number][] =>
    isProduct ? ROOMS : state % 2 === 0 ? [ROOMS[0], ROOMS[1 + ((state / 2) % 2)]!] : [ROOMS[0]]

  async function lookIn(
    wanted: Theme | undefined,
    page: Page,
    language: InterfaceLanguage,
    name: State,
  ): Promise<void> {
    if (wanted !== undefined) {
      await page.emulateMedia({ colorScheme: wanted })
      await page.locator(wanted === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor({ state: 'attached' })
    }
    await drawn(page)
    const theme = wanted ?? ((await page.locator('html.dark').count()) > 0 ? 'dark' : 'light')
    const place = `${name}, ${language}, ${theme}`
    const without = KNOWN_PAPER.has(name) ? ['aside'] : []
    const fault = (sentence: string): number => faults.push(`${place}: ${sentence}`)
    for (const found of await axeFaults(page, { without, sheets: WITH_SHEETS.has(name) })) fault(found)
    seen.add(`${place}, barriers`)
    if (LOOK !== undefined) await picture(page, `${language}-${theme}-${name}`)
    if (await scrollsSideways(page)) fault('has to be scrolled sideways')
    const before = page.viewportSize()!
    for (const room of roomsOf(states)) {
      await page.setViewportSize(room)
      for (let frames = 0; frames < SETTLING_FRAMES && (await scrollsSideways(page)); frames++) await drawn(page)
      await withLetters(page, 'letters' in room ? room.letters : USUAL_LETTERS)
      for (const found of await misfits(page, without)) fault(`${room.name}: ${found}`)
      seen.add(`${place}, ${room.name}`)
      if (LOOK !== undefined) await picture(page, `${language}-${theme}-${room.name.replace(' ', '-')}-${name}`)
    }
    await withLetters(page, USUAL_LETTERS)
    await page.setViewportSize(before)
  }

  function missing(): readonly string[] {
    const wanted: readonly (readonly string[])[] = isProduct
      ? STATES.flatMap((state) =>
          INTERFACE_LANGUAGES.filter((language) => state !== ONLY_TRANSLATED || language !== 'en').flatMap((language) =>
            THEMES.flatMap((theme) => KINDS.map((kind) => [state, language, theme, kind])),
          ),
        )
      : [
          ...STATES.flatMap((state) => [
            [state, 'barriers'],
            [state, 'phone'],
          ]),
          ...INTERFACE_LANGUAGES.flatMap((language) => KINDS.map((kind) => [language, kind])),
          ...THEMES.flatMap((theme) => KINDS.map((kind) => [theme, kind])),
        ]
    const looks = [...seen].map((look) => new Set(look.split(', ')))
    return wanted
      .filter((parts) => !looks.some((look) => parts.every((part) => look.has(part))))
      .map((parts) => parts.join(', '))
  }

  return {
    looking: (page, language, texts) => ({
      page,
      texts,
      async state(name) {
        states += 1
        // The theme that the last state was left in comes first. A change draws a paper of ten thousand elements anew,
        // which takes Chromium seconds, so that `pairs` looks in the theme that the page was opened in.
        const themes = isProduct ? (states % 2 === 0 ? THEMES : THEMES.toReversed()) : [undefined]
        for (const theme of themes) await lookIn(theme, page, language, name)
      },
    }),
    found: () => faults.splice(0),
    missing,
  }
}

/** Colours of the other theme, and what is placed by its size, stand from the second frame on. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))')

async function withLetters(page: Page, standard: number): Promise<void> {
  const reader = readers.get(page) ?? { session: await page.context().newCDPSession(page), letters: USUAL_LETTERS }
  readers.set(page, reader)
  if (reader.letters !== standard) await reader.session.send('Page.setFontSizes', { fontSizes: { standard } })
  reader.letters = standard
  await drawn(page)
}
const readers = new WeakMap<Page, { readonly session: CDPSession; letters: number }>()

async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(LOOK!, { recursive: true })
  await page.screenshot({ path: join(LOOK!, `${name}.png`), fullPage: page.viewportSize()!.width <= PHONE.width })
}
