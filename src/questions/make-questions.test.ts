import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'

import { QUESTION_TYPES, questionFault, type Question, type QuestionType } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import { plainText } from '#domain/rich-text.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { readSample } from '#test/reading/read-sample.ts'
import { itemFlaws } from './checks/item-flaws.ts'
import { isJudgedBy } from './gate-candidates.ts'
import { makeQuestions, offerCandidates, type QuestionRequest } from './make-questions.ts'

const TYPES: NonEmpty<QuestionType> = ['multiple_choice', 'true_false', 'fill_blank', 'short_answer']
const wish: QuestionRequest = { total: 20, types: TYPES, difficulty: 'mixed', language: 'en' }

const source = (name: string): Promise<DocumentWithTopics> =>
  readSample(readFileSync(new URL(`../../samples/${name}`, import.meta.url)), name)

let english: DocumentWithTopics
let chinese: DocumentWithTopics
beforeAll(async () => {
  english = await source('nutrition.txt')
  chinese = await source('self-strengthening.txt')
})

const words = (questions: readonly Question[]): string[] => questions.map(({ stem }) => plainText(stem))

describe('twenty questions of a chapter', () => {
  test('come in the order of the sections, easy ones first, each sound and with 2 marks', async () => {
    const { questions } = await makeQuestions([english], wish, seededRandom('a'))
    expect(questions).toHaveLength(20)
    const types = questions.map(({ type }) => TYPES.indexOf(type))
    expect(types).toEqual(types.toSorted((a, b) => a - b))
    // A scheme of three points keeps a mark for each.
    const points = questions.map((one) => (one.type === 'short_answer' ? one.markingScheme.length : 0))
    expect(questions.map(({ marks }) => marks)).toEqual(points.map((count) => Math.max(2, count)))
    for (const question of questions) expect(questionFault(question)).toBeUndefined()
  })
  test('ask nothing twice: neither a sentence nor an answer comes again', async () => {
    const { questions } = await makeQuestions([english], wish, seededRandom('a'))
    // One sentence may show two terms of the lexicon, whose keys do not rest on it.
    const quotes = questions.flatMap(({ provenance }) =>
      provenance.proof === 'quoted' ? [provenance.source?.quote] : [],
    )
    expect(new Set(quotes).size).toBe(quotes.length)
    const blanks = questions.flatMap((question) =>
      question.type === 'fill_blank' ? [plainText(question.keys[0][0]).toLowerCase()] : [],
    )
    expect(new Set(blanks).size).toBe(blanks.length)
  })
  test('every marking scheme adds up to the marks of its question', async () => {
    const { questions } = await makeQuestions([english, chinese], { ...wish, total: 40 }, seededRandom('a'))
    for (const question of questions)
      if (question.type === 'short_answer' && question.markingScheme.length > 0)
        expect(question.markingScheme.reduce((sum, row) => sum + row.marks, 0)).toBe(question.marks)
  })
  test('asked of a class that sat an earlier paper: what it asked comes last, and fills a paper that needs it', async () => {
    const few = { ...wish, total: 6 }
    const first = words((await makeQuestions([english], few, seededRandom('a'))).questions)
    const second = words((await makeQuestions([english], { ...few, earlier: first }, seededRandom('a'))).questions)
    expect(second).toHaveLength(6)
    expect(second.filter((stem) => first.includes(stem))).toEqual([])
    const everything = await makeQuestions([english], wish, seededRandom('a'))
    const full = await makeQuestions([english], { ...wish, earlier: words(everything.questions) }, seededRandom('b'))
    expect(full.questions).toHaveLength(everything.questions.length)
  })
  test('are the same for the same seed, and others for another', async () => {
    const first = await makeQuestions([english], wish, seededRandom('a'))
    expect(await makeQuestions([english], wish, seededRandom('a'))).toEqual(first)
    expect(words((await makeQuestions([english], wish, seededRandom('b'))).questions)).not.toEqual(
      words(first.questions),
    )
  })
})

