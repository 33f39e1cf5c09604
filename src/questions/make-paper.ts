/** Makes a whole paper from documents: questions, marks and all that is told about them. */
import type { PaperConfiguration, PaperNotice } from '#domain/paper.ts'
import type { MarksFault } from '#domain/marks.ts'
import { markQuestions } from '#domain/paper-marks.ts'
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { TemplateId, TopicId } from '#domain/ids.ts'
import type { SelectedTopic } from '#domain/topic.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { assemblePaper } from './assemble-paper.ts'
import { makeQuestions } from './make-questions.ts'
import { withKept } from './with-kept.ts'

/** What is wanted; all of it is plain data, so that it can be sent to another process. */
export type PaperOrder = {
  readonly configuration: PaperConfiguration
  readonly templateId: TemplateId
  /** The topics that were picked, with their counts; undefined spreads the configuration's total over all. */
  readonly topics?: readonly { readonly id: TopicId; readonly questionCount: number }[]
  readonly seed: string
  /** ISO 8601, UTC. */
  readonly now: string
  /** Questions that stay, in front of new ones of their type. */
  readonly kept?: readonly Question[]
  /** Of the new questions, where not those of the configuration: the paper has enough of the others. */
  readonly types?: PaperConfiguration['questionTypes']
  /** The stems of earlier papers: what they asked comes last. */
  readonly earlier?: readonly string[]
  /** What is known already, such as documents that hold the same text. */
  readonly notices?: readonly PaperNotice[]
}

/**
 * A paper without questions is possible: the caller decides what to say. Throws a RangeError for a topic that no
 * document has.
 */
export async function makePaper(
  sources: readonly DocumentWithTopics[],
  order: PaperOrder,
): Promise<Result<Paper, MarksFault>> {
  const { configuration, templateId, seed, now, kept = [], earlier = [], notices = [] } = order
  const { totalQuestions, questionTypes, difficulty, language } = configuration
  const types = order.types ?? questionTypes
  const topics = order.topics && selected(sources, order.topics)
  const total = totalQuestions - kept.length
  const made = await makeQuestions(
    sources,
    {
      ...(topics ? { topics } : {}),
      total,
      types,
      difficulty,
      language,
      ...(kept.length > 0 ? { beside: kept } : {}),
      earlier,
    },
    seededRandom(seed).fork('questions'),
  )
  const marked = markQuestions(
    withKept(kept, made.questions),
    { ...configuration, generationMode: 'document_based' },
    kept,
  )
  if (!marked.ok) return err(marked.error)
  return ok(
    assemblePaper({
      configuration,
      templateId,
      sources,
      made: {
        ...made,
        questions: marked.value.questions,
        notices: [...notices, ...made.notices, ...marked.value.notices],
      },
      seed,
      now,
    }),
  )
}

function selected(sources: readonly DocumentWithTopics[], wanted: NonNullable<PaperOrder['topics']>): SelectedTopic[] {
  const known = new Map(sources.flatMap(({ found }) => found.topics.map(({ topic }) => [topic.id, topic])))
  return wanted.map(({ id, questionCount }) => {
    const topic = known.get(id)
    if (topic === undefined) throw new RangeError(`Cannot make questions on the topic ${id}: no document has it`)
    return { topic, questionCount }
  })
}
