/** Sets what the school of whoever is signed in has used this month. */
import type { BrowserContext } from '@playwright/test'
import type { Suite } from './suite.ts'

export async function setUsage(suite: Suite, context: BrowserContext, metric: 'quizzes' | 'questions' | 'pdfPages' | 'documents', used: number): Promise<void> {
  const { data } = (await (await context.request.get(`${suite.url}/api/v1/me`)).json()) as { readonly data: { readonly id: string } }
  const { db } = suite.service.service
  const { schoolId } = await db.selectFrom('accountUser').select('schoolId').where('id', '=', data.id).executeTakeFirstOrThrow()
  const period = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format(new Date()).slice(0, 7)
  await db.insertInto('usage').values({ schoolId, period, metric, used }).onConflict((conflict) => conflict.columns(['schoolId', 'period', 'metric']).doUpdateSet({ used })).execute()
}
