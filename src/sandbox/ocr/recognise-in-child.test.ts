import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Recognition } from '#reading/ocr/recognised-page.ts'
import { MOST_RECOGNISED_PAGES, recogniseScans } from './recognise-in-child.ts'

const entry = fileURLToPath(new URL('../../../test/sandbox/recognising-child.ts', import.meta.url))
const data = { files: {}, folder: '' }

async function recognise(
  told: Record<number, unknown>,
  pages = Object.keys(told).map(Number),
): Promise<{ recognition: Recognition; faults: string[]; progress: string[] }> {
  const faults: string[] = []
  const progress: string[] = []
  const recognition = await recogniseScans(Buffer.from(JSON.stringify(told)), pages, data, {
    atOnce: 2,
    spares: 0,
    entry,
    processLimits: { jobMs: 1500 },
    onFault: ({ code }) => faults.push(code),
    onProgress: (done, all) => progress.push(`${done} of ${all}`),
  })
  return { recognition, faults, progress }
}

const line = { words: [{ text: 'cell', left: 1, right: 20, spaced: false }], baseline: 30, size: 10 }
const good = (number: number, more: object = {}) => ({
  manner: { languages: ['eng'], turns: 2 },
  confidence: 95,
  chinese: false,
  page: { number, width: 595, height: 842, lines: [line], ...more },
})
const doubtful = { manner: { languages: ['eng'], turns: 0 }, confidence: 40, chinese: false }

describe('scanned pages', () => {
  test('come back in their order, doubtful ones apart, with word of each', async () => {
    const { recognition, progress } = await recognise({ 4: good(4), 2: good(2), 9: doubtful, 5: null })
    expect(recognition).toEqual({ pages: [good(2).page, good(4).page], doubtful: [5, 9], beyondLimit: [] })
    expect(progress).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4'])
  })

  test('are read as the first was', async () => {
    const { recognition } = await recognise({ 1: good(1), 2: 'as before' })
    expect(recognition.pages.map(({ number }) => number)).toEqual([1, 2])
  })

  test.each([
    { name: 'a page that breaks its child', told: 'crash', fault: 'crashed' },
    { name: 'a page that takes too long', told: 'stall', fault: 'too_slow' },
    { name: 'another page than was asked', told: good(3), fault: 'wrong_answer' },
    { name: 'an answer of another shape', told: { page: 1 }, fault: 'wrong_answer' },
    {
      name: 'a place that is no number on a page',
      told: good(2, { lines: [{ ...line, baseline: 1e9 }] }),
      fault: 'wrong_answer',
    },
  ])('$name is doubtful, and the others are read', async ({ told, fault }) => {
    const { recognition, faults } = await recognise({ 1: good(1), 2: told, 3: good(3) })
    expect([recognition.pages.map(({ number }) => number), recognition.doubtful, faults]).toEqual([
      [1, 3],
      [2],
      [fault],
    ])
  })

  test('beyond the limit are named and not read', async () => {
    const pages = Array.from({ length: MOST_RECOGNISED_PAGES + 2 }, (_, index) => index + 1)
    const { recognition } = await recognise(Object.fromEntries(pages.map((page) => [page, good(page)])))
    expect([recognition.pages.length, recognition.beyondLimit]).toEqual([MOST_RECOGNISED_PAGES, [61, 62]])
  })
})
