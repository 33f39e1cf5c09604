/** The header of a binary Word document: versions, encryption, and where its tables lie. Source: [MS-DOC] 2.5. */

export type DocHeader = {
  readonly kind: 'word97'
  readonly tableStream: '0Table' | '1Table'
  /** Lengths in characters of the parts of the text, in the order in which they follow each other. */
  readonly lengths: Readonly<Record<DocPart, number>>
  /** Places in the table stream. */
  readonly pieces: TablePlace
  readonly styles: TablePlace
  readonly characterPages: TablePlace
  readonly paragraphPages: TablePlace
  readonly fonts: TablePlace
  readonly listDefinitions: TablePlace
  readonly lists: TablePlace
  readonly footnoteAnchors: TablePlace
  readonly footnoteTexts: TablePlace
  readonly endnoteAnchors: TablePlace
  readonly endnoteTexts: TablePlace
  readonly shapes: TablePlace
  readonly boxTexts: TablePlace
}
export const DOC_PARTS = [
  'main',
  'footnotes',
  'headers',
  'macros',
  'annotations',
  'endnotes',
  'textboxes',
  'headerTextboxes',
] as const
export type DocPart = (typeof DOC_PARTS)[number]
export type TablePlace = { readonly start: number; readonly length: number }

const IDENT_WORD_97 = 0xa5ec
const FIRST_VERSION_97 = 0xc1
const FLAG_ENCRYPTED = 0x0100
const FLAG_TABLE_1 = 0x0200
/** Byte offset of the pairs of place and length ([MS-DOC] 2.5.6). */
const PAIRS = 0x9a

/** Of the bytes of the stream `WordDocument`. Throws a RangeError when it is cut short. */
export function readDocHeader(stream: DataView): DocHeader | { readonly kind: 'old_word' | 'password' | 'damaged' } {
  const ident = stream.getUint16(0, true)
  const version = stream.getUint16(2, true)
  // Word 6 and 95 write 0xA5DC; Word 2 for Windows 0xA5DB.
  if (ident === 0xa5dc || ident === 0xa5db || (ident === IDENT_WORD_97 && version < FIRST_VERSION_97))
    return { kind: 'old_word' }
  if (ident !== IDENT_WORD_97) return { kind: 'damaged' }
  const flags = stream.getUint16(0x0a, true)
  if (flags & FLAG_ENCRYPTED) return { kind: 'password' }
  const place = (index: number): TablePlace => ({
    start: stream.getUint32(PAIRS + index * 8, true),
    length: stream.getUint32(PAIRS + index * 8 + 4, true),
  })
  const length = (offset: number): number => Math.max(0, stream.getInt32(offset, true))
  return {
    kind: 'word97',
    tableStream: flags & FLAG_TABLE_1 ? '1Table' : '0Table',
    lengths: {
      main: length(0x4c),
      footnotes: length(0x50),
      headers: length(0x54),
      macros: length(0x58),
      annotations: length(0x5c),
      endnotes: length(0x60),
      textboxes: length(0x64),
      headerTextboxes: length(0x68),
    },
    styles: place(1),
    characterPages: place(12),
    paragraphPages: place(13),
    pieces: place(33),
    fonts: place(15),
    listDefinitions: place(73),
    lists: place(74),
    footnoteAnchors: place(2),
    footnoteTexts: place(3),
    endnoteAnchors: place(46),
    endnoteTexts: place(47),
    shapes: place(40),
    boxTexts: place(56),
  }
}
