/** What the service refuses, and why: worded by `messages`, sent as status, code and parameters. */
import type { InputProblem } from './input-problem.ts'
import type { ConfigurationFault } from './configuration.ts'
import type { Localised } from './language.ts'
import type { EmptyFileAdvice } from './loss.ts'
import type { TotalFault } from './marks.ts'
import type { PlanFault } from './plan.ts'
import type { RenderFault } from './render-fault.ts'

/** What a month's allowance of ran out (decision D5). */
export const QUOTA_CAUSES = ['quiz', 'questions', 'pdf', 'document', 'storage'] as const
export type QuotaCause = (typeof QUOTA_CAUSES)[number]

/**
 * Why an AI gave nothing that can be used: as the provider failed, or `nothing_usable` where it answered and all of it
 * fell.
 */
export const AI_CAUSES = [
  'timeout',
  'rate_limited',
  'unavailable',
  'misconfigured',
  'refused',
  'too_large',
  'empty',
  'nothing_usable',
] as const
export type AiCause = (typeof AI_CAUSES)[number]

/** A topic on which a paper can be made, as `selectedTopics` names it. */
export type TopicChoice = { readonly id: string; readonly name: Localised }

export type Refusal =
  | { readonly code: 'unauthenticated' }
  /** What cannot be undone wants a session that has just begun, where no password can confirm it. */
  | { readonly code: 'sign_in_again' }
  | { readonly code: 'foreign_origin' }
  | { readonly code: 'not_found' }
  /** `field`: its path, empty for the whole; `problem`: what was wanted, in English; `expected`: the same as data. */
  | ({ readonly code: 'invalid_input' } & InputProblem)
  | {
      readonly code: 'invalid_configuration'
      readonly faults: readonly (ConfigurationFault | TotalFault | PlanFault)[]
    }
  | { readonly code: 'body_too_large'; readonly mostBytes: number }
  | { readonly code: 'no_file' }
  | { readonly code: 'too_many_files'; readonly most: number }
  | { readonly code: 'file_too_large'; readonly mostBytes: number; readonly name: string }
  | { readonly code: 'file_type_unsupported'; readonly name: string }
  | { readonly code: 'document_not_ready'; readonly name: string }
  | { readonly code: 'document_unread'; readonly name: string }
  | { readonly code: 'no_such_topic'; readonly topic: string }
  | { readonly code: 'no_such_template'; readonly template: string }
  /** Versions of a paper have letters (decision D46); this one was not made. */
  | { readonly code: 'no_such_version'; readonly version: string }
  /** The format can hold none of the questions as it was chosen. */
  | { readonly code: 'nothing_carried'; readonly format: Localised; readonly advice: EmptyFileAdvice }
  | { readonly code: 'no_questions' }
  | { readonly code: 'no_other_question' }
  /** What is about a passage cannot be replaced by what is about none. */
  | { readonly code: 'question_about_passage' }
  /** The topic is not of mathematics, and no AI provider is set up that could ask about it. */
  | { readonly code: 'concept_not_covered'; readonly topic: string; readonly choices?: readonly TopicChoice[] }
  | { readonly code: 'no_sources' }
  /** Documents that the paper was made from were deleted. */
  | { readonly code: 'sources_gone' }
  | { readonly code: 'unknown_strategy'; readonly method: string }
  | { readonly code: 'ai_failed'; readonly cause: AiCause }
  /** The teacher who waited for the paper cancelled it. */
  | { readonly code: 'cancelled' }
  /** A call of `/api/llm` failed: of a batch, or of questions of one type. */
  | { readonly code: 'batch_generation_failed'; readonly cause: AiCause }
  | { readonly code: 'type_generation_failed'; readonly cause: AiCause }
  | { readonly code: 'no_ai_provider' }
  /** What is stored of the paper is damaged. */
  | { readonly code: 'paper_unreadable' }
  | { readonly code: 'revision_conflict'; readonly revision: number }
  | { readonly code: 'request_in_progress' }
  | { readonly code: 'key_of_other_request' }
  | {
      readonly code: 'quota'
      readonly cause: QuotaCause
      readonly usage: number
      readonly limit: number
      readonly requiredCredits: number
      readonly credits: number
    }
  | { readonly code: 'insufficient_credits'; readonly requiredCredits: number; readonly credits: number }
  /** The operator has not set up payment. */
  | { readonly code: 'payment_not_set_up' }
  /** The payment service is away, or refuses us. */
  | { readonly code: 'payment_unavailable' }
  | { readonly code: 'already_subscribed' }
  | { readonly code: 'no_subscription' }
  /** What should be a message of the payment service is not signed by it. */
  | { readonly code: 'bad_signature' }
  | { readonly code: 'rate_limited'; readonly retryAfterSeconds: number }
  /** One account follows its events from as many places as it may. */
  | { readonly code: 'too_many_streams'; readonly most: number }
  | { readonly code: 'render_failed'; readonly fault: RenderFault }
  /** None of a batch could be drawn, whatever it says. */
  | { readonly code: 'batch_render_failed' }
  | { readonly code: 'took_too_long' }
  /** No process is free, or can be started, for what was asked. */
  | { readonly code: 'busy' }
  | { readonly code: 'unavailable' }
  /** The disk of the server, or its store, is full. */
  | { readonly code: 'no_space' }
  | { readonly code: 'internal'; readonly requestId: string }
export type RefusalCode = Refusal['code']

/** The HTTP status of each. */
export const REFUSAL_STATUS = {
  unauthenticated: 401,
  sign_in_again: 403,
  foreign_origin: 403,
  not_found: 404,
  invalid_input: 400,
  invalid_configuration: 400,
  body_too_large: 413,
  no_file: 400,
  too_many_files: 413,
  file_too_large: 413,
  file_type_unsupported: 415,
  document_not_ready: 409,
  document_unread: 422,
  no_such_topic: 400,
  no_such_template: 400,
  no_such_version: 404,
  nothing_carried: 422,
  no_questions: 422,
  no_other_question: 422,
  question_about_passage: 422,
  concept_not_covered: 422,
  no_sources: 400,
  sources_gone: 410,
  unknown_strategy: 400,
  ai_failed: 502,
  cancelled: 409,
  batch_generation_failed: 502,
  type_generation_failed: 502,
  no_ai_provider: 501,
  paper_unreadable: 422,
  revision_conflict: 409,
  request_in_progress: 409,
  key_of_other_request: 422,
  quota: 402,
  insufficient_credits: 402,
  payment_not_set_up: 409,
  payment_unavailable: 503,
  already_subscribed: 409,
  no_subscription: 409,
  bad_signature: 400,
  rate_limited: 429,
  too_many_streams: 429,
  render_failed: 422,
  batch_render_failed: 503,
  took_too_long: 504,
  busy: 503,
  unavailable: 503,
  no_space: 507,
  internal: 500,
} as const satisfies Record<RefusalCode, number>
