/** Papers that are stored without being made, and what of a paper stands on the screen. */
import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import type { PaperJson } from '#domain/paper-json.ts'
import type { Suite } from './suite.ts'
import { signUp, type Setting } from './teacher.ts'

/** A teacher at a page, with these papers of his. */
export async function teacherWith(suite: Suite, papers: readonly PaperJson[], setting: Setting = {}) {
  const opened = await suite.open(setting)
  const { email } = await signUp(opened.context, suite.url)
  const { db } = suite.service.service
  const owner = await db
    .selectFrom('accountUser')
    .select(['id', 'schoolId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  for (const paper of papers) {
    await db.insertInto('paperDirectory').values({ paperId: paper.id, schoolId: owner.schoolId }).execute()
    await db
      .insertInto('paper')
      .values({
        schoolId: owner.schoolId,
        paperId: paper.id,
        ownerId: owner.id,
        body: JSON.stringify(paper),
        title: paper.title,
        status: 'completed',
        generationMode: paper.generationMode,
        language: paper.language,
        difficulty: paper.difficulty,
        templateId: paper.templateId,
        questionCount: paper.questions.length,
        totalMarks: paper.totalMarks,
        createdAt: paper.createdAt,
      })
      .execute()
  }
  return opened
}

export type Shown = {
  readonly pages: readonly { readonly label: string; readonly room: number; readonly endsWithHeading: boolean }[]
  readonly numbers: readonly string[]
  readonly options: readonly number[]
}

/** What stands on the sheets once all of it is measured. */
export async function shownPaper(page: Page): Promise<Shown> {
  await page.locator('article.paper:not([aria-busy])').waitFor()
  // Not by waitForFunction, whose text the policy of the page would not let run.
  await expect
    .poll(() =>
      page.evaluate(`document.fonts.status === 'loaded' && document.querySelector('.paper-measuring') === null`),
    )
    .toBe(true)
  return page.evaluate<Shown>(SHOWN)
}

/** Runs in the page. */
const SHOWN = `({
  pages: [...document.querySelectorAll('.paper-page')].map((sheet) => {
    const pieces = [...sheet.querySelectorAll('.paper-piece, .paper-two-columns')]
    const last = pieces.at(-1)
    return {
      label: sheet.getAttribute('aria-label'),
      room: sheet.querySelector('.paper-foot').getBoundingClientRect().top - Math.max(...pieces.map((piece) => piece.getBoundingClientRect().bottom)),
      endsWithHeading: last.querySelector('.paper-section') !== null && last.querySelector('.paper-numbered') === null,
    }
  }),
  numbers: [...document.querySelectorAll('.paper-text .paper-numbered > :first-child')].map(({ textContent }) => textContent).filter((number) => /^\\d+\\.$/.test(number)),
  options: [...document.querySelectorAll('.paper-text .paper-options')].map((list) => list.children.length),
})`
