/**
 * Everything in the language of its reader: what stands on the screen changes at once when another is chosen, and
 * nothing that the server says in English reaches a Chinese reader.
 */
import type { Page, Route } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { hasChromium } from './chromium.ts'
import { chooseFiles, sample, textFile } from './documents-page.ts'
import { setUsage } from './month-usage.ts'
import { startSuite } from './suite.ts'
import { signUp } from './teacher.ts'

/** Words of two Latin letters and more, but for names and signs that no reader needs in Chinese. */
const ENGLISH =
  /\b(?!alt|PDF|OCR|DOCX?|PPTX|TXT|PNG|HKDSE|JavaScript|Word|PowerPoint|LibreOffice|English|Setpaper|Free|Chan|Tai|Man|AI|Pro|MB|kB|HTTP|J|K|R|L|docx?|pptx|txt|png|pdf|school|hk|PLANS_FILE|heat|transfer|damaged|picture|honey|bees|name|teacher)[A-Za-z]{2,}\b/g

/** What a Chinese page says in English, to the eye and to a screen reader. */
async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate<
    string[]
  >(`[...document.querySelectorAll('body *')].filter((element) => element.closest('[lang=en], script, style, noscript, .paper') === null).flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent),
    ...['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'].map((name) => element.getAttribute(name) ?? ''),
  ]).concat(document.title)`)
  return said.flatMap((text) => text.match(ENGLISH) ?? [])
}

