/** The contract as an OpenAPI 3.1 document. */
import { z } from 'zod'
import { REFUSAL_STATUS, type RefusalCode } from '#domain/refusal.ts'
import type { Route } from '#contract/route.ts'
import { VERSION } from '../version.ts'

type Json = Record<string, unknown>

export function openApiDocument(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = route.path.startsWith('//') ? route.path.slice(1) : `/api/v1${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Setpaper', version: VERSION, description: 'Turns documents into exam papers with keys that can be trusted. Every answer is `{ "success": true, "data": … }` or `{ "success": false, "error": "sentence", "code": "word" }`. Sign in at `POST /api/auth/sign-in/email`; the header `set-auth-token` holds the bearer token.' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: { Refusal: REFUSAL } },
    paths,
  }
}

const REFUSAL: Json = { type: 'object', required: ['success', 'error', 'code'], properties: { success: { const: false }, error: { type: 'string', description: 'A sentence in English.' }, code: { enum: Object.keys(REFUSAL_STATUS) }, required_credits: { type: 'integer' } } }

/** `open` needs no sign-in; a paper may be read by its link. */
const isOpen = ({ policy }: Route): boolean => policy === 'open' || policy === 'paper_reader'

function operation(route: Route): Json {
  return {
    summary: route.summary,
    tags: [route.group],
    'x-policy': route.policy,
    security: isOpen(route) ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query'), ...(route.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } }] : [])],
    ...(route.body === undefined ? {} : { requestBody: requestBody(route.body) }),
    responses: { [route.status ?? 200]: { description: 'Done', content: answerContent(route.answer) }, ...refusals(route) },
  }
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, one]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema: one }))
}

function requestBody(body: z.ZodType | 'files'): Json {
  if (body !== 'files') return { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } }
  return { required: true, content: { 'multipart/form-data': { schema: { type: 'object', properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } }, required: ['file'] } } } }
}

function answerContent(answer: Route['answer']): Json {
  if (typeof answer === 'string') return { [answer]: {} }
  return { 'application/json': { schema: { type: 'object', required: ['success', 'data'], properties: { success: { const: true }, data: jsonSchema(answer, 'output') } } } }
}

function refusals(route: Route): Json {
  const codes: RefusalCode[] = ['rate_limited', 'internal', 'unavailable', ...(isOpen(route) ? [] : ['unauthenticated' as const]), ...(route.path.includes('{') ? ['not_found' as const] : []), ...(route.body === undefined && route.query === undefined ? [] : ['invalid_input' as const])]
  const statuses = [...new Set(codes.map((code) => REFUSAL_STATUS[code]))].toSorted((a, b) => a - b)
  return Object.fromEntries(statuses.map((status) => [status, { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } }]))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json
  return json
}
