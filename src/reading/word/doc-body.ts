/** Turns the text of a binary Word document into paragraphs with their kind and look. Marks in the text: [MS-DOC] 2.4.1, 2.8.25 (fields). */
import { TITLE_LEVEL } from '../find-headings.ts'
import { displayWidth } from '../heading-shape.ts'
import { findLineNumber } from '../heading-number.ts'
import { findRun, type CharacterProperties, type ParagraphProperties, type PropertyRun, type Toggle } from './doc-properties.ts'
import type { DocStyle, DocStyles } from './doc-styles.ts'
import type { DocText } from './doc-text.ts'
import { symbolCharacter } from './symbol-font.ts'
import { createTextBuilder, type BuiltText } from './text-builder.ts'
import { groupLines, joinLines, tableParagraphs, type WordParagraph } from './word-blocks.ts'

export type DocContext = {
  readonly text: DocText
  readonly styles: DocStyles
  readonly paragraphs: readonly PropertyRun<ParagraphProperties>[]
  readonly characters: readonly PropertyRun<CharacterProperties>[]
}
export type DocBody = { readonly paragraphs: WordParagraph[]; readonly lostFormulas: number }

/** The paragraphs of the characters from `start` to before `end`; `kind` fixes what they all are. */
export function readDocBody(context: DocContext, start: number, end: number, kind?: 'boxed' | 'footnote'): DocBody {
  const reader: Reader = { context, kind, builder: createTextBuilder(), paragraphs: [], cells: [], rows: [], cell: [], ...emptyParagraph(), fields: [], blankBefore: true, lostFormulas: 0 }
  const { text } = context.text
  for (let at = start; at < Math.min(end, text.length); at += 1) readCharacter(reader, at, text.charCodeAt(at))
  endParagraph(reader, undefined)
  endTable(reader)
  return { paragraphs: reader.paragraphs, lostFormulas: reader.lostFormulas }
}

type Field = { inResult: boolean; code: string }
type Reader = {
  readonly context: DocContext
  readonly kind: 'boxed' | 'footnote' | undefined
  readonly builder: ReturnType<typeof createTextBuilder>
  readonly paragraphs: WordParagraph[]
  /** Of the table being read. */
  rows: WordParagraph[][][]
  cells: WordParagraph[][]
  cell: WordParagraph[]
  lines: BuiltText[]
  sizes: Map<number, number>
  characters: number
  boldCharacters: number
  pending: { properties: CharacterProperties; until: number; text: string } | undefined
  fields: Field[]
  blankBefore: boolean
  lostFormulas: number
}

const emptyParagraph = (): Pick<Reader, 'lines' | 'sizes' | 'characters' | 'boldCharacters' | 'pending'> => ({ lines: [], sizes: new Map(), characters: 0, boldCharacters: 0, pending: undefined })

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
    case CELL_END:
    case PAGE_BREAK: endParagraph(reader, at); return
    case LINE_BREAK:
    case COLUMN_BREAK: endLine(reader); return
    case FIELD_BEGIN: reader.fields.push({ inResult: false, code: '' }); return
    case FIELD_RESULT: {
      const field = reader.fields.at(-1)
      if (field) field.inResult = true
      return
    }
    case FIELD_END: {
      const field = reader.fields.pop()
      if (field && /^\s*(?:EQ\b|EMBED\s+(?:Equation|MathType))/i.test(field.code)) reader.lostFormulas += 1
      return
    }
    default: addCharacter(reader, at, code)
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
  if (properties.deleted || properties.hidden === 1) return
  const shown = shownCharacter(code, properties)
  if (shown !== undefined && reader.pending) reader.pending.text += shown
}

/** The code of a field whose result repeats what stands elsewhere: contents, page numbers. */
const isUnshown = (field: Field): boolean => !field.inResult || /^\s*(?:TOC|PAGE|NUMPAGES|PAGEREF)\b/.test(field.code)

