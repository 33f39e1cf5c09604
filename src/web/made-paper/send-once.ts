/**
 * Requests that are done once however often they are sent: a try after a lost connection or a reload takes up the one
 * before.
 */
import { KEPT_ANSWERS_HOURS } from '#domain/limits.ts'
import type { AnswerOf, InputOf, Route } from '#contract/route.ts'
import { ApiError, call } from '../api/call.ts'
import { readStored, writeStored } from '../floor/storage.ts'

const STORED = 'setpaper.requests'
const KEPT_MS = KEPT_ANSWERS_HOURS * 3_600_000
/** Longer than any request may take on the server. */
const PATIENCE_MS = 150_000
const FIRST_PAUSE_MS = 400
const LONGEST_PAUSE_MS = 2_000

type Kept = Readonly<Record<string, { readonly key: string; readonly at: number }>>

type How = {
  readonly signal?: AbortSignal
  /**
   * What the request was sent on top of, as the revision of a paper; the same request on another state is another one.
   */
  readonly state?: string | number
  /**
   * Where the route takes a `generationId`: the request's own key is sent as it, and told, so that a page that is
   * loaded again finds what it asked for.
   */
  readonly onGeneration?: ((id: string) => void) | undefined
}

export async function sendOnce<const R extends Route & { readonly idempotent: true }>(
  route: R,
  given: InputOf<R>,
  { signal, state = '', onGeneration }: How = {},
): Promise<AnswerOf<R>> {
  const request = `${route.path} ${JSON.stringify([given.params, given.body])} ${state}`
  const key = keyOf(request, Date.now())
  const watched = onGeneration === undefined ? {} : { body: { ...(given.body as object), generationId: key } }
  onGeneration?.(key)
  try {
    // TypeScript cannot follow the parts of an unknown route through the spread.
    const sent = {
      ...given,
      ...watched,
      headers: { 'idempotency-key': key },
      ...(signal === undefined ? {} : { signal }),
    } as Parameters<typeof call<R>>[1]
    const answer = await answered(() => call(route, sent), signal)
    forget(request)
    return answer
  } catch (error) {
    // A refusal says that nothing was done; of anything else that is not known.
    if (
      error instanceof ApiError &&
      error.refusal !== undefined &&
      error.status < 500 &&
      !error.is('request_in_progress')
    )
      forget(request)
    throw error
  }
}

/** Waits while an earlier try is still being worked on. */
async function answered<Answer>(send: () => Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError && error.is('request_in_progress')) || Date.now() + pause > end) throw error
    }
    await new Promise<void>((resolve) => {
      setTimeout(resolve, pause)
    })
    signal?.throwIfAborted()
  }
}

/** The key under which `request` was sent and not answered, or a new one. */
export function keyOf(request: string, now: number): string {
  const kept = keptRequests(now)
  const key = kept[request]?.key ?? randomKey()
  writeStored(STORED, JSON.stringify({ ...kept, [request]: { key, at: now } }))
  return key
}

export function forget(request: string): void {
  const { [request]: _answered, ...others } = keptRequests(Date.now())
  writeStored(STORED, Object.keys(others).length === 0 ? undefined : JSON.stringify(others))
}

function keptRequests(now: number): Kept {
  try {
    const kept = Object.entries(JSON.parse(readStored(STORED) ?? '{}') as Kept)
    return Object.fromEntries(kept.filter(([, { key, at }]) => typeof key === 'string' && now - at < KEPT_MS))
  } catch {
    return {}
  }
}

/** `crypto.randomUUID` is missing where a school's server is reached by plain http. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
