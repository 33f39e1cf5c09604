/**
 * New questions for a paper that is there: from what it was made of, by the AI where one is set up, families and
 * structures always by themselves.
 */
import { isUnitCode } from '#curriculum/units.ts'
import { strategyFor, type Strategy } from '#domain/generation-strategy.ts'
import type { Paper } from '#domain/paper.ts'
import type { Plan } from '#domain/plan.ts'
import type { Question } from '#domain/question.ts'
import type { Refusal } from '#domain/refusal.ts'
import { rescaleTopics } from '#domain/rescale.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { SelectedTopic } from '#domain/topic.ts'
import { isDrawn, remakeDrawn } from '#questions/from-families/remake-drawn.ts'
import { topicOf } from '#questions/from-families/make-concept-paper.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import type { Watched } from '../../generations/watched.ts'
import type { RowKey } from '../../http/endpoint.ts'
import type { Service } from '../../service/service.ts'
import { inWords } from './asked-topics.ts'
import { refusalOf, type Made } from './made-paper.ts'
import { readSources, type SourceReading } from './source-readings.ts'
import { makeFromDocuments } from './make-from-documents.ts'
import { makeFromTopics } from './make-from-topics.ts'

export type Remaking = {
  readonly before: Paper
  readonly kept: readonly Question[]
  readonly wanted: number
  readonly strategy: Strategy
  readonly seed: string
  readonly seedIsChosen: boolean
}
type Needed = Pick<Service, 'db' | 'ai' | 'making' | 'drawLatexFor' | 'log' | 'now'>
/** What is made of a paper is paid for first, and refused before that where its documents are gone. */
export type Making<Value> = (generation: Watched) => Promise<Result<Value, Refusal>>

export async function remaking(
  service: Needed,
  key: RowKey,
  plan: Plan,
  { before, kept, wanted, strategy, seed, seedIsChosen }: Remaking,
): Promise<Result<Making<Made>, Refusal>> {
  const now = service.now().toISOString()
  const whom = (generation: Watched) => ({ schoolId: key.schoolId, plan, generation })
  if (before.structure !== undefined || (service.ai === undefined && isDrawn(before))) {
    return ok(async () => {
      const made = remakeDrawn({ before, kept, seed, now }, toSimplified)
      return made.ok ? ok({ paper: { ...before, ...made.value }, fallback: false }) : err(refusalOf(made.error))
    })
  }
  const { configuration, templateId, subject, grade } = before
  if (before.sourceDocuments.length === 0 && service.ai !== undefined && before.topics.length > 0) {
    const instead = before.questions.filter((question) => !kept.includes(question))
    return ok((generation) =>
      makeFromTopics(service, whom(generation), {
        configuration,
        templateId,
        topics: topicsOf(before, instead, wanted),
        kept,
        instead,
        seed,
        now,
        strategy: (questions) => (questions === wanted ? strategy : strategyFor(questions)),
        ...(subject === undefined ? {} : { subject }),
        ...(grade === undefined ? {} : { grade }),
      }),
    )
  }
  const sources = await sourcesOf(service, key, before)
  if (!sources.ok) return sources
  const topics = topicsThere(before, kept, wanted, sources.value)
  return ok(async (generation) => {
    const made = await makeFromDocuments(service, whom(generation), {
      configuration,
      templateId,
      topics,
      sources: sources.value,
      kept,
      seed,
      seedIsChosen,
      now,
      strategy,
    })
    return made.ok ? ok({ ...made.value, paper: withoutTopicCounts(made.value.paper) }) : made
  })
}

/** How many questions each topic gives follows from the paper before; nobody asked for that count. */
const withoutTopicCounts = (paper: Paper): Paper => ({
  ...paper,
  notices: paper.notices.filter((notice) => notice.kind !== 'shortfall' || notice.shortfall.kind !== 'topic'),
})

export async function sourcesOf(
  { db }: Pick<Service, 'db'>,
  { schoolId }: RowKey,
  paper: Paper,
): Promise<Result<readonly SourceReading[], Refusal>> {
  return paper.sourceDocuments.length === 0
    ? err({ code: 'no_sources' })
    : readSources(
        db,
        schoolId,
        paper.sourceDocuments.map(({ id }) => id),
      )
}

/** The topics of the paper, as often as its questions that go. */
function topicsOf({ topics, language, subject }: Paper, instead: readonly Question[], wanted: number): SelectedTopic[] {
  const counted = topics.map(({ id, name }): SelectedTopic => {
    const questionCount = Math.max(1, instead.filter(({ topicId }) => topicId === id).length)
    return isUnitCode(id)
      ? topicOf(id, questionCount, language)
      : { topic: { ...inWords(name, subject), id }, questionCount }
  })
  return rescaleTopics(counted, wanted).filter(({ questionCount }) => questionCount > 0)
}

/** Those of the paper that its documents still have, and no others; undefined where none is left, for all of them. */
function topicsThere(before: Paper, kept: readonly Question[], wanted: number, sources: readonly SourceReading[]) {
  const known = new Set(sources.flatMap(({ topics }) => topics.map(({ id }) => id)))
  const there = topicsOf(
    before,
    before.questions.filter((question) => !kept.includes(question)),
    wanted,
  ).filter(({ topic }) => known.has(topic.id))
  return there.length === 0
    ? undefined
    : rescaleTopics(there, wanted)
        .filter(({ questionCount }) => questionCount > 0)
        .map(({ topic, questionCount }) => ({ id: topic.id, questionCount }))
}
