/**
 * Stands one private character for each formula, so that makers can treat a sentence as plain words and never cut a
 * formula.
 */
import type { Inline, RichText } from '#domain/rich-text.ts'
import type { Span } from '#reading/document.ts'
import { mathSpans } from './rich-slice.ts'

/** A text whose formulas are sealed; `rawOffset` finds the place of a character in the text that was sealed. */
export type SealedText = { readonly text: string; rawOffset(at: number): number }

export type FormulaSeals = {
  seal(text: string, spans: readonly Span[]): SealedText
  /** The words of a sealed text, or of one composed from sealed texts, with their formulas. */
  open(sealed: string): RichText
}

/** The private-use area of the basic plane: one UTF-16 unit each. */
const FIRST_SEAL = 0xe000
const LAST_SEAL = 0xf8ff
/**
 * A private-use character of the file itself, or a formula beyond the last seal: no question is made from such a
 * sentence.
 */
export const UNREADABLE = '\ufffd'
const SEAL = /[\ue000-\uf8ff]/g

export const holdsFormula = (sealed: string): boolean => /[\ue000-\uf8ff]/.test(sealed)

/** The seals of one document. */
export function formulaSeals(): FormulaSeals {
  const formulas: string[] = []
  const sealOf = (tex: string): string => {
    const known = formulas.indexOf(tex)
    if (known >= 0) return String.fromCharCode(FIRST_SEAL + known)
    if (FIRST_SEAL + formulas.length > LAST_SEAL) return UNREADABLE
    formulas.push(tex)
    return String.fromCharCode(FIRST_SEAL + formulas.length - 1)
  }
  return {
    seal(text, spans) {
      let sealed = ''
      let at = 0
      const shifts: { readonly sealedEnd: number; readonly rawEnd: number }[] = []
      for (const span of mathSpans(spans)) {
        sealed += text.slice(at, span.start).replace(SEAL, UNREADABLE) + sealOf(text.slice(span.start, span.end))
        at = span.end
        shifts.push({ sealedEnd: sealed.length, rawEnd: at })
      }
      sealed += text.slice(at).replace(SEAL, UNREADABLE)
      return { text: sealed, rawOffset: (place) => rawOffset(shifts, place) }
    },
    open(sealed) {
      const content: Inline[] = []
      for (const part of sealed.split(/([\ue000-\uf8ff])/)) {
        if (part === '') continue
        const tex = part.length === 1 ? formulas[part.charCodeAt(0) - FIRST_SEAL] : undefined
        content.push(tex === undefined ? { kind: 'text', text: part } : { kind: 'math', tex, display: false })
      }
      return content
    },
  }
}

function rawOffset(shifts: readonly { readonly sealedEnd: number; readonly rawEnd: number }[], place: number): number {
  const last = shifts.findLast((shift) => shift.sealedEnd <= place)
  return last ? last.rawEnd + place - last.sealedEnd : place
}
