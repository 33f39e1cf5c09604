/**
 * The fifth step: a paper is generated, seen, changed, shared and downloaded; what goes wrong is told and lost work is
 * none.
 */
import type { APIResponse, BrowserContext, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { PaperLanguage } from '#domain/language.ts'
import { emptyDraft, type ConfigurationDraft, type Draft } from '#web/wizard/draft.ts'
import { formatDraft } from '#web/wizard/kept-draft.ts'
import { readPdf } from '../golden/read-pdf.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { setUsage } from './month-usage.ts'
import { startSuite } from './suite.ts'
import { PHONE, signUp, type Setting } from './teacher.ts'
import { DEEP } from '#test/deep.ts'

const suite = startSuite()
const TITLE = 'Bees at work'
const DOWNLOAD_NAME = /^bees_at_work_\d{4}-\d\d-\d\d\.pdf$/

const dataOf = async (answer: APIResponse) => ((await answer.json()) as { readonly data: Record<string, unknown> }).data
const get = async (context: BrowserContext, path: string) =>
  dataOf(await context.request.get(`${suite.url}/api/v1${path}`))

type Topic = { readonly id: string; readonly name: string; readonly subject: string }

/** A teacher whose document is read and whose draft is at the last step. */
async function openDraft(
  setting: Setting = {},
  { file = 'samples/honey-bees.pdf', ...configuration }: Partial<ConfigurationDraft> & { readonly file?: string } = {},
) {
  const opened = await suite.open(setting)
  const { context } = opened
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(context, suite.url)
  const upload = await context.request.post(`${suite.url}/api/v1/documents?onDuplicate=keep`, {
    headers: { origin: suite.url },
    multipart: { file: { name: file.split('/').at(-1)!, mimeType: 'application/pdf', buffer: await readFile(file) } },
  })
  const { id } = await dataOf(upload)
  await expect
    .poll(async () => (await get(context, `/documents/${id as string}`)).status, { timeout: 30_000, interval: 100 })
    .toBe('ready')
  const document = await get(context, `/documents/${id as string}`)
  const empty = emptyDraft(document.language as PaperLanguage)
  const draft: Draft = {
    ...empty,
    document: { id: id as string, name: document.name as string },
    topics: (document.extractedTopics as Topic[])
      .slice(0, 4)
      .map((topic) => ({ id: topic.id, name: topic.name, category: topic.subject, questionCount: 3 })),
    configuration: {
      ...empty.configuration,
      title: TITLE,
      questionTypes: ['multiple_choice', 'true_false', 'short_answer'],
      totalQuestions: 8,
      timeLimit: 40,
      ...configuration,
    },
    templateId: 'comprehensive-examination',
  }
  await context.addInitScript((text) => {
    if (localStorage.getItem('setpaper.draft') === null) localStorage.setItem('setpaper.draft', text)
  }, formatDraft(draft))
  return opened
}

/** The paper is on the screen. */
const ready = (page: Page) => page.locator('#preview-ready').waitFor()
const stems = (page: Page): Promise<string[]> => page.locator('[id^="preview-question-"] > :last-child').allInnerTexts()
const papersOf = async (context: BrowserContext) => (await get(context, '/papers')).total
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Of states that the walk looks at for barriers. */
const fits = async (page: Page): Promise<void> => expect(await scrollsSideways(page)).toBe(false)

async function seemsRight(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([])
  await fits(page)
}

async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)])
  return {
    name: file.suggestedFilename(),
    text: (await readPdf(new Uint8Array(await readFile(await file.path())))).pages.join(' ').replaceAll(/\s+/g, ' '),
  }
}

