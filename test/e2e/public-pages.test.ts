/**
 * The public pages: whole without a script, in three languages, from the plan table; alive in a browser, for visitors
 * and for signed-in teachers.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/language.ts'
import { PLAN_LIMITS, PLANS, yearlyPriceHkd, type Plan } from '#domain/plan.ts'
import { publicAddress, PUBLIC_PAGES } from '#web/floor/addresses.ts'
import { wordLimit } from '#web/plans/word-plan.ts'
import { startService } from '../api/test-service.ts'
import { hasChromium } from './chromium.ts'
import { PUBLIC_TEXTS } from './reader.ts'
import { startSuite } from './suite.ts'
import { PHONE, signUp } from './teacher.ts'

const WITHIN = { interval: 100 } as const
const UNLIMITED = JSON.parse(readFileSync('plans/unlimited.json', 'utf8')) as readonly Plan[]

const PAGE_TAGS: Readonly<Record<InterfaceLanguage, string>> = { en: 'en', 'zh-TW': 'zh-HK', 'zh-CN': 'zh-CN' }

const suite = startSuite()

const html = async (address: string, url = suite.url): Promise<string> => (await fetch(url + address)).text()
/** As HTML writes it. */
const written = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

/** Every limit and price of the table stands in the page, and no other. */
async function statesPlans(plans: readonly Plan[], language: InterfaceLanguage, url: string): Promise<void> {
  const texts = PUBLIC_TEXTS[language]
  const page = await html(publicAddress('pricing', language), url)
  for (const plan of plans)
    for (const limit of PLAN_LIMITS)
      expect(page, `${plan.tier} ${limit}`).toContain(`>${written(wordLimit(plan, limit, language, texts))}<`)
  expect([...page.matchAll(/>HK\$([\d.]+)</g)].map(([, price]) => Number(price))).toEqual(
    plans.flatMap((plan) =>
      plan.monthlyPriceHkd === 0 ? [0] : [plan.monthlyPriceHkd, yearlyPriceHkd(plan), 12 * plan.monthlyPriceHkd],
    ),
  )
  const landing = await html(publicAddress('landing', language), url)
  for (const limit of ['quizzesPerMonth', 'documentsPerMonth'] as const)
    expect(landing).toContain(written(wordLimit(plans[0]!, limit, language, texts)))
}

