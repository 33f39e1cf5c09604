import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { QuestionType } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import { READING_LIMITS } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import { chooseQuestions, offerCandidates } from './make-questions.ts'
import { topicCapacity } from './topic-capacity.ts'

test('what a topic is said to give of a type, a paper that asks for it gets', async () => {
  const name = 'honey-bees.txt'
  const read = await readDocument(new Uint8Array(readFileSync(`samples/${name}`)), name, READING_LIMITS)
  if (!read.ok) throw new Error(read.error.code)
  const source = { document: read.value, found: extractTopics(read.value) }
  const capacity = await topicCapacity(source)
  expect(capacity.map(({ topicId }) => topicId)).toEqual(source.found.topics.map(({ topic }) => topic.id))
  const offered = await offerCandidates([source], seededRandom('another'))
  const [asked, given] = [new Map<string, number>(), new Map<string, number>()]
  for (const { topicId, byType } of capacity)
    for (const [type, count] of Object.entries(byType) as [QuestionType, number][]) {
      const topic = source.found.topics.find((one) => one.topic.id === topicId)!.topic
      const request = { total: count, types: [type], difficulty: 'mixed', language: 'en' } as const
      const topics = [{ topic, questionCount: count }]
      const { questions } = chooseQuestions([source], offered, { ...request, topics }, seededRandom('another'))
      asked.set(`${topic.name}: ${type}`, count)
      given.set(`${topic.name}: ${type}`, questions.length)
    }
  expect(asked.size).toBeGreaterThan(10)
  expect(given).toEqual(asked)
})
