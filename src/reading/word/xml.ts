/** Parses the XML parts of a .docx or .pptx into a small tree with canonical prefixes. */
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { mustBeThere } from '#domain/must-be-there.ts'

export type XmlNode = XmlElement | string
export type XmlElement = {
  /** With the customary prefix of its namespace, whatever prefix the file uses: `w:p`, `m:oMath`. */
  readonly name: string
  /** By customary name as well: `w:val`. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlNode[]
}

/**
 * The root element; undefined when the XML is not well-formed or nested deeper than any document is.
 * The children of elements named `partsOf` are given to `take` one after another and then forgotten, so that a long
 * body never stands in memory whole.
 */
export function parseXml(
  bytes: Uint8Array,
  parts?: { readonly partsOf: string; take(part: XmlElement): void },
): XmlElement | undefined {
  const parser = new SaxesParser({ xmlns: true })
  const open: Building[] = []
  let root: XmlElement | undefined
  parser.on('opentag', (tag) => {
    if (open.length >= DEEPEST) throw new XmlFault(`Cannot read XML nested ${DEEPEST} deep: expected a document`)
    open.push({ name: canonicalName(tag.uri, tag.prefix, tag.local), attributes: attributesOf(tag), children: [] })
  })
  parser.on('text', (text) => {
    open.at(-1)?.children.push(text)
  })
  parser.on('cdata', (text) => {
    open.at(-1)?.children.push(text)
  })
  parser.on('closetag', () => {
    const element = mustBeThere(open.pop(), 'the element that closes')
    const parent = open.at(-1)
    if (parent === undefined) root = element
    else if (parts && parent.name === parts.partsOf) parts.take(element)
    else parent.children.push(element)
  })
  parser.on('error', (error) => {
    throw new XmlFault(error.message)
  })
  const text = decodeXml(bytes)
  if (text === undefined) return undefined
  try {
    parser.write(text).close()
  } catch (error) {
    // What `take` throws is no fault of the file.
    if (error instanceof XmlFault) return undefined
    throw error
  }
  return root
}

/** The first child element of that name. */
export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child): child is XmlElement => typeof child !== 'string' && child.name === name)
}

/** The child elements, of that name where one is given. */
export function childElements(element: XmlElement | undefined, name?: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  )
}

/** The `w:val` (or `m:val`) of a child: the usual way in which OOXML says a property. */
export function childValue(element: XmlElement | undefined, name: string): string | undefined {
  const child = findChild(element, name)
  return child?.attributes.get(`${name.split(':')[0]}:val`)
}

/** All text inside an element. */
export function textContent(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textContent(child))).join('')
}

/** Whether an element of that name stands anywhere inside. */
export function findDescendant(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of childElements(element)) {
    if (child.name === name) return child
    const inner = findDescendant(child, name)
    if (inner) return inner
  }
  return undefined
}

class XmlFault extends Error {}

type Building = { name: string; attributes: ReadonlyMap<string, string>; children: XmlNode[] }

// Most elements have no attribute but the numbers of editing sessions (rsid), and a Map for each would cost more than
// the text.
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()

function attributesOf(tag: SaxesTagNS): ReadonlyMap<string, string> {
  const attributes = Object.values(tag.attributes).filter(
    (attribute) => !attribute.local.startsWith('rsid') && attribute.prefix !== 'xmlns',
  )
  return attributes.length === 0
    ? NO_ATTRIBUTES
    : new Map(
        attributes.map((attribute) => [
          canonicalName(attribute.uri, attribute.prefix, attribute.local),
          attribute.value,
        ]),
      )
}

/** Nested tables and text boxes in a real document reach some 60. */
const DEEPEST = 400

// Transitional and strict OOXML (ECMA-376) use different names for one namespace.
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', 'rel'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://schemas.openxmlformats.org/drawingml/2006/diagram', 'dgm'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/diagram', 'dgm'],
  ['http://schemas.openxmlformats.org/presentationml/2006/main', 'p'],
  ['http://purl.oclc.org/ooxml/presentationml/main', 'p'],
  ['http://schemas.microsoft.com/office/powerpoint/2010/main', 'p14'],
  ['http://schemas.microsoft.com/office/drawing/2010/main', 'a14'],
  ['http://schemas.microsoft.com/office/drawing/2017/decorative', 'adec'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
  ['http://schemas.microsoft.com/office/word/2010/wordml', 'w14'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
])

const canonicalName = (uri: string, prefix: string, local: string): string => {
  const known = PREFIXES.get(uri) ?? prefix
  return known === '' ? local : `${known}:${local}`
}

/** Undefined when the bytes are no text in the encoding that they begin with. */
function decodeXml(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
