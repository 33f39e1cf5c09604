/**
 * Walks the body of a .docx: paragraphs, tables, text boxes and notes, into paragraphs whose kind is known where the
 * file says it.
 */
import { TITLE_LEVEL } from '../paragraph.ts'
import { displayWidth } from '../heading-shape.ts'
import { findLineNumber } from '../heading-number.ts'
import type { DocxNumbering } from './docx-numbering.ts'
import {
  createFieldState,
  readParagraphContent,
  showsPlaceholder,
  type NoteReference,
  type ParagraphContent,
} from './docx-paragraph.ts'
import { numberingOf, outlineLevelOf, type DocxStyle, type DocxStyles, type NumberingReference } from './docx-styles.ts'
import { commonestSize, isAllBold, joinLooks, type LineLook } from './line-look.ts'
import type { BuiltText } from './text-builder.ts'
import { groupLines, joinLines, tableParagraphs, withNumber, type WordParagraph } from './word-blocks.ts'
import { childElements, childValue, findChild, findDescendant, type XmlElement, type XmlNode } from './xml.ts'

export type DocxContext = {
  readonly styles: DocxStyles
  readonly numbering: DocxNumbering
  /** Content of a note: its `w:p` elements. */
  note(reference: NoteReference): readonly XmlElement[]
  /** The texts of a piece of SmartArt, as paragraphs. */
  diagram(relationship: string): readonly XmlElement[]
  /** Once more characters than this were read, the rest is not looked at. */
  readonly characters: number
}

export type DocxBody = {
  /** Takes the next child of `w:body`. */
  take(element: XmlElement): void
  /** What was taken so far. */
  readonly paragraphs: readonly WordParagraph[]
  readonly lostFormulas: number
  readonly pictures: number
  /** Other files that are inserted in the document (`w:altChunk`). */
  readonly insertedFiles: number
}

export function createBody(context: DocxContext): DocxBody {
  const reader: BodyReader = {
    context,
    fields: createFieldState(),
    paragraphs: [],
    carried: [],
    blankBefore: true,
    counts: { lostFormulas: 0, pictures: 0, insertedFiles: 0 },
  }
  let characters = 0
  return {
    take(element) {
      if (characters > context.characters) return
      const before = reader.paragraphs.length
      readBlockElement(reader, element, undefined)
      for (const { text } of reader.paragraphs.slice(before)) characters += text.length
    },
    get paragraphs() {
      return reader.paragraphs
    },
    get lostFormulas() {
      return reader.counts.lostFormulas
    },
    get pictures() {
      return reader.counts.pictures
    },
    get insertedFiles() {
      return reader.counts.insertedFiles
    },
  }
}

type BodyReader = {
  readonly context: DocxContext
  readonly fields: ReturnType<typeof createFieldState>
  readonly paragraphs: WordParagraph[]
  /** What deleted paragraph marks leave to the next paragraph. */
  carried: XmlNode[]
  blankBefore: boolean
  /** Over the whole body, tables and boxes with it. */
  readonly counts: { lostFormulas: number; pictures: number; insertedFiles: number }
}

function readBlockElement(reader: BodyReader, element: XmlElement, kind: 'boxed' | 'footnote' | undefined): void {
  switch (element.name) {
    case 'w:p':
      readParagraph(reader, element, kind)
      return
    case 'w:tbl':
      readTable(reader, element)
      return
    case 'w:sdt': {
      if (isContentsGallery(element) || showsPlaceholder(element)) return
      for (const child of childElements(findChild(element, 'w:sdtContent'))) readBlockElement(reader, child, kind)
      return
    }
    case 'w:altChunk':
      reader.counts.insertedFiles += 1
      return
    case 'w:sectPr':
    case 'w:del':
    case 'w:moveFrom':
      return
    // Displayed formulas may stand beside paragraphs.
    case 'm:oMathPara':
    case 'm:oMath':
      readParagraph(reader, { name: 'w:p', attributes: new Map(), children: [element] }, kind)
      return
    case 'mc:AlternateContent': {
      const chosen = findChild(element, 'mc:Choice') ?? findChild(element, 'mc:Fallback')
      for (const child of childElements(chosen)) readBlockElement(reader, child, kind)
      return
    }
    default:
      for (const child of childElements(element)) readBlockElement(reader, child, kind)
  }
}

function isContentsGallery(element: XmlElement): boolean {
  const properties = findChild(element, 'w:sdtPr')
  const gallery = properties && findDescendant(properties, 'w:docPartGallery')
  return /table of contents|bibliograph/i.test(gallery?.attributes.get('w:val') ?? '')
}

