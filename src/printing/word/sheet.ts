/** What every printer of a block is given. */
import type { PaperLanguage } from '#domain/language.ts'
import type { Look } from '#layout/laid-out.ts'
import type { Formulas } from './formulas.ts'
import type { Measures } from './measures.ts'
import type { Numbers } from './numbers.ts'
import type { Pictures } from './pictures.ts'

export type Sheet = {
  readonly language: PaperLanguage
  readonly look: Look
  readonly measures: Measures
  readonly formulas: Formulas
  readonly numbers: Numbers
  readonly pictures: Pictures
}

/** Between a label and what it names. */
export const colonOf = ({ language }: Pick<Sheet, 'language'>): string => (language === 'en' ? ': ' : '：')
