/** A teacher at a browser: pages of the running application, signed in or not. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { InterfaceLanguage } from '#domain/language.ts'
import { PASSWORD } from '../api/test-service.ts'

export const DESKTOP = { width: 1440, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

export type Setting = {
  readonly language?: InterfaceLanguage
  readonly theme?: 'light' | 'dark'
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly hasTouch?: boolean
}

const TAGS: Readonly<Record<InterfaceLanguage, string>> = { en: 'en-GB', 'zh-TW': 'zh-HK', 'zh-CN': 'zh-CN' }

/**
 * Motion is off, so that what is looked at stands still. What the page says went wrong is thrown when the test ends
 * (`end`).
 */
export async function openPage(
  browser: Browser,
  url: string,
  { language = 'en', theme = 'light', viewport = DESKTOP, hasTouch = false }: Setting = {},
): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly faults: string[] }> {
  const context = await browser.newContext({
    baseURL: url,
    locale: TAGS[language],
    colorScheme: theme,
    viewport,
    hasTouch,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(message.text())
  })
  return { page, context, faults }
}

let teachers = 0

/** Signs a new teacher up by the API, so that the browser's cookie is there before the first page. */
export async function signUp(
  context: BrowserContext,
  url: string,
): Promise<{ readonly email: string; readonly password: string }> {
  const account = {
    name: 'Chan Tai Man',
    email: `teacher-${process.pid}-${(teachers += 1)}@school.hk`,
    password: PASSWORD,
  }
  const answer = await context.request.post(`${url}/api/auth/sign-up/email`, {
    data: account,
    headers: { origin: url },
  })
  if (!answer.ok()) throw new Error(`Cannot sign up: ${answer.status()} ${await answer.text()}`)
  return account
}

/** Fills in the dialog of signing in, and sends it; a guest sees that of signing up first. */
export async function signInBy(page: Page, email: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=email]').waitFor()
  if ((await dialog.locator('[name=name]').count()) > 0) await dialog.locator('form p button').click()
  await sendAccount(page, email, password)
}

/** Fills in the dialog of signing up and sends it. */
export async function signUpBy(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Full Name').fill(name)
  await sendAccount(page, email, PASSWORD)
}

async function sendAccount(page: Page, email: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=email]').fill(email)
  await dialog.locator('[name=password]').fill(password)
  await dialog.locator('[type=submit]').click()
}
