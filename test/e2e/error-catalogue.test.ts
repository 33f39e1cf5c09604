/**
 * Sentences of the error catalogues (test/texts/error-catalogue.ts) that no test of a screen raises by the way: each by
 * its real cause, and without a word of English for a Chinese reader.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { describe, test } from 'vitest'
import type { PaperJson } from '#domain/paper-json.ts'
import { hasChromium } from './chromium.ts'
import { chooseFiles, sample, textFile } from './documents-page.ts'
import { setUsage } from './month-usage.ts'
import { teacherWith } from './stored-papers.ts'
import { startSuite } from './suite.ts'
import { signUp } from './teacher.ts'
import { teacherAtWork } from './wizard-draft.ts'

const PAPER = JSON.parse(readFileSync('samples/papers/quick-quiz-nutrition-en.json', 'utf8')) as PaperJson
const DAMAGED = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400, 7)])
const GATEWAY = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' } as const
const NETWORK = {
  status: 200,
  contentType: 'text/html',
  body: '<h1>Sign in to the network of the school</h1>',
} as const

const told = (page: Page, sentence: string | RegExp) => page.getByText(sentence, { exact: true }).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe.skipIf(!hasChromium)('the error catalogue', () => {
  const suite = startSuite()

  test('a paper: an answer of a gateway, a paper that cannot be read, a figure that is no drawing', async () => {
    const undrawn = {
      ...PAPER,
      id: 'p_undrawn',
      questions: PAPER.questions.map((question, index) =>
        index === 0
          ? { ...question, figure: { svg: '<svg width="90" height="90">broken', alt: 'A triangle ABC' } }
          : question,
      ),
    }
    const { page, context } = await teacherWith(suite, [undrawn])
    await page.route('**/api/v1/papers/p_undrawn', (route) => route.fulfill(GATEWAY))
    await page.goto('/quiz/p_undrawn/preview')
    await told(page, 'Failed to load quiz')
    await told(page, 'HTTP error! status: 502')
    await page.unroute('**/api/v1/papers/p_undrawn')
    await press(page, 'Try again')
    await page.locator('article.paper:not([aria-busy])').waitFor()
    await page.locator('.paper-page').getByText('Failed to load diagram').waitFor()
    await page.locator('.paper-page').getByText('A triangle ABC').waitFor()
    // A server of a later version knows a kind of question that the page does not.
    await page.route('**/api/v1/papers/p_undrawn', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll('"type":"multiple_choice"', '"type":"riddle"'),
      })
    })
    await page.reload()
    await told(page, 'An error occurred while loading the quiz')
    await context.close()
  })

  test('documents: one that cannot be read with and without a reason, one past the month’s pages, a text that does not come', async () => {
    const { page, context } = await suite.open()
    await signUp(context, suite.url)
    await page.goto('/generator')
    const row = (name: string) =>
      page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name })
    await chooseFiles(page, { name: 'damaged.docx', mimeType: '', buffer: DAMAGED })
    await row('damaged.docx').getByText('Processing failed').waitFor()
    await row('damaged.docx').getByText('The file is damaged and cannot be opened.').waitFor()

    await page.route('**/api/v1/documents/*', async (route) => {
      const answer = await route.fetch()
      const json = (await answer.json()) as { data?: { error?: unknown } }
      delete json.data?.error
      await route.fulfill({ response: answer, json })
    })
    await chooseFiles(page, textFile('nothing.txt', ''))
    await page.getByRole('alert').getByText('Failed to process document').waitFor()
    await page.unroute('**/api/v1/documents/*')

    await setUsage(suite, context, 'pdfPages', 150)
    await chooseFiles(page, sample('honey-bees.pdf'))
    await press(page, 'Proceed with Upload')
    await page.getByRole('dialog', { name: 'PDF Upload Limit Reached' }).getByText('150 of 150 used').first().waitFor()
    await press(page, 'Maybe Later')
    await row('honey-bees.pdf').getByText('Monthly PDF page limit reached: 150 of 150 used.').waitFor()

    await chooseFiles(page, sample('heat-transfer.txt'))
    await page.getByRole('heading', { level: 1, name: 'Topic Selection' }).waitFor()
    await press(page, 'Previous')
    await page.route('**/api/v1/documents/*/pages/*', (route) => route.fulfill(GATEWAY))
    await press(page, 'Preview: heat-transfer.txt')
    await page
      .getByRole('dialog', { name: 'Failed to Load Document' })
      .getByText('The document could not be loaded.')
      .waitFor()
    await context.close()
  })

  test('a paper that is not made: questions used up, an empty answer, a fault of the page; made again without an answer; a preview that is no PDF', async () => {
    const teacher = await teacherAtWork(suite.browser, suite.url, 'samples/nutrition.pdf', 2)
    const { page, context } = await teacher.open(5, {
      ...teacher.draft,
      configuration: {
        ...teacher.draft.configuration,
        questionTypes: ['multiple_choice', 'true_false'],
        totalQuestions: 6,
      },
      templateId: 'quick-quiz',
    })
    await page.locator('#preview-ready').waitFor()
    await page.route('**/export/pdf*', (route) => route.fulfill(NETWORK))
    await press(page, 'Preview question paper')
    await told(page, 'Failed to generate PDF preview')
    await page.route('**/api/v1/papers/*/regenerate', (route) => route.abort())
    await press(page, 'Re-generate')
    await told(page, 'Failed to regenerate paper - no response from the AI service')

    await setUsage(suite, context, 'questions', 300)
    await page.evaluate(`{
      const kept = JSON.parse(localStorage.getItem('setpaper.draft'))
      delete kept.draft.paperId
      localStorage.setItem('setpaper.draft', JSON.stringify({ ...kept, draft: { ...kept.draft, configuration: { ...kept.draft.configuration, title: 'Another' } } }))
    }`)
    await page.reload()
    await told(page, 'Failed to generate paper: Monthly question generation limit reached: 300 of 300 used.')
    await press(page, 'Maybe Later')
    await page.route('**/api/v1/papers/generate', (route) => route.fulfill({ json: {} }))
    await press(page, 'Try again')
    await told(page, 'Failed to generate paper: Failed to generate quiz')
    await page.evaluate(`{
      localStorage.removeItem('setpaper.requests')
      Crypto.prototype.getRandomValues = () => { throw new Error('no random numbers') }
    }`)
    await press(page, 'Try again')
    await told(page, /Unknown error occurred$/)
    await context.close()
  })
})
