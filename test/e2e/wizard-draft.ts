/** A teacher in the middle of the wizard: a document read by the service, and the draft that a browser would hold by then. */
import type { BrowserContext, Page } from '@playwright/test'
import type { Draft, PickedTopic } from '#web/wizard/draft.ts'
import { Client, readyDocument } from '../api/test-service.ts'
import { signUp } from './teacher.ts'

/** Signs a teacher up in the browser, and gives a client of the same account. */
export async function teacherIn(context: BrowserContext, url: string): Promise<Client> {
  const { email, password } = await signUp(context, url)
  const answer = await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) })
  const token = answer.headers.get('set-auth-token')
  if (token === null) throw new Error(`Cannot sign in: ${answer.status} ${await answer.text()}`)
  return new Client(url, token, email)
}

/** A draft at the third step: the first topics of a document, five questions each. */
export async function draftFrom(client: Client, file: string, topics = 2): Promise<Draft> {
  const id = await readyDocument(client, file)
  const { body: { data } } = await client.get(`/documents/${id}`)
  const picked = data.extractedTopics.slice(0, topics).map((topic: { readonly id: string; readonly name: string; readonly subject: string }): PickedTopic => ({ id: topic.id, name: topic.name, category: topic.subject, questionCount: 5 }))
  return {
    inputMethod: 'document', document: { id, name: data.name }, topics: picked,
    configuration: { language: 'en', difficulty: 'medium', questionTypes: ['multiple_choice', 'essay'], timeLimit: 60, includeAnswerKey: true, paperFormat: 'standard' },
  }
}

/** Opens a step with the draft in the page's own storage. */
export async function openStep(page: Page, step: number, draft: Draft): Promise<void> {
  await page.addInitScript((text) => { if (localStorage.getItem('setpaper.draft') === null) localStorage.setItem('setpaper.draft', text) }, JSON.stringify({ version: 1, draft }))
  await page.goto(`/generator?step=${step}`)
}

/** The draft as the page keeps it. */
export const keptDraft = (page: Page): Promise<Draft> => page.evaluate(() => (JSON.parse(localStorage.getItem('setpaper.draft')!) as { readonly draft: Draft }).draft)
