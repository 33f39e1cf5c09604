/**
 * Papers by an AI service: seen question by question, stopped, found again after a reload, made again in another way;
 * answers say how far they can be trusted.
 */
import type { Page } from '@playwright/test'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { InterfaceLanguage } from '#domain/language.ts'
import { en } from '#messages/interface/en.ts'
import { zhTW } from '#messages/interface/zh-TW.ts'

import type { Draft } from '#web/wizard/draft.ts'
import type { Behaviour } from '../scripted-ai/behaviour.ts'
import { originsOf } from '../api/ai-service.ts'
import { readPdf } from '../golden/read-pdf.ts'
import { startAiSuite, type AiScript } from './ai-suite.ts'
import { scrollsSideways } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { PHONE, type Setting } from './teacher.ts'
import { teacherAtWork, type TeacherAtWork } from './wizard-draft.ts'

const { LOOK } = process.env
const GONE: Behaviour = { status: 401, word: 'invalid_api_key' }
/** Time to look: the first group is there at once, the others begin to drip after a while. */
const DRIP: AiScript = (_, n) => (n === 0 ? {} : { delayMs: 4_000, pieces: 30, pieceMs: 60 })
const HALF: Behaviour = { hang: 'midway', pieces: 30, pieceMs: 20 }

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const ready = (page: Page) => page.locator('#preview-ready').waitFor()
const told = (page: Page, sentence: string | RegExp) => page.getByText(sentence).first().waitFor()
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()
const rows = (page: Page) => page.locator('[id^="preview-question-"]').count()
const badges = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /^(?:Generated via Backend API|Built-in engine|AI: .*)$/ })
    .allInnerTexts()

/** Barriers and room are measured by the walk through these states (every-ai-state.ts). */
async function seemsRight(page: Page, name: string): Promise<void> {
  expect(await scrollsSideways(page)).toBe(false)
  if (LOOK !== undefined) await page.screenshot({ path: `${LOOK}/${name}.png` })
}

