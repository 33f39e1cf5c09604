/** The OpenAPI document is well-formed, says all that the contract says, and is the one that is committed. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '#contract/routes.ts'
import { formatOpenApi } from './openapi.ts'

type Json = Readonly<Record<string, unknown>>
type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly Json[]
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: Json
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Json }>> }
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly content: Readonly<Record<string, { readonly schema?: Json }>> }
    >
  >
}
const written = formatOpenApi(ROUTES)
const document = JSON.parse(written) as {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly components: Json
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation,
    name: `${method.toUpperCase()} ${path}`,
  })),
)

test('the committed document is the contract; otherwise run `node scripts/write-openapi.ts` and commit docs/openapi.json', () => {
  expect(readFileSync('docs/openapi.json', 'utf8') === written).toBe(true)
})

test('it is OpenAPI 3.1 with title and version, and has each route once', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  expect(document.info).toMatchObject({ title: 'Setpaper', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  expect(operations).toHaveLength(ROUTES.length)
})

test('each operation has an id of its own that a program can use as a name', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([])
})

describe.each(operations)('$name', ({ path, method, operation }) => {
  test('declares the parameters of its path, each once, and no others', () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(declared.map(({ name }) => name).toSorted()).toEqual(inPath.toSorted())
    expect(declared.every(({ required }) => required === true)).toBe(true)
    expect(
      operation.parameters.every(
        ({ in: place, schema }) => ['path', 'query', 'header'].includes(place) && typeof schema === 'object',
      ),
    ).toBe(true)
    const places = operation.parameters.map(({ name, in: place }) => `${place} ${name}`)
    expect(new Set(places).size).toBe(places.length)
  })
  test('has one sentence, one heading, an answer and refusals', () => {
    expect(operation.summary).toMatch(/^[A-Z].*\.$/)
    expect(operation.tags).toHaveLength(1)
    const statuses = Object.keys(operation.responses)
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true)
    expect(statuses).toEqual(expect.arrayContaining(['429', '500', '503']))
    expect(statuses.includes('401')).toBe(operation.security.every((way) => 'bearer' in way))
    expect(
      method === 'get' || method === 'delete' ? operation.requestBody === undefined || path === '/api/v1/me' : true,
    ).toBe(true)
  })
})

test('every $ref leads somewhere, and every schema is made of what JSON Schema 2020-12 knows', () => {
  const faults: string[] = []
  const walk = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return
    if ('$ref' in value && resolve(String(value.$ref)) === undefined) faults.push(`${at}: ${String(value.$ref)}`)
    for (const [key, inner] of Object.entries(value)) walk(inner, `${at}/${key}`)
  }
  walk(document, '#')
  for (const { name, operation } of operations)
    for (const schema of schemasOf(operation)) faults.push(...foreignWords(schema, name))
  expect(faults).toEqual([])
})

function resolve(reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], document)
}

const schemasOf = ({ parameters, requestBody, responses }: Operation): Json[] => [
  ...parameters.map(({ schema }) => schema),
  ...[requestBody?.content ?? {}, ...Object.values(responses).map(({ content }) => content)].flatMap((content) =>
    Object.values(content).flatMap(({ schema }) => (schema === undefined ? [] : [schema])),
  ),
]

const KEYWORDS = new Set([
  '$ref',
  'type',
  'enum',
  'const',
  'description',
  'default',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'items',
  'prefixItems',
  'minItems',
  'maxItems',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'anyOf',
  'oneOf',
  'allOf',
  'contentMediaType',
])
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])

type Schema = {
  readonly type?: string
  readonly items?: unknown
  readonly properties?: Json
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
  readonly anyOf?: readonly unknown[]
  readonly oneOf?: readonly unknown[]
  readonly allOf?: readonly unknown[]
}

function foreignWords(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return typeof schema === 'boolean' ? [] : [`${at} is no schema`]
  const faults = Object.keys(schema)
    .filter((word) => !KEYWORDS.has(word))
    .map((word) => `${at}: ${word}`)
  const { type, items, properties, required, additionalProperties, anyOf, oneOf, allOf } = schema as Schema
  if (type !== undefined && !TYPES.has(type)) faults.push(`${at}: type ${type}`)
  for (const name of required ?? [])
    if (!(name in (properties ?? {})) && additionalProperties === undefined)
      faults.push(`${at}: requires ${name}, which it does not have`)
  return [
    ...faults,
    ...[
      items,
      additionalProperties,
      ...Object.values(properties ?? {}),
      ...(anyOf ?? []),
      ...(oneOf ?? []),
      ...(allOf ?? []),
    ]
      .filter((inner) => inner !== undefined)
      .flatMap((inner) => foreignWords(inner, `${at}.`)),
  ]
}