describe.skipIf(!hasChromium)('three languages', () => {
  const suite = startSuite()

  test('choosing another changes page, name, labels and the notices that come after it, and is taken to every screen', async () => {
    const { page, context, faults } = await suite.open()
    await signUp(context, suite.url)
    await page.goto('/generator')
    await chooseFiles(page, { name: 'picture.png', mimeType: '', buffer: Buffer.from('x') })
    await page.getByText('“picture.png” is not a PDF').waitFor()
    for (const [from, to, tag, heading, sentence, remove, removed] of [
      [
        'Language: English',
        '繁體中文',
        'zh-HK',
        '輸入方式',
        '「picture.png」並非',
        '從清單移除：picture.png',
        '已從清單移除「picture.png」',
      ],
      [
        '語言：繁體中文',
        '简体中文',
        'zh-CN',
        '输入方式',
        '“picture.png”不是',
        '从列表移除：picture.png',
        '已从列表移除“picture.png”',
      ],
    ] as const) {
      await page.getByRole('button', { name: from }).click()
      await page.getByRole('menuitemradio', { name: to }).click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe(tag)
      expect(await page.title()).toBe(`${heading} · 出卷`)
      // What was told before is told again, in the new language.
      await page.getByText(sentence).waitFor()
      expect(await englishOn(page)).toEqual([])
      await page.getByRole('button', { name: remove }).click()
      await page.getByText(removed).waitFor()
      await page
        .locator('[data-sonner-toast] button')
        .filter({ hasText: tag === 'zh-HK' ? '復原' : '撤销' })
        .click()
      await page.getByText(sentence).waitFor()
    }
    for (const [address, name] of [
      ['/dashboard', '工作台'],
      ['/dashboard?view=deleted', '最近删除'],
      ['/reset-password', '设置新密码'],
      ['/no-such-page', '这个网址没有内容'],
      ['/quiz/none/preview', '试卷'],
    ] as const) {
      await page.goto(address)
      await expect.poll(() => page.title()).toBe(`${name} · 出卷`)
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBeGreaterThan(0)
      expect(await englishOn(page), address).toEqual([])
    }
    expect(faults).toEqual([])
    await context.close()
  })

  test('a reader of Chinese whose account is in English is told in Chinese what went wrong', async () => {
    const { page, context } = await suite.open({ language: 'zh-TW' })
    await page.goto('/generator')
    await page.getByRole('button', { name: '登入', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('電郵').fill('nobody@school.hk')
    await dialog.locator('[name=password]').fill('blue-harbour-8')
    for (const [answer, sentence] of [
      [undefined, '電郵或密碼不正確'],
      [{ status: 400, json: { code: 'A_REASON_OF_A_LATER_VERSION', message: 'Something in English' } }, '未能登入'],
      [
        {
          status: 429,
          json: { success: false, code: 'rate_limited', retryAfterSeconds: 40, error: 'Too many requests.' },
        },
        '要求過於頻密，請於40秒後再試。',
      ],
    ] as const) {
      if (answer !== undefined) await page.route('**/api/auth/sign-in/email', (route) => route.fulfill(answer))
      await dialog.locator('[type=submit]').click()
      await dialog.getByRole('alert').getByText(sentence).waitFor()
      expect(await englishOn(page)).toEqual([])
    }
    await page.unroute('**/api/auth/sign-in/email')
    await signUp(context, suite.url)
    const {
      data: { id },
    } = (await (await context.request.get(`${suite.url}/api/v1/me`)).json()) as {
      readonly data: { readonly id: string }
    }
    await suite.service.service.db.updateTable('accountUser').set({ language: 'en' }).where('id', '=', id).execute()
    await page.goto('/generator')
    const row = (name: string) =>
      page.getByRole('region', { name: '上載的檔案' }).getByRole('listitem').filter({ hasText: name })
    const choose = async (...files: Parameters<typeof textFile>[]) => {
      const [picker] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: '選擇檔案' }).click(),
      ])
      await picker.setFiles(files.map(([name, text]) => textFile(name, text)))
    }
    await choose(['damaged.docx', `PK\u0003\u0004${'x'.repeat(300)}`], ['picture.doc', 'no document at all, but words'])
    await row('damaged.docx').getByText('檔案已損壞，無法開啟。').waitFor()
    await setUsage(suite, context, 'pdfPages', 150)
    const [picker] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: '選擇檔案' }).click(),
    ])
    await picker.setFiles([sample('honey-bees.pdf')])
    await page.getByRole('button', { name: '繼續上載' }).click()
    await page.getByRole('dialog', { name: 'PDF上載頁數已達上限' }).waitFor()
    expect(await englishOn(page)).toEqual([])
    await page.getByRole('button', { name: '稍後再說' }).click()
    await row('honey-bees.pdf').getByText('本月PDF頁數已達上限：已用150頁，上限150頁。').waitFor()
    expect(await englishOn(page)).toEqual([])
    await page.goto('/dashboard?view=documents')
    await page.getByText('檔案已損壞，無法開啟。').waitFor()
    expect(await englishOn(page)).toEqual([])
    for (const [status, body] of [
      [502, 'Bad gateway'],
      [
        500,
        JSON.stringify({
          success: false,
          code: 'internal',
          requestId: '9c95',
          error: 'Something went wrong on our side.',
        }),
      ],
      [
        400,
        JSON.stringify({
          success: false,
          code: 'invalid_input',
          field: 'page',
          problem: 'Too small',
          error: 'The field page is wrong.',
        }),
      ],
    ] as const) {
      await page.route('**/api/v1/documents?**', (route) => route.fulfill({ status, body }))
      await page.reload()
      await page.getByText('未能載入你的文件。').first().waitFor()
      expect((await englishOn(page)).filter((word) => word !== 'page')).toEqual([])
      await page.unroute('**/api/v1/documents?**')
    }
    await context.close()
  })

  test('where the texts of a language cannot be loaded the page says so; chosen later, the one before stays', async () => {
    const { page, context } = await suite.open({ language: 'zh-TW' })
    const loadsTexts = async (route: Route): Promise<void> => {
      const answer = await route.fetch()
      return (await answer.text()).includes('輸入方式') ? route.abort() : route.fulfill({ response: answer })
    }
    await page.route('**/assets/*.js', loadsTexts)
    await page.goto('/generator')
    await page.getByText('未能載入出卷，請檢查網絡後重新載入頁面。').waitFor()
    // Files of the page before may still be on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '輸入方式' }).waitFor()
    await page.getByRole('button', { name: '語言：繁體中文' }).click()
    // The menu is a file of its own.
    const simplified = page.getByRole('menuitemradio', { name: '简体中文' })
    await simplified.waitFor()
    await page.route('**/assets/*.js', (route) => route.abort())
    await simplified.click()
    await page.getByText('未能連接伺服器。').waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '輸入方式' }).waitFor()
    await context.close()
  })

  test('without JavaScript the page says so in all three', async () => {
    const context = await suite.browser.newContext({ baseURL: suite.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/generator')
    expect(await page.locator('noscript p').evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual([
      'en',
      'zh-HK',
      'zh-CN',
    ])
    await context.close()
  })
})
