/** Reads the texts of SmartArt, each from a part of its own (ECMA-376 part 1, 21.4). */
import { diagramParagraphs } from './diagram-paragraphs.ts'
import type { OpenedZip } from './open-zip.ts'
import { readRelationships, readXmlPart } from './package-parts.ts'
import { childElements, findChild, textContent, type XmlElement } from './xml.ts'

/** A document of more pieces of SmartArt is no chapter. */
const MOST_DIAGRAMS = 100

/**
 * Gives the paragraphs of the diagram that a relationship of the main part names; none where there is no such diagram.
 */
export async function readDiagrams(
  main: string,
  zip: OpenedZip,
): Promise<(relationship: string) => readonly XmlElement[]> {
  const related = (await readRelationships(zip, main)).filter(({ type }) => type === 'diagramData')
  const diagrams = new Map<string, readonly XmlElement[]>()
  for (const { id, part } of related.slice(0, MOST_DIAGRAMS)) {
    diagrams.set(id, diagramParagraphs(await readXmlPart(zip, part)).map(asWordParagraph))
  }
  return (relationship) => diagrams.get(relationship) ?? []
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
