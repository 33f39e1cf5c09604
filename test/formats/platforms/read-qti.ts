/** Reads a package of QTI 2.1 by another's readers of zip files and XML: the manifest leads to the test, it to the items. */
import { XMLSerializer, type Element, type Node } from '@xmldom/xmldom'
import { readZip } from '../read-zip.ts'
import { childrenOf, parseXml } from './read-html.ts'
import { elements, only } from './read-moodle.ts'

export type ReadItem = {
  readonly identifier: string
  readonly title: string
  readonly marks: number
  readonly maximum: number
  /** Paragraphs of the body as `shown` writes them, with formulas as MathML; ____ for a field. */
  readonly text: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly interaction: string
  readonly choices: readonly (readonly [identifier: string, shown: string])[]
  readonly sides: readonly (readonly (readonly [identifier: string, shown: string])[])[]
  readonly correct: readonly string[]
  /** What each answer earns. */
  readonly mapping: readonly (readonly [answer: string, marks: number])[]
  readonly guide: readonly string[]
  readonly scheme: readonly (readonly string[])[]
  readonly feedback: readonly string[]
  readonly isMarkedByMachine: boolean
}
export type ReadPackage = {
  readonly title: string
  readonly minutes: number
  readonly sections: readonly { readonly title: string; readonly items: readonly ReadItem[] }[]
  readonly files: ReadonlyMap<string, string>
}

export async function readQti(zip: Uint8Array): Promise<ReadPackage> {
  const files = new Map(Array.from(await readZip(zip), ([name, bytes]) => [name, bytes.toString()]))
  const manifest = root(files, 'imsmanifest.xml')
  const resources = elements(only(manifest, 'resources'), 'resource')
  const named = resources.flatMap((resource) => elements(resource, 'file').map((file) => attribute(file, 'href')))
  const missing = named.filter((name) => !files.has(name))
  const extra = [...files.keys()].filter((name) => name !== 'imsmanifest.xml' && !named.includes(name))
  if (missing.length + extra.length > 0) throw new TypeError(`Missing ${missing.join()}, not named ${extra.join()}`)
  const [tested] = resources.filter((resource) => attribute(resource, 'type') === 'imsqti_test_xmlv2p1')
  const test = root(files, attribute(tested!, 'href'))
  return {
    title: attribute(test, 'title'),
    minutes: Number(attribute(only(test, 'timeLimits'), 'maxTime')) / 60,
    sections: elements(only(test, 'testPart'), 'assessmentSection').map((section) => ({
      title: attribute(section, 'title'),
      items: elements(section, 'assessmentItemRef').map((item) =>
        readItem(root(files, attribute(item, 'href')), files),
      ),
    })),
    files,
  }
}

function readItem(item: Element, files: ReadonlyMap<string, string>): ReadItem {
  const body = childrenOf(only(item, 'itemBody')).filter(isElement)
  const response = only(item, 'responseDeclaration')
  const outcomes = new Map(
    elements(item, 'outcomeDeclaration').map((outcome) => [attribute(outcome, 'identifier'), outcome]),
  )
  const found = body.find(({ nodeName }) => nodeName.endsWith('Interaction'))
  const tables = (parent: readonly Element[]) =>
    parent
      .filter(({ nodeName }) => nodeName === 'table')
      .flatMap((table) => elements(only(table, 'tbody'), 'tr'))
      .map((row) => childrenOf(row).filter(isElement).map(line))
  const paragraphs = (parent: readonly Element[]) => parent.filter(({ nodeName }) => nodeName === 'p').map(line)
  const rubric = elements(only(item, 'itemBody'), 'rubricBlock').flatMap((block) => childrenOf(block).filter(isElement))
  const choicesOf = (parent: Element | undefined, name: string) =>
    parent === undefined
      ? []
      : elements(parent, name).map((choice) => [attribute(choice, 'identifier'), line(choice)] as const)
  for (const image of Array.from(item.getElementsByTagName('img')))
    if (!files.has(attribute(image, 'src'))) throw new TypeError(`No file for ${attribute(image, 'src')}`)
  return {
    identifier: attribute(item, 'identifier'),
    title: attribute(item, 'title'),
    marks: Number(attribute(outcomes.get('SCORE')!, 'normalMaximum')),
    maximum: Number(outcomes.get('MAXSCORE')!.textContent),
    text: paragraphs(body),
    rows: tables(body),
    interaction:
      found?.nodeName ?? (item.getElementsByTagName('textEntryInteraction').length === 1 ? 'textEntryInteraction' : ''),
    choices: choicesOf(found, 'simpleChoice'),
    sides:
      found === undefined
        ? []
        : elements(found, 'simpleMatchSet').map((set) => choicesOf(set, 'simpleAssociableChoice')),
    correct: elements(response, 'correctResponse').flatMap((correct) =>
      elements(correct, 'value').map((value) => value.textContent ?? ''),
    ),
    mapping: elements(response, 'mapping').flatMap((mapping) =>
      elements(mapping, 'mapEntry').map(
        (entry) => [attribute(entry, 'mapKey'), Number(attribute(entry, 'mappedValue'))] as const,
      ),
    ),
    guide: paragraphs(rubric),
    scheme: tables(rubric),
    feedback: elements(item, 'modalFeedback').flatMap((feedback) => paragraphs(childrenOf(feedback).filter(isElement))),
    isMarkedByMachine: elements(item, 'responseProcessing').length === 1,
  }
}

const root = (files: ReadonlyMap<string, string>, name: string): Element =>
  parseXml(files.get(name) ?? '').documentElement!
const isElement = (node: Node): node is Element => node.nodeType === 1
const attribute = (node: Element, name: string): string => {
  const found = node.getAttribute(name)
  if (found === null) throw new TypeError(`${node.nodeName} has no ${name}`)
  return found
}
const line = (node: Element): string => childrenOf(node).map(read).join('').replace(/\s+/g, ' ').trim()

/** MathML as it is written again, so that two ways of writing it are the same. */
export const mathmlLine = (math: Node): string => new XMLSerializer().serializeToString(math).replace(/\s+/g, ' ')

function read(node: Node): string {
  if (!isElement(node)) return node.nodeValue ?? ''
  const inside = () => childrenOf(node).map(read).join('')
  switch (node.nodeName) {
    case 'strong':
      return `<b>${inside()}</b>`
    case 'em':
      return `<i>${inside()}</i>`
    case 'br':
      return ' '
    case 'math':
      return `⟦${mathmlLine(node)}⟧`
    case 'img':
      return `[${attribute(node, 'src')}|${attribute(node, 'alt')}]`
    case 'textEntryInteraction':
      return '____'
    default:
      throw new TypeError(`What nobody wrote: ${node.nodeName}`)
  }
}
