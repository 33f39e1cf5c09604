/**
 * HKDSE papers on the screen: cover, sections, answer sheet, marking scheme and keys; and the wizard that offers them.
 */
import { describe, expect, test } from 'vitest'
import { formatPaper, type PaperJson } from '#domain/paper-json.ts'
import type { Paper } from '#domain/paper.ts'
import { templateFor } from '#templates/templates.ts'
import { hkdseMock1 } from '../golden/papers/hkdse-mock-1.ts'
import { hkdsePaper1 } from '../golden/papers/hkdse-paper-1.ts'
import { hkdsePaper2 } from '../golden/papers/hkdse-paper-2.ts'
import { scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { shownPaper, teacherWith } from './stored-papers.ts'
import { startSuite } from './suite.ts'
import { PHONE } from './teacher.ts'
import { DEEP } from '#test/deep.ts'

const stored = (paper: Paper, id: string): PaperJson => ({
  ...formatPaper(paper),
  id,
  templateId: templateFor(paper.configuration).id,
})

describe.skipIf(!hasChromium)('an HKDSE paper', () => {
  const suite = startSuite()

  for (const { name, paper, cover, key, answers, questions, bubbles, set } of [
    {
      set: {},
      name: 'Paper 1',
      paper: stored(hkdsePaper1, 'p_paper_1'),
      cover: ['Question-Answer Book', 'SECTION A(2)', 'END OF PAPER'],
      key: '.paper-marking-marks',
      answers: 'Show Answers',
      questions: 19,
      bubbles: 0,
    },
    {
      set: DEEP,
      name: 'Paper 2',
      paper: stored(hkdsePaper2, 'p_paper_2'),
      cover: ['Multiple Choice', 'SECTION B', 'ANSWER SHEET'],
      key: '.paper-key-options [data-right]',
      answers: 'Show Answers',
      questions: 45,
      bubbles: 180,
    },
    {
      set: {},
      name: 'a Chinese mock',
      paper: stored(hkdseMock1, 'p_mock'),
      cover: ['試題答題簿', '乙部', '試卷完'],
      key: '.paper-marking-marks',
      answers: '顯示答案',
      questions: 8,
      bubbles: 0,
    },
  ])
    test(`${name} stands on sheets that overflow nowhere, from its cover to its end, with its key`, set, async () => {
      const { page, context, faults } = await teacherWith(suite, [paper], { language: paper.language })
      await page.goto(`/quiz/${paper.id}?view=printed`)
      const sheet = await shownPaper(page)
      expect(sheet.pages.filter(({ room }) => room < 0)).toEqual([])
      expect(sheet.pages.filter(({ endsWithHeading }) => endsWithHeading)).toEqual([])
      expect(sheet.numbers).toEqual(Array.from({ length: questions }, (_, index) => `${index + 1}.`))
      for (const words of cover)
        expect(await page.locator('article.paper').getByText(words).count(), words).toBeGreaterThan(0)
      expect(await page.locator('.paper-page').first().locator('.paper-numbered').count()).toBe(0)
      const letters = page.locator('.paper-page .paper-answer-sheet text').filter({ hasText: /^[A-D]$/ })
      expect(await letters.count()).toBe(bubbles)
      await page.getByRole('button', { name: answers }).click()
      await page.locator(`.paper-page ${key}`).first().waitFor()
      const shown = await shownPaper(page)
      expect(shown.pages.filter(({ room }) => room < 0)).toEqual([])
      expect(faults).toEqual([])
      await page.setViewportSize(PHONE)
      await expect.poll(() => scrollsSideways(page)).toBe(false)
      await context.close()
    })
})
