/** Streams of events: how many one account has, and when a place is free again. */
import { expect, test } from 'vitest'
import { MOST_STREAMS } from '#domain/limits.ts'
import { isReply } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { stream } from './events.ts'

const endpoint = () => {
  const closing = new Set<() => void>()
  const service = {
    progress: {
      follow: (_school: string, _event: unknown, _gap: unknown, onClose: () => void) => {
        closing.add(onClose)
        return () => closing.delete(onClose)
      },
    },
    metrics: { connections: { inc: () => undefined, dec: () => undefined } },
  } as unknown as Service
  const { handle } = stream(service)
  const open = async (id: string, signal = new AbortController().signal) => {
    const answer = await handle({ access: { user: { id, schoolId: 's' } }, request: { signal } } as never)
    if (!answer.ok) return answer.error
    return isReply(answer.value) ? answer.value.reply.body : undefined
  }
  return { open, end: () => closing.forEach((close) => close()) }
}

test('an account follows from so many places; one more is refused with the number', async () => {
  const { open } = endpoint()
  for (let place = 0; place < MOST_STREAMS; place += 1) expect(await open('a')).toBeInstanceOf(ReadableStream)
  expect(await open('a')).toEqual({ code: 'too_many_streams', most: MOST_STREAMS })
  expect(await open('b')).toBeInstanceOf(ReadableStream)
})

test('a place is free again when a client goes, however it goes, and once only', async () => {
  const { open, end } = endpoint()
  const aborts = new AbortController()
  const first = (await open('a', aborts.signal)) as ReadableStream
  for (let place = 1; place < MOST_STREAMS; place += 1) await open('a')
  const isFree = async (): Promise<boolean> => (await open('a')) instanceof ReadableStream
  expect(await isFree()).toBe(false)
  aborts.abort()
  await first.cancel()
  expect([await isFree(), await isFree()]).toEqual([true, false])
  // The process ends its streams: each client comes again, to this process or to another.
  end()
  expect(await isFree()).toBe(true)
})
