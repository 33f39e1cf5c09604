/** Values to send to a route, drawn from what its contract says it takes: as it says, nearly so, and wild. */
import fc from 'fast-check'
import { z } from 'zod'

type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}
/** Values that mean something in a field of this name: ids of rows that are there, words of the product. */
export type Hints = Readonly<Record<string, readonly unknown[]>>

export function shaped(schema: z.ZodType, hints: Hints): fc.Arbitrary<unknown> {
  return ofSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema, hints)
}

function ofSchema(schema: Schema, hints: Hints): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => ofSchema(one, hints)))
  switch (schema.type ?? 'any') {
    case 'string':
      return fc.string({
        unit: 'grapheme',
        minLength: schema.minLength ?? 0,
        maxLength: Math.min(schema.maxLength ?? 60, 60),
      })
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -1_000_000),
        max: Math.min(schema.maximum ?? 1000, 1_000_000),
      })
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 120 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(ofSchema(schema.items ?? {}, hints), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    case 'object':
      return ofObject(schema, hints)
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

function ofObject({ properties = {}, required = [] }: Schema, hints: Hints): fc.Arbitrary<unknown> {
  const named = Object.entries(hints).filter(([name]) => name in properties || Object.keys(properties).length === 0)
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, ofSchema(one, hints)]))
  for (const [name, values] of named)
    fields[name] =
      fields[name] === undefined
        ? fc.constantFrom(...values)
        : fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fields[name] })
  return fc.record(fields, { requiredKeys: [...required] })
}

const deep = (depth: number, wrap: (inner: string) => string): string =>
  Array.from({ length: depth }).reduce<string>((inner) => wrap(inner), '1')
const NUMBERS = [0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, -1e308, 5e-324]

/** What no field of ours wants. */
export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD800',
    '\u202E',
    '‮',
    "'; drop table paper; --",
    '<script>',
    '../../etc/passwd',
    '%s%n',
    '{{7*7}}',
    'NaN',
    'x'.repeat(5000),
    '𝕏'.repeat(3000),
  ),
  fc.constantFrom(
    null,
    true,
    [],
    {},
    [[]],
    [null],
    { a: { b: [] } },
    { length: 5 },
    { toString: 1 },
    { constructor: { prototype: {} } },
  ),
  fc.constant(JSON.parse('{"__proto__":{"polluted":true},"hasOwnProperty":1}') as unknown),
  fc.constant(JSON.parse(deep(300, (inner) => `[${inner}]`)) as unknown),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** What a field of this name might well be given, and is refused. */
const WRONG: Hints = {
  language: ['fr', ''],
  difficulty: ['impossible'],
  questionTypes: [['bogus'], [], '', 'multiple_choice,bogus'],
  totalQuestions: [4, 101, 1e9, '6.5', -0],
  questionCount: [0, 'x'],
  timeLimit: [14, 301],
  totalMarks: [49, 301, 1e300],
  keep: [['nothing']],
  type: ['bogus'],
  templateId: ['none'],
  selectedTopics: [['none'], [{ id: 'none', questionCount: 1 }]],
  sourceDocuments: [['none'], []],
  documentId: ['none'],
  questions: [[{}], [null], [{ type: 'mc', question: 'Which?', options: ['x'] }], 'x'],
  configuration: [[], { questionTypes: [] }, { totalQuestions: 1e9 }, { timeLimit: [] }],
  title: [' ', 'x'.repeat(301)],
  status: ['gone'],
  grade: [5],
  cursor: ['x'],
  content: [' ', 'word'],
}

/** A value of the right shape in which one part is another, missing or too much. */
export function nearly(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.nat(), wildValue, fc.constantFrom('replace', 'wrong', 'drop', 'add', 'wrap'))
    .map(([value, place, wild, how]) => {
      if (how === 'wrap') return [value]
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wild
      const keys = Object.keys(value)
      const key = keys.length === 0 ? 'extra' : keys[place % keys.length]!
      if (how === 'drop') return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
      const wrong = WRONG[key]
      if (how === 'wrong' && wrong !== undefined) return { ...value, [key]: wrong[place % wrong.length] }
      return { ...value, [how === 'add' ? 'unknownField' : key]: wild }
    })
}

