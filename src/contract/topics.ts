/** Routes of topics: a school's own, and the learning units of the curriculum. */
import { LONGEST } from '#domain/limits.ts'
import { z } from 'zod'
import { QUESTION_TYPES } from '#domain/question.ts'
import { id, idParams, level, list, paging, time, topic, localised } from './shapes.ts'
import { route } from './route.ts'

const group = 'Topics'
const MOST_SUBTOPICS = 50
const fields = {
  name: z.string().trim().min(1).max(LONGEST.topicName),
  description: z.string().max(LONGEST.topicDescription).default(''),
  subtopics: z.array(z.string().trim().min(1).max(LONGEST.topicName)).max(MOST_SUBTOPICS).default([]),
  difficulty: level.default('medium'),
  subject: z.string().trim().min(1).max(LONGEST.subject).default('General'),
  grade: z.string().max(LONGEST.grade).optional(),
}
export const TOPIC_SOURCES = ['own', 'curriculum'] as const
const source = z.enum(TOPIC_SOURCES)
const ownTopic = topic
  .extend({
    source: source.extract(['own']),
    grade: z.string().optional(),
    revision: z.int(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'OwnTopic' })
export type OwnTopic = z.input<typeof ownTopic>
/** A learning unit of the curriculum: its code is its id. `grades`: in which it is taught. */
const curriculumTopic = topic
  .extend({ source: source.extract(['curriculum']), grades: z.array(z.string()) })
  .meta({ id: 'CurriculumTopic' })
export type CurriculumTopic = z.input<typeof curriculumTopic>
const listedTopic = z.discriminatedUnion('source', [ownTopic, curriculumTopic])

export const listTopics = route({
  method: 'GET',
  path: '/topics',
  policy: 'teacher',
  group,
  summary:
    'The teacher’s own topics, the newest first, and then those of the curriculum; `source` asks for one of the two.',
  query: z.object({
    ...paging,
    subject: z.string().max(LONGEST.subject).optional(),
    gradeLevel: z.string().max(LONGEST.grade).optional(),
    difficulty: level.optional(),
    source: source.optional(),
  }),
  answer: list(listedTopic),
})
export const searchTopics = route({
  method: 'GET',
  path: '/topics/search',
  policy: 'teacher',
  group,
  summary:
    'Topics whose name or subtopics hold the words: the teacher’s own first, then those of the curriculum, in any language.',
  query: z.object({
    q: z.string().max(LONGEST.search).default(''),
    limit: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: z.object({ items: z.array(listedTopic) }),
})
/** Counts: at most what one topic may be asked for. A type that is missing has none. */
const topicCapacity = z
  .object({ topicId: z.string(), byType: z.partialRecord(z.enum(QUESTION_TYPES), z.int().min(1)) })
  .meta({ id: 'TopicCapacity' })
export type TopicCapacityAnswer = z.input<typeof topicCapacity>
export const getTopicCapacity = route({
  method: 'GET',
  path: '/topics/capacity',
  policy: 'teacher',
  group,
  rate: 'costly',
  refuses: ['not_found', 'document_not_ready', 'document_unread', 'took_too_long'],
  summary:
    'How many questions of each type the built-in engine can probably make: of each topic of a document, or, without `documentId`, of each learning unit of the curriculum, by `grade` and `subject`.',
  query: z.object({
    documentId: id.optional(),
    grade: z.string().max(40).optional(),
    subject: z.string().max(100).optional(),
  }),
  answer: z.array(topicCapacity),
})
export const createTopic = route({
  method: 'POST',
  path: '/topics',
  policy: 'teacher',
  group,
  status: 201,
  idempotent: true,
  summary: 'Adds a topic.',
  body: z.object(fields),
  answer: ownTopic,
})
export const getTopic = route({
  method: 'GET',
  path: '/topics/{id}',
  policy: 'teacher',
  group,
  refuses: ['not_found'],
  summary: 'One topic: an own one, or one of the curriculum by its code.',
  params: idParams,
  answer: listedTopic,
})
export const putTopic = route({
  method: 'PUT',
  path: '/topics/{id}',
  policy: 'topic_owner',
  group,
  summary: 'Changes a topic.',
  params: idParams,
  body: z.object({
    name: fields.name.optional(),
    description: z.string().max(LONGEST.topicDescription).optional(),
    subtopics: z.array(z.string().trim().min(1).max(LONGEST.topicName)).max(MOST_SUBTOPICS).optional(),
    difficulty: level.optional(),
    subject: z.string().trim().min(1).max(LONGEST.subject).optional(),
    grade: z.string().max(LONGEST.grade).optional(),
  }),
  answer: ownTopic,
})
export const deleteTopic = route({
  method: 'DELETE',
  path: '/topics/{id}',
  policy: 'topic_owner',
  group,
  summary: 'Deletes a topic.',
  params: idParams,
  answer: z.object({ id, deletedAt: time }),
})

const families = z.int().min(0)
/** What there is to ask on: how many kinds of question each learning unit has, by type. */
export const curriculumUnit = z
  .object({
    code: z.string(),
    name: localised,
    strand: z.string(),
    grades: z.array(z.string()),
    families: z.object({ multiple_choice: families, short_answer: families, long_question: families }),
  })
  .meta({ id: 'CurriculumUnit' })
export const listUnits = route({
  method: 'GET',
  path: '/curriculum/units',
  policy: 'open',
  group: 'Templates and topics',
  summary: 'The learning units of mathematics on which papers can be made.',
  query: z.object({ q: z.string().max(LONGEST.topic).optional(), grade: z.string().max(LONGEST.grade).optional() }),
  answer: z.array(curriculumUnit),
})
