/** The wire formats are those that the AI SDK reads, whole and streamed, from request to usage. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateText, streamText } from 'ai'
import { modelOf } from '#server/ai/model.ts'
import type { Behaviour } from './behaviour.ts'
import { scriptAi, type ScriptedAi } from './script-ai.ts'

let scripted: ScriptedAi
let behaviour: Behaviour
beforeAll(async () => {
  scripted = await scriptAi({ behave: () => behaviour })
})
afterAll(() => scripted.close())

const PATHS = {
  google: '/v1/models/some-model:generateContent',
  openai: '/v1/responses',
  anthropic: '/v1/messages',
  'openai-compatible': '/v1/chat/completions',
} as const

describe.each(['google', 'openai', 'anthropic', 'openai-compatible'] as const)('%s', (provider) => {
  const asked = () => ({
    model: modelOf({ provider, apiKey: 'key', baseUrl: scripted.url }, 'some-model', fetch),
    instructions: 'Be brief.',
    prompt: 'Tell me of bees. 講蜜蜂。',
    maxOutputTokens: 500,
    temperature: 0.5,
    maxRetries: 0,
  })
  test.each([
    ['stop', 'stop'],
    ['length', 'length'],
    ['filter', 'content-filter'],
  ] as const)('whole, ended by %s', async (finish, reason) => {
    behaviour = { text: 'Bees live in hives. 蜜蜂。', finish }
    const { text, usage, finishReason } = await generateText(asked())
    expect({ text, input: usage.inputTokens, output: usage.outputTokens, finishReason }).toEqual({
      text: behaviour.text,
      input: 9,
      output: 6,
      finishReason: reason,
    })
    expect(scripted.requests.at(-1)).toMatchObject({
      path: PATHS[provider],
      model: 'some-model',
      instructions: 'Be brief.',
      prompt: 'Tell me of bees. 講蜜蜂。',
      maxTokens: 500,
      temperature: 0.5,
      isStream: false,
    })
  })
  test.each([
    ['stop', 'stop'],
    ['length', 'length'],
    ['filter', 'content-filter'],
  ] as const)('streamed, ended by %s', async (finish, reason) => {
    behaviour = { text: 'Bees live in hives. 蜜蜂。', finish, pieces: 4 }
    const streamed = streamText(asked())
    const pieces: string[] = []
    for await (const piece of streamed.textStream) pieces.push(piece)
    expect(pieces.join('')).toBe(behaviour.text)
    expect(pieces.length).toBeGreaterThanOrEqual(4)
    const usage = await streamed.usage
    expect({ input: usage.inputTokens, output: usage.outputTokens, finishReason: await streamed.finishReason }).toEqual(
      { input: 9, output: 6, finishReason: reason },
    )
    expect(scripted.requests.at(-1)).toMatchObject({ instructions: 'Be brief.', isStream: true })
  })
})

test('what is no wire of a provider is not found', async () => {
  expect((await fetch(`${scripted.url}/elsewhere`, { method: 'POST', body: '{}' })).status).toBe(404)
})
