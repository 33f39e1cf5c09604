/**
 * Every provider over the wire, behaving and misbehaving: an answer or the right fault, within its clock, counted and
 * told without secrets.
 */
import { afterEach, describe, expect, test } from 'vitest'
import { FREE, PRO } from '#domain/plan.ts'
import type { AiReply, AiRequest } from '#questions/from-ai/ask-ai.ts'
import type { AiConfiguration } from '#server/foundation/configuration.ts'
import type { AiProvider } from '#server/foundation/variables.ts'
import { openAi } from '#server/ai/open-ai.ts'
import { openMetrics } from '#server/http/metrics.ts'
import { openLog } from '#server/foundation/log.ts'
import type { Behaviour } from '../scripted-ai/behaviour.ts'
import { scriptAi, type Script, type ScriptedAi } from '../scripted-ai/script-ai.ts'

const KEY = 'sk-this-is-secret-0123456789'
const TEXT = `{"questions":[${Array.from({ length: 40 }, (_, at) => `{"question":"Solve 3x + ${at} = 10. 解方程。"}`).join(',')}]}`
const REQUEST: AiRequest = {
  instructions: 'You write questions.',
  prompt: 'Forty of them, about the confidential chapter.',
  maxTokens: 20_000,
  temperature: 0.7,
}

let opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened) await close()
  opened = []
})

type Asker = {
  readonly ai: ReturnType<typeof openAi>
  readonly scripted: ScriptedAi
  readonly ask: (request?: Partial<AiRequest>) => ReturnType<ReturnType<ReturnType<typeof openAi>['askFor']>>
  readonly waits: number[]
  readonly log: string[]
  readonly metrics: ReturnType<typeof openMetrics>
}

/** Waits are remembered instead of waited. */
async function open(
  provider: AiProvider,
  behave: Behaviour | NonNullable<Script['behave']> = {},
  given: Partial<AiConfiguration> = {},
): Promise<Asker> {
  const scripted = await scriptAi({ behave: typeof behave === 'function' ? behave : () => behave, mind: () => TEXT })
  const waits: number[] = []
  const log: string[] = []
  const metrics = openMetrics()
  const ai = openAi(
    {
      provider,
      model: 'model-a',
      apiKey: KEY,
      baseUrl: scripted.url,
      timeoutSeconds: 30,
      idleSeconds: 20,
      concurrency: 24,
      ...given,
    },
    {
      log: openLog('debug', {
        write: (line) => {
          log.push(line)
        },
      }),
      metrics,
      patience: {
        wait: async (ms) => {
          waits.push(ms)
        },
        random: () => 1,
        now: () => performance.now(),
      },
    },
  )
  opened.push(
    () => ai.close(),
    () => scripted.close(),
  )
  return { ai, scripted, ask: (request = {}) => ai.askFor(FREE)({ ...REQUEST, ...request }), waits, log, metrics }
}

const WIRE = {
  google: 'google',
  openai: 'openai-responses',
  anthropic: 'anthropic',
  'openai-compatible': 'openai-chat',
} as const
const PROVIDERS = Object.keys(WIRE) as AiProvider[]

const replied = (result: Awaited<ReturnType<Asker['ask']>>): AiReply => {
  if (!result.ok) throw new Error(`No reply: ${JSON.stringify(result.error)}`)
  return result.value
}

