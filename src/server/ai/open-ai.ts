/** Opens the AI provider that is configured: asks it with patience, within limits, and counts what it costs. */
import { setTimeout as after } from 'node:timers/promises'
import type { AiStatus } from '#contract/system.ts'
import { err, ok } from '#domain/result.ts'
import type { AiReply, AiRequest, AskAi } from '#questions/from-ai/ask-ai.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Log } from '../foundation/log.ts'
import type { AiConfiguration } from '../foundation/configuration.ts'
import type { Ai } from './ai.ts'
import { askOnce } from './ask-once.ts'
import { askPatiently, type Asked, type Learnt, type Outcome, type Patience } from './ask-patiently.ts'
import { openLimiter } from './limiter.ts'

// The SDK writes its remarks to the console, which is no log of ours.
globalThis.AI_SDK_LOG_WARNINGS = false

type World = {
  readonly log: Log
  readonly metrics: Pick<Metrics, 'aiAnswered' | 'aiFailed'>
  readonly patience?: Patience
}

const PATIENCE: Patience = {
  wait: (ms, signal) => after(ms, undefined, { signal }).catch(() => undefined),
  random: Math.random,
  now: () => performance.now(),
}

const CHECK_MS = 10_000
/** Any answer will do; OpenAI wants to be allowed at least so many tokens. */
const CHECK: AiRequest = {
  instructions: 'You are a health check.',
  prompt: 'Answer with the word OK.',
  maxTokens: 16,
  temperature: 0,
}

export function openAi(
  configuration: AiConfiguration,
  { log, metrics, patience = PATIENCE }: World,
): Ai & { readonly check: () => Promise<void> } {
  const { provider, model, modelPro = model } = configuration
  const limiter = openLimiter(configuration.concurrency)
  const learnt: Learnt = new Map()
  const closing = new AbortController()
  let status: AiStatus = 'unchecked'

  /** One question to a model, counted and told in the log. */
  async function ask(request: AiRequest, asked: Asked): Promise<Outcome> {
    const began = patience.now()
    const signal = AbortSignal.any(request.signal === undefined ? [closing.signal] : [closing.signal, request.signal])
    const outcome = await askPatiently(
      (attempt) => askOnce(configuration, attempt),
      { ...request, signal },
      asked,
      learnt,
      patience,
    )
    const { result, tokens, attempts } = outcome
    const seconds = (patience.now() - began) / 1000
    const told = {
      provider,
      model: asked.model,
      input: tokens.input,
      output: tokens.output,
      attempts,
      seconds: Math.round(seconds * 10) / 10,
    }
    if (result.ok) {
      metrics.aiAnswered(asked.model, tokens, seconds)
      log.info({ ...told, isCut: result.value.isCut }, 'the AI answered')
    } else {
      metrics.aiFailed(asked.model, result.error.code, tokens, seconds)
      log[result.error.code === 'cancelled' ? 'info' : 'warn'](
        { ...told, fault: result.error.code, status: result.error.status, reason: result.error.reason },
        'the AI gave no answer',
      )
    }
    status = statusAfter(outcome, status)
    return outcome
  }

  return {
    provider,
    model,
    status: () => status,
    askFor:
      ({ advancedModels, priorityProcessing }): AskAi =>
      async (request) => {
        const signal = request.signal === undefined ? closing.signal : AbortSignal.any([closing.signal, request.signal])
        const asked = { model: advancedModels ? modelPro : model, timeoutMs: configuration.timeoutSeconds * 1000 }
        const entered = await limiter.run(() => ask(request, asked), { isFirst: priorityProcessing, signal })
        if (!entered.ok) return err({ code: 'cancelled' })
        const { result, tokens } = entered.value
        return result.ok ? ok<AiReply>(result.value) : err({ code: result.error.code, tokens })
      },
    close: () => closing.abort(),
    async check() {
      for (const name of new Set([model, modelPro])) {
        const { result } = await ask(CHECK, {
          model: name,
          timeoutMs: Math.min(CHECK_MS, configuration.timeoutSeconds * 1000),
          attempts: 1,
        })
        // A model that thinks may spend its few tokens on that: it answered.
        if (result.ok || result.error.code === 'empty' || result.error.code === 'cancelled') continue
        const { code, status: answered, message } = result.error
        log.warn(
          { fault: code, status: answered, message: openly(message, configuration) },
          ADVICE[code === 'misconfigured' ? 'misconfigured' : 'failing'](configuration, name),
        )
      }
    },
  }
}

function statusAfter({ result }: Outcome, before: AiStatus): AiStatus {
  if (result.ok) return 'ok'
  switch (result.error.code) {
    case 'misconfigured':
      return 'misconfigured'
    case 'timeout':
    case 'rate_limited':
    case 'unavailable':
      return 'failing'
    // It did answer.
    case 'refused':
    case 'too_large':
    case 'empty':
      return 'ok'
    case 'cancelled':
      return before
  }
}

/** Providers repeat the key, or a part of it, in their sentences. */
const openly = (message: string | undefined, { apiKey }: AiConfiguration): string | undefined =>
  (apiKey === undefined ? message : message?.replaceAll(apiKey, '[secret]').replaceAll(/\bsk-\S+/g, '[secret]'))?.slice(
    0,
    300,
  )

const ADVICE = {
  misconfigured: ({ provider }: AiConfiguration, model: string): string =>
    `The AI provider ${provider} does not take what it is given: check AI_API_KEY, AI_BASE_URL, and that AI_MODEL or AI_MODEL_PRO (${model}) is a model that this key may use. Until then the built-in engine makes the questions.`,
  failing: ({ provider }: AiConfiguration, model: string): string =>
    `The AI provider ${provider} (${model}) cannot be reached or does not answer: check AI_BASE_URL, and that this machine may reach it. Questions are asked of it all the same, and the built-in engine makes those that it does not answer.`,
} as const
