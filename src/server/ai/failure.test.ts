/** What providers say is understood, in the words of each. */
import { APICallError, StreamProviderError } from 'ai'
import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

const answered = (
  statusCode: number,
  message: string,
  { body = '', headers = {} }: { readonly body?: string; readonly headers?: Record<string, string> } = {},
): APICallError =>
  new APICallError({
    message,
    url: 'https://ai.example',
    requestBodyValues: {},
    statusCode,
    responseHeaders: headers,
    responseBody: body,
  })

test.each([
  {
    name: 'OpenAI, chat',
    message:
      'max_tokens is too large: 50000. This model supports at most 16384 completion tokens, whereas you provided 50000.',
    limit: 16_384,
  },
  {
    name: 'OpenAI, responses',
    message:
      "Invalid 'max_output_tokens': integer above maximum value. Expected a value <= 16384, but got 50000 instead.",
    limit: 16_384,
  },
  {
    name: 'Anthropic',
    message:
      'max_tokens: 50000 > 8192, which is the maximum allowed number of output tokens for claude-3-5-sonnet-20241022',
    limit: 8192,
  },
  {
    name: 'Gemini',
    message:
      'Unable to submit request because it has a maxOutputTokens value of 50000 but the supported range is from 1 (inclusive) to 8193 (exclusive).',
    limit: 8193,
  },
  { name: 'DeepSeek', message: 'Invalid max_tokens value, the valid range of max_tokens is [1, 8192]', limit: 8192 },
  { name: 'Qwen', message: 'Range of max_tokens should be [1, 8192]', limit: 8192 },
  {
    name: 'vLLM',
    message:
      "This model's maximum context length is 32768 tokens. However, you requested 51200 tokens (1200 in the messages, 50000 in the completion).",
    limit: 32_768,
  },
  { name: 'who does not tell the limit', message: 'max_tokens is too large', limit: undefined },
])('too many tokens for $name: the limit is $limit', ({ message, limit }) => {
  expect(failureOf(answered(400, message), 50_000).without).toEqual({ tokensOver: limit })
})

test.each([
  { name: 'a date', headers: { 'retry-after': new Date(Date.now() + 5000).toUTCString() }, least: 3000, most: 5000 },
  { name: 'seconds', headers: { 'retry-after': '2.5' }, least: 2500, most: 2500 },
  { name: 'milliseconds, which win', headers: { 'retry-after': '9', 'retry-after-ms': '120' }, least: 120, most: 120 },
  { name: 'a date that has passed', headers: { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, least: 0, most: 0 },
])('how long to wait is told as $name', ({ headers, least, most }) => {
  const { retryAfterMs } = failureOf(answered(429, 'Slow down.', { headers }), 1000)
  expect(retryAfterMs).toBeGreaterThanOrEqual(least)
  expect(retryAfterMs).toBeLessThanOrEqual(most)
})

test('Gemini tells how long to wait in the body; nonsense in the header is no wait', () => {
  const body =
    '{"error":{"code":429,"status":"RESOURCE_EXHAUSTED","details":[{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"34.5s"}]}}'
  expect(failureOf(answered(429, 'Quota exceeded.', { body }), 1000)).toMatchObject({
    code: 'rate_limited',
    isTransient: true,
    reason: 'RESOURCE_EXHAUSTED',
    retryAfterMs: 34_500,
  })
  expect(
    failureOf(answered(429, 'Slow down.', { headers: { 'retry-after': 'soon' } }), 1000).retryAfterMs,
  ).toBeUndefined()
})

test.each([
  {
    name: 'a wrong key, as Gemini says it',
    error: answered(400, 'API key not valid.', { body: '{"error":{"status":"INVALID_ARGUMENT"}}' }),
    failure: { code: 'misconfigured', isTransient: false },
  },
  {
    name: 'an empty account, as DeepSeek says it',
    error: answered(402, 'Insufficient Balance'),
    failure: { code: 'misconfigured', isTransient: false },
  },
  {
    name: 'a prompt that is too large',
    error: answered(413, 'Request too large'),
    failure: { code: 'too_large', isTransient: false },
  },
  {
    name: 'a prompt that is longer than OpenAI reads',
    error: answered(
      400,
      "This model's maximum context length is 128000 tokens. However, your messages resulted in 190000 tokens.",
    ),
    failure: { code: 'too_large', isTransient: false },
  },
  {
    name: 'a prompt that is longer than Anthropic reads',
    error: answered(400, 'prompt is too long: 210000 tokens > 200000 maximum'),
    failure: { code: 'too_large', isTransient: false },
  },
  {
    name: 'a prompt that is longer than Gemini reads',
    error: answered(400, 'The input token count (1300000) exceeds the maximum number of tokens allowed (1048576).'),
    failure: { code: 'too_large', isTransient: false },
  },
  {
    name: 'a gateway that gave up',
    error: answered(504, 'Gateway Timeout'),
    failure: { code: 'unavailable', isTransient: true },
  },
  {
    name: 'an overload within a stream',
    error: new StreamProviderError({ message: 'Overloaded', type: 'overloaded_error', statusCode: 529 }),
    failure: { code: 'unavailable', isTransient: true, reason: 'overloaded_error' },
  },
  {
    name: 'a rate within a stream',
    error: new StreamProviderError({ message: 'Slow down', code: 'rate_limit_exceeded', statusCode: 429 }),
    failure: { code: 'rate_limited', isTransient: true },
  },
  {
    name: 'a refused connection',
    error: new APICallError({
      message: 'Cannot connect to API',
      url: '',
      requestBodyValues: {},
      cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    }),
    failure: { code: 'unavailable', isTransient: true, reason: 'ECONNREFUSED' },
  },
  {
    name: 'a stream that cannot be read',
    error: new SyntaxError('Unexpected token'),
    failure: { code: 'unavailable', isTransient: true, reason: 'SyntaxError' },
  },
])('$name', ({ error, failure }) => {
  expect(failureOf(error, 1000)).toMatchObject(failure)
})
