/** Service and browser with an AI service that does as each test says. */
import type { Behaviour } from '../scripted-ai/behaviour.ts'
import type { ScriptedRequest } from '../scripted-ai/script-ai.ts'
import { suiteOn, type Suite } from './suite.ts'
import type { DirectedAi } from './worker.ts'

/** `n` counts requests from when the script was given. */
export type AiScript = (request: ScriptedRequest, n: number) => Behaviour
export type AiSuite = {
  readonly suite: Suite
  readonly script: (how: AiScript) => void
  readonly requests: () => number
}

export function startAiSuite(): AiSuite {
  let ai: DirectedAi | undefined
  let before = 0
  const suite = suiteOn(async (worker) => {
    const shared = await worker.ai()
    ai = shared.ai
    return shared.service
  })
  return {
    suite,
    script(how) {
      const first = ai!.requests.length
      before = first
      ai!.behave = (request, n) => how(request, n - first)
    },
    requests: () => ai!.requests.length - before,
  }
}
