/** The landing page's demo reads the visitor's own file in the browser: what it shows is what the server would find, and nothing is sent. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { seededRandom } from '#domain/random.ts'
import { makeQuestions } from '#questions/make-questions.ts'
import { READING_LIMITS } from '#reading/document.ts'
import { handMadePdf } from '#reading/pdf/hand-made-pdf.fixture.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import { SAMPLE_QUESTIONS, SAMPLE_SEED, SAMPLE_TYPES, type Sample } from '#web/landing/demo/read-sample.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'

const SAMPLES = resolve(import.meta.dirname, '../../samples')
const ADDRESSES: Readonly<Record<Language, string>> = { en: '/', 'zh-TW': '/zh-hk/', 'zh-CN': '/zh-cn/' }

/** What the demo's worker answers is kept in the page, to be compared with what the server's code finds. */
const KEEP_ANSWERS = `
  window.answers = []
  const Plain = window.Worker
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => { window.answers.push(data) })
    }
  }`

type Answers = readonly { readonly kind: string; readonly sample?: Sample }[]
const answersOf = (page: Page): Promise<Answers> => page.evaluate<Answers>('window.answers')
const focused = (page: Page): Promise<string> => page.evaluate<string>('document.activeElement.textContent')

const fileOf = (name: string, bytes: Uint8Array = readFileSync(resolve(SAMPLES, name))) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })

/** By the steps of the service: reading, topics, questions. */
async function byServer(name: string): Promise<Pick<Sample, 'questions' | 'language'> & { readonly topics: readonly unknown[] }> {
  const read = await readDocument(new Uint8Array(readFileSync(resolve(SAMPLES, name))), name, READING_LIMITS)
  if (!read.ok) throw new Error(`Cannot read ${name}: ${read.error.code}`)
  const found = extractTopics(read.value)
  const { language } = read.value
  const made = await makeQuestions([{ document: read.value, found }], { total: SAMPLE_QUESTIONS, types: SAMPLE_TYPES, difficulty: 'mixed', language }, seededRandom(SAMPLE_SEED))
  return { language, topics: found.topics.map(({ topic: { id, name: title, pages } }) => ({ id, name: title, pages })), questions: made.questions }
}

