import type { TypesetFormula } from '../maths/lazy-formula.ts'

/** What earlier attempts to print a paper learnt. */
export type Learnt = {
  /** Signs that no font has. */
  readonly uncovered: Set<string>
  /** What is printed in the place of formulas that fail, by name. */
  readonly formulas: Map<string, TypesetFormula>
  /** Why a drawing fails, by its SVG. */
  readonly figures: Map<string, string>
}
