/** Puts the texts of a piece of SmartArt into the order in which it shows them (ECMA-376 part 1, 21.4.3). */
import { childElements, findChild, textContent, type XmlElement } from './xml.ts'

/**
 * The `a:p` elements that hold text: a node before those below it, and what no connection leads to behind them, in the
 * order of the file.
 */
export function diagramParagraphs(model: XmlElement | undefined): XmlElement[] {
  const points = childElements(findChild(model, 'dgm:ptLst'), 'dgm:pt')
  return inOrder(points, childElements(findChild(model, 'dgm:cxnLst'), 'dgm:cxn'))
    .flatMap((point) => childElements(findChild(point, 'dgm:t'), 'a:p'))
    .filter((paragraph) => textContent(paragraph).trim() !== '')
}

function inOrder(points: readonly XmlElement[], connections: readonly XmlElement[]): readonly XmlElement[] {
  const byId = new Map(points.map((point) => [point.attributes.get('modelId') ?? '', point]))
  const below = Map.groupBy(
    connections.filter(({ attributes }) => (attributes.get('type') ?? 'parOf') === 'parOf'),
    ({ attributes }) => attributes.get('srcId') ?? '',
  )
  const waiting = points.filter(({ attributes }) => attributes.get('type') === 'doc').toReversed()
  // A set keeps the order in which points were found, and ends a circle.
  const found = new Set<XmlElement>()
  for (let point = waiting.pop(); point !== undefined; point = waiting.pop()) {
    if (found.has(point)) continue
    found.add(point)
    const next = (below.get(point.attributes.get('modelId') ?? '') ?? [])
      .toSorted((a, b) => orderOf(a) - orderOf(b))
      .flatMap(({ attributes }) => byId.get(attributes.get('destId') ?? '') ?? [])
    for (const child of next.toReversed()) waiting.push(child)
  }
  return [...found, ...points.filter((point) => !found.has(point))]
}

const orderOf = ({ attributes }: XmlElement): number => Number(attributes.get('srcOrd') ?? 0) || 0
