/** Goes to every screen and into every state of it that exists, in a language; what is looked for there is each test's own. */
import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import type { Language } from '#domain/language.ts'
import { en, type InterfaceTexts } from '#messages/interface/en.ts'
import { zhCN } from '#messages/interface/zh-CN.ts'
import { zhTW } from '#messages/interface/zh-TW.ts'
import { en as publicEn, type PublicTexts } from '#messages/public/en.ts'
import { zhCN as publicZhCN } from '#messages/public/zh-CN.ts'
import { zhTW as publicZhTW } from '#messages/public/zh-TW.ts'
import { languageRoot, publicAddress } from '#web/public/addresses.ts'
import type { Draft } from '#web/wizard/draft.ts'
import { readyDocument } from '../api/test-service.ts'
import { sample } from './documents-page.ts'
import { setCredits, setUsage } from './month-usage.ts'
import type { Suite } from './suite.ts'
import { signUp } from './teacher.ts'
import { keptDraft, teacherAtWork, type TeacherAtWork } from './wizard-draft.ts'

export const LANGUAGES = [
  { language: 'en', texts: en, file: 'nutrition.pdf' },
  { language: 'zh-TW', texts: zhTW, file: 'four-treasures.pdf' },
  { language: 'zh-CN', texts: zhCN, file: 'four-treasures.pdf' },
] as const

export const PUBLIC_TEXTS: Readonly<Record<Language, PublicTexts>> = { en: publicEn, 'zh-TW': publicZhTW, 'zh-CN': publicZhCN }

/** The paper beside the controls is large, and the same as in the first step, where it is looked at. */
export const KNOWN_PAPER: ReadonlySet<string> = new Set(['topics', 'topics-none', 'configuration', 'configuration-faults', 'template', 'input-methods', 'input-preset', 'input-units', 'input-units-none', 'topics-units', 'ai-words', 'ai-words-topics'])

/** Looks at one page, state by state. */
export type Look = { readonly page: Page; readonly texts: InterfaceTexts; readonly state: (name: string) => Promise<void> }
/** Begins to look at a page; what is wrong goes into `found`. */
export type Looking = (page: Page, language: Language, texts: InterfaceTexts, found: string[]) => Look

type Reader = (typeof LANGUAGES)[number]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog')
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
}

