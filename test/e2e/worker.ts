/**
 * What all files of tests that one worker runs share: a browser, a service as most teachers have it, and one with an AI
 * service. Each is started when it is first asked for and ended with the worker.
 */
import type { Browser } from '@playwright/test'
import { test } from 'vitest'
import type { Behaviour } from '../scripted-ai/behaviour.ts'
import { scriptAi, type ScriptedAi, type ScriptedRequest } from '../scripted-ai/script-ai.ts'
import { startService, type TestService } from '../api/test-service.ts'
import { openBrowser } from './chromium.ts'

/** An AI service that does as the last script says. */
export type DirectedAi = Pick<ScriptedAi, 'requests'> & {
  behave: (request: ScriptedRequest, n: number) => Behaviour
}

export type Worker = {
  readonly browser: () => Promise<Browser>
  readonly service: () => Promise<TestService>
  readonly ai: () => Promise<{ readonly ai: DirectedAi; readonly service: TestService }>
}

/** Its hooks are given the worker: `inWorker.beforeAll(({ worker }) => …)`. */
// vitest reads from the braces that it needs no other fixture.
// eslint-disable-next-line eslint/no-empty-pattern
export const inWorker = test.extend('worker', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const ends: (() => Promise<void>)[] = []
  const once = <Value>(start: () => Promise<Value>, end: (value: Value) => Promise<void>) => {
    let started: Promise<Value> | undefined
    return () => {
      if (started === undefined) {
        const begun = start()
        started = begun
        ends.unshift(async () => end(await begun))
      }
      return started
    }
  }
  // What was started last ends first: a service may still ask its AI.
  onCleanup(async () => {
    for (const end of ends.splice(0)) await end()
  })
  const provider = once(startAi, ({ close }) => close())
  const withAi = once(
    async () => startService({ ai: providerAt((await provider()).url) }),
    (service) => service.end(),
  )
  const worker: Worker = {
    browser: once(
      () => openBrowser(),
      (browser) => browser.close(),
    ),
    service: once(
      () => startService(),
      (service) => service.end(),
    ),
    ai: async () => ({ ai: await provider(), service: await withAi() }),
  }
  return worker
})

async function startAi(): Promise<DirectedAi & Pick<ScriptedAi, 'url' | 'close'>> {
  const { requests, url, close } = await scriptAi({ behave: (request, n) => ai.behave(request, n) })
  const ai: Awaited<ReturnType<typeof startAi>> = { requests, url, close, behave: () => ({}) }
  return ai
}

const providerAt = (baseUrl: string) =>
  ({
    provider: 'openai-compatible',
    model: 'scripted',
    baseUrl,
    timeoutSeconds: 20,
    idleSeconds: 15,
    concurrency: 24,
  }) as const
