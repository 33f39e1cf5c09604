import { describe, expect, test } from 'vitest'
import { gatherLines } from './gather-lines.ts'
import { tesseractLine } from '#test/reading/tesseract-lines.ts'

const SCALE = 4

describe('lines in points', () => {
  test.each([
    { name: 'Latin letters, by their ascenders', text: 'All cells have a wall', size: 10 },
    { name: 'Chinese characters, by their distance', text: '恆星的形成，通常是因為超新星', size: 10 },
    { name: 'a short Chinese title, by its height', text: '恆星', size: 10 },
  ])('the size of $name', ({ text, size }) => {
    const [line] = gatherLines([tesseractLine(text)], SCALE).lines
    expect(line!.size).toBeGreaterThan(0.97 * size)
    expect(line!.size).toBeLessThan(1.03 * size)
  })

  test('a sheet that lay askew is laid straight', () => {
    const askew = [0, 1, 2, 3].map((index) =>
      tesseractLine('a line that is long enough to tell how it falls', {
        baseline: 400 + 60 * index,
        slope: 0.02,
        left: 100 - 1.2 * index,
      }),
    )
    const { lines } = gatherLines(askew, SCALE)
    const lefts = lines.map(({ words }) => words[0]!.left)
    expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(0.1)
    expect(lines[1]!.baseline - lines[0]!.baseline).toBeCloseTo(15, 1)
  })

  test('the spaces of a line come from its text, since its words do not tell them', () => {
    const line = tesseractLine('恆星 形成')
    const { lines } = gatherLines([{ ...line, text: '恆星形成' }, tesseractLine('恆星 形成')], SCALE)
    expect(lines.map(({ words }) => words[1]!.spaced)).toEqual([false, true])
  })
})

test('a word that is unsure becomes a sign that no question is made of; a mark stays', () => {
  const line = tesseractLine('Newton 1687 , found it')
  const doubt = (text: string) => text === '1687' || text === ','
  const { lines } = gatherLines(
    [{ ...line, words: line.words.map((word) => ({ ...word, confidence: doubt(word.text) ? 40 : 95 })) }],
    SCALE,
  )
  expect(lines[0]!.words.map(({ text }) => text)).toEqual(['Newton', '\ufffd', ',', 'found', 'it'])
})

test('noise is left out, and counted', () => {
  const gathered = gatherLines(
    [
      tesseractLine('All cells have', { confidence: 90 }),
      tesseractLine('~|_ /x', { confidence: 20 }),
      { ...tesseractLine('x'), words: [] },
    ],
    SCALE,
  )
  expect(gathered.lines).toHaveLength(1)
  expect(gathered).toMatchObject({ confidence: 90, characters: 12, keptShare: 12 / 17 })
})

test('nothing found is nothing sure', () => {
  expect(gatherLines([], SCALE)).toEqual({ lines: [], confidence: 0, keptShare: 0, characters: 0 })
})
