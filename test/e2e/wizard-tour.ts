/** The states of the wizard, from a document to its paper. */
import type { Page } from '@playwright/test'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { sample } from './documents-page.ts'
import type { Look } from './looks.ts'
import { setCredits, setUsage } from './month-usage.ts'
import { button, closeDialog, dialogOf } from './reader.ts'
import type { Suite } from './suite.ts'
import { keptDraft } from './wizard-draft.ts'

/** Gives the id of the paper that was made. */
export async function wizard(suite: Suite, { page, texts, state }: Look, file: string): Promise<string> {
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
  await dialogOf(page).locator('article.paper:not([aria-busy])').waitFor()
  await state('template-sample')
  await closeDialog(page)

  await button(page, template.generate).click()
  await page.locator('#preview-ready').waitFor()
  await page
    .getByRole('region', { name: preview.panes.paper })
    .getByText(preview.cards.marks)
    .or(page.getByRole('region', { name: preview.panes.paper }))
    .first()
    .waitFor()
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
  await dialogOf(page)
    .getByText(texts.quota.balance(texts.credits.amount(40)))
    .waitFor()
  await state('preview-quota')
  await closeDialog(page)
  await setCredits(suite, page.context(), 4)
  await setUsage(suite, page.context(), 'quizzes', 1)
  return (await keptDraft(page)).paperId!
}

/** The sheet of the live paper is drawn. */
const paperBeside = (page: Page, { paperView }: InterfaceTexts): Promise<void> =>
  page.getByRole('region', { name: paperView.label }).locator('[aria-busy]').waitFor({ state: 'detached' })
