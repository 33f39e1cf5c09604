import { expect, test } from 'vitest'
import { cutBlocks } from './cut-blocks.ts'
import type { Block } from './document.ts'

const paragraph = (text: string): Block => ({ kind: 'paragraph', text, spans: [] })
const blocks = ['one', 'two', 'three'].map(paragraph)

test.each([
  { name: 'all within the limits are kept', limits: { characters: 11, blocks: 3 }, kept: ['one', 'two', 'three'] },
  {
    name: 'a block that passes the characters is left out',
    limits: { characters: 10, blocks: 3 },
    kept: ['one', 'two'],
  },
  { name: 'blocks beyond the number are left out', limits: { characters: 100, blocks: 1 }, kept: ['one'] },
  { name: 'a first block that is too long is cut', limits: { characters: 2, blocks: 3 }, kept: ['on'] },
])('$name', ({ limits, kept }) => {
  expect(cutBlocks(blocks, limits).map(({ text }) => text)).toEqual(kept)
})

test('no blocks stay no blocks', () => {
  expect(cutBlocks([], { characters: 1, blocks: 1 })).toEqual([])
})
