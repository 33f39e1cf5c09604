/**
 * The navigation bar: language and theme are kept, menus work by keyboard, one row on a phone; the badge tells how near
 * the limit is.
 */
import { describe, expect, test } from 'vitest'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'
import { PHONE, signUp } from './teacher.ts'

describe.skipIf(!hasChromium)('the navigation bar', () => {
  const suite = startSuite()

  test('language and theme are chosen by keyboard and kept; the profile of a teacher takes the language too', async () => {
    const { page, context, faults } = await suite.open()
    const { email } = await signUp(context, suite.url)
    await page.goto('/generator')
    await page.getByRole('button', { name: 'Language: English' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemradio', { name: 'English', checked: true }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('menuitemradio', { name: 'English' }).focus()
    await page.keyboard.press('ArrowDown')
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/api/v1/me') && answer.request().method() === 'PATCH'),
      page.keyboard.press('Enter'),
    ])
    await page.getByRole('heading', { level: 1, name: '輸入方式' }).waitFor()
    await page.getByRole('button', { name: '外觀：跟隨系統' }).click()
    await page.getByRole('menuitemradio', { name: '深色' }).click()
    await page.locator('html.dark[lang=zh-HK]').waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '輸入方式' }).waitFor()
    expect(await page.locator('html.dark[lang=zh-HK]').count()).toBe(1)
    expect(
      (
        await suite.service.service.db
          .selectFrom('accountUser')
          .select('language')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).language,
    ).toBe('zh-TW')
    expect(faults).toEqual([])
    await context.close()
  })

  test('the menu of the account works by keyboard and gives the focus back', async () => {
    const { page, context, faults } = await suite.open()
    const { email } = await signUp(context, suite.url)
    await page.goto('/generator')
    const account = page.getByRole('button', { name: 'Account: Chan Tai Man' })
    await account.focus()
    await page.keyboard.press('Enter')
    await page.getByText(email).waitFor()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Dashboard', 'Upgrade Plan', 'Sign Out'])
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Account: Chan Tai Man')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Dashboard' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('a phone has one row, and the same links, language and theme under one button', async () => {
    for (const setting of [
      { language: 'en', theme: 'light' },
      { language: 'zh-TW', theme: 'dark' },
    ] as const) {
      const { page, context, faults } = await suite.open({ ...setting, viewport: PHONE })
      await signUp(context, suite.url)
      await page.goto('/generator')
      await page.getByRole('button', { name: setting.language === 'en' ? 'Menu' : '選單' }).click()
      await page.getByRole('menuitem').first().waitFor()
      const links = await page.getByRole('menuitem').allTextContents()
      expect(links).toEqual(
        setting.language === 'en'
          ? ['Home', 'Dashboard', 'Generator', 'HKDSE Papers', 'Features', 'Pricing']
          : ['主頁', '儀表板', '製作試卷', 'HKDSE試卷', '功能', '收費'],
      )
      expect(await page.getByRole('menuitemradio').count()).toBe(6)
      expect(await axeFaults(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThan(72)
      await page.getByRole('menuitem').nth(1).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/dashboard')
      expect(faults).toEqual([])
      await context.close()
    }
  })

  test('the badge says how near the limit is', async () => {
    const { page, context, faults } = await suite.open()
    await signUp(context, suite.url)
    let used = 0
    let limit = 300
    await page.route('**/api/v1/usage/stats', async (route) => {
      const answer = (await (await route.fetch()).json()) as {
        data: { usage: { questions: number }; limits: { questionsPerMonth: number } }
      }
      answer.data.usage.questions = used
      answer.data.limits.questionsPerMonth = limit
      await route.fulfill({ json: answer })
    })
    for (const [questions, most, told] of [
      [20, 300, '20 / 300 questions'],
      [240, 300, 'Approaching limit'],
      [270, 300, 'Almost at limit'],
      [300, 300, 'Almost at limit'],
      [900, -1, '900 / ∞ questions'],
    ] as const) {
      used = questions
      limit = most
      await page.goto('/generator')
      await page.getByRole('banner').getByText(told).waitFor()
      // What is new is in the header.
      expect(await axeFaults(page, { without: ['main', 'footer'] })).toEqual([])
    }
    expect(faults).toEqual([])
    await context.close()
  })
})
