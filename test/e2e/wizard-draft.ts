/**
 * A teacher in the middle of the wizard: a document read by the service, and the draft that a browser would hold by
 * then.
 */
import type { Browser, Locator, Page } from '@playwright/test'
import type { Draft, PickedTopic } from '#web/wizard/draft.ts'
import { Client, readyDocument } from '../api/test-service.ts'
import { openPage, signUp, type Setting } from './teacher.ts'

/** One teacher, whose document is read once; pages of theirs are opened as often as wanted. */
export type TeacherAtWork = {
  readonly client: Client
  /** At the third step: the first topics of the document, five questions each. */
  readonly draft: Draft
  /** A page of its own, with a draft in its storage. */
  readonly open: (step: number, draft: Draft, setting?: Setting) => ReturnType<typeof openPage>
}

export async function teacherAtWork(
  browser: Browser,
  url: string,
  file: string,
  topics: number,
): Promise<TeacherAtWork> {
  const { context } = await openPage(browser, url)
  const { email, password } = await signUp(context, url)
  const cookies = await context.cookies()
  await context.close()
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const token = answer.headers.get('set-auth-token')
  if (token === null) throw new Error(`Cannot sign in: ${answer.status} ${await answer.text()}`)
  const client = new Client(url, token, email)
  return {
    client,
    draft: await draftFrom(client, file, topics),
    async open(step, draft, setting) {
      const opened = await openPage(browser, url, setting)
      await opened.context.addCookies(cookies)
      await opened.page.addInitScript(
        (text) => {
          if (localStorage.getItem('setpaper.draft') === null) localStorage.setItem('setpaper.draft', text)
        },
        JSON.stringify({ version: 1, draft }),
      )
      await opened.page.goto(`/generator?step=${step}`)
      return opened
    },
  }
}

async function draftFrom(client: Client, file: string, topics: number): Promise<Draft> {
  const id = await readyDocument(client, file)
  const {
    body: { data },
  } = await client.get(`/documents/${id}`)
  const picked = data.extractedTopics
    .slice(0, topics)
    .map((topic: { readonly id: string; readonly name: string; readonly subject: string }): PickedTopic => ({
      id: topic.id,
      name: topic.name,
      category: topic.subject,
      questionCount: 5,
    }))
  return {
    inputMethod: 'document',
    document: { id, name: data.name, title: data.title },
    topics: picked,
    configuration: {
      language: 'en',
      difficulty: 'medium',
      questionTypes: ['multiple_choice', 'essay'],
      timeLimit: 60,
      includeAnswerKey: true,
      paperFormat: 'standard',
    },
  }
}

/** The draft as the page keeps it. */
export const keptDraft = (page: Page): Promise<Draft> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('setpaper.draft')!) as { readonly draft: Draft }).draft)

export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) =>
    (element as unknown as { readonly matches: (selector: string) => boolean }).matches(':focus'),
  )
