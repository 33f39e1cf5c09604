/**
 * The main job in a suite.browser, from the first page to both papers in hand: with the mouse, on a phone in Chinese,
 * by keyboard; in two tabs; with the connection lost.
 */
import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { en, type InterfaceTexts } from '#messages/interface/en.ts'
import { zhTW } from '#messages/interface/zh-TW.ts'
import { messagesIn } from '#messages/messages.ts'
import { PASSWORD } from '../api/test-service.ts'
import { readPdf } from '../golden/read-pdf.ts'
import { hasChromium } from './chromium.ts'
import { scrollsSideways } from './axe.ts'
import { sample } from './documents-page.ts'
import { startSuite } from './suite.ts'
import { PHONE } from './teacher.ts'
import { keptDraft, teacherAtWork } from './wizard-draft.ts'
import { DEEP } from '#test/deep.ts'

const onlyConnection = (fault: string): boolean => /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/.test(fault)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const atStep = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const ready = (page: Page) => page.locator('#preview-ready').waitFor()
const stems = (page: Page) => page.locator('[id^="preview-question-"] > :last-child').allInnerTexts()
/** As it can be compared: print and screen break lines at other places, and draw blanks otherwise. */
const plain = (text: string) => text.replaceAll(/[\s_]+/g, '')

async function download(
  page: Page,
  name: string,
): Promise<{ readonly name: string; readonly text: string; readonly title: string | undefined }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  const { pages, title } = await readPdf(new Uint8Array(await readFile(await file.path())))
  return { name: file.suggestedFilename(), text: plain(pages.join(' ')), title }
}

async function signUpInDialog(page: Page, { signIn }: InterfaceTexts, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: signIn.modes['sign-in'].other }).click()
  await dialog.getByLabel(signIn.name).fill('Chan Tai Man')
  await dialog.getByLabel(signIn.email).fill(email)
  await dialog.locator('[name=password]').fill(PASSWORD)
  await dialog.locator('[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
}

async function chooseFile(page: Page, { input }: InterfaceTexts, file: string): Promise<void> {
  const [picker] = await Promise.all([page.waitForEvent('filechooser'), button(page, input.zone.button).click()])
  await picker.setFiles([sample(file)])
}

