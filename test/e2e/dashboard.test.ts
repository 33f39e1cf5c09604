/** The dashboard: what was made is there, can be had as PDF, shared, deleted and brought back; its faults are told. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { Client, PASSWORD, readyDocument, signUp as signUpByApi } from '../api/test-service.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'
import { PHONE, signUp, type Setting } from './teacher.ts'

const TITLE = 'Heat Transfer Exercise Paper'
const LONG = 'Second Term Examination of Form Two in Integrated Science, for all classes and both venues'

describe.skipIf(!hasChromium)('the dashboard', () => {
  const suite = startSuite()
  let teacher: Client
  beforeAll(async () => {
    teacher = await signUpByApi(suite.url)
    const document = await readyDocument(teacher, 'samples/heat-transfer.pdf')
    for (const title of [TITLE, LONG]) {
      const { status } = await teacher.post('/quizzes/generate/document', {
        title,
        sourceDocuments: [document],
        questionCount: 5,
        questionTypes: ['multiple_choice'],
      })
      if (status !== 201) throw new Error(`The quiz ${title} was not made: ${status}`)
    }
  })

  async function openFor(setting: Setting = {}) {
    const opened = await suite.open(setting)
    await opened.context.request.post(`${suite.url}/api/auth/sign-in/email`, {
      data: { email: teacher.email, password: PASSWORD },
      headers: { origin: suite.url },
    })
    return opened
  }
  const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `More for “${title}”` })

  async function fromMenu(page: Page, item: string, document = 'heat-transfer.pdf'): Promise<void> {
    await menuOf(page, document).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  test('every card shows its date: of documents and quizzes, first and in their tabs, as the language writes it', async () => {
    const today = (tag: string): string =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'Asia/Hong_Kong' }).format(new Date())
    for (const [setting, tag] of [
      [{}, 'en-GB'],
      [{ language: 'zh-TW', viewport: PHONE }, 'zh-HK'],
    ] as const) {
      const { page, context } = await openFor(setting)
      await page.goto('/dashboard')
      for (const title of ['heat-transfer.pdf', TITLE])
        await page.getByRole('listitem').filter({ hasText: title }).getByText(today(tag)).first().waitFor()
      await page.goto('/dashboard?view=quizzes')
      await page.getByRole('listitem').filter({ hasText: TITLE }).getByText(today(tag)).first().waitFor()
      await page.goto('/dashboard?view=documents')
      await page.getByRole('listitem').filter({ hasText: 'heat-transfer.pdf' }).getByText(today(tag)).first().waitFor()
      await page.goto('/dashboard')
      await page.getByText(TITLE).first().waitFor()
      await context.close()
    }
  })

  test('is empty at first: one picture, one sentence and one button each, on a phone in the dark too', async () => {
    for (const setting of [{}, { viewport: PHONE, theme: 'dark' }] as const) {
      const { page, context, faults } = await suite.open(setting)
      await signUp(context, suite.url)
      await page.goto('/dashboard')
      for (const text of ['No documents uploaded yet', 'No quizzes generated yet']) await page.getByText(text).waitFor()
      await page.getByText('0 / 300 questions').and(page.locator(':visible')).waitFor()
      expect(await scrollsSideways(page)).toBe(false)
      await page.getByRole('link', { name: 'Upload First Document' }).click()
      await page.waitForURL(/\/generator/)
      expect(faults).toEqual([])
      await context.close()
    }
  })

  test('shows documents and quizzes in every view, and says in which it is', async () => {
    for (const setting of [{}, { viewport: PHONE, language: 'zh-TW' }] as const) {
      const { page, context, faults } = await openFor(setting)
      for (const address of [
        '/dashboard',
        '/dashboard?view=documents',
        '/dashboard?view=quizzes',
        '/dashboard?view=deleted',
      ]) {
        await page.goto(address)
        await page
          .locator('main')
          .getByText(
            address.endsWith('deleted')
              ? /^(?:Nothing was deleted|最近30天沒有刪除)/
              : /heat-transfer\.pdf|Heat Transfer/,
          )
          .first()
          .waitFor()
        // On a phone the bin stands in the menu.
        expect(await page.locator('nav a[aria-current=page]:visible').count(), address).toBe(
          address.endsWith('deleted') && 'viewport' in setting ? 0 : 1,
        )
      }
      expect(faults).toEqual([])
      await context.close()
    }
  })

  test('gives question paper and answer key as PDF', async () => {
    const { page, context, faults } = await openFor()
    await page.goto('/dashboard?view=quizzes')
    for (const [item, name] of [
      ['Export PDF', /^heat_transfer_exercise_paper_\d{4}-\d\d-\d\d\.pdf$/],
      ['Answer Key PDF', /^heat_transfer_exercise_paper_answer_key_\d{4}-\d\d-\d\d\.pdf$/],
    ] as const) {
      await menuOf(page, TITLE).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(name)
      expect((await readFile(await download.path())).subarray(0, 4).toString()).toBe('%PDF')
    }
    expect(faults).toEqual([])
    await page.route('**/export/pdf', (route) =>
      route.fulfill({ status: 504, json: { success: false, error: 'x', code: 'took_too_long' } }),
    )
    await menuOf(page, TITLE).click()
    await page.getByRole('menuitem', { name: 'Export PDF' }).click()
    await page.getByText('Failed to export PDF: Gateway Timeout').waitFor()
    await context.close()
  })

  test('shares a quiz: the link is copied, opens to a visitor, and closes again', async () => {
    const { page, context, faults } = await openFor()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/dashboard?view=quizzes')
    let asked = 0
    page.on('request', (request) => {
      if (/\/papers\?.*\bq=/.test(request.url())) asked += 1
    })
    await menuOf(page, TITLE).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Share' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('The paper is private').waitFor()
    // The card knows so much already.
    expect(asked).toBe(0)
    await expect.poll(() => dialog.locator(':focus').count()).toBe(1)
    await dialog.getByRole('button', { name: 'Share link' }).click()
    await page.getByText('Quiz link copied to clipboard!').waitFor()
    const link = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(link).toMatch(/\/quiz\/[\w-]+\/preview$/)
    expect(await page.getByRole('dialog').getByLabel('Link').inputValue()).toBe(link)
    const id = link.split('/').at(-2)!
    const seen = async (): Promise<unknown> => {
      const { status, body } = await new Client(suite.url).get(`/papers/${id}`)
      return status === 200 ? body.data.questions[0].correctAnswer : status
    }
    expect(await seen()).toBeUndefined()
    await dialog.getByRole('switch', { name: 'With answers' }).click()
    await expect.poll(seen).toMatch(/^[A-D]$/)
    await page.getByRole('button', { name: 'Revoke' }).click()
    await page
      .getByText('The link is dead from this moment. Sharing again makes a new link; the old one stays dead.')
      .waitFor()
    expect(await seen()).toBe(404)
    await page.route('**/share', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Share link' }).click()
    await dialog.getByRole('alert').getByText('The paper could not be shared. Try again.').waitFor()
    await dialog.getByRole('alert').getByText('The server cannot be reached.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe(`More for “${TITLE}”`)
    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
    await context.close()
  })

  test('deletes with Undo, keeps what was deleted in the bin, and opens a document in the generator', async () => {
    const { page, context, faults } = await openFor()
    await page.goto('/dashboard?view=quizzes')
    await menuOf(page, LONG).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await menuOf(page, LONG).waitFor({ state: 'detached' })
    await page.getByText(`“${LONG}” was deleted.`).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await menuOf(page, LONG).waitFor()
    await page.goto('/dashboard?view=documents')
    await fromMenu(page, 'Delete')
    await page.getByText('No Documents Yet').waitFor()
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Document Library')
    await page.getByRole('link', { name: 'Recently deleted' }).first().click()
    await page.getByRole('button', { name: 'Restore: heat-transfer.pdf' }).click()
    await page.getByText('Nothing was deleted in the last 30 days.').waitFor()
    await page.getByRole('link', { name: 'Documents', exact: true }).first().click()
    await page.getByRole('button', { name: 'Generate Quiz: heat-transfer.pdf' }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().check()
    await page.getByRole('dialog').getByRole('button', { name: 'Generate Quiz with 5 questions' }).click()
    await page.waitForURL(/generator.*step=3/)
    expect(faults).toEqual([])
    await context.close()
  })

  test('opens documents over the page: a PDF as it looks, any other as text', async () => {
    const { page, context, faults } = await openFor()
    await readyDocument(teacher, 'samples/persuasive-writing.txt')
    await page.goto('/dashboard?view=documents')
    await fromMenu(page, 'View text', 'persuasive-writing.txt')
    await page.getByRole('dialog').getByRole('region', { name: 'Text of the document' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await fromMenu(page, 'View PDF')
    await page.getByRole('dialog').locator('canvas').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
    await context.close()
  })

  test('tells what cannot be loaded or deleted, and the way on', async () => {
    const { page, context } = await openFor()
    let isDown = true
    await page.route(/\/api\/v1\/papers\?/, (route) =>
      isDown
        ? route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'internal', requestId: 'r1' } })
        : route.continue(),
    )
    await page.route(/\/api\/v1\/documents\/[^/?]+$/, (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    )
    await page.goto('/dashboard')
    await page.getByText('Your quizzes could not be loaded, so none are shown.').waitFor()
    await page.getByText('heat-transfer.pdf').waitFor()
    expect(await axeFaults(page)).toEqual([])
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: `View: ${TITLE}` }).waitFor()
    await fromMenu(page, 'Delete')
    await page.getByText('“heat-transfer.pdf” could not be deleted.').waitFor()
    await page.getByText('heat-transfer.pdf', { exact: true }).waitFor()
    await context.close()
  })
})
