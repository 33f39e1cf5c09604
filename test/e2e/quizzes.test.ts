/**
 * The quizzes of the dashboard: found by document, search, filter and order; used, changed, deleted and brought back,
 * by mouse, by keyboard alone and on a phone.
 */
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { Client, PASSWORD, readyDocument, signUp } from '../api/test-service.ts'
import { axeFaults } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { seedPapers } from './many-papers.ts'
import { startSuite } from './suite.ts'
import { signUp as signUpByPage, type Setting } from './teacher.ts'
import { DEEP } from '#test/deep.ts'

const HEAT = 'Heat Transfer Exercise Paper'

describe.skipIf(!hasChromium)('the quizzes of the dashboard', () => {
  const suite = startSuite()
  let teacher: Client
  let heat: string
  beforeAll(async () => {
    teacher = await signUp(suite.url)
    const document = await readyDocument(teacher, 'samples/heat-transfer.pdf')
    heat = (
      await teacher.post('/quizzes/generate/document', {
        title: HEAT,
        sourceDocuments: [document],
        questionCount: 5,
        questionTypes: ['multiple_choice'],
      })
    ).body.data.id
    await teacher.post('/papers/preset', { paper: 2, language: 'zh-TW' })
    await teacher.post('/quizzes/generate/concept', {
      topic: 'Percentages',
      questionCount: 5,
      title: 'Percentages for S1',
    })
    await teacher.call('PATCH', `/papers/${heat}`, { status: 'draft' })
  })

  async function openAs({ email }: Client, address: string, setting: Setting = {}) {
    const opened = await suite.open(setting)
    await opened.context.request.post(`${suite.url}/api/auth/sign-in/email`, {
      data: { email, password: PASSWORD },
      headers: { origin: suite.url },
    })
    await opened.page.goto(address)
    return opened
  }
  const card = (page: Page, title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `More for “${title}”` })
  async function choose(page: Page, title: string, item: string): Promise<void> {
    await menuOf(page, title).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  const titles = (page: Page): Promise<string[]> => page.getByRole('article').getByRole('heading').allTextContents()

  test('stand by their document, are found by what is asked, and the address remembers it', async () => {
    const { page, context, faults } = await openAs(teacher, '/dashboard?view=quizzes')
    for (const heading of ['heat-transfer.pdf', 'Topics of the curriculum', 'HKDSE papers'])
      await page.getByRole('heading', { level: 2, name: heading }).waitFor()
    expect(await card(page, HEAT).textContent()).toMatch(/Draft.*5 questions.*Medium.*EN.*0 views.*0 downloads/)
    await page.getByRole('searchbox').fill('percentages')
    await expect.poll(() => titles(page)).toEqual(['Percentages for S1'])
    expect(page.url()).toContain('q=percentages')
    await page.getByText('1 quiz found').waitFor()
    await page.reload()
    await card(page, 'Percentages for S1').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('percentages')
    await page.getByRole('searchbox').fill('heat-transfer')
    await expect.poll(() => titles(page)).toEqual([HEAT])
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByLabel('Status').selectOption({ label: 'Completed' })
    await page.getByText('No quizzes found').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Clear search' }).last().click()
    await expect.poll(async () => (await titles(page)).length).toBe(3)
    expect(new URL(page.url()).search).toBe('?view=quizzes')
    await page.getByLabel('Type').selectOption({ label: 'HKDSE Paper 2' })
    await expect.poll(async () => (await titles(page)).length).toBe(1)
    await page.goto('/dashboard?view=quizzes&sort=title&mode=document_based&status=draft&made=7d')
    await expect.poll(() => titles(page)).toEqual([HEAT])
    expect(await page.getByLabel('Sort by').inputValue()).toBe('title')
    await page.getByRole('link', { name: `Preview: ${HEAT}` }).click()
    await page.waitForURL(`**/quiz/${heat}`)
    expect(faults).toEqual([])
    await context.close()
  })

  test('are renamed, marked with an average, copied, deleted and brought back by keyboard alone', async () => {
    const { page, context, faults } = await openAs(teacher, '/dashboard?view=quizzes')
    const press = (keys: readonly string[]) =>
      keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
    const pick = async (title: string, item: string): Promise<void> => {
      await menuOf(page, title).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem').first().waitFor()
      const items = await page.getByRole('menuitem').allTextContents()
      const at = async (): Promise<string | null> => page.evaluate<string | null>('document.activeElement.textContent')
      for (let tries = 0; (await at()) !== item && tries <= items.length; tries += 1)
        await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await card(page, 'Percentages for S1').waitFor()
    await pick('Percentages for S1', 'Rename')
    const field = page.getByRole('dialog').getByLabel('Title')
    await field.and(page.locator(':focus')).waitFor()
    await press(['Control+a', 'Delete', 'Enter'])
    await page.getByText('Enter a title.').waitFor()
    await page.keyboard.type('Percentages and profit')
    await page.keyboard.press('Enter')
    await card(page, 'Percentages and profit').waitFor()
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('More for “Percentages and profit”')
    await pick('Percentages and profit', 'Set average score')
    await page.getByRole('dialog').waitFor()
    await page.getByLabel('Average in percent').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('720')
    await page.keyboard.press('Enter')
    await page.getByText('Enter a number from 0 to 100.').waitFor()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await card(page, 'Percentages and profit').getByText('Average 72%').waitFor()
    await pick('Percentages and profit', 'Duplicate')
    await page.getByText('“Percentages and profit (copy)” was made.').waitFor()
    await card(page, 'Percentages and profit (copy)').waitFor()
    expect(await card(page, 'Percentages and profit (copy)').getByText('Average').count()).toBe(0)
    await pick('Percentages and profit (copy)', 'Delete')
    await page.getByText('“Percentages and profit (copy)” was deleted.').waitFor()
    await card(page, 'Percentages and profit (copy)').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Generated Quizzes')
    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await card(page, 'Percentages and profit (copy)').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('are changed here while they are changed elsewhere: nothing is overwritten, and the second try goes through', async () => {
    const { page, context } = await openAs(teacher, '/dashboard?view=quizzes&q=heat')
    await choose(page, HEAT, 'Set average score')
    await page.getByLabel('Average in percent').fill('55')
    await page.route('**/api/v1/papers/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
    expect(await page.getByLabel('Average in percent').inputValue()).toBe('55')
    expect(await axeFaults(page)).toEqual([])
    await page.unroute('**/api/v1/papers/*')
    await teacher.call('PATCH', `/papers/${heat}`, { grade: 'S2' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('dialog')
      .getByText('This was changed in another place in the meantime')
      .or(card(page, HEAT).getByText('Average 55%'))
      .first()
      .waitFor()
    if ((await page.getByRole('dialog').count()) > 0) {
      await page.keyboard.press('Escape')
      await choose(page, HEAT, 'Set average score')
      await page.getByLabel('Average in percent').fill('55')
      await page.getByRole('button', { name: 'Save' }).click()
    }
    await card(page, HEAT).getByText('Average 55%').waitFor()
    expect((await teacher.get(`/papers/${heat}`)).body.data).toMatchObject({ grade: 'S2', score: 55 })
    await context.close()
  })

  test('tell why a PDF could not be had, and why the list is empty', async () => {
    const { page, context } = await openAs(teacher, '/dashboard?view=quizzes&q=percentages')
    const title = await page.getByRole('article').getByRole('heading').first().textContent()
    const id = (await teacher.get(`/papers?q=percentages&sort=newest`)).body.data.items[0].id as string
    await menuOf(page, title!).click()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    // Deleted elsewhere, while this page hears of nothing.
    await page.route('**/api/v1/events', (route) => route.abort())
    await context.setOffline(true)
    await choose(page, title!, 'Export PDF')
    await page.getByText('Failed to export PDF. Please try again.').waitFor()
    await context.setOffline(false)
    // A list that is asked for again gets no answer: one that fails would take the cards away.
    await page.route('**/api/v1/papers?**', () => undefined)
    await teacher.call('DELETE', `/papers/${id}`)
    await choose(page, title!, 'Export PDF')
    await page.getByText('Failed to export PDF: Not Found').waitFor()
    await choose(page, title!, 'Answer Key PDF')
    await page.getByText('Failed to export answer key PDF: Not Found').waitFor()
    await page.unroute('**/api/v1/papers?**')
    await page.route('**/api/v1/papers?**', (route) => route.abort())
    await page.reload()
    await page.getByText('Your quizzes could not be loaded, so none are shown.').waitFor()
    expect(await page.getByRole('article').count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    await page.unroute('**/api/v1/papers?**')
    await teacher.post(`/papers/${id}/restore`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await menuOf(page, title!).waitFor()
    let release = (): void => undefined
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/export/pdf', async (route) => {
      await held
      await route.continue()
    })
    await choose(page, title!, 'Export PDF')
    await page.getByText('Generating PDF...').first().waitFor()
    await menuOf(page, title!).click()
    await page.getByRole('menuitem', { name: 'Generating PDF...' }).waitFor()
    const downloaded = page.waitForEvent('download')
    release()
    const download = await downloaded
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    await page.keyboard.press('Escape')
    await card(page, title!).getByText('1 download').waitFor()
    await context.close()
  })

  test('that cannot be read are an Untitled Quiz with status error, which can be deleted', async () => {
    const owner = await signUp(suite.url)
    await owner.post('/papers/preset', { paper: 2 })
    const torn = (await owner.post('/papers/preset', { paper: 1 })).body.data.id as string
    await suite.service.service.db
      .updateTable('paper')
      .set({ body: '{"questions":7}' })
      .where('paperId', '=', torn)
      .execute()
    const { page, context, faults } = await openAs(owner, '/dashboard?view=quizzes')
    await card(page, 'Untitled Quiz').getByText('Error').waitFor()
    expect(await page.getByRole('article').count()).toBe(2)
    expect(await axeFaults(page)).toEqual([])
    await card(page, 'Untitled Quiz').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('“Untitled Quiz” was deleted.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(page, 'Untitled Quiz').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('say what to do where there are none', async () => {
    const { page, context } = await suite.open({ viewport: { width: 320, height: 640 } })
    await signUpByPage(context, suite.url)
    await page.goto('/dashboard?view=quizzes')
    await page.getByText('No Quizzes Yet').waitFor()
    await page.getByRole('link', { name: 'Create Quiz' }).click()
    await page.waitForURL('**/generator')
    await context.close()
  })

  test('by the thousand are scrolled through to the end, few of them drawn at once', DEEP, async () => {
    const owner = await signUp(suite.url)
    await owner.post('/papers/preset', { paper: 2 })
    const { id } = (
      await owner.post('/quizzes/generate/document', {
        title: HEAT,
        sourceDocuments: [await readyDocument(owner, 'samples/heat-transfer.pdf')],
        questionCount: 5,
        questionTypes: ['multiple_choice'],
      })
    ).body.data
    await seedPapers(suite, owner.email!, id, { papers: 1000, documents: 20 })
    const { page, context, faults } = await openAs(owner, '/dashboard?view=quizzes')
    await page.getByRole('article').first().waitFor()
    const more = page.getByRole('button', { name: /^(?:Show more|Loading)/ })
    await expect
      .poll(
        async () => {
          await page.evaluate('scrollTo(0, document.body.scrollHeight)')
          expect(await page.getByRole('article').count()).toBeLessThan(120)
          return more.count()
        },
        { timeout: 60_000 },
      )
      .toBe(0)
    const last = page.getByRole('listitem').last()
    // What came last made the page longer once more.
    await expect
      .poll(async () => {
        await page.evaluate('scrollTo(0, document.body.scrollHeight)')
        return Number(await last.getAttribute('aria-setsize')) - Number(await last.getAttribute('aria-posinset'))
      })
      .toBe(0)
    await page.goto('/dashboard?view=quizzes&sort=viewed')
    await page.getByRole('article').first().getByText('12 views').waitFor()

    // And in the bin, in the same order: all of them so lately that none goes for good meanwhile.
    await sql`update paper set deleted_at = now() - (now() - created_at) / 100 where school_id = (select school_id from account_user where email = ${owner.email!}) and paper_id like 'p_many_%'`.execute(
      suite.service.service.db,
    )
    await page.getByRole('link', { name: 'Recently deleted' }).first().click()
    await page.getByRole('listitem').first().getByText('Quiz 1', { exact: true }).waitFor()
    await page
      .getByRole('listitem')
      .first()
      .getByText(/^Goes for good on /)
      .waitFor()
    expect(await page.getByRole('listitem').first().getAttribute('aria-setsize')).toBe('1000')
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Restore: Quiz 1', exact: true }).click()
    await page.getByText('“Quiz 1” is back.').waitFor()
    await page.getByRole('button', { name: 'Delete for good: Quiz 2', exact: true }).click()
    await page.getByRole('dialog').getByText('It cannot be brought back afterwards.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete for good: Quiz 2', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('“Quiz 2” is gone for good.').waitFor()
    await page.getByRole('button', { name: 'Empty the bin' }).click()
    await page.getByText('998 deleted items go for good. They cannot be brought back afterwards.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Empty the bin' }).click()
    await page.getByText('998 items are gone for good.').waitFor()
    await page.getByText('Nothing was deleted in the last 30 days.').waitFor()
    expect((await owner.get('/papers?q=quiz')).body.data.total).toBe(1)
    expect(faults).toEqual([])
    await context.close()
  })
})
