/** POST /documents/extract-topics */
import { extractTopics } from '#contract/documents.ts'
import { parsePaperLanguage } from '#domain/language.ts'
import { err, ok } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { documentRows, topicAnswer, topicsOf } from './document-answer.ts'
import { withTopicsByAi } from './topics-by-ai.ts'

/**
 * The topics of a document were found when it was read; those of a text are found now, in a limited child, and by the
 * AI where one is set up.
 */
export const topics = (service: Pick<Service, 'db' | 'reading' | 'making' | 'ai' | 'plans' | 'log'>) =>
  endpoint(extractTopics, async ({ access: { user }, body, request }) => {
    const { db, reading, plans } = service
    if ('content' in body) {
      const asker = { account: user.schoolId, signal: request.signal }
      const read = await reading.readInChild(Buffer.from(body.content), 'content.txt', { asker })
      if (!read.ok)
        return err({ code: 'invalid_input', field: 'content', problem: 'expected running text with topics' })
      const { found } = await withTopicsByAi(service, plans.of(user.tier), read.value, asker)
      return ok({
        topics: found.topics.map(({ topic }) => topicAnswer(topic, null)),
        language: read.value.document.language,
      })
    }
    const row = await documentRows(db, user.schoolId)
      .where('document.documentId', '=', body.documentId)
      .where('document.deletedAt', 'is', null)
      .executeTakeFirst()
    if (row === undefined) return err({ code: 'not_found' })
    if (row.status === 'error') return err({ code: 'document_unread', name: row.name })
    if (row.status !== 'ready') return err({ code: 'document_not_ready', name: row.name })
    const language = parsePaperLanguage(row.language ?? '')
    return ok({
      topics: topicsOf(row),
      ...(language === undefined ? {} : { language }),
    })
  })
