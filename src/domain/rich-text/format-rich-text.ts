/** Writes rich text as the Markdown that `parseRichText` reads. */
import type { Inline, RichText } from './inline.ts'
import { growTree, pickLeaves } from './styled-leaves.ts'

/**
 * The Markdown that `parseRichText` reads back as the same tree, once that tree is normal (`normalRichText`).
 * Formulas hold none of `\(`, `\)`, `\[`, `\]` and at most 4096 signs; others may come back as text.
 */
export const formatRichText = (text: RichText): string => formatContent(normalRichText(text))

/**
 * The tree that prints the same and is written in only one way: texts joined, nothing empty, no style twice or around
 * white space.
 */
export const normalRichText = (text: RichText): RichText => growTree(pickLeaves(text))

const formatContent = (content: RichText): string =>
  content.map((inline, index) => formatInline(inline, content[index + 1])).join('')

function formatInline(inline: Inline, next: Inline | undefined): string {
  switch (inline.kind) {
    case 'text':
      return inline.text.replace(/[\\*_$]/g, '\\$&')
    case 'math':
      return inline.display ? formatDisplay(inline.tex) : formatFormula(inline.tex, next)
    case 'strong':
      return `**${formatContent(inline.content)}**`
    case 'emphasis':
      return `*${formatContent(inline.content)}*`
    case 'blank':
      return '____'
    case 'break':
      return '\n'
  }
}

const hasBareDollar = (tex: string): boolean => tex.replace(/\\[\s\S]/g, '').includes('$')

const formatDisplay = (tex: string): string => (hasBareDollar(tex) ? `\\[${tex}\\]` : `$$${tex}$$`)

/** In dollars, as most Markdown has it, unless these would be read as money or end too early. */
function formatFormula(tex: string, next: Inline | undefined): string {
  const beforeDigit = next?.kind === 'text' && /^\d/.test(next.text)
  return beforeDigit || tex.includes('\n') || hasBareDollar(tex) ? `\\(${tex}\\)` : `$${tex}$`
}
