/** Topics by an AI: only those that the text holds; an AI that fails makes no document fail. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAiService, type AiService } from './ai-service.ts'
import { signUp, startService, readyDocument, type Client } from './test-service.ts'

let ai: AiService
let teacher: Client
/** What the built-in engine finds. */
let builtIn: readonly string[]
beforeAll(async () => {
  const plain = await startService()
  const other = await signUp(plain.url)
  builtIn = namesOf(
    (await other.get(`/documents/${await readyDocument(other, 'samples/honey-bees.pdf')}`)).body.data.extractedTopics,
  )
  await plain.end()
  ai = await startAiService()
  teacher = await signUp(ai.service.url)
})
afterAll(() => ai?.end())
beforeEach(() => ai.script(() => ({})))

const namesOf = (topics: readonly { readonly name: string }[]): string[] => topics.map(({ name }) => name)
const NAMED = {
  text: JSON.stringify({
    topics: ['Waggle dance', 'Royal jelly', 'Varroa mite', 'Quantum cryptography'].map((name) => ({
      name,
      description: '',
      subtopics: [],
      terms: [],
      difficulty: 'easy',
    })),
  }),
}

async function read(): Promise<any> {
  const { body } = await teacher.uploadFile('samples/honey-bees.pdf', '?onDuplicate=keep')
  return teacher.settled(body.data.id)
}

test("the topics are the AI's, as far as they stand in the text, with their pages", async () => {
  ai.script(() => NAMED)
  const document = await read()
  expect(document.status).toBe('ready')
  expect(namesOf(document.extractedTopics).toSorted()).toEqual(['Royal jelly', 'Varroa mite', 'Waggle dance'])
  for (const { pageNumbers } of document.extractedTopics) expect(pageNumbers.length).toBeGreaterThan(0)
  ai.script(() => ({}))
  const { id } = document.extractedTopics[0]
  const made = await teacher.post('/quizzes/generate/document', {
    sourceDocuments: [document.id],
    selectedTopics: [{ id, questionCount: 5 }],
    questionTypes: ['true_false', 'short_answer'],
  })
  expect(made.status).toBe(201)
  expect(made.body.data.questions.every(({ topicId }: any) => topicId === id)).toBe(true)
})

describe("the built-in engine's topics stay", () => {
  test.each([
    {
      name: 'has only topics that are not in the text',
      how: { text: JSON.stringify({ topics: [{ name: 'Quantum cryptography' }, { name: 'The French Revolution' }] }) },
    },
    { name: 'talks instead', how: { text: 'I cannot help with that.' } },
    { name: 'does not take the key', how: { status: 401 } },
    { name: 'breaks down', how: { status: 500 } },
    { name: 'says nothing', how: { hang: 'before' as const } },
    { name: 'answers 10 MB', how: { text: 'x'.repeat(10_000_000) } },
  ])('where the AI $name', async ({ how }) => {
    ai.script(() => how)
    const document = await read()
    expect(document.status).toBe('ready')
    expect(document.error).toBeUndefined()
    expect(namesOf(document.extractedTopics)).toEqual(builtIn)
  })
})

test('of a text that is handed over likewise', async () => {
  const content = await readFile('samples/honey-bees.txt', 'utf8')
  ai.script(() => NAMED)
  expect(namesOf((await teacher.post('/documents/extract-topics', { content })).body.data.topics).toSorted()).toEqual([
    'Royal jelly',
    'Varroa mite',
    'Waggle dance',
  ])
  ai.script(() => ({ status: 401 }))
  expect((await teacher.post('/documents/extract-topics', { content })).body.data.topics.length).toBeGreaterThan(2)
})
