/** Rich text: a small Markdown subset with `$LaTeX$`, parsed once into an inline tree that every output walks. */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  /** LaTeX without its dollar signs. */
  | { readonly kind: 'math'; readonly tex: string; readonly display: boolean }
  | { readonly kind: 'strong'; readonly content: RichText }
  | { readonly kind: 'emphasis'; readonly content: RichText }
  /** A gap for the candidate to fill in. */
  | { readonly kind: 'blank' }
  | { readonly kind: 'break' }
export type RichText = readonly Inline[]

/** The Markdown subset: `**strong**`, `*emphasis*`, `$x^2$`, `$$x^2$$`, `____` (three or more) a blank, a new line a break, `\` before `\ * _ $` as itself. */
export function parseRichText(markdown: string): RichText {
  return parseUntil(markdown.replace(/\r\n?/g, '\n'), 0, '').content
}

/** The Markdown that `parseRichText` reads back as the same tree. */
export function formatRichText(text: RichText): string {
  return text.map(formatInline).join('')
}

/** The words alone, for comparing and searching: maths as its LaTeX, a blank as `____`, a break as a space. */
export function plainText(text: RichText): string {
  return text.map((inline): string => {
    switch (inline.kind) {
      case 'text': return inline.text
      case 'math': return inline.tex
      case 'strong': return plainText(inline.content)
      case 'emphasis': return plainText(inline.content)
      case 'blank': return '____'
      case 'break': return ' '
    }
  }).join('')
}

/** Rich text that says exactly `text`, whatever signs stand in it; new lines become breaks. */
export function literalText(text: string): RichText {
  return text.split('\n').flatMap((line, index): Inline[] => [...(index > 0 ? [{ kind: 'break' as const }] : []), ...(line === '' ? [] : [{ kind: 'text' as const, text: line }])])
}

export const blank: Inline = { kind: 'blank' }

/** How many blanks a text holds, at any depth. */
export function countBlanks(text: RichText): number {
  return text.reduce((count, inline) => count + (inline.kind === 'blank' ? 1 : inline.kind === 'strong' || inline.kind === 'emphasis' ? countBlanks(inline.content) : 0), 0)
}

/** A text with every plain run changed by `change` (conversion of characters, say); maths stays. */
export function mapText(text: RichText, change: (run: string) => string): RichText {
  return text.map((inline): Inline => {
    switch (inline.kind) {
      case 'text': return { kind: 'text', text: change(inline.text) }
      case 'strong': return { kind: 'strong', content: mapText(inline.content, change) }
      case 'emphasis': return { kind: 'emphasis', content: mapText(inline.content, change) }
      case 'math': return inline
      case 'blank': return inline
      case 'break': return inline
    }
  })
}

const formatInline = (inline: Inline): string => {
  switch (inline.kind) {
    case 'text': return inline.text.replace(/[\\*_$]/g, '\\$&').replace(/\n/g, ' ')
    case 'math': return inline.display ? `$$${inline.tex}$$` : `$${inline.tex}$`
    case 'strong': return `**${formatRichText(inline.content)}**`
    case 'emphasis': return `*${formatRichText(inline.content)}*`
    case 'blank': return '____'
    case 'break': return '\n'
  }
}

type Parsed = { readonly content: RichText; readonly end: number; readonly closed: boolean }

/** Parses from `start` up to the mark `closing` (`''`: to the end). A mark that never closes is read as itself by the caller. */
function parseUntil(source: string, start: number, closing: string): Parsed {
  const content: Inline[] = []
  let run = ''
  const flush = (): void => {
    if (run !== '') content.push({ kind: 'text', text: run })
    run = ''
  }
  const add = (inline: Inline): void => {
    flush()
    content.push(inline)
  }
  let at = start
  while (at < source.length) {
    if (closing !== '' && source.startsWith(closing, at) && (run !== '' || content.length > 0) && !(closing === '*' && source.startsWith('**', at))) {
      flush()
      return { content, end: at + closing.length, closed: true }
    }
    const character = source[at]!
    const rest = source.slice(at, at + 4096)
    const maths = character === '$' ? matchMath(rest) : undefined
    const gap = character === '_' ? /^_{3,}/.exec(rest) : null
    if (character === '\\' && /^\\[\\*_$]/.test(rest)) {
      run += rest[1]
      at += 2
    } else if (maths) {
      add({ kind: 'math', tex: maths.tex, display: maths.display })
      at += maths.length
    } else if (gap) {
      add(blank)
      at += gap[0].length
    } else if (character === '\n') {
      add({ kind: 'break' })
      at += 1
    } else if (character === '*') {
      const mark = rest.startsWith('**') ? '**' : '*'
      const inner = mark === closing || /^\*+\s/.test(rest) ? undefined : parseUntil(source, at + mark.length, mark)
      if (inner?.closed && inner.content.length > 0) {
        add({ kind: mark === '**' ? 'strong' : 'emphasis', content: inner.content })
        at = inner.end
      } else {
        run += mark
        at += mark.length
      }
    } else {
      run += character
      at += 1
    }
  }
  flush()
  return { content, end: at, closed: closing === '' }
}

/** A formula opens before a sign that is not a space and closes after one, and no digit follows: "$5 and $10" stays money. */
function matchMath(rest: string): { tex: string; display: boolean; length: number } | undefined {
  const display = /^\$\$((?:\\[\s\S]|[^$\\])+)\$\$/.exec(rest)
  if (display) return { tex: display[1]!.trim(), display: true, length: display[0].length }
  const inline = /^\$(?=\S)((?:\\[\s\S]|[^$\\])*?(?:\\[\s\S]|[^\s$\\]))\$(?!\d)/.exec(rest)
  return inline ? { tex: inline[1]!, display: false, length: inline[0].length } : undefined
}
