/**
 * Reads fragments of HTML as a platform with MathJax shows them: markup by xmldom, formulas by MathJax's own search for
 * them.
 */
import { FindTeX } from '@mathjax/src/js/input/tex/FindTeX.js'
import { DOMParser, type Node } from '@xmldom/xmldom'

const STYLES: Readonly<Record<string, string>> = { strong: 'b', em: 'i' }
const find = new FindTeX({
  inlineMath: [['\\(', '\\)']],
  displayMath: [
    ['$$', '$$'],
    ['\\[', '\\]'],
  ],
})

export type ReadHtml = {
  /** As `shown` writes it, a string a paragraph; pictures stand as `[address|words]`. */
  readonly paragraphs: readonly string[]
  /** Rows of tables. */
  readonly rows: readonly (readonly string[])[]
}

/** Throws for markup that is not well-formed, and for elements that nobody writes. */
export function readHtml(html: string): ReadHtml {
  const { documentElement } = parseXml(`<body>${html}</body>`)
  const paragraphs: string[] = []
  const rows: string[][] = []
  for (const child of childrenOf(documentElement!)) {
    if (child.nodeName === 'p') paragraphs.push(tidied(child))
    else if (child.nodeName === 'table')
      for (const body of childrenOf(child)) for (const row of childrenOf(body)) rows.push(childrenOf(row).map(tidied))
    else throw new TypeError(`What nobody wrote: ${child.nodeName} ${child.nodeValue}`)
  }
  return { paragraphs, rows }
}

export const parseXml = (xml: string) =>
  new DOMParser({
    onError: (level, message) => {
      // A replacement character is one of the text.
      if (level !== 'warning' || !message.startsWith('Unicode replacement')) throw new TypeError(`${level}: ${message}`)
    },
  }).parseFromString(xml, 'text/xml')

export const childrenOf = (node: Node): Node[] =>
  Array.from({ length: node.childNodes.length }, (_, index) => node.childNodes[index]!)

const tidied = (node: Node): string => childrenOf(node).map(read).join('').replace(/\s+/g, ' ').trim()

function read(node: Node): string {
  if (node.nodeType === 3) return readText(node.nodeValue ?? '')
  const inside = childrenOf(node).map(read).join('')
  const style = STYLES[node.nodeName]
  if (style !== undefined) return `<${style}>${inside}</${style}>`
  switch (node.nodeName) {
    case 'span':
      return inside
    case 'br':
      return ' '
    case 'img': {
      const { attributes } = node as unknown as { attributes: { getNamedItem(name: string): { value: string } | null } }
      return `[${attributes.getNamedItem('src')?.value}|${attributes.getNamedItem('alt')?.value}]`
    }
    default:
      throw new TypeError(`What nobody wrote: ${node.nodeName} ${node.nodeValue}`)
  }
}

function readText(text: string): string {
  let at = 0
  let out = ''
  for (const { start, end, math, display } of find.findMath([text])) {
    out += text.slice(at, start.n) + (display ? `⟪${math}⟫` : `⟦${math}⟧`)
    at = end.n!
  }
  return out + text.slice(at)
}
