/** One attempt at an answer: streamed, watched, and told in our own words. */
import { streamText } from 'ai'
import { err, ok, type Result } from '#domain/result.ts'
import type { AiReply, AiRequest, AiTokens } from '#questions/from-ai/ask-ai.ts'
import type { AiConfiguration } from '../foundation/configuration.ts'
import { failureOf, type Failure } from './failure.ts'
import { modelOf, PROVIDER_OPTIONS } from './model.ts'
import { MOST_TEXT, openWatch } from './watch.ts'

/** Of an attempt that failed, what came until then. */
export type Broken = { readonly failure: Failure; readonly text: string; readonly tokens: AiTokens }

export type Attempt = Pick<AiRequest, 'instructions' | 'prompt' | 'maxTokens' | 'onText'> & {
  readonly model: string
  readonly temperature?: number
  readonly signal: AbortSignal
}

export async function askOnce(
  configuration: AiConfiguration,
  { model, signal, onText, ...asked }: Attempt,
): Promise<Result<AiReply, Broken>> {
  const watch = openWatch(configuration.idleSeconds * 1000, signal)
  let text = ''
  let tokens: AiTokens = { input: 0, output: 0 }
  // A bug of the listener is no fault of the provider, and not to be asked for again.
  let bug: { readonly error: unknown } | undefined
  const tell = (piece: string): void => {
    try {
      onText?.(piece)
    } catch (error) {
      bug = { error }
      throw error
    }
  }
  const broken = (failure: Failure): Result<never, Broken> => err({ failure, text, tokens })
  try {
    const { stream } = streamText({
      model: modelOf(configuration, model, watch.fetch),
      instructions: asked.instructions,
      prompt: asked.prompt,
      maxOutputTokens: asked.maxTokens,
      ...(asked.temperature === undefined ? {} : { temperature: asked.temperature }),
      // Retries are ours: they know the clock, the waits of the provider and what was told already.
      maxRetries: 0,
      abortSignal: watch.signal,
      providerOptions: PROVIDER_OPTIONS,
      onError: () => undefined,
    })
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        text += part.text
        if (text.length > MOST_TEXT) watch.stop('too_large')
        else tell(part.text)
      }
      if (part.type === 'error') return broken(stopped() ?? failureOf(part.error, asked.maxTokens))
      if (part.type === 'abort') return broken(stopped() ?? GONE)
      if (part.type === 'finish-step')
        tokens = { input: part.usage.inputTokens ?? 0, output: part.usage.outputTokens ?? 0 }
      if (part.type === 'finish') return finished(part.finishReason, part.rawFinishReason)
    }
    return broken(stopped() ?? GONE)
  } catch (error) {
    if (bug !== undefined) throw bug.error
    return broken(stopped() ?? failureOf(error, asked.maxTokens))
  } finally {
    watch.end()
  }

  /** What ended the attempt from our side. */
  function stopped(): Failure | undefined {
    if (watch.cause() === 'too_large') return { code: 'too_large', isTransient: false }
    if (watch.cause() === 'idle') return { code: 'timeout', isTransient: true, reason: 'silent' }
    if (!signal.aborted) return undefined
    return { code: (signal.reason as unknown) === OUT_OF_TIME ? 'timeout' : 'cancelled', isTransient: false }
  }

  function finished(reason: string, raw: string | undefined): Result<AiReply, Broken> {
    const ours = stopped()
    if (ours !== undefined) return broken(ours)
    if (reason === 'content-filter')
      return broken({ code: 'refused', isTransient: false, ...(raw === undefined ? {} : { reason: raw }) })
    // `interrupted`: the stream ended without its last event.
    if (reason === 'error' || reason === 'interrupted') return broken(GONE)
    if (text.trim() === '') return broken({ code: 'empty', isTransient: false, reason: raw ?? reason })
    return ok({ text, model, tokens, isCut: reason !== 'stop' })
  }
}

/** The reason of a signal whose clock ran out. */
export const OUT_OF_TIME: unique symbol = Symbol('out of time')

const GONE: Failure = { code: 'unavailable', isTransient: true, reason: 'broken_off' }
