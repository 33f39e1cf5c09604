/**
 * Makes a paper of documents: by the AI where one is set up, what it cannot give by the built-in engine; without an AI
 * all of it by that.
 */
import { mustBeThere } from '#domain/must-be-there.ts'
import { apportion } from '#domain/apportion.ts'
import { countTypes } from '#domain/count-types.ts'
import type { Strategy } from '#domain/generation-strategy.ts'
import { asId } from '#domain/ids.ts'
import { isChinese } from '#domain/language.ts'
import type { Paper, PaperConfiguration, PaperNotice } from '#domain/paper.ts'
import { markQuestions } from '#domain/paper-marks.ts'
import type { Plan } from '#domain/plan.ts'
import type { Question } from '#domain/question.ts'
import type { Refusal } from '#domain/refusal.ts'
import { rescaleTopics } from '#domain/rescale.ts'
import { plainText } from '#domain/rich-text.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { TOPIC_DEFAULTS, type SelectedTopic } from '#domain/topic.ts'
import { assemblePaper } from '#questions/assemble-paper.ts'
import { askedIn } from '#questions/likeness.ts'
import type { AiMade } from '#questions/from-ai/make-with-ai.ts'
import type { PaperOrder } from '#questions/make-paper.ts'
import { withKept } from '#questions/with-kept.ts'
import type { Asker } from '#sandbox/fair-queue.ts'
import { withoutCopies } from '#reading/near-duplicates/without-copies.ts'
import type { Ai } from '../../ai/ai.ts'
import type { Watched } from '../../generations/watched.ts'
import type { Service } from '../../service/service.ts'
import { refusalOf, withQuestions, type Made } from './made-paper.ts'
import type { SourceReading } from './source-readings.ts'
import { aiFailed, askForQuestions } from './ask-for-questions.ts'
import { earlierQuestions } from './earlier-questions.ts'
import { generationOf, noticesOf, ofTheRest } from './made-by-ai.ts'
import { storedDocuments } from './stored-documents.ts'

export type DocumentOrder = Pick<PaperOrder, 'configuration' | 'templateId' | 'seed' | 'now'> & {
  /** Those that were picked; undefined for all. */
  readonly topics: PaperOrder['topics'] | undefined
  readonly sources: readonly SourceReading[]
  /** Questions that stay. */
  readonly kept: readonly Question[]
  readonly strategy: Strategy
  /** A seed that the caller chose gives the same questions, whatever was asked before. */
  readonly seedIsChosen: boolean
}

type EnrichedOrder = DocumentOrder & Required<Pick<PaperOrder, 'notices' | 'earlier'>>

type Needed = Pick<Service, 'db' | 'ai' | 'making' | 'drawLatexFor' | 'log'>
type For = { readonly schoolId: string; readonly plan: Plan; readonly generation: Watched }

export async function makeFromDocuments(
  service: Needed,
  whom: For,
  order: DocumentOrder,
): Promise<Result<Made, Refusal>> {
  const { kept: sources, notices } = withoutCopies(order.sources)
  const askedBefore = (): Promise<string[]> =>
    earlierQuestions(service.db, whom.schoolId, {
      documentIds: sources.map(({ documentId }) => documentId),
      topics: [],
    })
  if (service.ai !== undefined)
    return makeWithBoth({ ...service, ai: service.ai }, whom, {
      ...order,
      sources,
      notices,
      earlier: await askedBefore(),
    })
  const { configuration, templateId, topics, seed, now, kept } = order
  const made = withQuestions(
    await service.making.makePaper(
      sources.map(({ body }) => body),
      {
        configuration,
        templateId,
        ...(topics === undefined ? {} : { topics }),
        seed,
        now,
        ...(kept.length > 0 ? { kept } : {}),
        earlier: order.seedIsChosen ? [] : await askedBefore(),
        notices,
      },
      askerOf(whom),
    ),
  )
  return made.ok ? ok({ paper: made.value, fallback: false }) : made
}

/** Papers of a plan with priority before others that wait; a paper that is cancelled gives its place back. */
const askerOf = ({ schoolId, plan, generation }: For): Asker => ({
  account: schoolId,
  isFirst: plan.priorityProcessing,
  signal: generation.signal,
})

async function makeWithBoth(
  service: Needed & { readonly ai: Ai },
  whom: For,
  order: EnrichedOrder,
): Promise<Result<Made, Refusal>> {
  const { configuration, templateId, topics, sources, seed, now, kept, earlier, strategy } = order
  const { schoolId, plan, generation } = whom
  const started = performance.now()
  const wanted = topicsToAsk(sources, topics, configuration.totalQuestions - kept.length)
  const documents = await storedDocuments(sources)
  const asking = { ask: service.ai.askFor(plan), account: schoolId, generation }
  const asked = await askForQuestions(service, asking, {
    configuration,
    topics: wanted,
    sources: documents,
    strategy,
    beside: kept,
    earlier,
    seed,
  })
  if (generation.signal.aborted) return err({ code: 'cancelled' })
  const rest = await fillUp(service, askerOf(whom), order, asked)
  if (!rest.ok) return rest
  const filled = rest.value?.filled ?? 0
  if (asked.questions.length + filled === 0) return err(aiFailed(asked))
  const marked = markQuestions(
    rest.value?.questions ?? withKept(kept, asked.questions),
    { ...configuration, generationMode: 'document_based' },
    kept,
  )
  if (!marked.ok) return err(refusalOf(marked.error))
  const notices = [
    ...order.notices,
    ...noticesOf(asked, filled),
    ...ofTheRest(rest.value?.notices ?? []),
    ...marked.value.notices,
  ]
  const paper = assemblePaper({
    configuration,
    templateId,
    sources: documents,
    made: { questions: marked.value.questions, topics: wanted, notices },
    seed,
    now,
  })
  const fallback = filled > 0 && (asked.stopped !== undefined || asked.questions.length === 0)
  if (fallback) generation.warn({ kind: 'fallback' })
  return ok({ paper: { ...paper, ...generationOf(asked, started) }, fallback })
}

