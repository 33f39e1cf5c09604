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
import { scannedPage, scannedPdf } from '#reading/pdf/scanned-pdf.fixture.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import { SAMPLE_QUESTIONS, SAMPLE_SEED, SAMPLE_TYPES, type Sample } from '#web/landing/demo/read-sample.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'

const SAMPLES = resolve(import.meta.dirname, '../../samples')
const ADDRESSES: Readonly<Record<Language, string>> = { en: '/', 'zh-TW': '/zh-hk/', 'zh-CN': '/zh-cn/' }

/** A page that is a picture. */
const PICTURE = scannedPdf([scannedPage({ width: 800, height: 1000, bytes: new Uint8Array(800 * 1000).fill(200) }, 100)])

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

  test('finds in a file what the server finds, and sends nothing', async () => {
    const page = await openDemo()
    const sent: string[] = []
    page.context().on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (request.method() !== 'GET' || request.postData() !== null || origin !== new URL(suite.url).origin || !pathname.startsWith('/assets/')) sent.push(`${request.method()} ${request.url()}`)
    })
    for (const name of ['honey-bees.pdf', 'nutrition.docx', 'heat-transfer.txt', 'self-strengthening.pdf', 'four-treasures.docx', 'photosynthesis-practical.txt']) {
      const start = Date.now()
      await pick(page, fileOf(name))
      await page.getByRole('heading', { name: `Reading ${name}` }).waitFor()
      await page.getByRole('heading', { name: `What is in ${name}` }).waitFor()
      expect(Date.now() - start).toBeGreaterThanOrEqual(2_400)
      const [{ sample }, server] = [(await answersOf(page)).at(-1)!, await byServer(name)] as const
      expect({ language: sample!.language, topics: sample!.topics.map(({ id, name: title, pages }) => ({ id, name: title, pages })), questions: sample!.questions }).toEqual(server)
      expect(sample!.questions).toHaveLength(SAMPLE_QUESTIONS)
      await expectShown(page, name, sample!)
      await page.getByRole('button', { name: 'Try another file' }).click()
    }
    expect(sent).toEqual([])
    await page.context().close()
  })

  /** What was found is what is shown; the answer with its words waits to be asked for. */
  async function expectShown(page: Page, name: string, { topics, questions }: Sample): Promise<void> {
    expect(await focused(page)).toBe(`What is in ${name}`)
    for (const topic of topics) await page.getByText(topic.name, { exact: true }).first().waitFor()
    const question = page.getByRole('listitem', { name: 'Question 1' })
    const quotation = question.getByRole('blockquote')
    expect(await quotation.isVisible()).toBe(false)
    await question.getByRole('button', { name: 'Show Answer' }).click()
    expect(await quotation.textContent()).toBe(questions[0]!.provenance.source!.quote)
    expect(await quotation.isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Make the whole paper' }).getAttribute('href')).toBe('/generator')
  }

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

  test('says what is wrong with a file, and takes the next', async () => {
    const page = await openDemo()
    for (const [file, sentence] of FAULTY) {
      await pick(page, file)
      await page.getByRole('alert').getByText(sentence).waitFor()
      expect(await focused(page)).toBe('Try another file')
    }
    await page.context().close()
  })
})

const FAULTY: readonly (readonly [ReturnType<typeof fileOf>, string])[] = [
  [fileOf('a.txt', new Uint8Array()), 'The file is empty.'],
  [fileOf('a.txt', new Uint8Array(READING_LIMITS.bytes + 1)), 'The file is larger than 10 MB.'],
  [fileOf('a.png', new Uint8Array([1])), 'Only PDF, .doc, .docx and .txt files can be used here.'],
  [fileOf('a.pdf', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), 'its content is PNG'],
  [fileOf('a.pdf', handMadePdf([['Cells']], { encrypted: true })), 'The file is protected by a password.'],
  [fileOf('a.pdf', Buffer.from('%PDF-1.4\nnothing')), 'The file is damaged'],
  [fileOf('a.pdf', handMadePdf(Array.from({ length: 101 }, () => ['Cells']))), 'The demo reads at most 100 pages.'],
  [fileOf('a.pdf', PICTURE), 'The demo does not run text recognition (OCR)'],
  [fileOf('a.txt', Buffer.from('Cells')), 'The text is too short'],
]
