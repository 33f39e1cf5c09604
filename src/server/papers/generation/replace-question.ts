/**
 * Another question for one place of a paper: by whom the first was made, and by the AI where the built-in engine has
 * none.
 */
import { isUnitCode } from '#curriculum/units.ts'
import type { Level } from '#domain/difficulty.ts'
import type { Paper } from '#domain/paper.ts'
import type { Plan } from '#domain/plan.ts'
import type { Question, QuestionType } from '#domain/question.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Topic } from '#domain/topic.ts'
import { topicOf } from '#questions/from-families/make-concept-paper.ts'
import { replaceDrawn } from '#questions/from-families/replace-drawn.ts'
import { remarked } from '#questions/replace-question.ts'
import type { Asker } from '#sandbox/fair-queue.ts'
import { withoutCopies } from '#reading/near-duplicates/without-copies.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import type { RowKey } from '../../http/endpoint.ts'
import type { Service } from '../../service/service.ts'
import { inWords } from './asked-topics.ts'
import { askerOf, candidateSources, hasCandidates } from './candidates.ts'
import { refusalOf } from './made-paper.ts'
import type { SourceReading } from './source-readings.ts'
import { aiFailed, askForQuestions, causeOf } from './ask-for-questions.ts'
import { sourcesOf, type Making } from './remake-paper.ts'
import { storedDocuments } from './stored-documents.ts'

export type Replacing = {
  readonly before: Paper
  readonly old: Question
  readonly type?: QuestionType
  readonly difficulty?: Level
  /** The one to take, as candidates.ts names it. */
  readonly candidate?: string
  readonly seed: string
}
type Needed = Pick<Service, 'db' | 'ai' | 'making' | 'drawLatexFor' | 'log'>

export async function replacing(
  service: Needed,
  key: RowKey,
  plan: Plan,
  order: Replacing,
): Promise<Result<Making<Question>, Refusal>> {
  const { ai } = service
  const { before, old, candidate } = order
  if (candidate !== undefined) return taking(service, key, plan, { ...order, candidate })
  const kind = old.provenance.origin.kind
  const isDrawn = kind === 'family'
  const sources =
    isDrawn || (ai !== undefined && before.sourceDocuments.length === 0)
      ? ok([])
      : await sourcesOf(service, key, before)
  if (!sources.ok) return sources
  const { kept } = withoutCopies(sources.value)
  return ok(async (generation) => {
    const asker = askerOf(key, plan, generation.signal)
    const builtIn = (): Promise<Result<Question, Refusal>> =>
      isDrawn ? drawAnother(order) : makeAnother(service, asker, kept, order)
    if (ai === undefined) return builtIn()
    const asking = { ask: ai.askFor(plan), account: key.schoolId, generation }
    const ask = (): Promise<Result<Question, Refusal>> => askForAnother(service, asking, kept, order)
    // A slot of the HKDSE is filled by families alone.
    const [first, second] = kind === 'ai' ? [ask, builtIn] : [builtIn, before.structure === undefined ? ask : builtIn]
    const made = await first()
    if (made.ok || !mayBeMended(made.error)) return made
    const other = await second()
    // Why the first way failed says more than that there is no second.
    return other.ok ? other : made
  })
}

const mayBeMended = ({ code }: Refusal): boolean => code === 'no_other_question' || code === 'ai_failed'

async function drawAnother({ before, old, seed }: Replacing): Promise<Result<Question, Refusal>> {
  const question = replaceDrawn({ paper: before, id: old.id, language: before.language, seed }, toSimplified)
  return question === undefined ? err({ code: 'no_other_question' }) : ok(question)
}

/** The candidate and no other, by the engine that offers it. */
async function taking(
  service: Needed,
  key: RowKey,
  plan: Plan,
  order: Replacing & { readonly candidate: string },
): Promise<Result<Making<Question>, Refusal>> {
  if (!hasCandidates(order.old)) return err({ code: 'no_other_question' })
  const sources = await candidateSources(service, key, order.before)
  return sources.ok
    ? ok(({ signal }) => makeAnother(service, askerOf(key, plan, signal), sources.value, order))
    : sources
}

async function makeAnother(
  { making }: Pick<Service, 'making'>,
  asker: Asker,
  sources: readonly SourceReading[],
  { before, old, seed, type, difficulty, candidate }: Replacing,
): Promise<Result<Question, Refusal>> {
  if (sources.length === 0) return err({ code: 'no_other_question' })
  const made = await making.replaceQuestion(
    sources.map(({ body }) => body),
    {
      questions: before.questions,
      id: old.id,
      language: before.language,
      ...(candidate === undefined ? { seed } : { candidate, seed: before.seed }),
      ...(type === undefined ? {} : { type }),
      ...(difficulty === undefined ? {} : { difficulty }),
    },
    asker,
  )
  if (!made.ok) return err(refusalOf(made.error))
  return made.value === undefined ? err({ code: 'no_other_question' }) : ok(made.value)
}

async function askForAnother(
  service: Pick<Service, 'drawLatexFor' | 'log'>,
  asking: Parameters<typeof askForQuestions>[1],
  sources: readonly SourceReading[],
  { before, old, seed, type = old.type, difficulty = old.difficulty }: Replacing,
): Promise<Result<Question, Refusal>> {
  const { configuration, subject, grade } = before
  const asked = await askForQuestions(service, asking, {
    configuration: { ...configuration, questionTypes: [type], difficulty, totalQuestions: 1 },
    topics: [{ topic: topicOfQuestion(before, old, sources), questionCount: 1 }],
    sources: await storedDocuments(sources),
    ...(subject === undefined ? {} : { subject }),
    ...(grade === undefined ? {} : { grade }),
    strategy: 'single_batch',
    beside: before.questions,
    earlier: [],
    seed,
  })
  const [question] = asked.questions
  if (question === undefined)
    return err(causeOf(asked) === 'nothing_usable' ? { code: 'no_other_question' } : aiFailed(asked))
  return ok({
    ...(type === old.type ? remarked(question, old.marks) : question),
    id: old.id,
    ...(old.slot === undefined ? {} : { slot: old.slot }),
  })
}

function topicOfQuestion(
  { language, subject }: Paper,
  { topic, topicId }: Question,
  sources: readonly SourceReading[],
): Topic {
  const known = sources.flatMap(({ topics }) => topics).find(({ id }) => id === topicId)
  if (known !== undefined) return known
  return topicId !== undefined && isUnitCode(topicId)
    ? topicOf(topicId, 1, language).topic
    : { ...inWords(topic, subject), ...(topicId === undefined ? {} : { id: topicId }) }
}