describe('topics that the teacher picked', () => {
  test('give exactly the counts asked for', async () => {
    const topics = english.found.topics.slice(0, 2).map(({ topic }, index) => ({ topic, questionCount: 3 + index }))
    const { questions } = await makeQuestions([english], { ...wish, topics }, seededRandom('a'))
    expect(topics.map(({ topic }) => questions.filter(({ topicId }) => topicId === topic.id).length)).toEqual([3, 4])
  })
  test('that cannot give enough are named, and no topic that was not picked fills in', async () => {
    const topics = [{ topic: english.found.topics[3]!.topic, questionCount: 20 }]
    const { questions, notices } = await makeQuestions(
      [english],
      { ...wish, topics, types: ['short_answer'] },
      seededRandom('a'),
    )
    expect(questions.length).toBeLessThan(20)
    expect(new Set(questions.map(({ topic }) => topic))).toEqual(new Set([topics[0]!.topic.name]))
    expect(notices).toContainEqual({
      kind: 'shortfall',
      shortfall: { kind: 'topic', topic: topics[0]!.topic.name, asked: 20, given: questions.length },
    })
  })
  test('fill in for one another before anyone is told that there is no more', async () => {
    const [poor, rich] = [english.found.topics[3]!, english.found.topics[1]!]
    const types = ['short_answer', 'fill_blank'] as const
    const alone = await makeQuestions(
      [english],
      { ...wish, topics: [{ topic: poor.topic, questionCount: 20 }], types },
      seededRandom('a'),
    )
    const most = alone.questions.length
    expect(most).toBeLessThan(20)
    const topics = [
      { topic: poor.topic, questionCount: most + 2 },
      { topic: rich.topic, questionCount: 3 },
    ]
    const { questions, notices } = await makeQuestions([english], { ...wish, topics, types }, seededRandom('a'))
    expect(questions).toHaveLength(most + 5)
    expect(new Set(questions.map(({ topicId }) => topicId))).toEqual(new Set([poor.topic.id, rich.topic.id]))
    expect(notices).not.toContainEqual(
      expect.objectContaining({ shortfall: expect.objectContaining({ kind: 'total' }) }),
    )
  })
  test('of two documents stand on one paper', async () => {
    const topics = [english, chinese].map(({ found }) => ({ topic: found.topics[1]!.topic, questionCount: 4 }))
    const { questions } = await makeQuestions([english, chinese], { ...wish, topics }, seededRandom('a'))
    expect(new Set(questions.map(({ provenance }) => provenance.source?.documentId)).size).toBe(2)
  })
})

test('sentences of two documents do not exclude each other, answers do', async () => {
  const copy: DocumentWithTopics = { ...english, document: { ...english.document, id: asId<'Document'>('copy') } }
  const candidates = await offerCandidates([english, copy], seededRandom('a'))
  const exclusionsOf = (id: string): Set<string> =>
    new Set(
      candidates
        .filter(({ draft }) => draft.provenance.source?.documentId === id)
        .flatMap(({ exclusions }) => exclusions),
    )
  const shared = [...exclusionsOf(english.document.id)].filter((exclusion) => exclusionsOf('copy').has(exclusion))
  expect(shared.filter((exclusion) => exclusion.includes('sentence:'))).toEqual([])
  expect(shared.length).toBeGreaterThan(0)
})

/** Types of which the makers give nothing for the chapter. */
test.each<{ language: 'en' | 'zh'; missing: readonly QuestionType[] }>([
  { language: 'en', missing: [] },
  { language: 'zh', missing: ['essay'] },
])(
  'a paper of all seven types is filled from a chapter, with every type that it gives ($language)',
  async ({ language, missing }) => {
    const document = language === 'en' ? english : chinese
    const { questions, notices } = await makeQuestions(
      [document],
      { ...wish, types: QUESTION_TYPES, language: document.document.language },
      seededRandom('a'),
    )
    expect(questions).toHaveLength(20)
    expect(new Set(questions.map(({ type }) => type))).toEqual(
      new Set(QUESTION_TYPES.filter((type) => !missing.includes(type))),
    )
    // The one long question takes what a fourth short answer would ask.
    expect(notices.filter((notice) => notice.kind === 'shortfall' && notice.shortfall.given === 0)).toEqual(
      missing.map((type) => ({ kind: 'shortfall', shortfall: { kind: 'type', type, asked: 1, given: 0 } })),
    )
    for (const question of questions) {
      expect(questionFault(question)).toBeUndefined()
      // What the reader of a row decides, rules about words only guess.
      const isReviewed = question.provenance.proof === 'reviewed'
      expect(
        itemFlaws(question, document.document.language).filter(
          ({ severity, code }) => severity === 'reject' && !(isReviewed && !isJudgedBy(code, { maker: 'lexicon_' })),
        ),
      ).toEqual([])
    }
  },
)

describe('languages', () => {
  test('a Simplified paper of a Traditional document holds Simplified questions', async () => {
    const { questions, notices } = await makeQuestions([chinese], { ...wish, language: 'zh-CN' }, seededRandom('a'))
    expect(words(questions).join('')).not.toMatch(/[強運動總國學開]/)
    expect(notices.filter(({ kind }) => kind === 'language')).toEqual([])
  })
  test('an English document on a Chinese paper stays English, and the teacher is told', async () => {
    const { questions, notices } = await makeQuestions([english], { ...wish, language: 'zh-TW' }, seededRandom('a'))
    expect(words(questions).join('')).not.toMatch(/\p{Script=Han}/u)
    expect(notices).toContainEqual({ kind: 'language', asked: 'zh-TW', given: 'en' })
  })
})

test('a document without anything to ask gives no question and says so', async () => {
  const empty: DocumentWithTopics = { document: { ...english.document, blocks: [] }, found: { topics: [], terms: [] } }
  const { questions, notices } = await makeQuestions([empty], wish, seededRandom('a'))
  expect(questions).toEqual([])
  expect(notices).toContainEqual({ kind: 'shortfall', shortfall: { kind: 'total', asked: 20, given: 0 } })
})
