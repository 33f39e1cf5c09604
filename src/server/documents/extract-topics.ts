/** POST /documents/extract-topics */
import { extractTopics } from '#contract/documents.ts'
import { parseLanguage } from '#domain/language.ts'
import { err, ok } from '#domain/result.ts'
import type { Topic } from '#domain/topic.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service.ts'
import { topicAnswer } from './document-answer.ts'
import { withTopicsByAi } from './topics-by-ai.ts'

/** The topics of a document were found when it was read; those of a text are found now, in a limited child, and by the AI where one is set up. */
export const topics = (service: Pick<Service, 'db' | 'reading' | 'making' | 'ai' | 'plans' | 'log'>) => endpoint(extractTopics, async ({ access: { user }, body, request }) => {
  const { db, reading, plans } = service
  if ('content' in body) {
    const read = await reading.readInChild(Buffer.from(body.content), 'content.txt')
    if (!read.ok) return err({ code: 'invalid_input', field: 'content', problem: 'expected running text with topics' })
    const { found } = await withTopicsByAi(service, plans.of(user.tier), read.value, request.signal)
    return ok({ topics: found.topics.map(({ topic }) => topicAnswer(topic)), language: read.value.document.language })
  }
  const row = await db.selectFrom('document').leftJoin('documentReading', (join) => join.onRef('documentReading.schoolId', '=', 'document.schoolId').onRef('documentReading.documentId', '=', 'document.documentId'))
    .select(['document.name', 'document.status', 'document.language', 'documentReading.topics']).where('document.schoolId', '=', user.schoolId).where('document.documentId', '=', body.documentId).where('document.deletedAt', 'is', null).executeTakeFirst()
  if (row === undefined) return err({ code: 'not_found' })
  if (row.status === 'error') return err({ code: 'document_unread', name: row.name })
  if (row.status !== 'ready') return err({ code: 'document_not_ready', name: row.name })
  const language = parseLanguage(row.language ?? '')
  return ok({ topics: ((row.topics ?? []) as readonly Topic[]).map(topicAnswer), ...(language === undefined ? {} : { language }) })
})
