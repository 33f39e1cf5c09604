/** Decides what a paragraph of a binary Word document is, as far as the file says it. */
import { TITLE_LEVEL } from '../paragraph.ts'
import { displayWidth } from '../heading-shape.ts'
import { findLineNumber } from '../heading-number.ts'
import { isOn, type ParagraphProperties } from './doc-properties.ts'
import type { DocStyle } from './doc-styles.ts'
import { commonestSize, isAllBold, joinLooks, type LineLook, type WordLine } from './line-look.ts'
import { groupLines, joinLines, withNumber, type WordParagraph } from './word-blocks.ts'

export type DocParagraph = {
  /** Never empty. Sizes of 0 are the style's. */
  readonly lines: readonly WordLine[]
  /** With what the style says. */
  readonly properties: ParagraphProperties
  readonly style: DocStyle | undefined
  /** Of its list, as printed. */
  readonly number: string | undefined
}

const STYLE_CAPTION = 34
const STYLE_TITLE = 62
const OUTLINE_BODY = 9
const LONGEST_HEADING = 300

/** Several where the author broke it into lines that stand alone. */
export function decideParagraph({ lines, properties, style, number }: DocParagraph): WordParagraph[] {
  const whole = joinLines(lines)
  const level = headingLevel(properties, style)
  if (level !== undefined && displayWidth(whole.text) <= LONGEST_HEADING)
    return [{ ...withNumber(whole, number), kind: 'heading', level }]
  if (style?.builtIn === STYLE_CAPTION) return [{ ...whole, kind: 'caption' }]
  const styled = lines.map((line) => ({ ...line, look: lookByStyle(line.look, style) }))
  if (isListed(properties))
    return [
      number
        ? { ...whole, ...paragraphLook(joinLooks(styled.map(({ look }) => look))), listNumber: number }
        : { ...whole, kind: 'list_item' },
    ]
  return groupLines(styled, (text) => findLineNumber(text) !== undefined).map(({ look, ...text }) => ({
    ...text,
    ...paragraphLook(look),
  }))
}

/** Negative indices are paragraphs that were taken out of a list. */
export const isListed = (properties: ParagraphProperties): properties is ParagraphProperties & { list: number } =>
  properties.list !== undefined && properties.list > 0

function headingLevel(properties: ParagraphProperties, style: DocStyle | undefined): number | undefined {
  if (style?.builtIn === STYLE_TITLE) return TITLE_LEVEL
  if (style && style.builtIn >= 1 && style.builtIn <= 9) return style.builtIn
  const byName = /^(?:heading|標題|标题)\s*([1-9])$/i.exec(style?.name ?? '')?.[1]
  if (byName !== undefined) return Number(byName)
  return properties.outlineLevel !== undefined && properties.outlineLevel < OUTLINE_BODY
    ? properties.outlineLevel + 1
    : undefined
}

/** Word's own size where neither character nor style says one, in half points. */
const DEFAULT_SIZE = 20

function lookByStyle(look: LineLook, style: DocStyle | undefined): LineLook {
  const size = style?.character.size ?? DEFAULT_SIZE
  const sizes = new Map<number, number>()
  for (const [own, count] of look.sizes) sizes.set(own || size, (sizes.get(own || size) ?? 0) + count)
  return {
    characters: look.characters,
    sizes,
    boldCharacters: isOn(style?.character.bold, false) ? look.characters : look.boldCharacters,
  }
}

function paragraphLook(look: LineLook): Pick<WordParagraph, 'size' | 'characters' | 'allBold'> {
  return { size: commonestSize(look) ?? DEFAULT_SIZE, characters: look.characters, allBold: isAllBold(look) }
}
