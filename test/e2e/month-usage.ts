/** Sets what the signed-in teacher's school has used this month, and the credits that are left. */
import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { balanceOf, grant, spend } from '#server/plans/credits.ts'
import type { Suite } from './suite.ts'

export async function setUsage(
  suite: Suite,
  context: BrowserContext,
  metric: 'quizzes' | 'questions' | 'pdfPages' | 'documents',
  used: number,
): Promise<void> {
  const { db } = suite.service.service
  const schoolId = await schoolOf(suite, context)
  const period = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format(new Date()).slice(0, 7)
  await db
    .insertInto('usage')
    .values({ schoolId, period, metric, used })
    .onConflict((conflict) => conflict.columns(['schoolId', 'period', 'metric']).doUpdateSet({ used }))
    .execute()
}

export async function setCredits(suite: Suite, context: BrowserContext, wanted: number): Promise<void> {
  const { db } = suite.service.service
  const schoolId = await schoolOf(suite, context)
  const more = wanted - (await balanceOf(db, schoolId))
  if (more > 0) await grant(db, schoolId, more, 'grant', randomUUID())
  if (more < 0) await spend(db, schoolId, -more, { reason: 'questions' }, randomUUID())
}

async function schoolOf(suite: Suite, context: BrowserContext): Promise<string> {
  const { data } = (await (await context.request.get(`${suite.url}/api/v1/me`)).json()) as {
    readonly data: { readonly id: string }
  }
  return (
    await suite.service.service.db
      .selectFrom('accountUser')
      .select('schoolId')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
  ).schoolId
}
