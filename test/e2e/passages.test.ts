/** Passages in the browser: above their questions in the list and on the sheet, with numbered lines. */
import { describe, expect, test } from 'vitest'
import { formatPaper } from '#domain/paper-json.ts'
import { chineseReading } from '../golden/papers/chinese-reading.ts'
import { englishReading } from '../golden/papers/english-reading.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { shownPaper, teacherWith } from './stored-papers.ts'
import { startSuite } from './suite.ts'

const PAPERS = [
  {
    paper: { ...formatPaper(englishReading), id: 'p_english_passages', templateId: 'hong-kong-primary-mathematics' },
    instruction: 'Read the passage below and answer Questions 8 to 11.',
    words: 'Every evening at ten to nine',
    first: 'What did Mr Lo carry',
    cell: '492',
  },
  {
    paper: { ...formatPaper(chineseReading), id: 'p_chinese_passages' },
    instruction: '閱讀下文，然後回答第4至7題。',
    words: '外公的鐘錶店在街市的盡頭',
    first: '「慢條斯理」在文中的意思是',
    cell: '港鐵',
  },
] as const

describe.skipIf(!hasChromium)('a paper with passages', { timeout: 120_000 }, () => {
  const suite = startSuite()

  test.each(PAPERS)('$instruction', async ({ paper, instruction, words, first, cell }) => {
    const { page, faults } = await teacherWith(suite, [paper])
    await page.goto(`/quiz/${paper.id}`)
    await page.getByRole('heading', { level: 3, name: instruction }).waitFor()
    // Beside the list, the page may hold the sheet for printing already.
    const list = await page.locator('ol:has(> li > article)').innerText()
    expect([list.split(words).length, list.split(instruction).length]).toEqual([2, 2])
    expect(list.indexOf(instruction)).toBeLessThan(list.indexOf(words))
    expect(list.indexOf(words)).toBeLessThan(list.indexOf(first))
    expect(await page.locator('ol:has(> li > article)').getByRole('cell', { name: cell, exact: true }).count()).toBe(1)
    expect(await axeFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)

    await page.goto(`/quiz/${paper.id}/preview`)
    await shownPaper(page)
    const sheet = await page.locator('article.paper').innerText()
    expect([sheet.split(words).length, sheet.split(instruction).length]).toEqual([2, 2])
    expect(sheet.indexOf(instruction)).toBeLessThan(sheet.indexOf(words))
    expect(sheet.indexOf(words)).toBeLessThan(sheet.indexOf(first))
    // Two numbered lines: each stands at the left of its paragraph, the second as far below the first as five lines are.
    const numbers = await page
      .locator('.paper-line-numbers span')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().top] as const))
    expect(numbers.map(([number]) => number)).toEqual(['5', '10'])
    expect(numbers[1]![1] - numbers[0]![1]).toBeGreaterThan(50)
    expect(faults).toEqual([])
  })
})