describe.skipIf(!hasChromium)('preview and export', () => {
  test('a paper is generated, seen in both views, downloaded, changed, taken back, made again, shared and left', async () => {
    const { page, context, faults } = await openDraft()
    await page.goto('/generator?step=4')
    let serverMs = 0
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/papers/generate')) serverMs = request.timing().responseEnd
    })
    const begun = performance.now()
    await press(page, 'Preview & Export')
    await ready(page)
    console.log(
      `From Generate to the paper on screen, the first of a fresh service: ${Math.round(performance.now() - begun)} ms, ${Math.round(serverMs)} ms of them the server's`,
    )
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: /^(?:Generated via Backend API|Built-in engine)$/ })
        .count(),
    ).toBe(2)
    const questions = await stems(page)
    const [paper] = (await get(context, '/papers')).items as {
      readonly id: string
      readonly totalMarks: number
      readonly questionCount: number
    }[]
    const cards = await page.locator('dl').first().innerText()
    expect(cards.replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(
        `^Total Questions ${paper!.questionCount} Total Marks ${paper!.totalMarks} Duration \\(min\\) 40 about \\d+ min of work Topics [1-4]$`,
      ),
    )
    expect(questions).toHaveLength(paper!.questionCount)
    await fits(page)

    await page.getByRole('region', { name: 'Question paper' }).getByText(TITLE).first().waitFor()
    expect((await page.getByRole('region', { name: 'Question paper' }).boundingBox())?.height).toBe(600)
    await page.getByRole('tab', { name: 'Answer View' }).click()
    await page
      .getByRole('region', { name: 'Answer key' })
      .getByText(/Answer Key/)
      .first()
      .waitFor()
    expect(await page.getByRole('tab').count()).toBe(3)
    await fits(page)

    const printed = await download(page, 'Question Paper PDF')
    expect(printed.name).toMatch(DOWNLOAD_NAME)
    expect(printed.text).toContain(TITLE)
    expect(printed.text).not.toContain('Answer Key')
    const key = await download(page, 'Answer Key PDF')
    expect(key.name).toMatch(/^bees_at_work_answer_key_/)
    expect(key.text).toContain('Answer Key')

    await page.getByText(/^\d+ questions taken from sentences of your document$/).waitFor()
    await press(page, 'Replace question 1')
    await page.getByText('Question 1 was replaced').waitFor()
    const replaced = await stems(page)
    expect(replaced[0]).not.toBe(questions[0])
    expect(replaced.slice(1)).toEqual(questions.slice(1))
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The earlier questions are back').waitFor()
    expect(await stems(page)).toEqual(questions)

    await press(page, 'Keep question 2 when the paper is made again')
    expect(
      await page
        .getByRole('button', { name: 'Question 2 is kept: let go of it to replace it' })
        .getAttribute('aria-disabled'),
    ).toBe('true')
    await page.getByText('Replacing a question takes 1 question of your month').waitFor()
    await press(page, 'Re-generate 1 kept')
    await page.getByText('The questions are new; 1 was kept').waitFor()
    const again = await stems(page)
    expect(again).toContain(questions[1])
    expect(again).not.toEqual(questions)

    await press(page, 'Share')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('The paper is private').waitFor()
    await fits(page)
    await dialog.getByRole('button', { name: 'Share link' }).click()
    await page.getByText('Link copied to clipboard!').waitFor()
    const link = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(link).toMatch(/\/quiz\/[^/]+\/preview$/)
    const visitor = await suite.open()
    const seen = (): Promise<APIResponse> => visitor.context.request.get(`${suite.url}/api/v1/papers/${paper!.id}`)
    expect((await seen()).status()).toBe(200)
    expect(await (await seen()).text()).not.toContain('correctAnswer')
    expect((await visitor.page.goto(new URL(link).pathname))?.status()).toBe(200)
    await dialog.getByRole('switch', { name: 'With answers' }).click()
    await dialog.getByText('with its answers').waitFor()
    expect(await (await seen()).text()).toContain('correctAnswer')
    await fits(page)
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await dialog
      .getByText('The link is dead from this moment. Sharing again makes a new link; the old one stays dead.')
      .waitFor()
    expect((await seen()).status()).toBe(404)
    await visitor.context.close()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    // The paper of the draft is shown, not made again.
    await page.reload()
    await ready(page)
    expect(await stems(page)).toEqual(again)
    const stillKept = `Question ${again.indexOf(questions[1]!) + 1} is kept: let go of it to replace it`
    expect(await page.getByRole('button', { name: stillKept }).count()).toBe(1)
    expect(await papersOf(context)).toBe(1)
    const [online] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'View Online' }).click(),
    ])
    expect(new URL(online.url()).pathname).toBe(`/quiz/${paper!.id}/preview`)
    await online.close()

    await press(page, 'Create Another Paper')
    await page.getByRole('heading', { level: 1, name: 'Input Method' }).waitFor()
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
    await ready(page)
    expect(await stems(page)).toEqual(again)
    await press(page, 'Previous')
    await page.getByRole('heading', { level: 1, name: 'Template' }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('what goes wrong is told with a way on, and trying again makes no second paper', async () => {
    const { page, context } = await openDraft()
    const failed = (sentence: string) => page.getByText(sentence, { exact: true }).waitFor()
    await page.route('**/api/v1/templates', (route) => route.fulfill({ json: { success: true, data: [] } }))
    await page.goto('/generator?step=5')
    await failed('Failed to generate paper: No templates available from backend')
    await fits(page)
    await page.unroute('**/api/v1/templates')

    const generate = '**/api/v1/papers/generate'
    await page.route(generate, (route) => route.fulfill({ status: 500, body: 'oops' }))
    await page.reload()
    await failed(
      'Failed to generate paper: Backend API unavailable. Please ensure the AI service is properly configured.',
    )
    await page.unroute(generate)

    await setUsage(suite, context, 'quizzes', 10)
    await press(page, 'Try again')
    await failed('Failed to generate paper: Monthly quiz generation limit reached: 10 of 10 used.')
    await page.getByRole('heading', { name: 'Monthly Quiz Limit Reached' }).waitFor()
    await seemsRight(page)
    await page.keyboard.press('Escape')
    await setUsage(suite, context, 'quizzes', 0)

    // The server makes the paper, and its answer is lost.
    await page.route(generate, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await press(page, 'Try again')
    await failed('Failed to generate paper - no response from the AI service')
    expect(await papersOf(context)).toBe(1)
    await page.unroute(generate)

    // Stopped while the server has it; generated again it is the same paper.
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(generate, async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await press(page, 'Try again')
    const stages = page.getByRole('status').filter({ hasText: 'Topics analyzed' })
    await expect
      .poll(() => stages.innerText())
      .toMatch(/Topics analyzed\s+Done\s+Questions generated\s+In progress\s+Formatting paper\s+Waiting/)
    await seemsRight(page)
    await press(page, 'Cancel')
    await page.getByRole('heading', { name: 'Stopped' }).waitFor()
    await fits(page)
    letGo()
    await page.unroute(generate)
    await press(page, 'Generate Paper')
    await ready(page)
    expect(await papersOf(context)).toBe(1)

    const regenerate = '**/api/v1/papers/*/regenerate'
    await page.route(regenerate, (route) => route.fulfill({ status: 500, body: 'oops' }))
    await press(page, 'Re-generate')
    await failed(
      'Failed to regenerate paper: Backend API unavailable. Please ensure the AI service is properly configured.',
    )
    const pdf = '**/export/pdf*'
    await page.route(pdf, (route) => route.fulfill({ status: 503, body: 'oops' }))
    await press(page, 'Question Paper PDF')
    await failed('Failed to export PDF: Service Unavailable')
    await fits(page)
    await page.route(pdf, (route) => route.abort())
    await press(page, 'Question Paper PDF')
    await failed('Error downloading paper. Please try again.')
    await press(page, 'Preview question paper')
    await failed('Failed to preview PDF. Please try again.')
    await page.unroute(pdf)
    await press(page, 'Preview question paper')
    await page.getByText(DOWNLOAD_NAME).first().waitFor()
    await context.close()
  })

  test('files that do not come, links that cannot be handed on, an allowance of questions that is used up, a paper that is not there: each is told', async () => {
    const { page, context } = await openDraft()
    const told = (sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()
    // A device with a sheet of its own to share by, and a browser that forbids copying.
    await context.addInitScript(`
      navigator.share = (what) => { window.shared = what; return Promise.resolve() }
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Forbidden', 'NotAllowedError'))
    `)
    await page.goto('/generator?step=5')
    await ready(page)
    await page.route(/\/export\/pdf\?part=key/, (route) => route.fulfill({ status: 503, body: 'oops' }))
    await press(page, 'Answer Key PDF')
    await told('Failed to export answer key PDF: Service Unavailable')
    await page.route('**/export/pdf*', (route) => route.fulfill({ status: 503, body: 'oops' }))
    await press(page, 'Preview question paper')
    await told('Failed to generate PDF preview: Service Unavailable')

    await press(page, 'Share')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Share link' }).click()
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await told('Failed to copy link')
    await dialog.getByRole('button', { name: 'Share with an app' }).click()
    await expect
      .poll(() => page.evaluate<string>('window.shared?.text'))
      .toBe('Check out this generated exercise paper!')
    await page.keyboard.press('Escape')

    await setUsage(suite, context, 'questions', 300)
    await press(page, 'Re-generate')
    await page.getByRole('dialog', { name: 'Monthly Question Limit Reached' }).waitFor()
    await press(page, 'Maybe Later')
    await page.goto('/quiz/no-such-quiz/preview')
    await page.getByRole('heading', { name: 'Quiz Not Found' }).waitFor()
    await told("The quiz you're looking for doesn't exist or has been removed.")
    await context.close()
  })

  test('questions that cannot be read are left out and named; without an answer key its button says why', async () => {
    const { page, context } = await openDraft({}, { includeAnswerKey: false })
    // When it is made, and whenever it is read again.
    await page.route('**/api/v1/papers/*', async (route) => {
      const answer = await route.fetch()
      const json = (await answer.json()) as { data: { questions: Record<string, unknown>[] } }
      for (const question of json.data.questions.slice(0, 4)) delete question.correctAnswer
      await route.fulfill({ response: answer, json })
    })
    await page.goto('/generator?step=5')
    await ready(page)
    const banner = await page.getByText(/^Question quality issues:/).innerText()
    expect(banner.match(/Question \d/g)).toEqual(['Question 1', 'Question 2', 'Question 3'])
    const key = page.getByRole('button', { name: 'Answer Key PDF' })
    expect(await key.getAttribute('aria-disabled')).toBe('true')
    expect(await key.getAttribute('title')).toBe('The answer key is switched off in Configuration.')
    await context.close()
  })

  test('a second tab takes up the work of the first: one paper, in both', async () => {
    const { page, context } = await openDraft()
    const generate = '**/api/v1/papers/generate'
    await page.route(generate, () => undefined)
    const sent = page.waitForRequest(generate)
    await page.goto('/generator?step=5')
    const key = (await sent).headers()['idempotency-key']
    const second = await context.newPage()
    const sentAgain = second.waitForRequest(generate)
    await second.goto('/generator?step=5')
    expect((await sentAgain).headers()['idempotency-key']).toBe(key)
    await ready(second)
    // The first learns of it by what the second keeps of the draft.
    await ready(page)
    expect(await stems(page)).toEqual(await stems(second))
    expect(await papersOf(context)).toBe(1)
    await context.close()
  })

  test('the teacher picks: a spare wrong option takes the place of another, at once on the sheet', async () => {
    const { page, context, faults } = await openDraft(
      {},
      { file: 'samples/nutrition.pdf', questionTypes: ['multiple_choice'] },
    )
    await page.goto('/generator?step=5')
    await ready(page)
    const [{ id }] = (await get(context, '/papers')).items as [{ readonly id: string }]
    type Choice = Readonly<Record<'options' | 'spareOptions', readonly string[]>> &
      Readonly<Record<'id' | 'correctAnswer' | 'proof', string>>
    const choices = async () => (await get(context, `/papers/${id}`)).questions as Choice[]
    const all = await choices()
    const before = all.find(({ spareOptions }) => spareOptions !== undefined)!
    const now = async () => (await choices()).find((one) => one.id === before.id)!
    await page.locator(`#preview-question-${before.id}`).click()
    const opener = page.getByRole('button', { name: 'Other wrong options' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const boxes = page.getByRole('group', { name: /^Wrong options of question \d$/ }).getByRole('checkbox')
    const ticked = async () => Promise.all((await boxes.all()).map((one) => one.isChecked()))
    expect((await ticked()).filter(Boolean)).toHaveLength(3)
    await seemsRight(page)

    // The first of the printed ones makes way for the first spare.
    await boxes.first().focus()
    await page.keyboard.press('Space')
    await page.getByText('Tick one to take its place.').waitFor()
    await boxes.nth(3).press('Space')
    await page.getByText(/^Question \d has another wrong option$/).waitFor()
    expect((await ticked()).slice(0, 4)).toEqual([false, true, true, true])
    const [spare] = before.spareOptions
    const given = before.options.find((_, index) => 'ABCD'[index] !== before.correctAnswer)!
    const after = await now()
    expect(after).toEqual({
      ...before,
      options: before.options.map((option) => (option === given ? spare : option)),
      spareOptions: [...before.spareOptions.slice(1), given],
    })
    await page.getByRole('region', { name: 'Question paper' }).getByText(spare!, { exact: true }).first().waitFor()
    await seemsRight(page)

    // From a box, too: it is nothing to type into.
    await page.keyboard.press('Control+z')
    await page.getByText('The earlier questions are back').waitFor()
    expect(await now()).toEqual(before)
    expect((await ticked()).slice(0, 4)).toEqual([true, true, true, false])

    // What the server refuses is seen no longer.
    await page.route('**/api/v1/papers/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 409, json: { success: false, code: 'revision_conflict', revision: 9 } })
        : route.continue(),
    )
    await boxes.nth(3).press('Space')
    await page.getByText(/revision 9/).waitFor()
    expect((await ticked()).slice(0, 4)).toEqual([true, true, true, false])
    expect(faults).toEqual([])
    await context.close()
  })

  test('the teacher picks: another question, from those that fit its place', async () => {
    const { page, context, faults } = await openDraft({}, { file: 'samples/nutrition.pdf' })
    await page.goto('/generator?step=5')
    await ready(page)
    const before = await stems(page)
    const opener = page.getByRole('button', { name: 'Other questions' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const others = page.getByRole('list', { name: 'Other questions for the place of question 1' }).getByRole('button')
    await others.nth(2).waitFor()
    expect(await others.count()).toBe(8)
    await seemsRight(page)
    const wanted = await others.nth(2).locator('> :first-child').innerText()
    await others.nth(2).press('Enter')
    await page.getByText('Question 1 was replaced').waitFor()
    const after = await stems(page)
    expect([after[0], after.slice(1)]).toEqual([wanted, before.slice(1)])
    expect(await page.evaluate('document.activeElement?.textContent')).toBe('Other questions')
    await page.keyboard.press('Control+z')
    await page.getByText('The earlier questions are back').waitFor()
    expect(await stems(page)).toEqual(before)

    await press(page, 'Keep question 1 when the paper is made again')
    expect(await opener.getAttribute('aria-disabled')).toBe('true')
    const { items } = await get(context, '/documents')
    for (const { id } of items as readonly { readonly id: string }[])
      await context.request.delete(`${suite.url}/api/v1/documents/${id}`, { headers: { origin: suite.url } })
    await page.locator('[id^="preview-question-"]').nth(1).click()
    await opener.click()
    await page.getByText(/^Documents that this paper was made from were deleted/).waitFor()
    await seemsRight(page)
    expect(faults).toEqual([])
    await context.close()
  })

  test('by keyboard alone a question is selected, kept and replaced', DEEP, async () => {
    const { page, context } = await openDraft()
    await page.goto('/generator?step=5')
    await ready(page)
    expect(await page.evaluate('document.activeElement?.id')).toBe('preview-ready')
    const before = await stems(page)
    for (const key of ['j', 'j', 'l', 'j', 'r']) await page.keyboard.press(key)
    await page.getByText('Question 3 was replaced').waitFor()
    const after = await stems(page)
    expect(after[2]).not.toBe(before[2])
    expect(after[1]).toBe(before[1])
    expect(
      await page
        .getByRole('button', { name: 'Keep question 2 when the paper is made again' })
        .getAttribute('aria-pressed'),
    ).toBe('true')
    await page.getByRole('button', { name: 'Share' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    // Keys in the dialog are not commands for the questions below it.
    await page.keyboard.press('r')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Share')
    expect(await stems(page)).toEqual(after)
    await page.keyboard.press('Control+z')
    await page.getByText('The earlier questions are back').waitFor()
    expect(await stems(page)).toEqual(before)
    await context.close()
  })

  test('on a phone, in the dark, in Traditional Chinese', DEEP, async () => {
    const { page, context, faults } = await openDraft(
      { language: 'zh-TW', theme: 'dark', viewport: PHONE },
      { file: 'samples/self-strengthening.pdf', title: '自強運動測驗' },
    )
    await page.goto('/generator?step=5')
    await ready(page)
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^zh-/)
    for (const words of ['題目總數', '總分', '時限（分鐘）', '內置引擎', '試卷資料', '建立另一份試卷'])
      await page.getByText(words, { exact: true }).first().waitFor()
    await seemsRight(page)
    const { name, text } = await download(page, '試題卷PDF')
    expect(name).toMatch(/^自強運動測驗_\d{4}-\d\d-\d\d\.pdf$/)
    expect(text).toContain('自強運動測驗')
    await page.getByRole('tab', { name: '答案' }).click()
    await page.getByRole('region', { name: '評卷參考' }).waitFor()
    await press(page, '分享')
    await page.getByRole('switch', { name: '附答案' }).waitFor()
    await seemsRight(page)
    expect(faults).toEqual([])
    await context.close()
  })
})
