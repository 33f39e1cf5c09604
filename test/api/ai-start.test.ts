/** A service with an AI provider starts whatever the provider does, tells how it stands, and closes at once. */
import { afterEach, expect, test } from 'vitest'
import { FREE } from '#domain/plan.ts'
import type { AiConfiguration } from '#server/foundation/configuration.ts'
import type { Behaviour } from '../scripted-ai/behaviour.ts'
import { scriptAi, type ScriptedAi } from '../scripted-ai/script-ai.ts'
import { Client, startService, type TestService } from './test-service.ts'

let service: TestService
let scripted: ScriptedAi
afterEach(async () => {
  await service.end()
  await scripted.close()
})

async function start(behaviour: Behaviour, given: Partial<AiConfiguration> = {}): Promise<void> {
  scripted = await scriptAi({ behave: () => behaviour })
  service = await startService({
    logLevel: 'silent',
    ai: {
      provider: 'google',
      model: 'model-a',
      apiKey: 'key-of-the-school',
      baseUrl: scripted.url,
      timeoutSeconds: 20,
      idleSeconds: 20,
      concurrency: 4,
      ...given,
    },
  })
}
const told = async (): Promise<unknown> => (await new Client(service.url).get('/health')).body.data.ai

test('a provider that answers', async () => {
  await start({ text: 'OK' })
  await expect.poll(told).toEqual({ provider: 'google', model: 'model-a', status: 'ok' })
})

test('a wrong key', async () => {
  await start({ status: 400, word: 'INVALID_ARGUMENT', sentence: 'API key not valid. Please pass a valid API key.' })
  await expect.poll(told).toEqual({ provider: 'google', model: 'model-a', status: 'misconfigured' })
})

test('one that hangs is not waited for: the service answers, and ends without it', async () => {
  await start({ hang: 'before' })
  expect(await told()).toEqual({ provider: 'google', model: 'model-a', status: 'unchecked' })
  const asked = service.service.ai!.askFor(FREE)({
    instructions: '',
    prompt: 'Something.',
    maxTokens: 100,
    temperature: 0,
  })
  await expect.poll(() => scripted.requests.length).toBe(2)
  const began = performance.now()
  await service.close()
  expect(await asked).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  expect(performance.now() - began).toBeLessThan(20_000)
  await expect.poll(scripted.underWay).toBe(0)
})
