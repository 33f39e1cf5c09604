/** A route as one plain value, used by the server, the web application and the documentation. */
import type { z } from 'zod'
import type { RefusalCode } from '#domain/refusal.ts'

/** Below it stand the paths of routes. */
export const API_ROOT = '/api/v1'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/**
 * Who may call a route.
 * - `open`: anyone.
 * - `teacher`: a teacher who is signed in; the route sees their school only.
 * - `signed`: a caller who signs what is sent, with any session or none.
 *
 * The others name a row by `{id}`:
 * - `…_owner`: a teacher of the row's school.
 * - `paper_reader`: the owner of the paper or, while it is shared, anyone.
 * - `deleted_…`: the owner of a row that lies in the bin.
 *
 * A row that the caller may not see and one that is missing get the same answer.
 */
export const POLICIES = [
  'open',
  'signed',
  'teacher',
  'document_owner',
  'deleted_document_owner',
  'paper_owner',
  'deleted_paper_owner',
  'paper_reader',
  'topic_owner',
  'generation_owner',
] as const
export type Policy = (typeof POLICIES)[number]

/** How often one caller may call: see server/http/rate-limits.ts. */
export const RATES = ['usual', 'costly', 'sensitive'] as const
export type Rate = (typeof RATES)[number]

export type Route = {
  readonly method: Method
  /** Below `/api/v1`, parameters as `{id}`. */
  readonly path: string
  readonly policy: Policy
  /** One sentence for the reference. */
  readonly summary: string
  /** The heading under which the reference lists it. */
  readonly group: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** JSON; `files` is a multipart form that is streamed; `bytes` are read as they were sent. */
  readonly body?: z.ZodType | 'files' | 'bytes'
  /** What stands in `data` of the envelope; or bytes of that media type or one of these, or a stream of events. */
  readonly answer:
    | z.ZodType
    | 'application/octet-stream'
    | 'application/zip'
    | 'text/event-stream'
    | 'text/html'
    | readonly string[]
  readonly status?: 200 | 201 | 202
  /** A field whose presence in the answer says that nothing was created: then the status is 200. */
  readonly createdUnless?: string
  /** What it refuses beyond what follows from policy, rate and input (server/system/openapi.ts). */
  readonly refuses?: readonly RefusalCode[]
  readonly rate?: Rate
  /** Honours `Idempotency-Key`: a request sent twice is done once and answered twice. */
  readonly idempotent?: true
}

export type ParamsOf<R extends Route> = R['params'] extends z.ZodType ? z.output<R['params']> : Record<never, never>
export type QueryOf<R extends Route> = R['query'] extends z.ZodType ? z.output<R['query']> : Record<never, never>
export type BodyOf<R extends Route> = R['body'] extends z.ZodType ? z.output<R['body']> : undefined
export type AnswerOf<R extends Route> = R['answer'] extends z.ZodType ? DeepReadonly<z.input<R['answer']>> : never

type InputOfPart<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
/** What a caller sends. */
export type InputOf<R extends Route> = (R['params'] extends z.ZodType
  ? { readonly params: InputOfPart<R['params']> }
  : { readonly params?: undefined }) &
  (R['query'] extends z.ZodType ? { readonly query?: InputOfPart<R['query']> } : { readonly query?: undefined }) &
  (R['body'] extends z.ZodType ? { readonly body: InputOfPart<R['body']> } : { readonly body?: undefined })

/** What a handler gives is not changed any more. */
type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value

/** The media types of a route that answers bytes or a stream; undefined where it answers JSON. */
export const mediaTypesOf = ({ answer }: Route): readonly string[] | undefined =>
  typeof answer === 'string' ? [answer] : Array.isArray(answer) ? (answer as readonly string[]) : undefined

/** Keeps the exact type of each part. */
export const route = <const R extends Route>(spec: R): R => spec
