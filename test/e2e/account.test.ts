/** The profile of the dashboard, by keyboard: name, password, sessions, data and the end of the account. */
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'
import { PHONE, signInBy, signUp } from './teacher.ts'

/** Reaches it as a keyboard does, and presses Enter. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

describe.skipIf(!hasChromium)('the profile', () => {
  const suite = startSuite()

  test('shows whose account it is; name, language and theme are changed', async () => {
    const { page, context, faults } = await suite.open()
    const { email } = await signUp(context, suite.url)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Profile' }).and(page.locator(':visible')).click()
    await page.getByRole('heading', { level: 1, name: 'Profile & Settings' }).waitFor()
    await page.getByText('Account Holder').waitFor()
    expect(await page.getByRole('main').getByText(email).first().isVisible()).toBe(true)
    await page.getByText('0 of 300').waitFor()
    await page.getByRole('main').getByText('100 credits').waitFor()
    await page.getByLabel('Full Name').fill('  ')
    await page.keyboard.press('Enter')
    await page.getByText('This field is required').waitFor()
    await page.getByLabel('Full Name').fill('Wong Siu Ming')
    await page.keyboard.press('Enter')
    await page.getByText('Your name is saved.').waitFor()
    expect(await page.locator(':focus').getAttribute('name')).toBe('name')
    await page.getByLabel('Theme', { exact: true }).selectOption('Dark')
    await page.locator('html.dark').waitFor({ state: 'attached' })
    await page.getByLabel('Language', { exact: true }).selectOption('繁體中文')
    await page.getByRole('heading', { level: 1, name: '個人檔案與設定' }).waitFor()
    expect(
      await suite.service.service.db
        .selectFrom('accountUser')
        .select(['name', 'language'])
        .where('email', '=', email)
        .execute(),
    ).toEqual([{ name: 'Wong Siu Ming', language: 'zh-TW' }])
    for (const width of [320, 390]) {
      await page.setViewportSize({ ...PHONE, width })
      expect(await scrollsSideways(page), String(width)).toBe(false)
    }
    expect(faults).toEqual([])
    await context.close()
  })

  test('a new password takes the present one, and ends the other sessions; signing out everywhere does, too', async () => {
    const { page, context, faults } = await suite.open()
    const { email } = await signUp(context, suite.url)
    const other = await suite.open()
    const signInElsewhere = (password: string) =>
      other.context.request.post(`${suite.url}/api/auth/sign-in/email`, {
        data: { email, password },
        headers: { origin: suite.url },
      })
    await signInElsewhere('blue-harbour-7')
    await other.page.goto('/dashboard')
    await other.page.getByRole('heading', { name: 'Welcome Back!' }).waitFor()
    await page.goto('/dashboard?view=profile')
    await page.getByRole('button', { name: 'Sign out everywhere' }).waitFor()
    await press(page, 'Change the password')
    expect(await page.getByText('This field is required').count()).toBe(2)
    expect(await page.locator(':focus').getAttribute('name')).toBe('present')
    await page.getByLabel('Present password').fill('not-this-one')
    await page.getByLabel('New password').fill('short')
    await page.keyboard.press('Enter')
    await page.getByText('The password needs at least 6 characters.').waitFor()
    await page.getByLabel('New password').fill('green-valley-9')
    await page.keyboard.press('Enter')
    await page.getByText('The present password is not right.').waitFor()
    await page.getByLabel('Present password').fill('blue-harbour-7')
    await page.keyboard.press('Enter')
    await page.getByText('Your password is changed. You are signed out everywhere else.').waitFor()
    await page.getByText('You are signed in nowhere else.').waitFor()
    // The other browser learns of it by its stream of events, or at its next call.
    await other.page.getByRole('link', { name: 'Documents' }).first().click()
    await other.page.getByRole('heading', { name: 'Sign In Required' }).waitFor({ timeout: 25_000 })
    await other.page.getByText('Your session has expired. Please sign in again').waitFor()
    await signInElsewhere('green-valley-9')
    await page.reload()
    await press(page, 'Sign out everywhere')
    await page.getByText('1 other session was ended.').waitFor()
    await page.getByText('You are signed in nowhere else.').waitFor()
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Where you are signed in')
    expect([...faults, ...other.faults]).toEqual([])
    await context.close()
    await other.context.close()
  })

  test('the data come as one archive; a failure is told', async () => {
    const { page, context, faults } = await suite.open()
    await signUp(context, suite.url)
    await page.goto('/dashboard?view=profile')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export my data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^setpaper_data_\d{4}-\d\d-\d\d\.zip$/)
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
    await page.getByText('The archive is saved.').waitFor()
    await page.route('**/me/export', (route) =>
      route.fulfill({ status: 429, json: { success: false, error: 'x', code: 'rate_limited', retryAfterSeconds: 30 } }),
    )
    await press(page, 'Export my data')
    await page.getByRole('alert').getByText('Too many requests. Try again in 30 seconds.').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('the account ends by its password, in every tab, and the next page says so', async () => {
    const { page, context, faults } = await suite.open({ viewport: PHONE })
    const { email, password } = await signUp(context, suite.url)
    const tab = await context.newPage()
    await Promise.all([page.goto('/dashboard?view=profile'), tab.goto('/dashboard')])
    await tab.getByRole('heading', { name: 'Welcome Back!' }).waitFor()
    await press(page, 'Delete my account')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(`The account ${email} goes with all documents, papers and links.`).waitFor()
    await dialog.getByLabel('Your password').fill('not-this-one')
    await page.keyboard.press('Enter')
    await dialog.getByText('This is not your password.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Delete my account')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Your password').fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Your account was deleted, with everything in it.').waitFor()
    await tab.getByRole('heading', { name: 'Sign In Required' }).waitFor()
    await tab.getByRole('button', { name: 'Sign In to Continue' }).click()
    await signInBy(tab, email, password)
    await tab.getByRole('dialog').getByRole('alert').getByText('Invalid email or password').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})
