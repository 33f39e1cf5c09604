/** A service whose AI is the scripted one, told by each test how to behave. */
import type { Configuration } from '#server/configuration.ts'
import type { ServiceOptions } from '#server/open-service.ts'
import type { Behaviour } from '../scripted-ai/behaviour.ts'
import { scriptAi, type ScriptedAi, type ScriptedRequest } from '../scripted-ai/script-ai.ts'
import { startService, type Client, type TestService } from './test-service.ts'

export type Script = (request: ScriptedRequest, n: number) => Behaviour
export type AiService = { readonly service: TestService; readonly ai: ScriptedAi; readonly script: (how: Script) => void; readonly end: () => Promise<void> }

/** Short clocks: what hangs is given up after a second. */
export const aiConfiguration = (url: string): Pick<Configuration, 'ai'> => ({ ai: { provider: 'openai-compatible', model: 'scripted', modelPro: 'scripted-pro', baseUrl: url, timeoutSeconds: 5, idleSeconds: 1, concurrency: 24 } })

export async function startAiService(configuration: Parameters<typeof startService>[0] = {}, options: ServiceOptions = {}): Promise<AiService> {
  let behave: Script = () => ({})
  const ai = await scriptAi({ behave: (request, n) => behave(request, n) })
  const service = await startService({ ...aiConfiguration(ai.url), ...configuration }, options)
  return {
    service, ai,
    script: (how) => { behave = how },
    async end() {
      await service.end()
      await ai.close()
    },
  }
}

export async function used(client: Client): Promise<{ readonly quizzes: number; readonly questions: number }> {
  const { usage: { quizzes, questions } } = (await client.get('/usage/stats')).body.data
  return { quizzes, questions }
}

/** How many of a paper's questions who made. */
export const originsOf = (paper: { readonly questions: readonly { readonly origin: { readonly kind: string } }[] }): Record<string, number> =>
  paper.questions.reduce<Record<string, number>>((counts, { origin: { kind } }) => ({ ...counts, [kind]: (counts[kind] ?? 0) + 1 }), {})
