/**
 * Papers of the HKDSE and papers from the curriculum: drawn for anyone, kept by signing in, and drawn in the browser
 * where the server fails.
 */
import type { APIResponse, BrowserContext, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../golden/read-pdf.ts'
import { scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'
import { PHONE, signUp } from './teacher.ts'
import { keptDraft } from './wizard-draft.ts'
import { DEEP } from '#test/deep.ts'

const suite = startSuite()
const WITHIN = { interval: 100 } as const

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const ready = (page: Page) => page.locator('#preview-ready').waitFor()
const badge = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`) })
const stems = (page: Page): Promise<string[]> => page.locator('[id^="preview-question-"] > :last-child').allInnerTexts()
const cards = async (page: Page): Promise<string> =>
  (await page.locator('dl').first().innerText()).replaceAll(/\s+/g, ' ')
const dataOf = async (answer: APIResponse) => ((await answer.json()) as { readonly data: Record<string, unknown> }).data
const get = async (context: BrowserContext, path: string) =>
  dataOf(await context.request.get(`${suite.url}/api/v1${path}`))

/** The walk looks at these states for barriers. */
async function fits(page: Page): Promise<void> {
  expect(await scrollsSideways(page)).toBe(false)
}

async function saved(page: Page, begin: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), begin()])
  return (await readPdf(new Uint8Array(await readFile(await file.path())))).pages.join(' ').replaceAll(/\s+/g, ' ')
}

/** By the dialog, as somebody new. */
async function signUpBy(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  await dialog.getByLabel('Full Name').fill('Chan Tai Man')
  await dialog.getByLabel('Email').fill(email)
  await dialog.locator('[name=password]').fill('blue-harbour-8')
  await dialog.locator('[type=submit]').click()
}

describe.skipIf(!hasChromium)('papers of the HKDSE', () => {
  test('a visitor draws Paper 1, draws it anew, prints it, and by signing up gets its key and keeps it', async () => {
    const { page, context, faults } = await suite.open()
    await page.goto('/hkdse')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('HKDSE Mock Papers')
    expect(await page.getByRole('article').first().innerText()).toMatch(
      /^Authentic\s+Recommended[^]+19 questions\s+105 marks\s+135 minutes[^]+Section A\(1\) Questions 1 to 9\s+35 marks/,
    )
    expect(await page.getByRole('article').nth(1).innerText()).toMatch(
      /^Mock[^]+70 marks[^]+Questions 15 to 19, answer any 3\s+35 marks/,
    )
    await press(page, 'Draw Paper 1: Authentic')
    await ready(page)
    expect(new URL(page.url()).search).toBe('?step=5')
    await badge(page, 'Generated via Backend API').waitFor()
    expect(await cards(page)).toMatch(/^Total Questions 19 Total Marks 105 Duration \(min\) 135 /)
    expect(await page.getByRole('listitem').getByText('Proved', { exact: true }).count()).toBe(19)
    await fits(page)

    const first = (await keptDraft(page)).paperId
    const before = await stems(page)
    await press(page, 'Re-generate')
    await expect.poll(async () => (await keptDraft(page)).paperId, WITHIN).not.toBe(first)
    expect(await stems(page)).not.toEqual(before)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(() => stems(page), WITHIN).toEqual(before)

    // The answers are this browser's alone: the server does not give them again by the address.
    await page.reload()
    await ready(page)
    expect(await stems(page)).toEqual(before)
    await page.getByRole('tab', { name: 'Answer View' }).click()
    await page.getByRole('region', { name: 'Answer key' }).getByText('MARKING SCHEME').first().waitFor()
    const paperId = (await keptDraft(page)).paperId!
    expect(JSON.stringify(await get(context, `/papers/${paperId}`))).not.toContain('markingScheme')
    expect((await context.request.get(`${suite.url}/api/v1/papers/${paperId}/export/answer-key`)).status()).toBe(404)

    const printed = await saved(page, () => press(page, 'Question Paper PDF'))
    expect(printed).toContain('PAPER 1')
    expect(printed).not.toContain('MARKING SCHEME')
    await press(page, 'Answer Key PDF')
    const key = await saved(page, () => signUpBy(page, 'keeps-a-paper@school.hk'))
    expect(key).toContain('MARKING SCHEME')
    expect((await get(context, '/papers')).total).toBe(1)
    expect((await get(context, `/papers/${paperId}`)).questions).toHaveLength(19)
    expect((await keptDraft(page)).held).toBeUndefined()
    await expect.poll(() => page.getByRole('button', { name: 'Sign in to keep it' }).count(), WITHIN).toBe(0)

    await press(page, /^Replace question 1$/)
    await page.getByText('Question 1 was replaced').waitFor()
    expect((await stems(page))[0]).not.toBe(before[0])
    expect((await stems(page)).slice(1)).toEqual(before.slice(1))
    const replaced = await stems(page)
    await press(page, 'Re-generate')
    await page.getByText('The questions are new').waitFor()
    expect(await stems(page)).not.toEqual(replaced)
    expect((await keptDraft(page)).paperId).toBe(paperId)
    await press(page, 'Previous')
    await page.getByText('Your paper is drawn.').waitFor()
    await fits(page)
    expect(faults).toEqual([])
    await context.close()
  })

  test('step 1 opens at the presets by the address, is worked by keyboard, and leads back', async () => {
    const { page, context, faults } = await suite.open({ viewport: PHONE })
    await page.goto('/hkdse')
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'HKDSE Papers' }).waitFor()
    await page.keyboard.press('Escape')
    await fits(page)
    await page.goto('/generator?preset=hkdse')
    await page.getByLabel('Language of the paper').selectOption('zh-TW')
    await page.getByRole('button', { name: 'Draw Paper 1: Mock' }).focus()
    await page.keyboard.press('Enter')
    await ready(page)
    expect(await cards(page)).toMatch(/^Total Questions 19 Total Marks 70 Duration \(min\) 135 /)
    await page.getByRole('region', { name: 'Question paper' }).getByText('試卷一').first().waitFor()
    await fits(page)
    await press(page, 'Previous')
    await press(page, 'Back to Method Selection')
    await page.getByRole('heading', { name: 'Choose how to create your paper' }).waitFor()
    expect(await keptDraft(page)).toMatchObject({ inputMethod: null })
    expect(await keptDraft(page)).not.toHaveProperty('paperId')
    expect(faults).toEqual([])
    await context.close()
  })

  test('Paper 2 has its answer sheet, and its key says why each answer is right', async () => {
    const { page, context, faults } = await suite.open()
    await page.goto('/hkdse')
    await press(page, 'Draw Paper 2: Authentic')
    await ready(page)
    expect(await cards(page)).toMatch(/^Total Questions 45 Total Marks 45 Duration \(min\) 75 /)
    const sheet = page.getByRole('region', { name: 'Question paper' }).getByRole('img', { name: 'ANSWER SHEET' })
    await sheet.waitFor()
    // Eight digits and 45 questions, over the whole of the last page.
    expect(await sheet.locator('circle').count()).toBe(8 * 10 + 45 * 4)
    const paper = sheet.locator('xpath=ancestor::section[1]')
    const [drawn, whole] = [await sheet.boundingBox(), await paper.boundingBox()]
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(drawn?.[side]).toBeCloseTo(whole?.[side] ?? 0, 0)
    await page.getByRole('tab', { name: 'Answer View' }).click()
    await page.getByRole('region', { name: 'Answer key' }).getByText('Why this is right').first().waitFor()
    expect(await page.getByRole('region', { name: 'Answer key' }).getByText('Why this is right').count()).toBe(45)
    expect(faults).toEqual([])
    await context.close()
  })

  test(
    'where the server fails, sample questions are drawn in the browser, and say so; they make way for its paper when it answers',
    DEEP,
    async () => {
      const { page, context } = await suite.open()
      await page.route('**/api/v1/papers/preset', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
      await page.goto('/hkdse')
      await page.getByLabel('Language of the paper').selectOption('zh-CN')
      await press(page, 'Draw Paper 1: Authentic')
      await badge(page, 'Using Demo Data').waitFor()
      expect(await badge(page, 'Generated via Backend API').count()).toBe(0)
      await page.getByText('The server could not make this paper').waitFor()
      expect(await stems(page)).toHaveLength(19)
      await page.getByRole('region', { name: 'Question paper' }).getByText('试卷一').first().waitFor()
      expect(await page.getByRole('button', { name: 'Question Paper PDF' }).getAttribute('aria-disabled')).toBe('true')
      await fits(page)
      await page.reload()
      await badge(page, 'Using Demo Data').waitFor()
      await page.unroute('**/api/v1/papers/preset')
      await press(page, 'Re-generate')
      await badge(page, 'Generated via Backend API').waitFor()
      expect((await keptDraft(page)).held).toMatchObject({ kind: 'visitor' })
      // Drawn anew, a paper that is there is not lost to a failure.
      const before = await stems(page)
      await page.route('**/api/v1/papers/preset', (route) => route.abort())
      await press(page, 'Re-generate')
      await page.getByText('Failed to regenerate paper').waitFor()
      expect(await stems(page)).toEqual(before)
      await context.close()
    },
  )
})

describe.skipIf(!hasChromium)('papers from the curriculum', () => {
  test('units are picked by grade, name or words, counted, configured and made into a paper', async () => {
    const { page, context, faults } = await suite.open()
    await page.goto('/generator')
    await page.getByLabel('From the curriculum').check()
    const search = page.getByRole('searchbox')
    const units = page.getByRole('list', { name: 'Learning units' }).getByRole('listitem')
    await units.first().waitFor()
    await fits(page)
    await search.fill('photosynthesis')
    await page.getByText('For another subject, upload a document').waitFor()
    await fits(page)
    await search.fill('圓的基本性質')
    await expect
      .poll(() => units.allInnerTexts(), WITHIN)
      .toEqual([expect.stringContaining('Basic properties of circles')])
    await units.first().getByRole('checkbox').check()
    await search.fill('parabola')
    await page.getByText('Units on “parabola”').waitFor()
    await search.fill('')
    await page.getByLabel('Grade').selectOption('S2')
    await expect.poll(() => units.filter({ hasText: 'Basic properties of circles' }).count(), WITHIN).toBe(0)
    await units.filter({ hasText: 'Using percentages' }).getByRole('checkbox').check()
    await press(page, 'Set the numbers of questions')
    await page.getByRole('button', { name: 'More questions from Using percentages' }).click()
    await fits(page)
    await press(page, 'Configure Paper Settings')
    await page.getByText('Premium Features Await').waitFor()
    await signUp(context, suite.url)
    await page.reload()
    const types = page.getByRole('group', { name: 'Question Types' })
    await types.waitFor()
    expect(await types.getByRole('checkbox').count()).toBe(3)
    expect(await page.getByLabel('Paper Title').inputValue()).toBe('Mathematics Exercise Paper')
    await fits(page)
    await press(page, 'Choose Template')
    await press(page, 'Generate Paper')
    await ready(page)
    expect(await cards(page)).toMatch(/^Total Questions 7 /)
    expect(await page.getByRole('listitem').getByText('Proved', { exact: true }).count()).toBe(7)
    const [paper] = (await get(context, '/papers')).items as {
      readonly generationMode: string
      readonly grade: string
      readonly questionCount: number
    }[]
    expect(paper).toMatchObject({ generationMode: 'concept_based', grade: 'S2', questionCount: 7 })
    await fits(page)
    expect(faults).toEqual([])
    await context.close()
  })
})
