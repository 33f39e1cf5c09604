/** What files of Word and of PowerPoint share: a main part, relationships from part to part, a title of their own. */
import type { OpenedZip } from './open-zip.ts'
import { childElements, findChild, parseXml, textContent, type XmlElement } from './xml.ts'

export type Relationship = {
  readonly id: string
  /** The last word of its type: `slide`, `notesSlide`, `diagramData`. */
  readonly type: string
  /** The name of the part in the file. */
  readonly part: string
}

/** Where one part of the file leads to, in the order of the file; none where it leads nowhere. */
export async function readRelationships(zip: OpenedZip, part: string): Promise<readonly Relationship[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const root = await readXmlPart(zip, `${folder}_rels/${part.slice(folder.length)}.rels`)
  return childElements(root)
    .filter(({ attributes }) => attributes.get('TargetMode') !== 'External')
    .map(({ attributes }) => ({
      id: attributes.get('Id') ?? '',
      type: attributes.get('Type')?.split('/').at(-1) ?? '',
      part: resolved(folder, attributes.get('Target') ?? ''),
    }))
}

/** A part as XML; undefined where it is missing or broken. */
export async function readXmlPart(zip: OpenedZip, part: string): Promise<XmlElement | undefined> {
  const bytes = await zip.read(part)
  return bytes && parseXml(bytes)
}

/** The part that the package names as its main one, or the usual one. */
export async function mainPart(zip: OpenedZip, usual: string): Promise<string> {
  const office = (await readRelationships(zip, '')).find(({ type }) => type === 'officeDocument')
  return office !== undefined && zip.names.has(office.part) ? office.part : usual
}

/** As the author named the file; undefined where only a program did. */
export async function coreTitle(zip: OpenedZip): Promise<string | undefined> {
  const title = findChild(await readXmlPart(zip, 'docProps/core.xml'), 'dc:title')
  const text = title && textContent(title).trim()
  return text && !PROPOSED.test(text) ? text : undefined
}

/** Word proposes the first words of the text or the name of the template, PowerPoint the name of its own. */
const PROPOSED =
  /^(?:microsoft (?:word|powerpoint)|document\d*|untitled|\.\.\.|powerpoint (?:presentation|簡報|演示文稿)$|(?:slide|投影片|幻灯片) ?\d+$)/i

/** A target is an address from the folder of its part, or from the root of the file. */
function resolved(folder: string, target: string): string {
  const names: string[] = target.startsWith('/') ? [] : folder.split('/')
  for (const name of target.split('/')) {
    if (names.at(-1) === '') names.pop()
    if (name === '..') names.pop()
    else if (name !== '.') names.push(name)
  }
  return names.filter((name) => name !== '').join('/')
}
