/** Rich text: a small Markdown subset with `$LaTeX$`, parsed once into an inline tree that every output walks. */

import type { Inline, RichText } from './rich-text/inline.ts'

export type { Inline, RichText } from './rich-text/inline.ts'
export { parseRichText } from './rich-text/parse-rich-text.ts'
export { formatRichText, normalRichText } from './rich-text/format-rich-text.ts'

/** The words alone, for comparing and searching: maths as its LaTeX, a blank as `____`, a break as a space. */
export function plainText(text: RichText): string {
  return text
    .map((inline): string => {
      switch (inline.kind) {
        case 'text':
          return inline.text
        case 'math':
          return inline.tex
        case 'strong':
          return plainText(inline.content)
        case 'emphasis':
          return plainText(inline.content)
        case 'blank':
          return '____'
        case 'break':
          return ' '
      }
    })
    .join('')
}

/** Rich text that says exactly `text`, whatever signs stand in it; new lines become breaks. */
export function literalText(text: string): RichText {
  return text
    .split('\n')
    .flatMap((line, index): Inline[] => [
      ...(index > 0 ? [{ kind: 'break' as const }] : []),
      ...(line === '' ? [] : [{ kind: 'text' as const, text: line }]),
    ])
}

export const blank: Inline = { kind: 'blank' }

/** How many blanks a text holds, at any depth. */
export function countBlanks(text: RichText): number {
  return text.reduce(
    (count, inline) =>
      count +
      (inline.kind === 'blank'
        ? 1
        : inline.kind === 'strong' || inline.kind === 'emphasis'
          ? countBlanks(inline.content)
          : 0),
    0,
  )
}

/** A text with every plain run changed by `change` (conversion of characters, say); maths stays. */
export function mapText(text: RichText, change: (run: string) => string): RichText {
  return text.map((inline): Inline => {
    switch (inline.kind) {
      case 'text':
        return { kind: 'text', text: change(inline.text) }
      case 'strong':
        return { kind: 'strong', content: mapText(inline.content, change) }
      case 'emphasis':
        return { kind: 'emphasis', content: mapText(inline.content, change) }
      case 'math':
        return inline
      case 'blank':
        return inline
      case 'break':
        return inline
    }
  })
}
