import { expect, test } from 'vitest'
import { readDocFonts } from './doc-fonts.ts'

/** An entry of the table of fonts: its length, 39 bytes that do not matter here, the name. */
function entry(name: string): number[] {
  const letters = [...name, '\0'].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8])
  return [39 + letters.length, ...Array.from({ length: 39 }, () => 0), ...letters]
}

const TABLE = [2, 0, 0, 0, ...entry('Times New Roman'), ...entry('Wingdings')]
const read = (bytes: readonly number[]): readonly string[] =>
  readDocFonts(new DataView(Uint8Array.from(bytes).buffer), { start: 0, length: TABLE.length })

test('fonts are read by name', () => {
  expect(read(TABLE)).toEqual(['Times New Roman', 'Wingdings'])
})

test('a table cut short gives what is whole', () => {
  expect(read(TABLE.slice(0, TABLE.length - 30))[0]).toBe('Times New Roman')
})