/** Bodies that are no JSON object, as bytes. */
export const wildBytes: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom(
      '',
      ' ',
      '{',
      '{"title":',
      '{"title":"x"',
      '[1,2',
      '"',
      'null',
      'true',
      '1e999',
      '[]',
      '{}{}',
      "{'a':1}",
      '{"a":NaN}',
      '\uFEFF{}',
      '<xml/>',
      'a=b&c=d',
      deep(20_000, (inner) => `[${inner}]`),
      deep(5000, (inner) => `{"a":${inner}}`),
    )
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  fc.jsonValue({ maxDepth: 2 }).map((value) => Buffer.from(JSON.stringify(value))),
)

/** Ids as they stand in a path, already encoded. */
export const wildSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%00',
    '%',
    '%zz',
    '%ff%fe',
    '%C0%80',
    '%ED%A0%80',
    '..',
    '.',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '%2F',
    '0',
    '-1',
    'null',
    'undefined',
    '{id}',
    ':id',
    '*',
    '%20',
    "1'%20or%20'1'='1",
    '%F0%9F%92%A9',
    ';x=y',
    'a%0d%0ab',
    'a?b',
    'a#b',
    '[]',
    '%25%25',
  ),
  fc.constantFrom(3, 100, 101, 6000).map((length) => 'a'.repeat(length)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
)

export const wildHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.constantFrom<
  Readonly<Record<string, string>>
>(
  {},
  { 'x-language': 'zh-HK' },
  { 'x-language': '../../x' },
  { 'x-language': 'x'.repeat(4000) },
  { 'if-match': '"0"' },
  { 'if-match': 'banana' },
  { 'if-match': '99999999999999999999' },
  { 'idempotency-key': 'k' },
  { 'idempotency-key': 'k'.repeat(201) },
  { 'idempotency-key': "é'\u00ff" },
  { accept: 'application/pdf' },
  { accept: '*/*;q=zzz' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'%00'}` },
  { authorization: 'Basic Og==' },
  { cookie: 'setpaper_session=%E0%A4%A' },
  { cookie: 'a'.repeat(6000) },
  { origin: 'null' },
  { 'x-long': 'y'.repeat(12_000) },
  { 'x-too-long': 'y'.repeat(20_000) },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': ';;;' },
  { 'content-encoding': 'gzip' },
  { expect: '200-maybe' },
  { range: 'bytes=5-1' },
)

const WILD_QUERIES = [
  'page=1&page=2',
  'page[]=1',
  'page=',
  'limit=1e3',
  'limit=-1',
  'page=99999999999999999999',
  'limit=NaN',
  'cursor=',
  'cursor=////',
  'cursor=KzI3NTc2MC0wOS0xM1QwMDowMDowMC4wMDBaIHg',
  'cursor=MDAwMC0wMS0wMVQwMDowMDowMC4wMDBaIHg',
  'cursor=LTAwMDEtMDEtMDFUMDA6MDA6MDAuMDAwWiB4',
  'q=%00',
  'q=%25_%5C',
  'q=%ff',
  'q=%ED%A0%80',
  'q=%zz',
  '%00=1',
  '=',
  '&&&',
  'a=b=c',
  '__proto__=1',
  'deleted=maybe',
  'status=%F0%9F%92%A9',
  'version=Z',
  'version=%00',
  'paper=a3',
  `q=${'x'.repeat(5000)}`,
  'onDuplicate=',
  'limit=0x10',
  'page=%2B1',
]
export const wildQuery: fc.Arbitrary<string> = fc.constantFrom(...WILD_QUERIES)

export function queryText(value: unknown): string {
  const entries = Object.entries(value as Readonly<Record<string, unknown>>).filter(([, one]) => one !== undefined)
  return new URLSearchParams(
    entries.map(([name, one]): [string, string] => [
      name,
      typeof one === 'string' ? one.toWellFormed() : JSON.stringify(one),
    ]),
  ).toString()
}
