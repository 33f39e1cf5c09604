/** Step 3: fields with their defaults, fallbacks and ranges, the plan's limits, the way on. */
import type { Page } from '@playwright/test'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Draft } from '#web/wizard/draft.ts'
import { axeFaults } from './axe.ts'
import { hasChromium } from './chromium.ts'
import { startSuite } from './suite.ts'
import type { Setting } from './teacher.ts'
import { hasFocus, keptDraft, teacherAtWork, type TeacherAtWork } from './wizard-draft.ts'
import { DEEP } from '#test/deep.ts'

describe.skipIf(!hasChromium)('the configuration step', () => {
  const suite = startSuite()
  let teacher: TeacherAtWork
  beforeAll(async () => {
    teacher = await teacherAtWork(suite.browser, suite.url, 'samples/nutrition.txt', 3)
  })

  async function atStep3(setting: Setting = {}, change: (draft: Draft) => Draft = (draft) => draft) {
    const opened = await teacher.open(3, change(teacher.draft), setting)
    await opened.page.getByRole('meter').first().waitFor()
    return opened
  }
  /** Nobody chose types yet. */
  const withoutTypes = ({ configuration: { questionTypes: _, ...configuration }, ...draft }: Draft): Draft => ({
    ...draft,
    configuration,
  })
  // The bar above has a menu of languages, too.
  const field = (page: Page, label: string | RegExp) => page.locator('#main').getByLabel(label)
  const instructions = (page: Page) => page.getByRole('textbox', { name: 'Instructions' })
  const next = (page: Page) => page.getByRole('button', { name: 'Choose Template' })

  test('has defaults that follow what they come from until they are changed, and come back', async () => {
    const { page, context, faults } = await atStep3({}, withoutTypes)
    await page.getByText('At most 30 questions in one paper').waitFor()
    expect(await field(page, /^Paper Title/).inputValue()).toBe('Nutrition in Humans Exercise Paper')
    expect(await field(page, 'Total Questions').inputValue()).toBe('15')
    expect(await field(page, 'Total Marks').inputValue()).toBe('46')
    expect(await field(page, 'Time Limit (minutes)').inputValue()).toBe('60')
    expect(await instructions(page).inputValue()).toContain('60 minutes')
    expect(
      await page
        .getByRole('checkbox', { checked: true })
        .evaluateAll((boxes) =>
          boxes.map(
            (box) =>
              (box as unknown as { readonly labels: readonly { readonly textContent: string }[] }).labels[0]!
                .textContent,
          ),
        ),
      // The topics fill the paper with these (decision D49).
    ).toEqual(['Multiple Choice', 'Essay', 'Include answer key'])
    expect(await field(page, 'Paper Format').locator('option').allTextContents()).toEqual([
      'Standard',
      'HKDSE Paper 1',
      'HKDSE Paper 2',
    ])

    await field(page, 'Language').selectOption({ label: 'Traditional Chinese' })
    await field(page, 'Time Limit (minutes)').fill('45')
    expect(await field(page, /^Paper Title/).inputValue()).toBe('生物練習卷')
    expect(await instructions(page).inputValue()).toContain('45分鐘')
    await field(page, /^Paper Title/).fill('Term test')
    await instructions(page).fill('Write in ink.')
    await field(page, 'Language').selectOption({ label: 'English' })
    expect([await field(page, /^Paper Title/).inputValue(), await instructions(page).inputValue()]).toEqual([
      'Term test',
      'Write in ink.',
    ])

    await page.reload()
    await page.getByRole('meter').first().waitFor()
    expect([
      await field(page, /^Paper Title/).inputValue(),
      await field(page, 'Time Limit (minutes)').inputValue(),
    ]).toEqual(['Term test', '45'])
    await page.getByRole('button', { name: 'Use the default title' }).click()
    expect(await field(page, /^Paper Title/).inputValue()).toBe('Nutrition in Humans Exercise Paper')
    expect(await hasFocus(field(page, /^Paper Title/))).toBe(true)
    await instructions(page).fill(' ')
    await instructions(page).blur()
    expect(await instructions(page).inputValue()).toContain('45 minutes')
    await page.getByText('Mixed').click()
    await page.getByText('5 easy, 7 medium, 3 hard').or(page.getByText('4 easy, 8 medium, 3 hard')).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('falls back on blank and on what is no number, tells what is out of range, and goes no further then', async () => {
    const { page, context } = await atStep3()
    for (const [label, typed, fallback] of [
      ['Total Questions', '', '20'],
      ['Time Limit (minutes)', 'an hour', '60'],
      ['Total Marks', ' ', '100'],
    ] as const) {
      await field(page, label).fill(typed)
      await field(page, label).blur()
      expect(await field(page, label).inputValue()).toBe(fallback)
      await page.getByText(`Blank or not a whole number, so it was set to ${fallback}.`).first().waitFor()
    }
    for (const [label, typed, sentence, good] of [
      ['Total Questions', '4', 'Total Questions must be from 5 to 100, not 4.', '20'],
      ['Time Limit (minutes)', '301', 'Time Limit must be from 15 to 300, not 301.', '90'],
      ['Total Marks', '49', 'Total Marks must be from 50 to 300, not 49.', '100'],
    ] as const) {
      await field(page, label).fill(typed)
      await field(page, label).blur()
      expect(await field(page, label).getAttribute('aria-invalid')).toBe('true')
      expect(await next(page).getAttribute('title')).toBe(sentence)
      await next(page).click({ force: true })
      await page.getByRole('heading', { level: 1, name: 'Configuration' }).waitFor()
      await field(page, label).fill(good)
      await field(page, label).blur()
      expect(await next(page).getAttribute('aria-disabled')).toBeNull()
    }
    await field(page, /^Paper Title/).fill('')
    expect(await next(page).getAttribute('title')).toBe('A paper needs a title.')
    await field(page, /^Paper Title/).fill('Term test')
    for (const type of ['Multiple Choice', 'Essay']) await field(page, type).uncheck()
    expect(await next(page).getAttribute('title')).toBe('Choose at least one question type.')
    // The steps beyond are shut as well.
    expect(await page.getByRole('button', { name: /^4\s*Template$/ }).isDisabled()).toBe(true)
    await context.close()
  })

  test('says what marks and minutes come to, and refuses less than a mark a question', async () => {
    const { page, context } = await atStep3({}, (draft) => ({
      ...draft,
      configuration: { ...draft.configuration, totalQuestions: 30 },
    }))
    const told = async (): Promise<unknown> =>
      Promise.all(
        ['Marks', 'Minutes'].map((name) =>
          page.getByRole('meter', { name, exact: true }).getAttribute('aria-valuetext'),
        ),
      )
    expect(await told()).toEqual([
      '92 (usual: 92). 3.1 a question on average, over 30 questions',
      '138 needed, 60 allowed (at 1.5 minutes a mark). Tight: 78 more than the time limit',
    ])
    await field(page, 'Total Marks').fill('100')
    expect(await told()).toEqual([
      '100 (usual: 92). 3.3 a question on average, over 30 questions',
      '150 needed, 60 allowed (at 1.5 minutes a mark). Tight: 90 more than the time limit',
    ])
    await field(page, 'Total Marks').fill('250')
    expect(await told()).toEqual([
      '178 (usual: 92). These questions can carry 178 marks at most, not 250: the paper will carry 178',
      '267 needed, 60 allowed (at 1.5 minutes a mark). Tight: 207 more than the time limit',
    ])
    await page.getByRole('button', { name: 'Back to the usual marks' }).click()
    await field(page, 'Total Questions').fill('60')
    await field(page, 'Total Marks').fill('50')
    await field(page, 'Total Marks').blur()
    await page
      .getByText(
        '50 marks cannot be shared over 60 questions: at least 60 are needed. Ask for more marks or fewer questions.',
      )
      .first()
      .waitFor()
    expect(await next(page).getAttribute('aria-disabled')).toBe('true')
    await context.close()
  })

  test('chooses more types where the usual ones cannot fill the paper, and says so', async () => {
    const bees = await teacherAtWork(suite.browser, suite.url, 'samples/honey-bees.txt', 3)
    const { page, context } = await bees.open(3, withoutTypes(bees.draft), {})
    await page
      .getByText(/The chosen topics give (?:about \d+ good questions? of multiple choice|no good multiple-choice)/)
      .waitFor()
    expect(await page.getByRole('checkbox', { name: 'Short Answer' }).isChecked()).toBe(true)
    await context.close()
  })

  test('offers the types of the format', async () => {
    const { page, context } = await atStep3({}, (draft) => ({
      ...draft,
      configuration: {
        ...draft.configuration,
        paperFormat: 'hkdse_paper1',
        questionTypes: ['short_answer', 'long_question'],
      },
    }))
    expect(
      await page
        .getByRole('group', { name: 'Question Types' })
        .getByRole('checkbox')
        .evaluateAll((boxes) =>
          boxes.map(
            (box) =>
              (box as unknown as { readonly labels: readonly { readonly textContent: string }[] }).labels[0]!
                .textContent,
          ),
        ),
    ).toEqual(['Short Answer', 'Long Question'])
    await field(page, 'Paper Format').selectOption({ label: 'Standard' })
    expect(await page.getByRole('group', { name: 'Question Types' }).getByRole('checkbox').count()).toBe(7)
    expect(await field(page, 'Long Question').isChecked()).toBe(true)
    await field(page, 'Paper Format').selectOption({ label: 'HKDSE Paper 2' })
    expect(await page.getByRole('group', { name: 'Question Types' }).getByRole('checkbox').count()).toBe(1)
    expect(await field(page, 'Multiple Choice').isChecked()).toBe(true)
    await context.close()
  })

  test('names the limits of the plan before anything is generated, and what to do', async () => {
    const { page, context } = await atStep3({}, (draft) => ({
      ...draft,
      configuration: { ...draft.configuration, totalQuestions: 31 },
    }))
    await page.getByText('300 of 300 questions left this month').waitFor()
    expect(await next(page).getAttribute('title')).toBe('The plan allows 30 questions in one quiz: 31 asked for.')
    expect(await axeFaults(page, { without: ['aside', '[inert]'] })).toEqual([])
    await page.getByRole('button', { name: 'Use 30 questions' }).click()
    expect(await field(page, 'Total Questions').inputValue()).toBe('30')
    expect(await hasFocus(field(page, 'Total Questions'))).toBe(true)
    expect(await next(page).getAttribute('aria-disabled')).toBeNull()

    const { body } = await teacher.client.get('/usage/stats')
    const usage = (change: unknown) =>
      page.route('**/usage/stats', (route) =>
        route.fulfill({ json: { success: true, data: Object.assign(structuredClone(body.data), change) } }),
      )
    await usage({ usage: { ...body.data.usage, questions: 288, quizzes: 10 } })
    await page.reload()
    await page.getByText('This paper asks for 30 questions, and this month has 12 left.').waitFor()
    await page.getByText('No paper is left this month.').waitFor()
    await page.getByRole('button', { name: 'Use 12 questions' }).click()
    expect(await field(page, 'Total Questions').inputValue()).toBe('12')

    await page.unroute('**/usage/stats')
    await usage({ limits: { ...body.data.limits, questionsPerQuiz: -1, questionsPerMonth: -1, quizzesPerMonth: -1 } })
    await page.reload()
    await field(page, 'Total Questions').fill('100')
    expect(await next(page).getAttribute('aria-disabled')).toBeNull()
    expect(await page.locator('#main').getByText('this month').count()).toBe(0)

    await page.unroute('**/usage/stats')
    await page.route('**/usage/stats', (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'internal', requestId: 'r' } }),
    )
    await page.reload()
    await page.getByText('The limits of your plan could not be read just now.').waitFor()
    await context.close()
  })

  test('brings the topics into line with the total, however it is left', async () => {
    const { page, context } = await atStep3()
    const sum = async (): Promise<number> =>
      (await keptDraft(page)).topics.reduce((all, { questionCount }) => all + questionCount, 0)
    await field(page, 'Total Questions').fill('22')
    await next(page).click()
    await page.getByRole('heading', { level: 1, name: 'Template' }).waitFor()
    await expect.poll(sum).toBe(22)
    await page.goBack()
    await field(page, 'Total Questions').fill('11')
    await page.getByRole('button', { name: /Topic Selection/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Topic Selection' }).waitFor()
    await expect.poll(sum).toBe(11)
    await context.close()
  })

  test('works by keyboard alone', DEEP, async () => {
    const { page, context } = await atStep3()
    await field(page, /^Paper Title/).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('By keys')
    // Restore, language, format, difficulty, types.
    for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    // The other types, and the way back to the default ones.
    for (let tabs = 0; tabs < 7; tabs += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('25')
    await page.keyboard.press('Tab')
    await expect
      .poll(async () => (await keptDraft(page)).configuration)
      .toMatchObject({
        title: 'By keys',
        difficulty: 'hard',
        questionTypes: ['multiple_choice', 'true_false', 'essay'],
        totalQuestions: 25,
      })
    await next(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Template' }).waitFor()
    await context.close()
  })
})
