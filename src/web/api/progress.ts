/** Live progress over server-sent events: wakes the queries of what changed. */
import type { QueryClient } from '@tanstack/react-query'
import { events } from '#contract/account.ts'
import { addressOf } from './call.ts'
import { keys } from './queries.ts'
import { meQuery } from './session.ts'

type ProgressEvent = {
  readonly kind: 'document' | 'paper' | 'usage' | 'generation'
  readonly id: string
  readonly status: string
  readonly progress?: number
  readonly stage?: string
}

/** A stream that was refused: the session was ended elsewhere, or the account has as many open as it may. */
const AGAIN_MS = 30_000

/** Streams that are open, and who waits for what is being made. */
let openStreams = 0
const generationListeners = new Set<(id: string) => void>()

/** Whether events come at all: else what is waited for has to be asked for. */
export const hasStream = (): boolean => openStreams > 0

/** Tells of each event about something that is being made, until the function that it gives is called. */
export function onGenerationEvent(listener: (id: string) => void): () => void {
  generationListeners.add(listener)
  return () => void generationListeners.delete(listener)
}

/** Follows until the function that it gives is called. The row is the truth: an event only says which to read again. */
export function followProgress(client: QueryClient, onEvent?: (event: ProgressEvent) => void): () => void {
  let isOpen = false
  const setOpen = (now: boolean): void => {
    if (now !== isOpen) openStreams += now ? 1 : -1
    isOpen = now
  }
  // What happened before the stream was ready, or while it was broken or refused, came as no event.
  const readAgain = (): void => {
    for (const queryKey of [keys.documents, keys.papers, keys.usage]) void client.invalidateQueries({ queryKey })
  }
  const take = ({ data }: MessageEvent<string>): void => {
    const event = JSON.parse(data) as ProgressEvent
    onEvent?.(event)
    if (event.kind === 'generation') {
      for (const listener of generationListeners) listener(event.id)
      return
    }
    void client.invalidateQueries({
      queryKey:
        event.kind === 'document'
          ? keys.document(event.id)
          : event.kind === 'paper'
            ? keys.paper(event.id)
            : keys.usage,
    })
  }
  let end = (): void => undefined
  const follow = (): void => {
    const source = new EventSource(addressOf(events.path))
    end = () => source.close()
    source.addEventListener('open', () => setOpen(true))
    source.addEventListener('progress', take)
    source.addEventListener('ready', readAgain)
    source.addEventListener('gap', readAgain)
    source.addEventListener('error', () => {
      setOpen(false)
      // The browser itself tries again after a connection that broke, never after a refusal.
      if (source.readyState !== EventSource.CLOSED) return
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
      const timer = setTimeout(follow, AGAIN_MS)
      end = () => clearTimeout(timer)
    })
  }
  follow()
  return () => {
    setOpen(false)
    end()
  }
}
