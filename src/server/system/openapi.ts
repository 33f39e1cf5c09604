/** The contract as an OpenAPI 3.1 document. */
import { z } from 'zod'
import { REFUSAL_STATUS, type RefusalCode } from '#domain/refusal.ts'
import { mediaTypesOf, type Route } from '#contract/route.ts'
import { ROUTE_NAMES } from '#contract/routes.ts'
import { VERSION } from '../foundation/version.ts'

type Json = Record<string, unknown>

export function openApiDocument(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {}
  const schemas: Record<string, Json> = { Refusal: REFUSAL }
  for (const route of routes) {
    const path = route.path.startsWith('//') ? route.path.slice(1) : `/api/v1${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: hoisted(operation(route), schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Setpaper',
      version: VERSION,
      description:
        'Turns documents into exam papers with keys that can be trusted. Every answer is `{ "success": true, "data": … }` or `{ "success": false, "error": "sentence", "code": "word" }`. Sign in at `POST /api/auth/sign-in/email`; the header `set-auth-token` holds the bearer token.',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas },
    paths,
  }
}

const REFUSAL: Json = {
  type: 'object',
  required: ['success', 'error', 'code'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'A sentence in English.' },
    code: { enum: Object.keys(REFUSAL_STATUS) },
    required_credits: { type: 'integer' },
  },
}

/** `open` needs no sign-in; a paper may be read by its link. */
const isOpen = ({ policy }: Route): boolean => policy === 'open' || policy === 'signed' || policy === 'paper_reader'

function operation(route: Route): Json {
  return {
    operationId: ROUTE_NAMES.get(route),
    summary: route.summary,
    tags: [route.group],
    'x-policy': route.policy,
    security: isOpen(route) ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...(route.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } }]
        : []),
    ],
    ...(route.body === undefined ? {} : { requestBody: requestBody(route.body) }),
    responses: { ...done(route), ...refusals(route) },
  }
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }))
}

function requestBody(body: NonNullable<Route['body']>): Json {
  if (body === 'bytes') return { required: true, content: { 'application/json': { schema: { type: 'object' } } } }
  if (body !== 'files')
    return { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } }
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
          required: ['file'],
        },
      },
    },
  }
}

function answerContent(route: Route): Json {
  const media = mediaTypesOf(route)
  if (media !== undefined) return Object.fromEntries(media.map((type) => [type, {}]))
  return {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'data'],
        properties: { success: { const: true }, data: jsonSchema(route.answer as z.ZodType, 'output') },
      },
    },
  }
}

function done(route: Route): Json {
  const { status = 200, createdUnless } = route
  const content = answerContent(route)
  return {
    ...(createdUnless === undefined
      ? {}
      : { 200: { description: `Nothing was created: the answer holds \`${createdUnless}\``, content } }),
    [status]: { description: 'Done', content },
  }
}

function refusals(route: Route): Json {
  const statuses = Map.groupBy(refusalsOf(route), (code) => REFUSAL_STATUS[code])
  return Object.fromEntries(
    [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        {
          description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}`,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      ]),
  )
}

/** All that a route may refuse: what follows from its policy, rate and input, and what it names itself. */
function refusalsOf(route: Route): RefusalCode[] {
  const takesJson = route.body !== undefined && typeof route.body !== 'string'
  return [
    ...new Set<RefusalCode>([
      ...(isOpen(route) ? [] : ['unauthenticated' as const]),
      ...(route.method === 'GET' || route.policy === 'signed' ? [] : ['foreign_origin' as const]),
      ...(route.path.includes('{') ? ['not_found' as const] : []),
      ...(takesJson || route.query !== undefined || route.idempotent ? ['invalid_input' as const] : []),
      ...(takesJson ? ['body_too_large' as const] : []),
      ...(route.idempotent ? ['request_in_progress' as const, 'key_of_other_request' as const] : []),
      ...(route.method !== 'DELETE' && (route.policy === 'paper_owner' || route.policy === 'paper_reader')
        ? ['paper_unreadable' as const]
        : []),
      ...(route.refuses ?? []),
      'rate_limited',
      'internal',
      'unavailable',
    ]),
  ]
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json
  return json
}

/** The same with named schemas moved to the components, whatever depth they were written at. */
function hoisted(value: Json, schemas: Record<string, Json>): Json {
  const move = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(move)
    if (typeof part !== 'object' || part === null) return part
    const { $defs, $ref, ...others } = part as Json
    for (const [name, schema] of Object.entries($defs ?? {})) schemas[name] ??= move(schema) as Json
    const moved = Object.fromEntries(Object.entries(others).map(([key, inner]) => [key, move(inner)]))
    return typeof $ref === 'string' ? { ...moved, $ref: $ref.replace('#/$defs/', '#/components/schemas/') } : moved
  }
  return move(value) as Json
}

/** As docs/openapi.json holds it. */
export const formatOpenApi = (routes: readonly Route[]): string =>
  `${JSON.stringify(openApiDocument(routes), null, 2)}\n`
