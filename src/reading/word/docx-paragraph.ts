/** Reads the inside of a Word paragraph: runs, fields, formulas, notes, text boxes. Source: ECMA-376 part 1, 17.3. */
import { showEqField } from './eq-field.ts'
import { createLookCounter, type WordLine } from './line-look.ts'
import type { DocxStyle, DocxStyles } from './docx-styles.ts'
import { sizeOf, switchOf } from './docx-styles.ts'
import { isFormulaOnly, shownLatex } from './shown-formula.ts'
import { signOf, withoutPrivateCodes } from './symbol-font.ts'
import { createTextBuilder, SCRIPT_OFFSET } from './text-builder.ts'
import { childElements, childValue, findChild, findDescendant, textContent, type XmlElement } from './xml.ts'

export type NoteReference = { readonly kind: 'footnote' | 'endnote'; readonly id: string }

/** What a paragraph holds: its text, cut where the author broke the line, and what hangs on it. */
export type ParagraphContent = {
  readonly lines: readonly WordLine[]
  readonly notes: readonly NoteReference[]
  /** Content of text boxes: `w:p` and `w:tbl` elements. */
  readonly boxes: readonly XmlElement[]
  /** Nothing but a displayed formula, perhaps with its number `(12)`. */
  readonly isFormula: boolean
  /** Relationships of SmartArt, whose texts stand in a part of their own. */
  readonly diagrams: readonly string[]
  readonly pictures: number
  /** Equations of the old editor, which are stored as pictures, and endless ones. */
  readonly lostFormulas: number
}

/** Fields run over paragraphs (a table of contents, say), so their state is kept from one to the next. */
export type FieldState = { readonly stack: { phase: 'code' | 'result'; code: string; shown: boolean }[] }
export const createFieldState = (): FieldState => ({ stack: [] })

export function readParagraphContent(
  paragraph: XmlElement,
  style: DocxStyle | undefined,
  styles: DocxStyles,
  fields: FieldState,
): ParagraphContent {
  const reader: Reader = {
    builder: createTextBuilder(),
    look: createLookCounter(),
    lines: [],
    notes: [],
    boxes: [],
    diagrams: [],
    pictures: 0,
    lostFormulas: 0,
    style,
    styles,
    fields,
  }
  readChildren(reader, paragraph)
  endLine(reader)
  return { ...reader, isFormula: isFormulaOnly(reader.lines) }
}

type Reader = {
  readonly builder: ReturnType<typeof createTextBuilder>
  readonly look: ReturnType<typeof createLookCounter>
  readonly lines: WordLine[]
  readonly notes: NoteReference[]
  readonly boxes: XmlElement[]
  readonly diagrams: string[]
  pictures: number
  lostFormulas: number
  readonly style: DocxStyle | undefined
  readonly styles: DocxStyles
  readonly fields: FieldState
}

function endLine(reader: Reader): void {
  const line = reader.builder.take()
  const look = reader.look.take()
  if (line.text !== '') reader.lines.push({ ...line, look })
}

function readChildren(reader: Reader, element: XmlElement): void {
  for (const child of childElements(element)) readInline(reader, child)
}

function readInline(reader: Reader, element: XmlElement): void {
  switch (element.name) {
    case 'w:r':
      readRun(reader, element)
      return
    case 'm:oMath':
      readFormula(reader, element)
      return
    case 'm:oMathPara':
      // Formulas displayed under each other.
      for (const formula of childElements(element, 'm:oMath')) {
        reader.builder.add(' ', PLAIN)
        readFormula(reader, formula)
      }
      return
    // Deleted text, and the place that text was moved away from.
    case 'w:del':
    case 'w:moveFrom':
    case 'w:pPr':
      return
    case 'w:fldSimple':
      if (!UNSHOWN_FIELD.test(element.attributes.get('w:instr') ?? '')) readChildren(reader, element)
      return
    case 'mc:AlternateContent':
      readInline(reader, chosenAlternative(element))
      return
    case 'w:sdt':
      if (!showsPlaceholder(element)) readChildren(reader, element)
      return
    default:
      readChildren(reader, element)
  }
}

/** "Click here to enter text": no one has written anything in this field of a form. */
export function showsPlaceholder(control: XmlElement): boolean {
  return switchOf(findChild(control, 'w:sdtPr'), 'w:showingPlcHdr') === true
}

const PLAIN = { bold: false, italic: false } as const

function readFormula(reader: Reader, element: XmlElement): void {
  const tex = shownLatex(element)
  if (tex === undefined) reader.lostFormulas += 1
  else reader.builder.addMath(tex)
}

/** Newer and older form of one content: the first is read, the second only where the first is empty. */
function chosenAlternative(element: XmlElement): XmlElement {
  const [choice, fallback] = [findChild(element, 'mc:Choice'), findChild(element, 'mc:Fallback')]
  return choice ?? fallback ?? { name: 'mc:Choice', attributes: new Map(), children: [] }
}

