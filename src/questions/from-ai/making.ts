/**
 * The state of one making: which places of the paper are filled, what was spent, and how one batch is asked for and
 * read.
 */
import { STRATEGY_LIMITS, TEMPERATURE } from '#domain/generation-strategy.ts'
import { asId, type TopicId } from '#domain/ids.ts'
import type { PaperNotice } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { randomHex, seededRandom } from '#domain/random.ts'
import type { Result } from '#domain/result.ts'
import { plainText } from '#domain/rich-text.ts'
import type { Fields } from '#domain/normalising/tolerant-fields.ts'
import type { AiWarning, DropReason } from './ai-warning.ts'
import type { AiFault, AiReply, AiRequest, AskAi } from './ask-ai.ts'
import { openCopies } from './copies.ts'
import { isQuestion, judgeQuestion, topicsOf } from './judge-question.ts'
import type { AiMade, AiOrder, AiTools } from './make-with-ai.ts'
import { PASSAGE_TOKENS, pickPassages, type TopicShare } from './pick-passages.ts'
import { openKeyPlacer } from './place-keys.ts'
import { planCells, type Cell } from './plan-batches.ts'
import { exampleQuestions } from './prompts/answer-form.ts'
import { composeQuestionPrompt } from './prompts/question-prompt.ts'
import { openAnswer } from './read-answer.ts'
import type { BatchOutcome } from './run-batches.ts'

/** The batch, by its number from 0, and its round. */
export type BatchPlace = {
  readonly round: number
  readonly number: number
  readonly batches: readonly (readonly Cell[])[]
}

export type Making = {
  /** The places that are empty and worth asking for again. */
  wanted(): Cell[]
  askBatch(cells: readonly Cell[], place: BatchPlace): Promise<BatchOutcome>
  result(stopped: AiFault | undefined): AiMade
}

/** Stems of the paper that a batch is shown. */
const STEMS_SHOWN = 40
/** A model without room for our passages gets a quarter of them the second time. */
const SMALLER = 4

