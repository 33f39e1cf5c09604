/** Routes of templates and topics. */
import { z } from 'zod'
import { LEVELS } from '#domain/difficulty.ts'
import { LANGUAGES } from '#domain/language.ts'
import { ANSWER_SPACES, BLANKS, CANDIDATE_FIELDS, DENSITIES, HEADER_STYLES, NUMBERINGS, RULINGS, SECTION_KINDS, SECTION_NUMBERINGS, TEMPLATE_CATEGORIES, TEMPLATE_LAYOUTS, type Written } from '#domain/template.ts'
import { id, idParams, level, list, paging, paper, questionAnswer, time } from './shapes.ts'
import { route } from './route.ts'

const localised = z.object({ en: z.string(), 'zh-TW': z.string(), 'zh-CN': z.string() })
const room = z.object({ ruling: z.enum(RULINGS), rowsAMark: z.number(), least: z.int(), most: z.int(), answerLine: z.boolean().exactOptional() })
/** As domain/template.ts, with the specification's `nameTC` and `nameSC` beside the names. */
export const template = z.object({
  id,
  name: z.string(),
  nameTC: z.string(),
  nameSC: z.string(),
  names: localised,
  description: z.string(),
  descriptions: localised,
  category: z.enum(TEMPLATE_CATEGORIES),
  difficulty: z.array(z.enum(LEVELS)),
  subjects: z.array(z.string()),
  gradeLevel: z.array(z.string()),
  layout: z.enum(TEMPLATE_LAYOUTS),
  features: z.array(localised),
  headerStyle: z.enum(HEADER_STYLES),
  questionNumbering: z.enum(NUMBERINGS),
  answerSpace: z.enum(ANSWER_SPACES),
  sections: z.array(z.object({ id: z.string(), name: localised, type: z.enum(SECTION_KINDS), required: z.boolean(), customizable: z.boolean() })),
  customization: z.object({
    schoolLogo: z.boolean(),
    customHeaders: z.boolean(),
    scoring: z.boolean(),
    timeLimit: z.boolean(),
    colors: z.object({ primary: z.string(), secondary: z.string(), text: z.string() }),
    fonts: z.object({ title: z.string(), body: z.string() }),
  }),
  setting: z.object({
    density: z.enum(DENSITIES),
    candidateFields: z.array(z.enum(CANDIDATE_FIELDS)),
    sectionNumbering: z.enum(SECTION_NUMBERINGS),
    blanks: z.enum(BLANKS),
    rooms: z.object({ short_answer: room, essay: room, part: room } satisfies Record<Written, typeof room>).exactOptional(),
    practicalRecord: z.boolean(),
  }),
}).meta({ id: 'Template' })

/** A paper that shows a template (specification 2, section 3): what it holds at a glance, and `paper`, whole, as domain/paper-json.ts writes it. */
const samplePaper = z.object({
  id,
  templateId: id,
  title: z.string(),
  titleTC: z.string(),
  titleSC: z.string(),
  titles: localised,
  subject: z.string(),
  subjects: localised,
  gradeLevel: z.string(),
  language: z.enum(LANGUAGES),
  /** In minutes. */
  duration: z.int(),
  totalMarks: z.int(),
  generatedDate: time,
  sections: z.array(z.object({ id: z.string(), title: z.string(), instructions: z.string(), totalMarks: z.int(), questions: z.array(questionAnswer) })),
  paper,
}).meta({ id: 'SamplePaper' })

const filters = z.object({ category: z.string().max(40).optional(), subject: z.string().max(100).optional(), gradeLevel: z.string().max(20).optional() })
export const listTemplates = route({ method: 'GET', path: '/templates', policy: 'open', group: 'Templates', summary: 'The templates.', query: filters, answer: z.array(template) })
export const listQuizTemplates = route({ ...listTemplates, path: '/quizzes/templates', summary: 'As `/templates`.' })
export const getTemplate = route({ method: 'GET', path: '/templates/{id}', policy: 'open', group: 'Templates', summary: 'One template.', params: idParams, answer: template })
export const listTemplateSamples = route({
  method: 'GET', path: '/templates/{id}/samples', policy: 'open', group: 'Templates', summary: 'Sample papers of a template, those in `language` first. They are public, answers included.',
  params: idParams, query: z.object({ language: z.enum(LANGUAGES).optional() }), answer: z.array(samplePaper),
})

const group = 'Topics'
const fields = {
  name: z.string().trim().min(1).max(200),
  description: z.string().max(2_000).default(''),
  subtopics: z.array(z.string().trim().min(1).max(200)).max(50).default([]),
  difficulty: level.default('medium'),
  subject: z.string().trim().min(1).max(100).default('General'),
  grade: z.string().max(20).optional(),
}
const ownTopic = z.object({ id, name: z.string(), description: z.string(), subtopics: z.array(z.string()), difficulty: z.enum(LEVELS), confidence: z.number(), questionCount: z.int(), subject: z.string(), grade: z.string().optional(), pageNumbers: z.array(z.int()), revision: z.int(), createdAt: time, updatedAt: time }).meta({ id: 'OwnTopic' })
export type OwnTopic = z.input<typeof ownTopic>

export const listTopics = route({ method: 'GET', path: '/topics', policy: 'teacher', group, summary: 'The teacher’s own topics.', query: z.object({ ...paging, subject: z.string().max(100).optional(), gradeLevel: z.string().max(20).optional(), difficulty: level.optional() }), answer: list(ownTopic) })
export const searchTopics = route({ method: 'GET', path: '/topics/search', policy: 'teacher', group, summary: 'Topics whose name or subtopics hold the words.', query: z.object({ q: z.string().max(200).default(''), limit: z.coerce.number().int().min(1).max(100).default(10) }), answer: z.object({ items: z.array(ownTopic) }) })
export const createTopic = route({ method: 'POST', path: '/topics', policy: 'teacher', group, status: 201, idempotent: true, summary: 'Adds a topic.', body: z.object(fields), answer: ownTopic })
export const getTopic = route({ method: 'GET', path: '/topics/{id}', policy: 'topic_owner', group, summary: 'One topic.', params: idParams, answer: ownTopic })
export const putTopic = route({ method: 'PUT', path: '/topics/{id}', policy: 'topic_owner', group, summary: 'Changes a topic.', params: idParams, body: z.object({ name: fields.name.optional(), description: z.string().max(2_000).optional(), subtopics: z.array(z.string().trim().min(1).max(200)).max(50).optional(), difficulty: level.optional(), subject: z.string().trim().min(1).max(100).optional(), grade: z.string().max(20).optional() }), answer: ownTopic })
export const deleteTopic = route({ method: 'DELETE', path: '/topics/{id}', policy: 'topic_owner', group, summary: 'Deletes a topic.', params: idParams, answer: z.object({ id, deletedAt: time }) })

const families = z.int().min(0)
/** What there is to ask on: how many kinds of question each learning unit has, by type. */
export const curriculumUnit = z.object({ code: z.string(), name: localised, strand: z.string(), grades: z.array(z.string()), families: z.object({ multiple_choice: families, short_answer: families, long_question: families }) }).meta({ id: 'CurriculumUnit' })
export const listUnits = route({ method: 'GET', path: '/curriculum/units', policy: 'open', group: 'Templates and topics', summary: 'The learning units of mathematics on which papers can be made.', query: z.object({ q: z.string().max(300).optional(), grade: z.string().max(40).optional() }), answer: z.array(curriculumUnit) })
