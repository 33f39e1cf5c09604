/** Puts the text of a paragraph together run by run, with its bold, italic and formula spans. */
import { lower, raise } from '../pdf/scripts.ts'
import type { Span } from '../document.ts'

export type RunLook = {
  readonly bold: boolean
  readonly italic: boolean
  readonly script?: 'raised' | 'lowered' | undefined
}
/** In half points: text moved further than this off the line is a script; less only centres signs of another size. */
export const SCRIPT_OFFSET = 4
export type BuiltText = { readonly text: string; readonly spans: readonly Span[] }

export type TextBuilder = {
  add(text: string, look: RunLook): void
  /** A formula as LaTeX. */
  addMath(tex: string): void
  /**
   * Of white space: runs are one, none at the beginning and end, formulas untouched. Nothing is left in the builder.
   */
  take(): BuiltText
}

export function createTextBuilder(): TextBuilder {
  let pieces: Piece[] = []
  return {
    add(text, look) {
      const last = pieces.at(-1)
      // Word cuts runs anywhere (spell check, revisions): a raised "-3" may come as two.
      if (last?.look && sameLook(last.look, look)) last.text += text
      else if (text !== '') pieces.push({ text, look })
    },
    addMath(tex) {
      if (tex !== '') pieces.push({ text: tex, look: undefined })
    },
    take() {
      const built = join(pieces)
      pieces = []
      return built
    },
  }
}

type Piece = { text: string; readonly look: RunLook | undefined }

const sameLook = (a: RunLook, b: RunLook): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.script === b.script

function join(pieces: readonly Piece[]): BuiltText {
  const parts: string[] = []
  const spans: Span[] = []
  let length = 0
  let endsInSpace = true
  const lastShown = pieces.findLastIndex((piece) => piece.look === undefined || piece.text.trim() !== '')
  const push = (text: string): void => {
    parts.push(text)
    length += text.length
  }
  pieces.forEach((piece, index) => {
    if (!piece.look) {
      const start = length
      push(piece.text)
      spans.push({ start, end: length, kind: 'math' })
      endsInSpace = false
      return
    }
    const raw =
      piece.look.script === 'raised'
        ? raise(piece.text)
        : piece.look.script === 'lowered'
          ? lower(piece.text)
          : piece.text
    let text = tidy(raw)
    if (endsInSpace) text = text.trimStart()
    if (index >= lastShown) text = text.trimEnd()
    if (text === '') return
    const start = length + (text.length - text.trimStart().length)
    push(text)
    endsInSpace = /\s$/.test(text)
    const end = length - (text.length - text.trimEnd().length)
    if (end <= start) return
    if (piece.look.bold) addSpan(spans, { start, end, kind: 'bold' })
    if (piece.look.italic) addSpan(spans, { start, end, kind: 'italic' })
  })
  return { text: parts.join(''), spans: spans.toSorted((a, b) => a.start - b.start) }
}

/**
 * Soft hyphens and joiners are for typesetting, not for reading; every white space becomes one space. An ideographic
 * space stays.
 */
const tidy = (text: string): string => text.replace(/[\u00ad\u200b\u2060\ufeff]/g, '').replace(/[^\S\u3000]+/g, ' ')

/** Neighbouring spans of one kind, with at most a space between, are one. */
function addSpan(spans: Span[], span: Span): void {
  const index = spans.findLastIndex((other) => other.kind === span.kind)
  const before = spans[index]
  if (before && before.end + 1 >= span.start) spans[index] = { ...before, end: span.end }
  else spans.push(span)
}
