/**
 * What an AI is to the making of questions and topics: a prompt in, text out. The server gives one (server/ai/), tests
 * script one.
 */
import type { Result } from '#domain/result.ts'

export type AiRequest = {
  /** Ours alone: what to do, and in which form to answer. */
  readonly instructions: string
  /** What to do it with; texts of documents stand in it as data. */
  readonly prompt: string
  /** At most so many tokens of answer; never more than the model's own limit. */
  readonly maxTokens: number
  readonly temperature: number
  readonly signal?: AbortSignal
  /** The answer as it arrives, piece by piece; an attempt that failed and is made again begins with `onRestart`. */
  readonly onText?: (piece: string) => void
  readonly onRestart?: () => void
}

export type AiTokens = { readonly input: number; readonly output: number }

/** `isCut`: the model stopped at its limit, so the end is missing. */
export type AiReply = {
  readonly text: string
  readonly model: string
  readonly tokens: AiTokens
  readonly isCut: boolean
}

/**
 * Why there is no answer, after every retry. `refused`: by the provider's own rules; `misconfigured`: key, model or
 * address are wrong.
 */
export const AI_FAULTS = [
  'timeout',
  'rate_limited',
  'unavailable',
  'misconfigured',
  'refused',
  'too_large',
  'empty',
  'cancelled',
] as const
export type AiFault = { readonly code: (typeof AI_FAULTS)[number]; readonly tokens?: AiTokens }

/** Never throws for what a provider does: slow, refusing, cut, gone. */
export type AskAi = (request: AiRequest) => Promise<Result<AiReply, AiFault>>
