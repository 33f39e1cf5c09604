/** Wrong input to every route is refused in plain words: which field, and what was expected there. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Route } from '#contract/route.ts'
import { ROUTES } from '#contract/routes.ts'
import { inputProblem } from '#domain/input-problem.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import { signUp, startService, type Client, type TestService } from './test-service.ts'

/** Words of parsers and of programming languages. */
const PARSER =
  /invalid|received|undefined|\bNaN\b|too (?:big|small)|[<>]=?|\bregex|pattern|\[object|zod|enum|literal|\bInput\b|\bint\b/i
const WRONG = [null, 5.5, -1, 'x', '', 'x'.repeat(3_000_000), true, [], {}, [{}], [[]], Number.MAX_VALUE]
const SAID = /^(?:The request cannot be understood|The field \S+ is wrong): (?:nothing was sent[^,]*, )?expected .+\.$/
const SAID_IN_CHINESE =
  /^(?:未能處理這項要求|无法处理此请求|欄位「.+」的內容不合規格|字段“.+”的内容不符合要求)：.*(?:[應应][為为]|須提交|须提交).+。$/

/** Whole values of other kinds, and for each field values of other kinds beside nothing else. */
function wrongInputs(schema: z.ZodType): unknown[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>
  }
  return [...WRONG, ...Object.keys(properties).flatMap((name) => WRONG.map((value) => ({ [name]: value })))]
}
const schemasOf = ({ body, query }: Route): z.ZodType[] =>
  [body, query].filter((schema): schema is z.ZodType => schema instanceof z.ZodType)

describe('the sentence for wrong input', () => {
  test.each(
    ROUTES.filter((route) => schemasOf(route).length > 0).map((route) => ({
      name: `${route.method} ${route.path}`,
      route,
    })),
  )('to $name is plain', ({ route }) => {
    let refused = 0
    for (const schema of schemasOf(route))
      for (const input of wrongInputs(schema)) {
        const parsed = schema.safeParse(input)
        if (parsed.success) continue
        refused += 1
        const sentence = wordRefusal({ code: 'invalid_input', ...inputProblem(parsed.error, input) }, messagesIn('en'))
        expect(sentence).toMatch(SAID)
        expect(sentence).not.toMatch(PARSER)
        for (const language of ['zh-TW', 'zh-CN'] as const) {
          const problem = inputProblem(parsed.error, input)
          const chinese = wordRefusal({ code: 'invalid_input', ...problem }, messagesIn(language))
          // What only English words of a schema say is not told in Chinese.
          if (problem.expected !== undefined) expect(chinese).toMatch(SAID_IN_CHINESE)
          expect(chinese).not.toMatch(/expected|undefined|\[object/)
        }
      }
    expect(refused).toBeGreaterThan(0)
  })
})

test.each([
  ['paper', { paper: 3 }, '欄位「paper」的內容不合規格：應為1或2。'],
  ['language', { paper: 1, language: 'fr' }, '欄位「language」的內容不合規格：應為en、zh-TW、zh-CN其中之一。'],
])('in Chinese what was expected of %s is named', (_field, input, sentence) => {
  const { body } = ROUTES.find(({ path }) => path === '/papers/preset')!
  const { error } = (body as z.ZodType).safeParse(input)
  const problem = { code: 'invalid_input', ...inputProblem(error!, input) } as const
  expect(wordRefusal(problem, messagesIn('zh-TW'))).toBe(sentence)
})

describe('over HTTP', () => {
  let service: TestService
  let teacher: Client
  beforeAll(async () => {
    service = await startService()
    teacher = await signUp(service.url)
  })
  afterAll(() => service.end())
  const open = ROUTES.filter(
    ({ policy, body, method }) =>
      (policy === 'open' || policy === 'teacher') && body instanceof z.ZodType && method !== 'GET',
  )
  test.each(open.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
    '$name refuses a list, and names the field that is wrong',
    async ({ route }) => {
      for (const body of [[], 'x', 5]) {
        const answer = await teacher.call(route.method, route.path.replaceAll(/\{\w+\}/g, 'none'), body)
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', field: '' } })
        expect(answer.body.error).toBe('The request cannot be understood: expected an object with named fields.')
      }
    },
  )
  test.each([
    { path: '/topics', body: {}, says: 'The field name is wrong: nothing was sent, expected a text.' },
    { path: '/topics', body: { name: 5 }, says: 'The field name is wrong: expected a text.' },
    { path: '/topics', body: { name: '' }, says: 'The field name is wrong: expected at least 1 character.' },
    {
      path: '/topics',
      body: { name: 'x', subtopics: ['a', ''] },
      says: 'The field subtopics.1 is wrong: expected at least 1 character.',
    },
    { path: '/papers/preset', body: { paper: 3 }, says: 'The field paper is wrong: expected 1 or 2.' },
    {
      path: '/papers/preset',
      body: { paper: 1, language: 'fr' },
      says: 'The field language is wrong: expected one of en, zh-TW, zh-CN.',
    },
    {
      path: '/documents/extract-topics',
      body: {},
      says: 'The request cannot be understood: nothing was sent as documentId or content, expected one of them.',
    },
    {
      path: '/quizzes/generate/document',
      body: { sourceDocuments: [] },
      says: 'The field sourceDocuments is wrong: expected at least 1 entry.',
    },
    {
      path: '/quizzes/generate/concept',
      body: { selectedTopics: [{ id: 'JS5', questionCount: 0 }] },
      says: 'The field selectedTopics.0.questionCount is wrong: expected a number of at least 1.',
    },
    {
      path: '/quizzes/generate/concept',
      body: { seed: true },
      says: 'The field seed is wrong: expected a text or a number.',
    },
  ])('$path with $body says: $says', async ({ path, body, says }) => {
    expect((await teacher.post(path, body)).body.error).toBe(says)
  })
})
