/** Topics, the teacher's own and the curriculum's: GET and POST /topics, /topics/search; GET, PUT and DELETE /topics/{id} */
import { sql, type Selectable } from 'kysely'
import {
  createTopic,
  deleteTopic,
  getTopic,
  listTopics,
  putTopic,
  searchTopics,
  type CurriculumTopic,
  type OwnTopic,
} from '#contract/topics.ts'
import { parseLevel } from '#domain/difficulty.ts'
import { err, ok } from '#domain/result.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import type { Unit } from '#curriculum/units.ts'
import type { Queries } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { endpoint, type RowKey } from '../http/endpoint.ts'
import { holding, pageOf, parseCursor } from '../http/paging.ts'
import { randomId } from '../foundation/random-id.ts'
import type { Service } from '../service/service.ts'
import { curriculumUnits, unitAnswer, unitsNamed, usesOf } from './curriculum-topics.ts'

type Needed = Pick<Service, 'db' | 'now'>

/** A topic that the teacher wrote is sure. */
const answer = ({
  lastUsed,
  ...row
}: Selectable<Database['topic']> & { readonly lastUsed: Date | null }): OwnTopic => ({
  id: row.topicId,
  name: row.name,
  description: row.description,
  subtopics: row.subtopics,
  difficulty: parseLevel(row.difficulty) ?? 'medium',
  confidence: 1,
  questionCount: TOPIC_DEFAULTS.questionCount,
  subject: row.subject,
  ...(row.grade === null ? {} : { grade: row.grade }),
  pageNumbers: [],
  lastUsed: lastUsed === null ? null : lastUsed.toISOString(),
  source: 'own',
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const ownTopics = (queries: Queries, schoolId: string) =>
  queries
    .selectFrom('topic')
    .selectAll()
    .select(
      sql<Date | null>`(select max(paper.created_at) from paper where paper.school_id = topic.school_id and paper.deleted_at is null and paper.topic_ids ? topic.topic_id)`.as(
        'lastUsed',
      ),
    )
    .where('schoolId', '=', schoolId)
    .where('deletedAt', 'is', null)

/** The curriculum's follow the teacher's own, in pages and after cursors. */
export const list = ({ db }: Needed) =>
  endpoint(listTopics, async ({ access: { user }, query }) => {
    const { page, limit, cursor, subject, gradeLevel, difficulty, source } = query
    const place = parseCursor(cursor)
    if (!place.ok) return place
    const filtered = ownTopics(db, user.schoolId)
      .$if(source === 'curriculum', (some) => some.where(sql<boolean>`false`))
      .where((where) =>
        where.and([
          ...(subject === undefined ? [] : [where('subject', '=', subject)]),
          ...(gradeLevel === undefined ? [] : [where('grade', '=', gradeLevel)]),
          ...(difficulty === undefined ? [] : [where('difficulty', '=', difficulty)]),
        ]),
      )
    const { own } = await filtered
      .clearSelect()
      .select(sql<number>`count(*)`.as('own'))
      .executeTakeFirstOrThrow()
    const rows = await filtered
      .orderBy('createdAt', 'desc')
      .orderBy('topicId', 'desc')
      .$if(place.value !== undefined, (some) =>
        some.where(sql<boolean>`(created_at, topic_id) < (${place.value?.createdAt}, ${place.value?.id})`),
      )
      .limit(limit + 1)
      .$if(place.value === undefined, (some) => some.offset((page - 1) * limit))
      .execute()
    const units = source === 'own' ? [] : curriculumUnits({ subject, gradeLevel, difficulty })
    const seen =
      place.value === undefined
        ? Math.max(0, (page - 1) * limit - own)
        : units.findIndex(({ code }) => code === place.value?.id) + 1
    const rest = rows.length > limit ? [] : units.slice(seen, seen + limit + 1 - rows.length)
    const uses = await usesOf(db, user.schoolId, rest)
    return ok(
      pageOf<(Selectable<Database['topic']> & { readonly lastUsed: Date | null }) | Unit, OwnTopic | CurriculumTopic>(
        [...rows, ...rest],
        { page, limit, total: own + units.length },
        (row) =>
          'code' in row ? { createdAt: AFTER_ALL, id: row.code } : { createdAt: row.createdAt, id: row.topicId },
        (row) => ('code' in row ? unitAnswer(row, user.language, uses) : answer(row)),
      ),
    )
  })

/** No topic of a teacher's was made before it: in the cursor of a unit it leaves them all behind. */
const AFTER_ALL = new Date(0)

export const search = ({ db }: Needed) =>
  endpoint(searchTopics, async ({ access: { user }, query: { q, limit } }) => {
    const rows = await ownTopics(db, user.schoolId)
      .where((where) =>
        where.or([
          where('name', 'ilike', holding(q)),
          sql<boolean>`exists (select 1 from jsonb_array_elements_text(topic.subtopics) s where s ilike ${holding(q)})`,
        ]),
      )
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute()
    const units = unitsNamed(q).slice(0, limit - rows.length)
    const uses = await usesOf(db, user.schoolId, units)
    return ok({ items: [...rows.map(answer), ...units.map((unit) => unitAnswer(unit, user.language, uses))] })
  })

export const create = ({ db, now }: Needed) =>
  endpoint(createTopic, async ({ access: { user }, body, remember }) => {
    const created = await db.transaction().execute(async (transaction) => {
      const row = await transaction
        .insertInto('topic')
        .values({
          schoolId: user.schoolId,
          topicId: randomId('topic'),
          ownerId: user.id,
          ...body,
          subtopics: JSON.stringify(body.subtopics),
          createdAt: now(),
          updatedAt: now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const topic = answer({ ...row, lastUsed: null })
      await remember(transaction, topic)
      return topic
    })
    return ok(created)
  })

const one = async ({ db }: Needed, { schoolId, id }: RowKey): Promise<OwnTopic> =>
  answer(await ownTopics(db, schoolId).where('topicId', '=', id).executeTakeFirstOrThrow())

export const get = ({ db }: Needed) =>
  endpoint(getTopic, async ({ access: { user }, params: { id } }) => {
    const unit = curriculumUnits({}).find(({ code }) => code === id)
    if (unit !== undefined) return ok(unitAnswer(unit, user.language, await usesOf(db, user.schoolId, [unit])))
    const row = await ownTopics(db, user.schoolId).where('topicId', '=', id).executeTakeFirst()
    return row === undefined ? err({ code: 'not_found' }) : ok(answer(row))
  })

export const put = (service: Needed) =>
  endpoint(putTopic, async ({ access: { topic }, body: { subtopics, ...fields } }) => {
    const changed = {
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      ...(subtopics === undefined ? {} : { subtopics: JSON.stringify(subtopics) }),
    }
    await service.db
      .updateTable('topic')
      .set((expression) => ({ ...changed, updatedAt: service.now(), revision: expression('revision', '+', 1) }))
      .where('schoolId', '=', topic.schoolId)
      .where('topicId', '=', topic.id)
      .execute()
    return ok(await one(service, topic))
  })

export const remove = ({ db, now }: Needed) =>
  endpoint(deleteTopic, async ({ access: { topic } }) => {
    const deletedAt = now()
    await db
      .updateTable('topic')
      .set({ deletedAt })
      .where('schoolId', '=', topic.schoolId)
      .where('topicId', '=', topic.id)
      .execute()
    return ok({ id: topic.id, deletedAt: deletedAt.toISOString() })
  })
