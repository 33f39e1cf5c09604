/** The table of the API in the specification, a row a call: who may call it, what it takes and what it gives. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { QUESTION_TYPES } from '#domain/question.ts'
import { FORMAT_IDS } from '#formats/formats.ts'
import type { Route } from './route.ts'
import { ROUTES } from './routes.ts'

const MAKING =
  'title sourceDocuments selectedTopics templateId questionCount questionTypes difficulty language timeLimit totalMarks instructions includeAnswers includeExplanations useCredits seed'
const DOCUMENT =
  'id url name originalName fileType fileSize status page_count createdAt language extractionStatus extractedTopics error warnings similarTo'
const TOPIC = 'id name description subtopics difficulty confidence questionCount subject pageNumbers'
const PAPER =
  'id code title sourceDocuments generationMode totalMarks score language status questions revision seed createdAt'
const QUESTION = 'id type question options correctAnswer explanation marks difficulty'
const LIST = 'items page limit total nextCursor'
const USAGE = 'usage limits tier credits resetsAt'
const PDF = 'application/pdf'

/** Fields of an address stand in its path; `open` needs no signing in. Of a list: the fields of its entries. */
const ROWS: readonly (readonly [call: string, takes: string, gives: string, open?: 'open'])[] = [
  ['GET /health', '', 'status version database jobs ai', 'open'],
  ['POST /documents', 'onDuplicate', `${DOCUMENT} isDuplicate existingDocument`],
  ['GET /documents/{id}', '', DOCUMENT],
  ['GET /documents', 'page limit status q type cursor', LIST],
  ['POST /documents/extract-topics', 'documentId content language', 'topics'],
  ['GET /documents/{id}/url', '', 'url'],
  ['GET /documents/{id}/pages/{page}', '', 'page text'],
  ['POST /quizzes/generate/document', MAKING, PAPER],
  ['POST /papers/generate', MAKING, PAPER],
  ['POST /papers/preset', 'paper structure language', PAPER, 'open'],
  ['POST /papers/{id}/regenerate', 'strategy keep', PAPER],
  ['POST /papers/{id}/questions/{questionId}/replace', 'difficulty type', QUESTION],
  [
    'POST /quizzes/generate/concept',
    'topic concept subject gradeLevel title questionCount questionTypes difficulty language timeLimit instructions seed metadata',
    PAPER,
  ],
  ['GET /quizzes/{id}', '', PAPER, 'open'],
  ['GET /papers/{id}', '', PAPER, 'open'],
  ['PATCH /papers/{id}', '', PAPER],
  ['GET /papers/{id}/export/{format}', 'part version paper', PDF, 'open'],
  ['GET /papers/{id}/export/answer-key', 'version paper', PDF, 'open'],
  ['GET /papers/{id}/export.zip', 'formats part version paper losses', 'application/zip', 'open'],
  ['POST /papers/{id}/share', 'answers', 'url answers'],
  ['DELETE /papers/{id}/share', '', 'shared'],
  ['GET /topics/capacity', 'documentId grade subject', 'topicId byType'],
  ['GET /templates', 'category subject gradeLevel', 'id name category preview', 'open'],
  ['GET /templates/{id}', '', 'id name category preview', 'open'],
  ['GET /usage/stats', '', USAGE],
  ['GET /usage/current', '', USAGE],
  ['GET /me', '', 'id name email tier credits language'],
  ['GET /dashboard', '', 'totalDocuments totalQuizzes recentDocuments recentQuizzes usage'],
  ['GET /subscription', '', 'tier credits_remaining renewsAt usage limits'],
  ['GET /documents/stats', '', 'byStatus'],
  ['GET /quizzes/stats', '', 'byStatus'],
  ['GET /documents/quota', '', 'used limit resetsAt'],
  ['GET /quizzes/quota', '', 'used limit resetsAt'],
  ['GET /topics', 'page limit cursor', LIST],
  ['POST /topics', 'name description subtopics difficulty subject', TOPIC],
  ['GET /topics/{id}', '', TOPIC],
  ['PUT /topics/{id}', 'name description subtopics difficulty subject', TOPIC],
  ['DELETE /topics/{id}', '', 'id'],
  ['GET /topics/search', 'q limit', 'items'],
  ['POST /papers/preview/pdf', 'questions', 'pdf'],
  ['POST //api/llm/generate-batch', 'prompt', 'questions'],
  ['POST //api/llm/generate-questions', 'prompt', 'questions'],
  ['POST //render', 'latex', 'image'],
  ['POST //render/batch', 'items', 'results'],
]

