/** The provider's model, by the AI SDK. */
import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel, type LanguageModel, type streamText } from 'ai'
import { mustBeThere } from '#domain/must-be-there.ts'
import type { AiConfiguration } from '../foundation/configuration.ts'

// Given always, since the SDK would otherwise take them from variables that are not ours.
const ADDRESSES = {
  google: 'https://generativelanguage.googleapis.com/v1beta',
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
} as const

/** Many a server leaves in the answer what the model thought before it: drafts of questions, too. */
const WITHOUT_THOUGHTS = extractReasoningMiddleware({ tagName: 'think' })

type Reached = Pick<AiConfiguration, 'provider' | 'apiKey' | 'baseUrl'>

/** `fetch` is of one attempt, which it watches. */
export function modelOf(
  { provider, apiKey = '', baseUrl }: Reached,
  model: string,
  fetch: typeof globalThis.fetch,
): Exclude<LanguageModel, string> {
  switch (provider) {
    case 'google':
      return createGoogle({ apiKey, baseURL: baseUrl ?? ADDRESSES.google, fetch })(model)
    case 'openai':
      return createOpenAI({ apiKey, baseURL: baseUrl ?? ADDRESSES.openai, fetch })(model)
    case 'anthropic':
      return createAnthropic({ apiKey, baseURL: baseUrl ?? ADDRESSES.anthropic, fetch })(model)
    case 'openai-compatible':
      return wrapLanguageModel({
        model: createOpenAICompatible({
          name: 'compatible',
          baseURL: mustBeThere(baseUrl, 'AI_BASE_URL'),
          ...(apiKey === '' ? {} : { apiKey }),
          includeUsage: true,
          fetch,
        })(model),
        middleware: WITHOUT_THOUGHTS,
      })
  }
}

/** What teachers ask is not kept by the provider where it can be told so. */
export const PROVIDER_OPTIONS: NonNullable<Parameters<typeof streamText>[0]['providerOptions']> = {
  openai: { store: false },
}
