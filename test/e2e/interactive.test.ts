/** Interactive pages in a real browser, from the disk: they judge by the key, add up, begin again, and hide no answer from who has no scripts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Paper } from '#domain/paper.ts'
import { plainText } from '#domain/rich-text.ts'
import { layOutQuiz } from '#layout/quiz.ts'
import { printQuiz } from '#printing/html/quiz/print-quiz.ts'
import { templateFor } from '#templates/templates.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'
import { NAUGHTY_STRINGS } from '../api/fuzzing/naughty-strings.ts'
import { EXAMINATION_PAPERS, GOLDEN_PAPERS, PASSAGE_PAPERS } from '../golden/papers/golden-papers.ts'
import { axeFaults } from './axe.ts'
import { hasChromium, openBrowser } from './chromium.ts'

const PAPERS = { ...GOLDEN_PAPERS, ...PASSAGE_PAPERS }
const quizOf = (paper: Paper) => layOutQuiz(paper, templateFor(paper.configuration))

describe.skipIf(!hasChromium)('interactive pages', { timeout: 120_000 }, () => {
  let browser: Browser
  let folder: string
  const faults: string[] = []
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quiz-'))
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function open(paper: Paper, options: BrowserContextOptions = {}): Promise<Page> {
    const file = join(folder, 'quiz.html')
    writeFileSync(file, await printQuiz(quizOf(paper)))
    const page = await (await browser.newContext({ viewport: { width: 900, height: 900 }, ...options })).newPage()
    const address = pathToFileURL(file).href
    page.on('request', (request) => {
      if (request.url() !== address && !request.url().startsWith('data:')) faults.push(request.url())
    })
    page.on('console', (message) => faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(address)
    return page
  }

  /** As a pupil who knows everything: with capitals and spaces of their own. */
  async function answerAll(page: Page, paper: Paper): Promise<number> {
    let marks = 0
    for (const [index, { block, check, marks: worth }] of quizOf(paper)
      .sections.flatMap(({ questions }) => questions)
      .entries()) {
      const question = page.locator('.question').nth(index)
      expect(await question.locator('.label').first().textContent()).toBe(`${block.number} `)
      if (check.kind === 'none') continue
      marks += worth
      if (check.kind === 'one') await question.locator('input').nth(check.key).check()
      if (check.kind === 'blanks')
        for (const [at, accepted] of check.accepted.entries())
          await question
            .locator('input')
            .nth(at)
            .fill(`  ${accepted.at(-1)!.toUpperCase()} .`)
      if (check.kind === 'pairs')
        for (const [at, partner] of check.partners.entries())
          await question.locator('select').nth(at).selectOption(`${partner}`)
    }
    return marks
  }

  test.for(['english-science', 'chinese-history', 'simplified-geography'])(
    '%s is judged, added up and begun again',
    async (name) => {
      const paper = PAPERS[name]!
      const page = await open(paper)
      expect(await page.locator('details[open]').count()).toBe(0)
      expect(await axeFaults(page)).toEqual([])
      await page.locator('#check-all').click()
      expect(await page.locator('#score').textContent()).toMatch(/\b0\b/)
      await page.locator('#restart').click()
      const marks = await answerAll(page, paper)
      await page.locator('#check-all').click()
      expect((await page.locator('#score').textContent())!.match(/\d+/g)).toEqual([`${marks}`, `${marks}`])
      expect(await page.locator('[data-state="wrong"]').count()).toBe(0)
      expect(await axeFaults(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth')).toBe(
        true,
      )
      await page.locator('#restart').click()
      expect(await page.locator('details[open], [data-state="right"], input:checked').count()).toBe(0)
      expect(faults.splice(0)).toEqual([])
    },
  )

  test('a wrong answer is told, with the right one', async () => {
    const paper = GOLDEN_PAPERS['english-science']!
    const page = await open(paper)
    const [first] = paper.questions
    const key = first!.type === 'multiple_choice' ? first!.keyIndex : 0
    const question = page.locator('.question').first()
    await question.locator('.check').click()
    expect(await question.locator('.verdict').textContent()).toBe('Not answered yet.')
    await question
      .locator('input')
      .nth(key === 0 ? 1 : 0)
      .check()
    await question.locator('.check').press('Enter')
    expect(await question.locator('.verdict').textContent()).toBe('Not correct. See the answer below.')
    expect(await question.locator('details').textContent()).toContain(
      plainText(first!.type === 'multiple_choice' ? first!.options[key]! : []),
    )
    expect(faults.splice(0)).toEqual([])
  })

  test('without scripts every answer opens all the same, and no button stands there in vain', async () => {
    const page = await open(GOLDEN_PAPERS['english-science']!, { javaScriptEnabled: false })
    expect(await page.locator('button:visible').count()).toBe(0)
    const details = page.locator('details').first()
    expect(await details.locator('.shown').isVisible()).toBe(false)
    await details.locator('summary').click()
    expect(await details.locator('.shown').isVisible()).toBe(true)
  })

  test('naughty strings are words, as questions, options and keys', async () => {
    const paper = GOLDEN_PAPERS['english-science']!
    const says = (text: string) => [{ kind: 'text' as const, text }]
    const strings = NAUGHTY_STRINGS.map((text) => text.slice(0, 2000)).filter((text) => /[<>"'&{}]|script/.test(text))
    const questions = paper.questions.flatMap((question) =>
      question.type === 'multiple_choice' || question.type === 'fill_blank' ? [question] : [],
    )
    const naughty = strings.map((text, index) => {
      const question = questions[index % questions.length]!
      return question.type === 'multiple_choice'
        ? { ...question, stem: says(text), options: question.options.map(() => says(text)), explanation: says(text) }
        : {
            ...question,
            stem: [...says(text), { kind: 'blank' as const }],
            keys: [[says(text)]],
            explanation: says(text),
          }
    })
    const page = await open({ ...paper, title: '</title><script>alert(1)</script>', questions: naughty as never })
    expect(await page.locator('script').count()).toBe(1)
    expect(await page.locator('.question').count()).toBe(strings.length)
    await answerAll(page, { ...paper, questions: naughty as never })
    await page.locator('#check-all').click()
    expect(await page.locator('[data-state="right"]').count()).toBe(strings.length)
    expect(faults.splice(0)).toEqual([])
  })
})

test('time, marks and what the teacher wrote stand above the questions; rules for pens and paper do not', () => {
  const paper = GOLDEN_PAPERS['english-science']!
  const own = 'Leave out what you do not know.'
  const instructions = `${defaultInstructions(40, printedIn(paper.language))}\n- ${own}`
  const quiz = quizOf({ ...paper, configuration: { ...paper.configuration, instructions } })
  expect(quiz.facts.map(({ value }) => value).join()).toMatch(/\d+ minutes.*\d+/)
  expect(quiz.instructions?.lines.map(({ text }) => plainText(text))).toEqual([own])
  expect(quizOf(EXAMINATION_PAPERS['hkdse-paper-2']!).lines.join()).toMatch(/hour/)
})

test('nothing of sources and proofs is in it', () => {
  for (const paper of Object.values(PAPERS)) {
    const written = JSON.stringify(quizOf(paper).sections)
    for (const { provenance, explanation } of paper.questions)
      if (provenance.source !== undefined && !plainText(explanation).includes(provenance.source.quote))
        expect(written).not.toContain(`“${provenance.source.quote}”`)
    expect(written).not.toMatch(/"(?:place|quote|proof|notices)":/)
  }
})
