import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { READING_LIMITS, type Block } from '#reading/document.ts'
import { openReadingPool } from '#sandbox/reading/read-in-child.ts'
import { MOST_STALL_MS, watchWork } from './watch-stalls.ts'

const BLOCKS: readonly Block[] = Array.from({ length: 40_000 }, (_, index) => ({
  kind: 'paragraph',
  text: `段落${index} `.padEnd(100, '字'),
  spans: [],
}))

test('10 MB to the child and 4 million characters back stall the event loop for less than 200 ms', async () => {
  const pool = openReadingPool({
    atOnce: 1,
    spares: 0,
    entry: fileURLToPath(new URL('../sandbox/reading-child.ts', import.meta.url)),
  })
  const document = { name: 'large.txt', fileType: 'txt', language: 'zh-TW', blocks: BLOCKS, outline: [], warnings: [] }
  const bytes = Buffer.from(JSON.stringify({ cutWithOwnId: { document, found: { topics: [], terms: [] } } }))
  await pool.warmUp()
  const { value: read, stalls } = await watchWork(() =>
    pool.readInChild(bytes, 'large.txt', { limits: { ...READING_LIMITS, bytes: 16_000_000 } }),
  )
  await pool.close()
  expect(bytes.byteLength).toBeGreaterThanOrEqual(10_000_000)
  expect(read.ok && read.value.document.blocks.reduce((sum, { text }) => sum + text.length, 0)).toBe(4_000_000)
  expect(stalls.ownMs).toBeLessThan(MOST_STALL_MS)
})
