/** Reads the texts of SmartArt, each from a part of its own (ECMA-376 part 1, 21.4). */
import type { OpenedZip } from './open-zip.ts'
import { childElements, findChild, parseXml, textContent, type XmlElement } from './xml.ts'

/** A document of more pieces of SmartArt is no chapter. */
const MOST_DIAGRAMS = 100

/**
 * Gives the paragraphs of the diagram that a relationship of the main part names; none where there is no such diagram.
 */
export async function readDiagrams(
  main: string,
  zip: OpenedZip,
): Promise<(relationship: string) => readonly XmlElement[]> {
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const bytes = await zip.read(`${folder}_rels/${main.slice(folder.length)}.rels`)
  const related = childElements(bytes && parseXml(bytes))
    .filter(({ attributes }) => attributes.get('Type')?.endsWith('/diagramData'))
    .slice(0, MOST_DIAGRAMS)
  const diagrams = new Map<string, readonly XmlElement[]>()
  for (const { attributes } of related) {
    const target = attributes.get('Target') ?? ''
    const data = await zip.read(target.startsWith('/') ? target.slice(1) : folder + target)
    diagrams.set(attributes.get('Id') ?? '', data ? paragraphsOf(parseXml(data)) : [])
  }
  return (relationship) => diagrams.get(relationship) ?? []
}

/** The text of each node, in the order in which they were written, as paragraphs of Word. */
function paragraphsOf(model: XmlElement | undefined): XmlElement[] {
  const nodes = childElements(findChild(model, 'dgm:ptLst'), 'dgm:pt')
  return nodes
    .flatMap((node) => childElements(findChild(node, 'dgm:t'), 'a:p'))
    .map(asWordParagraph)
    .filter((paragraph) => textContent(paragraph).trim() !== '')
}

function asWordParagraph(paragraph: XmlElement): XmlElement {
  const text = childElements(paragraph, 'a:r')
    .map((run) => textContent(findChild(run, 'a:t') ?? NOTHING))
    .join('')
  return element('w:p', [element('w:r', [element('w:t', [text])])])
}

const element = (name: string, children: XmlElement['children']): XmlElement => ({
  name,
  attributes: new Map(),
  children,
})
const NOTHING = element('a:t', [])
