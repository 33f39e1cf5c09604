/** What an endpoint is: a route of the contract and the function that answers it. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { AnswerOf, BodyOf, ParamsOf, Policy, QueryOf, Route } from '#contract/route.ts'
import type { Refusal } from '#domain/refusal.ts'
import type { Result } from '#domain/result.ts'
import type { InterfaceLanguage } from '#domain/language.ts'
import type { Queries } from '../database/connect.ts'

/** Who is signed in; nothing of another account is ever reached but through its `schoolId`. */
export type User = {
  readonly id: string
  readonly schoolId: string
  readonly name: string
  readonly email: string
  readonly language: InterfaceLanguage
  readonly tier: string
  readonly credits: number
  readonly sessionId: string
}

/** Finds the session that a request names. */
export type Sessions = {
  readonly find: (
    headers: IncomingHttpHeaders,
  ) => Promise<{ readonly user: User; readonly byCookie: boolean } | undefined>
}

/** A row that a gate has let the caller reach. Every query takes the school from here, never from the caller. */
export type RowKey = { readonly schoolId: string; readonly id: string }

/** How a paper may be seen: all of it, without or with its answers. */
export type PaperView = 'owner' | 'questions' | 'answers'

/** What the gate of each policy gives. */
export type Access = {
  readonly open: { readonly user: User | undefined }
  readonly signed: Record<never, never>
  readonly teacher: { readonly user: User }
  readonly document_owner: { readonly user: User; readonly document: RowKey }
  readonly deleted_document_owner: { readonly user: User; readonly document: RowKey }
  readonly paper_owner: { readonly user: User; readonly paper: RowKey }
  readonly deleted_paper_owner: { readonly user: User; readonly paper: RowKey }
  readonly paper_reader: { readonly user: User | undefined; readonly paper: RowKey; readonly view: PaperView }
  readonly topic_owner: { readonly user: User; readonly topic: RowKey }
  readonly generation_owner: { readonly user: User; readonly generation: RowKey }
}

export type RequestFacts = {
  readonly id: string
  /** The visitor's address, as the connection or a trusted proxy says. */
  readonly address: string
  readonly headers: Headers
  /** For bodies that are streamed. */
  readonly incoming: IncomingMessage
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal
}

export type Call<R extends Route> = {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
  readonly access: Access[R['policy']]
  readonly request: RequestFacts
  /**
   * Keeps the answer under the request's Idempotency-Key, in the transaction that does its work; does nothing without a
   * key.
   */
  readonly remember: (queries: Queries, answer: unknown) => Promise<void>
}

/** An answer that is no JSON. */
export type Reply = { readonly reply: Response }

export type Answered<R extends Route> = AnswerOf<R> | Reply
export type Handler<R extends Route> = (call: Call<R>) => Promise<Result<Answered<R>, Refusal>>

export type Endpoint = {
  readonly route: Route
  readonly handle: (call: Call<Route>) => Promise<Result<unknown, Refusal>>
}

/** Pairs a route with its handler; the mount parses what the handler takes, so the types are true there. */
export const endpoint = <const R extends Route>(route: R, handle: Handler<R>): Endpoint => ({
  route,
  handle: handle as Endpoint['handle'],
})

export const isReply = (answer: unknown): answer is Reply =>
  typeof answer === 'object' && answer !== null && 'reply' in answer && answer.reply instanceof Response

export type Gate = (
  policy: Policy,
  user: User | undefined,
  params: Readonly<Record<string, string>>,
) => Promise<Result<Access[Policy], Refusal>>
