/** The AI provider as the service sees it; `undefined` in its place is the built-in engine (decision D17). */
import type { AiStatus } from '#contract/system.ts'
import type { Plan } from '#domain/plan.ts'
import type { AskAi } from '#questions/from-ai/ask-ai.ts'
import type { AiProvider } from '../foundation/variables.ts'

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
