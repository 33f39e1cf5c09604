/**
 * The page of exports: parts, looks and names of the files, the first page of each as it will be, and what is said
 * where there is none.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { formatPaper, type PaperJson } from '#domain/paper-json.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'
import { readSheets } from '../formats/read-sheets.ts'
import { readZip } from '../formats/read-zip.ts'
import { readPdf } from '../golden/read-pdf.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { teacherWith } from './stored-papers.ts'
import { startSuite } from './suite.ts'
import { PHONE, type Setting } from './teacher.ts'
import { DEEP } from '#test/deep.ts'

const paperOf = (id: string): PaperJson => ({ ...formatPaper(GOLDEN_PAPERS['english-science']!), id })
const NAME = 'science_term_test_cells_plants_and_electricity'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
/** First pages that are drawn. */
const drawn = (page: Page) => page.locator('[data-drawn]')

describe.skipIf(!hasChromium)('the page of exports', { timeout: 180_000 }, () => {
  const suite = startSuite()

  test('shows each file as it will be and gives it, by another template, too', async () => {
    const { page, context, faults } = await teacherWith(suite, [paperOf('p_export')])
    await page.goto('/quiz/p_export/export')
    await page.getByRole('heading', { level: 1, name: /^Export “Science Term Test/ }).waitFor()
    await drawn(page).waitFor()
    await page.getByText(new RegExp(`^${NAME}_\\d{4}-\\d\\d-\\d\\d\\.pdf$`)).waitFor()
    expect(await page.getByRole('img', { name: /^Page 1 of \d+$/ }).count()).toBe(1)

    const save = async (name: string, count: number) => {
      const found: { readonly name: string; readonly title: string | undefined; readonly pages: readonly string[] }[] =
        []
      const wanted: Promise<void>[] = []
      const all = new Promise<void>((resolve) => {
        page.on('download', (download) => {
          wanted.push(
            (async () =>
              void found.push({
                name: download.suggestedFilename(),
                ...(await readPdf(new Uint8Array(await readFile(await download.path())))),
              }))(),
          )
          if (wanted.length === count) resolve()
        })
      })
      await button(page, name).click()
      await all
      await Promise.all(wanted)
      page.removeAllListeners('download')
      return found
    }
    const [own] = await save('Download PDF', 1)
    expect(own!.name).toMatch(new RegExp(`^${NAME}_\\d`))
    await radio(page, 'Question paper and answer key').check()
    await drawn(page).nth(1).waitFor()
    const both = (await save('Download 2 PDF files', 2)).toSorted((one, other) => one.name.localeCompare(other.name))
    expect(both.map(({ name }) => name.replace(/_\d{4}.*/, ''))).toEqual([NAME, `${NAME}_answer_key`])
    expect(both[1]!.pages.join()).toContain('Explanation')
    expect(both[0]!.pages.join()).not.toContain('Explanation')

    await radio(page, 'Question paper').check()
    await page.getByLabel('Template').selectOption('quick-quiz')
    await expect.poll(() => page.getByRole('article', { name: 'Question paper' }).getAttribute('aria-busy')).toBeNull()
    const [other] = await save('Download PDF', 1)
    expect(other!.pages).not.toEqual(own!.pages)
    // What was looked at does not count, and the paper keeps its own look.
    const row = await suite.service.service.db
      .selectFrom('paper')
      .select(['downloads', 'templateId'])
      .where('paperId', '=', 'p_export')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ downloads: 4, templateId: 'comprehensive-examination' })
    await button(page, 'Preview question paper').click()
    await page.getByRole('dialog').locator('[data-page="1"] canvas').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Back to the paper' }).click()
    await page.waitForURL('**/quiz/p_export')
    expect(faults).toEqual([])
    await context.close()
  })

  test('is used by the keyboard alone', DEEP, async () => {
    const { page, context, faults } = await teacherWith(suite, [paperOf('p_export_keys')])
    await page.goto('/quiz/p_export_keys/export')
    await drawn(page).waitFor()
    const tabTo = async (role: 'radio' | 'button', name: string): Promise<void> => {
      const target = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))
      for (let tabs = 0; tabs < 40 && (await target.count()) === 0; tabs += 1) await page.keyboard.press('Tab')
      expect(await target.count(), name).toBe(1)
    }
    await tabTo('radio', 'Question paper')
    await page.keyboard.press('ArrowDown')
    expect(await radio(page, 'Answer key').isChecked()).toBe(true)
    await page.getByText(`${NAME}_answer_key`).waitFor()
    await tabTo('button', 'Download PDF')
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toContain('_answer_key_')
    expect(faults).toEqual([])
    await context.close()
  })

  test('fits a phone, in Chinese and in the dark', DEEP, async () => {
    const settings: readonly Setting[] = [
      { viewport: PHONE, language: 'zh-TW' },
      { viewport: { width: 320, height: 640 }, language: 'zh-CN', theme: 'dark' },
    ]
    for (const [index, setting] of settings.entries()) {
      const { page, context, faults } = await teacherWith(suite, [paperOf(`p_phone${index}`)], setting)
      await page.goto(`/quiz/p_phone${index}/export`)
      await page.getByRole('radio').last().check()
      await drawn(page).nth(1).waitFor()
      expect(await scrollsSideways(page)).toBe(false)
      expect(await axeFaults(page)).toEqual([])
      expect(faults).toEqual([])
      await context.close()
    }
  })

  test('says why there is no file', async () => {
    const { page, context } = await teacherWith(suite, [paperOf('p_export_faults')])
    const file = '**/api/v1/papers/p_export_faults/export/**'
    const told = (sentence: string): Promise<void> =>
      page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
    await page.route(file, (route) => route.abort())
    await page.goto('/quiz/p_export_faults/export')
    await told('Failed to preview PDF. Please try again.')
    await button(page, 'Download PDF').click()
    await told('Failed to export PDF. Please try again.')
    await page.route(file, (route) => route.fulfill({ status: 502, body: 'oops' }))
    await button(page, 'Try again').click()
    await told('Failed to generate PDF preview: Bad Gateway')
    await button(page, 'Download PDF').click()
    await told('Failed to export PDF: Bad Gateway')
    await page.route(file, (route) =>
      route.fulfill({ status: 504, json: { success: false, error: 'x', code: 'took_too_long' } }),
    )
    await button(page, 'Try again').click()
    await page.getByRole('alert').getByText('This took too long and was stopped.').waitFor()
    await page.route(file, (route) => route.fulfill({ contentType: 'text/html', body: 'Welcome to the airport' }))
    await button(page, 'Try again').click()
    await told('Failed to generate PDF preview')
    await button(page, 'Download PDF').click()
    await told('Error downloading paper. Please try again.')
    await page.route(file, (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 cut off' }))
    await button(page, 'Try again').click()
    await told('Failed to load PDF document')
    await page.unroute(file)
    await page.route(/\/export\/pdf\?part=key/, (route) => route.fulfill({ status: 500, body: 'oops' }))
    await radio(page, 'Answer key').check()
    await told('Failed to generate PDF preview: Internal Server Error')
    await button(page, 'Download PDF').click()
    await told('Failed to export answer key PDF: Internal Server Error')
    await context.close()
  })

  test('tells what a format cannot hold before the download, and leaves such questions out', async () => {
    const { page, context, faults } = await teacherWith(suite, [paperOf('p_losses')])
    await page.goto('/quiz/p_losses/export')
    await drawn(page).waitFor()
    await radio(page, 'Kahoot').check()
    const told = page.getByRole('region', { name: 'What Kahoot cannot hold' })
    await told.getByText(/essay questions? cannot go into Kahoot: (?:it is|they are) left out/).waitFor()
    await told.getByText(/marks of \d+ questions/).waitFor()
    expect(await axeFaults(page)).toEqual([])
    const saved = async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Kahoot').click()])
      const [rows] = [...(await readSheets(new Uint8Array(await readFile(await download.path())))).values()]
      return { name: download.suggestedFilename(), questions: rows!.slice(8).map((row) => `${row[1]}`) }
    }
    const converted = await saved()
    expect(converted.name).toMatch(new RegExp(`^${NAME}_\\d{4}-\\d\\d-\\d\\d\\.xlsx$`))
    // Nothing is cut: what does not fit, with the words for its figure, is left out in either way.
    expect(converted.questions.length).toBeGreaterThan(0)
    expect(converted.questions.filter((question) => [...question].length > 120)).toEqual([])
    await radio(page, 'Leave out').check()
    await told
      .getByText(/left out/)
      .first()
      .waitFor()
    const kept = await saved()
    expect(kept.questions).toEqual(converted.questions.filter((question) => kept.questions.includes(question)))
    expect(kept.questions.join()).not.toContain('[Figure: ')
    expect(faults).toEqual([])
    await context.close()
  })

  test('gives several formats as one ZIP file, whose files and losses it tells before', async () => {
    const { page, context, faults } = await teacherWith(suite, [paperOf('p_zip')])
    await page.goto('/quiz/p_zip/export')
    await drawn(page).waitFor()
    await page.getByRole('switch', { name: 'Several formats in one ZIP file' }).click()
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
    expect(await box('PDF').isChecked()).toBe(true)
    for (const name of ['Markdown', 'Excel']) await box(name).check()
    await radio(page, 'Question paper and answer key').check()
    await page.getByText('Two files of each format that keeps them apart').waitFor()
    const contents = page.getByRole('region', { name: 'In the ZIP file' }).getByRole('listitem')
    expect(await contents.allTextContents()).toEqual([
      'PDFQuestion paper',
      'PDFAnswer key',
      'MarkdownQuestion paper and answer key',
      'ExcelQuestion paper and answer key',
    ])
    await page
      .getByRole('region', { name: 'What Excel cannot hold' })
      .getByText(/figures?/)
      .first()
      .waitFor()
    expect(await page.getByRole('region', { name: 'What PDF cannot hold' }).count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download ZIP').click()])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${NAME}_\\d{4}-\\d\\d-\\d\\d\\.zip$`))
    const files = await readZip(await readFile(await download.path()))
    expect([...files.keys()].map((name) => name.replace(/\d{4}-\d\d-\d\d/, 'DAY'))).toEqual([
      `${NAME}_DAY.pdf`,
      `${NAME}_answer_key_DAY.pdf`,
      `${NAME}_DAY.md`,
      `${NAME}_DAY.xlsx`,
    ])
    // A question paper of what always holds the answers is not offered, and no format is none.
    await box('Kahoot').check()
    expect(await radio(page, 'Question paper').count()).toBe(0)
    for (const name of ['PDF', 'Markdown', 'Excel', 'Kahoot']) await box(name).uncheck()
    expect(await button(page, 'Download ZIP').getAttribute('title')).toBe('Choose at least one format.')
    await page.getByRole('switch', { name: 'Several formats in one ZIP file' }).click()
    expect(await radio(page, 'PDF').isChecked()).toBe(true)
    expect(faults).toEqual([])
    await context.close()
  })

  test('offers the key where there is one to be had', async () => {
    const paper = paperOf('p_nokey')
    const { page, context, faults } = await teacherWith(suite, [
      { ...paper, configuration: { ...paper.configuration, includeAnswerKey: false } },
    ])
    await page.goto('/quiz/p_nokey/export')
    await page.getByText('The answer key is switched off for this paper.').waitFor()
    expect(await radio(page, 'Answer key').isDisabled()).toBe(true)
    await button(page, 'Switch it on').click()
    await page.getByText('The answer key is switched on').waitFor()
    await drawn(page).waitFor()
    expect(await radio(page, 'Answer key').isChecked()).toBe(true)

    await context.request.post(`${suite.url}/api/v1/papers/p_nokey/share`, { data: {}, headers: { origin: suite.url } })
    const visitor = await suite.open()
    await visitor.page.goto('/quiz/p_nokey/export')
    await drawn(visitor.page).waitFor()
    expect(await visitor.page.getByRole('group', { name: 'Parts' }).getByRole('radio').count()).toBe(1)
    // What always holds the answers is not offered, and what can leave them out is.
    expect(await radio(visitor.page, 'Kahoot').count()).toBe(0)
    expect(await radio(visitor.page, 'Excel').count()).toBe(1)
    expect([...faults, ...visitor.faults]).toEqual([])
    await Promise.all([context.close(), visitor.context.close()])
  })
})
