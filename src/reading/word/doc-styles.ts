/** The styles of a binary Word document. Source: [MS-DOC] 2.9.271 (STSH), 2.9.258 (STD). */
import type { TablePlace } from './doc-header.ts'
import {
  parseCharacterSprms,
  parseParagraphSprms,
  type CharacterProperties,
  type ParagraphProperties,
} from './doc-properties.ts'

export type DocStyle = {
  /** Number of a built-in style: 1 to 9 headings, 19 to 27 contents, 34 caption, 62 title. */
  readonly builtIn: number
  readonly name: string
  readonly base: number
  readonly paragraph: ParagraphProperties
  readonly character: CharacterProperties
}
/** The style of an index with what it inherits. */
export type DocStyles = (index: number) => DocStyle | undefined

const NO_STYLE = 0xfff
const PARAGRAPH_STYLE = 1
const CHARACTER_STYLE = 2
const LONGEST_CHAIN = 20

/** Styles that cannot be read are left out. */
export function readDocStyles(table: DataView, place: TablePlace): DocStyles {
  const own: (DocStyle | undefined)[] = []
  const end = Math.min(place.start + place.length, table.byteLength)
  const headerLength = place.length < 8 ? 0 : table.getUint16(place.start, true)
  const baseLength = headerLength === 0 ? 0 : table.getUint16(place.start + 4, true)
  for (let at = place.start + 2 + headerLength; headerLength > 0 && at + 2 <= end;) {
    const length = table.getUint16(at, true)
    own.push(length === 0 || at + 2 + length > end ? undefined : readStyle(table, at + 2, length, baseLength))
    at += 2 + length
  }
  const resolved = new Map<number, DocStyle>()
  const resolve = (index: number, depth: number): DocStyle | undefined => {
    const known = resolved.get(index)
    const style = own[index]
    if (known || !style) return known
    const base = depth < LONGEST_CHAIN && style.base !== NO_STYLE ? resolve(style.base, depth + 1) : undefined
    const whole = base
      ? {
          ...style,
          paragraph: { ...base.paragraph, ...style.paragraph },
          character: { ...base.character, ...style.character },
        }
      : style
    resolved.set(index, whole)
    return whole
  }
  return (index) => resolve(index, 0)
}

function readStyle(table: DataView, start: number, length: number, baseLength: number): DocStyle | undefined {
  try {
    const end = start + length
    const kind = table.getUint16(start + 2, true) & 0xf
    const nameLength = table.getUint16(start + baseLength, true)
    const nameStart = start + baseLength + 2
    if (nameStart + nameLength * 2 > end) return undefined
    let name = ''
    for (let index = 0; index < nameLength; index += 1)
      name += String.fromCharCode(table.getUint16(nameStart + index * 2, true))
    const blocks = readBlocks(table, start, nameStart + nameLength * 2 + 2, end)
    const [first, second] = blocks
    const paragraph = kind === PARAGRAPH_STYLE && first ? parseParagraphSprms(table, first.start + 2, first.end) : {}
    const characterBlock = kind === PARAGRAPH_STYLE ? second : kind === CHARACTER_STYLE ? first : undefined
    return {
      builtIn: table.getUint16(start, true) & 0xfff,
      name,
      base: table.getUint16(start + 2, true) >> 4,
      paragraph,
      character: characterBlock ? parseCharacterSprms(table, characterBlock.start, characterBlock.end) : {},
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * The property blocks of a style, each with its length before it, on even places counted from the style's beginning.
 */
function readBlocks(
  table: DataView,
  styleStart: number,
  start: number,
  end: number,
): { readonly start: number; readonly end: number }[] {
  const blocks: { start: number; end: number }[] = []
  for (let at = start; at + 2 <= end;) {
    at += (at - styleStart) % 2
    if (at + 2 > end) break
    const length = table.getUint16(at, true)
    if (at + 2 + length > end) break
    blocks.push({ start: at + 2, end: at + 2 + length })
    at += 2 + length
  }
  return blocks
}