describe.each(PROVIDERS)('%s', (provider) => {
  test('a good answer: whole, with tokens, and what was asked arrived', async () => {
    const { ask, scripted } = await open(provider)
    const reply = replied(await ask())
    expect(reply).toEqual({
      text: TEXT,
      model: 'model-a',
      tokens: { input: 17, output: Math.ceil(TEXT.length / 4) },
      isCut: false,
    })
    expect(scripted.requests).toHaveLength(1)
    expect(scripted.requests[0]).toMatchObject({
      wire: WIRE[provider],
      model: 'model-a',
      instructions: REQUEST.instructions,
      prompt: REQUEST.prompt,
      maxTokens: 20_000,
      temperature: 0.7,
      isStream: true,
    })
    expect(JSON.stringify(scripted.requests[0]!.headers)).toContain(KEY)
  })

  test('pieces arrive before the end', async () => {
    const { ask } = await open(provider, { pieceMs: 40, pieces: 10 })
    const pieces: { readonly text: string; readonly at: number }[] = []
    const reply = replied(
      await ask({
        onText: (text) => {
          pieces.push({ text, at: performance.now() })
        },
      }),
    )
    const end = performance.now()
    expect(pieces.map(({ text }) => text).join('')).toBe(reply.text)
    expect(pieces.length).toBeGreaterThanOrEqual(8)
    expect(end - pieces[0]!.at).toBeGreaterThan(200)
  })

  test.each([
    {
      name: '429 with retry-after is waited out',
      behaviour: { status: 429, word: 'RESOURCE_EXHAUSTED', retryAfter: '7' },
      waits: [7000],
    },
    { name: 'retry-after-ms, too', behaviour: { status: 429, retryAfterMs: 1234 }, waits: [1234] },
    { name: 'a 500 is asked again', behaviour: { status: 500 }, waits: [500] },
    { name: 'a 503 is asked again', behaviour: { status: 503, retryAfter: '1' }, waits: [1000] },
    { name: 'an overloaded Anthropic', behaviour: { status: 529, word: 'overloaded_error' }, waits: [500] },
    {
      name: 'a connection reset before the answer',
      behaviour: { breakOff: 'reset', pieces: 1, text: '' },
      waits: [500],
    },
  ] as const)('$name, and then it answers', async ({ behaviour, waits: wanted }) => {
    const { ask, waits, scripted } = await open(provider, (_request, n) => (n === 0 ? behaviour : {}), {
      timeoutSeconds: 60,
    })
    expect(replied(await ask()).text).toBe(TEXT)
    expect(waits).toEqual(wanted)
    expect(scripted.requests).toHaveLength(2)
  })

  test.each([
    { name: 'reset', behaviour: { breakOff: 'reset' } },
    { name: 'ended without its last event', behaviour: { breakOff: 'end' } },
    { name: 'ended by an error of the provider', behaviour: { errorMidway: true } },
  ] as const)('a stream that is $name midway is begun again, and the listener is told', async ({ behaviour }) => {
    const { ask } = await open(provider, (_request, n) => (n === 0 ? behaviour : {}))
    let heard = ''
    let restarts = 0
    const reply = replied(
      await ask({
        onText: (piece) => {
          heard += piece
        },
        onRestart: () => {
          restarts += 1
          heard = ''
        },
      }),
    )
    expect({ text: reply.text, heard, restarts, isCut: reply.isCut }).toEqual({
      text: TEXT,
      heard: TEXT,
      restarts: 1,
      isCut: false,
    })
  })

  test.each([
    { name: 'a stream that always breaks off', behaviour: { breakOff: 'reset' }, asked: 4 },
    { name: 'a stream that never has its last event', behaviour: { breakOff: 'end' }, asked: 4 },
    {
      name: 'an answer that met its limit',
      behaviour: { finish: 'length', text: TEXT.slice(0, TEXT.length / 2) },
      asked: 1,
    },
  ] as const)('$name leaves what came, marked as cut', async ({ behaviour, asked }) => {
    const { ask, scripted } = await open(provider, behaviour)
    const reply = replied(await ask())
    expect(reply.isCut).toBe(true)
    expect(reply.text.length).toBeGreaterThan(TEXT.length * 0.3)
    expect(TEXT.startsWith(reply.text)).toBe(true)
    expect(scripted.requests).toHaveLength(asked)
  })

  test.each([
    { name: '429 for good', behaviour: { status: 429 }, code: 'rate_limited', waits: [500, 1000, 2000] },
    { name: '500 for good', behaviour: { status: 500 }, code: 'unavailable', waits: [500, 1000, 2000] },
    { name: '401', behaviour: { status: 401 }, code: 'misconfigured', waits: [] },
    { name: '403', behaviour: { status: 403 }, code: 'misconfigured', waits: [] },
    { name: '404', behaviour: { status: 404 }, code: 'misconfigured', waits: [] },
    { name: 'a redirect', behaviour: { status: 307 }, code: 'misconfigured', waits: [] },
    {
      name: 'an account that is paid out',
      behaviour: { status: 429, word: 'insufficient_quota' },
      code: 'misconfigured',
      waits: [],
    },
    {
      name: 'what the rules of the provider forbid',
      behaviour: { status: 400, word: 'content_filter' },
      code: 'refused',
      waits: [],
    },
    { name: 'an answer that its filter stopped', behaviour: { finish: 'filter' }, code: 'refused', waits: [] },
    { name: 'nothing', behaviour: { text: '' }, code: 'empty', waits: [] },
    { name: 'blanks', behaviour: { text: ' \n ' }, code: 'empty', waits: [] },
    { name: '10 MB in eight pieces', behaviour: { text: 'x'.repeat(10_000_000) }, code: 'too_large', waits: [] },
    {
      name: '10 MB in one piece',
      behaviour: { text: 'x'.repeat(10_000_000), pieces: 1 },
      code: 'too_large',
      waits: [],
    },
    {
      name: 'a fault of 10 MB',
      behaviour: { status: 500, sentence: 'x'.repeat(10_000_000) },
      code: 'too_large',
      waits: [],
    },
  ] as const)('$name is $code', async ({ behaviour, code, waits: wanted }) => {
    const { ask, waits, metrics } = await open(provider, behaviour)
    const result = await ask()
    expect(result).toMatchObject({ ok: false, error: { code } })
    expect(waits).toEqual(wanted)
    expect(await metrics.text()).toContain(`setpaper_ai_faults_total{model="model-a",code="${code}"} 1`)
  })

  test('a hang ends by the idle clock, is asked again, and is a timeout in the end', async () => {
    const { ask, scripted } = await open(provider, { hang: 'before' }, { idleSeconds: 0.2, timeoutSeconds: 6 })
    const began = performance.now()
    expect(await ask()).toMatchObject({ ok: false, error: { code: 'timeout' } })
    expect(performance.now() - began).toBeLessThan(30_000)
    expect(scripted.requests.length).toBeGreaterThan(1)
  })

  test('a drip that never falls silent ends by the whole clock; what came is kept', async () => {
    const { ask, scripted } = await open(provider, { pieceMs: 50, pieces: 1000 }, { timeoutSeconds: 2 })
    const began = performance.now()
    const reply = replied(await ask())
    expect(performance.now() - began).toBeLessThan(30_000)
    expect(reply).toMatchObject({ isCut: true, tokens: { input: 0, output: 0 } })
    expect(TEXT.startsWith(reply.text)).toBe(true)
    expect(scripted.requests).toHaveLength(1)
  })

  test('more tokens than the model allows: asked with fewer, and known from then on', async () => {
    const { ask, scripted } = await open(provider, { tokenLimit: 8192 })
    replied(await ask({ maxTokens: 50_000 }))
    const asked = scripted.requests.map(({ maxTokens }) => maxTokens!)
    expect(asked.at(-1)).toBeLessThanOrEqual(8192)
    expect(asked.at(-1)).toBeGreaterThanOrEqual(4096)
    replied(await ask({ maxTokens: 50_000 }))
    replied(await ask({ maxTokens: 1000 }))
    expect(scripted.requests.map(({ maxTokens }) => maxTokens).slice(asked.length)).toEqual([asked.at(-1), 1000])
  })

  test('a model without temperature is asked without', async () => {
    const { ask, scripted } = await open(provider, { takesNoTemperature: true })
    replied(await ask())
    expect(scripted.requests.map(({ temperature }) => temperature)).toEqual([0.7, undefined])
  })

  test('cancelling frees the connection at once', async () => {
    const { ask, scripted } = await open(provider, { hang: 'midway' })
    const teacher = new AbortController()
    const asked = ask({ signal: teacher.signal, onText: () => teacher.abort() })
    expect(await asked).toMatchObject({ ok: false, error: { code: 'cancelled' } })
    await expect.poll(scripted.underWay, { interval: 10 }).toBe(0)
    expect(scripted.requests).toHaveLength(1)
  })

  test('tokens are counted, and the log tells of them without prompt, answer or key', async () => {
    const { ask, log, metrics } = await open(provider, (_request, n) =>
      n === 0 ? {} : { status: 401, sentence: `Incorrect key ${KEY}. You sent: ${REQUEST.prompt}` },
    )
    const { tokens } = replied(await ask())
    await ask()
    const counts = await metrics.text()
    expect(counts).toContain(`setpaper_ai_tokens_total{model="model-a",kind="input"} ${tokens.input}`)
    expect(counts).toContain(`setpaper_ai_tokens_total{model="model-a",kind="output"} ${tokens.output}`)
    expect(counts).toContain('setpaper_ai_seconds_count{model="model-a",outcome="answered"} 1')
    expect(log.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: 'the AI answered', model: 'model-a', input: tokens.input, output: tokens.output, attempts: 1 },
      { msg: 'the AI gave no answer', fault: 'misconfigured', status: 401 },
    ])
    for (const secret of [KEY, 'confidential', 'Solve', 'You write']) expect(log.join('')).not.toContain(secret)
  })
})

