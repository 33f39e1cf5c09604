/** The styles of a .docx: what a paragraph or run inherits from them. Source: ECMA-376 part 1, 17.7. */
import { childElements, childValue, findChild, type XmlElement } from './xml.ts'

export type DocxStyle = {
  readonly name: string
  /** 1 to 9 for headings, by built-in name or outline level. */
  readonly headingLevel?: number
  readonly isTitle: boolean
  readonly bold?: boolean
  readonly italic?: boolean
  readonly hidden?: boolean
  /** In half points. */
  readonly size?: number
  readonly numbering?: NumberingReference
}
export type NumberingReference = { readonly numId: string; readonly level: number }

export type DocxStyles = {
  find(styleId: string | undefined): DocxStyle | undefined
  readonly defaultParagraph: DocxStyle | undefined
  /** Size of text that says nothing else, in half points. */
  readonly defaultSize: number
}

/** Reads `word/styles.xml`; without one every style is unknown. */
export function readStyles(root: XmlElement | undefined): DocxStyles {
  const elements = new Map(
    childElements(root, 'w:style').map((style) => [style.attributes.get('w:styleId') ?? '', style]),
  )
  const resolved = new Map<string, DocxStyle>()
  const find = (styleId: string | undefined): DocxStyle | undefined => {
    if (styleId === undefined || !elements.has(styleId)) return undefined
    const known = resolved.get(styleId)
    if (known) return known
    const style = resolveStyle(elements, styleId)
    resolved.set(styleId, style)
    return style
  }
  const defaults = findChild(findChild(findChild(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr')
  const defaultId = [...elements].find(
    ([, style]) => style.attributes.get('w:type') === 'paragraph' && isOn(style.attributes.get('w:default')),
  )?.[0]
  // Word's own default where the file is silent: 10 points (17.3.2.38).
  return { find, defaultParagraph: find(defaultId), defaultSize: sizeOf(defaults) ?? 20 }
}

/** The numbering that `w:pPr` names; `w:numId` 0 takes a style's numbering away. */
export function numberingOf(paragraphProperties: XmlElement | undefined): NumberingReference | 'none' | undefined {
  const properties = findChild(paragraphProperties, 'w:numPr')
  const numId = childValue(properties, 'w:numId')
  if (numId === undefined) return undefined
  return numId === '0' ? 'none' : { numId, level: Number(childValue(properties, 'w:ilvl') ?? 0) }
}

/** Outline level of `w:pPr` as a heading level 1 to 9; `body` where it says that the text is none. */
export function outlineLevelOf(paragraphProperties: XmlElement | undefined): number | 'body' | undefined {
  const value = Number(childValue(paragraphProperties, 'w:outlineLvl') ?? Number.NaN)
  if (!Number.isInteger(value)) return undefined
  return value >= 0 && value <= 8 ? value + 1 : 'body'
}

/** A switch such as `<w:b/>`: present means on unless its value says off. */
export function switchOf(runProperties: XmlElement | undefined, name: string): boolean | undefined {
  const element = findChild(runProperties, name)
  return element === undefined ? undefined : isOn(element.attributes.get('w:val') ?? 'true')
}

/** Font size of `w:rPr` in half points. */
export function sizeOf(runProperties: XmlElement | undefined): number | undefined {
  const size = Number(childValue(runProperties, 'w:sz') ?? Number.NaN)
  return Number.isFinite(size) && size > 0 ? size : undefined
}

const isOn = (value: string | undefined): boolean =>
  value !== undefined && !['0', 'false', 'off', 'none'].includes(value)

const LONGEST_CHAIN = 20

function resolveStyle(elements: ReadonlyMap<string, XmlElement>, styleId: string): DocxStyle {
  const chain: XmlElement[] = []
  for (let id: string | undefined = styleId; id !== undefined && chain.length < LONGEST_CHAIN;) {
    const element = elements.get(id)
    if (!element || chain.includes(element)) break
    chain.push(element)
    id = childValue(element, 'w:basedOn')
  }
  const first = <Value>(read: (style: XmlElement) => Value | undefined): Value | undefined => {
    for (const element of chain) {
      const value = read(element)
      if (value !== undefined) return value
    }
    return undefined
  }
  const runOf = (style: XmlElement): XmlElement | undefined => findChild(style, 'w:rPr')
  const name = childValue(chain[0], 'w:name') ?? styleId
  // A style that says "body text" is no heading though it is made from one: "TOC Heading".
  const headingLevel = first(
    (style) => levelByName(childValue(style, 'w:name') ?? '') ?? outlineLevelOf(findChild(style, 'w:pPr')),
  )
  const numbering = first((style) => numberingOf(findChild(style, 'w:pPr')))
  const bold = first((style) => switchOf(runOf(style), 'w:b'))
  const italic = first((style) => switchOf(runOf(style), 'w:i'))
  const hidden = first((style) => switchOf(runOf(style), 'w:vanish'))
  const size = first((style) => sizeOf(runOf(style)))
  return {
    name,
    isTitle: /^(?:title|標題|标题|文件標題|文档标题)$/i.test(name),
    ...(headingLevel === undefined || headingLevel === 'body' ? {} : { headingLevel }),
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
    ...(hidden === undefined ? {} : { hidden }),
    ...(size === undefined ? {} : { size }),
    ...(numbering === undefined || numbering === 'none' ? {} : { numbering }),
  }
}

/** Built-in names are English in every language of Word; other programs translate them. */
function levelByName(name: string): number | undefined {
  const level = /^(?:heading|überschrift|titre|título|標題|标题|見出し)\s*([1-9])(?:\s|$)/i.exec(name)?.[1]
  return level === undefined ? undefined : Number(level)
}
