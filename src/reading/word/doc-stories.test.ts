import { describe, expect, test } from 'vitest'
import type { DocHeader } from './doc-header.ts'
import { u32 } from '#test/reading/doc-files.ts'
import { readStories } from './doc-stories.ts'

const NOWHERE = { start: 0, length: 0 }
const LENGTHS = {
  main: 100,
  footnotes: 0,
  headers: 0,
  macros: 0,
  annotations: 0,
  endnotes: 0,
  textboxes: 0,
  headerTextboxes: 0,
}
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)

/** Two shapes, 7 at character 40 and 8 at 60, and two text boxes of 10 and 5 characters in the shapes given. */
function boxes(first: number, second: number): { table: DataView; header: DocHeader } {
  const shapes = [...u32(40), ...u32(60), ...u32(100), ...u32(7), ...zeros(22), ...u32(8), ...zeros(22)]
  const box = (shape: number): number[] => [...zeros(14), ...u32(shape), ...zeros(4)]
  const texts = [...u32(0), ...u32(10), ...u32(15), ...box(first), ...box(second)]
  const header = {
    lengths: { ...LENGTHS, textboxes: 16 },
    shapes: { start: 0, length: shapes.length },
    boxTexts: { start: shapes.length, length: texts.length },
    footnoteAnchors: NOWHERE,
    footnoteTexts: NOWHERE,
    endnoteAnchors: NOWHERE,
    endnoteTexts: NOWHERE,
  }
  return { table: viewOf([...shapes, ...texts]), header: header as unknown as DocHeader }
}
const viewOf = (bytes: readonly number[]): DataView => new DataView(Uint8Array.from(bytes).buffer)

describe('readStories', () => {
  test('a text box hangs on the place of its shape', () => {
    const { table, header } = boxes(8, 7)
    expect(readStories(table, header)).toEqual([
      { kind: 'boxed', start: 100, end: 110, anchor: 60 },
      { kind: 'boxed', start: 110, end: 115, anchor: 40 },
    ])
  })

  test('a text box of a shape inside a group hangs nowhere', () => {
    const { table, header } = boxes(8, 99)
    expect(readStories(table, header)[1]).toEqual({ kind: 'boxed', start: 110, end: 115 })
  })

  test('tables that do not account for the text give it whole', () => {
    const { table, header } = boxes(8, 7)
    const longer = { ...header, lengths: { ...header.lengths, textboxes: 50 } }
    expect(readStories(table, longer)).toEqual([{ kind: 'boxed', start: 100, end: 150 }])
  })

  test('tables outside the file give it whole', () => {
    const { table, header } = boxes(8, 7)
    const outside = { ...header, boxTexts: { start: 90_000, length: 56 } }
    expect(readStories(table, outside)).toEqual([{ kind: 'boxed', start: 100, end: 116 }])
  })
})
