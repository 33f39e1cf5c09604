/** What the scripted AI answers passes the product's own checks, so that tests of papers see a provider that works. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSample } from '../reading/read-sample.ts'
import { PAPER_LANGUAGES, type PaperLanguage } from '#domain/language.ts'
import type { PaperConfiguration } from '#domain/paper.ts'
import { QUESTION_TYPES, type QuestionType } from '#domain/question.ts'
import { ok } from '#domain/result.ts'
import { asId } from '#domain/ids.ts'
import type { SelectedTopic } from '#domain/topic.ts'
import { makeWithAi, type AiMade } from '#questions/from-ai/make-with-ai.ts'
import { topicsWithAi } from '#questions/from-ai/topics-with-ai.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { answerPrompt } from './mind/answer-prompt.ts'

async function make(
  language: PaperLanguage,
  types: readonly QuestionType[],
  topics: readonly SelectedTopic[],
  sources: readonly DocumentWithTopics[] = [],
): Promise<AiMade> {
  const total = topics.reduce((sum, { questionCount }) => sum + questionCount, 0)
  const configuration: PaperConfiguration = {
    title: 'Test',
    language,
    difficulty: 'mixed',
    questionTypes: types as readonly [QuestionType],
    totalQuestions: total,
    questionsPerTopic: total,
    timeLimit: 60,
    instructions: '',
    includeAnswerKey: true,
    paperFormat: 'standard',
  }
  let asked = 0
  return makeWithAi(
    { configuration, topics, sources, strategy: 'concurrent', beside: [], earlier: [], seed: 'seed' },
    {
      ask: (request) => {
        const text = answerPrompt(request, {}, asked++)
        request.onText?.(text)
        return Promise.resolve(ok({ text, model: 'scripted', tokens: { input: 1, output: 1 }, isCut: false }))
      },
      prove: () => ({ kind: 'undecided' }),
      wait: () => Promise.resolve(),
    },
  )
}

describe.each(PAPER_LANGUAGES)('mathematics in %s', (language) => {
  const equations = {
    topic: {
      id: asId<'Topic'>('equations'),
      name: 'Equations',
      description: '',
      subtopics: [],
      difficulty: 'medium' as const,
      confidence: 0.8,
      category: 'Mathematics',
      pages: [],
    },
    questionCount: 30,
  }
  test.each(QUESTION_TYPES)('30 of %s: none is dropped', async (type) => {
    const made = await make(language, [type], [equations])
    expect({ made: made.questions.length, warnings: made.warnings }).toEqual({ made: 30, warnings: [] })
  })
})

test.each(['nutrition.pdf', 'honey-bees.docx', 'self-strengthening.txt'])(
  'topics and questions of every type from %s',
  async (name) => {
    const source = await readSample(readFileSync(new URL(`../../samples/${name}`, import.meta.url)), name)
    const named = await topicsWithAi(
      { ...source, seed: 'seed' },
      {
        ask: (request) =>
          Promise.resolve(
            ok({ text: answerPrompt(request), model: 'scripted', tokens: { input: 1, output: 1 }, isCut: false }),
          ),
      },
    )
    expect({ byAi: named.byAi, dropped: named.dropped, enough: named.found.topics.length >= 4 }).toEqual({
      byAi: true,
      dropped: 0,
      enough: true,
    })
    const topics = source.found.topics.slice(0, 4).map(({ topic }) => ({ topic, questionCount: 3 }))
    for (const type of QUESTION_TYPES) {
      const { questions } = await make(source.document.language, [type], topics, [source])
      // A short text has sentences enough for eight questions of any type, and no more for pairs.
      expect({ type, enough: questions.length >= 8 }).toEqual({ type, enough: true })
      for (const { provenance } of questions)
        expect(source.document.blocks.some(({ text }) => text.includes(provenance.source!.quote))).toBe(true)
    }
  },
)
