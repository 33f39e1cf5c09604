/** Following the events of the server: what a refusal and a broken connection lead to. */
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followProgress, hasStream } from './progress.ts'
import { keys } from './queries.ts'
import { meQuery } from './session.ts'

class Source extends EventTarget {
  static readonly CLOSED = 2
  static all: Source[] = []
  readyState = 0
  constructor() {
    super()
    Source.all.push(this)
  }
  close(): void {
    this.readyState = Source.CLOSED
  }
  say(name: string): void {
    this.dispatchEvent(new MessageEvent(name, { data: '{}' }))
  }
  refuse(): void {
    this.readyState = Source.CLOSED
    this.say('error')
  }
}

let readAgain: unknown[] = []
const client = new QueryClient()
beforeEach(() => {
  Source.all = []
  readAgain = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => void readAgain.push(filters?.queryKey))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a stream that is refused is asked for again later; what happened meanwhile is read', () => {
  const end = followProgress(client)
  Source.all[0]!.refuse()
  expect(readAgain).toEqual([meQuery.queryKey])
  vi.advanceTimersByTime(29_000)
  expect(Source.all).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(Source.all).toHaveLength(2)
  Source.all[1]!.say('open')
  expect(hasStream()).toBe(true)
  Source.all[1]!.say('ready')
  expect(readAgain.slice(1)).toEqual([keys.documents, keys.papers, keys.usage])
  end()
  expect([hasStream(), Source.all[1]!.readyState]).toEqual([false, Source.CLOSED])
})

test('what happened while the first stream was being opened is read, too', () => {
  const end = followProgress(client)
  expect(readAgain).toEqual([])
  Source.all[0]!.say('ready')
  expect(readAgain).toEqual([keys.documents, keys.papers, keys.usage])
  end()
})

test('after the end of the screen nothing is asked for any more', () => {
  const end = followProgress(client)
  Source.all[0]!.refuse()
  end()
  vi.advanceTimersByTime(60_000)
  expect(Source.all).toHaveLength(1)
})

test('a connection that broke is left to the browser, which makes it again', () => {
  const end = followProgress(client)
  Source.all[0]!.say('ready')
  readAgain = []
  Source.all[0]!.say('error')
  vi.advanceTimersByTime(60_000)
  expect([Source.all.length, readAgain]).toEqual([1, []])
  Source.all[0]!.say('ready')
  expect(readAgain).toEqual([keys.documents, keys.papers, keys.usage])
  end()
})
