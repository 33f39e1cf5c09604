/** Reads a .docx into blocks. Its XML is walked directly: see docs/decisions/reading-word.md. */
import { err, type Result } from '#domain/result.ts'
import { assembleDocument } from '../assemble-document.ts'
import type { ReadDocument, ReadingFault, ReadingLimits } from '../document.ts'
import { findHeadings, type Paragraph } from '../find-headings.ts'
import { createBody, type BodyParagraph } from './docx-body.ts'
import { readNumbering } from './docx-numbering.ts'
import { readStyles } from './docx-styles.ts'
import { openZip, type OpenedZip } from './open-zip.ts'
import { childElements, findChild, parseXml, textContent, type XmlElement } from './xml.ts'

/** Faults: `damaged` (no whole zip, no body, broken XML), `too_much_memory` (a zip bomb), `no_text`. Equations of the old editor give the warning `formulas_lost`. */
export async function readDocx(bytes: Uint8Array, name: string, limits: ReadingLimits): Promise<Result<ReadDocument, ReadingFault>> {
  const zip = await openZip(bytes)
  if (!zip.ok) return zip
  const main = await mainPart(zip.value)
  const body = await zip.value.read(main)
  if (!body) return err({ code: 'damaged' })
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const part = async (file: string): Promise<XmlElement | undefined> => {
    const content = await zip.value.read(folder + file)
    return content && parseXml(content)
  }
  const notes = { footnote: notesOf(await part('footnotes.xml')), endnote: notesOf(await part('endnotes.xml')) }
  const reader = createBody({
    styles: readStyles(await part('styles.xml')),
    numbering: readNumbering(await part('numbering.xml')),
    note: ({ kind, id }) => notes[kind].get(id) ?? [],
  })
  if (!parseXml(body, { partsOf: 'w:body', take: reader.take })) return err({ code: 'damaged' })
  const blocks = withoutLevelGaps(findHeadings(withStress(reader.paragraphs)))
  const warnings = reader.lostFormulas > 0 ? [{ code: 'formulas_lost' as const, pages: [] }] : []
  return assembleDocument({ bytes, name, fileType: 'docx', blocks, warnings, title: await titleOf(zip.value) }, limits)
}

/** The relationship of the package names the main part; nearly always word/document.xml. */
async function mainPart(zip: OpenedZip): Promise<string> {
  const relationships = await zip.read('_rels/.rels')
  const root = relationships && parseXml(relationships)
  const office = childElements(root).find((relationship) => /\/officeDocument$/.test(relationship.attributes.get('Type') ?? ''))
  const target = office?.attributes.get('Target')?.replace(/^\//, '')
  return target !== undefined && zip.names.has(target) ? target : 'word/document.xml'
}

function notesOf(root: XmlElement | undefined): ReadonlyMap<string, readonly XmlElement[]> {
  // Notes with a type are the separator lines.
  return new Map(childElements(root).filter((note) => !note.attributes.has('w:type')).map((note) => [note.attributes.get('w:id') ?? '', childElements(note)]))
}

async function titleOf(zip: OpenedZip): Promise<string | undefined> {
  const core = await zip.read('docProps/core.xml')
  const title = findChild(core && parseXml(core), 'dc:title')
  const text = title && textContent(title).trim()
  // Word proposes the first words of the text or the name of the template.
  return text && !/^(?:microsoft word|document\d*|untitled|\.\.\.)/i.test(text) ? text : undefined
}

/** Text as large as this against the body is stressed. */
const LARGER = 1.15

function withStress(paragraphs: readonly BodyParagraph[]): Paragraph[] {
  const characters = new Map<number, number>()
  for (const { size, characters: count } of paragraphs) if (size !== undefined) characters.set(size, (characters.get(size) ?? 0) + (count ?? 0))
  const bodySize = [...characters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
  return paragraphs.map(({ size, allBold, characters: _, ...paragraph }, index) => {
    const stressed = allBold === true || (size !== undefined && size >= bodySize * LARGER)
    const isolated = paragraph.isolated === true && (paragraphs[index + 1]?.isolated === true)
    return { text: paragraph.text, spans: paragraph.spans, ...(paragraph.kind ? { kind: paragraph.kind } : {}), ...(paragraph.level === undefined ? {} : { level: paragraph.level }), ...(stressed ? { stressed } : {}), ...(isolated ? { isolated } : {}) }
  })
}

/** Levels that a document leaves out (a title over "Heading 3") close up, so that 1 is its highest. */
function withoutLevelGaps<Item extends { readonly level?: number }>(blocks: readonly Item[]): Item[] {
  const levels = [...new Set(blocks.flatMap((block) => (block.level === undefined ? [] : [block.level])))].toSorted((a, b) => a - b)
  return blocks.map((block) => (block.level === undefined ? block : { ...block, level: levels.indexOf(block.level) + 1 }))
}
