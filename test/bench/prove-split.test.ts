import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { CORPORA, FOLDS, loadChapters, loadCorpus } from './topics-corpus.ts'
import { proveSplit } from './prove-split.ts'

const folder = fileURLToPath(new URL('../../../shared/keyphrases/', import.meta.url))

describe.skipIf(!existsSync(folder))('the texts that topics are measured on', () => {
  test('were not seen by any model', () => {
    expect(proveSplit(folder)).toHaveLength(4)
  })

  test.each(CORPORA)('%s: a fifth is held out, and every fold has texts', (name) => {
    const texts = loadCorpus(folder, name)
    const share = texts.filter(({ part }) => part === 'holdOut').length / texts.length
    // The textbooks are parted by whole chapters, of different length.
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.3)
    for (const fold of FOLDS) expect(texts.some(({ part }) => part === fold)).toBe(true)
  })

  test('a chapter lies on the same side of the split as its sections', () => {
    const sides = new Map(
      loadChapters(folder, 'openstax-biology').flatMap(({ part, blocks }) => blocks.map((block) => [block.text, part])),
    )
    // Short lines come back in many chapters; the longest paragraph of a section stands in one.
    const longest = loadCorpus(folder, 'openstax-biology').map(({ part, blocks }) => ({
      part,
      text: blocks.map(({ text }) => text).reduce((best, text) => (text.length > best.length ? text : best)),
    }))
    expect(longest.filter(({ part, text }) => sides.get(text) !== part)).toEqual([])
  })
})
