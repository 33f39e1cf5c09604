/** Routes of templates and of their sample papers. */
import { LONGEST } from '#domain/limits.ts'
import { z } from 'zod'
import { LEVELS } from '#domain/difficulty.ts'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import {
  ANSWER_SPACES,
  CANDIDATE_FIELDS,
  DENSITIES,
  HEADER_STYLES,
  NUMBERINGS,
  RULINGS,
  SECTION_KINDS,
  SECTION_NUMBERINGS,
  TEMPLATE_CATEGORIES,
  TEMPLATE_LAYOUTS,
  type Written,
} from '#domain/template.ts'
import { localised, id, idParams, paper, questionAnswer, time } from './shapes.ts'
import { route } from './route.ts'

const room = z.object({
  ruling: z.enum(RULINGS),
  rowsAMark: z.number(),
  least: z.int(),
  most: z.int(),
  answerLine: z.boolean().exactOptional(),
})
/** As domain/template.ts, with the specification's `nameTC` and `nameSC` beside the names. */
export const template = z
  .object({
    id,
    name: z.string(),
    nameTC: z.string(),
    nameSC: z.string(),
    names: localised,
    description: z.string(),
    descriptions: localised,
    category: z.enum(TEMPLATE_CATEGORIES),
    /** The address of the sample papers that show it. */
    preview: z.string(),
    difficulty: z.array(z.enum(LEVELS)),
    subjects: z.array(z.string()),
    gradeLevel: z.array(z.string()),
    layout: z.enum(TEMPLATE_LAYOUTS),
    features: z.array(localised),
    headerStyle: z.enum(HEADER_STYLES),
    questionNumbering: z.enum(NUMBERINGS),
    answerSpace: z.enum(ANSWER_SPACES),
    sections: z.array(
      z.object({
        id: z.string(),
        name: localised,
        type: z.enum(SECTION_KINDS),
        required: z.boolean(),
        customizable: z.boolean(),
      }),
    ),
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
      rooms: z
        .object({ short_answer: room, essay: room, part: room } satisfies Record<Written, typeof room>)
        .exactOptional(),
      practicalRecord: z.boolean(),
    }),
  })
  .meta({ id: 'Template' })

/**
 * A paper that shows a template (specification 2, section 3): what it holds at a glance, and `paper`, whole, as
 * domain/paper-json.ts writes it.
 */
const samplePaper = z
  .object({
    id,
    templateId: id,
    title: z.string(),
    titleTC: z.string(),
    titleSC: z.string(),
    titles: localised,
    subject: z.string(),
    subjects: localised,
    gradeLevel: z.string(),
    language: z.enum(PAPER_LANGUAGES),
    /** In minutes. */
    duration: z.int(),
    totalMarks: z.int(),
    generatedDate: time,
    sections: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        instructions: z.string(),
        totalMarks: z.int(),
        questions: z.array(questionAnswer),
      }),
    ),
    paper,
  })
  .meta({ id: 'SamplePaper' })

const filters = z.object({
  category: z.string().max(40).optional(),
  subject: z.string().max(LONGEST.subject).optional(),
  gradeLevel: z.string().max(LONGEST.grade).optional(),
})
export const listTemplates = route({
  method: 'GET',
  path: '/templates',
  policy: 'open',
  group: 'Templates',
  summary: 'The templates.',
  query: filters,
  answer: z.array(template),
})
export const listQuizTemplates = route({ ...listTemplates, path: '/quizzes/templates', summary: 'As `/templates`.' })
export const getTemplate = route({
  method: 'GET',
  path: '/templates/{id}',
  policy: 'open',
  group: 'Templates',
  summary: 'One template.',
  params: idParams,
  answer: template,
})
export const listTemplateSamples = route({
  method: 'GET',
  path: '/templates/{id}/samples',
  policy: 'open',
  group: 'Templates',
  summary: 'Sample papers of a template, those in `language` first. They are public, answers included.',
  params: idParams,
  query: z.object({ language: z.enum(PAPER_LANGUAGES).optional() }),
  answer: z.array(samplePaper),
})
