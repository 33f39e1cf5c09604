/** Live progress over server-sent events: wakes the queries of what changed. */
import type { QueryClient } from '@tanstack/react-query'
import { events } from '#contract/account.ts'
import { addressOf } from './call.ts'
import { keys } from './queries.ts'
import { meQuery } from './session.ts'

type ProgressEvent = { readonly kind: 'document' | 'paper' | 'usage' | 'generation'; readonly id: string; readonly status: string; readonly progress?: number; readonly stage?: string }

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
  const source = new EventSource(addressOf(events.path))
  source.addEventListener('progress', ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as ProgressEvent
    onEvent?.(event)
    if (event.kind === 'generation') {
      for (const listener of generationListeners) listener(event.id)
      return
    }
    void client.invalidateQueries({ queryKey: event.kind === 'document' ? keys.document(event.id) : event.kind === 'paper' ? keys.paper(event.id) : keys.usage })
  })
  let isOpen = false
  const setOpen = (now: boolean): void => {
    if (now !== isOpen) openStreams += now ? 1 : -1
    isOpen = now
  }
  source.addEventListener('open', () => setOpen(true))
  // After `gap`, and after a connection that broke, events may have been missed.
  let isFirst = true
  const readAgain = (): void => {
    if (!isFirst) for (const queryKey of [keys.documents, keys.papers, keys.usage]) void client.invalidateQueries({ queryKey })
    isFirst = false
  }
  source.addEventListener('ready', readAgain)
  source.addEventListener('gap', readAgain)
  // Refused, and not tried again: the session was ended elsewhere.
  source.addEventListener('error', () => {
    setOpen(false)
    if (source.readyState === EventSource.CLOSED) void client.invalidateQueries({ queryKey: meQuery.queryKey })
  })
  return () => {
    setOpen(false)
    source.close()
  }
}