describe.skipIf(!hasChromium)('the main job', () => {
  const suite = startSuite()
  const papers = async (): Promise<number> =>
    Number(
      (
        await suite.service.service.db
          .selectFrom('paper')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )

  for (const { setting, texts, file, title, printed, set } of [
    {
      set: {},
      setting: {},
      texts: en,
      file: 'nutrition.pdf',
      title: 'Nutrition, Form 4',
      printed: /^nutrition_form_4_\d{4}-\d\d-\d\d\.pdf$/,
    },
    {
      set: DEEP,
      setting: { language: 'zh-TW', viewport: PHONE },
      texts: zhTW,
      file: 'four-treasures.pdf',
      title: '文房四寶 中二',
      printed: /^文房四寶_中二_\d{4}-\d\d-\d\d\.pdf$/,
    },
  ] as const)
    test(`a visitor comes with ${file} and leaves with a paper and its key`, set, async () => {
      const { page, context, faults } = await suite.open(setting)
      const email = `${file}@school.hk`
      await page.goto('/generator')
      await atStep(page, texts.wizard.steps.input)
      await button(page, texts.input.visitor.button).click()
      await signUpInDialog(page, texts, email)

      await chooseFile(page, texts, file)
      const confirmation = page.getByRole('dialog')
      await confirmation.locator('[data-page="1"] canvas').waitFor()
      await button(page, texts.input.confirm.proceed).click()
      await atStep(page, texts.wizard.steps.topics)
      await button(page, texts.topics.first(5)).click()
      expect(await scrollsSideways(page)).toBe(false)
      await button(page, texts.topics.configure).click()

      await atStep(page, texts.wizard.steps.configuration)
      await page.getByLabel(texts.configuration.title).fill(title)
      for (const type of ['multiple_choice', 'true_false', 'fill_blank', 'short_answer', 'essay'] as const)
        await page.getByLabel(texts.configuration.typeNames[type], { exact: true }).check()
      await page.getByLabel(texts.configuration.numbers.totalQuestions).fill('12')
      await page.getByLabel(texts.configuration.numbers.timeLimit).fill('45')
      // The session ends and the page is loaded anew: what was entered is there after signing in.
      await context.clearCookies()
      await page.reload()
      await button(page, texts.wizard.gate.button).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: texts.signIn.modes['sign-up'].other }).click()
      await dialog.getByLabel(texts.signIn.email).fill(email)
      await dialog.locator('[name=password]').fill(PASSWORD)
      await dialog.locator('[type=submit]').click()
      await expect.poll(() => page.getByLabel(texts.configuration.numbers.totalQuestions).inputValue()).toBe('12')
      expect([
        await page.getByLabel(texts.configuration.title).inputValue(),
        await page.getByLabel(texts.configuration.numbers.timeLimit).inputValue(),
      ]).toEqual([title, '45'])
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(6)
      await button(page, texts.configuration.next).click()

      await page.getByText(texts.template.connected).waitFor()
      await page.getByRole('radio').nth(1).check({ force: true })
      await button(page, texts.template.generate).click()
      await ready(page)
      expect(await scrollsSideways(page)).toBe(false)
      const questions = await stems(page)
      expect(questions).toHaveLength(12)
      const paper = await download(page, texts.preview.downloads.paper)
      const key = await download(page, texts.preview.downloads.key)
      expect(paper.name).toMatch(printed)
      expect([paper.title, plain(paper.text.slice(0, 400)).includes(plain(title))]).toEqual([title, true])
      for (const stem of questions) expect(paper.text).toContain(plain(stem))
      const heading = plain(messagesIn(setting.language ?? 'en').key.heading)
      expect([paper.text.includes(heading), key.text.includes(heading)]).toEqual([false, true])
      expect(faults).toEqual([])
      await context.close()
    })

  test('by keyboard alone, from signing up to the paper', async () => {
    const { page, context, faults } = await suite.open()
    const press = page.keyboard.press.bind(page.keyboard)
    const isReached = (target: Locator): Promise<boolean> =>
      target.evaluate((element) => element.matches(':focus')).catch(() => false)
    /** Goes forward until the focus stands there. */
    async function tabTo(target: Locator): Promise<void> {
      await target.waitFor({ state: 'attached' })
      for (let presses = 0; presses < 120; presses += 1) {
        if (await isReached(target)) return
        await press('Tab')
      }
      throw new Error(`The Tab key does not lead to ${String(target)}`)
    }
    await page.goto('/generator')
    await tabTo(button(page, 'Sign In to Continue'))
    await press('Enter')
    const dialog = page.getByRole('dialog')
    await tabTo(dialog.getByRole('button', { name: 'Sign Up' }))
    await press('Enter')
    for (const [name, text] of [
      ['name', 'Lee Siu Fan'],
      ['email', 'keys@school.hk'],
      ['password', PASSWORD],
    ] as const) {
      await tabTo(dialog.locator(`[name=${name}]`))
      await page.keyboard.type(text)
    }
    await press('Enter')
    await dialog.waitFor({ state: 'detached' })

    // A key is quicker than the browser's being asked to hand its picker over: someone listens from now on.
    page.on('filechooser', () => undefined)
    await tabTo(button(page, 'Choose files'))
    const [picker] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')])
    await picker.setFiles([sample('honey-bees.pdf')])
    await tabTo(button(page, 'Proceed with Upload'))
    await press('Enter')
    await atStep(page, 'Topic Selection')
    await tabTo(button(page, 'Select First 5'))
    await press('Enter')
    const first = page.getByRole('list', { name: 'Topics' }).getByRole('checkbox', { checked: true }).first()
    await tabTo(first)
    await press('Space')
    await page.getByText(/^4 topics, \d+ questions$/).waitFor()
    await tabTo(button(page, 'Configure Paper Settings'))
    await press('Enter')

    await atStep(page, 'Configuration')
    await tabTo(page.getByLabel(/^Paper Title/))
    await press('ControlOrMeta+a')
    await page.keyboard.type('Bees by keys')
    await tabTo(page.getByRole('radio', { name: 'Medium' }))
    await press('ArrowRight')
    for (const type of ['True or False', 'Short Answer']) {
      await tabTo(page.getByLabel(type))
      await press('Space')
    }
    await tabTo(button(page, 'Choose Template'))
    await press('Enter')
    await page.getByText('Connected to backend API').waitFor()
    await tabTo(page.getByRole('radio', { checked: true }))
    await press('ArrowDown')
    await tabTo(button(page, 'Generate Paper'))
    await press('Enter')
    await ready(page)
    await page.getByRole('region', { name: 'Question paper' }).getByText('Bees by keys').first().waitFor()
    await tabTo(page.getByRole('tab', { name: 'Question View' }))
    await press('ArrowRight')
    await press('Enter')
    await page.getByRole('region', { name: 'Answer key' }).waitFor()
    await tabTo(button(page, 'Question Paper PDF'))
    const [file] = await Promise.all([page.waitForEvent('download'), press('Enter')])
    expect(file.suggestedFilename()).toMatch(/^bees_by_keys_/)
    expect(faults).toEqual([])
    await context.close()
  })

  test('two tabs show one draft and one paper; without a connection nothing is lost', async () => {
    const teacher = await teacherAtWork(suite.browser, suite.url, 'samples/nutrition.txt', 3)
    const before = await papers()
    const {
      page: first,
      context,
      faults,
    } = await teacher.open(3, {
      ...teacher.draft,
      configuration: { ...teacher.draft.configuration, totalQuestions: 8 },
    })
    await first.getByLabel(/^Paper Title/).waitFor()
    const second = await context.newPage()
    second.on('pageerror', (error) => faults.push(String(error)))
    await second.goto('/generator?step=3')
    await second.getByLabel(/^Paper Title/).fill('Of two tabs')
    await expect.poll(() => first.getByLabel(/^Paper Title/).inputValue()).toBe('Of two tabs')
    await first.getByLabel('Short Answer').check()
    await expect.poll(() => second.getByLabel('Short Answer').isChecked()).toBe(true)
    await first.getByRole('region', { name: 'Your paper so far' }).getByText('Of two tabs').first().waitFor()

    // The connection goes while the teacher configures: every step that was loaded stays open, and a part that was not
    // waits for it.
    await expect
      .poll(() =>
        first.evaluate<number>(
          `performance.getEntriesByType('resource').filter(({ name }) => /(?:template|preview)-step.*js/.test(name)).length`,
        ),
      )
      .toBe(2)
    await context.setOffline(true)
    await first.getByLabel('Total Questions').fill('10')
    await first.getByLabel(/^Paper Title/).fill('Without a connection')
    await button(first, 'Choose Template').click()
    await first.getByText('The server did not answer, so these are the built-in templates.').waitFor()
    await button(first, 'Show Sample Preview').click()
    await first.getByRole('status').getByText('The server cannot be reached.').waitFor()
    await button(first, 'Generate Paper').click()
    await first.getByText('Your document, topics and settings are kept.').waitFor()
    await first.getByText('The server cannot be reached.').waitFor()
    await context.setOffline(false)
    await button(first, 'Back to Template').click()
    await button(first, 'Show Sample Preview').click()
    await button(first, 'Open the sample paper').waitFor()

    // It goes again while the server makes the paper, whose answer is lost.
    await first.route('**/papers/generate', async (route) => {
      await route.fetch()
      await context.setOffline(true)
      await route.continue()
    })
    await button(first, 'Generate Paper').click()
    await first.getByText('Failed to generate paper - no response from the AI service').waitFor()
    expect(await papers()).toBe(before + 1)
    await first.unroute('**/papers/generate')
    await context.setOffline(false)
    await button(first, 'Try again').click()
    await ready(first)
    await first.getByRole('region', { name: 'Question paper' }).getByText('Without a connection').first().waitFor()
    const made = await stems(first)
    expect(made).toHaveLength(10)

    // The other tab has it all, and asks for no second paper.
    expect(await keptDraft(second)).toEqual(await keptDraft(first))
    await button(second, 'Choose Template').click()
    await button(second, 'Generate Paper').click()
    await ready(second)
    expect(await stems(second)).toEqual(made)
    expect(await papers()).toBe(before + 1)
    await second.reload()
    await ready(second)
    expect(faults.filter((fault) => !onlyConnection(fault))).toEqual([])
    await context.close()
  })
})
