import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { InflateAtOnce } from './inflate-at-once.ts'

/** As pdf.js does it. */
async function unpack(packed: Uint8Array): Promise<Uint8Array> {
  const { readable, writable } = new InflateAtOnce('deflate')
  const writer = writable.getWriter()
  writer.write(packed).catch(() => undefined)
  writer.close().catch(() => undefined)
  const reader = readable.getReader()
  const chunks: Uint8Array[] = []
  for (let read = await reader.read(); !read.done; read = await reader.read()) chunks.push(read.value!)
  return Buffer.concat(chunks)
}

const TEXT = new TextEncoder().encode('Cells are the units of life. '.repeat(10_000))

describe('unpacking at once', () => {
  test('gives what was packed', async () => {
    expect(Buffer.compare(await unpack(deflateSync(TEXT)), TEXT)).toBe(0)
  })

  test('fails at bytes that end too early or are none of its kind, and at other formats', async () => {
    await expect(unpack(deflateSync(TEXT).subarray(0, 100))).rejects.toThrow()
    await expect(unpack(TEXT)).rejects.toThrow()
    expect(() => new InflateAtOnce('brotli')).toThrow('only deflate')
  })

  test('fails at what unpacks to more than any page has', async () => {
    await expect(unpack(deflateSync(new Uint8Array(65 * 1024 * 1024)))).rejects.toThrow()
  })
})
