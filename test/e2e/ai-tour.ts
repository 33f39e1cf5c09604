/** The states that only an AI service brings about. */
import { expect } from 'vitest'
import type { Draft } from '#web/wizard/draft.ts'
import type { AiScript, AiSuite } from './ai-suite.ts'
import type { Looking, Theme } from './looks.ts'
import type { Reader } from './reader.ts'
import { keptDraft, teacherAtWork } from './wizard-draft.ts'

/** The first group stops halfway, the second is refused, the others wait: for as long as it is looked at. */
const STANDS_STILL: AiScript = (_, n) =>
  n === 0 ? { hang: 'midway', pieces: 30 } : n === 1 ? { finish: 'filter', text: ' ' } : { delayMs: 60_000 }
const GONE: AiScript = () => ({ status: 401, word: 'invalid_api_key' })

export async function aiTour(
  { suite, script }: AiSuite,
  { language, texts, file }: Reader,
  looking: Looking,
  theme: Theme,
): Promise<void> {
  const {
    input: {
      units: { worded },
    },
    topics,
    trust,
    preview,
  } = texts
  script(() => ({}))
  const teacher = await teacherAtWork(suite.browser, suite.url, `samples/${file}`, 3)
  const draft: Draft = {
    ...teacher.draft,
    configuration: {
      ...teacher.draft.configuration,
      language,
      questionTypes: ['multiple_choice', 'true_false', 'short_answer'],
      totalQuestions: 12,
    },
    templateId: 'comprehensive-examination',
  }
  const { page, context, faults } = await teacher.open(5, draft, { language, theme })
  const { state } = looking(page, language, texts)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const ready = page.locator('#preview-ready')

  await ready.waitFor()
  await page.getByText(trust.what).click()
  await state('ai-preview')
  script(STANDS_STILL)
  await button(preview.actions.strategy).click()
  await page.getByRole('menuitem').first().waitFor()
  await state('ai-strategies')
  await page.getByRole('menuitem').nth(2).click()
  await page.getByRole('meter', { name: preview.generating.progress }).waitFor()
  await state('ai-regenerating')
  await button(texts.common.cancel).click()
  await page.getByText(preview.cancelled.kept).waitFor()
  script(GONE)
  await button(preview.actions.regenerate).click()
  await page.getByText(preview.generating.warnings.fallback).waitFor()
  await state('ai-fallback')
  await page.goto(`/quiz/${(await keptDraft(page)).paperId}`)
  await page.getByText(trust.what).click()
  await state('ai-quiz')

  script(STANDS_STILL)
  await page.goto('/generator?step=3')
  await page.getByLabel(texts.configuration.title).fill('A')
  await page.goto('/generator?step=4')
  await button(texts.template.generate).click()
  await page.getByText(preview.generating.warnings.batch(4)).waitFor()
  await page.getByRole('region', { name: preview.generating.soFar }).getByRole('listitem').first().waitFor()
  await state('ai-working')
  await button(texts.common.cancel).click()
  await page.getByText(preview.cancelled.sure).waitFor()
  await state('ai-cancelled')

  await page.goto('/generator?step=1')
  await button(texts.input.method.back).click()
  await page.getByRole('button', { name: new RegExp(`^${texts.input.method.concept}`) }).click()
  await page.getByRole('searchbox').fill('qwerty')
  await page.getByRole('heading', { name: worded.title('qwerty') }).waitFor()
  await state('ai-words')
  await page.getByLabel(worded.subject).fill(worded.subjects[0]!)
  await page
    .getByLabel(worded.grade)
    .last()
    .selectOption({ label: worded.gradeName('P4') })
  await button(worded.next).click()
  await page.getByRole('heading', { name: topics.inWords.heading }).waitFor()
  await state('ai-words-topics')
  script(GONE)
  await page.goto('/generator?step=4')
  await button(texts.template.generate).click()
  await page.getByRole('heading', { name: preview.failure.title }).waitFor()
  await state('ai-failed')
  // Browsers write down the answer of the last state themselves.
  expect(faults.filter((fault) => !fault.includes('status of 502'))).toEqual([])
  await context.close()
}
