/** A letter as text and as HTML, of the same words. */
import { mustBeThere } from '#domain/must-be-there.ts'
import type { InterfaceLanguage } from '#domain/language.ts'

export type Wording = {
  readonly subject: string
  readonly greeting: string
  /** What it tells; where there is a link, this leads to it. */
  readonly text: string
  readonly link?: string
  /** What to do if that was not the reader's wish. */
  readonly otherwise: string
  readonly signature: string
}

export const formatText = ({ greeting, text, link, otherwise, signature }: Wording): string =>
  `${[greeting, text, ...(link === undefined ? [] : [link]), otherwise, signature].join('\n\n')}\n`

/**
 * Without pictures, scripts and addresses of others: nothing in it is fetched, and nothing tells that it was opened.
 */
export function formatHtml(
  { subject, greeting, text, link, otherwise, signature }: Wording,
  language: InterfaceLanguage,
): string {
  const paragraphs = [
    paragraph(greeting),
    paragraph(text),
    ...(link === undefined
      ? []
      : [
          `<p style="margin:0 0 16px"><a href="${escaped(link)}" style="color:#3f4bb8;word-break:break-all">${escaped(link)}</a></p>`,
        ]),
    paragraph(otherwise),
    paragraph(signature),
  ]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.6 sans-serif;color:#23242b;background:#ffffff"><div style="max-width:36em">${paragraphs.join('')}</div></body></html>`
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => mustBeThere(SIGNS[sign], `how ${sign} is written`))