describe('what the server renders', () => {
  test.each(INTERFACE_LANGUAGES.flatMap((language) => PUBLIC_PAGES.map((page) => ({ page, language }))))(
    '$page in $language is whole without a script',
    async ({ page, language }) => {
      const answer = await fetch(suite.url + publicAddress(page, language))
      const text = await answer.text()
      const { title, text: description } = PUBLIC_TEXTS[language].page.described[page]
      expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([
        200,
        expect.stringMatching(/^(?:br|gzip)$/),
        'no-cache',
      ])
      expect(text).toContain(`<html lang="${PAGE_TAGS[language]}">`)
      expect(text).toContain(`<title>${title}</title>`)
      expect(text).toContain(`<meta name="description" content="${description}">`)
      const base = suite.service.address
      expect(text).toContain(`<link rel="canonical" href="${base}${publicAddress(page, language)}">`)
      expect(
        [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, tag, href]) => [
          tag,
          href,
        ]),
      ).toEqual([
        ...INTERFACE_LANGUAGES.map((one) => [PAGE_TAGS[one], base + publicAddress(page, one)]),
        ['x-default', base + publicAddress(page, 'en')],
      ])
      expect(text).toContain(`<meta property="og:url" content="${base}${publicAddress(page, language)}">`)
      expect([...text.matchAll(/<h1/g)]).toHaveLength(1)
      // The one script in the page is known to the policy by its hash; nothing else runs that is not ours.
      expect([...text.matchAll(/<script(?![^>]* src=)/g)]).toHaveLength(1)
      expect(answer.headers.get('content-security-policy')).toMatch(
        /script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]+=*';/,
      )
      expect(text).not.toMatch(/Coming soon/i)
    },
  )

  test('limits and prices are those of the plan table, in every language', async () => {
    for (const language of INTERFACE_LANGUAGES) await statesPlans(PLANS, language, suite.url)
    const page = await html('/pricing')
    expect(yearlyPriceHkd(PLANS[1]!)).toBe(748.8)
    for (const text of [
      'HK$78',
      'Save 20% on yearly',
      'HK$748.80 a year',
      '30 questions in one paper',
      '2 GB of storage',
    ])
      expect(page).toContain(text)
    expect([...page.matchAll(/<summary[^>]*>(?=[^<]*\?)/g)].length).toBeGreaterThanOrEqual(4)
  })

  test("another table of an operator's renders as well, one without limits and without a price", async () => {
    const service = await startService({ plansFile: 'plans/unlimited.json' })
    try {
      for (const language of INTERFACE_LANGUAGES) await statesPlans(UNLIMITED, language, service.url)
      const page = await html('/pricing', service.url)
      expect(page).toContain('>School<')
      for (const gone of ['Save 20%', 'How do I pay?', 'used up', '-1'])
        expect(page.replaceAll(/<[^>]+>/g, ' ')).not.toContain(gone)
    } finally {
      await service.end()
    }
  })

  test('what is said of AI is true of the server', async () => {
    const ai = {
      provider: 'openai-compatible',
      model: 'any',
      baseUrl: 'http://127.0.0.1:9',
      timeoutSeconds: 1,
      idleSeconds: 1,
      concurrency: 1,
    } as const
    const services = await Promise.all([startService({ ai }), startService({ ai: { ...ai, modelPro: 'other' } })])
    try {
      for (const [url, offer] of [
        [suite.url, 'none'],
        [services[0].url, 'one'],
        [services[1].url, 'advanced'],
      ] as const) {
        for (const language of INTERFACE_LANGUAGES) {
          const { landing, pricing } = PUBLIC_TEXTS[language]
          const [page, first] = await Promise.all([
            html(publicAddress('pricing', language), url),
            html(publicAddress('landing', language), url),
          ])
          const has = (where: string, text: string): boolean => where.includes(written(text))
          expect([
            has(page, pricing.questions.ai.answer),
            has(page, pricing.questions.withAi.answer),
            has(page, `>${pricing.advancedModels}<`),
          ]).toEqual([offer === 'none', offer !== 'none', offer === 'advanced'])
          expect([has(first, landing.features.items.at(-1)!.text), has(first, landing.features.withAi.text)]).toEqual([
            offer === 'none',
            offer !== 'none',
          ])
        }
      }
    } finally {
      for (const service of services) await service.end()
    }
  })

  test('the mock papers carry the numbers of the curriculum', async () => {
    const landing = (await html('/')).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(landing).toMatch(
      /Paper 1: Conventional Questions [^]+19 questions 105 marks 135 minutes[^]+Paper 2: Multiple Choice [^]+45 questions 45 marks 75 minutes/,
    )
  })

  test('what leads nowhere says so in the language of its address; strays are led on; crawlers are told', async () => {
    for (const [path, title] of [
      ['/zh-hk/no-such', PUBLIC_TEXTS['zh-TW'].page.missing.title],
      ['/zh-cn/a/b', PUBLIC_TEXTS['zh-CN'].page.missing.title],
    ] as const) {
      const answer = await fetch(suite.url + path)
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(`>${title}</h1>`)])
    }
    const stray = await fetch(`${suite.url}/zh-hk`, { redirect: 'manual' })
    expect([stray.status, stray.headers.get('location')]).toEqual([308, '/zh-hk/'])
    expect(await html('/robots.txt')).toContain(`Sitemap: ${suite.service.address}/sitemap.xml`)
    expect([...(await html('/sitemap.xml')).matchAll(/<loc>/g)]).toHaveLength(
      INTERFACE_LANGUAGES.length * PUBLIC_PAGES.length,
    )
  })
})