type Json = { readonly [key: string]: unknown }
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The names of all fields that a value of the schema may have; of a list those of its entries. */
function fieldsOf(schema: Route['answer'] | undefined, io: 'input' | 'output'): Set<string> {
  if (!(schema instanceof z.ZodType)) return new Set([schema ?? []].flat())
  const whole: Json = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const defs = isJson(whole['$defs']) ? whole['$defs'] : {}
  const found = new Set<string>()
  const walk = (node: unknown): void => {
    if (!isJson(node)) return
    if (typeof node['$ref'] === 'string') walk(defs[node['$ref'].replace('#/$defs/', '')])
    for (const name of Object.keys(isJson(node['properties']) ? node['properties'] : {})) found.add(name)
    for (const branches of [node['anyOf'], node['oneOf'], node['allOf']])
      if (Array.isArray(branches)) branches.forEach(walk)
    walk(node['items'])
  }
  walk(whole)
  return found
}

const routeOf = (call: string) => {
  const route = ROUTES.find(({ method, path }) => `${method} ${path}` === call)
  if (route === undefined) throw new Error(`The contract has no ${call}`)
  return route
}
const words = (text: string): string[] => (text === '' ? [] : text.split(' '))

test.each(ROWS.map(([call, takes, gives, open]) => ({ call, takes, gives, open })))(
  '$call is there with its fields',
  ({ call, takes, gives, open }) => {
    const route = routeOf(call)
    expect(['open', 'paper_reader'].includes(route.policy)).toBe(open === 'open')
    const body = route.body === 'files' || route.body === 'bytes' ? undefined : route.body
    const taken = new Set([...fieldsOf(route.query, 'input'), ...fieldsOf(body, 'input')])
    expect(words(takes).filter((name) => !taken.has(name))).toEqual([])
    const given = fieldsOf(route.answer, 'output')
    expect(words(gives).filter((name) => !given.has(name))).toEqual([])
  },
)

describe('what their values may be', () => {
  const accepts = (call: string, part: 'query' | 'body', value: object): boolean => {
    const schema = routeOf(call)[part]
    if (!(schema instanceof z.ZodType)) throw new Error(`${call} has no ${part} of fields`)
    return schema.safeParse(value).success
  }
  test.each([
    ['POST /documents', 'query', { onDuplicate: 'ask' }],
    ['POST /documents', 'query', { onDuplicate: 'keep' }],
    ['POST /documents', 'query', {}],
    ['POST /papers/preset', 'body', { paper: 1, structure: 'mock', language: 'zh-TW' }],
    ['POST /papers/preset', 'body', { paper: 2, structure: 'authentic', language: 'zh-CN' }],
    [
      'POST /quizzes/generate/document',
      'body',
      { sourceDocuments: ['d'], selectedTopics: [{ id: 't', questionCount: 3 }] },
    ],
    [
      'POST /quizzes/generate/document',
      'body',
      { sourceDocuments: ['d'], questionTypes: [...QUESTION_TYPES], seed: 7 },
    ],
    ['POST /quizzes/generate/concept', 'body', { metadata: { paperFormat: 'hkdse_paper1', structure: 'mock' } }],
    ['POST /papers/{id}/regenerate', 'body', { keep: ['q'] }],
    ['POST /papers/{id}/questions/{questionId}/replace', 'body', { difficulty: 'hard', type: 'essay' }],
    ['POST /papers/{id}/share', 'body', {}],
    ['GET /papers/{id}/export/{format}', 'query', { part: 'key', version: 'A', paper: 'a4' }],
    ['GET /papers/{id}/export.zip', 'query', { formats: 'pdf, docx,pdf', part: 'both' }],
    ['GET /topics/capacity', 'query', { grade: 'S4', subject: 'Mathematics' }],
  ] as const)('%s takes %s %j', (call, part, value) => {
    expect(accepts(call, part, value)).toBe(true)
  })
  test.each([
    ['POST /documents', 'query', { onDuplicate: 'drop' }],
    ['POST /papers/preset', 'body', { paper: 3 }],
    ['POST /quizzes/generate/document', 'body', { sourceDocuments: [] }],
    ['GET /papers/{id}/export/{format}', 'query', { version: 'G' }],
    ['GET /papers/{id}/export/{format}', 'query', { part: 'half' }],
    ['GET /papers/{id}/export.zip', 'query', {}],
    ['GET /papers/{id}/export.zip', 'query', { formats: ' , ' }],
    ['GET /papers/{id}/export.zip', 'query', { formats: 'pdf,papyrus' }],
  ] as const)('%s refuses %s %j', (call, part, value) => {
    expect(accepts(call, part, value)).toBe(false)
  })
})

test('a paper can be had in the formats of the specification, under their names there', () => {
  const named =
    'pdf docx html html-interactive md txt json xlsx moodle gift qti21 kahoot wayground google-forms ms-forms'
  expect(FORMAT_IDS).toEqual(expect.arrayContaining(named.split(' ')))
})
