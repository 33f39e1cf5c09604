/** XML of our own making: text is text, and what XML 1.0 cannot hold is no part of it. */

/** Elements that are written already. */
export type Xml = { readonly xml: string }

export const NOTHING: Xml = { xml: '' }

/** Attributes that are undefined are left out; children that are texts are escaped. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  ...children: readonly (Xml | string)[]
): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : child.xml)).join('')
  return { xml: ALONE.has(name) ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>` }
}

/** Readers of HTML know these as empty, and any other element only by its end. */
const ALONE: ReadonlySet<string> = new Set(['br', 'img'])

export const together = (parts: readonly Xml[]): Xml => ({ xml: parts.map(({ xml }) => xml).join('') })

/** Each on a line of its own, where white space means nothing. */
export const lines = (parts: readonly Xml[]): Xml => ({
  xml: parts.map(({ xml }) => (xml === '' ? '' : `\n${xml}`)).join('') + '\n',
})

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`

/** For text and for attributes in double quotes. */
export const escapeXml = (text: string): string =>
  withoutControls(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** Signs that no reader of XML 1.0 takes: controls, halves of pairs and two that are no characters. */
export const withoutControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
