/**
 * The library of documents: found, filtered and sorted in the address; thousands of rows; one document with its topics
 * and its file; and the overview.
 */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { CompiledQuery } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { Client, PASSWORD, readyDocument, signUp } from '../api/test-service.ts'
import { fillSchool } from '../bench/large-school.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'
import { PHONE, type Setting } from './teacher.ts'
import { hasFocus, keptDraft } from './wizard-draft.ts'
import { DEEP } from '#test/deep.ts'

const MANY = 1_000

describe.skipIf(!hasChromium)('the library', () => {
  const suite = startSuite()
  let teacher: Client
  let large: Client
  let heat: string
  beforeAll(async () => {
    ;[teacher, large] = await Promise.all([signUp(suite.url), signUp(suite.url)])
    const { db } = suite.service.service
    await fillSchool((text, values = []) => db.executeQuery(CompiledQuery.raw(text, values)), {
      email: large.email!,
      documents: MANY,
      papers: 40,
    })
    heat = await readyDocument(teacher, 'samples/heat-transfer.pdf')
    for (const file of ['samples/nutrition.pdf', 'samples/four-treasures.txt']) await readyDocument(teacher, file)
    const damaged = await teacher.upload([{ name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7 and nothing more') }])
    await teacher.settled(damaged.body.data.id)
    await teacher.post('/quizzes/generate/document', {
      title: 'Heat',
      sourceDocuments: [heat],
      questionCount: 5,
      questionTypes: ['multiple_choice'],
    })
  })

  async function openFor(client: Client, setting: Setting = {}) {
    const opened = await suite.open(setting)
    await opened.context.request.post(`${suite.url}/api/auth/sign-in/email`, {
      data: { email: client.email, password: PASSWORD },
      headers: { origin: suite.url },
    })
    return opened
  }
  const list = (page: Page): Locator => page.getByRole('list', { name: 'Document Library' })
  const names = (page: Page): Promise<string[]> =>
    list(page)
      .getByRole('listitem')
      .locator('button:first-of-type')
      .evaluateAll((buttons) =>
        buttons.filter((button) => !button.hasAttribute('aria-label')).map(({ textContent }) => textContent ?? ''),
      )
  const dialogOf = (page: Page): Locator => page.getByRole('dialog')

  test('searches by name and topic, filters and sorts, all in the address', async () => {
    const { page, context, faults } = await openFor(teacher)
    await page.goto('/dashboard?view=documents')
    await list(page).getByRole('listitem').first().waitFor()
    await expect
      .poll(() => names(page))
      .toEqual(['broken.pdf', 'four-treasures.txt', 'nutrition.pdf', 'heat-transfer.pdf'])
    const search = page.getByRole('searchbox', { name: 'Search documents' })
    await search.pressSequentially('practical 1')
    await expect.poll(() => names(page)).toEqual(['heat-transfer.pdf'])
    expect(new URL(page.url()).searchParams.get('q')).toBe('practical 1')
    await page.getByText('1 document', { exact: true }).waitFor()
    await page.reload()
    await expect.poll(() => search.inputValue()).toBe('practical 1')
    await search.fill('qwerty')
    await page.getByText('No documents found').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(() => names(page)).toHaveLength(4)
    expect(await search.inputValue()).toBe('')
    await page.getByRole('button', { name: /^Filter/ }).click()
    await page.getByLabel('Status').selectOption('Error')
    await expect.poll(() => names(page)).toEqual(['broken.pdf'])
    await page.getByLabel('Status').selectOption('All')
    await page.getByLabel('Type').selectOption('PDF')
    await page.getByLabel('Sort by').selectOption('Most quizzes')
    await expect.poll(async () => (await names(page))[0]).toBe('heat-transfer.pdf')
    await page.getByLabel('Sort by').selectOption('Name')
    await expect.poll(() => names(page)).toEqual(['broken.pdf', 'heat-transfer.pdf', 'nutrition.pdf'])
    await page.getByLabel('Uploaded from').fill('2099-01-01')
    await page.getByText('No documents found').waitFor()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      view: 'documents',
      type: 'pdf',
      sort: 'name',
      from: '2099-01-01',
    })
    expect(faults).toEqual([])
    await context.close()
  })

  test(
    `holds ${MANY} documents in a page that stays small; each is reached, also by keyboard, and the place is kept`,
    DEEP,
    async () => {
      const { page, context, faults } = await openFor(large)
      await page.goto('/dashboard?view=documents')
      await page.getByText('1,000 documents').waitFor()
      const items = list(page).getByRole('listitem')
      expect(await items.first().getAttribute('aria-setsize')).toBe(String(MANY))
      // Tab goes through the buttons of each row, and finds the next one beyond what the window shows.
      await items.first().getByRole('button').first().focus()
      const place = (): Promise<string | null> =>
        page.locator('[role=listitem]:focus-within').getAttribute('aria-posinset')
      for (let presses = 0; presses < 4 * 24; presses += 1) await page.keyboard.press('Tab')
      expect(await place()).toBe('25')
      const whole = await page.locator('main *').count()
      // The row with the focus stays while the page is scrolled by keys.
      for (
        let presses = 0;
        presses < 400 && (await items.last().getAttribute('aria-posinset')) !== String(MANY);
        presses += 1
      )
        await page.keyboard.press('End')
      expect(await items.last().getAttribute('aria-posinset')).toBe(String(MANY))
      expect(await place()).toBe('25')
      expect(await page.locator('main *').count()).toBeLessThan(whole * 2)
      expect(await items.count()).toBeLessThan(40)
      // Tab goes on from it: its next button brings the window back, and with it the row that follows.
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
      await list(page).locator('[role=listitem][aria-posinset="26"]').waitFor({ state: 'attached' })
      await page.keyboard.press('Tab')
      expect(await place()).toBe('26')
      expect(await axeFaults(page)).toEqual([])
      // To another screen and back.
      await page.mouse.wheel(0, 20_000)
      await expect.poll(async () => Number(await items.nth(8).getAttribute('aria-posinset'))).toBeGreaterThan(100)
      const before = await page.evaluate<number>('scrollY')
      await page.getByRole('link', { name: 'Profile' }).first().click()
      await page.getByText('Account Holder').waitFor()
      await page.goBack()
      await expect.poll(() => page.evaluate<number>('scrollY')).toBe(before)
      expect(faults).toEqual([])
      await context.close()
    },
  )

  test('that cannot load its next page says so, and tries again when it is asked to', async () => {
    const { page, context } = await openFor(large)
    let isDown = true
    await page.route(/\/api\/v1\/documents\?.*cursor=/, (route) =>
      isDown
        ? route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'internal', requestId: 'r1' } })
        : route.continue(),
    )
    await page.goto('/dashboard?view=documents')
    await list(page).getByRole('listitem').first().waitFor()
    await page.keyboard.press('End')
    await page.getByText('More documents could not be loaded.').waitFor()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => page.evaluate<number>('document.documentElement.scrollHeight')).toBeGreaterThan(5_000)
    await context.close()
  })

  test('shows a document: facts, topics, its file in a frame, a new name, topics read again, a download', async () => {
    const { page, context, faults } = await openFor(teacher)
    await page.goto('/dashboard?view=documents')
    await page.getByRole('button', { name: 'View Topics: heat-transfer.pdf' }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('region', { name: 'Document', exact: true }).locator('[data-page="1"] canvas').waitFor()
    for (const text of ['PDF', 'Ready', '33.8 kB', 'Heat and Temperature'])
      await dialog.getByText(text, { exact: true }).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('heat-transfer.pdf')
    expect(await readFile(await download.path())).toEqual(await readFile('samples/heat-transfer.pdf'))
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await page.keyboard.type('Heat, chapter 8')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await page.keyboard.type('Heat, chapter 9')
    await page.keyboard.press('Enter')
    await dialog.getByRole('heading', { name: 'Heat, chapter 9' }).waitFor()
    await expect.poll(() => hasFocus(dialog.getByRole('button', { name: 'Rename' }))).toBe(true)
    await dialog.getByRole('button', { name: 'Extract Topics Again' }).click()
    await dialog.getByText('Extracting Topics...').waitFor()
    await page.getByText('Topics extracted successfully!').waitFor()
    await dialog.getByText('Heat and Temperature', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('document')).toBeNull()
    await page.getByRole('button', { name: 'Heat, chapter 9', exact: true }).waitFor()
    await expect.poll(() => hasFocus(page.getByRole('button', { name: 'View Topics: Heat, chapter 9' }))).toBe(true)
    await teacher.call('PATCH', `/documents/${heat}`, { name: 'heat-transfer.pdf' })
    expect(faults).toEqual([])
    await context.close()
  })

  test('shows five topics and counts the others; topics that are picked go to the third step of the wizard', async () => {
    const { page, context, faults } = await openFor(large)
    await page.goto('/dashboard?view=documents&document=doc-00003')
    const dialog = dialogOf(page)
    expect(
      await dialog
        .getByText(/^Topic \d+ of chapter 3$/)
        .count()
        .catch(() => 0),
    ).toBeLessThanOrEqual(5)
    await dialog.getByRole('button', { name: 'Show 7 more topics' }).click()
    const choice = page.getByRole('dialog', { name: 'Choose topics' })
    const go = choice.getByRole('button', { name: /^Generate Quiz/ })
    expect(await go.getAttribute('aria-disabled')).toBe('true')
    await choice.getByRole('searchbox').fill('topic 12')
    await choice.getByText('1 of 12 topics').waitFor()
    await choice.getByRole('checkbox').check()
    await choice.getByRole('button', { name: 'More questions from Topic 12 of chapter 3' }).click()
    await choice.getByText('Hard').click()
    await choice.getByText('No topics found matching your search.').waitFor()
    await choice.getByText('1 topic, 6 questions').waitFor()
    await go.click()
    await page.waitForURL(/generator.*step=3/)
    await page
      .getByRole('heading', { name: 'Configuration' })
      .or(page.getByLabel('Number of questions'))
      .first()
      .waitFor()
    expect(await keptDraft(page)).toMatchObject({
      document: { id: 'doc-00003' },
      topics: [{ name: 'Topic 12 of chapter 3', questionCount: 6 }],
    })
    expect(faults).toEqual([])
    await context.close()
  })

  test('tells why a file is not shown, each by its cause', async () => {
    const { page, context } = await openFor(teacher)
    const dialog = dialogOf(page)
    const alert = dialog.getByRole('region', { name: 'The document' }).getByRole('alert')
    const openHeat = async (): Promise<void> => {
      await page.goto('/dashboard?view=documents&document=' + heat)
      await alert.getByText('Failed to Load Document', { exact: true }).waitFor()
    }
    await page.route('**/url', (route) => route.abort())
    await openHeat()
    await alert.getByText('Failed to load document URL', { exact: true }).waitFor()
    await page.unroute('**/url')
    await page.route('**/url', (route) =>
      route.fulfill({ json: { success: true, data: { url: '', expiresAt: new Date().toISOString() } } }),
    )
    await openHeat()
    await alert.getByText('Document URL not available').waitFor()
    await dialog.getByRole('button', { name: 'Download' }).click()
    await page.locator('[data-sonner-toast]').getByText('Document URL not available').waitFor()
    await page.unroute('**/url')
    // The stored file is gone.
    const { db } = suite.service.service
    const row = await db
      .selectFrom('document')
      .select('blobId')
      .where('documentId', '=', heat)
      .executeTakeFirstOrThrow()
    await db.updateTable('document').set({ blobId: 'b_gone' }).where('documentId', '=', heat).execute()
    await openHeat()
    await alert.getByText('Failed to load document', { exact: true }).waitFor()
    await db.updateTable('document').set(row).where('documentId', '=', heat).execute()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await dialog.locator('[data-page="1"] canvas').waitFor()
    await page.goto('/dashboard?view=documents')
    await page.getByRole('button', { name: 'View Topics: broken.pdf' }).click()
    await alert.getByText('The document could not be loaded.').waitFor()
    await dialog.getByText('Topics', { exact: true }).waitFor()
    // Deleted elsewhere meanwhile.
    await page.goto('/dashboard?view=documents&document=no-such-document')
    await dialog.getByText('The document could not be loaded. The document is no longer there.').waitFor()
    await context.close()
  })

  test('begins with what was worked on last, and leads on', async () => {
    const { page, context, faults } = await openFor(teacher)
    await page.goto('/dashboard')
    const total = (name: string): Locator => page.locator('dl > div', { hasText: name }).locator('dd')
    await expect.poll(() => total('Total Documents').textContent()).toBe('4')
    expect(await total('Generated Quizzes').textContent()).toBe('1')
    expect(await page.getByRole('region', { name: 'Recent Documents' }).getByRole('listitem').count()).toBe(3)
    await page.getByRole('link', { name: 'View All (4)' }).waitFor()
    const paper = page.getByRole('region', { name: 'Recent Quizzes' })
    expect(await paper.getByRole('link', { name: 'View: Heat' }).getAttribute('href')).toMatch(/^\/quiz\/[\w-]+$/)
    expect(await paper.getByRole('link', { name: 'Export: Heat' }).getAttribute('href')).toMatch(
      /^\/quiz\/[\w-]+\/export$/,
    )
    await page.getByRole('link', { name: 'Upgrade Plan' }).click()
    await page.getByText('Account Holder').waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Generate from Topic' }).click()
    await page.getByRole('list', { name: 'Learning units' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Upload Document' }).click()
    await page
      .getByRole('button', { name: 'Choose files' })
      .or(page.locator('input[type=file]'))
      .first()
      .waitFor({ state: 'attached' })
    expect(faults).toEqual([])
    await context.close()
  })

  test(
    'works on the narrowest phone: tabs at the foot, a dialog that fits, nothing beside the window',
    DEEP,
    async () => {
      for (const viewport of [{ width: 320, height: 640 }, PHONE]) {
        const { page, context, faults } = await openFor(teacher, { viewport, theme: 'dark' })
        await page.goto('/dashboard')
        for (const tab of ['Documents', 'Quizzes', 'Profile', 'Dashboard'] as const) {
          await page.locator('nav.bottom-bar').getByRole('link', { name: tab }).click()
          await page.locator('nav.bottom-bar a[aria-current=page]', { hasText: tab }).waitFor()
          expect(await scrollsSideways(page), tab).toBe(false)
        }
        await page.getByRole('button', { name: 'Settings and deleted items' }).click()
        await page.getByRole('menuitem', { name: 'Recently deleted' }).click()
        await page.getByText('What you delete stays here for 30 days.').waitFor()
        await page.goto(`/dashboard?view=documents&document=${heat}`)
        await dialogOf(page).getByRole('button', { name: 'Generate Quiz' }).click()
        const choice = page.getByRole('dialog', { name: 'Choose topics' })
        await choice.getByRole('checkbox').first().check()
        expect(await choice.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false)
        expect(await axeFaults(page)).toEqual([])
        expect(faults).toEqual([])
        await context.close()
      }
    },
  )
})
