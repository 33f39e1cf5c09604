/** Step 4: templates from the server or built in, their details and sample papers, the way to the paper. */
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import { templatesFor } from '#templates/templates.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'
import { PHONE, type Setting } from './teacher.ts'
import { hasFocus, keptDraft, teacherAtWork, type TeacherAtWork } from './wizard-draft.ts'
import { DEEP } from '#test/deep.ts'

const STANDARD = templatesFor('standard')

describe.skipIf(!hasChromium)('the template step', () => {
  const suite = startSuite()
  let teacher: TeacherAtWork
  beforeAll(async () => {
    teacher = await teacherAtWork(suite.browser, suite.url, 'samples/nutrition.txt', 2)
  })

  const atStep4 = (setting: Setting = {}) => teacher.open(4, teacher.draft, setting)
  const chosen = (page: Page): Promise<string | null> =>
    page
      .getByRole('radio', { checked: true })
      .getAttribute('aria-labelledby')
      .then((id) => page.locator(`[id="${id}"]`).textContent())

  test('offers the server’s templates with one that suits the paper chosen, and keeps what is chosen', async () => {
    const { page, context, faults } = await atStep4()
    await page.getByText('Connected to backend API - Live templates available').waitFor()
    expect(await page.getByRole('radio').count()).toBe(STANDARD.length)
    expect(await chosen(page)).toBe('Comprehensive Examination')
    await page.getByRole('radio', { name: 'Science Practical Worksheet' }).check({ force: true })
    const details = page.getByRole('region', { name: 'Template Details' })
    for (const text of [
      'Science Practical Worksheet',
      'Primary 4 to Secondary 4',
      'Science, Biology, Chemistry, Physics, General Studies',
      'Answer boxes',
      'One column',
      'I, II, III',
      'Boxes',
    ])
      await details.getByText(text, { exact: true }).first().waitFor()
    await page.reload()
    await page.getByText('Connected to backend API - Live templates available').waitFor()
    expect(await chosen(page)).toBe('Science Practical Worksheet')
    await page.getByRole('button', { name: 'Generate Paper' }).click()
    await page.getByRole('heading', { level: 1, name: 'Preview & Export' }).waitFor()
    expect(await keptDraft(page)).toMatchObject({ templateId: 'science-practical-worksheet' })
    expect(faults).toEqual([])
    await context.close()
  })

  test('says that it is loading, and goes on with the built-in templates where the server fails', async () => {
    const opened = await teacher.open(3, teacher.draft)
    const { page, context } = opened
    let answer: (() => void) | undefined
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/v1/templates**', async (route) => {
      await waiting
      await route.abort()
    })
    await page.getByRole('button', { name: 'Choose Template' }).click()
    await page.getByRole('status').getByText('Loading templates...').waitFor()
    expect(await page.getByRole('button', { name: 'Generate Paper' }).getAttribute('aria-disabled')).toBe('true')
    expect(await axeFaults(page, { without: ['aside', '[inert]'] })).toEqual([])
    answer?.()
    await page.getByText('The server did not answer, so these are the built-in templates.').waitFor()
    expect(await page.getByRole('radio').count()).toBe(STANDARD.length)
    expect(await chosen(page)).toBe('Comprehensive Examination')
    await page.getByText('The sample papers could not be loaded, so a placeholder shows the layout.').waitFor()
    await page.getByRole('button', { name: 'Show Sample Preview' }).click()
    await page.getByRole('button', { name: 'Open the sample paper' }).click()
    await page.getByRole('dialog').getByText('Sample Paper').first().waitFor()
    await page.keyboard.press('Escape')
    await page.unroute('**/api/v1/templates**')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByText('Connected to backend API - Live templates available').waitFor()

    await page.route('**/api/v1/templates', (route) => route.fulfill({ json: { success: true, data: [] } }))
    await page.reload()
    await page.getByText('No templates available from backend.').waitFor()
    expect(await page.getByRole('radio').count()).toBe(STANDARD.length)
    await context.close()
  })

  test('offers a paper of the HKDSE its own template alone, whatever was chosen before', async () => {
    const draft = {
      ...teacher.draft,
      templateId: 'quick-quiz',
      configuration: {
        ...teacher.draft.configuration,
        paperFormat: 'hkdse_paper2',
        questionTypes: ['multiple_choice'],
      },
    } as const
    const { page, context, faults } = await teacher.open(4, draft)
    await page.getByText('Connected to backend API - Live templates available').waitFor()
    expect(await page.getByRole('radio').count()).toBe(1)
    await expect.poll(() => chosen(page)).toBe('HKDSE Mathematics Paper 2')
    await page.getByText('ANSWER SHEET').first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Generate Paper' }).click()
    await expect.poll(async () => (await keptDraft(page)).templateId).toBe('hkdse-paper-2')
    expect(faults).toEqual([])
    await context.close()
  })

  test('shows sample papers, without their answers', async () => {
    const { page, context, faults } = await atStep4()
    await page.getByRole('radio', { name: 'Quick Quiz Format' }).check({ force: true })
    const opener = page.getByRole('button', { name: /^Nutrition in Humans · Secondary 4 · English/ })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Sample: Quick Quiz Format' })
    await dialog.getByText('15 minutes, 20 marks, 10 questions').waitFor()
    await dialog.getByText('Nutrition in Humans', { exact: true }).first().waitFor()
    const samples = dialog.getByLabel('Sample paper')
    expect(await samples.locator('option').count()).toBe(3)
    await samples.selectOption({ index: 1 })
    await dialog.getByText('自強運動').first().waitFor()
    expect(await dialog.textContent()).not.toMatch(/評卷參考|Answer Key/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await hasFocus(opener)).toBe(true)
    await page.getByRole('button', { name: 'Show Sample Preview' }).click()
    await page.getByRole('button', { name: 'Open the sample paper' }).waitFor()
    await page.getByRole('button', { name: 'Hide Sample Preview' }).click()
    expect(await page.getByRole('button', { name: 'Open the sample paper' }).count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })

  test('works by keyboard alone', DEEP, async () => {
    const { page, context } = await atStep4()
    await page.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen(page)).toBe('Hong Kong Secondary English')
    await page.getByText('Language Arts: Writing to Persuade · Secondary 3 · English').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Previous' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Configuration' }).waitFor()
    await context.close()
  })

  test.each([{ language: 'en' }, { language: 'zh-TW' }, { language: 'zh-CN' }] as const)(
    'fits a phone and has no barriers in $language',
    DEEP,
    async ({ language }) => {
      const { page, context, faults } = await atStep4({ language, viewport: PHONE })
      await page.getByRole('radio', { name: STANDARD[0]!.name[language] }).waitFor({ state: 'attached' })
      await page.getByRole('region').getByRole('listitem').getByRole('button').first().waitFor()
      expect(await axeFaults(page, { without: ['aside', '[inert]'] })).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      expect(faults).toEqual([])
      await context.close()
    },
  )
})
