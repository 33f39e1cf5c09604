/** Numbers and letters of questions, sections and options. */
import { romanNumeral } from '#domain/roman-numeral.ts'
import type { Numbering } from '#domain/template.ts'

/** "1.", "A." or "I." for the question at `index`, counted from 0 through the whole paper. */
export function questionNumber(index: number, numbering: Numbering): string {
  switch (numbering) {
    case 'numeric': return `${index + 1}.`
    case 'alphabetic': return `${letters(index)}.`
    case 'roman': return `${romanNumeral(index + 1)}.`
  }
}

/** "a)", "b)": options of the generic layout (specification 2, section 2; decision D37). */
export const optionLabel = (index: number): string => `${letters(index).toLowerCase()})`

/** (b)(i) is part (i) of part (b), whose letter stands before its first part only. `before`: the label of the part before. */
export function partLabel(label: string, before: string | undefined): { readonly outer?: string; readonly label: string; readonly depth?: 1 } {
  const [, outer, inner] = PART_OF_A_PART.exec(label) ?? []
  if (outer === undefined || inner === undefined) return { label }
  const isOpen = before === outer || PART_OF_A_PART.exec(before ?? '')?.[1] === outer
  return { ...(isOpen ? {} : { outer }), label: inner, depth: 1 }
}

const PART_OF_A_PART = /^(\(\w+\))\s*(\([ivx]+\))$/

/** A, B, … Z, AA, AB, …, as the columns of a spreadsheet. */
export function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}
