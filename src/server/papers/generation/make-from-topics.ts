/**
 * Makes a paper on topics without documents: by the question families where they have what is asked, since they prove
 * their keys; the rest by the AI.
 */
import { isUnitCode, type UnitCode } from '#curriculum/units.ts'
import { mustBeThere, type NonEmpty } from '#domain/must-be-there.ts'
import { countTypes } from '#domain/count-types.ts'
import type { Strategy } from '#domain/generation-strategy.ts'
import type { Paper } from '#domain/paper.ts'
import { markQuestions } from '#domain/paper-marks.ts'
import type { Plan } from '#domain/plan.ts'
import type { Question, QuestionType } from '#domain/question.ts'
import type { Refusal } from '#domain/refusal.ts'
import { rescaleTopics } from '#domain/rescale.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { SelectedTopic } from '#domain/topic.ts'
import { assemblePaper } from '#questions/assemble-paper.ts'
import type { AiMade } from '#questions/from-ai/make-with-ai.ts'
import { familyCounts, makeConceptPaper, type ConceptOrder } from '#questions/from-families/make-concept-paper.ts'
import { withKept } from '#questions/with-kept.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import type { Ai } from '../../ai/ai.ts'
import type { Watched } from '../../generations/watched.ts'
import type { Service } from '../../service/service.ts'
import { refusalOf, withQuestions, type Made } from './made-paper.ts'
import { aiFailed, askForQuestions } from './ask-for-questions.ts'
import { earlierQuestions } from './earlier-questions.ts'
import { generationOf, noticesOf, ofTheRest, withoutMarks } from './made-by-ai.ts'

export type TopicOrder = Pick<ConceptOrder, 'configuration' | 'templateId' | 'subject' | 'grade' | 'seed' | 'now'> & {
  /** Learning units by their codes, or topics in words; their counts sum to what is wanted beside `kept`. */
  readonly topics: readonly SelectedTopic[]
  readonly kept: readonly Question[]
  /** Questions of an earlier draw, which do not come again. */
  readonly instead: readonly Question[]
  readonly strategy: (questions: number) => Strategy
}
type For = { readonly schoolId: string; readonly plan: Plan; readonly generation: Watched }

export async function makeFromTopics(
  service: Pick<Service, 'db' | 'ai' | 'drawLatexFor' | 'log'>,
  whom: For,
  order: TopicOrder,
): Promise<Result<Made, Refusal>> {
  const types = service.ai === undefined ? undefined : typesOfAi(order)
  if (service.ai === undefined || types === undefined) {
    const made = draw(order, order.topics, order.kept)
    return made.ok ? ok({ paper: made.value, fallback: false }) : made
  }
  return makeWithBoth({ ...service, ai: service.ai }, whom, order, types)
}

async function makeWithBoth(
  service: Pick<Service, 'db' | 'drawLatexFor' | 'log'> & { readonly ai: Ai },
  { schoolId, plan, generation }: For,
  order: TopicOrder,
  types: Share,
): Promise<Result<Made, Refusal>> {
  const { configuration, topics, subject, grade, kept, seed } = order
  const started = performance.now()
  const earlier = await earlierQuestions(service.db, schoolId, {
    documentIds: [],
    topics: topics.map(({ topic }) => topic.name),
  })
  const asking = { ask: service.ai.askFor(plan), account: schoolId, generation }
  const asked = await askForQuestions(service, asking, {
    configuration: { ...configuration, questionTypes: types.types, totalQuestions: types.count },
    topics: rescaleTopics(topics, types.count).filter(({ questionCount }) => questionCount > 0),
    sources: [],
    ...(subject === undefined ? {} : { subject }),
    ...(grade === undefined ? {} : { grade }),
    strategy: order.strategy(types.count),
    beside: kept,
    earlier,
    seed,
  })
  if (generation.signal.aborted) return err({ code: 'cancelled' })
  const wanted = topics.reduce((sum, { questionCount }) => sum + questionCount, 0)
  const paper = join(order, asked, wanted)
  if (!paper.ok) return paper
  const given = paper.value.questions.length - kept.length
  if (given === 0) return err(aiFailed(asked))
  const filled = Math.max(0, asked.missing - (wanted - given))
  const fallback = filled > 0 && (asked.stopped !== undefined || asked.questions.length === 0)
  if (fallback) generation.warn({ kind: 'fallback' })
  return ok({
    paper: {
      ...paper.value,
      notices: [...noticesOf(asked, filled), ...ofTheRest(paper.value.notices)],
      ...generationOf(asked, started),
    },
    fallback,
  })
}

