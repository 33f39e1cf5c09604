/**
 * Takes pictures of the built application for the README: `node test/e2e/screens.ts FOLDER`. For looking, not for a
 * test.
 */
import { mkdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { QUESTION_TYPES } from '#domain/question.ts'
import { openService } from '#server/open-service.ts'
import { emptyDraft, type Draft } from '#web/wizard/draft.ts'
import { formatDraft } from '#web/wizard/kept-draft.ts'
import { openBrowser } from './chromium.ts'
import { openPage, PHONE, signUp, type Setting } from './teacher.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Cannot take pictures: expected a folder for them')
mkdirSync(folder, { recursive: true })

type Shot = {
  readonly name: string
  readonly address: string
  readonly setting?: Setting
  readonly draft?: Draft
  readonly shown: (page: Page) => Promise<void>
}

// Not the system's folder for temporary files: as root, PostgreSQL runs as an account that cannot enter a private one.
const dataDirectory = resolve(folder, 'data')
const service = await openService({
  role: 'all',
  port: 0,
  host: '127.0.0.1',
  dataDirectory,
  databasePool: 5,
  workerConcurrency: 2,
  timeZone: 'Asia/Hong_Kong',
  passwordMinLength: 6,
  logLevel: 'error',
})
const url = `http://127.0.0.1:${service.port}`
const browser = await openBrowser()
const teacher = (await openPage(browser, url)).context
try {
  await signUp(teacher, url)
  for (const [title, file] of [
    ['Quadratic Equations Test', 'quadratic-equations.pdf'],
    ['Heat Transfer Quiz', 'heat-transfer.pdf'],
  ] as const) {
    await post('/quizzes/generate/document', {
      title,
      sourceDocuments: [(await store(file)).id],
      questionCount: 12,
      questionTypes: ['multiple_choice', 'true_false', 'short_answer'],
    })
  }
  const nutrition = draftOf(await store('nutrition.pdf'), 'Nutrition in Humans')
  const withPaper: Draft = { ...nutrition, paperId: await generate(nutrition) }
  const unmade = draftOf(await store('self-strengthening.pdf'), '自強運動測驗')
  const chinese: Draft = { ...unmade, paperId: await generate(unmade) }
  const shots: readonly Shot[] = [
    { name: 'input', address: '/generator', shown: paperStands },
    { name: 'topics', address: '/generator?step=2', draft: nutrition, shown: paperStands },
    { name: 'configuration', address: '/generator?step=3', draft: withPaper, shown: paperStands },
    {
      name: 'configuration-chinese',
      address: '/generator?step=3',
      setting: { language: 'zh-TW' },
      draft: chinese,
      shown: paperStands,
    },
    {
      name: 'template-dark',
      address: '/generator?step=4',
      setting: { theme: 'dark' },
      draft: withPaper,
      shown: paperStands,
    },
    { name: 'preview', address: '/generator?step=5', draft: withPaper, shown: paperAbove },
    {
      name: 'preview-phone',
      address: '/generator?step=5',
      setting: { viewport: PHONE },
      draft: withPaper,
      shown: paperAbove,
    },
    { name: 'hkdse', address: '/hkdse', shown: (page) => page.getByRole('article').first().waitFor() },
    {
      name: 'hkdse-phone',
      address: '/hkdse',
      setting: { viewport: PHONE, theme: 'dark', language: 'zh-TW' },
      shown: (page) => page.getByRole('article').first().waitFor(),
    },
    {
      name: 'presets',
      address: '/generator?preset=hkdse',
      draft: emptyDraft('en'),
      shown: (page) => page.getByRole('article').last().waitFor(),
    },
    { name: 'preset', address: '/generator?step=5', draft: presetDraft('en'), shown: paperStands },
    {
      name: 'preset-chinese',
      address: '/generator?step=5',
      setting: { language: 'zh-TW', theme: 'dark' },
      draft: presetDraft('zh-TW'),
      shown: paperAbove,
    },
    {
      name: 'curriculum',
      address: '/generator',
      draft: { ...emptyDraft('en'), inputMethod: 'concept' },
      shown: (page) => page.getByRole('list', { name: 'Learning units' }).getByRole('checkbox').first().waitFor(),
    },
    { name: 'landing', address: '/', shown: publicStands },
    {
      name: 'landing-chinese-phone',
      address: '/zh-hk/',
      setting: { viewport: PHONE, theme: 'dark', language: 'zh-TW' },
      shown: publicStands,
    },
    { name: 'pricing', address: '/pricing', shown: publicStands },
    {
      name: 'pricing-simplified',
      address: '/zh-cn/pricing',
      setting: { theme: 'dark', language: 'zh-CN' },
      shown: publicStands,
    },
    {
      name: 'dashboard',
      address: '/dashboard',
      shown: (page) => page.getByText('Nutrition in Humans').first().waitFor(),
    },
    {
      name: 'dashboard-chinese-phone',
      address: '/dashboard',
      setting: { viewport: PHONE, theme: 'dark', language: 'zh-TW' },
      shown: (page) => page.getByText('Nutrition in Humans').first().waitFor(),
    },
    {
      name: 'documents',
      address: '/dashboard?view=documents',
      shown: (page) => page.getByText('heat-transfer.pdf').first().waitFor(),
    },
    {
      name: 'document',
      address: `/dashboard?view=documents&document=${nutrition.document!.id}`,
      shown: (page) => page.getByRole('dialog').locator('[data-page="1"] canvas').waitFor(),
    },
    {
      name: 'quizzes',
      address: '/dashboard?view=quizzes',
      shown: (page) => page.getByText('Nutrition in Humans').first().waitFor(),
    },
    {
      name: 'quizzes-phone',
      address: '/dashboard?view=quizzes',
      setting: { viewport: PHONE, language: 'zh-TW' },
      shown: (page) => page.getByText('Nutrition in Humans').first().waitFor(),
    },
    {
      name: 'profile',
      address: '/dashboard?view=profile',
      setting: { theme: 'dark', language: 'zh-TW' },
      shown: (page) => page.getByRole('meter').first().waitFor(),
    },
    { name: 'quiz', address: `/quiz/${withPaper.paperId}`, shown: answersShown },
    {
      name: 'quiz-chinese-phone',
      address: `/quiz/${chinese.paperId}`,
      setting: { viewport: PHONE, theme: 'dark', language: 'zh-TW' },
      shown: answersShown,
    },
    { name: 'quiz-preview', address: `/quiz/${withPaper.paperId}/preview`, shown: paperStands },
    {
      name: 'export',
      address: `/quiz/${withPaper.paperId}/export`,
      shown: (page) => page.locator('[data-drawn]').first().waitFor(),
    },
    {
      name: 'flow',
      address: `/quiz/${withPaper.paperId}/flow`,
      shown: (page) => page.locator('.react-flow__node').first().waitFor(),
    },
    {
      name: 'flow-chinese-phone',
      address: `/quiz/${chinese.paperId}/flow`,
      setting: { viewport: PHONE, theme: 'dark', language: 'zh-TW' },
      shown: (page) => page.locator('.react-flow__node').first().waitFor(),
    },
  ]
  for (const shot of shots) await take(shot)
} finally {
  await browser.close()
  await service.close()
  await rm(dataDirectory, { recursive: true, force: true })
}

