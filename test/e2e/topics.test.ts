/** The second step: topics are found, picked and counted; what is picked stays. */
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { expectAccessible, storeDocument } from './documents-page.ts'
import { startSuite } from './suite.ts'
import { PHONE, signUp } from './teacher.ts'

const topics = (page: Page) => page.getByRole('list', { name: 'Topics' }).getByRole('listitem')
const picked = (page: Page) => page.getByRole('list', { name: 'Topics' }).getByRole('checkbox', { checked: true })

describe.skipIf(!hasChromium)('topic selection', () => {
  const suite = startSuite()

  test('topics are searched, filtered, counted and picked; the way on opens with the first', async () => {
    const { page, context, faults } = await suite.open()
    await signUp(context, suite.url)
    await storeDocument(context, suite.url, 'quadratic-equations.txt')
    await storeDocument(context, suite.url, 'photosynthesis-practical.pdf')
    await page.goto('/generator')
    await page.getByRole('button', { name: 'Generate Quiz: photosynthesis-practical.pdf' }).click()
    await expect.poll(() => topics(page).count()).toBe(7)
    const configure = page.getByRole('button', { name: 'Configure Paper Settings' })
    expect(await configure.getAttribute('aria-disabled')).toBe('true')
    expect(await configure.getAttribute('title')).toBe('Pick at least one topic first.')

    const search = page.getByRole('searchbox', { name: 'Search topics and subtopics' })
    await search.fill('no such words')
    await page.getByText('No topics found matching your search.').waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    const first = topics(page).first()
    const name = await first.getByRole('checkbox').evaluate((box) => box.closest('label')!.textContent)
    await search.fill(` ${name.toUpperCase()} `)
    await expect.poll(() => topics(page).count()).toBe(1)
    await search.fill('')
    await page.getByRole('radio', { name: 'Hard' }).check({ force: true })
    await page.getByText('No topics found matching your search.').waitFor()
    await page.getByRole('radio', { name: 'Easy' }).check({ force: true })
    await expect.poll(() => topics(page).count()).toBe(7)

    const fewer = first.getByRole('button', { name: 'Fewer questions' })
    const more = first.getByRole('button', { name: 'More questions' })
    await first.getByRole('checkbox').check()
    await page.getByText('1 topic, 5 questions').waitFor()
    // By the types that stand chosen once what the topic gives was counted.
    await page.getByText('Estimated time: 15 minutes').waitFor()
    await more.focus()
    for (let press = 0; press < 17; press += 1) await page.keyboard.press('Enter')
    await page.getByText('1 topic, 20 questions').waitFor()
    expect([await more.getAttribute('aria-disabled'), await more.getAttribute('title')]).toEqual([
      'true',
      'A topic gives at most 20 questions',
    ])
    await fewer.focus()
    for (let press = 0; press < 21; press += 1) await page.keyboard.press('Enter')
    await page.getByText('1 topic, 1 question').waitFor()
    expect([await fewer.getAttribute('aria-disabled'), await fewer.getAttribute('title')]).toEqual([
      'true',
      'A topic gives at least 1 question',
    ])

    await page.getByRole('button', { name: 'Select First 5' }).click()
    await expect.poll(() => picked(page).count()).toBe(5)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => picked(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Select First 5' }).click()
    await page.getByText(/^5 topics, \d+ questions$/).waitFor()
    expect(
      await page
        .getByRole('list', { name: 'Topics' })
        .evaluate((list) => list.clientHeight <= 800 && list.scrollHeight > list.clientHeight),
    ).toBe(true)

    await page.reload()
    await expect.poll(() => picked(page).count()).toBe(5)
    await page.getByLabel('Topics of').selectOption({ label: 'quadratic-equations.txt' })
    await expect.poll(() => topics(page).count()).toBe(5)
    expect(await picked(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => picked(page).count()).toBe(5)
    await configure.click()
    await page.getByRole('heading', { level: 1, name: 'Configuration' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('topics that cannot be had are told of, and asked for again; a document that is gone leads back', async () => {
    const { page, context } = await suite.open({ viewport: PHONE, theme: 'dark' })
    await signUp(context, suite.url)
    const id = await storeDocument(context, suite.url, 'heat-transfer.pdf')
    await page.route(`**/api/v1/documents/${id}`, async (route) => {
      const answer = await route.fetch()
      const { success, data } = (await answer.json()) as { readonly success: true; readonly data: object }
      await route.fulfill({ response: answer, json: { success, data: { ...data, extractedTopics: [] } } })
    })
    await page.route('**/api/v1/documents/extract-topics', (route) => route.abort())
    await page.goto('/generator')
    await page.getByRole('button', { name: 'Generate Quiz: heat-transfer.pdf' }).click()
    await page.getByRole('alert').getByText('Failed to extract topics').waitFor()
    await expectAccessible(page, 'no topics')
    await page.unroute('**/api/v1/documents/extract-topics')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => topics(page).count()).toBe(5)
    expect(await scrollsSideways(page)).toBe(false)

    await page.unrouteAll()
    await context.request.delete(`${suite.url}/api/v1/documents/${id}`, { headers: { origin: suite.url } })
    await page.reload()
    await page.getByRole('alert').getByText('There is nothing here, or it is not yours.').waitFor()
    await page.getByRole('button', { name: 'Choose another document' }).click()
    await page.getByRole('heading', { level: 1, name: 'Input Method' }).waitFor()
    await context.close()
  })
})
