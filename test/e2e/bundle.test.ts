/**
 * What a browser loads before the wizard can be used: at most 220 kB of JavaScript, compressed, and neither KaTeX nor
 * pdf.js among it; before a public page can: at most 80 kB, and none of the libraries of the application.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, test } from 'vitest'
import { firstLoad, MOST_KILOBYTES, MOST_PUBLIC_KILOBYTES, PUBLIC_PAGE, type Chunk } from './first-load.ts'

describe('the first load of the wizard', () => {
  let chunks: readonly Chunk[]
  beforeAll(() => {
    chunks = firstLoad()
  })

  test(`is at most ${MOST_KILOBYTES} kB`, () => {
    const total = chunks.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
    expect(
      total,
      chunks.map(({ file, kilobytes }) => `${file} ${kilobytes.toFixed(1)} kB`).join('\n'),
    ).toBeLessThanOrEqual(MOST_KILOBYTES)
    // A walk that found nothing would be within any limit: React and the router alone are more.
    expect(total).toBeGreaterThan(100)
  })

  // A sentence that each of them throws, which no minifier takes out.
  test.each([
    { file: 'katex/dist/katex.mjs', sentence: 'KaTeX parse error: ' },
    { file: 'pdfjs-dist/legacy/build/pdf.mjs', sentence: 'Worker was destroyed' },
  ])('$file is not in it', ({ file, sentence }) => {
    expect(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')).toContain(sentence)
    expect(chunks.filter(({ text }) => text.includes(sentence)).map((chunk) => chunk.file)).toEqual([])
  })
})

describe('the first load of a public page', () => {
  const chunks = firstLoad(PUBLIC_PAGE)

  test(`is at most ${MOST_PUBLIC_KILOBYTES} kB`, () => {
    expect(chunks.length).toBeGreaterThan(0)
    expect(
      chunks.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
      chunks.map(({ file, kilobytes }) => `${file} ${kilobytes.toFixed(1)} kB`).join('\n'),
    ).toBeLessThanOrEqual(MOST_PUBLIC_KILOBYTES)
  })

  test('React, queries, router, dialogs and zod are not in it', () => {
    for (const sentence of ['Minified React error', 'queryKey', 'createRootRoute', 'data-base-ui', 'ZodError'])
      expect(
        chunks.filter(({ text }) => text.includes(sentence)).map(({ file }) => file),
        sentence,
      ).toEqual([])
  })
})