describe.skipIf(!hasChromium)('public pages in a browser', () => {
  test('a visitor works the page by keyboard, signs up over it, sees what belongs to an account, and signs out', async () => {
    const { page, context, faults } = await suite.open()
    await page.goto('/')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').innerText()).toBe('Skip to the content')
    await page.locator('summary', { hasText: 'Language' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '繁體中文' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await page.locator('details[open]').count()).toBe(0)
    expect(await page.locator(':focus').innerText()).toContain('English')
    const signUpButton = page.getByRole('button', { name: 'Sign Up' }).first()
    await signUpButton.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Full Name').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator(':focus').innerText(), WITHIN).toBe('Sign Up')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Full Name').fill('Chan Tai Man')
    await dialog.getByLabel('Email').fill('from-the-landing-page@school.hk')
    await dialog.locator('[name=password]').fill('blue-harbour-8')
    await dialog.locator('[type=submit]').click()
    await dialog.waitFor({ state: 'detached' })
    expect(
      await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).first().getAttribute('href'),
    ).toBe('/dashboard')
    expect(await page.getByRole('button', { name: 'Sign Up' }).count()).toBe(0)
    await page.getByRole('banner').getByText('0 / 300 questions').first().waitFor()
    await page.goto('/pricing')
    await page.getByText('Payment is not set up on this server.').waitFor()
    expect(await page.getByRole('article', { name: 'Free' }).innerText()).toContain('Your plan')
    await page.locator('#account summary').click()
    expect(await page.locator('#account').getByRole('link').allInnerTexts()).toEqual(['Dashboard', 'Upgrade Plan'])
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(
      await page.getByRole('article', { name: 'Pro' }).getByRole('link', { name: 'Get Started' }).getAttribute('href'),
    ).toBe('/generator')
    expect(await page.locator('#account details').count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })

  test('the console is empty for a visitor, here and in the application', async () => {
    const { page, context } = await suite.open()
    const said: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
    })
    for (const address of ['/', '/pricing', '/hkdse', '/generator']) {
      const session = page.waitForResponse('**/api/auth/get-session')
      await page.goto(address)
      await session
      await page.getByRole('button', { name: 'Sign In', exact: true }).first().waitFor()
      await page.waitForLoadState('networkidle')
    }
    expect(said).toEqual([])
    await context.close()
  })

  test('the language is that of the address; another is offered, chosen once, and held by the application', async () => {
    const { page, context, faults } = await suite.open({ language: 'zh-TW' })
    await page.goto('/')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(PUBLIC_TEXTS.en.landing.hero.title)
    await page.getByRole('link', { name: '以繁體中文閱讀本頁' }).click()
    await page.waitForURL('**/zh-hk/')
    expect(await page.locator('aside').filter({ visible: true }).count()).toBe(0)
    await page.locator('summary', { hasText: '繁體中文' }).click()
    await page.getByRole('navigation', { name: '語言' }).getByRole('link', { name: 'English' }).click()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await page.getByRole('dialog', { name: 'Sign Up' }).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('heading', { level: 1, name: 'Input Method' }).waitFor()
    // Declined, it is not offered again.
    await page.goto('/zh-cn/pricing')
    await page.getByRole('button', { name: 'No, thank you' }).click()
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('aside').filter({ visible: true }).count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
    // Who has chosen none goes on in the language of the page.
    const other = await suite.open({ language: 'en' })
    await other.page.goto('/zh-hk/')
    await other.page.getByRole('link', { name: '立即開始' }).click()
    await other.page.getByRole('dialog', { name: '註冊' }).getByRole('button', { name: '關閉' }).click()
    await other.page.getByRole('heading', { level: 1, name: '輸入方式' }).waitFor()
    await other.context.close()
  })

  test('the highlights turn, and stand still when they are held, paused or chosen', async () => {
    const { page, context } = await suite.open()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto('/')
    const region = page.getByRole('region', { name: 'Highlights' })
    const title = () => region.getByRole('heading').filter({ visible: true }).innerText()
    const titles = PUBLIC_TEXTS.en.landing.highlights.items.map((item) => item.title)
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    expect(await title()).toBe(titles[0])
    await page.clock.runFor(6_100)
    await expect.poll(title, WITHIN).toBe(titles[1])
    await region.hover()
    await page.clock.runFor(12_100)
    expect(await title()).toBe(titles[1])
    await page.mouse.move(0, 0)
    await region.getByRole('button', { name: `Show: ${titles[3]!}` }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(12_100)
    await expect.poll(title, WITHIN).toBe(titles[3])
    await page.getByRole('button', { name: 'Play' }).click()
    await page.getByRole('button', { name: 'Pause' }).blur()
    await page.mouse.move(0, 0)
    await page.clock.runFor(6_100)
    await expect.poll(title, WITHIN).toBe(titles[0])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await page.getByRole('button', { name: 'Play' }).waitFor()
    await context.close()
  })

  test('the theme is there before the first paint, and is chosen in the menu of a phone', async () => {
    const { page, context, faults } = await suite.open({ viewport: { ...PHONE, width: 320 }, language: 'zh-TW' })
    // Without its scripts the page has the theme all the same: the inline one sets it.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/zh-hk/')
    await page.locator('html.dark').waitFor({ state: 'attached' })
    await page.unroute('**/assets/*.js')
    await page.reload()
    await page.locator('summary', { hasText: '選單' }).click()
    expect(
      (await page.getByRole('banner').getByRole('link').filter({ visible: true }).allInnerTexts()).map((text) =>
        text.trim(),
      ),
    ).toEqual(['出卷', '主頁', '製作試卷', 'HKDSE試卷', '功能', '收費', 'English', '繁體中文', '简体中文'])
    await page.getByRole('radio', { name: '淺色' }).filter({ visible: true }).check()
    await page.locator('html:not(.dark)').waitFor({ state: 'attached' })
    await page.goto('/zh-hk/hkdse')
    await page.locator('html:not(.dark)').waitFor({ state: 'attached' })
    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
    await context.close()
  })

  test('links between the two lead each way, and the features are an anchor', async () => {
    const { page, context, faults } = await suite.open()
    await signUp(context, suite.url)
    await page.goto('/generator')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('link', { name: 'Dashboard' }).waitFor()
    expect(await bar.getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'Dashboard',
      'Generator',
      'HKDSE Papers',
      'Features',
      'Pricing',
    ])
    await bar.getByRole('link', { name: 'Features' }).click()
    await page.getByRole('heading', { name: 'Features' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#features')
    await expect.poll(() => page.evaluate<boolean>('scrollY > 500'), WITHIN).toBe(true)
    await bar.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })
})
