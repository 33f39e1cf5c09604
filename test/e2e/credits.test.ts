/**
 * Credits: the dialog of a limit that is reached offers them, what they pay for is done, and the teacher sees where
 * they went.
 */
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { chooseFiles, sample, textFile } from './documents-page.ts'
import { setCredits, setUsage } from './month-usage.ts'
import { startSuite } from './suite.ts'
import { PHONE, signUp } from './teacher.ts'
import { hasFocus, teacherAtWork } from './wizard-draft.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

describe.skipIf(!hasChromium)('credits', () => {
  const suite = startSuite()

  test(
    'past the month a paper, its questions anew and another question are paid for; balance, warnings and ledger follow',
    { timeout: 90_000 },
    async () => {
      const teacher = await teacherAtWork(suite.browser, suite.url, 'samples/nutrition.pdf', 2)
      const { page, context, faults } = await teacher.open(4, {
        ...teacher.draft,
        configuration: {
          ...teacher.draft.configuration,
          title: 'Food',
          questionTypes: ['multiple_choice', 'true_false', 'fill_blank', 'short_answer'],
          totalQuestions: 5,
        },
        templateId: 'quick-quiz',
      })
      await setUsage(suite, context, 'quizzes', 10)
      await setCredits(suite, context, 15)
      await press(page, 'Generate Paper')
      const reached = dialog(page, 'Monthly Quiz Limit Reached')
      await reached.getByText("You've used all your quiz generations for this month.").waitFor()
      await reached.getByText('10 of 10 used').first().waitFor()
      await reached.getByText('You have 15 credits.').waitFor()
      await reached.getByRole('button', { name: 'Use 5 credits' }).focus()
      await page.keyboard.press('Enter')
      await page.locator('#preview-ready').waitFor()
      expect((await teacher.client.get('/credits')).body.data).toMatchObject({ credits: 10, total: 3 })
      await page.getByText('Warning: Low credit balance').waitFor()
      await press(page, /^Account:/)
      await page.getByRole('menu').getByText('10 credits').waitFor()
      await page.getByRole('menu').getByText('Warning: Low credit balance').waitFor()
      await page.keyboard.press('Escape')

      await press(page, 'Re-generate')
      await press(page, 'Use 5 credits')
      await page.getByText('Critical: Very low credit balance').waitFor()
      await page.getByText('The questions are new').waitFor()
      await setUsage(suite, context, 'questions', 300)
      await press(page, /^Replace/)
      await dialog(page, 'Monthly Question Limit Reached').getByRole('button', { name: 'Use 1 credit' }).click()
      await page
        .getByText(/replaced/)
        .first()
        .waitFor()

      // Four are left: too few for five questions.
      await setUsage(suite, context, 'questions', 0)
      await press(page, 'Re-generate')
      await reached.getByText('This needs 5 credits, and you have 4 credits.').waitFor()
      expect(await reached.getByRole('button', { name: /^Use/ }).count()).toBe(0)
      await press(page, 'Maybe Later')
      // Spent elsewhere between the dialog and the button, unnoticed by the page.
      await setCredits(suite, context, 5)
      await press(page, 'Re-generate')
      await reached.getByText('You have 5 credits.').waitFor()
      await page.route('**/usage/stats', (route) => route.abort())
      await setCredits(suite, context, 1)
      await reached.getByRole('button', { name: 'Use 5 credits' }).click()
      await dialog(page, 'Insufficient credits').getByText('This needs 5 credits, and you have 1 credit.').waitFor()
      expect(await axeFaults(page)).toEqual([])
      await press(page, 'Maybe Later')
      await page.unroute('**/usage/stats')

      await page.goto('/dashboard?view=profile')
      const changes = page.getByRole('list', { name: 'Changes of your credits' })
      await changes.getByText('Another question').waitFor()
      expect(
        (await changes.getByRole('listitem').allInnerTexts()).map((text) =>
          text.replaceAll(/\s+/g, ' ').replace(/\d+ \w+ \d{4},? (?:at )?\d\d:\d\d/, '…'),
        ),
      ).toEqual([
        'Questions … −4',
        'Given by the operator … +1',
        'Another question · Food … −1',
        'Questions made again · Food … −5',
        'New quiz · Food … −5',
        'Questions … −85',
        'Welcome gift … +100',
      ])
      await page.getByRole('main').getByText('1 credit', { exact: true }).waitFor()
      await page.getByRole('complementary').getByText('Critical: Very low credit balance').waitFor()
      for (const credits of [2, 3, 4, 5]) await setCredits(suite, context, credits)
      await page.reload()
      await page.getByRole('main').getByText('5 credits', { exact: true }).waitFor()
      await expect.poll(() => changes.getByRole('listitem').count()).toBe(10)
      await press(page, 'Show earlier changes')
      await changes.getByText('Welcome gift').waitFor()
      expect(await changes.getByRole('listitem').count()).toBe(11)
      expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
      await context.close()
    },
  )

  test(
    'a file past the month’s documents, and a PDF past its pages, are read for credits',
    { timeout: 90_000 },
    async () => {
      const { page, context, faults } = await suite.open({ viewport: PHONE })
      await signUp(context, suite.url)
      await setUsage(suite, context, 'documents', 10)
      await page.goto('/generator')
      const zone = page.getByText('What you upload stays here for the next paper.')
      await zone.waitFor()
      await chooseFiles(
        page,
        textFile(
          'bees.txt',
          'The honey bee is an insect that makes honey. A queen bee is a female bee that lays eggs. A drone is a male bee.',
        ),
      )
      const documents = dialog(page, 'Monthly Document Limit Reached')
      await documents.getByText('You have 100 credits.').waitFor()
      expect([await axeFaults(page), await scrollsSideways(page)]).toEqual([[], false])
      await documents.getByRole('button', { name: 'Use credits (1 a page)' }).click()
      await page.getByRole('heading', { level: 1, name: 'Topic Selection' }).waitFor()

      await setUsage(suite, context, 'documents', 0)
      await setUsage(suite, context, 'pdfPages', 150)
      await press(page, 'Previous')
      await chooseFiles(page, sample('honey-bees.pdf'))
      await press(page, 'Proceed with Upload')
      const pages = dialog(page, 'PDF Upload Limit Reached')
      const use = pages.getByRole('button', { name: /^Use \d+ credits?$/ })
      await pages.getByText('You have 99 credits.').waitFor()
      const needed = Number(/\d+/.exec(await use.innerText())![0])
      await use.focus()
      expect(await hasFocus(use)).toBe(true)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Topic Selection' }).waitFor()
      await page.goto('/dashboard?view=profile')
      await page
        .getByRole('main')
        .getByText(`${99 - needed} credits`, { exact: true })
        .waitFor()
      await page.getByText('honey-bees.pdf').waitFor()
      expect(await scrollsSideways(page)).toBe(false)
      expect(faults).toEqual([])
      await context.close()
    },
  )
})
