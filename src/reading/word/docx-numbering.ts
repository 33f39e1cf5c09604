/**
 * The numbering of a .docx: which paragraphs are list items, and the numbers that Word computes for headings. Source:
 * ECMA-376 part 1, 17.9.
 */
import type { NumberingReference } from './docx-styles.ts'
import { createListCounter, type CountedList, type ListLevel } from './list-counter.ts'
import { childElements, childValue, findChild, type XmlElement } from './xml.ts'

export type DocxNumbering = {
  /** Counts this paragraph and gives its number as printed (`4.1`, `第二章`); undefined for bullets and unknown lists. */
  next(reference: NumberingReference): string | undefined
  isKnown(reference: NumberingReference): boolean
}

/** Reads `word/numbering.xml`. Numbers depend on the order in which paragraphs are asked for. */
export function readNumbering(root: XmlElement | undefined): DocxNumbering {
  const definitions = new Map(
    childElements(root, 'w:abstractNum').map((definition) => [
      definition.attributes.get('w:abstractNumId') ?? '',
      definition,
    ]),
  )
  const lists = new Map(
    childElements(root, 'w:num').map((num) => [num.attributes.get('w:numId') ?? '', readList(num, definitions)]),
  )
  const counter = createListCounter()
  return {
    isKnown: ({ numId }) => lists.get(numId) !== undefined,
    next({ numId, level }) {
      const list = lists.get(numId)
      return list && counter.next(list, level)
    },
  }
}

function readList(num: XmlElement, definitions: ReadonlyMap<string, XmlElement>): CountedList | undefined {
  const key = childValue(num, 'w:abstractNumId') ?? ''
  const definition = definitions.get(key)
  if (!definition) return undefined
  const overrides = childElements(num, 'w:lvlOverride')
  const levels = new Map([
    ...levelsOf(linked(definition, definitions)),
    ...overrides.flatMap((override) => levelsOf(override)),
  ])
  const restart = new Map(
    overrides.flatMap((override) => {
      const start = childValue(override, 'w:startOverride')
      return start === undefined ? [] : [[depthOf(override), Number(start)] as const]
    }),
  )
  return { id: num.attributes.get('w:numId') ?? '', key, levels, restart }
}

/** A definition may have no levels of its own but name the style whose list it is. */
function linked(definition: XmlElement, definitions: ReadonlyMap<string, XmlElement>): XmlElement {
  const style = childValue(definition, 'w:numStyleLink')
  return (
    (style === undefined
      ? undefined
      : [...definitions.values()].find((other) => childValue(other, 'w:styleLink') === style)) ?? definition
  )
}

const levelsOf = (parent: XmlElement): (readonly [number, ListLevel])[] =>
  childElements(parent, 'w:lvl').map((level) => [depthOf(level), readLevel(level)])

const depthOf = (element: XmlElement): number => Number(element.attributes.get('w:ilvl') ?? 0)

function readLevel(element: XmlElement): ListLevel {
  return {
    format:
      childValue(element, 'w:numFmt') ??
      childValue(findChild(findChild(element, 'mc:AlternateContent'), 'mc:Fallback'), 'w:numFmt') ??
      'decimal',
    text: childValue(element, 'w:lvlText') ?? '',
    start: Number(childValue(element, 'w:start') ?? 1) || 1,
    legal: findChild(element, 'w:isLgl') !== undefined,
  }
}
