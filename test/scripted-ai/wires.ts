/** The wire formats of the providers: how each asks, and how it is answered, whole or streamed. */

export type Ask = {
  readonly model: string
  readonly instructions: string
  readonly prompt: string
  readonly maxTokens: number | undefined
  readonly temperature: number | undefined
  readonly isStream: boolean
}
export type Finish = 'stop' | 'length' | 'filter'
export type Usage = { readonly input: number; readonly output: number }
type Json = Readonly<Record<string, unknown>>
type Content = string | readonly { readonly text?: string }[]
type Message = { readonly role: string; readonly content: Content }
/** What any of them may send. */
export type Body = {
  readonly model?: string
  readonly stream?: boolean
  readonly temperature?: number
  readonly max_tokens?: number
  readonly max_completion_tokens?: number
  readonly max_output_tokens?: number
  readonly messages?: readonly Message[]
  readonly input?: string | readonly Message[]
  readonly instructions?: string
  readonly system?: Content
  readonly contents?: readonly { readonly parts: Content }[]
  readonly systemInstruction?: { readonly parts: Content }
  readonly generationConfig?: { readonly maxOutputTokens?: number; readonly temperature?: number }
}

export type Wire = {
  readonly name: 'google' | 'openai-chat' | 'openai-responses' | 'anthropic'
  /** Undefined: this path is of another. */
  readonly read: (path: string, body: Body) => Ask | undefined
  readonly whole: (text: string, finish: Finish, usage: Usage, ask: Ask) => unknown
  /** Events of a stream: before the first piece, a piece, after the last. */
  readonly open: (ask: Ask, usage: Usage) => string
  readonly piece: (text: string, ask: Ask) => string
  readonly close: (text: string, finish: Finish, usage: Usage, ask: Ask) => string
  readonly fault: (status: number, word: string, sentence: string) => unknown
  readonly faultMidway: () => string
  readonly tooManyTokens: (asked: number, limit: number) => string
}

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`
const event = (value: { readonly type: string }): string => `event: ${value.type}\n${data(value)}`
/** Messages hold a text, or parts with texts. */
const textOf = (content: Content = ''): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')
const spoken = (messages: readonly Message[] = [], isOurs: (role: string) => boolean = isUser): string =>
  messages
    .filter(({ role }) => isOurs(role))
    .map(({ content }) => textOf(content))
    .join('\n\n')
const isInstruction = (role: string): boolean => role === 'system' || role === 'developer'
const isUser = (role: string): boolean => role === 'user'

const google: Wire = (() => {
  const FINISH = { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' } as const
  const metadata = ({ input, output }: Usage) => ({
    promptTokenCount: input,
    candidatesTokenCount: output,
    totalTokenCount: input + output,
  })
  const answer = (text: string, more: Json = {}) => ({
    content: { role: 'model', parts: [{ text }] },
    index: 0,
    ...more,
  })
  return {
    name: 'google',
    read(path, body) {
      const named = /\/models\/([^/:]+):(generateContent|streamGenerateContent)$/.exec(path)
      return named === null
        ? undefined
        : {
            model: named[1]!,
            instructions: textOf(body.systemInstruction?.parts),
            prompt: (body.contents ?? []).map(({ parts }) => textOf(parts)).join('\n\n'),
            maxTokens: body.generationConfig?.maxOutputTokens,
            temperature: body.generationConfig?.temperature,
            isStream: named[2] === 'streamGenerateContent',
          }
    },
    whole: (text, finish, usage, { model }) => ({
      candidates: [answer(text, { finishReason: FINISH[finish] })],
      usageMetadata: metadata(usage),
      modelVersion: model,
    }),
    open: () => '',
    piece: (text) => data({ candidates: [answer(text)] }),
    close: (_text, finish, usage) =>
      data({ candidates: [answer('', { finishReason: FINISH[finish] })], usageMetadata: metadata(usage) }),
    fault: (code, status, message) => ({ error: { code, message, status } }),
    faultMidway: () => data({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
    tooManyTokens: (asked, limit) =>
      `Unable to submit request because it has a maxOutputTokens value of ${asked} but the supported range is from 1 (inclusive) to ${limit + 1} (exclusive). Update the value and try again.`,
  }
})()

const chat: Wire = (() => {
  const FINISH = { stop: 'stop', length: 'length', filter: 'content_filter' } as const
  const used = ({ input, output }: Usage) => ({
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
  })
  const chunk = (model: string, choices: unknown[], more: Json = {}) =>
    data({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices, ...more })
  return {
    name: 'openai-chat',
    read: (path, body) =>
      path.endsWith('/chat/completions')
        ? {
            model: body.model ?? '',
            instructions: spoken(body.messages, isInstruction),
            prompt: spoken(body.messages),
            maxTokens: body.max_tokens ?? body.max_completion_tokens,
            temperature: body.temperature,
            isStream: body.stream === true,
          }
        : undefined,
    whole: (text, finish, usage, { model }) => ({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model,
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: FINISH[finish] }],
      usage: used(usage),
    }),
    open: ({ model }) => chunk(model, [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
    piece: (text, { model }) => chunk(model, [{ index: 0, delta: { content: text }, finish_reason: null }]),
    close: (_text, finish, usage, { model }) =>
      `${chunk(model, [{ index: 0, delta: {}, finish_reason: FINISH[finish] }])}${chunk(model, [], { usage: used(usage) })}data: [DONE]\n\n`,
    fault: (_status, code, message) => ({ error: { message, type: code, code, param: null } }),
    faultMidway: () =>
      data({
        error: {
          message: 'The server had an error while processing your request.',
          type: 'server_error',
          code: 'server_error',
        },
      }),
    tooManyTokens: (asked, limit) =>
      `max_tokens is too large: ${asked}. This model supports at most ${limit} completion tokens, whereas you provided ${asked}.`,
  }
})()

const responses: Wire = (() => {
  const item = (text: string) => ({
    type: 'message',
    id: 'msg_1',
    status: 'completed',
    role: 'assistant',
    content: [{ type: 'output_text', text, annotations: [] }],
  })
  const ended = (text: string, finish: Finish, usage: Usage, { model }: Ask) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    model,
    status: finish === 'stop' ? 'completed' : 'incomplete',
    output: [item(text)],
    incomplete_details:
      finish === 'stop' ? null : { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' },
    usage: {
      input_tokens: usage.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: usage.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.input + usage.output,
    },
  })
  let sequence = 0
  const numbered = (value: Json & { readonly type: string }): string =>
    event({ ...value, sequence_number: (sequence += 1) } as { readonly type: string })
  return {
    name: 'openai-responses',
    read(path, body) {
      if (!path.endsWith('/responses')) return undefined
      const input = typeof body.input === 'string' ? [{ role: 'user', content: body.input }] : body.input
      return {
        model: body.model ?? '',
        instructions: [body.instructions ?? '', spoken(input, isInstruction)]
          .filter((text) => text !== '')
          .join('\n\n'),
        prompt: spoken(input),
        maxTokens: body.max_output_tokens,
        temperature: body.temperature,
        isStream: body.stream === true,
      }
    },
    whole: ended,
    open: ({ model }) =>
      [
        {
          type: 'response.created',
          response: { id: 'resp_1', object: 'response', created_at: 1, model, status: 'in_progress', output: [] },
        },
        {
          type: 'response.output_item.added',
          output_index: 0,
          item: { type: 'message', id: 'msg_1', status: 'in_progress', role: 'assistant', content: [] },
        },
        {
          type: 'response.content_part.added',
          item_id: 'msg_1',
          output_index: 0,
          content_index: 0,
          part: { type: 'output_text', text: '', annotations: [] },
        },
      ]
        .map(numbered)
        .join(''),
    piece: (delta) =>
      numbered({ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, content_index: 0, delta }),
    close: (text, finish, usage, ask) =>
      [
        { type: 'response.output_text.done', item_id: 'msg_1', output_index: 0, content_index: 0, text },
        { type: 'response.output_item.done', output_index: 0, item: item(text) },
        {
          type: finish === 'stop' ? 'response.completed' : 'response.incomplete',
          response: ended(text, finish, usage, ask),
        },
      ]
        .map(numbered)
        .join(''),
    fault: (_status, code, message) => ({ error: { message, type: code, code, param: null } }),
    faultMidway: () =>
      numbered({
        type: 'response.failed',
        response: {
          id: 'resp_1',
          error: { code: 'server_error', message: 'The server had an error while processing your request.' },
          incomplete_details: null,
          usage: null,
        },
      }),
    tooManyTokens: (asked, limit) =>
      `Invalid 'max_output_tokens': integer above maximum value. Expected a value <= ${limit}, but got ${asked} instead.`,
  }
})()

const anthropic: Wire = (() => {
  const FINISH = { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' } as const
  return {
    name: 'anthropic',
    read: (path, body) =>
      path.endsWith('/messages')
        ? {
            model: body.model ?? '',
            instructions: textOf(body.system),
            prompt: spoken(body.messages),
            maxTokens: body.max_tokens,
            temperature: body.temperature,
            isStream: body.stream === true,
          }
        : undefined,
    whole: (text, finish, { input, output }, { model }) => ({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [{ type: 'text', text }],
      stop_reason: FINISH[finish],
      stop_sequence: null,
      usage: { input_tokens: input, output_tokens: output },
    }),
    open: ({ model }, { input }) =>
      [
        {
          type: 'message_start',
          message: {
            id: 'msg_1',
            type: 'message',
            role: 'assistant',
            model,
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: input, output_tokens: 1 },
          },
        },
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        { type: 'ping' },
      ]
        .map(event)
        .join(''),
    piece: (text) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } } as {
        readonly type: string
      }),
    close: (_text, finish, { output }) =>
      [
        { type: 'content_block_stop', index: 0 },
        {
          type: 'message_delta',
          delta: { stop_reason: FINISH[finish], stop_sequence: null },
          usage: { output_tokens: output },
        },
        { type: 'message_stop' },
      ]
        .map(event)
        .join(''),
    fault: (_status, type, message) => ({ type: 'error', error: { type, message } }),
    faultMidway: () =>
      event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } } as { readonly type: string }),
    tooManyTokens: (asked, limit) =>
      `max_tokens: ${asked} > ${limit}, which is the maximum allowed number of output tokens for this model`,
  }
})()

export const WIRES: readonly Wire[] = [google, chat, responses, anthropic]
