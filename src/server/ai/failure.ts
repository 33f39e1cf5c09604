/** What a provider's error means: the fault it is, and whether asking again may help. */
import { APICallError, StreamProviderError } from 'ai'
import type { AiFault } from '#questions/from-ai/ask-ai.ts'

export type Failure = {
  readonly code: AiFault['code']
  readonly isTransient: boolean
  readonly status?: number
  /**
   * The provider's own word, such as `insufficient_quota`: short, and never a sentence, which could repeat a prompt.
   */
  readonly reason?: string
  /** The provider's sentence: it may repeat what it was sent, so it is only for the check at the start. */
  readonly message?: string
  /** As the provider asks. */
  readonly retryAfterMs?: number
  /** What the request must do without to be taken. */
  readonly without?: 'temperature' | { readonly tokensOver: number | undefined }
}

/** The rules of the provider, in the words of OpenAI, Azure and Qwen. */
const REFUSALS = new Set([
  'content_policy_violation',
  'content_filter',
  'ResponsibleAIPolicyViolation',
  'invalid_prompt',
  'data_inspection_failed',
  'DataInspectionFailed',
])
/** Paid out: waiting does not help, the operator does. */
const UNPAID = new Set(['insufficient_quota', 'billing_not_active', 'billing_hard_limit_reached', 'Arrearage'])

/** The prompt, with or without the answer, is more than the model reads. */
const TOO_LONG = /context (?:length|window|limit|size)|(?:prompt|input) is too long|input token count/i

/** `asked`: tokens of answer that the request allowed. */
export function failureOf(error: unknown, asked: number): Failure {
  const isAnswer = APICallError.isInstance(error)
  if (!isAnswer && !StreamProviderError.isInstance(error))
    return { code: 'unavailable', isTransient: true, reason: reasonOf(error) }
  const status = error.statusCode
  const body = isAnswer ? (error.responseBody ?? '') : ''
  const reasons = isAnswer ? wordsOf(body) : [error.code, error.type].filter((word) => typeof word === 'string')
  const headers = isAnswer ? (error.responseHeaders ?? {}) : {}
  const retryAfterMs = retryAfter(headers) ?? retryDelay(body)
  const described = {
    ...(status === undefined ? {} : { status }),
    reason: reasons[0] ?? reasonOf(error),
    message: error.message,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  }
  if (reasons.some((word) => REFUSALS.has(word))) return { ...described, code: 'refused', isTransient: false }
  if (reasons.some((word) => UNPAID.has(word))) return { ...described, code: 'misconfigured', isTransient: false }
  const without = status === 400 || status === 422 ? adjustment(error.message, asked) : undefined
  if ((status === 400 || status === 422) && TOO_LONG.test(error.message))
    return { ...described, code: 'too_large', isTransient: false, ...(without === undefined ? {} : { without }) }
  return { ...described, ...byStatus(status), ...(without === undefined ? {} : { without }) }
}

function byStatus(status: number | undefined): Pick<Failure, 'code' | 'isTransient'> {
  if (status === undefined || status === 200) return { code: 'unavailable', isTransient: true }
  if (status === 429) return { code: 'rate_limited', isTransient: true }
  if (status === 413) return { code: 'too_large', isTransient: false }
  if (status >= 500 || status === 408 || status === 409 || status === 425)
    return { code: 'unavailable', isTransient: status !== 501 && status !== 505 }
  return { code: 'misconfigured', isTransient: false }
}

/** Milliseconds, from the two headers by which providers ask for patience. */
function retryAfter(headers: Readonly<Record<string, string | undefined>>): number | undefined {
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (ms >= 0) return ms
  const value = headers['retry-after']
  if (value === undefined) return undefined
  const seconds = Number(value)
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** Gemini says it in the body. */
function retryDelay(body: string): number | undefined {
  const seconds = /"retryDelay"\s*:\s*"([\d.]{1,10})s"/.exec(body)?.[1]
  return seconds === undefined ? undefined : Number(seconds) * 1000
}

/** Codes, types and states of an error's body, in the form of any provider. */
function wordsOf(body: string): string[] {
  return [...body.matchAll(/"(?:code|status|type)"\s*:\s*"([\w.-]{1,60})"/g)].map(([, word = '']) => word)
}

/** A name of ours or of Node's, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException
    if (typeof code === 'string') return code
  }
  return error instanceof Error ? error.name : 'unknown'
}

/** Every provider words it in its own way, but all of them name the setting, and most of them the limit. */
function adjustment(message: string, asked: number): Failure['without'] {
  if (/max_?(?:output_?|completion_?|new_?)?tokens|maximum (?:context length|number of output tokens)/i.test(message)) {
    const limits = [...message.matchAll(/\d+/g)].map(Number).filter((limit) => limit < asked && limit >= asked / 128)
    return { tokensOver: limits.length === 0 ? undefined : Math.max(...limits) }
  }
  return /\btemperature\b/i.test(message) ? 'temperature' : undefined
}
