/** The keys of requests: the same until an answer came, another afterwards. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { regeneratePaper } from '#contract/make-papers.ts'
import { forget, keyOf, sendOnce } from './send-once.ts'

const DAY_MS = 24 * 60 * 60_000
let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

describe('the key of a request', () => {
  test('stays until the request was answered, and differs from that of another', () => {
    const key = keyOf('a', 0)
    expect(keyOf('a', 1)).toBe(key)
    expect(keyOf('b', 1)).not.toBe(key)
    forget('a')
    expect(keyOf('a', 2)).not.toBe(key)
  })
  test('is another one after a day, when the server has forgotten it', () => {
    const key = keyOf('a', 0)
    expect(keyOf('a', DAY_MS)).not.toBe(key)
  })
  test('is a new one where what was kept is damaged', () => {
    stored.set('setpaper.requests', '{"a":')
    expect(keyOf('a', 0)).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('sending', () => {
  const keys: string[] = []
  const bodies: unknown[] = []
  const answers: Response[] = []
  const refusal = (status: number, code: string): Response =>
    Response.json({ success: false, error: code, code }, { status })
  const done = (): Response => Response.json({ success: true, data: { id: 'p' } })
  const send = (state = 1) => sendOnce(regeneratePaper, { params: { id: 'p' }, body: { keep: [] } }, { state })
  beforeEach(() => {
    keys.length = 0
    bodies.length = 0
    answers.length = 0
    vi.stubGlobal(
      'fetch',
      async (_: string, { headers, body }: { readonly headers: Record<string, string>; readonly body: string }) => {
        bodies.push(JSON.parse(body))
        keys.push(headers['idempotency-key']!)
        const answer = answers.shift()
        if (answer === undefined) throw new TypeError('Failed to fetch')
        return answer
      },
    )
  })

  test('after a lost connection goes out under the same key, and after the answer under another', async () => {
    await expect(send()).rejects.toMatchObject({ status: 0 })
    answers.push(done(), done())
    await send()
    await send()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
  test('on another state of the paper it is another request', async () => {
    await expect(send(1)).rejects.toMatchObject({ status: 0 })
    await expect(send(2)).rejects.toMatchObject({ status: 0 })
    expect(keys[1]).not.toBe(keys[0])
  })
  test('under the id by which the making is followed: the same after a lost connection, in the body and as key', async () => {
    const told: string[] = []
    const watch = () =>
      sendOnce(regeneratePaper, { params: { id: 'p' }, body: { keep: [] } }, { onGeneration: (id) => told.push(id) })
    await expect(watch()).rejects.toMatchObject({ status: 0 })
    answers.push(done())
    await watch()
    expect(told).toEqual(keys)
    expect(keys[1]).toBe(keys[0])
    expect(bodies).toEqual(keys.map((generationId) => ({ keep: [], generationId })))
  })
  test('waits while an earlier try is being worked on, and gives its answer', async () => {
    answers.push(refusal(409, 'request_in_progress'), done())
    expect(await send()).toEqual({ id: 'p' })
    expect(keys[1]).toBe(keys[0])
  })
  test('after a refusal begins anew, after a failure of the server it does not', async () => {
    answers.push(refusal(402, 'quota'))
    await expect(send()).rejects.toMatchObject({ status: 402 })
    answers.push(new Response('Bad Gateway', { status: 502 }))
    await expect(send()).rejects.toMatchObject({ status: 502 })
    answers.push(done())
    await send()
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe(keys[1])
  })
})
