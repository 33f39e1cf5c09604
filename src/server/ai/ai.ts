/** The AI provider as the service sees it; `undefined` in its place is the built-in engine (decision D17). */
import type { AiStatus } from '#contract/system.ts'
import type { Plan } from '#domain/plan.ts'
import type { AskAi } from '#questions/from-ai/ask-ai.ts'

export const AI_PROVIDERS = ['google', 'openai', 'anthropic', 'openai-compatible'] as const
export type AiProvider = (typeof AI_PROVIDERS)[number]

export type AiConfiguration = {
  readonly provider: AiProvider
  readonly model: string
  /** Of plans with advanced models; undefined: the same for all. */
  readonly modelPro?: string
  /** Servers of one's own may want none. */
  readonly apiKey?: string
  readonly baseUrl?: string
  /** An answer takes at most so long, its retries included. */
  readonly timeoutSeconds: number
  /** A provider that sends nothing for so long hangs. */
  readonly idleSeconds: number
  /** Requests at once, of this process. */
  readonly concurrency: number
}

export type Ai = {
  readonly provider: AiProvider
  readonly model: string
  /** How it stood when it was last asked. */
  readonly status: () => AiStatus
  /** Asks the model of the plan; plans with priority are asked for first where requests wait for each other. */
  readonly askFor: (plan: Pick<Plan, 'advancedModels' | 'priorityProcessing'>) => AskAi
  /** Cancels what is under way. */
  readonly close: () => void
}
