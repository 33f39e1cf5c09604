/** Answers as HTTP responses: of what was asked, of refusals and of faults of ours. */
import { ZodType } from 'zod'
import { parseInterfaceLanguage } from '#domain/language.ts'
import { REFUSAL_STATUS, type Refusal } from '#domain/refusal.ts'
import type { Result } from '#domain/result.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import type { Route } from '#contract/route.ts'
import { isReply } from './endpoint.ts'
import { outageOf } from './outage.ts'
import { Refused } from '../foundation/refused.ts'
import type { RequestRecord } from './request-record.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import { nameFault } from '../foundation/name-fault.ts'
import type { Log } from '../foundation/log.ts'

/** Throws where an answer is not what the contract promises. */
export function checked(
  route: Route,
  result: Result<unknown, Refusal>,
  checkAnswers: boolean,
): Result<unknown, Refusal> {
  if (!checkAnswers || !result.ok || !(route.answer instanceof ZodType) || isReply(result.value)) return result
  route.answer.parse(JSON.parse(JSON.stringify(result.value)))
  return result
}

const statusOf = ({ status = 200, createdUnless }: Route, answer: unknown): number =>
  createdUnless !== undefined && typeof answer === 'object' && answer !== null && createdUnless in answer ? 200 : status

export function respond(route: Route, result: Result<unknown, Refusal>, record: RequestRecord): Response {
  if (!result.ok) return refuse(result.error, record)
  if (isReply(result.value)) {
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, 'x-request-id': record.id }))
      if (!result.value.reply.headers.has(name)) result.value.reply.headers.set(name, value)
    return result.value.reply
  }
  return jsonResponse({ success: true, data: result.value }, statusOf(route, result.value), record)
}

/** `error` is the English sentence; clients word it in the reader's language by `code` and its parameters. */
export function refuse(refusal: Refusal, record: RequestRecord): Response {
  const { code, ...parameters } = refusal
  const credits =
    refusal.code === 'quota' || refusal.code === 'insufficient_credits'
      ? { required_credits: refusal.requiredCredits }
      : {}
  const retry = refusal.code === 'rate_limited' ? { 'retry-after': String(refusal.retryAfterSeconds) } : {}
  return jsonResponse(
    {
      success: false,
      error: wordRefusal(refusal, messagesIn(parseInterfaceLanguage(record.language) ?? 'en')),
      code,
      ...parameters,
      ...credits,
    },
    REFUSAL_STATUS[code],
    record,
    retry,
  )
}

/** Not by `Response.json`, which @hono/node-server answers by a slower way. */
const jsonResponse = (
  body: unknown,
  status: number,
  { id }: RequestRecord,
  more: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      ...SECURITY_HEADERS,
      ...more,
      'x-request-id': id,
      'cache-control': 'no-store',
    },
  })

export function respondToFault(error: unknown, record: RequestRecord, log: Log): Response {
  const outage = outageOf(error)
  if (outage !== undefined) {
    log.warn(
      { request: record.id, fault: nameFault(error) },
      'the database, the store or a child process cannot do its part',
    )
    return refuse(outage, record)
  }
  if (error instanceof Refused) {
    log.error({ request: record.id, fault: error.message }, 'something stored cannot be read')
    return refuse(error.refusal, record)
  }
  log.error({ request: record.id, err: error }, 'a request failed')
  return refuse({ code: 'internal', requestId: record.id }, record)
}
