import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { err, ok } from '#domain/result.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { readSample } from '#test/reading/read-sample.ts'
import { makeQuestions } from '../make-questions.ts'
import type { AiRequest, AskAi } from './ask-ai.ts'
import { findQuotation } from './proof/quotations/find-quotation.ts'
import { topicsWithAi } from './topics-with-ai.ts'

const source = (name: string): Promise<DocumentWithTopics> =>
  readSample(readFileSync(new URL(`../../../samples/${name}`, import.meta.url)), name)

let nutrition: DocumentWithTopics
let history: DocumentWithTopics
beforeAll(async () => {
  nutrition = await source('nutrition.pdf')
  history = await source('self-strengthening.txt')
})

const answering = (text: string): AskAi & { last?: AiRequest } => {
  const ask: AskAi & { last?: AiRequest } = (request) => {
    ask.last = request
    return Promise.resolve(ok({ text, model: 'm', tokens: { input: 10, output: 5 }, isCut: false }))
  }
  return ask
}
const answer = (topics: readonly object[]): AskAi =>
  answering(`Here you are:\n\`\`\`json\n${JSON.stringify({ topics })}\n\`\`\``)

const ENGLISH = [
  {
    name: 'Food Substances',
    description: 'A nutrient is a substance in food that the body needs for energy, growth or health.',
    subtopics: ['vitamins and minerals', 'black holes'],
    terms: ['carbohydrates', 'lipids', 'proteins', 'vitamin'],
    difficulty: 'beginner',
  },
  {
    name: '5.2 The digestive system',
    description: 'It is a lovely system, says the AI.',
    subtopics: ['peristalsis'],
    terms: ['stomach', 'enzymes', 'small intestine'],
    difficulty: 'hard',
  },
  { name: 'Dietary fibre', description: '', subtopics: [], terms: ['constipation'], difficulty: 'easy' },
]

describe('topics that an AI names', () => {
  test('have their blocks and pages from the text, and words of the text alone', async () => {
    let pauses = 0
    const made = await topicsWithAi(
      { ...nutrition, seed: 's' },
      { ask: answer(ENGLISH), wait: () => ((pauses += 1), Promise.resolve()) },
    )
    expect(pauses).toBeGreaterThanOrEqual(1)
    expect(made).toMatchObject({ byAi: true, dropped: 0, model: 'm', tokens: { input: 10, output: 5 } })
    const [food, digestion] = ['Food Substances', 'The digestive system'].map((name) =>
      made.found.topics.find(({ topic }) => topic.name === name)!,
    )
    expect(food!.topic).toMatchObject({
      description: ENGLISH[0]!.description,
      subtopics: ['vitamins and minerals'],
      difficulty: 'easy',
      pages: expect.arrayContaining([1]) as number[],
    })
    expect(digestion!.topic.description).not.toBe(ENGLISH[1]!.description)
    expect(findQuotation(digestion!.topic.description, nutrition.document)).toBeDefined()
    expect(digestion!.blocks.map((index) => nutrition.document.blocks[index]!.text).join(' ')).toContain(
      'The stomach is a muscular bag',
    )
    expect(food!.blocks.map((index) => nutrition.document.blocks[index]!.text).join(' ')).toContain(
      'Glucose is a simple sugar',
    )
  })

  test('stand on blocks that no other topic has, in the order of the text', async () => {
    const {
      found: { topics },
    } = await topicsWithAi({ ...nutrition, seed: 's' }, { ask: answer(ENGLISH.toReversed()) })
    const blocks = topics.flatMap((topic) => topic.blocks)
    expect(new Set(blocks).size).toBe(blocks.length)
    for (const topic of topics) expect(topic.blocks).toEqual(topic.blocks.toSorted((a, b) => a - b))
    expect(topics.map((topic) => topic.blocks[0]!)).toEqual(
      topics.map((topic) => topic.blocks[0]!).toSorted((a, b) => a - b),
    )
  })

  test('work with the built-in engine', async () => {
    const { found } = await topicsWithAi({ ...nutrition, seed: 's' }, { ask: answer(ENGLISH) })
    const [first] = found.topics
    const { questions } = await makeQuestions(
      [{ document: nutrition.document, found }],
      {
        topics: [{ topic: first!.topic, questionCount: 2 }],
        total: 2,
        types: ['multiple_choice', 'fill_blank'],
        difficulty: 'mixed',
        language: 'en',
      },
      seededRandom('s'),
    )
    expect(questions.map(({ topicId }) => topicId)).toEqual([first!.topic.id, first!.topic.id])
  })

  test('in Chinese are found in either script', async () => {
    const topics = [
      { name: '自強運動的背景', terms: ['鴉片戰爭', '南京條約'] },
      { name: '自强运动的经过', terms: ['福州船政局', '江南製造局'] },
      { name: '量子糾纏', terms: ['自強運動'] },
      { name: '太平天國', terms: [] },
    ]
    const made = await topicsWithAi({ ...history, seed: 's' }, { ask: answer(topics) })
    expect(made).toMatchObject({ byAi: true, dropped: 1 })
    expect(made.found.topics.map(({ topic }) => topic.name)).not.toContain('量子糾纏')
    expect(made.found.topics.length).toBe(3)
  })
})

describe('the built-in topics stay', () => {
  test.each([
    {
      name: 'when the text holds none of those that the AI names',
      text: JSON.stringify(['Black holes', 'Roman law', 'Stellar fusion'].map((name) => ({ name }))),
    },
    { name: 'when too few are left', text: JSON.stringify([ENGLISH[0], { name: 'Quantum chromodynamics' }]) },
    { name: 'when the answer is empty', text: '' },
    { name: 'when the answer is prose', text: 'I would rather not.' },
  ])('$name', async ({ text }) => {
    const made = await topicsWithAi({ ...nutrition, seed: 's' }, { ask: answering(text) })
    expect(made.byAi).toBe(false)
    expect(made.found).toBe(nutrition.found)
  })

  test('when the provider fails, and the fault is told', async () => {
    const made = await topicsWithAi(
      { ...nutrition, seed: 's' },
      { ask: () => Promise.resolve(err({ code: 'timeout', tokens: { input: 3, output: 0 } })) },
    )
    expect(made).toMatchObject({ byAi: false, fault: { code: 'timeout' }, tokens: { input: 3, output: 0 } })
    expect(made.found).toBe(nutrition.found)
  })

  test('and nothing is asked where there is no text', async () => {
    const document = { ...nutrition.document, blocks: [], outline: [] }
    const made = await topicsWithAi(
      { document, found: { topics: [], terms: [] }, seed: 's' },
      { ask: () => Promise.reject(new Error('asked')) },
    )
    expect(made).toMatchObject({ byAi: false, found: { topics: [] } })
  })
})
