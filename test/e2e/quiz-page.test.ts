/**
 * The page of a paper: all of it for its owner, what the link shows for anyone else, and print that looks like the PDF.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { formatPaper, type PaperJson } from '#domain/paper-json.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'
import { readPdf } from '../golden/read-pdf.ts'
import { allOtherwise } from '../api/keyed-otherwise.ts'
import { Client, PASSWORD, readyDocument, signUp as signUpByApi } from '../api/test-service.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { shownPaper, teacherWith } from './stored-papers.ts'
import { startSuite } from './suite.ts'
import type { Setting } from './teacher.ts'
import { DEEP } from '#test/deep.ts'

const SAMPLES = 'samples/papers'
const sample = async (name: string, id: string): Promise<PaperJson> => ({
  ...(JSON.parse(await readFile(`${SAMPLES}/${name}.json`, 'utf8')) as PaperJson),
  id,
})
/** Of all types. */
const everyType = (id: string): PaperJson => ({ ...formatPaper(GOLDEN_PAPERS['english-science']!), id })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const question = (page: Page, place: number) => page.locator(`#question-${place}`)

/** On a machine that has much else to do. */
/** What a page keeps; where it was scrolled to stands under random names. */
const STORED = `JSON.stringify([{ ...localStorage }, Object.entries({ ...sessionStorage }).filter(([name]) => !name.startsWith('tsr-scroll')), document.cookie])`

