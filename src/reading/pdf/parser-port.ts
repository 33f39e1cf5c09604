/** Joins the two halves of pdf.js, its parser and its caller, in one thread. */

type Listener = (event: { readonly data: unknown }) => void

/** Stands for the worker that browsers have: what one half sends, the other receives a little later. */
export type ParserPort = {
  postMessage(message: unknown, transfer?: ArrayBuffer[]): void
  addEventListener(name: 'message', listener: Listener, options?: { signal?: AbortSignal }): void
  removeEventListener(name: 'message', listener: Listener): void
}

/**
 * The port that pdf.js itself uses when it has no worker copies every message by `structuredClone`, which is a tenth
 * of the whole reading.
 * Most messages hold texts and drawings, and these come through this port uncopied: after sending, pdf.js does no more
 * than empty the lists that hold them, so only these lists are copied. All other messages are copied whole.
 */
export function parserPort(): ParserPort {
  const listeners = new Set<Listener>()
  return {
    postMessage(message, transfer) {
      const data = handedOver(message) ?? structuredClone(message, transfer ? { transfer } : {})
      queueMicrotask(() => {
        for (const listener of listeners) listener({ data })
      })
    },
    addEventListener(_name, listener, options) {
      listeners.add(listener)
      options?.signal?.addEventListener('abort', () => listeners.delete(listener))
    },
    removeEventListener(_name, listener) {
      listeners.delete(listener)
    },
  }
}

/** A piece of the text of a page has `items`, one of its drawing `fnArray` and `argsArray`. */
type Chunk = { readonly items?: unknown; readonly fnArray?: unknown; readonly argsArray?: unknown }

function handedOver(message: unknown): unknown {
  const { chunk } = message as { readonly chunk?: Chunk | null }
  if (typeof chunk !== 'object' || chunk === null) return undefined
  if (Array.isArray(chunk.items)) return { ...(message as object), chunk: { ...chunk } }
  if (!Array.isArray(chunk.fnArray) || !Array.isArray(chunk.argsArray)) return undefined
  return { ...(message as object), chunk: { ...chunk, fnArray: [...chunk.fnArray], argsArray: [...chunk.argsArray] } }
}