describe.skipIf(!hasChromium)('with an AI service', () => {
  const { suite, script, requests } = startAiSuite()
  let teacher: TeacherAtWork
  let draft: Draft
  beforeAll(async () => {
    teacher = await teacherAtWork(suite.browser, suite.url, 'samples/honey-bees.pdf', 4)
    await suite.service.service.db
      .updateTable('school')
      .set({ tier: 'pro' })
      .where('schoolId', '=', (db) =>
        db.selectFrom('accountUser').select('schoolId').where('email', '=', teacher.client.email!),
      )
      .execute()
    draft = {
      ...teacher.draft,
      topics: teacher.draft.topics.map((topic) => ({ ...topic, questionCount: 3 })),
      configuration: {
        ...teacher.draft.configuration,
        title: 'Bees',
        questionTypes: ['multiple_choice', 'true_false', 'short_answer'],
        totalQuestions: 12,
      },
      templateId: 'comprehensive-examination',
    }
  })
  // What a school asked of a document before is not asked again: each test finds it as it was.
  afterEach(async () => {
    script(() => ({}))
    for (const { id } of (await teacher.client.get('/papers')).body.data.items)
      await teacher.client.call('DELETE', `/papers/${id}`)
  })
  const open = (setting?: Setting) => teacher.open(5, draft, setting)
  const papers = async (): Promise<number> => (await teacher.client.get('/papers')).body.data.total
  const used = async () => (await teacher.client.get('/usage/stats')).body.data.usage

  test('a paper of 12 appears question by question, is found again after a reload, and tells of each answer how far it can be trusted', async () => {
    script(DRIP)
    const before = await papers()
    const begun = performance.now()
    const { page, context, faults } = await open()
    const soFar = page.getByRole('region', { name: 'Questions so far' })
    await soFar.getByRole('listitem').first().waitFor()
    console.log(
      `The first question on the screen: ${Math.round(performance.now() - begun)} ms after the page was asked for`,
    )
    expect(await page.getByRole('meter', { name: 'Questions made' }).getAttribute('aria-valuetext')).toMatch(
      /^\d+ of 12 questions$/,
    )
    await seemsRight(page, 'working')
    const first = await soFar.getByRole('listitem').first().innerText()
    const height = (await soFar.boundingBox())!.height
    await page.reload()
    await soFar
      .getByRole('listitem')
      .filter({ hasText: first.split('\n')[1]! })
      .waitFor()
    expect((await soFar.boundingBox())!.height).toBe(height)
    await ready(page)
    expect(await rows(page)).toBe(12)
    expect(await papers()).toBe(before + 1)
    expect(await badges(page)).toEqual(['Generated via Backend API', 'AI: scripted'])
    await told(page, /^(?:\d+ proved, )?\d+ with the source shown(?:, \d+ to read)?$/)
    expect(
      await page
        .locator('#preview-questions ~ ol, section:has(#preview-questions) ol')
        .getByText(/^(?:Proved|Source shown|Read this)$/)
        .count(),
    ).toBe(12)
    await seemsRight(page, 'ready')
    expect(faults).toEqual([])
    await context.close()
  })

  test('Cancel ends it on the server: no paper, nothing charged, and the next attempt makes one', async () => {
    script(() => HALF)
    const [before, usage] = [await papers(), await used()]
    const { page, context } = await open()
    await page.getByRole('region', { name: 'Questions so far' }).waitFor()
    await press(page, 'Cancel')
    await heading(page, 'Stopped')
    await told(page, 'No paper was made, and nothing was charged. Your settings are kept.')
    await seemsRight(page, 'cancelled')
    // What was reserved is given back once the AI is left, which the page does not wait for.
    await expect.poll(async () => [await papers(), await used()]).toEqual([before, usage])
    script(() => ({}))
    await press(page, 'Generate Paper')
    await ready(page)
    expect(await papers()).toBe(before + 1)
    await context.close()
  })

  test('a group that does not come is told and asked for again', async () => {
    script((_, n) => (n === 0 ? { finish: 'filter', text: ' ' } : { delayMs: 3_000 }))
    const { page, context } = await open()
    await told(page, 'A group of 4 questions did not come, and is made again.')
    await seemsRight(page, 'batch-failed')
    await ready(page)
    expect(await rows(page)).toBe(12)
    await context.close()
  })

  test('where the service stops midway its questions stay, the built-in engine makes the rest, and the paper says so', async () => {
    script((_, n) => (n === 0 ? {} : GONE))
    const { page, context } = await open(PHONE_DARK)
    await ready(page)
    expect(await rows(page)).toBe(12)
    // The paper is drawn by chance, and not each of the four questions that were given is always taken.
    const [{ id }] = (await teacher.client.get('/papers')).body.data.items
    const { ai = 0, ...filled } = originsOf((await teacher.client.get(`/papers/${id}`)).body.data)
    expect(ai).toBeGreaterThan(0)
    expect(ai).toBeLessThanOrEqual(4)
    expect(filled).toEqual({ document: 12 - ai })
    await told(
      page,
      new RegExp(
        `^The AI service stopped after ${ai} questions? \\(kept\\)\\. ${12 - ai} questions came from the built-in engine\\.$`,
      ),
    )
    expect(await badges(page)).toEqual(['Generated via Backend API', 'AI: scripted', 'Built-in engine'])
    await seemsRight(page, 'stopped-midway')
    await context.close()
  })

  test('Re-generate asks in the chosen way, can be stopped, and falls back to the built-in engine with a word', async () => {
    const { page, context } = await open()
    await ready(page)
    const stems = () => page.locator('[id^="preview-question-"] > :last-child').allInnerTexts()
    const [first, usage] = [await stems(), await used()]
    script(() => HALF)
    await press(page, 'How the questions are asked for')
    await page.getByRole('menuitem', { name: /^By question type/ }).waitFor()
    await seemsRight(page, 'strategies')
    const [sent] = await Promise.all([
      page.waitForRequest('**/regenerate'),
      page.getByRole('menuitem', { name: /^By question type/ }).click(),
    ])
    expect(sent.postDataJSON()).toMatchObject({ strategy: 'hybrid' })
    await page.getByRole('region', { name: 'Generating your paper' }).getByRole('meter').waitFor()
    await seemsRight(page, 'regenerating')
    await press(page, 'Cancel')
    await told(page, 'Stopped. The earlier questions stay, and nothing was charged.')
    expect([await stems(), await used()]).toEqual([first, usage])
    script(() => GONE)
    await press(page, 'Re-generate')
    await told(page, 'Optimized generation unavailable, using fallback method')
    expect(await stems()).not.toEqual(first)
    await page.getByRole('region', { name: 'Question paper' }).getByText('Bees (Regenerated)').first().waitFor()
    expect(await badges(page)).toEqual(['Generated via Backend API', 'Built-in engine'])
    await seemsRight(page, 'fallback')
    await context.close()
  })

  test.each([
    { language: 'en', texts: en, topic: 'Photosynthesis', subject: 'Biology' },
    { language: 'zh-TW', texts: zhTW, topic: '鴉片戰爭', subject: '中國歷史' },
  ] as const)(
    'in $language a topic of any subject is asked for in words; what could not be checked is marked wherever its owner reads it',
    async ({ language, texts, topic, subject }) => {
      // No check can decide what an essay is worth.
      const { page, context } = await teacher.open(
        1,
        {
          ...draft,
          inputMethod: 'concept',
          configuration: { ...draft.configuration, language, questionTypes: ['essay'] },
        },
        { language, ...(language === 'en' ? {} : { viewport: PHONE }) },
      )
      const {
        input: {
          units: { worded },
        },
        topics,
        trust,
        preview,
      } = texts
      await page.getByRole('searchbox').fill(topic)
      await heading(page, worded.title(topic))
      await seemsRight(page, `${language}-words`)
      await page.getByLabel(worded.subject).fill(subject)
      await page
        .getByLabel(worded.grade)
        .last()
        .selectOption({ label: worded.gradeName('S3') })
      await press(page, worded.next)
      await heading(page, topics.inWords.heading)
      await told(page, topic)
      await seemsRight(page, `${language}-words-topics`)
      await press(page, topics.configure)
      await page.getByLabel(texts.configuration.numbers.totalQuestions).fill('6')
      await page.goto('/generator?step=4')
      const [sent] = await Promise.all([
        page.waitForRequest('**/quizzes/generate/concept'),
        press(page, texts.template.generate),
      ])
      expect(sent.postDataJSON()).toMatchObject({ topic, subject, gradeLevel: 'S3', totalQuestions: 6 })
      await ready(page)
      await told(page, trust.summary({ proved: 0, source_shown: 0, read_this: 6 }))
      await press(page, trust.next)
      expect(await page.locator('[id^="preview-question-"]:focus').count()).toBe(1)
      await page.getByText(trust.what).click()
      await told(page, trust.explained.read_this)
      await seemsRight(page, `${language}-unchecked`)
      const paperId = new URL(
        (await page.getByRole('link', { name: preview.actions.online }).getAttribute('href'))!,
        suite.url,
      ).pathname.split('/')[2]!
      const key = await context.request.get(`${suite.url}/api/v1/papers/${paperId}/export/answer-key`)
      expect(
        (await readPdf(new Uint8Array(await key.body()))).pages
          .join(' ')
          .replaceAll(/\s+/g, ' ')
          .match(PRINTED[language]),
      ).toHaveLength(1)
      await page.goto(`/quiz/${paperId}`)
      await told(page, trust.summary({ proved: 0, source_shown: 0, read_this: 6 }))
      await press(page, trust.next)
      expect(await page.locator('article:focus').getByText(trust.labels.read_this).count()).toBe(1)
      await seemsRight(page, `${language}-quiz`)
      await page.goto(`/quiz/${paperId}/flow`)
      await expect
        .poll(() => page.getByRole('list', { name: texts.flow.list }).getByText(trust.labels.read_this).count())
        .toBe(6)
      await context.close()
    },
  )

  test('a service that is not set up as it should be is told with its cause, and nothing is lost', async () => {
    const inWords: Draft = {
      ...draft,
      inputMethod: 'concept',
      concept: { units: [], inWords: { topic: 'The water cycle', subject: 'Geography', grade: 'S2' } },
      topics: [{ id: 'in-words', name: 'The water cycle', category: 'Geography', questionCount: 6 }],
      configuration: { ...draft.configuration, totalQuestions: 6 },
    }
    script(() => GONE)
    const [before, usage] = [await papers(), await used()]
    const { page, context } = await teacher.open(5, inWords)
    await told(
      page,
      /^Failed to generate paper: Backend API unavailable\. Please ensure the AI service is properly configured\. The cause: the AI service does not accept its key, model or address\. Nothing was charged\.$/,
    )
    await seemsRight(page, 'failed')
    expect([await papers(), await used()]).toEqual([before, usage])
    script(() => ({}))
    await press(page, 'Try again')
    await ready(page)
    script(() => GONE)
    await press(page, 'Re-generate')
    await told(page, /^Failed to regenerate paper: Backend API unavailable\./)
    expect(await rows(page)).toBe(6)
    expect(requests()).toBeGreaterThan(0)
    await context.close()
  })
})

const PHONE_DARK: Setting = { viewport: PHONE, theme: 'dark' }
/** What the printed key says, once, where no check confirmed any answer. */
const PRINTED: Readonly<Record<Extract<InterfaceLanguage, 'en' | 'zh-TW'>, RegExp>> = {
  en: /Read this: nothing has decided these answers\./g,
  'zh-TW': /請過目：沒有任何方法確定這些答案。/g,
}
