/** Signing in by Google in the browser, against an OpenID server on this machine: every way that it may end. */
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOpenIdServer, type OpenIdServer } from '../api/openid-server.ts'
import { signUp as signUpByApi } from '../api/test-service.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { startSuite, type Suite } from './suite.ts'
import { PHONE, signInBy, type Setting } from './teacher.ts'

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

describe.skipIf(!hasChromium)('signing in by Google', () => {
  let google: OpenIdServer
  // Why an OpenID server is not believed stands in the log alone.
  const settings = { google: { issuer: '', clientId: '', clientSecret: '' }, logLevel: 'warn' as const }
  beforeAll(async () => {
    google = await startOpenIdServer()
    Object.assign(settings.google, { issuer: google.issuer, ...google.client })
  })
  const suite: Suite = startSuite(settings)
  beforeAll(() => {
    google.sendsBackTo(`${suite.service.address}/api/auth/callback/google`)
    google.knows(
      { sub: 'new', email: 'newcomer@school.hk', email_verified: true, name: 'Lee Ka Yan' },
      { sub: 'unverified', email: 'unverified@school.hk', email_verified: false },
    )
  })
  afterAll(() => google?.close())

  /** Under the name that Google knows: cookies belong to it. */
  async function open(setting: Setting = {}) {
    const opened = await suite.open(setting)
    const at = (path: string): string => `${suite.service.address}${path}`
    return { ...opened, at }
  }
  const continueWithGoogle = async (page: Page): Promise<void> => {
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
  }
  const failsWith = async (page: Page, sentence: string): Promise<void> => {
    await page.getByRole('heading', { name: 'Authentication failed' }).waitFor()
    await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
  }

  test('opens an account over the interrupted work, which goes on; the second time it is the same account', async () => {
    const { page, context, faults, at } = await open()
    await page.goto(at('/generator'))
    await page.evaluate((draft) => localStorage.setItem('setpaper.draft', draft), DRAFT)
    await page.goto(at('/generator?step=3'))
    await page.getByRole('button', { name: 'Sign In to Continue' }).click()
    await continueWithGoogle(page)
    await page.getByRole('link', { name: 'newcomer@school.hk' }).click()
    await page.waitForURL('**/auth/callback')
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor()
    const arrivedAt = Date.now()
    expect(await axeFaults(page)).toEqual([])
    await page.waitForURL('**/generator?step=3')
    expect(Date.now() - arrivedAt).toBeLessThan(20_000)
    await page.getByRole('heading', { level: 1, name: 'Configuration' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('setpaper.draft'))).toContain('Conduction')
    await page.getByRole('button', { name: 'Account: Lee Ka Yan' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    // Known at Google by now: it asks nothing more.
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor()
    await page.getByRole('button', { name: 'Account: Lee Ka Yan' }).waitFor()
    await page.waitForURL('**/generator?step=1')
    expect(faults).toEqual([])
    await context.close()
  })

  test('each way that it fails is told, and leads home', async () => {
    const opened = await signUpByApi(suite.url)
    google.knows({ sub: 'taken', email: opened.email!, email_verified: true })
    for (const [who, sentence] of [
      ['Deny', 'You did not allow Google to tell who you are. Sign in again, or by your password.'],
      [
        'unverified@school.hk',
        'Google has not verified the email address of this account. Verify it there, then sign in again.',
      ],
      [
        opened.email!,
        'There is an account with this email address already. Sign in by its password and connect Google in your profile, or reset the password by mail first.',
      ],
    ] as const) {
      const { page, context, faults, at } = await open({ viewport: PHONE })
      await page.goto(at('/generator'))
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await continueWithGoogle(page)
      await page.getByRole('link', { name: who }).click()
      await failsWith(page, sentence)
      expect(await scrollsSideways(page)).toBe(false)
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
      expect(faults).toEqual([])
      await context.close()
    }
  })

  test('a wrong state, no session, words of a stranger and a server that is down', async () => {
    const { page, context, faults, at } = await open({ theme: 'dark' })
    await page.goto(at('/api/auth/callback/google?code=x&state=wrong'))
    await failsWith(page, 'This sign-in took too long, or was begun in another window. Sign in again.')
    await page.goto(at('/auth/callback?error=x&error_description=Call+this+number'))
    await failsWith(page, 'Sign in again, or by your password.')
    expect(await page.getByText('Authentication failed').count()).toBe(1)
    expect(await page.getByText('Call this number').count()).toBe(0)
    await page.goto(at('/auth/callback'))
    await failsWith(page, 'No session found')
    await page.goto(at('/generator'))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await continueWithGoogle(page)
    google.failTokens(true)
    await page.getByRole('link', { name: 'newcomer@school.hk' }).click()
    await failsWith(page, 'Sign in again, or by your password.')
    google.failTokens(false)
    expect(faults).toEqual([])
    await context.close()
  })

  test('is connected in the profile, and is what deletes an account without a password', async () => {
    const { page, context, faults, at } = await open()
    await page.goto(at('/dashboard?view=profile'))
    await page.getByRole('button', { name: 'Sign In to Continue' }).click()
    google.knows({ sub: 'leaving', email: 'leaving@school.hk', email_verified: true, name: 'Ho Man' })
    await continueWithGoogle(page)
    await page.getByRole('link', { name: 'leaving@school.hk' }).click()
    await page.waitForURL('**/dashboard?view=profile')
    await page.getByText('It is your only way in, so it stays.').first().waitFor()
    await page.getByText('This server sends no mail').waitFor()
    const { db } = suite.service.service
    const { id } = await db
      .selectFrom('accountUser')
      .select('id')
      .where('email', '=', 'leaving@school.hk')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('accountSession')
      .set({ createdAt: new Date(Date.now() - 3_600_000) })
      .where('userId', '=', id)
      .execute()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Type your email address to confirm').fill('leaving@school.hk')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await dialog.getByText('For this you must have signed in within the last 10 minutes.').waitFor()
    await dialog.getByRole('button', { name: 'Continue with Google' }).click()
    await page.waitForURL('**/dashboard?view=profile')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await dialog.getByLabel('Type your email address to confirm').fill('leaving@school.hk')
    await page.keyboard.press('Enter')
    await page.getByText('Your account was deleted, with everything in it.').waitFor()
    expect(await db.selectFrom('accountUser').select('id').where('id', '=', id).execute()).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})

describe.skipIf(!hasChromium)('where Google cannot be asked', () => {
  const suite = startSuite({
    google: { issuer: 'http://127.0.0.1:1', clientId: 'x', clientSecret: 'x' },
    logLevel: 'silent',
  })
  test('the dialog says so, and stays for the password', async () => {
    const { page, context, faults } = await suite.open({ viewport: PHONE })
    const { email } = await signUpByApi(suite.url)
    await page.goto('/generator')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('dialog').getByRole('alert').getByText('Google sign in failed', { exact: true }).waitFor()
    await signInBy(page, email!)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
    await context.close()
  })
})

describe.skipIf(!hasChromium)('where Google is not set up', () => {
  const suite = startSuite()
  test('it is not offered, and its page leads home', async () => {
    const { page, context } = await suite.open()
    await page.goto('/auth/callback')
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Email').waitFor()
    expect(await page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0)
    await context.close()
  })
})

describe.skipIf(!hasChromium)('where a Supabase project is wanted and not set up', () => {
  const suite = startSuite({ supabase: 'not_configured' })
  test('signing in says so, and the page of the callback leads home', async () => {
    const { page, context } = await suite.open()
    await page.goto('/auth/callback')
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await signInBy(page, 'chan@school.hk')
    await page
      .getByRole('dialog')
      .getByRole('alert')
      .getByText('Supabase not configured. Please set up your environment variables.', { exact: true })
      .waitFor()
    await context.close()
  })
})
