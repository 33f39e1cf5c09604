/** What is being made on the server: followed while it goes on, and stopped. */
import { cancelGeneration, getGeneration } from '#contract/generations.ts'
import type { AnswerOf } from '#contract/route.ts'
import { ApiError, call } from '../api/call.ts'
import { hasStream, onGenerationEvent } from '../api/progress.ts'

export type Progress = AnswerOf<typeof getGeneration>

export type Making = {
  /** From now on it is known under this id. */
  readonly begun: (id: string) => void
  /**
   * `ended`: there will be no paper; `done`: it was finished before; `untold`: the server could not be reached;
   * `not_begun`: nothing was asked of it yet.
   */
  readonly cancel: () => Promise<'ended' | 'done' | 'untold' | 'not_begun'>
  readonly close: () => void
}

const POLL_MS = 1_000
/** While events come, in case one was lost. */
const SELDOM = 5
/** Between the request and its row on the server there is a moment. */
const CANCEL_TRIES = 20
const CANCEL_PAUSE_MS = 250

/**
 * `onProgress` until it is closed. The first look comes after a second: most papers of the built-in engine are there by
 * then.
 */
export function openMaking(onProgress: (progress: Progress) => void): Making {
  const closed = new AbortController()
  const { signal } = closed
  let id: string | undefined
  let isAsking = false
  let isWanted = false
  let seconds = 0
  const look = async (): Promise<Progress | undefined> =>
    id === undefined ? undefined : call(getGeneration, { params: { id } }).catch(() => undefined)
  const ask = async (): Promise<void> => {
    isWanted = true
    if (isAsking) return
    isAsking = true
    while (isWanted && !signal.aborted) {
      isWanted = false
      const progress = await look()
      if (progress !== undefined && !signal.aborted) onProgress(progress)
    }
    isAsking = false
  }
  const forget = onGenerationEvent((which) => {
    if (which === id) void ask()
  })
  const timer = setInterval(() => {
    if (id !== undefined && (!hasStream() || seconds % SELDOM === 0)) void ask()
    seconds += 1
  }, POLL_MS)
  return {
    begun: (named) => {
      id = named
    },
    async cancel() {
      if (id === undefined) return 'not_begun'
      for (let tries = 0; tries < CANCEL_TRIES && !signal.aborted; tries += 1) {
        try {
          return (await call(cancelGeneration, { params: { id } })).status === 'done' ? 'done' : 'ended'
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 404)) return 'untold'
        }
        await new Promise<void>((resolve) => {
          setTimeout(resolve, CANCEL_PAUSE_MS)
        })
      }
      return 'untold'
    },
    close() {
      closed.abort()
      clearInterval(timer)
      forget()
    },
  }
}