/** Both walks throw what `looking` finds, and what the pages say went wrong. */
/** With every way to sign in, and payment, though Google and Stripe are nowhere. */
export const SETTINGS = { google: { issuer: 'http://127.0.0.1:1', clientId: 'x', clientSecret: 'x' }, payment: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', host: 'http://127.0.0.1:1' } } as const

export function everyState(suite: Suite, looking: Looking) {
  return { withADocument, withoutADocument }

  async function withADocument({ language, texts, file }: Reader): Promise<void> {
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
  }

  async function withoutADocument({ language, texts }: Reader): Promise<void> {
    const found: string[] = []
    const { page, context, faults } = await suite.open({ language })
    const look = looking(page, language, texts, found)
    await publicPages(look, language)
    await withoutDocument(look, language)
    expect(found).toEqual([])
    expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
    await context.close()
  }

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

  /** As a visitor and as somebody who is signed in, with what opens in them. */
  async function publicPages({ page, texts, state }: Look, language: Language): Promise<void> {
    const { landing, pricing, page: shell } = PUBLIC_TEXTS[language]
    await page.goto(publicAddress('landing', language))
    await page.locator('[aria-live=polite]').first().waitFor()
    await state('landing')
    await page.locator('header [data-disclosure]:visible summary').first().click()
    await state('landing-languages')
    await page.keyboard.press('Escape')
    await button(page, landing.hero.signUp).first().click()
    await dialogOf(page).getByLabel(texts.signIn.name).waitFor()
    await state('landing-sign-up')
    await closeDialog(page)
    await page.goto(publicAddress('pricing', language))
    for (const question of await page.locator('main summary').all()) await question.click()
    await state('pricing')
    if (language !== 'en') {
      await page.goto(`${languageRoot(language)!}no-such-page`)
      await page.getByRole('heading', { name: shell.missing.title }).waitFor()
      await state('public-not-found')
    }
    const { page: teachers, context } = await suite.open({ language })
    await signUp(context, suite.url)
    await page.context().addCookies(await context.cookies())
    await teachers.close()
    await page.goto(publicAddress('pricing', language))
    await button(page, pricing.upgrade('Pro')).waitFor()
    await page.locator('#account summary').click()
    await button(page, texts.navigation.signOut).waitFor()
    await state('pricing-signed-in')
    await page.context().clearCookies()
    await context.close()
  }

  /** Papers of the HKDSE, drawn by the server and in the browser, and units of the curriculum. */
  async function withoutDocument({ page, texts, state }: Look, language: Language): Promise<void> {
    const { presets, input, topics, preview } = texts
    const draw = button(page, presets.draw(presets.papers[1].name, presets.forms.authentic.name))
    await page.goto(publicAddress('hkdse', language))
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
    await page.getByText(texts.dashboard.documents.first.title).waitFor()
    await state('dashboard-empty')
    await page.goto('/dashboard?view=profile')
    await button(page, texts.account.password.change).click()
    await page.getByText(texts.signIn.faults.required()).first().waitFor()
    await page.getByText(texts.account.sessions.here).waitFor()
    await page.getByRole('list', { name: texts.credits.changes }).waitFor()
    await state('profile')
    await button(page, texts.account.removal.open).click()
    await dialogOf(page).locator('[type=submit]').click()
    await dialogOf(page).getByText(texts.signIn.faults.required()).waitFor()
    await state('profile-removal')
    await closeDialog(page)
    await button(page, texts.billing.credits.open).click()
    await dialogOf(page).getByText('HK$58').waitFor()
    await state('profile-credits')
    await page.goto('/dashboard?view=profile&paid=cancelled')
    await page.getByText(texts.billing.back.cancelled).waitFor()
    await state('profile-back')
    await page.goto('/auth/callback?error=account_not_linked')
    await page.getByRole('alert').waitFor()
    await state('auth-callback-failed')
    await page.goto('/auth/callback')
    await page.getByRole('heading', { name: texts.callback.done.title }).waitFor()
    await page.waitForURL((url) => url.pathname === '/generator')
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
    await page.getByRole('tab', { name: texts.flow.view }).click()
    await page.locator('.react-flow__node').first().waitFor()
    await state('preview-flow')
    await button(page, sharing.share).click()
    await dialogOf(page).getByText(sharing.states.private).waitFor()
    await state('preview-share')
    await closeDialog(page)
    await setCredits(suite, page.context(), 40)
    await setUsage(suite, page.context(), 'quizzes', 10)
    await button(page, preview.actions.regenerate).first().click()
    await dialogOf(page).getByText(texts.quota.balance(texts.credits.amount(40))).waitFor()
    await state('preview-quota')
    await closeDialog(page)
    await setCredits(suite, page.context(), 4)
    await setUsage(suite, page.context(), 'quizzes', 1)
    return (await keptDraft(page)).paperId!
  }

  async function dashboard({ page, texts, state }: Look, teacher: TeacherAtWork): Promise<void> {
    const words = texts.dashboard
    const gone = await readyDocument(teacher.client, 'samples/heat-transfer.txt')
    await teacher.client.call('DELETE', `/documents/${gone}`)
    await page.goto('/dashboard')
    const topicsOf = page.getByRole('button', { name: new RegExp(`^${words.documents.viewTopics}`) })
    await topicsOf.waitFor()
    await page.getByText(words.quizzes.statuses.completed).first().waitFor()
    await state('dashboard')
    await page.goto('/dashboard?view=profile')
    await page.getByRole('list', { name: texts.credits.changes }).waitFor()
    await page.getByRole('main').getByText(texts.credits.low.critical).waitFor()
    await state('dashboard-profile')
    await page.goto('/dashboard?view=documents&type=txt')
    await page.getByText(words.documents.none.title).waitFor()
    await state('documents-none')
    await button(page, words.documents.filters.clear).first().click()
    await topicsOf.click()
    await dialogOf(page).locator('[data-page="1"] canvas').waitFor()
    await state('document')
    await button(page, words.documents.detail.rename).click()
    await dialogOf(page).getByLabel(words.documents.detail.name).fill('')
    await page.keyboard.press('Enter')
    await dialogOf(page).getByText(words.documents.detail.noName).waitFor()
    await state('document-name')
    await button(page, texts.common.cancel).click()
    await button(page, words.documents.generate).click()
    await page.getByRole('dialog', { name: words.documents.choice.title }).getByRole('checkbox').first().check()
    await state('document-topics')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: words.documents.choice.title }).waitFor({ state: 'detached' })
    await page.route('**/url', (route) => route.fulfill({ json: { success: true, data: { url: '', expiresAt: new Date().toISOString() } } }))
    await page.reload()
    await dialogOf(page).getByText(texts.viewer.noUrl).waitFor()
    await state('document-fault')
    await page.unroute('**/url')
    await button(page, words.documents.view).click()
    await dialogOf(page).locator('[data-page="1"] canvas').waitFor()
    await state('viewer')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.goto('/dashboard?view=deleted')
    await page.getByRole('button', { name: new RegExp(`^${words.bin.restore}`) }).waitFor()
    await state('bin')
  }

  async function link({ page, texts: { quiz, exporting }, state }: Look, paperId: string): Promise<void> {
    await page.goto(`/quiz/${paperId}`)
    await button(page, quiz.showAnswers).click()
    await page.locator('[data-right]').first().waitFor()
    await state('quiz-answers')
    await button(page, quiz.views.printed).click()
    await page.locator('article.paper[data-part=key]:not([aria-busy])').waitFor()
    await state('quiz-printed')
    await page.goto(`/quiz/${paperId}/preview`)
    await page.getByText(quiz.asShared.title).waitFor()
    await state('quiz-preview')
    await page.goto(`/quiz/${paperId}/export`)
    await page.getByRole('radio', { name: exporting.parts.both.name }).check()
    await page.locator('[data-drawn]').nth(1).waitFor()
    await state('quiz-export')
    await page.route('**/export/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome to the airport' }))
    await page.reload()
    await page.getByRole('alert').waitFor()
    await state('quiz-export-fault')
    await page.unroute('**/export/**')
    await page.goto(`/quiz/${paperId}/flow`)
    await page.locator('.react-flow__node').first().waitFor()
    await state('flow')
    await page.goto('/quiz/no-such-quiz/preview')
    await page.getByText(quiz.notFound.title).waitFor()
    await state('quiz-not-found')
  }
}

/** The sheet of the live paper is drawn. */
const paperBeside = (page: Page, { paperView }: InterfaceTexts): Promise<void> => page.getByRole('region', { name: paperView.label }).locator('[aria-busy]').waitFor({ state: 'detached' })
