/** Lets so many through at once; who has priority goes first, others in their order. */
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

type Waiting = { readonly isFirst: boolean; readonly enter: () => void }

export type Limiter = {
  /** Runs `work` when there is a place; `cancelled` when the signal came first. */
  readonly run: <Outcome>(
    work: () => Promise<Outcome>,
    options: { readonly isFirst: boolean; readonly signal?: AbortSignal | undefined },
  ) => Promise<Result<Outcome, { readonly code: 'cancelled' }>>
}

export function openLimiter(most: number): Limiter {
  let inside = 0
  const waiting: Waiting[] = []
  const leave = (): void => {
    const first = waiting.findIndex(({ isFirst }) => isFirst)
    const [next] = waiting.splice(Math.max(first, 0), 1)
    // The place is handed on, so that nobody slips in between.
    if (next === undefined) inside -= 1
    else next.enter()
  }
  const enter = (isFirst: boolean, signal: AbortSignal | undefined): Promise<boolean> => {
    if (signal?.aborted === true) return Promise.resolve(false)
    if (inside < most) {
      inside += 1
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const place: Waiting = {
        isFirst,
        enter: () => {
          signal?.removeEventListener('abort', giveUp)
          resolve(true)
        },
      }
      const giveUp = (): void => {
        waiting.splice(waiting.indexOf(place), 1)
        resolve(false)
      }
      waiting.push(place)
      signal?.addEventListener('abort', giveUp, { once: true })
    })
  }
  return {
    async run(work, { isFirst, signal }) {
      if (!(await enter(isFirst, signal))) return err({ code: 'cancelled' })
      try {
        return ok(await work())
      } finally {
        leave()
      }
    },
  }
}
