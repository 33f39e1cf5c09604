/**
 * Who is signed in, with plan and usage: by plain calls, since a public page loads neither the contract's shapes nor a
 * query library.
 */
import type { AnswerOf, Route } from '#contract/route.ts'
import type { getMe, usageStats } from '#contract/account.ts'
import { hasSession } from '../api/has-session.ts'

export type Account = AnswerOf<typeof getMe> & { readonly usage: AnswerOf<typeof usageStats> | undefined }

/** Null for a visitor, and where it cannot be found out: the page is for both. */
export async function findAccount(): Promise<Account | null> {
  if (!(await hasSession())) return null
  const [me, usage] = await Promise.all([
    dataOf<typeof getMe>('/api/v1/me'),
    dataOf<typeof usageStats>('/api/v1/usage/stats'),
  ])
  return me === undefined ? null : { ...me, usage }
}

async function dataOf<R extends Route>(path: string): Promise<AnswerOf<R> | undefined> {
  const answer = await fetch(path, { headers: { accept: 'application/json' } }).catch(() => undefined)
  if (answer?.ok !== true) return undefined
  return ((await answer.json()) as { readonly data: AnswerOf<R> }).data
}
