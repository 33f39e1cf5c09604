/**
 * Calls the API by the route values of the contract, so that path, payload and answer cannot drift from the server's.
 */
import type { AnswerOf, InputOf, Route } from '#contract/route.ts'
import { REFUSAL_STATUS, type Refusal, type RefusalCode } from '#domain/refusal.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import type { InterfaceLanguage } from '#domain/language.ts'
import { toldIn } from '../floor/told.ts'

const ROOT = '/api/v1'

/** A refusal of the server, or that it could not be reached (`offline`). */
export class ApiError extends Error {
  readonly status: number
  readonly refusal: Refusal | undefined
  /** The word that the answer gave for its reason, of ours or of better-auth. */
  readonly code: string | undefined
  constructor(status: number, message: string, refusal?: Refusal, code: string | undefined = refusal?.code) {
    super(message)
    this.status = status
    this.refusal = refusal
    this.code = code
  }
  /** The network was away: nothing came back. */
  get isOffline(): boolean {
    return this.status === 0
  }
  /** Trying again may help. */
  get mayPass(): boolean {
    return this.isOffline || this.status === 503 || this.status === 504
  }
  is(code: RefusalCode): boolean {
    return this.refusal?.code === code
  }
}

/** The sentence of an error in the reader's language; `otherwise` where it is no refusal of ours. */
export function wordError(error: unknown, language: InterfaceLanguage, otherwise: string, offline: string): string {
  if (!(error instanceof ApiError)) return otherwise
  if (error.isOffline) return offline
  if (error.refusal !== undefined) return wordRefusal(error.refusal, toldIn(language))
  // What another program said is English, if it is anything that can be read.
  return language === 'en' ? error.message : toldIn(language).answered(error.status)
}

type Named = Readonly<Record<string, string | number | boolean | undefined>>
type Given<R extends Route> = InputOf<R> & {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

/** Gives `data` of the answer; throws an ApiError. */
export async function call<const R extends Route>(route: R, given: Given<R>): Promise<AnswerOf<R>> {
  const { params, query, body, signal, headers } = given as {
    readonly params?: Named
    readonly query?: Named
    readonly body?: unknown
    readonly signal?: AbortSignal
    readonly headers?: Readonly<Record<string, string>>
  }
  const response = await fetch(addressOf(route.path, params, query), {
    method: route.method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    throw isAbort(error) ? error : new ApiError(0, String(error))
  })
  return readAnswer(response) as Promise<AnswerOf<R>>
}

/** `data` of an answer in the envelope of the API; throws an ApiError. */
export async function readAnswer(response: Response): Promise<unknown> {
  const envelope = (await response.json().catch(() => undefined)) as
    | { readonly success?: boolean; readonly data?: unknown; readonly error?: string; readonly code?: string }
    | undefined
  if (response.ok && envelope?.success === true) return envelope.data
  throw errorOf(response.status, envelope)
}

/** The error that an answer's body tells. */
export function errorOf(
  status: number,
  envelope: { readonly error?: string; readonly code?: string } | undefined,
): ApiError {
  const refusal =
    envelope?.code !== undefined && envelope.code in REFUSAL_STATUS ? (envelope as unknown as Refusal) : undefined
  if (refusal?.code === 'unauthenticated') for (const listener of signedOutListeners) listener()
  return new ApiError(status, envelope?.error ?? `HTTP error! status: ${status}`, refusal, envelope?.code)
}

const signedOutListeners = new Set<() => void>()

/** Tells whenever a call was refused because nobody is signed in; until the function that it gives is called. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener)
  return () => void signedOutListeners.delete(listener)
}

/** Path with its parameters and query filled in. */
export function addressOf(path: string, params: Named = {}, query: Named = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return `${path.startsWith('//') ? filled.slice(1) : `${ROOT}${filled}`}${asked.size === 0 ? '' : `?${asked.toString()}`}`
}

export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