test('a provider that wants more patience than the clock has is not waited for', async () => {
  const { ask, waits } = await open('google', { status: 429, retryAfter: '3600' }, { timeoutSeconds: 10 })
  expect(await ask()).toMatchObject({ ok: false, error: { code: 'rate_limited' } })
  expect(waits).toEqual([])
})

test('what a model thought before its answer is no part of it', async () => {
  const { ask } = await open('openai-compatible', {
    text: `<think>A draft: {"questions": []}</think>\n${TEXT}`,
    pieces: 100,
  })
  let heard = ''
  const reply = replied(
    await ask({
      onText: (piece) => {
        heard += piece
      },
    }),
  )
  expect(reply.text.trim()).toBe(TEXT)
  expect(heard).toBe(reply.text)
})

test('a prompt that no allowance makes short enough is too large, and teaches nothing about the model', async () => {
  const { ask, scripted } = await open('openai-compatible', (_request, n) =>
    n < 20
      ? {
          status: 400,
          sentence:
            "This model's maximum context length is 8192 tokens. However, you requested 62000 tokens (12000 in the messages, 50000 in the completion).",
        }
      : {},
  )
  expect(await ask({ maxTokens: 50_000 })).toMatchObject({ ok: false, error: { code: 'too_large' } })
  const { length } = scripted.requests
  expect(length).toBeLessThan(10)
  await ask({ maxTokens: 50_000 })
  expect(scripted.requests[length]!.maxTokens).toBe(50_000)
})