function readRun(reader: Reader, run: XmlElement): void {
  const properties = findChild(run, 'w:rPr')
  const characterStyle = reader.styles.find(childValue(properties, 'w:rStyle'))
  if (switchOf(properties, 'w:vanish') ?? characterStyle?.hidden ?? reader.style?.hidden) return
  const bold = switchOf(properties, 'w:b') ?? characterStyle?.bold ?? reader.style?.bold ?? false
  const italic = switchOf(properties, 'w:i') ?? characterStyle?.italic ?? reader.style?.italic ?? false
  const size = sizeOf(properties) ?? characterStyle?.size ?? reader.style?.size ?? reader.styles.defaultSize
  const align = childValue(properties, 'w:vertAlign')
  const offset = Number(childValue(properties, 'w:position') ?? 0)
  const script =
    align === 'superscript' || offset >= SCRIPT_OFFSET
      ? 'raised'
      : align === 'subscript' || offset <= -SCRIPT_OFFSET
        ? 'lowered'
        : undefined
  const font = findChild(properties, 'w:rFonts')?.attributes.get('w:ascii') ?? ''
  const add = (text: string): void => {
    if (isUnshown(reader.fields)) return
    const field = reader.fields.stack.at(-1)
    if (field && text.trim() !== '') field.shown = true
    reader.builder.add(text, { bold, italic, script })
    reader.look.add(text, bold, size)
  }
  for (const child of childElements(run)) readRunChild(reader, child, add, font)
}

function readRunChild(reader: Reader, element: XmlElement, add: (text: string) => void, font: string): void {
  switch (element.name) {
    case 'w:t':
      add(withoutPrivateCodes(textContent(element), font))
      return
    case 'w:tab':
    case 'w:ptab':
      add(' ')
      return
    case 'w:noBreakHyphen':
      add('-')
      return
    case 'w:sym':
      add(
        signOf(
          element.attributes.get('w:font') ?? '',
          Number.parseInt(element.attributes.get('w:char') ?? '', 16) || 0,
        ) ?? '',
      )
      return
    case 'w:br':
    case 'w:cr':
      if (!isUnshown(reader.fields)) endLine(reader)
      return
    case 'w:fldChar':
      readFieldMark(reader, element, add)
      return
    case 'w:instrText': {
      const field = reader.fields.stack.at(-1)
      if (field?.phase === 'code') field.code += textContent(element)
      return
    }
    case 'w:footnoteReference':
      reader.notes.push({ kind: 'footnote', id: element.attributes.get('w:id') ?? '' })
      return
    case 'w:endnoteReference':
      reader.notes.push({ kind: 'endnote', id: element.attributes.get('w:id') ?? '' })
      return
    // Readings over Chinese or Japanese characters are left out; the characters stay.
    case 'w:ruby': {
      const base = findChild(element, 'w:rubyBase')
      if (base) readChildren(reader, base)
      return
    }
    case 'mc:AlternateContent':
      for (const child of childElements(chosenAlternative(element))) readRunChild(reader, child, add, font)
      return
    case 'w:drawing':
    case 'w:pict':
      readBoxes(reader, element)
      return
    case 'w:object': {
      const program = findDescendant(element, 'o:OLEObject')?.attributes.get('ProgID') ?? ''
      if (/equation|mathtype/i.test(program)) reader.lostFormulas += 1
      return
    }
    case 'm:oMath':
      readFormula(reader, element)
      return
    default:
      return
  }
}

function readBoxes(reader: Reader, element: XmlElement): void {
  for (const child of childElements(element)) {
    if (child.name === 'w:txbxContent') for (const content of childElements(child)) reader.boxes.push(content)
    else if (child.name === 'mc:AlternateContent') readBoxes(reader, chosenAlternative(child))
    else if (child.name === 'dgm:relIds') reader.diagrams.push(child.attributes.get('r:dm') ?? '')
    else if (child.name === 'a:blip' || child.name === 'v:imagedata') reader.pictures += 1
    else readBoxes(reader, child)
  }
}

function readFieldMark(reader: Reader, element: XmlElement, add: (text: string) => void): void {
  const { stack } = reader.fields
  const type = element.attributes.get('w:fldCharType')
  const last = stack.at(-1)
  if (type === 'begin') stack.push({ phase: 'code', code: '', shown: false })
  else if (type === 'separate' && last) last.phase = 'result'
  else if (type === 'end') {
    const ended = stack.pop()
    if (ended && !ended.shown && /^\s*EQ\b/i.test(ended.code)) addEqField(reader, ended.code, add)
  }
}

function addEqField(reader: Reader, code: string, add: (text: string) => void): void {
  if (isUnshown(reader.fields)) return
  const shown = showEqField(code)
  if (shown === undefined) reader.lostFormulas += 1
  else if ('text' in shown) add(shown.text)
  else reader.builder.addMath(shown.tex)
}

/** A field's code is shown nowhere; a table of contents repeats the headings, and the number of a page is no text. */
const isUnshown = (fields: FieldState): boolean =>
  fields.stack.some((field) => field.phase === 'code' || UNSHOWN_FIELD.test(field.code))

const UNSHOWN_FIELD = /^\s*(?:TOC|PAGE|NUMPAGES|PAGEREF)\b/
