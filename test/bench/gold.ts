/** The true texts and headings of the measuring documents, which lie beside the repository and not in it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const DOCUMENTS = fileURLToPath(new URL('../../../shared/documents/', import.meta.url))

export const haveDocuments = (): boolean => existsSync(DOCUMENTS)

export type Gold = {
  readonly name: string
  readonly text: string
  readonly headings: readonly string[]
  readonly paragraphs: readonly string[]
}

/** Every PDF with a true text, by name without extension. */
export function goldDocuments(): Gold[] {
  return readdirSync(`${DOCUMENTS}gold`)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readGold(file.replace('.html', '')))
}

export function readGold(name: string): Gold {
  const html = readFileSync(`${DOCUMENTS}gold/${name}.html`, 'utf8')
  const body = html.slice(html.indexOf('<body>'))
  const headings = [...body.matchAll(/<h[1-6]>(.*?)<\/h[1-6]>/gs)].map((match) => decode(match[1]!))
  const paragraphs = [...body.matchAll(/<(p|li)>(.*?)<\/\1>/gs)].map((match) => decode(match[2]!))
  return { name, text: decode(body), headings, paragraphs }
}

function decode(html: string): string {
  return html
    .replace(/<(?:sup|sub|b|i|em|strong)>|<\/(?:sup|sub|b|i|em|strong)>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
}
