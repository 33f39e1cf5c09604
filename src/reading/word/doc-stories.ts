/**
 * The texts that hang on the main text of a binary Word document: notes and text boxes, with their anchors. Source:
 * [MS-DOC] 2.8.18-2.8.32.
 */
import { DOC_PARTS, type DocHeader, type TablePlace } from './doc-header.ts'

export type Story = {
  readonly kind: 'boxed' | 'footnote'
  /** Characters of the whole text, `start` to before `end`. */
  readonly start: number
  readonly end: number
  /** The character of the main text that it hangs on, where the tables say it. */
  readonly anchor?: number
}

export function readStories(table: DataView, header: DocHeader): Story[] {
  return [
    ...storiesOf(header, 'textboxes', 'boxed', () => boxRanges(table, header)),
    ...storiesOf(header, 'footnotes', 'footnote', () =>
      noteRanges(table, header.footnoteAnchors, header.footnoteTexts),
    ),
    ...storiesOf(header, 'endnotes', 'footnote', () => noteRanges(table, header.endnoteAnchors, header.endnoteTexts)),
  ]
}

/** Relative to the beginning of its part of the text. */
type Range = { readonly from: number; readonly to: number; readonly anchor?: number | undefined }

/** A part whose tables do not account for its text is one story without an anchor, so that no text is lost. */
function storiesOf(
  header: DocHeader,
  part: 'textboxes' | 'footnotes' | 'endnotes',
  kind: Story['kind'],
  read: () => readonly Range[],
): Story[] {
  const length = header.lengths[part]
  if (length === 0) return []
  const base = DOC_PARTS.slice(0, DOC_PARTS.indexOf(part)).reduce((sum, before) => sum + header.lengths[before], 0)
  const ranges = readSafely(read)
  const covered = ranges.reduce((sum, { from, to }) => sum + to - from, 0)
  const isWhole =
    ranges.every(({ from, to }, index) => from <= to && to <= length && from === (ranges[index - 1]?.to ?? 0)) &&
    covered >= length - SLACK
  if (!isWhole) return [{ kind, start: base, end: base + length }]
  return ranges.map(({ from, to, anchor }) => ({
    kind,
    start: base + from,
    end: base + to,
    ...(anchor !== undefined && anchor < header.lengths.main ? { anchor } : {}),
  }))
}

/** Each part ends with paragraph marks of its own. */
const SLACK = 3

function readSafely(read: () => readonly Range[]): readonly Range[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

function noteRanges(table: DataView, anchors: TablePlace, texts: TablePlace): Range[] {
  const count = entryCount(anchors, NOTE_BYTES)
  if ((count + 1) * 4 > texts.length) return []
  return Array.from({ length: count }, (_, index) => ({
    from: table.getUint32(texts.start + index * 4, true),
    to: table.getUint32(texts.start + index * 4 + 4, true),
    anchor: table.getUint32(anchors.start + index * 4, true),
  }))
}

/** A text box names its shape, and the shape has a place in the main text. */
function boxRanges(table: DataView, header: DocHeader): Range[] {
  const { boxTexts, shapes } = header
  const shapeCount = entryCount(shapes, SHAPE_BYTES)
  const anchors = new Map<number, number>()
  for (let index = 0; index < shapeCount; index += 1)
    anchors.set(
      table.getInt32(shapes.start + (shapeCount + 1) * 4 + index * SHAPE_BYTES, true),
      table.getUint32(shapes.start + index * 4, true),
    )
  const count = entryCount(boxTexts, BOX_BYTES)
  return Array.from({ length: count }, (_, index) => ({
    from: table.getUint32(boxTexts.start + index * 4, true),
    to: table.getUint32(boxTexts.start + index * 4 + 4, true),
    anchor: anchors.get(table.getInt32(boxTexts.start + (count + 1) * 4 + index * BOX_BYTES + SHAPE_OF_BOX, true)),
  }))
}

const NOTE_BYTES = 2
const SHAPE_BYTES = 26
const BOX_BYTES = 22
const SHAPE_OF_BOX = 14

/** Entries of a table of places: one place more than entries, then the entries. */
const entryCount = ({ length }: TablePlace, bytes: number): number =>
  Math.max(0, Math.floor((length - 4) / (4 + bytes)))
