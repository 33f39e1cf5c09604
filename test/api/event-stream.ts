/** Follows the server-sent events of a teacher. */
import type { Client } from './test-service.ts'

export type SeenEvent = {
  readonly name: string
  readonly id?: string
  readonly status?: string
  readonly kind?: string
}
export type EventStream = {
  readonly seen: readonly SeenEvent[]
  /** Waits for one, among those seen already too. */
  readonly until: (which: (event: SeenEvent) => boolean, timeoutMs?: number) => Promise<SeenEvent>
  readonly close: () => Promise<void>
}

/** Resolves when the service has said its first word: from then on nothing is missed. */
export async function followEvents(client: Client): Promise<EventStream> {
  const answer = await client.raw('GET', '/events')
  if (answer.status !== 200) throw new Error(`/events answered ${answer.status}`)
  const seen: SeenEvent[] = []
  let waiting: (() => void)[] = []
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const reading = (async () => {
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += value
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const name = /^event: (.+)$/m.exec(block)?.[1]
        if (name !== undefined) seen.push({ ...(JSON.parse(/^data: (.+)$/m.exec(block)?.[1] ?? '{}') as object), name })
      }
      for (const wake of waiting.splice(0)) wake()
    }
  })().catch(() => undefined)
  const until = async (which: (event: SeenEvent) => boolean, timeoutMs = 20_000): Promise<SeenEvent> => {
    const deadline = Date.now() + timeoutMs
    for (;;) {
      const found = seen.find(which)
      if (found) return found
      if (Date.now() > deadline)
        throw new Error(`The event did not come within ${timeoutMs} ms; seen: ${JSON.stringify(seen)}`)
      await new Promise<void>((wake) => {
        waiting = [...waiting, wake]
        setTimeout(wake, 200)
      })
    }
  }
  await until(({ name }) => name === 'ready')
  return {
    seen,
    until,
    close: async () => {
      await reader.cancel()
      await reading
    },
  }
}
