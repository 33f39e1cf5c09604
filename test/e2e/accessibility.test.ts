/** Every screen in its states, in three languages and two themes: axe finds nothing, and nothing has to be scrolled sideways. LOOK names a folder for pictures of them. */
import type { Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { en, type InterfaceTexts } from '#messages/interface/en.ts'
import { zhCN } from '#messages/interface/zh-CN.ts'
import { zhTW } from '#messages/interface/zh-TW.ts'
import type { Draft } from '#web/wizard/draft.ts'
import { readyDocument } from '../api/test-service.ts'
import { axeFaults, scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { sample } from './documents-page.ts'
import { startSuite } from './suite.ts'
import { PHONE, signUp } from './teacher.ts'
import { keptDraft, teacherAtWork, type TeacherAtWork } from './wizard-draft.ts'

const { LOOK } = process.env
const LANGUAGES = [
  { language: 'en', texts: en, file: 'nutrition.pdf' },
  { language: 'zh-TW', texts: zhTW, file: 'four-treasures.pdf' },
  { language: 'zh-CN', texts: zhCN, file: 'four-treasures.pdf' },
] as const

/** The paper beside the controls is large, and the same as in the first step, where it is looked at. */
const KNOWN_PAPER: ReadonlySet<string> = new Set(['topics', 'topics-none', 'configuration', 'configuration-faults', 'template', 'input-methods', 'input-preset', 'input-units', 'input-units-none', 'topics-units'])

/** Looks at one page, state by state. */
type Look = { readonly page: Page; readonly texts: InterfaceTexts; readonly state: (name: string) => Promise<void> }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog')
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
}

describe.skipIf(!hasChromium)('no state of any screen has a barrier', { timeout: 180_000 }, () => {
  const suite = startSuite()

  /** Both themes of each state, the second by the rules about colours, since nothing else differs; the theme follows the system until one is chosen. */
  function looking(page: Page, language: Language, texts: InterfaceTexts, found: string[]): Look {
    return { page, texts, async state(name) {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor({ state: 'attached' })
        await page.evaluate(DRAWN)
        found.push(...(await axeFaults(page, { without: KNOWN_PAPER.has(name) ? ['aside'] : [], rules: colorScheme === 'dark' ? undefined : ['color-contrast', 'link-in-text-block'] })).map((fault) => `${name}, ${colorScheme}: ${fault}`))
        if (LOOK !== undefined) await picture(page, `${language}-${colorScheme}-${name}`)
      }
      if (await scrollsSideways(page)) found.push(`${name}: has to be scrolled sideways`)
    } }
  }

  test.each(LANGUAGES)('in $language', async ({ language, texts, file }) => {
    const found: string[] = []
    const teacher = await teacherAtWork(suite.browser, suite.url, `samples/${file}`, 3)
    const draft: Draft = { ...teacher.draft, configuration: { ...teacher.draft.configuration, language, questionTypes: ['multiple_choice', 'true_false', 'fill_blank', 'short_answer'], totalQuestions: 9 } }
    const visitor = await suite.open({ language })
    await asVisitor(looking(visitor.page, language, texts, found))
    await signUp(visitor.context, suite.url)
    await newcomer(looking(visitor.page, language, texts, found))
    const { page, context, faults } = await teacher.open(1, draft, { language })
    const look = looking(page, language, texts, found)
    const paperId = await wizard(look, file)
    await dashboard(look, teacher)
    await link(look, paperId)
    expect(found).toEqual([])
    expect([...visitor.faults, ...faults]).toEqual([])
    await visitor.context.close()
    await context.close()
  })

  test.each(LANGUAGES)('without a document in $language', async ({ language, texts }) => {
    const found: string[] = []
    const { page, context, faults } = await suite.open({ language })
    await withoutDocument(looking(page, language, texts, found))
    expect(found).toEqual([])
    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
    await context.close()
  })

  async function asVisitor({ page, texts, state }: Look): Promise<void> {
    await page.goto('/generator')
    await button(page, texts.input.visitor.button).waitFor()
    await state('input-visitor')
    await button(page, texts.navigation.signIn).click()
    await dialogOf(page).getByLabel(texts.signIn.email).fill('nobody@school.hk')
    await dialogOf(page).locator('[name=password]').fill('blue-harbour-8')
    await dialogOf(page).locator('[type=submit]').click()
    await dialogOf(page).getByRole('alert').waitFor()
    await state('sign-in')
    await dialogOf(page).getByRole('button', { name: texts.signIn.modes['sign-in'].other }).click()
    await dialogOf(page).locator('[type=submit]').click()
    await dialogOf(page).getByText(texts.signIn.faults.required()).first().waitFor()
    await state('sign-up')
    await page.goto('/dashboard')
    await button(page, texts.signIn.needed.button).waitFor()
    await state('dashboard-visitor')
    await page.goto('/no-such-page')
    await page.getByText(texts.common.notFound.title).waitFor()
    await state('not-found')
  }

  /** Papers of the HKDSE, drawn by the server and in the browser, and units of the curriculum. */
  async function withoutDocument({ page, texts, state }: Look): Promise<void> {
    const { presets, input, topics, preview } = texts
    const draw = button(page, presets.draw(presets.papers[1].name, presets.forms.authentic.name))
    await page.goto('/hkdse')
    await draw.waitFor()
    await state('hkdse')
    await draw.click()
    await page.locator('#preview-ready').waitFor()
    await page.getByText(preview.held.keep).waitFor()
    await state('preset')
    await page.getByRole('tab', { name: preview.views.key }).click()
    await page.getByRole('region', { name: preview.panes.key }).locator('.paper-page').first().waitFor()
    await state('preset-key')
    await page.route('**/api/v1/papers/preset', (route) => route.abort())
    await page.goto('/generator?preset=hkdse')
    await page.getByText(input.method.chosen).waitFor()
    await state('input-preset')
    await draw.click()
    await page.getByText(preview.held.sample).waitFor()
    await state('preset-sample')
    await page.unroute('**/api/v1/papers/preset')
    await page.goto('/generator?step=1')
    await button(page, input.method.back).click()
    await draw.waitFor()
    await state('input-methods')
    await page.getByRole('button', { name: new RegExp(`^${input.method.concept}`) }).click()
    await page.getByRole('list', { name: input.units.listLabel }).getByRole('checkbox').first().check()
    await state('input-units')
    await page.getByRole('searchbox').fill('qwerty')
    await page.getByText('qwerty').waitFor()
    await state('input-units-none')
    await button(page, input.units.next).click()
    await page.getByRole('list', { name: topics.listLabel }).getByRole('checkbox').first().waitFor()
    await state('topics-units')
  }

  async function newcomer({ page, texts, state }: Look): Promise<void> {
    await page.goto('/dashboard')
    await page.getByText(texts.dashboard.quizzes.empty.title).waitFor()
    await page.getByText(texts.dashboard.documents.empty.title).waitFor()
    await state('dashboard-empty')
  }

  async function wizard({ page, texts, state }: Look, file: string): Promise<string> {
    const { input, topics, configuration, template, preview, sharing, common } = texts
    await page.getByText(file).first().waitFor()
    await paperBeside(page, texts)
    await state('input')
    const [picker] = await Promise.all([page.waitForEvent('filechooser'), button(page, input.zone.button).click()])
    await picker.setFiles([sample('honey-bees.pdf')])
    await page.locator('[data-page="1"] canvas').waitFor()
    await state('input-confirm')
    await button(page, common.cancel).click()
    await dialogOf(page).waitFor({ state: 'detached' })

    await page.goto('/generator?step=2')
    await page.getByRole('list', { name: topics.listLabel }).getByRole('checkbox').first().waitFor()
    await paperBeside(page, texts)
    await state('topics')
    await page.getByRole('searchbox').fill('qwerty')
    await page.getByText(topics.none).waitFor()
    await state('topics-none')

    await page.goto('/generator?step=3')
    await page.getByText(configuration.plan.title).waitFor()
    await page.getByRole('meter').first().waitFor()
    await paperBeside(page, texts)
    await state('configuration')
    const total = page.getByLabel(configuration.numbers.totalQuestions)
    await total.fill('3')
    await total.blur()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await state('configuration-faults')
    await total.fill('9')

    await page.goto('/generator?step=4')
    await page.getByText(template.connected).waitFor()
    await paperBeside(page, texts)
    await state('template')
    await page.getByRole('region', { name: template.details }).getByRole('listitem').getByRole('button').first().click()
    await dialogOf(page).locator('svg, table, p').first().waitFor()
    await state('template-sample')
    await closeDialog(page)

    await button(page, template.generate).click()
    await page.locator('#preview-ready').waitFor()
    await page.getByRole('region', { name: preview.panes.paper }).getByText(preview.cards.marks).or(page.getByRole('region', { name: preview.panes.paper })).first().waitFor()
    await state('preview')
    await button(page, sharing.share).click()
    await dialogOf(page).getByText(sharing.states.private).waitFor()
    await state('preview-share')
    await closeDialog(page)
    return (await keptDraft(page)).paperId!
  }

  async function dashboard({ page, texts, state }: Look, teacher: TeacherAtWork): Promise<void> {
    const words = texts.dashboard
    const gone = await readyDocument(teacher.client, 'samples/heat-transfer.txt')
    await teacher.client.call('DELETE', `/documents/${gone}`)
    await page.goto('/dashboard')
    await button(page, words.documents.view).waitFor()
    await page.getByText(words.quizzes.statuses.completed).first().waitFor()
    await state('dashboard')
    await button(page, words.documents.view).click()
    await dialogOf(page).locator('[data-page="1"] canvas').waitFor()
    await state('viewer')
    await closeDialog(page)
    await page.goto('/dashboard?view=deleted')
    await page.getByRole('button', { name: new RegExp(`^${words.bin.restore}`) }).waitFor()
    await state('bin')
  }

  async function link({ page, texts: { quiz }, state }: Look, paperId: string): Promise<void> {
    await page.goto(`/quiz/${paperId}/preview`)
    await button(page, quiz.showAnswers).waitFor()
    await state('quiz')
    await button(page, quiz.showAnswers).click()
    await button(page, quiz.hideAnswers).waitFor()
    await state('quiz-answers')
    await page.goto('/quiz/no-such-quiz/preview')
    await page.getByText(quiz.notFound.title).waitFor()
    await state('quiz-not-found')
  }
})

/** Colours of the other theme stand from the next frame on. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'

/** The sheet of the live paper is drawn. */
const paperBeside = (page: Page, { paperView }: InterfaceTexts): Promise<void> => page.getByRole('region', { name: paperView.label }).locator('[aria-busy]').waitFor({ state: 'detached' })

/** At a desk, and on a phone where it is dark. */
async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(LOOK!, { recursive: true })
  await page.screenshot({ path: join(LOOK!, `${name}.png`) })
  if (!name.includes('-dark-')) return
  const { width, height } = page.viewportSize()!
  await page.setViewportSize(PHONE)
  await page.screenshot({ path: join(LOOK!, `phone-${name}.png`) })
  await page.setViewportSize({ width, height })
}
