/**
 * Flow View: the paper as a graph, in the wizard and at an address of its own, by mouse, keyboard and finger. LOOK
 * names a folder for pictures.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { PaperJson } from '#domain/paper-json.ts'
import { emptyDraft, type Draft } from '#web/wizard/draft.ts'
import { formatDraft } from '#web/wizard/kept-draft.ts'
import { scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { teacherWith } from './stored-papers.ts'
import { startSuite } from './suite.ts'

const { LOOK } = process.env
const stored = (name: string): PaperJson => JSON.parse(readFileSync(`samples/papers/${name}.json`, 'utf8')) as PaperJson
let papers = 0
const paperOf = (name: string, change: (paper: PaperJson) => Partial<PaperJson> = () => ({})): PaperJson => {
  const paper = { ...stored(name), id: `flow-${(papers += 1)}` }
  return { ...paper, ...change(paper) }
}
/** The same questions again and again, each under an id of its own. */
const hundred = (): PaperJson =>
  paperOf('quick-quiz-nutrition-en', ({ questions }) => ({
    title: 'A hundred questions',
    questions: Array.from({ length: 100 }, (_, index) => ({
      ...questions[index % questions.length]!,
      id: `many-${index}`,
    })),
  }))

const graph = (page: Page) => page.getByRole('region', { name: 'The paper as a graph' })
const drawnNodes = (page: Page) => page.locator('.react-flow__node')
const nodeOf = (page: Page, number: string) =>
  drawnNodes(page)
    .filter({ has: page.getByText(number, { exact: true }) })
    .first()
const zoom = async (page: Page): Promise<number> =>
  Number.parseInt(await graph(page).getByLabel('Zoom', { exact: true }).innerText(), 10)
