/**
 * Turns the text of a binary Word document into paragraphs with their kind and look. Marks in the text: [MS-DOC] 2.4.1,
 * 2.8.25 (fields).
 */
import {
  findRun,
  isOn,
  type CharacterProperties,
  type ParagraphProperties,
  type PropertyRun,
} from './doc-properties.ts'
import type { DocLists } from './doc-lists.ts'
import { decideParagraph, isListed } from './doc-paragraph-kind.ts'
import type { DocStyle, DocStyles } from './doc-styles.ts'
import type { DocText } from './doc-text.ts'
import { showEqField } from './eq-field.ts'
import { createLookCounter, type WordLine } from './line-look.ts'
import type { ListCounter } from './list-counter.ts'
import { signOf, symbolCharacter, withoutPrivateCodes } from './symbol-font.ts'
import { createTextBuilder } from './text-builder.ts'
import { tableParagraphs, type WordParagraph } from './word-blocks.ts'

export type DocContext = {
  readonly text: DocText
  readonly styles: DocStyles
  readonly fonts: readonly string[]
  readonly lists: DocLists
  readonly counter: ListCounter
  readonly paragraphs: readonly PropertyRun<ParagraphProperties>[]
  readonly characters: readonly PropertyRun<CharacterProperties>[]
}
export type DocBody = { readonly paragraphs: WordParagraph[]; readonly lostFormulas: number }
export type DocStretch = {
  /** Characters from `start` to before `end`. */
  readonly start: number
  readonly end: number
  /** What all of its paragraphs are. */
  readonly kind?: 'boxed' | 'footnote'
  /** What hangs on a character, to follow its paragraph. */
  readonly hanging?: ReadonlyMap<number, readonly WordParagraph[]>
}

export function readDocBody(context: DocContext, { start, end, kind, hanging = new Map() }: DocStretch): DocBody {
  const reader: Reader = {
    context,
    kind,
    hanging,
    waiting: [],
    builder: createTextBuilder(),
    look: createLookCounter(),
    paragraphs: [],
    cells: [],
    rows: [],
    cell: [],
    lines: [],
    pending: undefined,
    fields: [],
    blankBefore: true,
    lostFormulas: 0,
  }
  const { text } = context.text
  for (let at = start; at < Math.min(end, text.length); at += 1) {
    const hung = hanging.get(at)
    for (const paragraph of hung ?? []) reader.waiting.push(paragraph)
    readCharacter(reader, at, text.charCodeAt(at))
  }
  endParagraph(reader, undefined)
  endTable(reader)
  return { paragraphs: reader.paragraphs, lostFormulas: reader.lostFormulas }
}

type Field = { inResult: boolean; code: string; shown: boolean }
type Reader = {
  readonly context: DocContext
  readonly kind: 'boxed' | 'footnote' | undefined
  readonly hanging: ReadonlyMap<number, readonly WordParagraph[]>
  /** What hangs on the paragraph or table being read. */
  waiting: WordParagraph[]
  readonly builder: ReturnType<typeof createTextBuilder>
  readonly look: ReturnType<typeof createLookCounter>
  readonly paragraphs: WordParagraph[]
  /** Of the table being read. */
  rows: WordParagraph[][][]
  cells: WordParagraph[][]
  cell: WordParagraph[]
  lines: WordLine[]
  pending: { properties: CharacterProperties; until: number; text: string } | undefined
  fields: Field[]
  blankBefore: boolean
  lostFormulas: number
}

const CELL_END = 0x07
const LINE_BREAK = 0x0b
const PAGE_BREAK = 0x0c
const PARAGRAPH_END = 0x0d
const COLUMN_BREAK = 0x0e
const FIELD_BEGIN = 0x13
const FIELD_RESULT = 0x14
const FIELD_END = 0x15
const HYPHEN = 0x1e
const SYMBOL_MARK = 0x28

function readCharacter(reader: Reader, at: number, code: number): void {
  switch (code) {
    case PARAGRAPH_END:
      // What is left of a paragraph whose mark was deleted belongs to the next.
      if (!propertiesAt(reader, at).deleted) endParagraph(reader, at)
      return
    case CELL_END:
    case PAGE_BREAK:
      endParagraph(reader, at)
      return
    case LINE_BREAK:
    case COLUMN_BREAK:
      endLine(reader)
      return
    case FIELD_BEGIN:
      reader.fields.push({ inResult: false, code: '', shown: false })
      return
    case FIELD_RESULT: {
      const field = reader.fields.at(-1)
      if (field) field.inResult = true
      return
    }
    case FIELD_END:
      endField(reader, at)
      return
    default:
      addCharacter(reader, at, code)
  }
}

function endField(reader: Reader, at: number): void {
  const field = reader.fields.pop()
  if (!field) return
  if (/^\s*EMBED\s+(?:Equation|MathType)/i.test(field.code)) reader.lostFormulas += 1
  if (!/^\s*EQ\b/i.test(field.code) || field.shown || reader.fields.some(isUnshown)) return
  const shown = showEqField(field.code)
  if (shown === undefined) reader.lostFormulas += 1
  else if ('tex' in shown) {
    flushRun(reader)
    reader.builder.addMath(shown.tex)
  } else {
    propertiesAt(reader, at)
    if (reader.pending) reader.pending.text += shown.text
  }
}