describe.skipIf(!hasChromium)('the demo', () => {
  const suite = startSuite()

  async function openDemo(language: Language = 'en'): Promise<Page> {
    const { page } = await suite.open({ language })
    await page.addInitScript(KEEP_ANSWERS)
    await page.goto(ADDRESSES[language])
    await page.locator('#demo').scrollIntoViewIfNeeded()
    // Until React is there a file would be picked in vain.
    await expect.poll(() => page.evaluate("Object.keys(document.querySelector('[data-testid=demo-file]')).some((key) => key.startsWith('__react'))"), { timeout: 20_000 }).toBe(true)
    return page
  }
  const pick = (page: Page, ...files: ReturnType<typeof fileOf>[]): Promise<void> => page.getByTestId('demo-file').setInputFiles(files)

  test.each([
    'honey-bees.pdf', 'nutrition.docx', 'heat-transfer.txt', 'quadratic-equations.pdf', 'self-strengthening.pdf', 'four-treasures.docx', 'photosynthesis-practical.txt',
  ])('finds in %s what the server finds, and sends nothing', async (name) => {
    const page = await openDemo()
    const sent: string[] = []
    page.context().on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (request.method() !== 'GET' || request.postData() !== null || origin !== new URL(suite.url).origin || !pathname.startsWith('/assets/')) sent.push(`${request.method()} ${request.url()}`)
    })
    const start = Date.now()
    await pick(page, fileOf(name))
    await page.getByRole('heading', { name: `Reading ${name}` }).waitFor()
    await page.getByRole('heading', { name: `What is in ${name}` }).waitFor()
    expect(Date.now() - start).toBeGreaterThanOrEqual(2_400)
    const [{ sample }, server] = [(await answersOf(page)).at(-1)!, await byServer(name)] as const
    expect({ language: sample!.language, topics: sample!.topics.map(({ id, name: title, pages }) => ({ id, name: title, pages })), questions: sample!.questions }).toEqual(server)
    expect(sample!.questions).toHaveLength(SAMPLE_QUESTIONS)
    expect(sent).toEqual([])
    // What was found is what is shown.
    for (const topic of sample!.topics) await page.getByText(topic.name, { exact: true }).first().waitFor()
    expect(await focused(page)).toBe(`What is in ${name}`)
    const question = page.getByRole('listitem', { name: 'Question 1' })
    const { quote } = sample!.questions[0]!.provenance.source!
    expect(await question.getByText(quote).isVisible()).toBe(false)
    await question.getByRole('button', { name: 'Show Answer' }).click()
    await question.getByText(quote).waitFor()
    expect(await page.getByRole('link', { name: 'Make the whole paper' }).getAttribute('href')).toBe('/generator')
    await page.getByRole('button', { name: 'Try another file' }).click()
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
    await page.context().close()
  })

  test('tells its stages in a live region, and a cancelled reading leaves nothing behind', async () => {
    const page = await openDemo()
    const status = page.locator('#demo [role=status]')
    await pick(page, fileOf('nutrition.pdf'))
    for (const stage of ['Opening the reader', 'Reading the text', 'Finding the topics']) await status.filter({ hasText: stage }).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await status.textContent()).toBe('The reading was cancelled.')
    expect(await focused(page)).toBe('Choose a file')
    await page.context().close()
  })

  test.each([
    { language: 'en', title: 'A sample, not your file', topic: 'Life in the Colony' },
    { language: 'zh-TW', title: '這是樣本，並非你的檔案', topic: '自強運動的背景' },
    { language: 'zh-CN', title: '这是样例，并非你的文件', topic: '自强运动的背景' },
  ] as const)('shows a sample of our own for .doc, and says so, in $language', async ({ language, title, topic }) => {
    const page = await openDemo(language)
    await pick(page, fileOf('old.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])))
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByText(topic, { exact: true }).first().waitFor()
    expect(await answersOf(page)).toEqual([])
    await page.context().close()
  })

  test('shows the sample where the reader cannot be loaded', async () => {
    const page = await openDemo()
    await page.route(/\/assets\/worker-/, (route) => route.abort())
    await pick(page, fileOf('honey-bees.txt'))
    await page.getByText('Your browser could not read honey-bees.txt here.').waitFor()
    await page.context().close()
  })

  test.each([
    { name: 'an empty file', files: [fileOf('a.txt', new Uint8Array())], sentence: 'The file is empty.' },
    { name: 'a file of 10 MB and a byte', files: [fileOf('a.txt', new Uint8Array(READING_LIMITS.bytes + 1))], sentence: 'The file is larger than 10 MB.' },
    { name: 'a picture', files: [fileOf('a.png', new Uint8Array([1]))], sentence: 'Only PDF, .doc, .docx and .txt files can be used here.' },
    { name: 'a picture by another name', files: [fileOf('a.pdf', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))], sentence: 'its content is PNG' },
    { name: 'a PDF under a password', files: [fileOf('a.pdf', handMadePdf([['Cells']], { encrypted: true }))], sentence: 'The file is protected by a password.' },
    { name: 'a damaged PDF', files: [fileOf('a.pdf', Buffer.from('%PDF-1.4\nnothing'))], sentence: 'The file is damaged' },
    { name: 'more pages than the demo reads', files: [fileOf('a.pdf', handMadePdf(Array.from({ length: 101 }, () => ['Cells'])))], sentence: 'The demo reads at most 100 pages.' },
    { name: 'a text of one word', files: [fileOf('a.txt', Buffer.from('Cells'))], sentence: 'The text is too short' },
  ])('says what is wrong with $name', async ({ files, sentence }) => {
    const page = await openDemo()
    await pick(page, ...files)
    await page.getByRole('alert').getByText(sentence).waitFor()
    await page.getByRole('button', { name: 'Try another file' }).waitFor()
    await page.context().close()
  })
})
