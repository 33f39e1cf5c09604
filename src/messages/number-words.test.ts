import { expect, test } from 'vitest'
import { fileSize, pageRanges } from './number-words.ts'

test.each([
  { pages: [3], ranges: ['3'] },
  { pages: [3, 4], ranges: ['3–4'] },
  { pages: [3, 4, 5, 9], ranges: ['3–5', '9'] },
  { pages: [9, 4, 3, 4], ranges: ['3–4', '9'] },
  { pages: [], ranges: [] },
])('the pages $pages are $ranges', ({ pages, ranges }) => {
  expect(pageRanges(pages)).toEqual(ranges)
})

test.each([
  { bytes: 0, size: '0 bytes' },
  { bytes: 1, size: '1 byte' },
  { bytes: 1023, size: '1023 bytes' },
  { bytes: 1024, size: '1 kB' },
  { bytes: 1536, size: '1.5 kB' },
  { bytes: 1024 * 1024 - 1, size: '1 MB' },
  { bytes: 10 * 1024 * 1024, size: '10 MB' },
  { bytes: 2 * 1024 ** 3, size: '2 GB' },
])('$bytes bytes are $size', ({ bytes, size }) => {
  expect(fileSize(bytes)).toBe(size)
})
