/**
 * What a text shows, as one line: formulas in ⟦ ⟧ (displayed ones in ⟪ ⟫), bold and italics in tags, a gap as ____.
 * White space and invisible controls do not count, since no platform shows them.
 */
import type { Inline, RichText } from '#domain/rich-text.ts'

export const shown = (text: RichText): string => tidy(text.map(shownInline).join(''))

export const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

function shownInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'math':
      return inline.display ? `⟪${inline.tex}⟫` : `⟦${inline.tex}⟧`
    case 'strong':
      return `<b>${inline.content.map(shownInline).join('')}</b>`
    case 'emphasis':
      return `<i>${inline.content.map(shownInline).join('')}</i>`
    case 'blank':
      return '____'
    case 'break':
      return ' '
  }
}