type Rest = {
  readonly questions: readonly Question[]
  readonly filled: number
  readonly notices: Parameters<typeof ofTheRest>[0]
}

/**
 * What is missing, of the documents whose language is the paper's: the built-in engine does not translate (decision
 * D36). Undefined where it gives nothing.
 */
async function fillUp(
  { making }: Pick<Service, 'making'>,
  asker: Asker,
  order: EnrichedOrder,
  { questions, missing }: AiMade,
): Promise<Result<Rest | undefined, Refusal>> {
  const { configuration, templateId, topics, seed, now } = order
  const sources = order.sources.filter(({ language }) => isChinese(language) === isChinese(configuration.language))
  const known = new Set(sources.flatMap((source) => source.topics.map(({ id }) => id)))
  const left =
    topics &&
    leftOf(
      topics.filter(({ id }) => known.has(id)),
      questions,
      missing,
    )
  if (missing === 0 || sources.length === 0 || left?.length === 0) return ok(undefined)
  const kept = [...order.kept, ...questions]
  const earlier = order.seedIsChosen ? [] : order.earlier
  const makeOf = (types: PaperConfiguration['questionTypes']) =>
    making.makePaper(
      sources.map(({ body }) => body),
      {
        configuration,
        templateId,
        ...(left === undefined ? {} : { topics: left }),
        types,
        seed,
        now,
        kept,
        earlier,
      },
      asker,
    )
  let made = await makeOf(missingTypes(configuration, kept))
  // A topic that gives too few of the missing types, or only what was asked before, gives others.
  const wasAsked = askedIn(earlier)
  const repeats = ({ questions: all }: Paper): boolean =>
    all.some(({ stem, id }) => wasAsked(plainText(stem)) && !kept.some((one) => one.id === id))
  if (made.ok && (made.value.notices.some(isOfTopicOrTotal) || repeats(made.value)))
    made = await makeOf(configuration.questionTypes)
  if (!made.ok)
    return kept.length > 0 && (made.error.code === 'too_slow' || made.error.code === 'too_much_memory')
      ? ok(undefined)
      : err(refusalOf(made.error))
  const filled = made.value.questions.length - kept.length
  return ok(filled === 0 ? undefined : { questions: made.value.questions, filled, notices: made.value.notices })
}

const isOfTopicOrTotal = (notice: PaperNotice): boolean =>
  notice.kind === 'shortfall' && (notice.shortfall.kind === 'topic' || notice.shortfall.kind === 'total')

/** What is missing, first of the topics that gave too little; the others stand by for what these cannot give. */
function leftOf(
  picked: NonNullable<PaperOrder['topics']>,
  there: readonly Question[],
  missing: number,
): NonNullable<PaperOrder['topics']> {
  const counts = picked.map(({ id, questionCount }) =>
    Math.max(0, questionCount - there.filter(({ topicId }) => topicId === id).length),
  )
  if (picked.length === 0 || missing === 0) return []
  const shares = apportion(missing, counts.some((count) => count > 0) ? counts : counts.map(() => 1))
  return picked.map(({ id }, index) => ({ id, questionCount: mustBeThere(shares[index], 'the share of a topic') }))
}

/** Those of which the paper has too few; all where none is named. */
function missingTypes(
  { questionTypes, totalQuestions }: PaperConfiguration,
  there: readonly Question[],
): PaperConfiguration['questionTypes'] {
  const counts = countTypes(totalQuestions, questionTypes)
  const [first, ...others] = questionTypes.filter(
    (type, index) =>
      there.filter((question) => question.type === type).length < mustBeThere(counts[index], 'the count of a type'),
  )
  return first === undefined ? questionTypes : [first, ...others]
}

/**
 * Those that were picked; else the surest of all, as many as there are questions, alike; a document without topics is
 * one.
 */
function topicsToAsk(sources: readonly SourceReading[], picked: PaperOrder['topics'], total: number): SelectedTopic[] {
  const known = sources.flatMap(({ topics }) => topics)
  const chosen =
    picked?.flatMap(({ id, questionCount }) =>
      known.filter((topic) => topic.id === id).map((topic) => ({ topic, questionCount })),
    ) ??
    known
      .toSorted((a, b) => b.confidence - a.confidence)
      .slice(0, Math.max(1, total))
      .map((topic) => ({ topic, questionCount: TOPIC_DEFAULTS.questionCount }))
  const all =
    chosen.length > 0
      ? chosen
      : sources.map(({ documentId, name }): SelectedTopic => ({
          topic: {
            id: asId<'Topic'>(documentId),
            name,
            description: '',
            subtopics: [],
            difficulty: 'medium',
            confidence: 1,
            category: TOPIC_DEFAULTS.category,
            pages: [],
          },
          questionCount: 1,
        }))
  return rescaleTopics(all, total).filter(({ questionCount }) => questionCount > 0)
}
