/** Watches the bytes of one attempt: a provider that falls silent or does not end is cut off. */

/** An answer is at most so long, in characters; the longest that a strategy allows is a fifth of it. */
export const MOST_TEXT = 2 ** 20
/** A line of a stream may repeat the whole answer, escaped. */
const MOST_LINE_BYTES = 4 * MOST_TEXT
/** What is no stream is a fault, and read as a whole. */
const MOST_WHOLE_BYTES = 2 ** 16

const LINE_END = 10

export type Watch = {
  readonly fetch: typeof globalThis.fetch
  /** Aborted when the attempt is over: the caller ended it, or the watch. */
  readonly signal: AbortSignal
  readonly stop: (cause: 'too_large') => void
  /** What the watch ended the attempt for. */
  readonly cause: () => 'idle' | 'too_large' | undefined
  readonly end: () => void
}

export function openWatch(idleMs: number, outer: AbortSignal): Watch {
  const ended = new AbortController()
  const signal = AbortSignal.any([outer, ended.signal])
  let cause: ReturnType<Watch['cause']>
  const stop = (because: 'idle' | 'too_large'): void => {
    cause ??= because
    ended.abort()
  }
  const clock = setTimeout(() => stop('idle'), idleMs)
  return {
    signal,
    stop,
    cause: () => cause,
    end() {
      clearTimeout(clock)
      ended.abort()
    },
    async fetch(address, options) {
      // A redirect would carry the key to another host.
      const response = await globalThis.fetch(address, { ...options, signal, redirect: 'manual' })
      clock.refresh()
      if (response.body === null) return response
      const isStream = response.ok && (response.headers.get('content-type') ?? '').includes('event-stream')
      const most = isStream ? MOST_LINE_BYTES : MOST_WHOLE_BYTES
      let bytes = 0
      const counted = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            clock.refresh()
            const lineEnd = isStream ? chunk.lastIndexOf(LINE_END) : -1
            bytes = lineEnd === -1 ? bytes + chunk.length : chunk.length - lineEnd - 1
            if (bytes > most) stop('too_large')
            else controller.enqueue(chunk)
          },
        }),
      )
      return new Response(counted, {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers,
      })
    },
  }
}
