/** Makes papers in limited children, so that no document can hold up the process that serves everyone. */
import { asId } from '#domain/ids.ts'
import type { MarksFault } from '#domain/marks.ts'
import { normaliseQuestion } from '#domain/normalise-question.ts'
import type { Paper } from '#domain/paper.ts'
import { parsePaper } from '#domain/paper-json.ts'
import type { Question } from '#domain/question.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { TopicCapacity } from '#domain/topic.ts'
import type { AiFault, AskAi } from '#questions/from-ai/ask-ai.ts'
import type { PaperOrder } from '#questions/make-paper.ts'
import type { CandidatesOrder, RankedQuestion, ReplacementOrder } from '#questions/replace-question.ts'
import type { FoundTopic } from '#reading/topics/found-topic.ts'
import { childEntry } from '../child-entry.ts'
import type { Asker } from '../fair-queue.ts'
import { PACKAGE_ROOT } from '../limited-command.ts'
import type { ProcessLimits } from '../limited-process.ts'
import { openProcessPool, type ChildPoolOptions } from '../process-pool.ts'
import { makingAnswer, type MakingAnswer, type MakingJob } from './making-job.ts'

/** `failed` is a bug of ours. */
export type MakingFault = { readonly code: 'too_slow' | 'too_much_memory' | 'failed' } | MarksFault

/** `fault`: why the AI gave none. */
export type AiTopics = {
  readonly topics: readonly FoundTopic[]
  readonly byAi: boolean
  readonly dropped: number
  readonly fault?: AiFault['code']
}

export type MakingPool = {
  /**
   * `documents`: gzipped JSON of each, as `document_reading.body` holds it. This and the others reject only when the
   * pool is closed, no child can be started, or the asker is gone.
   */
  readonly makePaper: (
    documents: readonly Uint8Array[],
    order: PaperOrder,
    asker?: Asker,
  ) => Promise<Result<Paper, MakingFault>>
  /** Undefined where the text gives no other question. */
  readonly replaceQuestion: (
    documents: readonly Uint8Array[],
    order: ReplacementOrder,
    asker?: Asker,
  ) => Promise<Result<Question | undefined, MakingFault>>
  /** The questions that could be put in the place of one, the best first. */
  readonly candidatesFor: (
    documents: readonly Uint8Array[],
    order: CandidatesOrder,
    asker?: Asker,
  ) => Promise<Result<readonly RankedQuestion[], MakingFault>>
  /** The MinHash signature of a document's text, which takes as long as the text is. */
  readonly signatureOf: (document: Uint8Array, asker?: Asker) => Promise<Result<string, MakingFault>>
  /** How many questions of each type the document's topics can give. */
  readonly capacityOf: (document: Uint8Array, asker?: Asker) => Promise<Result<readonly TopicCapacity[], MakingFault>>
  /**
   * The document's topics by an AI, which the parent asks: the words of a long text are told apart and found in the
   * child. Those of the document where it gave too few. `signal`: of the question to the AI alone.
   */
  readonly topicsByAi: (
    document: Uint8Array,
    seed: string,
    ask: AskAi,
    signal: AbortSignal,
    asker?: Asker,
  ) => Promise<Result<AiTopics, MakingFault>>
  readonly warmUp: () => Promise<void>
  readonly close: () => Promise<void>
}

const MEGABYTE = 1024 * 1024

export const MAKING_PROCESS_LIMITS: ProcessLimits = {
  heapMegabytes: 768,
  dataBytes: 1536 * MEGABYTE,
  permission: true,
  startMs: 15_000,
  // Two million characters took 11 s.
  jobMs: 60_000,
  residentBytes: 1000 * MEGABYTE,
  printedBytes: MEGABYTE,
  answer: { json: 8 * MEGABYTE, bytes: 0, total: 8 * MEGABYTE },
}

const JOBS_PER_PROCESS = 50
const HELD_BYTES = 600 * MEGABYTE

