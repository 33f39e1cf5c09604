/** Elements of a page as a tree, which is written as HTML. Text in it is always text. */
import type { PaperLanguage } from '#domain/language.ts'

export type Content = string | number | undefined | Element | Markup | readonly Content[]
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>
export type Element = {
  readonly name: string
  readonly attributes: Attributes
  readonly content: Content
}
/** What a writer of ours made, which goes in as it is: MathML. `text`: the signs that it shows. */
export type Markup = { readonly markup: string; readonly text: string }

/** An attribute that is undefined or false is left out; one that is true has no value. */
export const element = (name: string, attributes: Attributes = {}, ...content: readonly Content[]): Element => ({
  name,
  attributes,
  content,
})

/** How signs look, which decides the fonts that must have them. */
export type Face = {
  readonly language: PaperLanguage
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isMaths: boolean
}

/** Hears of all text that a page shows. */
export type Reader = (text: string, face: Face) => void

export function writeElement(content: Content, face: Face, read: Reader): string {
  if (content === undefined) return ''
  if (typeof content === 'string' || typeof content === 'number') {
    read(String(content), face)
    return escapeText(String(content))
  }
  if (Array.isArray(content)) return content.map((inner: Content) => writeElement(inner, face, read)).join('')
  // Array.isArray does not tell the compiler that a readonly array is gone.
  const node = content as Element | Markup
  if ('markup' in node) {
    read(node.text, { ...face, isMaths: true })
    return node.markup
  }
  const opened = `<${node.name}${writeAttributes(node.attributes)}>`
  if (VOID.has(node.name)) return opened
  return `${opened}${writeElement(node.content, faceInside(node, face), read)}</${node.name}>`
}

/** Elements without content, which have no end. */
const VOID: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta'])

/** Only these are set bold or italic by the style sheet. */
const BOLD: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'strong'])

export const LANGUAGE_TAGS: Readonly<Record<PaperLanguage, string>> = {
  en: 'en-GB',
  'zh-TW': 'zh-HK',
  'zh-CN': 'zh-CN',
}

function faceInside({ name, attributes }: Element, face: Face): Face {
  const tag = attributes.lang
  const language = (Object.keys(LANGUAGE_TAGS) as PaperLanguage[]).find((known) => LANGUAGE_TAGS[known] === tag)
  return {
    language: language ?? face.language,
    isBold: attributes.class === 'light' ? false : face.isBold || BOLD.has(name) || attributes['font-weight'] === 700,
    isItalic: face.isItalic || name === 'em',
    isMaths: face.isMaths,
  }
}

const writeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`))
    .join('')

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
