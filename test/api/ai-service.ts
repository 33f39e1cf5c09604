/** A service whose AI is the scripted one, told by each test how to behave. */
import type { Configuration } from '#server/foundation/configuration.ts'
import type { Behaviour } from '../scripted-ai/behaviour.ts'
import { scriptAi, type ScriptedAi, type ScriptedRequest } from '../scripted-ai/script-ai.ts'
import { startService, type Client, type TestOptions, type TestService } from './test-service.ts'

export type Script = (request: ScriptedRequest, n: number) => Behaviour
export type AiService = {
  readonly service: TestService
  readonly ai: ScriptedAi
  readonly script: (how: Script) => void
  readonly end: () => Promise<void>
}

type Clocks = { readonly timeoutSeconds: number; readonly idleSeconds: number }
/** What hangs is given up after a second. */
const SHORT: Clocks = { timeoutSeconds: 5, idleSeconds: 1 }
/** The test itself says when an answer comes, however busy the machine is. */
export const LONG: Clocks = { timeoutSeconds: 60, idleSeconds: 50 }

export const aiConfiguration = (url: string, clocks = SHORT): Pick<Configuration, 'ai'> => ({
  ai: {
    provider: 'openai-compatible',
    model: 'scripted',
    modelPro: 'scripted-pro',
    baseUrl: url,
    ...clocks,
    concurrency: 24,
  },
})

export async function startAiService(
  configuration: Parameters<typeof startService>[0] = {},
  options: TestOptions = {},
  clocks = SHORT,
): Promise<AiService> {
  let behave: Script = () => ({})
  const ai = await scriptAi({ behave: (request, n) => behave(request, n) })
  const service = await startService({ ...aiConfiguration(ai.url, clocks), ...configuration }, options)
  return {
    service,
    ai,
    script: (how) => {
      behave = how
    },
    async end() {
      await service.end()
      await ai.close()
    },
  }
}

export async function used(client: Client): Promise<{ readonly quizzes: number; readonly questions: number }> {
  const {
    usage: { quizzes, questions },
  } = (await client.get('/usage/stats')).body.data
  return { quizzes, questions }
}

/** How many of a paper's questions who made. */
export const originsOf = (paper: {
  readonly questions: readonly { readonly origin: { readonly kind: string } }[]
}): Record<string, number> =>
  paper.questions.reduce<Record<string, number>>(
    (counts, { origin: { kind } }) => ({ ...counts, [kind]: (counts[kind] ?? 0) + 1 }),
    {},
  )
