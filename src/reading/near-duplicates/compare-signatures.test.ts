import { describe, expect, test } from 'vitest'
import { compareSignatures } from './compare-signatures.ts'
import { signatureOf } from './signature.ts'

/** Sentences of made-up words: no two numbers share a shingle. */
const english = (from: number, to: number): string[] =>
  Array.from(
    { length: to - from },
    (_, index) =>
      `The w${from + index}a of every w${from + index}b turns slowly into a w${from + index}c, as Figure 2 shows.`,
  )
const chinese = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) =>
    String.fromCodePoint(...[0, 1, 2, 3, 4, 5].map((step) => 0x4e00 + 6 * (from + index) + step)),
  )
const compare = (a: readonly string[], b: readonly string[]) => compareSignatures(signatureOf(a), signatureOf(b))

describe('the same text', () => {
  test.each([
    { name: 'word for word', a: english(0, 80), b: english(0, 80) },
    {
      name: 'in other paragraphs, case and marks',
      a: english(0, 80),
      b: [english(0, 80).join(' ').toUpperCase().replaceAll(',', ' –')],
    },
    {
      name: 'in full-width letters',
      a: english(0, 80),
      b: english(0, 80).map((text) =>
        text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
      ),
    },
    {
      name: 'in Chinese, with spaces between characters',
      a: chinese(0, 80),
      b: chinese(0, 80).map((text) => [...text].join(' ')),
    },
    {
      name: 'with a running header',
      a: english(0, 80),
      b: ['Chapter 4', ...english(0, 40), '4 | Cell Structure', ...english(40, 80)],
    },
  ])('$name', ({ a, b }) => {
    expect(compare(a, b)).toMatchObject({ kind: 'same' })
  })
})

describe('overlapping texts', () => {
  test.each([
    { name: 'a chapter in a book of four', a: english(0, 100), b: english(0, 400), containment: 1 },
    { name: 'two texts that share their middle', a: english(0, 200), b: english(100, 300), containment: 0.5 },
    {
      name: 'a text with a fifth written anew',
      a: english(0, 100),
      b: [...english(0, 80), ...english(900, 920)],
      containment: 0.8,
    },
  ])('$name: about $containment of the smaller stands in the other', ({ a, b, containment }) => {
    const likeness = compare(a, b)
    expect(likeness.kind).toBe('overlapping')
    expect(Math.abs(likeness.containment - containment)).toBeLessThan(0.15)
    expect(compare(b, a)).toEqual(likeness)
  })
})

test.each([
  { name: 'strangers', a: english(0, 200), b: english(500, 700) },
  { name: 'Chinese strangers', a: chinese(0, 200), b: chinese(500, 700) },
  { name: 'two texts without words', a: ['1', '—'], b: ['1', '—'] },
  { name: 'two short notes, though alike', a: ['Read chapter four for Monday.'], b: ['Read chapter four for Monday.'] },
  { name: 'nothing and a text', a: [], b: english(0, 50) },
])('different: $name', ({ a, b }) => {
  expect(compare(a, b)).toMatchObject({ kind: 'different' })
})
