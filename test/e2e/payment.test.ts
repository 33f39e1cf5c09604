/** Plans and credits, paid for at a scripted Stripe: from the pricing page and the profile to its pages, and back. */
import type { BrowserContext, Page } from '@playwright/test'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startScriptedStripe } from '../scripted-stripe/scripted-stripe.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'
import { openPage, PHONE, signInBy, signUp, type Setting } from './teacher.ts'
import { DEEP } from '#test/deep.ts'

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()

describe.skipIf(!hasChromium)('payment', async () => {
  const stripe = await startScriptedStripe()
  const suite = startSuite({ payment: stripe.configuration })
  afterAll(() => stripe.close())
  afterEach(() => {
    stripe.be('well')
    stripe.sender.hold(false)
  })
  /** Stripe leads back to the address by which the service knows itself. */
  const url = (): string => suite.service.service.publicUrl
  const open = (setting?: Setting) => {
    stripe.tells(suite.url)
    return openPage(suite.browser, url(), setting)
  }
  async function teacher(setting?: Setting): Promise<{
    readonly page: Page
    readonly context: BrowserContext
    readonly faults: string[]
    readonly email: string
  }> {
    const opened = await open(setting)
    return { ...opened, ...(await signUp(opened.context, url())) }
  }
  const end = async ({
    context,
    faults,
  }: {
    readonly context: BrowserContext
    readonly faults: readonly string[]
  }): Promise<void> => {
    expect(faults).toEqual([])
    await context.close()
  }

  test('a teacher upgrades by the month on the pricing page, and sees it at once', async () => {
    const { page, ...rest } = await teacher()
    await page.goto('/pricing')
    await press(page, 'Upgrade to Pro')
    await page.getByText('Setpaper Pro: HK$78.00 a month').waitFor()
    await press(page, 'Pay')
    await page.getByText('Thank you. You are on the Pro plan now.').waitFor()
    await page.getByText('Pro Plan').first().waitFor()
    await page.getByText('Pro, paid by the month.').waitFor()
    await page.getByText(/^Renews on \d+ \w+ 20\d\d\.$/).waitFor()
    await page.getByText('0 of 3,000').waitFor()
    expect(page.url()).toBe(`${url()}/dashboard?view=profile`)
    expect(await axeFaults(page)).toEqual([])
    await page.goto('/pricing')
    await page.getByText('Your plan').filter({ visible: true }).waitFor()
    await end(rest)
  })

  test('a visitor chooses the year by keyboard, signs in on the way, and pays a year', async () => {
    const known = await teacher()
    await known.context.close()
    const { page, ...rest } = await open()
    await page.goto('/pricing')
    await page.getByText('HK$78', { exact: true }).waitFor()
    await page.getByRole('radio', { name: 'Monthly' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByText('HK$748.80', { exact: true }).waitFor()
    expect(await page.getByText('Save 20% on yearly').isVisible()).toBe(false)
    await press(page, 'Upgrade to Pro')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Full Name').waitFor()
    await dialog.getByRole('button', { name: 'Sign in', exact: false }).last().click()
    await signInBy(page, known.email)
    await page.getByText('Setpaper Pro: HK$748.80 a year').waitFor()
    await press(page, 'Pay')
    await page.getByText('Pro, paid by the year.').waitFor()
    await end(rest)
  })

  test('a payment whose confirmation takes its time is thanked for, and shown when it comes', async () => {
    const { page, ...rest } = await teacher()
    stripe.sender.hold(true)
    await page.goto('/dashboard?view=profile')
    await page.getByText('You have no subscription.').waitFor()
    await press(page, 'Buy credits')
    await page.getByRole('dialog').getByText('HK$58').waitFor()
    await press(page, '200 credits HK$58')
    await page.getByText('200 credits for Setpaper: HK$58.00').waitFor()
    const before = stripe.sender.events.length
    await press(page, 'Pay')
    await page.getByText('Thank you. The payment is being confirmed').waitFor()
    await page.getByRole('main').getByText('100 credits', { exact: true }).waitFor()
    for (const event of stripe.sender.events.slice(before)) expect(await stripe.sender.deliver(event)).toBe(200)
    await page.getByText('Thank you. 200 credits were added.').waitFor()
    await page.getByRole('main').getByText('300 credits', { exact: true }).waitFor()
    // Opened again, the page thanks nobody.
    await page.reload()
    await page.getByRole('main').getByText('300 credits', { exact: true }).waitFor()
    expect(await page.getByText('Thank you').count()).toBe(0)
    await end(rest)
  })

  test('a card that is declined, and a payment that is left, charge nothing; a bank that says no later is told', async () => {
    const { page, ...rest } = await teacher()
    await page.goto('/dashboard?view=profile')
    await press(page, 'Buy credits')
    await press(page, '50 credits HK$18')
    await press(page, 'Pay with a declined card')
    await page.getByText('Your card was declined.').waitFor()
    await press(page, 'Cancel')
    await page.getByText('You left the payment. Nothing was charged.').waitFor()
    await page.getByRole('main').getByText('100 credits', { exact: true }).waitFor()
    await press(page, 'Buy credits')
    await press(page, '50 credits HK$18')
    await page.getByRole('heading', { name: 'Checkout' }).waitFor()
    const session = page.url().split('/').at(-1)!
    await press(page, 'Pay by bank')
    await page.getByText('Thank you. The payment is being confirmed').waitFor()
    await stripe.sender.settled()
    stripe.state.settleLater(session, false)
    await page.getByText('A payment did not go through.').waitFor()
    await end(rest)
  })

  test('a subscription is cancelled, kept after all, and managed on the page of Stripe', async () => {
    const { page, ...rest } = await teacher()
    await page.goto('/pricing')
    await press(page, 'Upgrade to Pro')
    await press(page, 'Pay')
    await page.getByText('Pro, paid by the month.').waitFor()
    await press(page, 'Cancel subscription')
    const dialog = page.getByRole('dialog', { name: 'Cancel the subscription?' })
    await dialog.getByText(/^You keep the plan until \d+ \w+ 20\d\d\./).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByText(/^Cancelled: it ends on/).waitFor()
    expect(await page.locator(':focus').textContent()).toBe('Keep the subscription')
    await press(page, 'Keep the subscription')
    await page.getByText(/^Renews on/).waitFor()
    expect(await page.locator(':focus').textContent()).toBe('Cancel subscription')
    await press(page, 'Manage billing')
    // The page that is left has a button of this name, too.
    await page.getByRole('heading', { name: 'Billing' }).waitFor()
    await press(page, 'Cancel subscription')
    await page.getByText('Subscription: active, ends').waitFor()
    await page.getByRole('link', { name: 'Return to Setpaper' }).click()
    await page.getByText(/^Cancelled: it ends on/).waitFor()
    // The end itself, and what is not paid, reach a page that is open.
    const [id] = [...stripe.state.rows.subscriptions.keys()].slice(-1)
    stripe.state.endPeriod(id!, 'failed')
    await page.getByText('The last payment failed.').waitFor()
    stripe.state.endPeriod(id!, 'ended')
    await page.getByText('You have no subscription.').waitFor()
    await page.getByText('Free Plan').first().waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Upgrade Plan' }).waitFor()
    await end(rest)
  })

  test('Stripe away is told where it is met', async () => {
    const { page, context, faults } = await teacher()
    stripe.be('down')
    await page.goto('/pricing')
    await press(page, 'Upgrade to Pro')
    await page.getByText('The payment service cannot be reached. Nothing was charged; try again in a minute.').waitFor()
    await page.goto('/dashboard?view=profile')
    await press(page, 'Buy credits')
    await press(page, '50 credits HK$18')
    await page.getByRole('dialog').getByRole('alert').getByText('The payment service cannot be reached.').waitFor()
    expect(faults.filter((fault) => !fault.includes('status of 503'))).toEqual([])
    await context.close()
  })

  test.each([
    { language: 'en', theme: 'dark' },
    { language: 'zh-TW', theme: 'light' },
  ] as const)('on a phone in $language, $theme, nothing is cut off', DEEP, async (setting) => {
    const { page, ...rest } = await teacher({ ...setting, viewport: PHONE })
    await page.goto(`${{ en: '', 'zh-TW': '/zh-hk' }[setting.language]}/pricing`)
    await page.locator('[data-upgrade]').waitFor()
    for (const width of [320, 390]) {
      await page.setViewportSize({ ...PHONE, width })
      expect(await scrollsSideways(page), `pricing ${width}`).toBe(false)
    }
    expect(await axeFaults(page)).toEqual([])
    await page.locator('[data-upgrade]').click()
    await page.locator('[value=pay]').click()
    await page.getByText({ en: /^Renews on/, 'zh-TW': /^下次付款日期/ }[setting.language]).waitFor()
    for (const width of [320, 390]) {
      await page.setViewportSize({ ...PHONE, width })
      expect(await scrollsSideways(page), `profile ${width}`).toBe(false)
    }
    expect(await axeFaults(page)).toEqual([])
    await end(rest)
  })
})

describe.skipIf(!hasChromium)('without the keys of Stripe', () => {
  const suite = startSuite()

  test('the pricing page and the profile say that the operator has not set up payment', async () => {
    const { page, context, faults } = await suite.open()
    await page.goto('/pricing')
    await page.getByText('How do I pay?').click()
    await page.getByText('This server takes no payment.').waitFor()
    expect(await page.locator('[data-upgrade]').count()).toBe(0)
    await signUp(context, suite.url)
    await page.reload()
    await page
      .getByText('Payment is not set up on this server. Whoever runs it can move your account to this plan.')
      .waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.goto('/dashboard?view=profile')
    await page
      .getByText('Payment is not set up on this server. Whoever runs it decides which plan an account has.')
      .waitFor()
    expect(await page.getByRole('button', { name: 'Buy credits' }).count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })
})
