/** Walks the body of a .docx: paragraphs, tables, text boxes and notes, into paragraphs whose kind is known where the file says it. */
import { displayWidth, type Paragraph } from '../find-headings.ts'
import { findLineNumber } from '../heading-number.ts'
import type { DocxNumbering } from './docx-numbering.ts'
import { createFieldState, insideContents, readParagraphContent, type NoteReference, type ParagraphContent } from './docx-paragraph.ts'
import { numberingOf, outlineLevelOf, type DocxStyle, type DocxStyles, type NumberingReference } from './docx-styles.ts'
import type { BuiltText } from './text-builder.ts'
import { childElements, childValue, findChild, findDescendant, textContent, type XmlElement } from './xml.ts'

export type DocxContext = {
  readonly styles: DocxStyles
  readonly numbering: DocxNumbering
  /** Content of a note: its `w:p` elements. */
  note(reference: NoteReference): readonly XmlElement[]
}

/** A paragraph with what the decision about headings needs, before the size of the body text is known. */
export type BodyParagraph = Omit<Paragraph, 'stressed'> & {
  /** The commonest font size in it, in half points. */
  readonly size?: number
  readonly characters?: number
  readonly allBold?: boolean
}

export type DocxBody = {
  /** Takes the next child of `w:body`. */
  take(element: XmlElement): void
  /** What was taken so far. */
  readonly paragraphs: readonly BodyParagraph[]
  readonly lostFormulas: number
}

export function createBody(context: DocxContext): DocxBody {
  const reader: BodyReader = { context, fields: createFieldState(), paragraphs: [], blankBefore: true, lostFormulas: 0 }
  return {
    take: (element) => readBlockElement(reader, element, undefined),
    get paragraphs() {
      return reader.paragraphs
    },
    get lostFormulas() {
      return reader.lostFormulas
    },
  }
}

type BodyReader = {
  readonly context: DocxContext
  readonly fields: ReturnType<typeof createFieldState>
  readonly paragraphs: BodyParagraph[]
  blankBefore: boolean
  lostFormulas: number
}

