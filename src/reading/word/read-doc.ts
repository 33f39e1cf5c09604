/**
 * Reads a binary Word document (.doc, Word 97 to 2003) into blocks. Its tables are read directly: see
 * docs/decisions/reading-word.md.
 */
import { err, type Result } from '#domain/result.ts'
import { assembleDocument } from '../assemble-document.ts'
import type { ReadDocument, ReadingFault, ReadingLimits } from '../document.ts'
import { openCompoundFile } from './compound-file.ts'
import { readDocBody, type DocBody, type DocContext } from './doc-body.ts'
import { readDocFonts } from './doc-fonts.ts'
import { readDocHeader, type DocHeader } from './doc-header.ts'
import { readDocLists } from './doc-lists.ts'
import { readCharacterRuns, readParagraphRuns } from './doc-properties.ts'
import { readStories } from './doc-stories.ts'
import { readDocStyles } from './doc-styles.ts'
import { readDocText } from './doc-text.ts'
import { createListCounter } from './list-counter.ts'
import { wordBlocks, type WordParagraph } from './word-blocks.ts'

/**
 * Faults: `old_word` (Word 95 and before), `password`, `damaged`, `no_text`. Equations, which are stored as pictures,
 * give the warning `formulas_lost`.
 */
export function readDoc(bytes: Uint8Array, name: string, limits: ReadingLimits): Result<ReadDocument, ReadingFault> {
  const file = openCompoundFile(bytes)
  const main = file?.stream('WordDocument')
  if (!file || !main) return err({ code: 'damaged' })
  try {
    const stream = viewOf(main)
    const header = readDocHeader(stream)
    if (header.kind !== 'word97') return err({ code: header.kind })
    const table = file.stream(header.tableStream)
    if (!table) return err({ code: 'damaged' })
    const parts = readParts(stream, viewOf(table), header, bytes.length)
    const blocks = wordBlocks(parts.flatMap((part) => part.paragraphs))
    const warnings = parts.some((part) => part.lostFormulas > 0) ? [{ code: 'formulas_lost' as const, pages: [] }] : []
    return assembleDocument({ bytes, name, fileType: 'doc', blocks, warnings }, limits)
  } catch (error) {
    // A place outside the file: the tables contradict each other.
    if (error instanceof RangeError) return err({ code: 'damaged' })
    throw error
  }
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The body with what hangs on it; what hangs nowhere comes behind. Headers, footers and comments are left out. */
function readParts(stream: DataView, table: DataView, header: DocHeader, fileSize: number): DocBody[] {
  const context: DocContext = {
    text: readDocText(stream, table, header.pieces, fileSize),
    styles: readDocStyles(table, header.styles),
    fonts: readDocFonts(table, header.fonts),
    lists: readDocLists(table, header.listDefinitions, header.lists),
    counter: createListCounter(),
    paragraphs: readParagraphRuns(stream, table, header.paragraphPages),
    characters: readCharacterRuns(stream, table, header.characterPages),
  }
  const stories = readStories(table, header).map((story) => ({ ...story, body: readDocBody(context, story) }))
  const hanging = new Map<number, WordParagraph[]>()
  for (const { anchor, body } of stories) {
    if (anchor !== undefined) hanging.set(anchor, [...(hanging.get(anchor) ?? []), ...body.paragraphs])
  }
  const main = readDocBody(context, { start: 0, end: header.lengths.main, hanging })
  // Placed already: of these only the lost formulas are still to be counted.
  return [main, ...stories.map(({ anchor, body }) => (anchor === undefined ? body : { ...body, paragraphs: [] }))]
}
