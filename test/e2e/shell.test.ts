/** The page itself: it starts, says its language, and tells of an address that leads nowhere. */
import { describe, expect, test } from 'vitest'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'

describe.skipIf(!hasChromium)('the application', () => {
  const suite = startSuite()

  test('starts at the first step, in the language of the browser', async () => {
    for (const [language, tag, heading, name] of [
      ['en', 'en', 'Input Method', 'Setpaper'],
      ['zh-TW', 'zh-HK', '輸入方式', '出卷'],
      ['zh-CN', 'zh-CN', '输入方式', '出卷'],
    ] as const) {
      const { page, context, faults } = await suite.open({ language })
      await page.goto('/generator')
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/generator')
      expect(await page.locator('html').getAttribute('lang')).toBe(tag)
      expect(await page.title()).toBe(`${heading} · ${name}`)
      expect(faults).toEqual([])
      await context.close()
    }
  })

  test('says so where the page lost the element that it stands in', async () => {
    const { page, context } = await suite.open()
    await page.route(`${suite.url}/generator`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="other"') })
    })
    await page.goto('/generator')
    await page.getByText('Error: Root element not found', { exact: true }).waitFor()
    await context.close()
  })

  test('says that there is nothing at an address, with status 404', async () => {
    const { page, context } = await suite.open()
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
    await context.close()
  })
})