test('a listener that breaks is thrown, and nothing is asked again', async () => {
  const { ask, scripted } = await open('google')
  await expect(
    ask({
      onText: () => {
        throw new TypeError('a bug')
      },
    }),
  ).rejects.toThrow('a bug')
  expect(scripted.requests).toHaveLength(1)
  expect(replied(await ask()).text).toBe(TEXT)
})

test('nobody there: unavailable, after every retry', async () => {
  const { ask, waits, scripted } = await open('openai')
  await scripted.close()
  expect(await ask()).toMatchObject({ ok: false, error: { code: 'unavailable' } })
  expect(waits).toHaveLength(3)
})

test('a cancel while waiting to ask again is a cancel, at once', async () => {
  const teacher = new AbortController()
  const scripted = await scriptAi({ behave: () => ({ status: 503, retryAfter: '10' }) })
  opened.push(() => scripted.close())
  const patient = openAi(
    {
      provider: 'openai',
      model: 'm',
      apiKey: KEY,
      baseUrl: scripted.url,
      timeoutSeconds: 60,
      idleSeconds: 30,
      concurrency: 1,
    },
    { log: openLog('silent'), metrics: openMetrics() },
  )
  const began = performance.now()
  const asking = patient.askFor(FREE)({ ...REQUEST, signal: teacher.signal })
  await expect.poll(() => scripted.requests.length).toBe(1)
  teacher.abort()
  expect(await asking).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  expect(performance.now() - began).toBeLessThan(25_000)
  expect(scripted.requests).toHaveLength(1)
})

