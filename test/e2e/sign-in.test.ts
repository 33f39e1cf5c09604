/** Signing up, in and out over the work, in one tab and in two, and when a session ends by itself. */
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { axeFaults } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'
import { PHONE, signInBy, signUp, signUpBy } from './teacher.ts'

/** As src/web/wizard/draft.ts keeps it. */
const DRAFT = JSON.stringify({
  version: 1,
  draft: {
    inputMethod: 'document',
    document: { id: 'd_gone', name: 'heat-transfer.pdf' },
    topics: [{ id: 't1', name: 'Conduction', category: 'Physics', questionCount: 5 }],
    configuration: {
      language: 'en',
      difficulty: 'medium',
      questionTypes: ['multiple_choice'],
      timeLimit: 60,
      includeAnswerKey: true,
      paperFormat: 'standard',
    },
  },
})

const dialogOf = (page: Page) => page.getByRole('dialog')

describe.skipIf(!hasChromium)('signing in', () => {
  const suite = startSuite()
  const endSessions = (email: string) =>
    suite.service.service.db
      .deleteFrom('accountSession')
      .where('userId', '=', (db) => db.selectFrom('accountUser').select('id').where('email', '=', email))
      .execute()

  test('fields are checked before they are sent, modes leave nothing behind, a wrong password is told', async () => {
    const { page, context, faults } = await suite.open()
    const { email } = await signUp(context, suite.url)
    await context.clearCookies()
    await page.goto('/generator')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('heading', { name: 'Sign In' }).waitFor()
    expect(await page.locator(':focus').getAttribute('name')).toBe('email')
    await dialog.locator('[type=submit]').click()
    expect(await dialog.getByText('This field is required').count()).toBe(2)
    await signInBy(page, 'chan', 'short')
    await dialog.getByText('This is not an email address. It looks like name@school.hk.').waitFor()
    await dialog.getByText('The password needs at least 6 characters.').waitFor()
    await signInBy(page, email, 'another-one-8')
    await dialog.getByRole('alert').getByText('Invalid email or password').waitFor()
    await dialog.getByRole('button', { name: 'Show password' }).click()
    expect(await dialog.locator('[name=password]').getAttribute('type')).toBe('text')
    await dialog.getByRole('button', { name: 'Sign Up' }).click()
    await dialog.getByRole('heading', { name: 'Sign Up' }).waitFor()
    expect(await dialog.getByLabel('Email').inputValue()).toBe('')
    expect(await dialog.locator('[name=password]').inputValue()).toBe('')
    expect(await dialog.getByRole('alert').count()).toBe(0)
    expect([
      await dialog.getByLabel('Full Name').getAttribute('autocomplete'),
      await dialog.locator('[name=password]').getAttribute('autocomplete'),
    ]).toEqual(['name', 'new-password'])
    await signUpBy(page, 'Chan Tai Man', email)
    await dialog
      .getByRole('alert')
      .getByText('There is an account with this email address already. Sign in instead.')
      .waitFor()
    await page.route('**/api/auth/sign-up/email', (route) =>
      route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
    )
    await dialog.locator('[type=submit]').click()
    await dialog.getByRole('alert').getByText('Authentication failed').waitFor()
    await page.unroute('**/api/auth/sign-up/email')
    await context.setOffline(true)
    await dialog.locator('[type=submit]').click()
    await dialog.getByRole('alert').getByText('The server cannot be reached.').waitFor()
    expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|502 \(Bad Gateway\)/.test(fault))).toEqual([])
    await context.close()
  })

  test('the gate of the third step opens the dialog over the work, which goes on after signing up', async () => {
    const { page, context, faults } = await suite.open({ viewport: PHONE })
    await page.goto('/generator')
    await page.evaluate((draft) => localStorage.setItem('setpaper.draft', draft), DRAFT)
    await page.goto('/generator?step=3')
    await page.getByRole('heading', { name: 'Premium Features Await' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign In to Continue' }).click()
    await signUpBy(page, 'Wong Siu Ming', 'wong@school.hk')
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Premium Features Await' }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('step')).toBe('3')
    await page.getByRole('heading', { level: 1, name: 'Configuration' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('setpaper.draft'))).toContain('Conduction')
    expect(faults).toEqual([])
    await context.close()
  })

  test('another tab learns of signing out and in; a visitor at the dashboard is asked to sign in', async () => {
    const { page: first, context, faults } = await suite.open()
    const { email } = await signUp(context, suite.url)
    const second = await context.newPage()
    await Promise.all([first.goto('/generator'), second.goto('/dashboard')])
    await second.getByRole('heading', { name: 'Welcome Back!' }).waitFor()
    await first.getByRole('button', { name: 'Account: Chan Tai Man' }).click()
    await first.getByRole('menuitem', { name: 'Sign Out' }).click()
    await first.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
    await second.getByRole('heading', { name: 'Sign In Required' }).waitFor()
    expect(await second.getByText(email).count()).toBe(0)
    expect(await second.getByText('Your session has expired').count()).toBe(0)
    await second.getByRole('button', { name: 'Sign In to Continue' }).click()
    await signInBy(second, email)
    await second.getByRole('heading', { name: 'Welcome Back!' }).waitFor()
    await first.getByRole('button', { name: 'Account: Chan Tai Man' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('signing out forgets the work in the wizard, in every tab; a session that ends by itself does not', async () => {
    const { page, context, faults } = await suite.open()
    const { email } = await signUp(context, suite.url)
    const kept = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('setpaper.draft'))
    await page.goto('/generator')
    await page.evaluate((draft: string) => localStorage.setItem('setpaper.draft', draft), DRAFT)
    const other = await context.newPage()
    await Promise.all([page.goto('/generator?step=3'), other.goto('/generator?step=3')])
    for (const tab of [page, other]) await tab.getByRole('heading', { level: 1, name: 'Configuration' }).waitFor()
    await endSessions(email)
    await page.reload()
    await page.getByRole('heading', { name: 'Premium Features Await' }).waitFor()
    expect(await kept()).toContain('Conduction')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await signInBy(page, email)
    await page.getByRole('heading', { level: 1, name: 'Configuration' }).waitFor()
    await page.getByRole('button', { name: 'Account: Chan Tai Man' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    for (const tab of [page, other]) {
      await tab.getByRole('heading', { level: 1, name: 'Input Method' }).waitFor()
      await expect.poll(() => new URL(tab.url()).searchParams.get('step')).toBe('1')
    }
    expect((await kept()) ?? '').not.toContain('Conduction')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Input Method' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('a session that ends in the middle is told at the next call, and signing in again leads on', async () => {
    const { page, context, faults } = await suite.open()
    const { email } = await signUp(context, suite.url)
    let answered = performance.now()
    page.on('response', () => (answered = performance.now()))
    await page.goto('/dashboard')
    // What the page asks for by itself is there, also what it reads again once its stream of events is open: else it,
    // and not the press, meets the end of the session.
    await page.getByText('No quizzes generated yet').waitFor()
    await page.getByText('No documents uploaded yet').waitFor()
    await expect.poll(() => performance.now() - answered).toBeGreaterThan(1_000)
    await endSessions(email)
    await page.getByRole('link', { name: 'Recently deleted' }).first().click()
    await page.getByText('Your session has expired. Please sign in again').waitFor()
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor()
    await page.getByRole('listitem').getByRole('button', { name: 'Sign In', exact: true }).click()
    await signInBy(page, email)
    await page.getByRole('heading', { name: 'Recently deleted' }).waitFor()
    await page.getByText('Your session has expired. Please sign in again').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
    await context.close()
  })

  test('a forgotten password: the link is asked for, one that is stale says so', async () => {
    const { page, context, faults } = await suite.open({ theme: 'dark' })
    await page.goto('/generator')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await dialogOf(page).getByLabel('Email').fill('nobody@school.hk')
    await page.keyboard.press('Enter')
    await dialogOf(page).getByText('whoever runs it can then set a new password for you').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.goto('/reset-password?token=0123')
    await page.getByLabel('New password').fill('123456')
    await page.keyboard.press('Enter')
    await page.getByText('This password is among the commonest').waitFor()
    await page.getByLabel('New password').fill('green-mountain-9')
    await page.keyboard.press('Enter')
    await page.getByText('This link is no longer valid').waitFor()
    await page.getByRole('button', { name: 'Send the link' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})