function shownCharacter(code: number, properties: CharacterProperties): string | undefined {
  if (properties.symbol !== undefined && code === SYMBOL_MARK) return symbolCharacter(properties.symbol)
  if (code === HYPHEN) return '-'
  if (code === 0x09) return ' '
  if (code < 0x20) return undefined
  if (code >= 0xf020 && code <= 0xf0ff) return symbolCharacter(code)
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

/** Runs wait in `lines` as text of the builder; their look is decided once the style of the paragraph is known, at its end. */
function flushRun(reader: Reader): void {
  const pending = reader.pending
  reader.pending = undefined
  if (!pending || pending.text === '') return
  const look = pending.properties
  const characterStyle = look.characterStyle === undefined ? undefined : reader.context.styles(look.characterStyle)?.character
  const bold = isOn(look.bold ?? characterStyle?.bold, false)
  const italic = isOn(look.italic ?? characterStyle?.italic, false)
  reader.builder.add(pending.text, { bold, italic, script: look.script })
  const count = pending.text.replace(/\s/g, '').length
  reader.characters += count
  if (bold) reader.boldCharacters += count
  const size = look.size ?? characterStyle?.size ?? 0
  reader.sizes.set(size, (reader.sizes.get(size) ?? 0) + count)
}

const isOn = (toggle: Toggle | undefined, byStyle: boolean): boolean => (toggle === undefined || toggle === 0x80 ? byStyle : toggle === 0x81 ? !byStyle : toggle === 1)

function endLine(reader: Reader): void {
  flushRun(reader)
  const line = reader.builder.take()
  if (line.text !== '') reader.lines.push(line)
}

/** `at`: place of the mark that ends the paragraph; its properties are the paragraph's. */
function endParagraph(reader: Reader, at: number | undefined): void {
  endLine(reader)
  const properties = at === undefined ? {} : (findRun(reader.context.paragraphs, reader.context.text.placeOf(at))?.properties ?? {})
  const style = reader.context.styles(properties.style ?? 0)
  const whole: ParagraphProperties = { ...style?.paragraph, ...properties }
  const isCellEnd = at !== undefined && reader.context.text.text.charCodeAt(at) === CELL_END
  const inTable = whole.inTable === true || whole.rowEnd === true
  if (!inTable) endTable(reader)
  const contents = reader.fields.some((field) => /^\s*TOC\b/.test(field.code)) || (style !== undefined && style.builtIn >= 19 && style.builtIn <= 27)
  const target = inTable ? reader.cell : reader.paragraphs
  if (!contents) for (const paragraph of decide(reader, whole, style)) target.push(withBlank(reader, paragraph))
  if (reader.lines.length === 0) reader.blankBefore = true
  Object.assign(reader, emptyParagraph())
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
  for (const paragraph of tableParagraphs(rows)) reader.paragraphs.push(paragraph)
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

const STYLE_CAPTION = 34
const STYLE_TITLE = 62
const OUTLINE_BODY = 9
const LONGEST_HEADING = 300

function decide(reader: Reader, properties: ParagraphProperties, style: DocStyle | undefined): WordParagraph[] {
  if (reader.lines.length === 0) return []
  if (reader.kind) return reader.lines.map((line) => ({ ...line, kind: reader.kind! }))
  const whole = joinLines(reader.lines)
  const level = headingLevel(properties, style)
  if (level !== undefined && displayWidth(whole.text) <= LONGEST_HEADING) return [{ ...whole, kind: 'heading', level }]
  if (style?.builtIn === STYLE_CAPTION) return [{ ...whole, kind: 'caption' }]
  const look = lookOf(reader, style)
  const isShortBold = look.allBold === true && displayWidth(whole.text) <= 80
  if ((properties.list ?? 0) !== 0 && !isShortBold) return [{ ...whole, kind: 'list_item' }]
  return groupLines(reader.lines, (text) => findLineNumber(text) !== undefined).map((text) => ({ ...text, ...look }))
}

function headingLevel(properties: ParagraphProperties, style: DocStyle | undefined): number | undefined {
  if (style?.builtIn === STYLE_TITLE) return TITLE_LEVEL
  if (style && style.builtIn >= 1 && style.builtIn <= 9) return style.builtIn
  const byName = /^(?:heading|標題|标题)\s*([1-9])$/i.exec(style?.name ?? '')?.[1]
  if (byName !== undefined) return Number(byName)
  return properties.outlineLevel !== undefined && properties.outlineLevel < OUTLINE_BODY ? properties.outlineLevel + 1 : undefined
}

/** Word's own size where neither character nor style says one, in half points. */
const DEFAULT_SIZE = 20

function lookOf(reader: Reader, style: DocStyle | undefined): Pick<WordParagraph, 'size' | 'characters' | 'allBold'> {
  const commonest = [...reader.sizes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
  const styleBold = isOn(style?.character.bold, false)
  return {
    size: commonest === 0 ? (style?.character.size ?? DEFAULT_SIZE) : commonest,
    characters: reader.characters,
    allBold: styleBold || (reader.characters > 0 && reader.boldCharacters >= reader.characters * 0.9),
  }
}
