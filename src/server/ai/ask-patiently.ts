/** An answer within its clock: what may pass is waited out and asked again. */
import { err, ok, type Result } from '#domain/result.ts'
import type { AiReply, AiRequest, AiTokens } from '#questions/from-ai/ask-ai.ts'
import { OUT_OF_TIME, type Attempt, type Broken } from './ask-once.ts'
import type { Failure } from './failure.ts'

/** Chance and waiting, as tests give them. */
export type Patience = {
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly random: () => number
  readonly now: () => number
}

export type Outcome = {
  readonly result: Result<AiReply, Failure>
  readonly tokens: AiTokens
  readonly attempts: number
}

const ATTEMPTS = 4
/** A request may be asked otherwise so often: with fewer tokens, without a temperature. */
const ADJUSTMENTS = 6
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8000
/** A provider may ask for more patience than that, but a teacher waits. */
const LONGEST_RETRY_AFTER_MS = 20_000
const LEAST_TOKENS = 256

/** What a model was found not to take. */
type Limits = { readonly mostTokens?: number; readonly takesNoTemperature?: boolean }
/** By the model's name: later requests know it at once. */
export type Learnt = Map<string, Limits>

export type Asked = { readonly model: string; readonly timeoutMs: number; readonly attempts?: number }

/** `ask` makes one attempt. Retries, waits and all stay within `timeoutMs`. */
export async function askPatiently(
  ask: (attempt: Attempt) => Promise<Result<AiReply, Broken>>,
  request: AiRequest,
  { model, timeoutMs, attempts = ATTEMPTS }: Asked,
  learnt: Learnt,
  { wait, random, now }: Patience,
): Promise<Outcome> {
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(OUT_OF_TIME), timeoutMs)
  const ends = now() + timeoutMs
  const signal = request.signal === undefined ? clock.signal : AbortSignal.any([clock.signal, request.signal])
  let tokens: AiTokens = { input: 0, output: 0 }
  let limits = learnt.get(model) ?? {}
  let adjusted = 0
  try {
    for (let attempt = 1; ;) {
      const asked = await ask(taken(request, model, limits, signal))
      tokens = sum(tokens, asked.ok ? asked.value.tokens : asked.error.tokens)
      if (asked.ok) {
        // Only what helped was the reason.
        if (adjusted > 0) learnt.set(model, limits)
        return { result: ok({ ...asked.value, tokens }), tokens, attempts: attempt }
      }
      const { failure, text } = asked.error
      const narrower =
        failure.without === undefined || adjusted >= ADJUSTMENTS
          ? undefined
          : narrowed(limits, failure.without, request.maxTokens)
      if (narrower !== undefined) {
        limits = narrower
        adjusted += 1
        continue
      }
      const patience = waitBefore(attempt, failure, random)
      const isOver = !failure.isTransient || attempt >= attempts || now() + patience >= ends
      if (isOver) return { result: kept(asked.error, model, tokens), tokens, attempts: attempt }
      await wait(patience, signal)
      if (signal.aborted)
        return {
          result: request.signal?.aborted === true ? err({ code: 'cancelled', isTransient: false }) : err(failure),
          tokens,
          attempts: attempt,
        }
      if (text !== '') request.onRestart?.()
      attempt += 1
    }
  } finally {
    clearTimeout(timer)
  }
}

function taken(
  { instructions, prompt, maxTokens, temperature, onText }: AiRequest,
  model: string,
  { mostTokens = maxTokens, takesNoTemperature = false }: Limits,
  signal: AbortSignal,
): Attempt {
  return {
    model,
    instructions,
    prompt,
    maxTokens: Math.min(maxTokens, mostTokens),
    ...(takesNoTemperature ? {} : { temperature }),
    signal,
    ...(onText === undefined ? {} : { onText }),
  }
}

/** Undefined where nothing is left to do without. */
function narrowed(limits: Limits, without: NonNullable<Failure['without']>, maxTokens: number): Limits | undefined {
  if (without === 'temperature')
    return limits.takesNoTemperature === true ? undefined : { ...limits, takesNoTemperature: true }
  const last = Math.min(maxTokens, limits.mostTokens ?? maxTokens)
  // A second refusal means that the sentence named something else than the limit.
  const fewer = limits.mostTokens === undefined ? (without.tokensOver ?? Math.floor(last / 2)) : Math.floor(last / 2)
  return fewer < LEAST_TOKENS ? undefined : { ...limits, mostTokens: fewer }
}

function waitBefore(attempt: number, { retryAfterMs = 0 }: Failure, random: () => number): number {
  const backoff = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS) * (0.5 + random() / 2)
  return Math.max(backoff, Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS))
}

/** What a provider made before it broke off is paid for, and whole questions may stand in it. */
function kept({ failure, text }: Broken, model: string, tokens: AiTokens): Result<AiReply, Failure> {
  const isKept = text.trim() !== '' && (failure.code === 'unavailable' || failure.code === 'timeout')
  return isKept ? ok({ text, model, tokens, isCut: true }) : err(failure)
}

const sum = (one: AiTokens, other: AiTokens): AiTokens => ({
  input: one.input + other.input,
  output: one.output + other.output,
})
