/** Service and browser with an AI service that does as each test says. */
import { afterAll } from 'vitest'
import type { Configuration } from '#server/configuration.ts'
import type { Behaviour } from '../scripted-ai/behaviour.ts'
import { scriptAi, type ScriptedAi, type ScriptedRequest } from '../scripted-ai/script-ai.ts'
import { startSuite, type Suite } from './suite.ts'

/** `n` counts requests from when the script was given. */
export type AiScript = (request: ScriptedRequest, n: number) => Behaviour
export type AiSuite = { readonly suite: Suite; readonly script: (how: AiScript) => void; readonly requests: () => number }

export function startAiSuite(more: Partial<Configuration> = {}): AiSuite {
  let ai: ScriptedAi | undefined
  let behave: AiScript = () => ({})
  let before = 0
  // Closed after the service, which may still ask.
  afterAll(() => ai?.close())
  const suite = startSuite(async () => {
    ai = await scriptAi({ behave: (request, n) => behave(request, n - before) })
    return { ai: { provider: 'openai-compatible', model: 'scripted', baseUrl: ai.url, timeoutSeconds: 20, idleSeconds: 15, concurrency: 24 }, ...more }
  })
  return {
    suite,
    script(how) {
      before = ai!.requests.length
      behave = how
    },
    requests: () => ai!.requests.length - before,
  }
}
