/** The teacher's own topics: GET and POST /topics, /topics/search; GET, PUT and DELETE /topics/{id} */
import { sql, type Selectable } from 'kysely'
import { createTopic, deleteTopic, getTopic, listTopics, putTopic, searchTopics, type OwnTopic } from '#contract/catalogue.ts'
import { parseLevel } from '#domain/difficulty.ts'
import { ok } from '#domain/result.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import type { Database } from '../database/schema.ts'
import { endpoint, type RowKey } from '../http/endpoint.ts'
import { holding, pageOf, parseCursor } from '../http/paging.ts'
import { randomId } from '../random-id.ts'
import type { Service } from '../service.ts'

type Needed = Pick<Service, 'db' | 'now'>

/** A topic that the teacher wrote is sure. */
const answer = (row: Selectable<Database['topic']>): OwnTopic => ({
  id: row.topicId, name: row.name, description: row.description, subtopics: row.subtopics, difficulty: parseLevel(row.difficulty) ?? 'medium', confidence: 1, questionCount: TOPIC_DEFAULTS.questionCount, subject: row.subject,
  ...(row.grade === null ? {} : { grade: row.grade }), pageNumbers: [], revision: row.revision, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString(),
})

export const list = ({ db }: Needed) => endpoint(listTopics, async ({ access: { user }, query: { page, limit, cursor, subject, gradeLevel, difficulty } }) => {
  const place = parseCursor(cursor)
  if (!place.ok) return place
  const filtered = db.selectFrom('topic').selectAll().where('schoolId', '=', user.schoolId).where('deletedAt', 'is', null)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!)).$if(gradeLevel !== undefined, (query) => query.where('grade', '=', gradeLevel!)).$if(difficulty !== undefined, (query) => query.where('difficulty', '=', difficulty!))
  const { total } = await filtered.clearSelect().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const rows = await filtered.orderBy('createdAt', 'desc').orderBy('topicId', 'desc')
    .$if(place.value !== undefined, (query) => query.where(sql<boolean>`(created_at, topic_id) < (${place.value?.createdAt}, ${place.value?.id})`))
    .limit(limit + 1).$if(place.value === undefined, (query) => query.offset((page - 1) * limit)).execute()
  return ok(pageOf(rows, { page, limit, total }, (row) => ({ createdAt: row.createdAt, id: row.topicId }), answer))
})

export const search = ({ db }: Needed) => endpoint(searchTopics, async ({ access: { user }, query: { q, limit } }) => {
  const rows = await db.selectFrom('topic').selectAll().where('schoolId', '=', user.schoolId).where('deletedAt', 'is', null).where((where) => where.or([where('name', 'ilike', holding(q)), sql<boolean>`exists (select 1 from jsonb_array_elements_text(topic.subtopics) s where s ilike ${holding(q)})`])).orderBy('createdAt', 'desc').limit(limit).execute()
  return ok({ items: rows.map(answer) })
})

export const create = ({ db, now }: Needed) => endpoint(createTopic, async ({ access: { user }, body, remember }) => {
  const created = await db.transaction().execute(async (transaction) => {
    const row = await transaction.insertInto('topic').values({ schoolId: user.schoolId, topicId: randomId('topic'), ownerId: user.id, ...body, subtopics: JSON.stringify(body.subtopics), createdAt: now(), updatedAt: now() }).returningAll().executeTakeFirstOrThrow()
    await remember(transaction, answer(row))
    return row
  })
  return ok(answer(created))
})

const one = async ({ db }: Needed, { schoolId, id }: RowKey): Promise<OwnTopic> => answer(await db.selectFrom('topic').selectAll().where('schoolId', '=', schoolId).where('topicId', '=', id).executeTakeFirstOrThrow())

export const get = (service: Needed) => endpoint(getTopic, async ({ access: { topic } }) => ok(await one(service, topic)))

export const put = (service: Needed) => endpoint(putTopic, async ({ access: { topic }, body: { subtopics, ...fields } }) => {
  const changed = { ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)), ...(subtopics === undefined ? {} : { subtopics: JSON.stringify(subtopics) }) }
  await service.db.updateTable('topic').set((expression) => ({ ...changed, updatedAt: service.now(), revision: expression('revision', '+', 1) })).where('schoolId', '=', topic.schoolId).where('topicId', '=', topic.id).execute()
  return ok(await one(service, topic))
})

export const remove = ({ db, now }: Needed) => endpoint(deleteTopic, async ({ access: { topic } }) => {
  const deletedAt = now()
  await db.updateTable('topic').set({ deletedAt }).where('schoolId', '=', topic.schoolId).where('topicId', '=', topic.id).execute()
  return ok({ id: topic.id, deletedAt: deletedAt.toISOString() })
})
