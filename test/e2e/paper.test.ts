/**
 * The paper on the screen: its pages and breaks, formulas, Chinese, the key, the sheet beside the controls, and what
 * the holder of a link sees.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import type { PaperJson } from '#domain/paper-json.ts'
import { readPdf } from '../golden/read-pdf.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'
import { shownPaper, teacherWith } from './stored-papers.ts'
import { PHONE } from './teacher.ts'

const sample = (name: string): PaperJson => JSON.parse(readFileSync(`samples/papers/${name}.json`, 'utf8')) as PaperJson

describe.skipIf(!hasChromium)('the paper', () => {
  const suite = startSuite()

  test('stands on A4 sheets that overflow nowhere, with no question cut from its options and no heading alone; its key in red', async () => {
    const [nutrition, quadratics, english] = [
      sample('examination-nutrition-en'),
      withFormula(sample('examination-quadratics-en')),
      sample('secondary-english-honey-bees-en'),
    ]
    const { page, context, faults } = await teacherWith(suite, [nutrition, quadratics, english])
    for (const [paper, pages] of [
      [nutrition, 5],
      [quadratics, 2],
      [english, 2],
    ] as const) {
      await page.goto(`/quiz/${paper.id}?view=printed`)
      const sheet = await shownPaper(page)
      expect(sheet.pages.map(({ label }) => label)).toEqual(
        Array.from({ length: pages }, (_, index) => `Page ${index + 1} of ${pages}`),
      )
      expect(sheet.pages.filter(({ room }) => room < 0)).toEqual([])
      expect(sheet.pages.filter(({ endsWithHeading }) => endsWithHeading)).toEqual([])
      // Each question stands once and whole, in the order of the paper.
      expect(sheet.numbers).toEqual(paper.questions.map((_, index) => `${index + 1}.`))
      expect(sheet.options).toEqual(
        paper.questions.flatMap(({ options }) => (options === undefined ? [] : [options.length])),
      )
    }
    await page.goto(`/quiz/${quadratics.id}?view=printed`)
    await page.locator('.paper-page .katex').first().waitFor()
    expect(await page.locator('.paper-page .katex-mathml math').count()).toBeGreaterThan(0)
    expect(await page.locator('.paper-page .paper-tex').count()).toBe(0)
    expect(await page.locator('.paper .paper-answer').count()).toBe(0)
    await page.getByRole('button', { name: 'Show Answers' }).click()
    const key = page.getByRole('article', { name: 'Quadratic Equations - Answer Key' })
    await key.getByRole('heading', { name: 'Quadratic Equations' }).waitFor()
    expect(await page.evaluate(`getComputedStyle(document.querySelector('.paper-answer')).color`)).toBe(
      'rgb(179, 38, 30)',
    )
    expect((await shownPaper(page)).pages.filter(({ room }) => room < 0)).toEqual([])
    expect(faults).toEqual([])
    // Printed from the browser: the paper alone.
    await page.getByRole('button', { name: 'Hide Answers' }).click()
    await shownPaper(page)
    const { pages: printed } = await readPdf(Uint8Array.from(await page.pdf({ preferCSSPageSize: true })))
    expect(printed).toHaveLength(2)
    expect(printed[0]!.trim()).toMatch(/^Quadratic Equations/)
    expect(printed.join(' ')).not.toContain('Show Answers')
    await context.close()
  })

  test('of a link is shown without answers, with them where its owner says so, and not at all once it is revoked', async () => {
    const paper = { ...sample('chinese-language-treasures-zh-tw'), id: 'p_of_a_link' }
    const { context: owner } = await teacherWith(suite, [paper])
    const share = async (method: 'post' | 'delete', data: unknown = {}): Promise<void> => {
      const answer = await owner.request[method](`${suite.url}/api/v1/papers/${paper.id}/share`, {
        data,
        headers: { origin: suite.url },
      })
      expect(answer.ok()).toBe(true)
    }
    await share('post')
    const { page, context, faults } = await suite.open({ language: 'zh-TW', viewport: PHONE })
    await page.goto(`/quiz/${paper.id}/preview`)
    await page.getByRole('heading', { level: 1, name: paper.title }).waitFor()
    const sheet = await shownPaper(page)
    expect(sheet.numbers).toHaveLength(paper.questions.length)
    expect(await page.locator('article.paper').getAttribute('lang')).toBe('zh-HK')
    for (const text of ['按文件擬題', '繁中', `${paper.questions.length}題`, '考生須知'])
      expect(await page.getByText(text, { exact: true }).first().isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: '顯示答案' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: '返回儀表板' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: '分享' }).count()).toBe(0)
    // On a phone the sheet keeps its proportions and nothing scrolls sideways.
    const box = (await page.locator('.paper-frame-of-page').first().boundingBox())!
    expect(box.height / box.width).toBeCloseTo(297 / 210, 2)
    expect(await scrollsSideways(page)).toBe(false)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下載試題卷PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^文房四寶與書法_\d{4}-\d\d-\d\d\.pdf$/)

    await share('post', { answers: true })
    await page.reload()
    await page.getByRole('button', { name: '顯示答案' }).click()
    await page
      .getByRole('article', { name: /評卷參考/ })
      .locator('.paper-answer')
      .first()
      .waitFor()

    await share('delete')
    await page.reload()
    await page.getByRole('heading', { name: '找不到試卷' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
    await owner.close()
  })

  test('tells why it cannot be shown, comes once the server can be reached again, and is shared by its owner', async () => {
    const paper = { ...sample('quick-quiz-nutrition-en'), id: 'p_unreached' }
    const { page, context } = await teacherWith(suite, [paper])
    await page.goto(`/quiz/no-such-paper/preview`)
    await page.getByText("The quiz you're looking for doesn't exist or has been removed.").waitFor()
    await page.route('**/api/v1/papers/**', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ success: false, error: 'Broken.' }),
      }),
    )
    await page.goto(`/quiz/${paper.id}`)
    await page.getByRole('heading', { name: 'Failed to load quiz' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.unroute('**/api/v1/papers/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: paper.title }).waitFor()
    await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('dialog').getByText('The paper is private').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Share link' }).click()
    await page.getByText('Quiz link copied to clipboard!').waitFor()
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(
      new RegExp(`/quiz/${paper.id}/preview$`),
    )
    await context.close()
  })

  test('stands beside the controls from the first step and follows the draft; on a phone it comes up from below', async () => {
    const paper = { ...sample('quick-quiz-nutrition-en'), id: 'p_made' }
    const { page, context, faults } = await teacherWith(suite, [paper])
    await page.goto('/generator')
    const live = page.getByRole('complementary', { name: 'Your paper so far' })
    await live.getByRole('heading', { name: 'Exercise Paper' }).waitFor()
    await live.getByText('Section A: Multiple Choice Questions').waitFor()
    // Another tab changes the draft, as the steps do.
    await changeDraft(page, (draft) => {
      Object.assign(draft.configuration, {
        title: 'Plants & Light',
        questionTypes: ['true_false'],
        totalQuestions: 12,
        timeLimit: 25,
      })
    })
    await live.getByRole('heading', { name: 'Plants & Light' }).waitFor()
    await live.getByText('Section A: True or False').waitFor()
    await live.getByText('(12 questions, 24 marks)').waitFor()
    await live.getByText('25 minutes').waitFor()
    await changeDraft(page, (draft) => {
      draft.templateId = 'traditional-chinese-language'
      draft.configuration.language = 'zh-TW'
    })
    await live.getByRole('heading', { name: /^一、/ }).waitFor()
    await changeDraft(page, (draft) => {
      draft.paperId = paper.id
    })
    await live.getByRole('heading', { name: paper.title }).waitFor()
    await live.getByText(paper.questions[0]!.question.split(/[*$_]/)[0]!.trim()).first().waitFor()
    expect(faults).toEqual([])

    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Show paper' }).click()
    const sheet = page.getByRole('dialog', { name: 'Your paper so far' })
    await sheet.getByRole('heading', { name: paper.title }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Show paper')
    await context.close()
  })
})

type AnyDraft = { templateId?: string; paperId?: string; configuration: Record<string, unknown> }

/** Writes another draft into the browser's storage and tells the page as the browser tells other tabs. */
async function changeDraft(page: Page, change: (draft: AnyDraft) => void): Promise<void> {
  const kept = JSON.parse(await page.evaluate<string>(`localStorage.getItem('setpaper.draft')`)) as { draft: AnyDraft }
  change(kept.draft)
  await page.evaluate(
    `dispatchEvent(new StorageEvent('storage', { key: 'setpaper.draft', newValue: ${JSON.stringify(JSON.stringify(kept))} }))`,
  )
}

/** Its first question speaks of an equation. */
const withFormula = <Paper extends { readonly questions: readonly { readonly question: string }[] }>(
  paper: Paper,
): Paper => ({
  ...paper,
  questions: paper.questions.map((question, index) =>
    index === 0 ? { ...question, question: 'The graph of $y=x^{2}-5x+6$ is a parabola.' } : question,
  ),
})
