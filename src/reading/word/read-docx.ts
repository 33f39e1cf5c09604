/** Reads a .docx into blocks. Its XML is walked directly: see docs/decisions/reading-word.md. */
import { err, type Result } from '#domain/result.ts'
import { assembleDocument } from '../assemble-document.ts'
import type { ReadDocument, ReadingFault, ReadingLimits } from '../document.ts'
import { createBody } from './docx-body.ts'
import { readDiagrams } from './docx-diagrams.ts'
import { readNumbering } from './docx-numbering.ts'
import { readStyles } from './docx-styles.ts'
import { openZip } from './open-zip.ts'
import { coreTitle, mainPart, readXmlPart } from './package-parts.ts'
import { wordBlocks } from './word-blocks.ts'
import { childElements, parseXml, type XmlElement } from './xml.ts'

/**
 * Faults: `damaged` (no whole zip, no body, broken XML), `too_much_memory` (a zip bomb), `scan` (pictures and hardly
 * a word), `no_text`.
 * Equations of the old editor give the warning `formulas_lost`, inserted files `parts_not_read`.
 */
export async function readDocx(
  bytes: Uint8Array,
  name: string,
  limits: ReadingLimits,
): Promise<Result<ReadDocument, ReadingFault>> {
  const zip = await openZip(bytes)
  if (!zip.ok) return zip
  const main = await mainPart(zip.value, 'word/document.xml')
  const body = await zip.value.read(main)
  if (!body) return err({ code: 'damaged' })
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const part = (file: string): Promise<XmlElement | undefined> => readXmlPart(zip.value, folder + file)
  const notes = { footnote: notesOf(await part('footnotes.xml')), endnote: notesOf(await part('endnotes.xml')) }
  const reader = createBody({
    styles: readStyles(await part('styles.xml')),
    numbering: readNumbering(await part('numbering.xml')),
    characters: limits.characters,
    note: ({ kind, id }) => notes[kind].get(id) ?? [],
    diagram: await readDiagrams(main, zip.value),
  })
  if (!parseXml(body, { partsOf: 'w:body', take: (part) => reader.take(part) })) return err({ code: 'damaged' })
  const blocks = wordBlocks(reader.paragraphs)
  if (reader.pictures > 0 && blocks.reduce((sum, { text }) => sum + text.length, 0) < SCAN_CHARACTERS)
    return err({ code: 'scan', found: 'docx' })
  const warnings = [
    ...(reader.lostFormulas > 0 ? [{ code: 'formulas_lost' as const, pages: [] }] : []),
    ...(reader.insertedFiles > 0 ? [{ code: 'parts_not_read' as const, pages: [] }] : []),
  ]
  return assembleDocument(
    { bytes, name, fileType: 'docx', blocks, warnings, title: await coreTitle(zip.value) },
    limits,
  )
}

/** Fewer characters than these beside pictures are no text, as on a page of a PDF. */
const SCAN_CHARACTERS = 15

function notesOf(root: XmlElement | undefined): ReadonlyMap<string, readonly XmlElement[]> {
  // Notes with a type are the separator lines.
  return new Map(
    childElements(root)
      .filter((note) => !note.attributes.has('w:type'))
      .map((note) => [note.attributes.get('w:id') ?? '', childElements(note)]),
  )
}