export function openMakingPool(options: ChildPoolOptions): MakingPool {
  const { atOnce, spares, idleMs, lastIdleMs, onFault, entry = ENTRY, processLimits } = options
  const pool = openProcessPool(
    { entry, directory: PACKAGE_ROOT, limits: { ...MAKING_PROCESS_LIMITS, ...processLimits } },
    {
      atOnce,
      spares,
      jobsPerProcess: JOBS_PER_PROCESS,
      heldBytes: HELD_BYTES,
      ...(idleMs === undefined ? {} : { idleMs }),
      ...(lastIdleMs === undefined ? {} : { lastIdleMs }),
      ...(onFault ? { onFault } : {}),
    },
  )
  const ask = async (
    job: MakingJob,
    documents: readonly Uint8Array[],
    asker?: Asker,
  ): Promise<Result<MakingAnswer, MakingFault>> => {
    const answers: MakingAnswer[] = []
    const ended = await pool.run(
      { header: job, bytes: Buffer.concat(documents) },
      (part) => {
        const parsed = part.kind === 'json' ? makingAnswer.safeParse(part.value) : undefined
        if (parsed?.success) answers.push(parsed.data)
        return parsed?.success === true
      },
      asker,
    )
    if (!ended.ok)
      return err({
        code: ended.error.code === 'too_slow' || ended.error.code === 'too_much_memory' ? ended.error.code : 'failed',
      })
    const [answer] = answers
    if (answer === undefined) return err({ code: 'failed' })
    return answer.answer === 'marks_fault' ? err(answer.fault as unknown as MarksFault) : ok(answer)
  }
  const lengths = (documents: readonly Uint8Array[]): number[] => documents.map(({ byteLength }) => byteLength)
  return {
    async makePaper(documents, order, asker) {
      const answered = await ask({ kind: 'paper', order, lengths: lengths(documents) }, documents, asker)
      if (!answered.ok) return answered
      const paper =
        answered.value.answer === 'paper' ? parsePaper(answered.value.paper, { from: { kind: 'own' } }) : undefined
      return paper?.ok ? paper : err({ code: 'failed' })
    },
    async replaceQuestion(documents, order, asker) {
      const answered = await ask({ kind: 'replacement', order, lengths: lengths(documents) }, documents, asker)
      if (!answered.ok) return answered
      if (answered.value.answer !== 'question') return err({ code: 'failed' })
      if (answered.value.question === undefined) return ok(undefined)
      return questionOf(answered.value.question, order.id)
    },
    async candidatesFor(documents, order, asker) {
      const answered = await ask({ kind: 'candidates', order, lengths: lengths(documents) }, documents, asker)
      if (!answered.ok) return answered
      if (answered.value.answer !== 'candidates') return err({ code: 'failed' })
      const candidates: RankedQuestion[] = []
      for (const { id, question } of answered.value.candidates) {
        const read = questionOf(question, order.id)
        if (!read.ok) return read
        candidates.push({ id, question: read.value })
      }
      return ok(candidates)
    },
    async signatureOf(document, asker) {
      const answered = await ask({ kind: 'signature', lengths: lengths([document]) }, [document], asker)
      if (!answered.ok) return answered
      return answered.value.answer === 'signature' ? ok(answered.value.signature) : err({ code: 'failed' })
    },
    async capacityOf(document, asker) {
      const answered = await ask({ kind: 'capacity', lengths: lengths([document]) }, [document], asker)
      if (!answered.ok) return answered
      return answered.value.answer === 'capacity' ? ok(answered.value.capacity) : err({ code: 'failed' })
    },
    async topicsByAi(document, seed, askAi, signal, asker) {
      const job = { kind: 'topics', seed, lengths: lengths([document]) } as const
      const first = await ask(job, [document], asker)
      if (!first.ok) return first
      const reply = first.value.answer === 'request' ? await askAi({ ...first.value.request, signal }) : undefined
      const second = reply === undefined ? first : await ask({ ...job, reply }, [document], asker)
      if (!second.ok) return second
      if (second.value.answer !== 'topics') return err({ code: 'failed' })
      const { topics, byAi, dropped } = second.value
      return ok({ topics, byAi, dropped, ...(reply === undefined || reply.ok ? {} : { fault: reply.error.code }) })
    },
    warmUp: pool.warmUp,
    close: pool.close,
  }
}

function questionOf(written: unknown, id: string): Result<Question, MakingFault> {
  const read = normaliseQuestion(written, { from: { kind: 'own' }, id: asId<'Question'>(id) })
  return read.ok ? ok(read.value.question) : err({ code: 'failed' })
}

const ENTRY = childEntry('making-child', import.meta.url)