export function openMaking(order: AiOrder, tools: AiTools): Making {
  const cells = planCells(order.topics, order.configuration)
  const random = seededRandom(order.seed).fork('ai')
  const copies = openCopies(order.beside, order.earlier, exampleQuestions(order.configuration.language))
  const place = openKeyPlacer(random.fork('keys'))
  const filled = new Map<Cell, Question>()
  const hopeless = new Set<Cell>()
  const reasons = new Set<DropReason>()
  const warnings: AiWarning[] = []
  const tokens = { input: 0, output: 0 }
  let model = tools.model
  let budget = PASSAGE_TOKENS
  let failed = 0

  const warn = (warning: AiWarning): void => {
    warnings.push(warning)
    if (warning.kind === 'dropped') reasons.add(warning.why)
    tools.onWarning?.(warning)
  }

  const requestOf = (batch: readonly Cell[], at: BatchPlace): Pick<AiRequest, 'instructions' | 'prompt'> => {
    const topics = topicsOf(batch)
    const shares = topics.map(({ id }) => shareOf(id, batch, at))
    const shared = shares.toSorted((a, b) => b.parts - a.parts)[0]
    const present = [...order.beside, ...filled.values()].filter(({ topicId }) =>
      topics.some(({ id }) => id === topicId),
    )
    return composeQuestionPrompt({
      cells: batch,
      topics,
      language: order.configuration.language,
      subject: order.subject,
      grade: order.grade,
      sources: order.sources,
      passages: pickPassages(order.sources, shares, budget),
      part: { number: shared?.part ?? 0, of: shared?.parts ?? 1 },
      stems: present.slice(-STEMS_SHOWN).map(({ stem }) => plainText(stem)),
      reasons: at.round === 0 ? new Set() : reasons,
      random: random.fork(`request:${at.round}:${at.number}`),
    })
  }

  const fault = (batch: readonly Cell[], { code, tokens: used }: AiFault): void => {
    tokens.input += used?.input ?? 0
    tokens.output += used?.output ?? 0
    if (code === 'cancelled') return
    failed += 1
    if (code === 'too_large') budget = Math.ceil(budget / SMALLER)
    // What was refused is refused again, and what took too long has been tried long enough.
    if (code === 'refused' || code === 'timeout') for (const cell of batch) if (!filled.has(cell)) hopeless.add(cell)
    warn({ kind: 'batch_failed', questions: batch.filter((cell) => !filled.has(cell)).length, fault: code })
  }

  return {
    wanted: () => cells.filter((cell) => !filled.has(cell) && !hopeless.has(cell)),

    async askBatch(batch, at) {
      const own = new Set<Cell>()
      let isOver = false
      const take = (fields: Fields): void => {
        const judged = judgeQuestion(fields, {
          order,
          prove: tools.prove,
          copies,
          cells: batch,
          isOpen: (cell) => !filled.has(cell),
          model: model ?? UNNAMED,
          newId: ({ index }) => asId<'Question'>(`q_${randomHex(random.fork(`question:${index}`))}`),
        })
        if (judged.kind === 'dropped') warn(judged)
        if (judged.kind !== 'accepted') return
        const question = place(judged.question, judged.cell.index)
        filled.set(judged.cell, question)
        own.add(judged.cell)
        copies.add(question)
        tools.onQuestion?.(question, { made: filled.size, wanted: cells.length })
      }
      const reader = openAnswer(MOST_OBJECTS(batch.length), isQuestion)
      const { maxTokens } = STRATEGY_LIMITS[order.strategy]
      const reply = await unlessAborted(tools.ask, {
        ...requestOf(batch, at),
        maxTokens,
        temperature: TEMPERATURE,
        ...(tools.signal === undefined ? {} : { signal: tools.signal }),
        onText: (piece) => {
          if (!isOver && tools.signal?.aborted !== true) reader.push(piece).forEach(take)
        },
        onRestart: () => reader.restart(),
      })
      isOver = true
      if (!reply.ok) {
        fault(batch, reply.error)
        return { accepted: own.size, fault: reply.error }
      }
      if (reader.text() !== reply.value.text) {
        reader.restart()
        reader.push(reply.value.text).forEach(take)
      }
      reader.finish().forEach(take)
      finish(reply.value, own)
      if (reader.hasGiven()) return { accepted: own.size }
      // Cut before its first question: the provider broke off, or the model has no room for an answer.
      if (reply.value.isCut) {
        fault(batch, { code: 'empty' })
        return { accepted: 0, fault: { code: 'empty' } }
      }
      warn({ kind: 'dropped', why: 'unreadable', detail: 'no_question' })
      return { accepted: 0 }
    },

    result(stopped) {
      const questions = cells.flatMap((cell) => filled.get(cell) ?? [])
      const unchecked = questions.filter(({ provenance }) => provenance.proof === 'unchecked').length
      const notices: PaperNotice[] = [
        ...(failed > 0 ? [{ kind: 'ai_batches_failed', count: failed } as const] : []),
        ...(unchecked > 0 ? [{ kind: 'ai_unchecked', count: unchecked } as const] : []),
      ]
      return {
        questions,
        missing: cells.length - questions.length,
        notices,
        warnings,
        tokens: { ...tokens },
        ...(model === undefined ? {} : { model }),
        ...(stopped === undefined ? {} : { stopped }),
      }
    },
  }

  function finish({ model: answered, tokens: used, isCut }: AiReply, own: ReadonlySet<Cell>): void {
    tokens.input += used.input
    tokens.output += used.output
    model = answered
    for (const cell of own) filled.set(cell, byModel(filled.get(cell)!, answered))
    if (isCut) warn({ kind: 'answer_cut' })
  }
}

/** Of a topic that several batches ask about each reads another part; those that ask again read on. */
function shareOf(topicId: TopicId, batch: readonly Cell[], { round, number, batches }: BatchPlace): TopicShare {
  const isOf = ({ topic }: Cell): boolean => topic.id === topicId
  const holders = batches.flatMap((cells, index) => (cells.some(isOf) ? [index] : []))
  return {
    topicId,
    questions: batch.filter(isOf).length,
    part: holders.indexOf(number) + round,
    parts: holders.length + round,
  }
}

/** The model's name until it answers. */
const UNNAMED = 'AI'
/** Of an answer with many more objects than were asked for the rest is not read. */
const MOST_OBJECTS = (asked: number): number => 4 * asked + 20

function byModel(question: Question, model: string): Question {
  const { provenance } = question
  return provenance.origin.kind === 'ai'
    ? { ...question, provenance: { ...provenance, origin: { kind: 'ai', model } } as Question['provenance'] }
    : question
}

/** The answer, or at once that the teacher cancelled, whatever the provider is doing. */
async function unlessAborted(ask: AskAi, request: AiRequest): Promise<Result<AiReply, AiFault>> {
  const { signal } = request
  if (signal === undefined) return ask(request)
  const cancelled = { ok: false, error: { code: 'cancelled' } } as const
  if (signal.aborted) return cancelled
  return new Promise((resolve, reject) => {
    const onAbort = (): void => resolve(cancelled)
    signal.addEventListener('abort', onAbort, { once: true })
    ask(request)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', onAbort))
  })
}
