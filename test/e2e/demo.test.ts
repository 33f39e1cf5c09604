/**
 * The landing page's demo reads the visitor's own file in the browser: what it shows is what the server would find, and
 * nothing is sent.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import type { InterfaceLanguage } from '#domain/language.ts'
import { seededRandom } from '#domain/random.ts'
import { chooseQuestions, offerCandidates } from '#questions/make-questions.ts'
import { READING_LIMITS } from '#reading/document.ts'
import { handMadePdf } from '../reading/hand-made-pdf.ts'
import { scannedPage, scannedPdf } from '../reading/scanned-pdf.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import {
  LEXICON_FIELDS,
  SAMPLE_QUESTIONS,
  SAMPLE_SEED,
  SAMPLE_TYPES,
  type Sample,
} from '#web/landing/demo/read-sample.ts'
import { PASSWORD } from '../api/test-service.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'
import { DESKTOP, PHONE } from './teacher.ts'
import { DEEP } from '#test/deep.ts'

const SAMPLES = resolve(import.meta.dirname, '../../samples')
const ADDRESSES: Readonly<Record<InterfaceLanguage, string>> = { en: '/', 'zh-TW': '/zh-hk/', 'zh-CN': '/zh-cn/' }

/** A page that is a picture. */
const PICTURE = scannedPdf([
  scannedPage({ width: 800, height: 1000, bytes: new Uint8Array(800 * 1000).fill(200) }, 100),
])

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

const fileOf = (name: string, bytes: Uint8Array = readFileSync(resolve(SAMPLES, name))) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
})

/** By the steps of the service: reading, topics, questions. */
async function byServer(
  name: string,
): Promise<Pick<Sample, 'questions' | 'language'> & { readonly topics: readonly unknown[] }> {
  const read = await readDocument(new Uint8Array(readFileSync(resolve(SAMPLES, name))), name, READING_LIMITS)
  if (!read.ok) throw new Error(`Cannot read ${name}: ${read.error.code}`)
  const found = extractTopics(read.value)
  const { language } = read.value
  const sources = [{ document: read.value, found }]
  const random = seededRandom(SAMPLE_SEED)
  const made = chooseQuestions(
    sources,
    await offerCandidates(sources, random, undefined, LEXICON_FIELDS),
    { total: SAMPLE_QUESTIONS, types: SAMPLE_TYPES, difficulty: 'mixed', language },
    random,
  )
  return {
    language,
    topics: found.topics.map(({ topic: { id, name: title, pages } }) => ({ id, name: title, pages })),
    questions: made.questions,
  }
}

const FAULTY: readonly (readonly [ReturnType<typeof fileOf>, string])[] = [
  [fileOf('a.txt', new Uint8Array()), 'The file is empty.'],
  [fileOf('a.txt', new Uint8Array(READING_LIMITS.bytes + 1)), 'The file is larger than 10 MB.'],
  [fileOf('a.png', new Uint8Array([1])), 'Only PDF, .doc, .docx, .pptx and .txt files can be used here.'],
  [fileOf('a.pdf', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), 'its content is PNG'],
  [fileOf('a.pdf', handMadePdf([['Cells']], { encrypted: true })), 'The file is protected by a password.'],
  [fileOf('a.pdf', Buffer.from('%PDF-1.4\nnothing')), 'The file is damaged'],
  [fileOf('a.pdf', handMadePdf(Array.from({ length: 101 }, () => ['Cells']))), 'The demo reads at most 100 pages.'],
  [fileOf('a.pdf', PICTURE), 'The demo does not run text recognition (OCR)'],
  [fileOf('a.txt', Buffer.from('Cells')), 'The text is too short'],
]