/** The AI's questions with those of the families: their share, and what the AI did not give. */
function join(order: TopicOrder, { questions }: AiMade, wanted: number): Result<Paper, Refusal> {
  const { configuration, templateId, topics, subject, grade, kept, seed, now } = order
  const left = topics
    .filter(({ topic }) => hasFamilies(topic.id))
    .map((one) => ({
      ...one,
      questionCount: Math.max(
        0,
        one.questionCount - questions.filter(({ topicId }) => topicId === one.topic.id).length,
      ),
    }))
  const rest = Math.min(
    wanted - questions.length,
    left.reduce((sum, { questionCount }) => sum + questionCount, 0),
  )
  const named = {
    generationMode: 'concept_based',
    topics: topics.map(({ topic }) => ({ id: topic.id, name: topic.name })),
  } as const
  if (rest > 0) {
    const drawn = draw(
      order,
      rescaleTopics(left, rest).filter(({ questionCount }) => questionCount > 0),
      [...kept, ...questions],
    )
    if (!drawn.ok) return drawn
    const marked = markedAs(order, drawn.value.questions)
    return marked.ok
      ? ok({
          ...drawn.value,
          ...named,
          questions: marked.value.questions,
          notices: [...withoutMarks(drawn.value.notices), ...marked.value.notices],
        })
      : marked
  }
  const marked = markedAs(order, withKept(kept, questions))
  if (!marked.ok) return marked
  const paper = assemblePaper({
    configuration,
    templateId,
    sources: [],
    made: { ...marked.value, topics },
    seed,
    now,
  })
  return ok({
    ...paper,
    ...named,
    ...(subject === undefined ? {} : { subject }),
    ...(grade === undefined ? {} : { grade }),
  })
}

/** Only what stayed keeps its marks: what the AI gave is marked as the rest. */
function markedAs({ configuration, kept }: TopicOrder, questions: readonly Question[]) {
  const marked = markQuestions(questions, { ...configuration, generationMode: 'concept_based' }, kept)
  return marked.ok ? marked : err(refusalOf(marked.error))
}

function draw(
  { configuration, templateId, subject, grade, instead, seed, now }: TopicOrder,
  topics: readonly SelectedTopic[],
  beside: readonly Question[],
): Result<Paper, Refusal> {
  const units = topics.map(({ topic, questionCount }) => ({ unit: String(topic.id) as UnitCode, questionCount }))
  const made = makeConceptPaper(
    {
      configuration,
      templateId,
      units,
      ...(subject === undefined ? {} : { subject }),
      ...(grade === undefined ? {} : { grade }),
      seed,
      now,
      beside,
      instead,
    },
    toSimplified,
  )
  return made.ok ? withQuestions(made) : err(refusalOf(made.error))
}

type Share = { readonly types: NonEmpty<QuestionType>; readonly count: number }

/**
 * What the AI is asked: all where a topic has no families, else only the types that no family of the topics has;
 * undefined where nothing is left for it.
 */
function typesOfAi({ configuration: { questionTypes, totalQuestions }, topics, kept }: TopicOrder): Share | undefined {
  const drawn = topics.every(({ topic }) => hasFamilies(topic.id))
    ? new Set(topics.flatMap(({ topic }) => familyTypes(topic.id)))
    : new Set<QuestionType>()
  const counts = countTypes(totalQuestions, questionTypes)
  const shares = questionTypes
    .map((type, index) => ({
      type,
      count: Math.max(
        0,
        mustBeThere(counts[index], 'the count of a type') - kept.filter((question) => question.type === type).length,
      ),
    }))
    .filter(({ type, count }) => count > 0 && !drawn.has(type))
  const [first, ...others] = shares.map(({ type }) => type)
  const wanted = topics.reduce((sum, { questionCount }) => sum + questionCount, 0)
  return first === undefined
    ? undefined
    : {
        types: [first, ...others],
        count:
          drawn.size === 0
            ? wanted
            : Math.min(
                wanted,
                shares.reduce((sum, { count }) => sum + count, 0),
              ),
      }
}

const hasFamilies = (id: string): boolean => familyTypes(id).length > 0

function familyTypes(id: string): QuestionType[] {
  const counts = isUnitCode(id) ? familyCounts(id) : undefined
  return counts === undefined
    ? []
    : (Object.entries(counts) as [QuestionType, number][]).flatMap(([type, count]) => (count > 0 ? [type] : []))
}
