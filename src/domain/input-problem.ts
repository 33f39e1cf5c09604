/**
 * What is wrong with a value that came from outside, in plain words instead of the parser's: where it stands, and what
 * was expected there.
 */
import type { z } from 'zod'

export type InputProblem = {
  /** The path of the field, as in `configuration.timeLimit`; empty for the whole. */
  readonly field: string
  /** In English, such as `nothing was sent, expected a text`. */
  readonly problem: string
  /** The same as data, for other languages; left out where only English words say it. */
  readonly expected?: Expected
}

/** `missing`: nothing was sent; or one of these names was to be. */
export type Expected = { readonly missing: boolean | readonly string[]; readonly wanted: readonly Wanted[] }
export type Wanted =
  | { readonly kind: 'type'; readonly type: (typeof VALUE_TYPES)[number] }
  | { readonly kind: 'one_of'; readonly values: readonly string[] }
  | {
      readonly kind: 'bounded'
      readonly which: 'at_least' | 'at_most'
      readonly bound: number
      readonly of: 'characters' | 'entries' | 'number'
    }
  | { readonly kind: 'moment'; readonly example: string }
  | { readonly kind: 'multiple'; readonly of: number }
export const VALUE_TYPES = ['text', 'number', 'whole', 'boolean', 'list', 'object', 'null'] as const

type Issue = z.core.$ZodIssue

/** Of the first issue of a parse; `input` is what was parsed. */
export function inputProblem(error: z.core.$ZodError, input: unknown): InputProblem {
  const [issue] = error.issues
  if (issue === undefined) throw new RangeError('A parse that failed has an issue')
  return problemOf(issue, input)
}

export function problemOf(issue: Issue, input: unknown): InputProblem {
  const [deepest] = branchesOf(issue).toSorted((a, b) => b.path.length - a.path.length)
  const unsent = branchesOf(issue).filter(({ path }) => path.length > issue.path.length && isMissing(input, path))
  if (unsent.length > 1) {
    const names = [...new Set(unsent.map(({ path }) => String(path.at(-1))))]
    const problem = `nothing was sent as ${names.join(' or ')}, expected one of them`
    return { field: issue.path.join('.'), problem, expected: { missing: names, wanted: [] } }
  }
  const { path } = deepest ?? issue
  const issues = branchesOf(issue).filter((one) => one.path.length === path.length)
  const wanted = [...new Set(issues.map(wantedBy))]
  const missing = isMissing(input, path)
  const known = issues.map(dataOf).filter((one) => one !== undefined)
  return {
    field: path.join('.'),
    problem: `${missing ? 'nothing was sent, ' : ''}expected ${wanted.join(' or ')}`,
    ...(known.length < issues.length ? {} : { expected: { missing, wanted: known } }),
  }
}

/** The issues of the members of a union, each with its whole path; of anything else itself. */
function branchesOf(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  return issue.errors.flatMap(([first]) =>
    first === undefined ? [] : branchesOf({ ...first, path: [...issue.path, ...first.path] }),
  )
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return false
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value === undefined
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
  null: 'null',
}
const KINDS: Readonly<Record<string, (typeof VALUE_TYPES)[number]>> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  boolean: 'boolean',
  array: 'list',
  tuple: 'list',
  object: 'object',
  record: 'object',
  null: 'null',
}
const A_MOMENT = '2026-11-23T04:00:00Z'
const FORMATS: Readonly<Record<string, string>> = {
  datetime: `a moment such as ${A_MOMENT}`,
  regex: 'a text of another form',
}

/** Completes "expected …". */
function wantedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'another kind of value'
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.join(', ')}`
    case 'too_small':
      return bounded(issue.origin, 'at least', Number(issue.minimum))
    case 'too_big':
      return bounded(issue.origin, 'at most', Number(issue.maximum))
    case 'invalid_format':
      return ownWords(issue) ?? FORMATS[issue.format] ?? 'a text of another form'
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `no field ${issue.keys.join(', ')}`
    case 'invalid_union':
      return 'one value that fits one shape only'
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return ownWords(issue) ?? 'another value'
  }
}

/** The same as data; undefined where only words say it. */
function dataOf(issue: Issue): Wanted | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const type = KINDS[issue.expected]
      return type && { kind: 'type', type }
    }
    case 'invalid_value':
      return { kind: 'one_of', values: issue.values.map(String) }
    case 'too_small':
      return { kind: 'bounded', which: 'at_least', bound: Number(issue.minimum), of: boundedBy(issue.origin) }
    case 'too_big':
      return { kind: 'bounded', which: 'at_most', bound: Number(issue.maximum), of: boundedBy(issue.origin) }
    case 'invalid_format':
      return ownWords(issue) === undefined && issue.format === 'datetime'
        ? { kind: 'moment', example: A_MOMENT }
        : undefined
    case 'not_multiple_of':
      return { kind: 'multiple', of: Number(issue.divisor) }
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return undefined
  }
}

function boundedBy(origin: string): 'characters' | 'entries' | 'number' {
  if (origin === 'string') return 'characters'
  return origin === 'array' || origin === 'set' || origin === 'map' ? 'entries' : 'number'
}

/** Our own schemas complete the sentence themselves. */
const ownWords = ({ message }: Issue): string | undefined => /^expected (.+)$/.exec(message)?.[1]

function bounded(origin: string, which: 'at least' | 'at most', bound: number): string {
  const of = (one: string, many: string): string => `${which} ${bound} ${bound === 1 ? one : many}`
  switch (origin) {
    case 'string':
      return of('character', 'characters')
    case 'array':
    case 'set':
    case 'map':
      return of('entry', 'entries')
    default:
      return `a number of ${which} ${bound}`
  }
}