function addCharacter(reader: Reader, at: number, code: number): void {
  const field = reader.fields.at(-1)
  if (field && !field.inResult) {
    field.code += String.fromCharCode(code)
    return
  }
  if (reader.fields.some(isUnshown)) return
  const properties = propertiesAt(reader, at)
  const characterStyle =
    properties.characterStyle === undefined ? undefined : reader.context.styles(properties.characterStyle)?.character
  if (properties.deleted || isOn(properties.hidden ?? characterStyle?.hidden, false)) return
  const shown = shownCharacter(reader.context.fonts, code, properties)
  if (shown === undefined || !reader.pending) return
  reader.pending.text += shown
  if (field && shown.trim() !== '') field.shown = true
}

/** The code of a field whose result repeats what stands elsewhere: contents, page numbers. */
const isUnshown = (field: Field): boolean => !field.inResult || /^\s*(?:TOC|PAGE|NUMPAGES|PAGEREF)\b/.test(field.code)

function shownCharacter(
  fonts: readonly string[],
  code: number,
  { symbol, symbolFont, font }: CharacterProperties,
): string | undefined {
  if (symbol !== undefined && code === SYMBOL_MARK) {
    const name = fonts[symbolFont ?? -1] ?? ''
    return name === '' ? symbolCharacter(symbol) : signOf(name, symbol)
  }
  if (code === HYPHEN) return '-'
  if (code === 0x09) return ' '
  if (code < 0x20) return undefined
  if (code >= 0xf020 && code <= 0xf0ff) return withoutPrivateCodes(String.fromCharCode(code), fonts[font ?? -1] ?? '')
  return String.fromCharCode(code)
}

/** Properties of the character; text of one run is kept in `pending` until the run ends. */
function propertiesAt(reader: Reader, at: number): CharacterProperties {
  const place = reader.context.text.placeOf(at)
  const run = findRun(reader.context.characters, place)
  const properties = run?.properties ?? NO_PROPERTIES
  if (reader.pending?.properties !== properties) {
    flushRun(reader)
    reader.pending = { properties, until: at, text: '' }
  }
  return properties
}

const NO_PROPERTIES: CharacterProperties = {}

/**
 * Runs wait in `lines` as text of the builder; their look is decided once the style of the paragraph is known, at its
 * end.
 */
function flushRun(reader: Reader): void {
  const pending = reader.pending
  reader.pending = undefined
  if (!pending || pending.text === '') return
  const look = pending.properties
  const characterStyle =
    look.characterStyle === undefined ? undefined : reader.context.styles(look.characterStyle)?.character
  const bold = isOn(look.bold ?? characterStyle?.bold, false)
  const italic = isOn(look.italic ?? characterStyle?.italic, false)
  reader.builder.add(pending.text, { bold, italic, script: look.script })
  reader.look.add(pending.text, bold, look.size ?? characterStyle?.size ?? 0)
}

function endLine(reader: Reader): void {
  flushRun(reader)
  const line = reader.builder.take()
  const look = reader.look.take()
  if (line.text !== '') reader.lines.push({ ...line, look })
}

/** `at`: place of the mark that ends the paragraph; its properties are the paragraph's. */
function endParagraph(reader: Reader, at: number | undefined): void {
  endLine(reader)
  const properties =
    at === undefined ? {} : (findRun(reader.context.paragraphs, reader.context.text.placeOf(at))?.properties ?? {})
  const style = reader.context.styles(properties.style ?? 0)
  const whole: ParagraphProperties = { ...style?.paragraph, ...properties }
  const isCellEnd = at !== undefined && reader.context.text.text.charCodeAt(at) === CELL_END
  const inTable = whole.inTable === true || whole.rowEnd === true
  if (!inTable) endTable(reader)
  const contents =
    reader.fields.some((field) => /^\s*TOC\b/.test(field.code)) ||
    (style !== undefined && style.builtIn >= 19 && style.builtIn <= 27)
  const target = inTable ? reader.cell : reader.paragraphs
  if (!contents) for (const paragraph of decide(reader, whole, style)) target.push(withBlank(reader, paragraph))
  if (reader.lines.length === 0) reader.blankBefore = true
  reader.lines = []
  if (!inTable) for (const paragraph of reader.waiting.splice(0)) reader.paragraphs.push(paragraph)
  if (!inTable) return
  if (whole.rowEnd) {
    if (reader.cell.length > 0) reader.cells.push(reader.cell)
    reader.rows.push(reader.cells)
    reader.cells = []
    reader.cell = []
  } else if (isCellEnd) {
    reader.cells.push(reader.cell)
    reader.cell = []
  }
}

function endTable(reader: Reader): void {
  const rest = reader.cell.length > 0 ? [...reader.cells, reader.cell] : reader.cells
  const rows = rest.length > 0 ? [...reader.rows, rest] : reader.rows
  if (rows.length === 0) return
  for (const paragraph of [...tableParagraphs(rows), ...reader.waiting.splice(0)]) reader.paragraphs.push(paragraph)
  reader.rows = []
  reader.cells = []
  reader.cell = []
  reader.blankBefore = true
}

function withBlank(reader: Reader, paragraph: WordParagraph): WordParagraph {
  const placed = reader.blankBefore ? { ...paragraph, afterBlank: true } : paragraph
  reader.blankBefore = false
  return placed
}

function decide(reader: Reader, properties: ParagraphProperties, style: DocStyle | undefined): WordParagraph[] {
  const { lines, kind } = reader
  if (lines.length === 0) return []
  const list = isListed(properties) ? reader.context.lists(properties.list) : undefined
  const number = list && reader.context.counter.next(list, properties.listLevel ?? 0)?.trim()
  if (kind) return lines.map(({ text, spans }) => ({ text, spans, kind }))
  return decideParagraph({ lines, properties, style, number })
}
