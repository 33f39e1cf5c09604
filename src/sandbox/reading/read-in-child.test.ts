import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { documentId } from '#reading/document-id.ts'
import { openReadingPool } from './read-in-child.ts'

const faults: string[] = []
const pool = openReadingPool({
  atOnce: 1,
  spares: 1,
  onFault: ({ code }) => faults.push(code),
  entry: fileURLToPath(new URL('../../../test/sandbox/reading-child.ts', import.meta.url)),
})
afterAll(() => pool.close())

/** The fixture child makes up documents; only the real one knows the id of its bytes. */
const fileThatTells = (told: unknown): Uint8Array => Buffer.from(JSON.stringify(told))
const head = (bytes: Uint8Array, name: string): object => ({
  part: 'head',
  head: { id: documentId(bytes), name, fileType: 'txt', language: 'zh-TW', warnings: [] },
})

describe('reading in a child', () => {
  test('a file over the limit is refused without a child', async () => {
    expect(
      await pool.readInChild(new Uint8Array(11), 'a.txt', {
        limits: { bytes: 10, pages: 1, slides: 1, characters: 1, blocks: 1 },
      }),
    ).toEqual({ ok: false, error: { code: 'too_large', limit: 10 } })
  })

  test.each([
    {
      name: 'a fault of reading is passed on',
      told: { parts: [{ part: 'fault', fault: { code: 'password' } }] },
      error: { code: 'password' },
    },
    {
      name: 'a child that sends another shape is not believed',
      told: { parts: [{ part: 'sonnet' }] },
      error: { code: 'damaged' },
    },
    { name: 'a child that sends nothing is not believed', told: { parts: [] }, error: { code: 'damaged' } },
    {
      name: 'a child that describes another file is not believed',
      told: { parts: [head(Buffer.from('other'), 'a.txt')] },
      error: { code: 'damaged' },
    },
    { name: 'a child that crashes means a damaged file', told: 'no parts', error: { code: 'damaged' } },
  ])('$name', async ({ told, error }) => {
    expect(await pool.readInChild(fileThatTells(told), 'a.txt')).toEqual({ ok: false, error })
  })

  test('the operator is told of what the teacher sees as damage', () => {
    expect(faults).toEqual(['wrong_answer', 'crashed'])
  })
})
