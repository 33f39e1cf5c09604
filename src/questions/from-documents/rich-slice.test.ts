import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { formulaSeals, holdsFormula, UNREADABLE } from './formula-seals.ts'
import { joinRich } from './rich-slice.ts'

const block = {
  text: 'Let x^2 be an area.',
  spans: [
    { start: 4, end: 7, kind: 'math' as const },
    { start: 14, end: 18, kind: 'bold' as const },
  ],
}

test('joined texts grow together where words meet words', () => {
  expect(
    joinRich('Find ', [{ kind: 'text', text: 'the ' }], 'area ', [{ kind: 'math', tex: 'A', display: false }], '.'),
  ).toEqual([
    { kind: 'text', text: 'Find the area ' },
    { kind: 'math', tex: 'A', display: false },
    { kind: 'text', text: '.' },
  ])
})

describe('sealed formulas', () => {
  test('are one character each, and open again anywhere', () => {
    const seals = formulaSeals()
    const sealed = seals.seal(block.text, block.spans)
    expect(sealed.text).toHaveLength(block.text.length - 2)
    expect(holdsFormula(sealed.text)).toBe(true)
    expect(plainText(seals.open(sealed.text))).toBe(block.text)
    expect(seals.open(`So ${sealed.text[4]}!`)).toEqual([
      { kind: 'text', text: 'So ' },
      { kind: 'math', tex: 'x^2', display: false },
      { kind: 'text', text: '!' },
    ])
  })
  test('tell where a character stood in the printed text', () => {
    const sealed = formulaSeals().seal(block.text, block.spans)
    for (const word of ['Let', 'be', 'area'])
      expect(sealed.rawOffset(sealed.text.indexOf(word))).toBe(block.text.indexOf(word))
  })
  test('the same formula has the same seal in every block', () => {
    const seals = formulaSeals()
    expect(seals.seal('a', [{ start: 0, end: 1, kind: 'math' }]).text).toBe(
      seals.seal('a b', [{ start: 0, end: 1, kind: 'math' }]).text[0],
    )
  })
  test('a private character of the file itself cannot pass for a formula', () => {
    expect(formulaSeals().seal('a \ue000 b', []).text).toBe(`a ${UNREADABLE} b`)
  })
})
