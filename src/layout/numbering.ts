/** Numbers and letters of questions, sections and options. */
import { isChinese } from '#domain/language.ts'
import { romanNumeral } from '#domain/roman-numeral.ts'
import { schoolLevelOf } from '#domain/school-level.ts'
import type { Numbering, Template } from '#domain/template.ts'
import type { Titled } from './sheet.ts'

/** "1.", "A." or "I." for the question at `index`, counted from 0 through the whole paper. */
export function questionNumber(index: number, numbering: Numbering): string {
  switch (numbering) {
    case 'numeric':
      return `${index + 1}.`
    case 'alphabetic':
      return `${letters(index)}.`
    case 'roman':
      return `${romanNumeral(index + 1)}.`
  }
}

export type OptionLabel = (index: number) => string

/** "A.", "B.": options of an examination, of a paper in Chinese and of one for a secondary school (decision D42). */
export const capitalLabel: OptionLabel = (index) => `${letters(index)}.`
/** "a)", "b)": options of other papers (specification 2, section 2; decision D37). */
export const smallLabel: OptionLabel = (index) => `${letters(index).toLowerCase()})`

/** How the options of a paper are lettered; paper and key share it. */
export function optionLabelOf(
  { language, grade, schoolLevel }: Pick<Titled, 'language' | 'grade' | 'schoolLevel'>,
  { gradeLevel }: Pick<Template, 'gradeLevel'>,
): OptionLabel {
  const isForSecondary =
    (schoolLevelOf({ grade }) ?? schoolLevel) === 'secondary' || gradeLevel.every((level) => level.startsWith('S'))
  return isChinese(language) || isForSecondary ? capitalLabel : smallLabel
}

/**
 * (b)(i) is part (i) of part (b), whose letter stands before its first part only. `before`: the label of the part
 * before.
 */
export function partLabel(
  label: string,
  before: string | undefined,
): { readonly outer?: string; readonly label: string; readonly depth?: 1 } {
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