const focused = (page: Page): Promise<string> => page.evaluate<string>('document.activeElement?.textContent ?? ""')
const inView = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
  const [node, canvas] = ['.flow-node[data-reached]', '.flow'].map((one) => document.querySelector(one)?.getBoundingClientRect())
  return node !== undefined && node.left >= canvas.left && node.right <= canvas.right && node.top >= canvas.top && node.bottom <= canvas.bottom
})()`)

async function look(page: Page, name: string): Promise<void> {
  if (LOOK === undefined) return
  mkdirSync(LOOK, { recursive: true })
  await page.screenshot({ path: join(LOOK, `${name}.png`) })
}

/** As far as the last step. */
function draftOf({ id, title }: PaperJson): Draft {
  const empty = emptyDraft('en')
  return {
    ...empty,
    inputMethod: 'document',
    document: { id: 'gone', name: 'notes.pdf' },
    topics: [{ id: 't', name: title, category: 'General', questionCount: 9 }],
    configuration: { ...empty.configuration, title },
    paperId: id,
  }
}

async function wizardWith(context: BrowserContext, page: Page, paper: PaperJson): Promise<void> {
  await context.addInitScript(
    (text) => {
      if (localStorage.getItem('setpaper.draft') === null) localStorage.setItem('setpaper.draft', text)
    },
    formatDraft(draftOf(paper)),
  )
  await page.goto('/generator?step=5')
  await page.getByRole('tab', { name: 'Flow View' }).click()
  await drawnNodes(page).first().waitFor()
}

describe.skipIf(!hasChromium)('Flow View', () => {
  const suite = startSuite()

  test('in the wizard: a node leads to its question; zoom, fit, PDF and Regenerate', async () => {
    const paper = paperOf('primary-mathematics-fractions-en')
    const { page, context, faults } = await teacherWith(suite, [paper])
    await wizardWith(context, page, paper)
    await graph(page).scrollIntoViewIfNeeded()
    await page.evaluate("document.querySelector('.flow-view').scrollIntoView()")
    await look(page, 'wizard')
    const whole = await zoom(page)
    await graph(page).getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => zoom(page)).toBeGreaterThan(whole)
    await graph(page).getByRole('button', { name: 'Fit to view' }).click()
    await expect.poll(() => zoom(page)).toBe(whole)
    await nodeOf(page, '3').click()
    await expect.poll(() => page.getByRole('tab', { name: 'Question View' }).getAttribute('aria-selected')).toBe('true')
    expect(await focused(page)).toMatch(/^Question 3/)
    await page.getByRole('button', { name: 'Keep question 3 when the paper is made again' }).click()

    await page.getByRole('tab', { name: 'Flow View' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      graph(page).getByRole('button', { name: 'Export PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    await page.route('**/export/pdf', (route) => route.fulfill({ status: 503, body: 'oops' }))
    await graph(page).getByRole('button', { name: 'Export PDF' }).click()
    await graph(page).getByText('Failed to export PDF: Service Unavailable').waitFor()
    const kept: unknown[] = []
    await page.route('**/regenerate', (route) => {
      kept.push(route.request().postDataJSON().keep)
      return route.fulfill({ status: 500, body: 'oops' })
    })
    const failed = page.getByText('Failed to regenerate paper: Backend API unavailable.').first()
    await graph(page).getByRole('button', { name: 'Regenerate' }).click()
    await failed.waitFor()
    // The graph at its own address knows of the lock, too.
    await page.goto(`/quiz/${paper.id}/flow`)
    await graph(page).getByRole('button', { name: 'Regenerate' }).click()
    await failed.waitFor()
    expect(new Set(kept.map((ids) => JSON.stringify(ids)))).toEqual(new Set([JSON.stringify([paper.questions[2]!.id])]))
    expect(faults.filter((fault) => !/50[03]/.test(fault))).toEqual([])
    await context.close()
  })

  test('at its own address: a hundred questions, of which those in view are drawn, gone through by keyboard alone', async () => {
    const paper = hundred()
    const { page, context, faults } = await teacherWith(suite, [paper])
    await page.goto(`/quiz/${paper.id}/flow`)
    await drawnNodes(page).first().waitFor()
    await look(page, 'hundred')
    expect(await drawnNodes(page).count()).toBeGreaterThan(100)
    const list = graph(page).getByRole('list', { name: 'Parts of the paper in order' })
    expect(await list.getByRole('listitem').count()).toBe(105)
    await list.getByRole('button').first().focus()
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
    expect(await focused(page)).toMatch(/^Question 2 of 100: /)
    await expect.poll(() => inView(page)).toBe(true)
    await look(page, 'hundred-second')
    expect(await drawnNodes(page).count()).toBeLessThan(40)
    await page.keyboard.press('End')
    expect(await focused(page)).toMatch(/^Question 100 of 100: /)
    await expect.poll(() => inView(page)).toBe(true)
    await look(page, 'hundred-last')
    const near = await zoom(page)
    await page.keyboard.press('+')
    await expect.poll(() => zoom(page)).toBeGreaterThan(near)
    await page.keyboard.press('-')
    await expect.poll(() => zoom(page)).toBe(near)
    await page.keyboard.press('0')
    await expect.poll(() => zoom(page)).toBeLessThan(near)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/quiz/${paper.id}#question-100`)
    expect(faults).toEqual([])
    await context.close()
  })

  test('by its link: to be read, not to be made again', async () => {
    const paper = paperOf('hkdse-paper-1-en')
    const teacher = await teacherWith(suite, [paper])
    await teacher.context.request.post(`${suite.url}/api/v1/papers/${paper.id}/share`, {
      headers: { origin: suite.url },
    })
    const { page, context, faults } = await suite.open({ language: 'zh-TW', theme: 'dark' })
    await page.goto(`/quiz/${paper.id}/flow`)
    await drawnNodes(page).first().waitFor()
    await look(page, 'link')
    expect(await page.getByRole('button', { name: '重新生成' }).count()).toBe(0)
    await page.getByRole('button', { name: '匯出PDF' }).waitFor()
    await drawnNodes(page).nth(3).click()
    await page.waitForURL(`**/quiz/${paper.id}#question-1`)
    await page.goto('/quiz/no-such-quiz/flow')
    await page.getByText('找不到試卷').waitFor()
    expect(faults).toEqual([])
    await context.close()
    await teacher.context.close()
  })

  test('on a phone one finger scrolls the page, two zoom the graph; nothing is cut at 320 pixels', async () => {
    const paper = paperOf('hkdse-paper-1-en')
    const { page, context, faults } = await teacherWith(suite, [paper], {
      viewport: { width: 320, height: 640 },
      hasTouch: true,
    })
    await page.goto(`/quiz/${paper.id}/flow`)
    await drawnNodes(page).first().waitFor()
    await look(page, 'phone')
    expect(await scrollsSideways(page)).toBe(false)
    await graph(page).getByRole('button', { name: 'Next node' }).tap()
    await graph(page).getByRole('button', { name: 'Next node' }).tap()
    await expect.poll(() => inView(page)).toBe(true)
    await look(page, 'phone-first')
    // It stands still.
    let before = await zoom(page)
    await expect
      .poll(async () => {
        const last = before
        before = await zoom(page)
        return before === last
      })
      .toBe(true)
    await touch(context, page, [[160, 560]], [[160, 360]])
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(50)
    expect(await zoom(page)).toBe(before)
    await touch(
      context,
      page,
      [
        [140, 400],
        [180, 400],
      ],
      [
        [100, 400],
        [220, 400],
      ],
    )
    await expect.poll(() => zoom(page)).toBeGreaterThan(before)
    await look(page, 'phone-pinched')
    // What Chromium remarks where a gesture begins while the page still scrolls: the scroll goes on, and nothing is
    // broken.
    expect(faults.filter((fault) => !fault.startsWith('Ignored attempt to cancel a touchmove event'))).toEqual([])
    await context.close()
  })

  test('without its part of the application: that is said, and the rest stays', async () => {
    const paper = paperOf('primary-mathematics-fractions-en')
    const { page, context } = await teacherWith(suite, [paper])
    await page.route('**/assets/flow-view-*.js', (route) => route.abort())
    await page.goto(`/quiz/${paper.id}/flow`)
    await page.getByText('The graph could not be loaded.').waitFor()
    await page.unroute('**/assets/flow-view-*.js')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await drawnNodes(page).first().waitFor()
    await context.close()
  })
})

/** Fingers put down at `from`, moved to `to` and lifted. */
async function touch(
  context: BrowserContext,
  page: Page,
  from: readonly (readonly [number, number])[],
  to: readonly (readonly [number, number])[],
): Promise<void> {
  const session = await context.newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  await send('touchStart', from)
  for (let step = 1; step <= 5; step += 1)
    await send(
      'touchMove',
      from.map(([x, y], index) => [x + ((to[index]![0] - x) * step) / 5, y + ((to[index]![1] - y) * step) / 5]),
    )
  await send('touchEnd', [])
}
