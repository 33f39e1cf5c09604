/** Formulas as MathML, in the order in which they are named. */
import type { LoneFormula, Mathml } from '#domain/lone-formula.ts'
import { formatMathml } from './format-mathml.ts'

export const setFormulas = (formulas: readonly LoneFormula[]): readonly Mathml[] =>
  formulas.map(({ tex, display }) => {
    try {
      return formatMathml(tex, display)
    } catch {
      // Its LaTeX stands in its place.
      return null
    }
  })
