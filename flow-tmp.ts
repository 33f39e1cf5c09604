import { openBrowser } from './test/e2e/chromium.ts'
import { openPage, PHONE } from './test/e2e/teacher.ts'
const browser = await openBrowser()
const url = 'http://localhost:3111'
const lang = (process.argv[2] ?? 'en') as 'en'
const theme = (process.argv[3] ?? 'light') as 'light'
const phone = process.argv[4] === 'phone'
const tag = `${lang}-${theme}${phone ? '-phone' : ''}`
const { page, faults } = await openPage(browser, url, { language: lang, theme, ...(phone ? { viewport: PHONE } : {}) })
const shot = async (name: string) => { await page.screenshot({ path: `/tmp/flow/${tag}-${name}.png` }); console.log(name, page.url()) }
const step = async (name: string, f: () => Promise<unknown>) => { try { await f() } catch (e) { console.log('FAILED', name, String(e).slice(0, 600)) } await page.waitForTimeout(400); await shot(name) }
await step('1-start', async () => { await page.goto('/'); await page.waitForSelector('h1') })
await step('2-signup', async () => { const email = `t${Date.now()}@school.hk`; const r = await page.context().request.post(`${url}/api/auth/sign-up/email`, { data: { name: 'Chan Tai Man', email, password: 'blue-harbour-7' }, headers: { origin: url } }); console.log(r.status()); await page.reload(); await page.waitForSelector('h1') })
await step('3-picked', async () => { await page.setInputFiles('input[type=file]', lang === 'en' ? '/work/shared/documents/openstax-bio-ch8-photosynthesis-2col.pdf' : 'samples/four-treasures.pdf'); await page.waitForTimeout(2500) })
await step('4-proceed', async () => { await page.getByRole('button', { name: /Proceed with Upload|上載|上传/ }).last().click(); await page.waitForTimeout(700) })
await step('5-topics', async () => { await page.waitForURL(/step=2/, { timeout: 20000 }); await page.waitForTimeout(500) })
await step('6-first5', async () => { await page.getByRole('button', { name: /Select First 5|首5|首 5|前5|前 5|頭5/ }).first().click() })
await step('7-config', async () => { await page.getByRole('button', { name: /Configure Paper Settings|設定試卷|设置试卷|設定|设置/ }).last().click(); await page.waitForURL(/step=3/) })
await step('7b-config-full', async () => { await page.screenshot({ path: `/tmp/flow/${tag}-7c-full.png`, fullPage: true }) })
await step('8-template', async () => { await page.getByRole('button', { name: /Choose Template|選擇範本|选择模板/ }).click(); await page.waitForURL(/step=4/); await page.waitForTimeout(1000) })
await step('9-preview', async () => { await page.getByRole('button', { name: /Generate Paper|生成試卷|生成试卷|製作/ }).click(); await page.waitForURL(/step=5/); await page.waitForTimeout(6000); await page.screenshot({ path: `/tmp/flow/${tag}-9b-full.png`, fullPage: true }) })
await step('10-answers', async () => { await page.getByRole('tab').nth(1).click(); await page.waitForTimeout(1000) })
await step('11-dashboard', async () => { await page.goto('/dashboard'); await page.waitForTimeout(1500) })
console.log(faults)
await browser.close()
