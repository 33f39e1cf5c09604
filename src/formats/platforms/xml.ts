/** Elements of XML of our own making. */
import { escapeXml } from '#domain/xml-text.ts'

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