function readBlockElement(reader: BodyReader, element: XmlElement, kind: 'boxed' | 'footnote' | undefined): void {
  switch (element.name) {
    case 'w:p': readParagraph(reader, element, kind); return
    case 'w:tbl': readTable(reader, element); return
    case 'w:sdt': {
      if (isContentsGallery(element)) return
      for (const child of childElements(findChild(element, 'w:sdtContent'))) readBlockElement(reader, child, kind)
      return
    }
    case 'w:sectPr':
    case 'w:del':
    case 'w:moveFrom': return
    // Displayed formulas may stand beside paragraphs.
    case 'm:oMathPara':
    case 'm:oMath': readParagraph(reader, { name: 'w:p', attributes: new Map(), children: [element] }, kind); return
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

function readParagraph(reader: BodyReader, element: XmlElement, kind: 'boxed' | 'footnote' | undefined): void {
  const { styles } = reader.context
  const properties = findChild(element, 'w:pPr')
  const style = styles.find(childValue(properties, 'w:pStyle')) ?? styles.defaultParagraph
  const inContents = insideContents(reader.fields)
  const content = readParagraphContent(element, style, styles, reader.fields)
  reader.lostFormulas += content.lostFormulas
  const reference = referenceOf(properties, style)
  const number = reference && content.lines.length > 0 ? reader.context.numbering.next(reference) : undefined
  if (inContents || isContentsStyle(style)) return
  if (content.lines.length === 0) reader.blankBefore = true
  else if (kind !== undefined) pushLines(reader, content, { kind })
  else pushDecided(reader, content, { properties, style, reference, number })
  for (const box of content.boxes) readBlockElement(reader, box, 'boxed')
  for (const note of content.notes) {
    for (const paragraph of reader.context.note(note)) readBlockElement(reader, paragraph, 'footnote')
  }
}

const isContentsStyle = (style: DocxStyle | undefined): boolean => /^(?:toc|contents|目录|目錄)\s*\d|^table of (?:figures|authorities)/i.test(style?.name ?? '')

function referenceOf(properties: XmlElement | undefined, style: DocxStyle | undefined): NumberingReference | undefined {
  const own = numberingOf(properties)
  return own === 'none' ? undefined : (own ?? style?.numbering)
}

type Look = { readonly properties: XmlElement | undefined; readonly style: DocxStyle | undefined; readonly reference: NumberingReference | undefined; readonly number: string | undefined }

function pushDecided(reader: BodyReader, content: ParagraphContent, { properties, style, reference, number }: Look): void {
  const outline = outlineLevelOf(properties)
  const level = outline === 'body' ? undefined : (outline ?? style?.headingLevel)
  const name = style?.name ?? ''
  if (content.isFormula) pushLines(reader, content, { kind: 'formula' })
  else if ((level !== undefined || style?.isTitle) && displayWidth(content.lines.map((line) => line.text).join(' ')) <= LONGEST_HEADING) {
    pushWhole(reader, withNumber(joinLines(content.lines), number), { kind: 'heading', level: style?.isTitle && level === undefined ? 0 : level ?? 1 })
  } else if (/^caption|^圖表|^题注|^標號/i.test(name)) pushWhole(reader, joinLines(content.lines), { kind: 'caption' })
  else if (/\bcode\b|preformatted|^html pre/i.test(name)) pushLines(reader, content, { kind: 'code' })
  else if (reference && reader.context.numbering.isKnown(reference)) pushListItem(reader, content, number)
  else if (/^list (?:bullet|number)/i.test(name)) pushWhole(reader, joinLines(content.lines), { kind: 'list_item' })
  else pushLines(reader, content, {})
}

/** A "heading" longer than this is body text in a heading's style. */
const LONGEST_HEADING = 300

/**
 * Numbered paragraphs are list items, but a short bold one is likely a heading that the author numbered by the list button:
 * it keeps its number, and the look decides.
 */
function pushListItem(reader: BodyReader, content: ParagraphContent, number: string | undefined): void {
  const allBold = content.characters > 0 && content.boldCharacters >= content.characters * 0.9
  const text = joinLines(content.lines)
  if (allBold && number !== undefined && displayWidth(text.text) <= 80) pushWhole(reader, withNumber(text, number), look(content))
  else pushWhole(reader, text, { kind: 'list_item' })
}

function withNumber(text: BuiltText, number: string | undefined): BuiltText {
  if (number === undefined || number.trim() === '' || text.text.startsWith(number)) return text
  const prefix = `${number.trim()} `
  return { text: prefix + text.text, spans: text.spans.map((span) => ({ ...span, start: span.start + prefix.length, end: span.end + prefix.length })) }
}

/** Lines that the author broke inside a paragraph become paragraphs of their own where the line before is a finished sentence or the next begins with a number. */
function pushLines(reader: BodyReader, content: ParagraphContent, given: Partial<BodyParagraph>): void {
  const groups: BuiltText[][] = []
  for (const line of content.lines) {
    const last = groups.at(-1)
    const before = last?.at(-1)?.text ?? ''
    if (last && !/[.。！？!?:：;；]["”」』）)]?$/u.test(before) && !findLineNumber(line.text) && !findLineNumber(before)) last.push(line)
    else groups.push([line])
  }
  for (const group of groups) pushWhole(reader, joinLines(group), { ...look(content), ...given })
}

function look(content: ParagraphContent): Partial<BodyParagraph> {
  const size = [...content.sizes].toSorted((a, b) => b[1] - a[1])[0]?.[0]
  return {
    characters: content.characters,
    allBold: content.characters > 0 && content.boldCharacters >= content.characters * 0.9,
    ...(size === undefined ? {} : { size }),
  }
}

function pushWhole(reader: BodyReader, text: BuiltText, given: Partial<BodyParagraph>): void {
  if (text.text === '') return
  reader.paragraphs.push({ text: text.text, spans: text.spans, ...given, ...(reader.blankBefore ? { isolated: true } : {}) })
  reader.blankBefore = false
}

/** Lines joined into one text, with a space between Latin words and none between Chinese characters. */
export function joinLines(lines: readonly BuiltText[]): BuiltText {
  let text = ''
  const spans: BuiltText['spans'][number][] = []
  for (const line of lines) {
    const tight = text === '' || (/[\u2e80-\u9fff\uff00-\uffef]$/.test(text) && /^[\u2e80-\u9fff\uff00-\uffef]/.test(line.text))
    const start = text.length + (tight ? 0 : 1)
    text += (tight ? '' : ' ') + line.text
    for (const span of line.spans) spans.push({ ...span, start: span.start + start, end: span.end + start })
  }
  return { text, spans }
}

/** Cells longer than this on average hold prose: the table only lays out the page. */
const LONGEST_CELL = 200

function readTable(reader: BodyReader, table: XmlElement): void {
  const rows = childElements(table, 'w:tr').filter((row) => !findChild(findChild(row, 'w:trPr'), 'w:del')).map(cellsOf)
  const cells = rows.flat()
  if (cells.length === 0) return
  const characters = cells.reduce((sum, cell) => sum + textContent(cell).length, 0)
  if (cells.length === 1) {
    for (const child of childElements(cells[0])) readBlockElement(reader, child, child.name === 'w:p' ? 'boxed' : undefined)
    return
  }
  if (characters / cells.length > LONGEST_CELL || cells.some((cell) => findChild(cell, 'w:tbl'))) {
    for (const cell of cells) for (const child of childElements(cell)) readBlockElement(reader, child, undefined)
    return
  }
  pushTable(reader, rows)
}

/** Rows may hold cells inside content controls. */
function cellsOf(row: XmlElement): XmlElement[] {
  return childElements(row).flatMap((child) => (child.name === 'w:tc' ? [child] : child.name === 'w:sdt' || child.name === 'w:sdtContent' || child.name === 'w:customXml' ? cellsOf(child) : []))
}

function pushTable(reader: BodyReader, rows: readonly (readonly XmlElement[])[]): void {
  const inner: BodyReader = { ...reader, paragraphs: [], lostFormulas: 0 }
  let text = ''
  const spans: BuiltText['spans'][number][] = []
  rows.forEach((cells, rowIndex) => {
    if (rowIndex > 0) text += '\n'
    cells.forEach((cell, cellIndex) => {
      if (cellIndex > 0) text += '\t'
      inner.paragraphs.length = 0
      for (const child of childElements(cell)) readBlockElement(inner, child, undefined)
      const content = joinLines(inner.paragraphs.filter((paragraph) => paragraph.kind !== 'footnote').map((paragraph) => ({ text: paragraph.text.replace(/\s/g, ' '), spans: paragraph.spans })))
      for (const span of content.spans) spans.push({ ...span, start: span.start + text.length, end: span.end + text.length })
      text += content.text
    })
  })
  reader.lostFormulas += inner.lostFormulas
  if (/\S/.test(text)) pushWhole(reader, { text, spans }, { kind: 'table' })
}
