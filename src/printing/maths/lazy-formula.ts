/** Loads MathJax only when a paper has a formula: it takes longer to load than such a paper to print. */
import type { TypesetFormula } from './typeset-formula.ts'

export type { TypesetFormula } from './typeset-formula.ts'

export async function loadTypesetter(): Promise<
  (tex: string, display: boolean) => TypesetFormula | Promise<TypesetFormula>
> {
  return (await import('./typeset-formula.ts')).typesetFormula
}

export async function pictureFormulaLazily(tex: string, display: boolean, reason: string): Promise<TypesetFormula> {
  const { pictureFormula } = await import('./typeset-formula.ts')
  return pictureFormula(tex, display, reason)
}
