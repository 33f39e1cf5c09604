/**
 * Makes the questions of a paper with an AI: batches by the blueprint, answers read as they arrive and judged one by
 * one, gaps asked for again.
 */
import type { PaperConfiguration, PaperNotice } from '#domain/paper.ts'
import { GROUP_PAUSE_MS, STRATEGY_LIMITS, type Strategy } from '#domain/generation-strategy.ts'
import type { Question } from '#domain/question.ts'
import type { SelectedTopic } from '#domain/topic.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import type { AiWarning } from './ai-warning.ts'
import type { AiFault, AiTokens, AskAi } from './ask-ai.ts'
import { openMaking } from './making.ts'
import { planBatches } from './plan-batches.ts'
import type { ProveAnswer } from './prove-port.ts'
import { runBatches } from './run-batches.ts'

export type AiOrder = {
  readonly configuration: PaperConfiguration
  /** Their counts sum to what is wanted now. */
  readonly topics: readonly SelectedTopic[]
  /** None: topics of the curriculum (a learning unit's code as id) or in words. */
  readonly sources: readonly DocumentWithTopics[]
  readonly subject?: string
  readonly grade?: string
  readonly strategy: Strategy
  /** Questions that stay on the paper. */
  readonly beside: readonly Question[]
  /** Stems of the teacher's earlier questions. */
  readonly earlier: readonly string[]
  readonly seed: string
}

export type AiTools = {
  readonly ask: AskAi
  readonly prove: ProveAnswer
  /** Resolves after so long, or as soon as the signal is aborted. */
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>
  readonly signal?: AbortSignal
  /** The model's name as far as it is known before the first answer ends. */
  readonly model?: string
  /** Each question as soon as it is accepted, as it will stand on the paper. */
  readonly onQuestion?: (question: Question, progress: { readonly made: number; readonly wanted: number }) => void
  readonly onWarning?: (warning: AiWarning) => void
}

export type AiMade = {
  /** In the order of the paper. */
  readonly questions: readonly Question[]
  readonly missing: number
  readonly notices: readonly PaperNotice[]
  readonly warnings: readonly AiWarning[]
  readonly tokens: AiTokens
  readonly model?: string
  /** The provider is gone, or the teacher cancelled: what was made until then is kept. */
  readonly stopped?: AiFault
}

/** Rounds in which what is missing is asked for again. */
const TOP_UP_ROUNDS = 3

/** Never throws for what an AI answers, and never gives more questions than are wanted. */
export async function makeWithAi(order: AiOrder, tools: AiTools): Promise<AiMade> {
  const making = openMaking(order, tools)
  let stopped: AiFault | undefined
  for (let round = 0; round <= TOP_UP_ROUNDS && stopped === undefined; round += 1) {
    const batches = planBatches(making.wanted(), order.strategy)
    if (batches.length === 0) break
    if (round > 0) await tools.wait(GROUP_PAUSE_MS, tools.signal)
    stopped = await runBatches(batches, (cells, number) => making.askBatch(cells, { round, number, batches }), {
      ...tools,
      atOnce: STRATEGY_LIMITS[order.strategy].atOnce,
      isLast: round > 0,
    })
  }
  return making.result(stopped)
}