function readParagraph(reader: BodyReader, own: XmlElement, kind: 'boxed' | 'footnote' | undefined): void {
  const { styles } = reader.context
  const properties = findChild(own, 'w:pPr')
  // Where the mark at a paragraph's end was deleted, what is left of it belongs to the next (17.13.5.15).
  if (findChild(findChild(properties, 'w:rPr'), 'w:del')) {
    for (const child of own.children) if (child !== properties) reader.carried.push(child)
    return
  }
  const element = reader.carried.length === 0 ? own : { ...own, children: [...reader.carried, ...own.children] }
  reader.carried = []
  const style = styles.find(childValue(properties, 'w:pStyle')) ?? styles.defaultParagraph
  const content = readParagraphContent(element, style, styles, reader.fields)
  reader.counts.lostFormulas += content.lostFormulas
  reader.counts.pictures += content.pictures
  const reference = referenceOf(properties, style)
  const number = reference && content.lines.length > 0 ? reader.context.numbering.next(reference) : undefined
  if (isContentsStyle(style)) return
  if (content.lines.length === 0) reader.blankBefore = true
  else if (kind !== undefined) pushLines(reader, content, { kind })
  else pushDecided(reader, content, { properties, style, reference, number })
  for (const box of [...content.boxes, ...content.diagrams.flatMap((diagram) => reader.context.diagram(diagram))])
    readBlockElement(reader, box, 'boxed')
  // A note that refers to notes would never end.
  if (kind === 'footnote') return
  for (const note of content.notes) {
    for (const paragraph of reader.context.note(note)) readBlockElement(reader, paragraph, 'footnote')
  }
}

const isContentsStyle = (style: DocxStyle | undefined): boolean =>
  /^(?:toc|contents|目录|目錄)\s*\d|^table of (?:figures|authorities)/i.test(style?.name ?? '')

function referenceOf(properties: XmlElement | undefined, style: DocxStyle | undefined): NumberingReference | undefined {
  const own = numberingOf(properties)
  return own === 'none' ? undefined : (own ?? style?.numbering)
}

type Look = {
  readonly properties: XmlElement | undefined
  readonly style: DocxStyle | undefined
  readonly reference: NumberingReference | undefined
  readonly number: string | undefined
}

function pushDecided(
  reader: BodyReader,
  content: ParagraphContent,
  { properties, style, reference, number }: Look,
): void {
  const outline = outlineLevelOf(properties)
  const level = outline === 'body' ? undefined : (outline ?? style?.headingLevel)
  const name = style?.name ?? ''
  if (content.isFormula) pushLines(reader, content, { kind: 'formula' })
  else if (
    (level !== undefined || style?.isTitle) &&
    displayWidth(content.lines.map((line) => line.text).join(' ')) <= LONGEST_HEADING
  ) {
    pushWhole(reader, withNumber(joinLines(content.lines), number), {
      kind: 'heading',
      level: style?.isTitle && level === undefined ? TITLE_LEVEL : (level ?? 1),
    })
  } else if (/^caption|^圖表|^题注|^標號/i.test(name)) pushWhole(reader, joinLines(content.lines), { kind: 'caption' })
  else if (/\bcode\b|preformatted|^html pre/i.test(name)) pushLines(reader, content, { kind: 'code' })
  else if (reference && reader.context.numbering.isKnown(reference)) pushListItem(reader, content, number)
  else if (/^list (?:bullet|number)/i.test(name)) pushWhole(reader, joinLines(content.lines), { kind: 'list_item' })
  else pushLines(reader, content, {})
}

/** A "heading" longer than this is body text in a heading's style. */
const LONGEST_HEADING = 300

/** Numbered paragraphs are list items, unless one looks like a heading that the author numbered by the list button. */
function pushListItem(reader: BodyReader, content: ParagraphContent, number: string | undefined): void {
  const text = joinLines(content.lines)
  if (number === undefined || number.trim() === '') pushWhole(reader, text, { kind: 'list_item' })
  else
    pushWhole(reader, text, {
      ...paragraphLook(joinLooks(content.lines.map(({ look }) => look))),
      listNumber: number.trim(),
    })
}

function pushLines(reader: BodyReader, content: ParagraphContent, given: Partial<WordParagraph>): void {
  const groups = groupLines(content.lines, (text) => findLineNumber(text) !== undefined)
  for (const { look, ...group } of groups) pushWhole(reader, group, { ...paragraphLook(look), ...given })
}

function paragraphLook(look: LineLook): Partial<WordParagraph> {
  const size = commonestSize(look)
  return { characters: look.characters, allBold: isAllBold(look), ...(size === undefined ? {} : { size }) }
}

function pushWhole(reader: BodyReader, text: BuiltText, given: Partial<WordParagraph>): void {
  if (text.text === '') return
  reader.paragraphs.push({
    text: text.text,
    spans: text.spans,
    ...given,
    ...(reader.blankBefore ? { afterBlank: true } : {}),
  })
  reader.blankBefore = false
}

function readTable(reader: BodyReader, table: XmlElement): void {
  const rows = childElements(table, 'w:tr').filter((row) => !findChild(findChild(row, 'w:trPr'), 'w:del'))
  const inside: BodyReader = { ...reader, paragraphs: [], carried: [] }
  const cells = rows.map((row) =>
    cellsOf(row).map((cell) => {
      for (const child of childElements(cell)) readBlockElement(inside, child, undefined)
      return inside.paragraphs.splice(0)
    }),
  )
  for (const paragraph of tableParagraphs(cells)) reader.paragraphs.push(paragraph)
  reader.blankBefore = true
}

/** Rows may hold cells inside content controls. */
function cellsOf(row: XmlElement): XmlElement[] {
  return childElements(row).flatMap((child) =>
    child.name === 'w:tc'
      ? [child]
      : child.name === 'w:sdt' || child.name === 'w:sdtContent' || child.name === 'w:customXml'
        ? cellsOf(child)
        : [],
  )
}