describe.skipIf(!hasChromium)('the demo', () => {
  const suite = startSuite()

  async function openDemo(language: InterfaceLanguage = 'en'): Promise<Page> {
    const { page } = await suite.open({ language })
    await page.addInitScript(KEEP_ANSWERS)
    await openDemoOf(page, ADDRESSES[language])
    return page
  }
  async function openDemoOf(page: Page, address: string): Promise<void> {
    await page.goto(address)
    await page.locator('#demo').scrollIntoViewIfNeeded()
    // Until React is there a file would be picked in vain.
    await expect
      .poll(() =>
        page.evaluate(
          "Object.keys(document.querySelector('[data-testid=demo-file]')).some((key) => key.startsWith('__react'))",
        ),
      )
      .toBe(true)
  }
  const pick = (page: Page, ...files: ReturnType<typeof fileOf>[]): Promise<void> =>
    page.getByTestId('demo-file').setInputFiles(files)

  test('finds in a file what the server finds, and sends nothing', async () => {
    const page = await openDemo()
    const sent: string[] = []
    page.context().on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (
        request.method() !== 'GET' ||
        request.postData() !== null ||
        origin !== new URL(suite.url).origin ||
        !pathname.startsWith('/assets/')
      )
        sent.push(`${request.method()} ${request.url()}`)
    })
    // Each form once, and both languages.
    for (const name of ['nutrition.docx', 'nutrition.pptx', 'self-strengthening.pdf', 'photosynthesis-practical.txt']) {
      const start = Date.now()
      await pick(page, fileOf(name))
      await page.getByRole('heading', { name: `Reading ${name}` }).waitFor()
      await page.getByRole('heading', { name: `What is in ${name}` }).waitFor()
      expect(Date.now() - start).toBeGreaterThanOrEqual(2_400)
      const [{ sample }, server] = [(await answersOf(page)).at(-1)!, await byServer(name)] as const
      expect({
        language: sample!.language,
        topics: sample!.topics.map(({ id, name: title, pages }) => ({ id, name: title, pages })),
        questions: sample!.questions,
      }).toEqual(server)
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
    // Each stage stands for half a second, which is less than a busy machine may look away.
    await page.evaluate(`
      window.told = []
      new MutationObserver(() => {
        const text = document.querySelector('#demo [role=status]')?.textContent ?? ''
        if (text !== '' && text !== window.told.at(-1)) window.told.push(text)
      }).observe(document.getElementById('demo'), { childList: true, characterData: true, subtree: true })`)
    await pick(page, fileOf('nutrition.pdf'))
    await page.getByRole('heading', { name: 'What is in nutrition.pdf' }).waitFor()
    const told = (await page.evaluate<string[]>('window.told')).join('\n')
    expect(told).toMatch(/Opening the reader[^]*Reading the text[^]*Finding the topics/)
    await page.getByRole('button', { name: 'Try another file' }).click()
    await pick(page, fileOf('nutrition.pdf'))
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await page.locator('#demo [role=status]').textContent()).toBe('The reading was cancelled.')
    expect(await focused(page)).toBe('Choose a file')
    await page.context().close()
  })

  for (const { language, title, topic, set } of [
    { language: 'en', title: 'A sample, not your file', topic: 'Life in the Colony', set: {} },
    { language: 'zh-TW', title: '這是樣本，並非你的檔案', topic: '自強運動的背景', set: DEEP },
    { language: 'zh-CN', title: '这是样例，并非你的文件', topic: '自强运动的背景', set: DEEP },
  ] as const)
    test(`shows a sample of our own for .doc, and says so, in ${language}`, set, async () => {
      const page = await openDemo(language)
      await pick(page, fileOf('old.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])))
      await page.getByRole('heading', { name: title }).waitFor()
      await page.getByText(topic, { exact: true }).first().waitFor()
      expect(await answersOf(page)).toEqual([])
      await page.context().close()
    })

  test('shows the sample where the reader cannot be loaded', DEEP, async () => {
    const page = await openDemo()
    await page.route(/\/assets\/worker-/, (route) => route.abort())
    await pick(page, fileOf('honey-bees.txt'))
    await page.getByText('Your browser could not read honey-bees.txt here.').waitFor()
    await page.context().close()
  })

  for (const { what, faulty, set } of [
    { what: 'a file', faulty: FAULTY.slice(0, 2), set: {} },
    { what: 'files of every other kind', faulty: FAULTY.slice(2), set: DEEP },
  ])
    test(`says what is wrong with ${what}, and takes the next`, set, async () => {
      const page = await openDemo()
      for (const [file, sentence] of faulty) {
        await pick(page, file)
        await page.getByRole('alert').getByText(sentence).waitFor()
        expect(await focused(page)).toBe('Try another file')
      }
      await page.context().close()
    })

  /** Signs a new teacher up in the dialog that stands open. */
  async function signUpBy(page: Page): Promise<void> {
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=name]').fill('陳大文')
    await dialog.locator('[name=email]').fill(`demo-${crypto.randomUUID()}@school.hk`)
    await dialog.locator('[name=password]').fill(PASSWORD)
    await dialog.locator('[type=submit]').click()
  }
  const htmlLanguage = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang')

  for (const { viewport, name, set } of [
    { viewport: DESKTOP, name: 'self-strengthening.pdf', set: {} },
    { viewport: PHONE, name: 'self-strengthening.docx', set: DEEP },
  ])
    test(`hands ${name}, its topics and the language over to the wizard, through signing up`, set, async () => {
      // A browser in English, and an earlier choice of English: the page that was read counts.
      const { page, context, faults } = await suite.open({ viewport })
      await page.addInitScript(KEEP_ANSWERS)
      await page.goto('/pricing')
      await page.evaluate("localStorage.setItem('setpaper.language', 'en')")
      await openDemoOf(page, '/zh-hk/')
      await pick(page, fileOf(name))
      const onward = page.getByRole('link', { name: '製作整份試卷' })
      await onward.waitFor()
      const topics = (await answersOf(page)).at(-1)!.sample!.topics.map((topic) => topic.name)
      expect(topics.length).toBeGreaterThan(1)
      await onward.click()
      await page.waitForURL('**/generator')
      await page.getByRole('dialog', { name: '註冊' }).waitFor()
      expect(await htmlLanguage(page)).toBe('zh-HK')
      await signUpBy(page)
      await page.waitForURL('**/generator?step=2', { timeout: 60_000 })
      expect(await htmlLanguage(page)).toBe('zh-HK')
      for (const topic of topics)
        await expect.poll(() => page.getByRole('checkbox', { name: topic }).isChecked()).toBe(true)
      // It came once: a reload does not bring it again.
      await page.goto('/generator')
      await page.waitForLoadState('networkidle')
      expect(await page.getByRole('dialog').count()).toBe(0)
      expect(faults).toEqual([])
      await context.close()
    })

  test('a visitor who closes signing up is told that the file still waits, and it goes on after a reload', async () => {
    const { page, context } = await suite.open()
    await openDemoOf(page, '/')
    await pick(page, fileOf('heat-transfer.txt'))
    await page.getByRole('link', { name: 'Make the whole paper' }).click()
    await page.getByRole('dialog', { name: 'Sign Up' }).getByRole('button', { name: 'Close' }).click()
    await page.getByText('“heat-transfer.txt” comes with you from the demo').waitFor()
    await page.reload()
    await page.getByRole('dialog', { name: 'Sign Up' }).waitFor()
    await signUpBy(page)
    await page.waitForURL('**/generator?step=2', { timeout: 60_000 })
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(0)
    await context.close()
  })

  test('an older Word file goes along, too, though the demo showed a sample of ours', DEEP, async () => {
    const { page, context } = await suite.open()
    await openDemoOf(page, '/')
    await pick(page, fileOf('old.doc', Buffer.from('not a document')))
    await page.getByRole('link', { name: 'Make the whole paper' }).click()
    await page.getByRole('dialog', { name: 'Sign Up' }).waitFor()
    await signUpBy(page)
    await page.getByText('old.doc').first().waitFor()
    await context.close()
  })

  test('a guest who gets started sees signing up first, and one who was here before signing in', async () => {
    const { page, context } = await suite.open()
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started' }).first().click()
    await page.getByRole('dialog', { name: 'Sign Up' }).getByRole('button', { name: 'Close' }).click()
    // The first two steps are open to visitors; whatever asks for an account asks to sign up first.
    await page.getByRole('button', { name: 'Sign In to Continue' }).click()
    await page.getByRole('dialog', { name: 'Sign Up' }).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Get Started' }).click()
    await page.getByRole('dialog', { name: 'Sign Up' }).waitFor()
    await signUpBy(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await context.clearCookies()
    await page.goto('/generator')
    await page.getByRole('button', { name: 'Sign In to Continue' }).click()
    await page.getByRole('dialog', { name: 'Sign In' }).waitFor()
    await context.close()
  })
})