describe.skipIf(!hasChromium)('the page of a quiz', { timeout: 180_000 }, () => {
  const suite = startSuite()
  const api = (path: string): string => `**/api/v1${path}`

  test('shows its owner what it was made from, which answers are right and why, and gives both files', async () => {
    const teacher = await signUpByApi(suite.url)
    const document = await readyDocument(teacher, 'samples/heat-transfer.pdf')
    const made = await teacher.post('/quizzes/generate/document', {
      title: 'Heat Transfer Quiz',
      sourceDocuments: [document],
      questionCount: 8,
      questionTypes: ['multiple_choice', 'true_false', 'short_answer'],
    })
    const paper = made.body.data as PaperJson
    const { page, context, faults } = await suite.open()
    await context.request.post(`${suite.url}/api/auth/sign-in/email`, {
      data: { email: teacher.email, password: PASSWORD },
      headers: { origin: suite.url },
    })
    await page.goto(`/quiz/${paper.id}`)
    await page.getByRole('heading', { level: 1, name: 'Heat Transfer Quiz' }).waitFor()
    const facts = await page.locator('main ul').first().innerText()
    for (const fact of ['Document-based', '8 questions', `${paper.totalMarks} marks`, 'minutes', 'EN', 'Generated on'])
      expect(facts).toContain(fact)
    // The page says nothing of it before it is asked for.
    expect(await page.locator('[data-right]').count()).toBe(0)
    await button(page, 'Show Answers').click()
    const choices = paper.questions.filter(({ type }) => type === 'multiple_choice' || type === 'true_false')
    expect(await page.locator('[data-right]').count()).toBe(choices.length)
    const right = await page.locator('[data-right]').first().innerText()
    expect(right).toMatch(new RegExp(`^${String(choices[0]!.correctAnswer)}\\.[\\s\\S]*Correct answer$`))
    await page.getByText('Explanation:').first().waitFor()
    await button(page, 'Hide Answers').click()
    expect(await page.locator('[data-right]').count()).toBe(0)

    await question(page, 1)
      .getByRole('button', { name: /^Show the source/ })
      .click()
    await page
      .getByRole('dialog')
      .getByText(/The quotation is marked on page \d/)
      .waitFor({ state: 'attached' })
    await page.getByRole('dialog').locator('mark').first().waitFor()
    await page.keyboard.press('Escape')

    await button(page, 'Preview Quiz PDF').click()
    await page.getByRole('dialog').locator('[data-page="1"] canvas').waitFor()
    await page.keyboard.press('Escape')
    for (const [name, file] of [
      ['Download Question Paper PDF', /^heat_transfer_quiz_\d{4}-\d\d-\d\d\.pdf$/],
      ['Answer Key PDF', /^heat_transfer_quiz_answer_key_\d{4}-\d\d-\d\d\.pdf$/],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
      expect(download.suggestedFilename()).toMatch(file)
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
      await page.getByText(`Saved as ${download.suggestedFilename()}`).waitFor()
    }
    // What was looked at is no download.
    expect((await teacher.get('/papers')).body.data.items[0].downloads).toBe(2)
    await page.getByRole('link', { name: 'Export' }).click()
    await page.waitForURL('**/export')
    await page.goBack()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
    expect(faults).toEqual([])
    await context.close()
  })

  test('shows every type of question with its answer, as axe and a narrow screen would have it', async () => {
    const shown: readonly (readonly [PaperJson, Setting])[] = [
      [await sample('hkdse-paper-1-en', 'p_types_hk'), {}],
      [everyType('p_types'), { viewport: { width: 320, height: 640 }, theme: 'dark', language: 'zh-TW' }],
    ]
    for (const [index, [paper, setting]] of shown.entries()) {
      const { page, context, faults } = await teacherWith(suite, [paper], setting)
      await page.goto(`/quiz/${paper.id}`)
      await page.locator('main [aria-pressed]').nth(2).click()
      await shownPaper(page)
      expect(await page.locator('main article[id^=question-]').count()).toBe(paper.questions.length)
      expect(await page.locator('main [data-right]').count()).toBe(
        paper.questions.filter(({ type }) => type === 'multiple_choice' || type === 'true_false').length,
      )
      expect(await page.locator('main .paper-tex').count(), 'every formula is set').toBe(0)
      expect(await scrollsSideways(page)).toBe(false)
      // The other holds each type, and a tenth of the formulas.
      if (index === 1) expect(await axeFaults(page)).toEqual([])
      expect(faults).toEqual([])
      await context.close()
    }
  })

  test('is used by the keyboard alone, and an address of one question leads to it', DEEP, async () => {
    const paper = await sample('hkdse-paper-2-en', 'p_keys')
    const { page, context, faults } = await teacherWith(suite, [paper])
    await page.goto(`/quiz/${paper.id}#question-40`)
    await question(page, 40).and(page.locator(':focus')).waitFor()
    await shownPaper(page)
    await expect.poll(() => page.evaluate('document.activeElement.getBoundingClientRect().top')).toBeLessThan(200)
    await page.goto(`/quiz/${paper.id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const passed: string[] = []
    const tabTo = async (name: string): Promise<void> => {
      for (let tabs = 0; tabs < 60; tabs += 1) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate<string>('document.activeElement.textContent.trim()')
        passed.push(focused)
        if (focused === name) return
      }
      throw new Error(`The keyboard does not reach ${name}: it passed ${passed.join(' | ')}`)
    }
    await tabTo('Share')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('The paper is private').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Share')
    await tabTo('As printed')
    await page.keyboard.press('Enter')
    await page.waitForURL('**view=printed')
    await page.getByRole('article', { name: paper.title }).waitFor()
    await tabTo('Show Answers')
    await page.keyboard.press('Space')
    await expect.poll(() => page.locator('article.paper').getAttribute('data-part')).toBe('key')
    await page.goBack()
    expect(faults).toEqual([])
    await context.close()
  })

  test('says what went wrong, and what can be done', async () => {
    const paper = everyType('p_faults')
    const { page, context } = await teacherWith(suite, [paper])
    await page.goto('/quiz/no-such-quiz')
    await page.getByRole('heading', { name: 'Quiz Not Found' }).waitFor()
    await page.getByText("The quiz you're looking for doesn't exist or has been removed.").waitFor()

    await page.route(api('/papers/p_faults'), (route) =>
      route.fulfill({ status: 200, json: { success: true, data: { id: 'p_faults', title: 'Half a paper' } } }),
    )
    await page.goto(`/quiz/${paper.id}`)
    await page.getByRole('heading', { name: 'Failed to load quiz' }).waitFor()
    await page.getByRole('alert').getByText('An error occurred while loading the quiz').waitFor()
    await page.route(api('/papers/p_faults'), (route) => route.abort())
    await page.reload()
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()

    // A key that names none of the options, as no edition of ours writes it.
    const [first] = paper.questions
    await page.route(api('/papers/p_faults'), (route) =>
      route.fulfill({
        json: {
          success: true,
          data: { ...paper, questions: [{ ...first, correctAnswer: 'Q' }, ...paper.questions.slice(1)] },
        },
      }),
    )
    await button(page, 'Try again').click()
    await button(page, 'Show Answers').click()
    await question(page, 1).getByText('Cannot highlight correct answer').waitFor()
    expect(await page.getByText('Cannot highlight correct answer').count()).toBe(1)
    expect(await axeFaults(page)).toEqual([])
    await page.unroute(api('/papers/p_faults'))

    const file = api('/papers/p_faults/export/**')
    const told = (sentence: string): Promise<void> =>
      page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
    await page.route(file, (route) => route.fulfill({ status: 503, body: 'oops' }))
    await button(page, 'Download Question Paper PDF').click()
    await told('Failed to export PDF: Service Unavailable')
    await button(page, 'Answer Key PDF').click()
    await told('Failed to export answer key PDF: Service Unavailable')
    await button(page, 'Preview Quiz PDF').click()
    await told('Failed to generate PDF preview: Service Unavailable')
    await page.route(file, (route) => route.abort())
    await button(page, 'Download Question Paper PDF').click()
    await told('Failed to export PDF. Please try again.')
    await button(page, 'Preview Quiz PDF').click()
    await told('Failed to preview PDF. Please try again.')
    // A page of signing in to the network, say, in place of the file.
    await page.route(file, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome to the airport' }))
    await button(page, 'Download Question Paper PDF').click()
    await told('Error downloading paper. Please try again.')
    await button(page, 'Preview Quiz PDF').click()
    await told('Failed to generate PDF preview')
    await page.route(file, (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 cut off' }))
    await button(page, 'Preview Quiz PDF').click()
    await page.getByRole('dialog').getByText('Failed to load PDF document').waitFor()
    await context.close()
  })

  test('gives a link holder the same page, whatever the answers are', async () => {
    const paper = everyType('p_link')
    const { page, context } = await teacherWith(suite, [paper])
    await page.goto(`/quiz/${paper.id}`)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(page, 'Share').click()
    await button(page, 'Share link').click()
    await page.getByText('Quiz link copied to clipboard!').waitFor()
    const link = await page.evaluate<string>('navigator.clipboard.readText()')
    const before = await everythingOf(link)
    const { db } = suite.service.service
    await db
      .updateTable('paper')
      .set((expression) => ({
        body: JSON.stringify({ ...allOtherwise(paper, 'Zanzibar'), id: paper.id }),
        revision: expression('revision', '+', 3),
        updatedAt: new Date(),
      }))
      .where('paperId', '=', paper.id)
      .execute()
    const after = await everythingOf(link)
    expect(after).toEqual(before)
    expect(before.join()).not.toMatch(/correctAnswer|Zanzibar/)
    expect(before.length).toBeGreaterThan(20)

    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch', { name: 'With answers' }).click()
    await dialog.getByText('Anyone with the link can open the paper with its answers').waitFor()
    const visitor = await suite.open()
    await visitor.page.goto(link)
    await button(visitor.page, 'Show Answers').click()
    await expect.poll(() => visitor.page.locator('article.paper').getAttribute('data-part')).toBe('key')
    await button(visitor.page, 'Questions').click()
    expect(await visitor.page.locator('[data-right]').count()).toBeGreaterThan(0)
    expect(await visitor.page.getByText('Proved').count()).toBe(0)

    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByText('The link is dead from this moment.').waitFor()
    await visitor.page.reload()
    await visitor.page.getByText('Quiz Not Found').waitFor()
    await button(page, 'Share link').click()
    await dialog.getByText('This is a new link. The earlier one stays dead').waitFor()
    const renewed = await dialog.getByLabel('Link').inputValue()
    expect(renewed).not.toBe(link)
    await visitor.page.reload()
    await visitor.page.getByText('Quiz Not Found').waitFor()
    await visitor.page.goto(renewed)
    await visitor.page.getByRole('heading', { level: 1, name: paper.title }).waitFor()
    expect(await button(visitor.page, 'Show Answers').count()).toBe(0)
    expect(visitor.faults).toEqual([])
    await Promise.all([context.close(), visitor.context.close()])
  })

  /**
   * What a visitor's browser gets and holds at the pages of a paper: answers, the page itself, what is kept, the file
   * and its name.
   */
  async function everythingOf(link: string): Promise<readonly string[]> {
    const { page, context } = await suite.open()
    const got: string[] = []
    page.on('response', (response) => void got.push(`${response.status()} ${response.url()}`))
    const held: string[] = []
    for (const address of [link, link.replace(/\/preview$/, ''), `${link}?view=questions`]) {
      await page.goto(address)
      await shownPaper(page)
      held.push(await page.content(), await page.evaluate<string>(STORED))
      held.push(
        await page.evaluate<string>(
          "fetch(`/api/v1/papers/${location.pathname.split('/')[2]}`).then((answer) => answer.text())",
        ),
      )
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download Question Paper PDF').click(),
    ])
    held.push(download.suggestedFilename(), (await readFile(await download.path())).toString('base64'))
    await context.close()
    return [...got.toSorted(), ...held.map((text) => text.replaceAll(/blob:[^"' ]+/g, 'blob:'))]
  }

  test('prints as the PDF prints, from either view, in the dark too', async () => {
    const papers = [everyType('p_print'), await sample('hkdse-paper-1-zh-tw', 'p_print_hk')]
    const { page, context, faults } = await teacherWith(suite, papers, { theme: 'dark' })
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    for (const paper of papers) {
      const printed = new Uint8Array(
        await (
          await new Client(suite.url).raw('GET', `/papers/${paper.id}/export/pdf`, { headers: { cookie } })
        ).arrayBuffer(),
      )
      const wanted = await readPdf(printed)
      // The one as it is listed, the other as it is printed.
      await page.goto(`/quiz/${paper.id}${paper.structure === undefined ? '' : '?view=printed'}`)
      await shownPaper(page)
      const { LOOK } = process.env
      const bytes = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        ...(LOOK === undefined ? {} : { path: `${LOOK}/${paper.id}.pdf` }),
      })
      const { pages } = await readPdf(new Uint8Array(bytes))
      expect(pages).toHaveLength(wanted.pages.length)
      const words = pages.join(' ')
      for (const text of ['Setpaper', 'Download', 'Show Answers', 'Dashboard']) expect(words).not.toContain(text)
      for (const page of pages) expect(page).toContain(paper.code)
    }
    expect(faults).toEqual([])
    await context.close()
  })

  test('looks of a file end after a minute', async () => {
    const paper = everyType('p_minute')
    const { page, context } = await teacherWith(suite, [paper])
    await page.addInitScript(
      "{ const make = URL.createObjectURL; window.links = []; URL.createObjectURL = (blob) => { const link = make.call(URL, blob); if (blob.type === 'application/pdf') links.push(link); return link } }",
    )
    await page.clock.install()
    await page.goto(`/quiz/${paper.id}`)
    await button(page, 'Preview Quiz PDF').click()
    const stands = (): Promise<boolean> => page.evaluate<boolean>('fetch(links[0]).then(() => true, () => false)')
    await expect.poll(() => page.evaluate<number>('links.length')).toBe(1)
    await page.getByRole('dialog').locator('[data-page="1"] canvas').waitFor()
    await page.clock.fastForward(50_000)
    expect(await stands()).toBe(true)
    await page.clock.fastForward(12_000)
    expect(await stands()).toBe(false)
    await context.close()
  })
})