async function take({ name, address, setting, draft, shown }: Shot): Promise<void> {
  const { page, context } = await openPage(browser, url, setting)
  await context.addCookies(await teacher.cookies())
  if (draft !== undefined)
    await context.addInitScript((text) => localStorage.setItem('setpaper.draft', text), formatDraft(draft))
  await page.goto(address)
  await shown(page)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.screenshot({ path: join(folder!, `${name}.png`) })
  await context.close()
}

async function publicStands(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function answersShown(page: Page): Promise<void> {
  await page.locator('main button[aria-pressed]').last().click()
  await page.locator('[data-right]').first().waitFor()
}

/** Measured, its fonts there and cut into pages. */
async function paperStands(page: Page): Promise<void> {
  await page.locator('article.paper:not([aria-busy]) .paper-page').first().waitFor()
}

/** Scrolled to, below the bar of the page. */
async function paperAbove(page: Page): Promise<void> {
  await paperStands(page)
  await page.evaluate("scrollBy(0, document.querySelector('[role=tablist]').getBoundingClientRect().top - 80)")
}

type Answer = { readonly data: Record<string, unknown> & { readonly id: string } }

async function call(
  context: BrowserContext,
  path: string,
  options: Parameters<BrowserContext['request']['fetch']>[1] = {},
): Promise<Answer['data']> {
  const answer = await context.request.fetch(`${url}/api/v1${path}`, { headers: { origin: url }, ...options })
  if (!answer.ok()) throw new Error(`Cannot take pictures: ${path} answered ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as Answer).data
}

function post(path: string, data: unknown): Promise<Answer['data']> {
  return call(teacher, path, { method: 'POST', data })
}

/** Uploads one of our samples, and waits until it is read. */
async function store(file: string): Promise<Answer['data']> {
  const { id } = await call(teacher, '/documents', {
    method: 'POST',
    multipart: {
      file: { name: basename(file), mimeType: 'application/pdf', buffer: await readFile(join('samples', file)) },
    },
  })
  for (;;) {
    const document = await call(teacher, `/documents/${id}`)
    if (document.status === 'ready') return document
    if (document.status === 'error') throw new Error(`Cannot take pictures: ${file} was not read`)
    await new Promise((done) => {
      setTimeout(done, 100)
    })
  }
}

function presetDraft(language: Draft['configuration']['language']): Draft {
  return { ...emptyDraft(language), inputMethod: 'preset', preset: { paper: 1, form: 'authentic', language } }
}

function draftOf(document: Answer['data'], title: string): Draft {
  const empty = emptyDraft(document.language as Draft['configuration']['language'])
  const topics = document.extractedTopics as readonly {
    readonly id: string
    readonly name: string
    readonly subject: string
  }[]
  return {
    ...empty,
    document: { id: document.id, name: String(document.name) },
    templateId: 'comprehensive-examination',
    topics: topics.slice(0, 4).map(({ id, name, subject }) => ({ id, name, category: subject, questionCount: 5 })),
    configuration: { ...empty.configuration, title, questionTypes: QUESTION_TYPES, totalQuestions: 20, totalMarks: 60 },
  }
}

/** As the wizard does. */
async function generate(draft: Draft): Promise<string> {
  const { page, context } = await openPage(browser, url)
  await context.addCookies(await teacher.cookies())
  await context.addInitScript((text) => localStorage.setItem('setpaper.draft', text), formatDraft(draft))
  await page.goto('/generator?step=5')
  await page.locator('#preview-ready').waitFor()
  const kept = await page.evaluate(() => localStorage.getItem('setpaper.draft'))
  await context.close()
  return (JSON.parse(kept!) as { readonly draft: { readonly paperId: string } }).draft.paperId
}
