import { expect, test } from 'vitest'
import { parserPort } from './parser-port.ts'

const sendAndChange = async (
  message: Record<string, unknown>,
  change: () => void,
): Promise<Record<string, unknown>> => {
  const port = parserPort()
  const received = new Promise<Record<string, unknown>>((resolve) =>
    port.addEventListener('message', ({ data }) => resolve(data as Record<string, unknown>)),
  )
  port.postMessage(message)
  change()
  return received
}

test('a piece of text comes through as it was sent, though its sender begins the next one', async () => {
  const chunk = { items: [{ str: 'cell' }] }
  const [first] = chunk.items
  const received = await sendAndChange({ streamId: 1, chunk }, () => {
    chunk.items = []
  })
  expect(received).toEqual({ streamId: 1, chunk: { items: [{ str: 'cell' }] } })
  expect((received.chunk as typeof chunk).items[0]).toBe(first)
})

test('a piece of a drawing comes through as it was sent, though its sender empties the lists', async () => {
  const chunk = { fnArray: [44], argsArray: [['cell']], length: 1 }
  const received = await sendAndChange({ chunk }, () => {
    chunk.fnArray.length = 0
    chunk.argsArray.length = 0
  })
  expect(received).toEqual({ chunk: { fnArray: [44], argsArray: [['cell']], length: 1 } })
})

test('anything else is a copy', async () => {
  const data = { title: 'Cells' }
  const received = await sendAndChange({ action: 'GetMetadata', data }, () => {
    data.title = 'Leaves'
  })
  expect(received).toEqual({ action: 'GetMetadata', data: { title: 'Cells' } })
})

test('a listener that left, or whose signal was given, hears nothing more', async () => {
  const port = parserPort()
  const heard: string[] = []
  const gone = (): void => {
    heard.push('gone')
  }
  const stop = new AbortController()
  port.addEventListener('message', gone)
  port.addEventListener('message', () => heard.push('stopped'), { signal: stop.signal })
  port.addEventListener('message', () => heard.push('there'))
  port.removeEventListener('message', gone)
  stop.abort()
  port.postMessage({})
  await Promise.resolve()
  expect(heard).toEqual(['there'])
})
