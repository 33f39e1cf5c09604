/** Takes the shapes of a slide out of its XML: what holds text, where it stands, which place of the layout it fills. */
import { altText } from './alt-text.ts'
import { bulletOf, readSlideParagraph, USUAL_SIZES, type SlideParagraph } from './slide-paragraph.ts'
import { childElements, findChild, findDescendant, parseXml, type XmlElement } from '../word/xml.ts'

/** In units of the file, from the left and the top. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The place of a layout that a shape fills, by which it inherits. */
export type Place = { readonly type: string; readonly index: string }
/** Of each level, as far as it is said. */
export type LevelBullets = readonly (boolean | undefined)[]

export type TextShape = {
  readonly kind: 'text'
  readonly box: Box | undefined
  readonly place: Place | undefined
  readonly bullets: LevelBullets
  readonly paragraphs: readonly SlideParagraph[]
}
export type SlideShape =
  | TextShape
  | {
      readonly kind: 'table'
      readonly box: Box | undefined
      readonly rows: readonly (readonly (readonly SlideParagraph[])[])[]
    }
  | { readonly kind: 'diagram'; readonly box: Box | undefined; readonly relationship: string }
  | { readonly kind: 'caption'; readonly box: Box | undefined; readonly text: string }
  | { readonly kind: 'group'; readonly box: Box | undefined; readonly shapes: readonly SlideShape[] }

/** What was seen beside text: `drawings` are shapes without a word. */
export type SeenOnSlide = { pictures: number; drawings: number; lostFormulas: number }
export const nothingSeen = (): SeenOnSlide => ({ pictures: 0, drawings: 0, lostFormulas: 0 })

export type ReadShapes = { readonly root: XmlElement | undefined; readonly shapes: readonly SlideShape[] }

/** The shapes of a slide or of a page of notes, and its root; that is undefined where the XML is broken. */
export function readShapes(bytes: Uint8Array | undefined, seen: SeenOnSlide): ReadShapes {
  const shapes: SlideShape[] = []
  const take = (element: XmlElement): void => {
    for (const shape of readShape(element, seen)) shapes.push(shape)
  }
  return { root: bytes && parseXml(bytes, { partsOf: 'p:spTree', take }), shapes }
}

/** The shapes of an element of the shape tree; none where it holds no text or is not shown. */
function readShape(element: XmlElement, seen: SeenOnSlide): readonly SlideShape[] {
  if (element.name === 'mc:AlternateContent') {
    const chosen = findChild(element, 'mc:Choice') ?? findChild(element, 'mc:Fallback')
    return childElements(chosen).flatMap((child) => readShape(child, seen))
  }
  const described = descriptionOf(element)
  if (/^(?:1|true)$/.test(described?.attributes.get('hidden') ?? '')) return []
  switch (element.name) {
    case 'p:sp':
      return readTextShape(element, seen)
    case 'p:grpSp': {
      const shapes = childElements(element).flatMap((child) => readShape(child, seen))
      return shapes.length === 0 ? [] : [{ kind: 'group', box: boxOf(findChild(element, 'p:grpSpPr')), shapes }]
    }
    case 'p:pic':
      seen.pictures += 1
      return captionOf(described, boxOf(findChild(element, 'p:spPr')))
    case 'p:graphicFrame':
      return readFrame(element, described, seen)
    case 'p:cxnSp':
      seen.drawings += 1
      return []
    default:
      return []
  }
}

/** `p:nvSpPr`, `p:nvPicPr` and the like hold the name of a shape and what it says in words. */
const descriptionOf = (element: XmlElement): XmlElement | undefined =>
  findChild(
    childElements(element).find(({ name }) => /^p:nv\w+Pr$/.test(name)),
    'p:cNvPr',
  )

function boxOf(properties: XmlElement | undefined): Box | undefined {
  const transform = findChild(properties, 'a:xfrm') ?? findChild(properties, 'p:xfrm')
  const [offset, size] = [findChild(transform, 'a:off'), findChild(transform, 'a:ext')]
  const number = (element: XmlElement | undefined, name: string): number => Number(element?.attributes.get(name))
  const box = {
    x: number(offset, 'x'),
    y: number(offset, 'y'),
    width: number(size, 'cx'),
    height: number(size, 'cy'),
  }
  return Object.values(box).every(Number.isFinite) ? box : undefined
}

function readTextShape(element: XmlElement, seen: SeenOnSlide): readonly SlideShape[] {
  const body = findChild(element, 'p:txBody')
  const place = placeOf(element)
  const paragraphs = readParagraphs(body, seen, place === undefined ? USUAL_SIZES.box : USUAL_SIZES.body)
  if (paragraphs.length === 0) {
    if (place === undefined) seen.drawings += 1
    return []
  }
  return [
    {
      kind: 'text',
      box: boxOf(findChild(element, 'p:spPr')),
      place,
      bullets: levelBullets(findChild(body, 'a:lstStyle')),
      paragraphs,
    },
  ]
}

function readParagraphs(
  body: XmlElement | undefined,
  seen: SeenOnSlide,
  usualSize?: number,
): readonly SlideParagraph[] {
  const paragraphs = childElements(body, 'a:p').map((paragraph) => readSlideParagraph(paragraph, usualSize))
  for (const { lostFormulas } of paragraphs) seen.lostFormulas += lostFormulas
  return paragraphs.filter(({ lines }) => lines.length > 0)
}

/** The place that a shape of a slide fills, or that one of a layout is. */
export function placeOf(shape: XmlElement): Place | undefined {
  const place = findChild(findChild(findChild(shape, 'p:nvSpPr'), 'p:nvPr'), 'p:ph')
  return place && { type: place.attributes.get('type') ?? 'obj', index: place.attributes.get('idx') ?? '0' }
}

export const boxOfShape = (shape: XmlElement): Box | undefined => boxOf(findChild(shape, 'p:spPr'))

/** What a list style, or a style of the master, says about the bullets of its levels. */
export const levelBullets = (style: XmlElement | undefined): LevelBullets =>
  Array.from({ length: 9 }, (_, level) => bulletOf(findChild(style, `a:lvl${level + 1}pPr`)))

function readFrame(frame: XmlElement, described: XmlElement | undefined, seen: SeenOnSlide): readonly SlideShape[] {
  const box = boxOf(frame)
  const data = findChild(findChild(frame, 'a:graphic'), 'a:graphicData')
  const table = findChild(data, 'a:tbl')
  if (table !== undefined) {
    const rows = childElements(table, 'a:tr').map((row) =>
      childElements(row, 'a:tc').map((cell) => readParagraphs(findChild(cell, 'a:txBody'), seen)),
    )
    return [{ kind: 'table', box, rows }]
  }
  const diagram = findChild(data, 'dgm:relIds')
  if (diagram !== undefined) return [{ kind: 'diagram', box, relationship: diagram.attributes.get('r:dm') ?? '' }]
  const program = data && findDescendant(data, 'p:oleObj')?.attributes.get('progId')
  if (program !== undefined && /equation|mathtype/i.test(program)) seen.lostFormulas += 1
  else seen.pictures += 1
  return captionOf(described, box)
}

function captionOf(described: XmlElement | undefined, box: Box | undefined): readonly SlideShape[] {
  const text = described && altText(described)
  return text === undefined ? [] : [{ kind: 'caption', box, text }]
}
