/** Reads a paragraph of a slide: runs, fields, equations. Source: ECMA-376 part 1, 21.1.2. */
import { createLookCounter, type WordLine } from '../word/line-look.ts'
import { shownLatex } from '../word/shown-formula.ts'
import { withoutPrivateCodes } from '../word/symbol-font.ts'
import { createTextBuilder, type RunLook } from '../word/text-builder.ts'
import { childElements, findChild, textContent, type XmlElement } from '../word/xml.ts'

export type SlideParagraph = {
  /** Cut where the author broke the line; without empty ones. */
  readonly lines: readonly WordLine[]
  /** 0 is the highest. */
  readonly level: number
  /** Undefined where the paragraph itself does not say whether it has one. */
  readonly bullet: boolean | undefined
  /** Equations that are endless. */
  readonly lostFormulas: number
}

/** In half points: of text in a box, in a place for bodies, that says nothing about it. */
export const USUAL_SIZES = { box: 36, body: 56 } as const

export function readSlideParagraph(paragraph: XmlElement, usualSize: number = USUAL_SIZES.box): SlideParagraph {
  const reader: Reader = {
    builder: createTextBuilder(),
    look: createLookCounter(),
    usualSize,
    lines: [],
    lostFormulas: 0,
  }
  for (const child of childElements(paragraph)) readInline(reader, child)
  endLine(reader)
  const properties = findChild(paragraph, 'a:pPr')
  return {
    lines: reader.lines,
    level: Math.min(8, Number(properties?.attributes.get('lvl') ?? 0) || 0),
    bullet: bulletOf(properties),
    lostFormulas: reader.lostFormulas,
  }
}

/** Whether properties of a paragraph, or of a level of a list style, draw a bullet or a number before it. */
export function bulletOf(properties: XmlElement | undefined): boolean | undefined {
  const names = childElements(properties).map(({ name }) => name)
  if (names.includes('a:buNone')) return false
  return names.some((name) => name === 'a:buChar' || name === 'a:buAutoNum' || name === 'a:buBlip') ? true : undefined
}

type Reader = {
  readonly builder: ReturnType<typeof createTextBuilder>
  readonly look: ReturnType<typeof createLookCounter>
  readonly usualSize: number
  readonly lines: WordLine[]
  lostFormulas: number
}

function endLine(reader: Reader): void {
  const line = reader.builder.take()
  const look = reader.look.take()
  if (line.text !== '') reader.lines.push({ ...line, look })
}

function readInline(reader: Reader, element: XmlElement): void {
  switch (element.name) {
    case 'a:r':
      readRun(reader, element)
      return
    case 'a:br':
      endLine(reader)
      return
    case 'a:fld':
      if (!/^(?:slidenum|datetime)/i.test(element.attributes.get('type') ?? '')) readRun(reader, element)
      return
    case 'm:oMath': {
      const tex = shownLatex(element)
      if (tex === undefined) reader.lostFormulas += 1
      else reader.builder.addMath(tex)
      return
    }
    case 'm:oMathPara':
      // Formulas displayed under each other.
      for (const formula of childElements(element, 'm:oMath')) {
        reader.builder.add(' ', { bold: false, italic: false })
        readInline(reader, formula)
      }
      return
    case 'a14:m':
      for (const child of childElements(element)) readInline(reader, child)
      return
    case 'mc:AlternateContent':
      for (const child of childElements(findChild(element, 'mc:Choice') ?? findChild(element, 'mc:Fallback')))
        readInline(reader, child)
      return
    default:
      return
  }
}

function readRun(reader: Reader, run: XmlElement): void {
  const properties = findChild(run, 'a:rPr')
  const on = (name: string): boolean => /^(?:1|true)$/.test(properties?.attributes.get(name) ?? '')
  const text = childElements(run, 'a:t').map(textContent).join('')
  const look = { bold: on('b'), italic: on('i'), script: scriptOf(properties) }
  const size = Number(properties?.attributes.get('sz') ?? 0) / 50 || reader.usualSize
  // A vertical tab is a broken line in files of older programs.
  text.split('\v').forEach((line, index) => {
    if (index > 0) endLine(reader)
    const shown = withoutPrivateCodes(line, fontOf(properties))
    reader.builder.add(shown, look)
    reader.look.add(shown, look.bold, size)
  })
}

/** In thousandths of the size: text moved less off the line is only centred. */
const SMALLEST_OFFSET = 10_000

function scriptOf(properties: XmlElement | undefined): RunLook['script'] {
  const offset = Number(properties?.attributes.get('baseline') ?? 0)
  return offset >= SMALLEST_OFFSET ? 'raised' : offset <= -SMALLEST_OFFSET ? 'lowered' : undefined
}

/** Every letter is a sign in the font Symbol; the font for signs has the private codes only. */
function fontOf(properties: XmlElement | undefined): string {
  const named = (name: string): string => findChild(properties, name)?.attributes.get('typeface') ?? ''
  const latin = named('a:latin')
  return /^symbol$/i.test(latin) ? latin : named('a:sym') || latin
}