test('plans with advanced models ask AI_MODEL_PRO', async () => {
  const { ai, scripted } = await open('anthropic', {}, { modelPro: 'model-b' })
  expect(replied(await ai.askFor(PRO)(REQUEST)).model).toBe('model-b')
  expect(replied(await ai.askFor(FREE)(REQUEST)).model).toBe('model-a')
  expect(scripted.requests.map(({ model }) => model)).toEqual(['model-b', 'model-a'])
})

test('no more than the configured number at once; plans with priority first; who cancels in the queue is not asked', async () => {
  let most = 0
  const { ai, scripted } = await open(
    'openai-compatible',
    () => {
      most = Math.max(most, scripted.underWay())
      return { delayMs: 50 }
    },
    { modelPro: 'model-b', concurrency: 2 },
  )
  const teacher = new AbortController()
  const asked = [
    ...Array.from({ length: 4 }, () => ai.askFor(FREE)(REQUEST)),
    ai.askFor(FREE)({ ...REQUEST, signal: teacher.signal }),
    ai.askFor(PRO)(REQUEST),
    ai.askFor(PRO)(REQUEST),
  ]
  teacher.abort()
  const results = await Promise.all(asked)
  expect(results.filter(({ ok }) => ok)).toHaveLength(6)
  expect(results[4]).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  expect(scripted.requests.map(({ model }) => model)).toEqual([
    'model-a',
    'model-a',
    'model-b',
    'model-b',
    'model-a',
    'model-a',
  ])
  expect(most).toBe(2)
})

describe('the check at the start', () => {
  test('a provider that answers is ok, each model asked once with few tokens', async () => {
    const { ai, scripted, log } = await open('google', {}, { modelPro: 'model-b' })
    expect(ai.status()).toBe('unchecked')
    await ai.check()
    expect(ai.status()).toBe('ok')
    expect(scripted.requests.map(({ model, maxTokens }) => [model, maxTokens])).toEqual([
      ['model-a', 16],
      ['model-b', 16],
    ])
    expect(log.join('')).not.toContain('"level":40')
  })
  test.each([
    {
      name: 'a wrong key',
      behaviour: { status: 401, sentence: `Incorrect API key provided: ${KEY}.` },
      status: 'misconfigured',
      advice: 'check AI_API_KEY',
    },
    {
      name: 'an unknown model',
      behaviour: { status: 404, sentence: 'No such model.' },
      status: 'misconfigured',
      advice: 'AI_MODEL',
    },
    { name: 'a provider that is down', behaviour: { status: 503 }, status: 'failing', advice: 'cannot be reached' },
    {
      name: 'a provider that is silent',
      behaviour: { hang: 'before' },
      status: 'failing',
      advice: 'cannot be reached',
    },
  ] as const)('$name is a warning that says what to do, and no secret', async ({ behaviour, status, advice }) => {
    const { ai, log } = await open('openai', behaviour, { idleSeconds: 0.2 })
    await ai.check()
    expect(ai.status()).toBe(status)
    expect(log.join('')).toContain(advice)
    expect(log.join('')).not.toContain(KEY)
  })
  test('the next answer puts it right', async () => {
    const { ai, ask } = await open('openai', (_request, n) => (n === 0 ? { status: 503 } : {}))
    await ai.check()
    expect(ai.status()).toBe('failing')
    await ask()
    expect(ai.status()).toBe('ok')
  })
})
